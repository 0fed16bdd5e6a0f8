"""Players, seats and colours, for setting up games and the score pad.

All games share the remembered players, in memory.txt under PEOPLE: {"names", "colours", "seats", "rivals"}, the last
one levels by name. The first `seats` of them play; the others wait for a game with more seats. Names used before are
under NAMES.
"""

from firmware.drawing import theme
from firmware.keys import LEFT, RIGHT
from firmware.language import later, shown_name, t
from firmware.screens import choice
from firmware.storage.files import choice_in
from shared_rules.rival import LEVELS

REMEMBERED = 24
"""Maximum number of remembered names, latest first."""
PEOPLE = "people"
NAMES = "names"

START, PLAYER, COUNT = range(3)
OTHER = 3
"""First row kind of a subclass."""
_PLAYER = "Player "
_ASK_PLAYER = (
    later("Change name"),
    later("Change colour"),
    later("Move up"),
    later("Remove player"),
    later("Played by"),
)
_RIVAL = later("Bot")
_SHOWN = (later("Player {0}"), later("Bot {0}"))
"""How language.shown_name shows such names."""
_RIVALS = (later("gentle rival"), later("keen rival"), later("sharp rival"))
"""For each of LEVELS."""
PLAYED_BY = (later("a person"),) + _RIVALS


def remember_names(app, names: list, colours: list) -> None:
    """Put these names and colours in front of the remembered ones, without default names. Announce forgotten ones."""
    entries = [[names[i], colours[i]] for i in range(len(names)) if not names[i].startswith(_PLAYER)]
    for entry in app.storage.remembered(NAMES, [], _entries):
        if entry[0] not in names:
            entries.append(entry)
    app.remember(NAMES, entries[:REMEMBERED])
    if len(entries) > REMEMBERED:
        gone = ", ".join([entry[0] for entry in entries[REMEMBERED:]])
        app.storage.tell([later("Only {0} names are remembered. Forgotten: {1}."), REMEMBERED, gone])


def known_names(app, but: list) -> list:
    """Return the remembered names but these, latest first."""
    return [entry[0] for entry in app.storage.remembered(NAMES, [], _entries) if entry[0] not in but]


def rename_remembered(app, old: str, new: str | None) -> None:
    """Rename a remembered player, without doubling a name; None deletes it. A seat without its name stays."""
    entries = []
    for entry in app.storage.remembered(NAMES, [], _entries):
        name = new if entry[0] == old else entry[0]
        if name is not None and name not in [other[0] for other in entries]:
            entries.append([name] + entry[1:])
    app.remember(NAMES, entries)
    people = app.storage.remembered(PEOPLE, None, people_in)
    if people and old in people["names"] and old not in people["rivals"]:
        at = people["names"].index(old)
        if new is None or new in people["names"]:
            people["names"][at] = _unnamed(people["names"], at + 1)
        else:
            people["names"][at] = new
        app.remember(PEOPLE, people)


def _unnamed(names, number):
    # Return a default name, numbered by seat or with the next free number.
    while _PLAYER + str(number) in names:
        number += 1
    return _PLAYER + str(number)


def _entries(value):
    # Those of NAMES that have a name. A colour that only another version knows stays.
    if not isinstance(value, list):
        return None
    return [entry for entry in value if isinstance(entry, list) and len(entry) > 1 and isinstance(entry[0], str)]


def people_in(value: object) -> dict | None:
    """Return what this version can use of a value of PEOPLE, with all its keys; None if it is none."""
    if not isinstance(value, dict):
        return None
    names, colours, theirs = [], [], choice_in(value, "colours", [])
    for name in choice_in(value, "names", []):
        if isinstance(name, str) and name not in names and len(names) < len(theme.PLAYERS):
            names.append(name)
            at = value["names"].index(name)
            colours.append(theirs[at] if at < len(theirs) else -1)
    levels = choice_in(value, "rivals", {})
    people = dict(value)
    people["names"], people["colours"] = names, theme.seat_colours(colours, len(names))
    people["rivals"] = {name: choice_in(levels, name, LEVELS[0], LEVELS) for name in names if name in levels}
    people["seats"] = max(choice_in(value, "seats", 2), 0)
    return people


