"""Set up a game: which one, players, dice, who starts, options. Everything is remembered for next time.

GameScreens define what can be set besides the players: `option_fields` returns a list of [key, title, kind, detail,
value]; a line break in the title, or in the text of a choice, starts a second, small line.
    kind "numbers": detail = (labels, low, high, note, and optionally a template for the row), value = an integer for
        each label; `note` ("Check your box") or "" is shown above them
    kind "choice":  detail = a list of (value, text), value = one of these values
    kind "screen":  detail = (screen name, its state), value = text of the row; the screen's result becomes the option

`options` has only what players have set, by the keys of fields. It is remembered for each game and may come from
another version.
"""

from firmware import handicap, loading, series
from firmware.drawing import lists, widgets
from firmware.drawing.labels import listed_below
from firmware.language import later, shown, shown_name, t
from firmware.screens import choice, how_to_play, seats
from firmware.storage.files import all_are, choice_in
from firmware.turn_clock import LIMITS, OFF, limit_label, limit_text
from shared_rules import registry
from shared_rules.game import Refused

SETUP = "set_ups"
DICE, FIRST, OPTION, RESET, HOW_TO_PLAY, COACH, CLOCK, HANDICAP, SERIES = range(seats.OTHER, seats.OTHER + 9)
_DICE = ("device", "table")
_COACH = (later("off"), later("on request"), later("warns"))
"""The levels of the coach, by Coach.level."""
_RESET = [
    later("Reset options"),
    later("Reset all options to their defaults?"),
    later("Keep them"),
    later("Reset"),
]


def kept_setups(app) -> dict:
    """Return the last setups: {"last": game id, "clock", "games": {game id: {"coach", "dice", "first", "options",
    "solo"}}}. What only another version knows stays in them; who reads a choice asks for one of its own.
    """
    return app.storage.remembered(SETUP, _setups({}), _setups)


def _setups(value):
    if not isinstance(value, dict):
        return None
    value["last"], value["games"] = choice_in(value, "last", ""), choice_in(value, "games", {})
    return value


class Games(choice.Menu):
    """Choose a game; the last one has the focus. State: the list's."""

    opens_late = True

    def __init__(self, app, state):
        choice.Menu.__init__(self, app, state)
        if state is None:
            last = kept_setups(app)["last"]
            for i in range(len(registry.GAMES)):
                if registry.GAMES[i][0] == last:
                    self.list.focus = i

    def fill(self) -> tuple:
        games = registry.GAMES
        players = ["%d" % game[3] if game[3] == game[4] else t("{0} to {1}", game[3], game[4]) for game in games]
        self.list.set([t(game[2]) for game in games], players)
        return t("New game"), t("players")

    def likely_next(self) -> list:
        return [loading.module_of_game(registry.GAMES[self.list.focus][0])]

    def chosen(self, index: int) -> None:
        self.app.stack.push("screens.new_game.NewGame", {"game": registry.GAMES[index][0]})


class NewGame(seats.Seats):
    """The setup of one game. State: {"game"}, then also "clock" (one of LIMITS), "coach" (a level of firmware.coach),
    "dice", "first" (a seat, or -1 for random), "handicap" (is it on?), "options", "series" (does the running one go
    on?) and the state of Seats.
    """

    opens_late = True

    def __init__(self, app, state):
        line = registry.line(state["game"]) or registry.GAMES[0]
        self.game = line[0]
        seats.Seats.__init__(self, app, state)
        self.fewest, self.most = line[3:5]
        self.screens = loading.screens_of(self.game)
        self.fixed = self.screens.COLOURS
        if "names" not in state:
            kept = kept_setups(app)
            state = choice_in(kept["games"], self.game, {})
            # One clock for all games: those of an evening have the same.
            state["clock"] = kept.get("clock")
            if choice_in(state, "solo", False):
                self.seats = 1
        self.dice = choice_in(state, "dice", _DICE[0], _DICE)
        self.first = choice_in(state, "first", -1)
        self.options = dict(choice_in(state, "options", {}))
        self.beside = {
            "coach": min(choice_in(state, "coach", 0, range(len(_COACH))), self._most_of_coach()),
            "clock": choice_in(state, "clock", OFF, LIMITS),
            "handicap": choice_in(state, "handicap", False),
            "series": choice_in(state, "series", True),
        }
        self._series_of = None  # [names, what series.running returned for them]
        self.option_fields = []  # until they are asked for

    def more(self) -> dict:
        more = {"game": self.game, "dice": self.dice, "first": self.first, "options": self.options}
        more.update(self.beside)
        return more

    def likely_next(self) -> list:
        return [(registry.line(self.game) or registry.GAMES[0])[1]] + loading.screen_modules(self.game)

    def heading_words(self) -> str:
        return t(registry.name(self.game))

    def more_rows(self) -> list:
        rows = []
        running = self._running()[0]
        if running:
            wins = listed_below(self.layout, series.wins_text(self.players()[0], running["wins"]))
            words = t("Best of {0}\n{1}", running["of"], wins[1:])
            rows.append((SERIES, 0, words, t("on") if self.beside["series"] else t("off")))
        if self._chooses_first():
            rows.append((FIRST, 0, t("Starts"), t("random") if self.first < 0 else shown_name(self.names[self.first])))
        if self.screens.DICE:
            rows.append((DICE, 0, t("Dice"), t("built-in") if self.dice == "device" else t("real")))
        for i in range(len(self.option_fields)):
            rows.append((OPTION, i, shown(self.option_fields[i][1]), _words(self.option_fields[i])))
        if self.screens.COACH is not None:
            rows.append((COACH, 0, t("Coach"), t(_COACH[self.beside["coach"]])))
        rows.append((CLOCK, 0, t("Clock"), limit_text(self.beside["clock"])))
        offer = self._offer()
        if offer:
            width = self.layout.width - 2 * widgets.EDGE - lists.BAR - 4
            names = [shown_name(name) for name in self.players()[0]]
            words = widgets.after_name(names[offer[0]], handicap.offer_text(offer), width, names)
            rows.append((HANDICAP, 0, t("Handicap") + "\n" + words, t("on") if self.beside["handicap"] else t("off")))
        if self.screens.HOW_TO_PLAY:
            rows.append((HOW_TO_PLAY, 0, t("How to play"), ""))
        if self.options and self.option_fields:
            rows.append((RESET, 0, t("Reset options"), ""))
        return rows

    def _running(self):
        # Return the series of these players that runs, and who starts its next game.
        names = self.players()[0]
        if self._series_of is None or self._series_of[0] != names:
            self._series_of = [names, series.running(self.app.storage, self.game, names)]
        return self._series_of[1]

    def _offer(self):
        # Return a result of handicap.even: two people, and a game that the coach reviews.
        names = self.players()[0]
        if len(names) != 2 or not self.screens.COACH or [name for name in names if name in self.rivals]:
            return None
        if not handicap.meets(self.app.storage, names, self.game):
            return None  # before the rules are imported
        rules = registry.rules_of(registry.line(self.game))  # pyright: ignore[reportArgumentType]
        try:
            options = rules.resolve_options(self._rules_options(), 2)
        except Refused:
            return None
        return handicap.offered(self.app.storage, names, rules, options)

    def _chooses_first(self):
        if self.first >= self.count:
            self.first = -1
        return self.count > 1 and self.screens.FIRST

    def _most_of_coach(self):
        return 2 if self.screens.COACH else 0 if self.screens.COACH is None else 1

    def fill(self) -> tuple:
        """Read the options first, as the number of players may depend on them."""
        self._know_fields()
        return seats.Seats.fill(self)

    def below(self, seat: int) -> str:
        """Return the player's partner as a second line."""
        partner = self.screens.partner(self._usable(), self.count, seat)
        return "" if partner is None else "\n" + t("with {0}", self.names[partner])

    def no_rival(self) -> str | None:
        return self.screens.no_rival(self._usable())

    def _usable(self):
        # The options that this version knows. What another one saved shows its default, and stays until it is changed.
        if not self.option_fields:
            self._know_fields()
        fields, options = self.option_fields, self.options
        return {field[0]: options[field[0]] for field in fields if field[0] in options and _is_known(field, options)}

    def _know_fields(self):
        usable, unknown = dict(self.options), None
        while unknown != []:
            try:
                self.option_fields = self.screens.option_fields(self.app, usable, self.count)
                unknown = [field[0] for field in self.option_fields if not _is_known(field, usable)]
            except (IndexError, KeyError, TypeError, ValueError):
                unknown = sorted(usable)  # which one is unknown cannot be told
            for key in unknown:
                del usable[key]

    def step(self, what: int, which: int, step: int) -> None:
        if what == FIRST:
            count = self.count + 1
            self.first = (self.first + 1 + step) % count - 1
        elif what == DICE:
            self.dice = "table" if self.dice == "device" else "device"
        elif what == COACH:
            self.beside["coach"] = (self.beside["coach"] + step) % (self._most_of_coach() + 1)
        elif what == HANDICAP:
            self.beside["handicap"] = not self.beside["handicap"]
        elif what == SERIES:
            self.beside["series"] = not self.beside["series"]
        elif what == CLOCK:
            self.beside["clock"] = LIMITS[(LIMITS.index(self.beside["clock"]) + step) % len(LIMITS)]
        elif what == OPTION and self.option_fields[which][2] == "choice":
            key, _title, _kind, detail, value = self.option_fields[which]
            values = [one[0] for one in detail]
            self.options[key] = values[(_place(detail, value) + step) % len(values)]

    def ask(self, what: int, which: int) -> None:
        """Toggle what has two values; open a question for the others."""
        if what == HOW_TO_PLAY:
            how_to_play.open_pages(self.app, self.game, self._rules_options(), self.count)
            return
        if what == RESET:
            self.open(["reset", ""], "screens.choice.Confirm", list(_RESET))
            return
        if what == CLOCK:
            labels = [limit_label(limit) for limit in LIMITS]
            self.open(
                ["clock", ""], "screens.choice.Choose", [later("Clock"), labels, LIMITS.index(self.beside["clock"])]
            )
            return
        if what == OPTION:
            key, title, kind, detail, value = self.option_fields[which]
            asked = ["option", key]
            if kind == "numbers":
                self.open(
                    asked,
                    "screens.choice.Numbers",
                    [title, list(detail[0]), list(value), detail[1], detail[2], None, detail[3]],
                )
                return
            if kind == "screen":
                self.open(asked, detail[0], detail[1])
                return
            if len(detail) > 2:
                self.open(asked, "screens.choice.Choose", [title, [one[1] for one in detail], _place(detail, value)])
                return
            self.step(what, which, 1)
        else:
            self.step(what, which, 1)
        self.refill()

    def answered(self, what: str, which: int | str, value) -> None:
        if what == "clock":
            self.beside["clock"] = LIMITS[value]
            return
        if what == "reset":
            self.options = {}
            self.list.focus = 0
            return
        self._know_fields()
        for key, _title, kind, detail, _value in self.option_fields:
            if key == which:
                self.options[key] = detail[value][0] if kind == "choice" else value

    def moved(self, seat: int, other: int) -> None:
        """Let the starting player keep the first turn."""
        if self.first == seat or self.first == other:
            self.first = other if self.first == seat else seat

    def removed(self, seat: int) -> None:
        """Let the starting player keep the first turn, unless removed."""
        if self.first >= seat:
            self.first = self.first - 1 if self.first > seat else -1

    def start(self) -> None:
        """Start the game; after a refusal the setup can be changed here."""
        app = self.app
        app.frame.acknowledge_key()
        names, colours = self.players()
        first = self.first if self._chooses_first() and self.first >= 0 else None
        options = self._rules_options()
        self.remember()
        offer = self._offer() if self.beside["handicap"] else None
        beside = {
            "coach": self.beside["coach"],
            "clock": self.beside["clock"],
            "rivals": [self.rivals.get(name, "") for name in names],
        }
        if offer:
            beside["handicap"] = handicap.at_start(offer)
        if self.beside["series"]:
            beside["series"], starts = self._running()
            first = starts if first is None and self._chooses_first() else first
        app.game.new(self.game, names, colours, options, first, self.dice, None, beside)

    def _rules_options(self):
        return self.screens.rules_options(self.app, self._usable(), self.count)

    def remember(self) -> None:
        """Remember the players and this game's setup."""
        seats.Seats.remember(self)
        kept = kept_setups(self.app)
        kept["last"], kept["clock"] = self.game, self.beside["clock"]
        setup = kept["games"][self.game] = choice_in(kept["games"], self.game, {})
        setup["dice"], setup["first"], setup["options"] = self.dice, self.first, self.options
        setup["solo"], setup["coach"] = self.seats == 1, self.beside["coach"]
        self.app.remember(SETUP, kept)


def _is_known(field, options):
    # Whether this version offers what is set for a field, if anything is.
    key, _title, kind, detail, _value = field
    value = options.get(key)
    if key not in options or kind == "screen":
        return True
    if kind == "choice":
        return any([type(one[0]) is type(value) and one[0] == value for one in detail])
    return all_are(int, value) and len(value) == len(detail[0]) and detail[1] <= min(value) and max(value) <= detail[2]


def _words(field):
    """Return an option's value as text for its row."""
    _key, _title, kind, detail, value = field
    if kind == "numbers":
        return t(detail[4], *value) if len(detail) > 4 else " ".join([str(number) for number in value])
    return shown(detail[_place(detail, value)][1] if kind == "choice" else value).split("\n")[0]


def _place(choices, value):
    """Return the index of the choice with this value, or 0."""
    for i in range(len(choices)):
        if choices[i][0] == value:
            return i
    return 0