class Seats(choice.Menu):
    """A menu that begins with "Start" and the seats clockwise.

    State: {"names", "colours", "seats", "rivals", "asked", "list"} and the result of `more`. `asked`: the
    open question, None or its name and a seat or key. `fewest` to `most` players. A subclass defines `heading_words`,
    `more_rows` and `start`, optionally `more`, `step`, `ask` and `answered`.
    """

    def __init__(self, app, state):
        state = state or {}
        people = people_in(state if "names" in state else app.storage.remembered(PEOPLE, {}, people_in)) or {}
        self.names, self.colours = people["names"], people["colours"]
        self.seats, self.rivals = people["seats"], people["rivals"]
        self.asked = state.get("asked")
        choice.Menu.__init__(self, app, state.get("list"))

    def state(self) -> dict:
        state = self._people(self.more(), self.seats)
        state["asked"] = self.asked
        state["list"] = self.list_state()
        return state

    def _people(self, kept, seats):
        # Add the value of PEOPLE to `kept`.
        kept["names"], kept["colours"], kept["seats"], kept["rivals"] = self.names, self.colours, seats, self.rivals
        return kept

    # For subclasses

    fewest, most = 1, len(theme.PLAYERS)
    fixed = None
    """The seats' colours if the game fixes them, whatever colours the players prefer."""

    def heading_words(self) -> str:
        raise NotImplementedError

    def more_rows(self) -> list:
        """Return rows below the seats: (what, which, label, value) each, with `what` from OTHER on."""
        raise NotImplementedError

    def start(self) -> None:
        raise NotImplementedError

    def no_rival(self) -> str | None:
        """Return why the handheld cannot play a seat, as a sentence; "": it can; None: do not offer it."""
        return None

    def more(self) -> dict:
        """Return a new dict with the subclass's state."""
        return {}

    def below(self, seat: int) -> str:
        """Return a line break and a second line for a player's row, or ""."""
        return ""

    def step(self, what: int, which: int, step: int) -> None:
        """Handle left or right on a row of the subclass."""

    def ask(self, what: int, which: int) -> None:
        """Handle OK on a row of the subclass."""

    def answered(self, what: str, which: int | str, value) -> None:
        """Handle the answer to a question of the subclass."""

    # Seats

    @property
    def count(self) -> int:
        """The number of players."""
        return max(self.fewest, min(self.seats, self.most))

    def players(self) -> tuple:
        """Return (names, colours) of the players."""
        return self.names[: self.count], list(self.fixed or self.colours)[: self.count]

    def closed(self) -> None:
        """Remember the choices for the next setup, and close."""
        self.app.frame.acknowledge_key()
        self.remember()
        choice.Menu.closed(self)

    def remember(self) -> None:
        """Remember the players for the next setup."""
        kept = self.app.storage.remembered(PEOPLE, {}, people_in)
        # A solo game does not change the size of the group.
        seats = self.seats if self.seats > 1 else max(self.seats, kept.get("seats", 0))
        self.app.remember(PEOPLE, self._people(kept, seats))
        people = [seat for seat in range(self.count) if self.names[seat] not in self.rivals]
        remember_names(self.app, [self.names[seat] for seat in people], [self.colours[seat] for seat in people])

    def fill(self) -> tuple:
        for i in range(len(self.names) - 1, self.count - 1, -1):
            # Players without a name do not wait for a seat.
            if self.names[i].startswith(_PLAYER):
                del self.names[i]
                del self.colours[i]
        while len(self.names) < self.count:
            self._add()
        if self.no_rival() != "":
            for seat in range(self.count):
                self._seat(seat, "")
        self.rivals = {name: self.rivals[name] for name in self.names if name in self.rivals}
        rows = [(START, 0, t("Start"), "")]
        for seat in range(self.count):
            level = self.rivals.get(self.names[seat])
            below = "\n" + t(_RIVALS[LEVELS.index(level)]) if level else self.below(seat)
            rows.append((PLAYER, seat, shown_name(self.names[seat]) + below, ""))
        if self.fewest < self.most:
            rows.append((COUNT, 0, t("Player count"), str(self.count)))
        rows += self.more_rows()
        self.does = [row[:2] for row in rows]
        colours = self.fixed or self.colours
        marks = [colours[row[1]] if row[0] == PLAYER else -1 for row in rows]
        self.list.set([row[2] for row in rows], [row[3] for row in rows], marks)
        return self.heading_words(), t("clockwise") if self.count > 1 else ""

    def handle(self, key: int) -> None:
        """Left and right change the colour of a player; on other rows they act like OK."""
        if key == LEFT or key == RIGHT:
            step = 1 if key == RIGHT else -1
            what, which = self.does[self.list.focus]
            if what == PLAYER:
                if not self.fixed:
                    self._give_colour(which, (self.colours[which] + step) % len(theme.PLAYERS))
            elif what == COUNT:
                self._next_count(step)
                return
            elif what != START:
                self.step(what, which, step)
            self.refill()
        else:
            choice.Menu.handle(self, key)

    def chosen(self, index: int) -> None:
        what, which = self.does[index]
        if what == START:
            self.start()
        elif what == PLAYER:
            labels = [_ASK_PLAYER[answer] for answer in self._answers()]
            self.open(["player", which], "screens.choice.Choose", [["{0}", self.names[which]], labels])
        elif what == COUNT:
            self._next_count(1)
        else:
            self.ask(what, which)

    def open(self, asked: list, screen: str, state: list) -> None:
        """Open a question; its answer goes to `answered` unless `asked` is one of the seats' own."""
        self.asked = asked
        self.app.stack.push(screen, state)

    def on_result(self, name: str, value) -> None:
        what, which = self.asked or ("", 0)
        self.asked = None
        if what == "player":
            self._changed_player(which, value)
        elif what == "colour":
            self._give_colour(which, value)
        elif what == "name":
            self._give_name(which, value)
        elif what == "played by":
            self._seat(which, (("",) + LEVELS)[value])
        else:
            self.answered(what, which, value)
        self.refill()

    def _next_count(self, step):
        span = self.most - self.fewest + 1
        self.seats = self.fewest + (self.count - self.fewest + step) % span
        # Keep the focus on this row, which moves with the number of seats.
        self.fill_now()
        self.list.focus = 1 + self.count
        self.app.frame.invalidate()

    def _give_colour(self, seat, colour):
        # Keep colours distinct by swapping them.
        if colour in self.colours:
            self.colours[self.colours.index(colour)] = self.colours[seat]
        self.colours[seat] = colour

    def _give_name(self, seat, name):
        if name in self.names:
            # Swap with the waiting player of this name.
            other = self.names.index(name)
            for seats in (self.names, self.colours):
                seats[seat], seats[other] = seats[other], seats[seat]
        else:
            level = self.rivals.get(self.names[seat])
            if level:
                self.rivals[name] = level
            self.names[seat] = name

    def _ask_name(self, seat):
        title = [later("Name of player {0}"), seat + 1]
        names = self.names[: self.count]
        is_rival = names[seat] in self.rivals
        taken = [name for name in (self.names if is_rival else names) if name != names[seat]]
        known = [] if is_rival else self.names[self.count :] + known_names(self.app, self.names)
        asked = ["name", seat]
        # An entered name can be corrected.
        before = "" if names[seat].startswith(_PLAYER) else names[seat]
        if known:
            self.open(asked, "screens.names.Pick", [title, known, taken, None, before])
        else:
            self.open(asked, "screens.names.Letters", [title, taken, before])

    def _answers(self):
        # Return the indexes in _ASK_PLAYER to offer.
        answers = [0] if self.fixed else [0, 1]
        if self.no_rival() is not None:
            answers.insert(1, 4)
        if self.count > 1:
            answers.append(2)
        if self.count > max(self.fewest, 1):
            answers.append(3)
        return answers

    def _changed_player(self, seat, answer):
        answer = self._answers()[answer]
        if answer == 0:
            self._ask_name(seat)
        elif answer == 1:
            labels = [player[0] for player in theme.PLAYERS]
            marks = list(range(len(theme.PLAYERS)))
            self.open(["colour", seat], "screens.choice.Choose", [later("Colour"), labels, self.colours[seat], marks])
        elif answer == 2:
            before = (seat - 1) % self.count
            for seats in (self.names, self.colours):
                seats[seat], seats[before] = seats[before], seats[seat]
            self.list.focus += before - seat
            self.moved(seat, before)
        elif answer == 4 and self.no_rival():
            self.app.stack.show_message(self.no_rival())
        elif answer == 4:
            level = self.rivals.get(self.names[seat])
            focus = LEVELS.index(level) + 1 if level else 0
            self.open(["played by", seat], "screens.choice.Choose", [later("Played by"), list(PLAYED_BY), focus])
        else:
            self.seats = self.count - 1
            del self.names[seat]
            del self.colours[seat]
            self.removed(seat)

    def moved(self, seat: int, other: int) -> None:
        """Called after two seats were swapped."""

    def removed(self, seat: int) -> None:
        """Called after a seat was removed and later ones moved up."""

    def _seat(self, seat, level):
        # Give a seat to a rival of this level, or with "" to a person; the previous player leaves.
        name = self.names[seat]
        if level and name not in self.rivals:
            name, number = _RIVAL, 1
            while name in self.names:
                number += 1
                name = "%s %d" % (_RIVAL, number)
        elif not level and self.rivals.pop(name, ""):
            name = self._somebody(seat + 1)[0]
        if level:
            self.rivals[name] = level
        self.names[seat] = name

    def _somebody(self, number):
        # Return [name, colour] of the last remembered player not at the table; else a numbered one.
        for entry in self.app.storage.remembered(NAMES, [], _entries):
            if entry[0] not in self.names:
                return [entry[0], theme.seat_colours(entry[1:], 1)[0]]
        return [_unnamed(self.names, number), 0]

    def _add(self):
        name, colour = self._somebody(len(self.names) + 1)
        while colour in self.colours:
            colour = (colour + 1) % len(theme.PLAYERS)
        self.names.append(name)
        self.colours.append(colour)
