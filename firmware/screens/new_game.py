"""Setting up a game: who plays, in which seats and colours, with whose dice, who begins, with which options.

A game's screens module (firmware/screens/<game id>.py) may offer OPTIONS, a tuple of (key, title, labels, low, high): the option `key` of
the rules is a list of as many whole numbers as there are labels, each from `low` to `high`. Everything is remembered, so the
next game starts with one press.
"""

from firmware.drawing import theme
from firmware.keys import LEFT, RIGHT
from firmware.screens import choice
from shared_rules import registry

REMEMBERED = 24
"""So many names are kept, the latest first."""
SETUP = "new_game"
NAMES = "names"

START, PLAYER, ADD, DICE, FIRST, OPTION, GAME = range(7)
_PLAYER = "Player "
_KEYS = ("game", "names", "colours", "dice", "first", "options")
_ASK_PLAYER = ("Another name", "Another colour", "One seat earlier", "Remove")


def options_of(game_id):
    """What the game's screens module lets one set."""
    name = "firmware.screens." + game_id
    return getattr(__import__(name, None, None, ("OPTIONS",)), "OPTIONS", ())


def remember_names(app, names, colours):
    """Put these names, with their colours, in front of those remembered; names that nobody chose are left out."""
    entries = [[names[i], colours[i]] for i in range(len(names)) if not names[i].startswith(_PLAYER)]
    for entry in app.storage.remembered(NAMES, []):
        if entry[0] not in names:
            entries.append(entry)
    app.remember(NAMES, entries[:REMEMBERED])


def _is_setup(value):
    # Another version may have remembered something else.
    if not isinstance(value, dict):
        return False
    for key in _KEYS:
        if key not in value:
            return False
    return registry.find(value["game"]) is not None and len(value["names"]) == len(value["colours"])


class NewGame(choice.Menu):
    """The set-up of a game. State: {"game", "names", "colours", "dice", "first", "options", "asked", "list"}.

    `first` is a seat, or -1 when it is drawn; `asked` says which question is open above: None, or its name and a seat or key.
    """

    def __init__(self, app, state):
        fresh = state is None
        if fresh:
            state = app.storage.remembered(SETUP, None)
        if not _is_setup(state):
            state = {"game": registry.GAMES[0][0], "names": [], "colours": [], "dice": "device", "first": -1, "options": {}}
        self.game = state["game"]
        self.names = list(state["names"])
        self.colours = list(state["colours"])
        self.dice = state["dice"]
        self.first = state["first"]
        self.options = dict(state["options"])
        self.asked = None if fresh else state["asked"]
        choice.Menu.__init__(self, app, None if fresh else state["list"])
        self._know_game()

    def _know_game(self):
        self.rules = registry.find(self.game)
        self.offers = options_of(self.game)
        self.defaults = self.rules.default_options()
        while len(self.names) < self.rules.FEWEST:
            self._add(_PLAYER + str(len(self.names) + 1))
        del self.names[self.rules.MOST:]
        del self.colours[self.rules.MOST:]
        if self.first >= len(self.names):
            self.first = -1

    def _setup(self):
        return {
            "game": self.game, "names": self.names, "colours": self.colours, "dice": self.dice, "first": self.first,
            "options": self.options,
        }

    def state(self):
        """As in the class's words."""
        state = self._setup()
        state["asked"] = self.asked
        state["list"] = self.list_state()
        return state

    def _values(self, key):
        return self.options[key] if key in self.options else self.defaults[key]

    def fill(self):
        """Start first, then the seats clockwise, then what is seldom changed."""
        rows = [((START, 0), "Start", "", -1)]
        for seat in range(len(self.names)):
            rows.append(((PLAYER, seat), self.names[seat], "", self.colours[seat]))
        if len(self.names) < min(self.rules.MOST, len(theme.PLAYERS)):
            rows.append(((ADD, 0), "Add a player", "", -1))
        rows.append(((FIRST, 0), "First", "is drawn" if self.first < 0 else self.names[self.first], -1))
        rows.append(((DICE, 0), "Dice", "rolled here" if self.dice == "device" else "your own", -1))
        for offer in self.offers:
            rows.append(((OPTION, offer[0]), offer[1], " ".join([str(value) for value in self._values(offer[0])]), -1))
        if len(registry.GAMES) > 1:
            rows.append(((GAME, 0), "Game", self.rules.NAME, -1))
        self.does = [row[0] for row in rows]
        self.list.set([row[1] for row in rows], [row[2] for row in rows], [row[3] for row in rows])
        return self.rules.NAME, "clockwise"

    def handle(self, key):
        """On a player left and right change the colour, on other rows what ok would change."""
        if key == LEFT or key == RIGHT:
            step = 1 if key == RIGHT else -1
            what, which = self.does[self.list.focus]
            if what == PLAYER:
                self._give_colour(which, (self.colours[which] + step) % len(theme.PLAYERS))
            elif what == FIRST:
                self._next_first(step)
            elif what == DICE:
                self._other_dice()
            self.refill()
        else:
            choice.Menu.handle(self, key)

    def _next_first(self, step):
        count = len(self.names) + 1
        self.first = (self.first + 1 + step) % count - 1

    def _other_dice(self):
        self.dice = "table" if self.dice == "device" else "device"

    def _give_colour(self, seat, colour):
        # Colours stay distinct: whoever has it takes this player's.
        if colour in self.colours:
            self.colours[self.colours.index(colour)] = self.colours[seat]
        self.colours[seat] = colour

    def _ask(self, asked, screen, state):
        self.asked = asked
        self.app.push(screen, state)

    def _ask_name(self, seat):
        title = "Name of player %d" % (seat + 1)
        taken = [self.names[i] for i in range(len(self.names)) if i != seat]
        known = [entry[0] for entry in self.app.storage.remembered(NAMES, [])]
        known = [name for name in known if name not in self.names]
        asked = ["name", seat]
        if known:
            self._ask(asked, "names.Pick", [title, known, taken])
        else:
            self._ask(asked, "names.Letters", [title, taken])

    def chosen(self, index):
        """Start, ask, or change at once."""
        what, which = self.does[index]
        if what == START:
            self._start()
        elif what == PLAYER:
            labels = _ASK_PLAYER if len(self.names) > self.rules.FEWEST else _ASK_PLAYER[:3]
            self._ask(["player", which], "choice.Choose", [self.names[which], list(labels)])
        elif what == ADD:
            self._ask_name(len(self.names))
        elif what == OPTION:
            for key, title, labels, low, high in self.offers:
                if key == which:
                    self._ask(["option", key], "choice.Numbers", [title, list(labels), list(self._values(key)), low, high])
        elif what == GAME:
            names = [registry.find(game[0]).NAME for game in registry.GAMES]
            self._ask(["game", 0], "choice.Choose", ["Game", names])
        else:
            if what == FIRST:
                self._next_first(1)
            else:
                self._other_dice()
            self.refill()

    def returned(self, name, value):
        """An answer to what was asked."""
        what, which = self.asked or ("", 0)
        self.asked = None
        if what == "player":
            self._changed_player(which, value)
        elif what == "colour":
            self._give_colour(which, value)
        elif what == "name":
            if which == len(self.names):
                self._add(value)
            else:
                self.names[which] = value
        elif what == "option":
            self.options[which] = value
        else:
            self.game = registry.GAMES[value][0]
            self.options = {}
            self._know_game()
        self.refill()

    def _changed_player(self, seat, answer):
        if answer == 0:
            self._ask_name(seat)
        elif answer == 1:
            labels = [player[0] for player in theme.PLAYERS]
            marks = list(range(len(theme.PLAYERS)))
            self._ask(["colour", seat], "choice.Choose", ["Colour", labels, self.colours[seat], marks])
        elif answer == 2:
            before = (seat - 1) % len(self.names)
            for seats in (self.names, self.colours):
                seats[seat], seats[before] = seats[before], seats[seat]
            if self.first == seat or self.first == before:
                self.first = before if self.first == seat else seat
            self.list.focus += before - seat
        else:
            del self.names[seat]
            del self.colours[seat]
            if self.first >= seat:
                self.first = self.first - 1 if self.first > seat else -1

    def _add(self, name):
        colour = 0
        for entry in self.app.storage.remembered(NAMES, []):
            if entry[0] == name:
                colour = entry[1]
        while colour in self.colours:
            colour = (colour + 1) % len(theme.PLAYERS)
        self.names.append(name)
        self.colours.append(colour)

    def _start(self):
        self.app.remember(SETUP, self._setup())
        remember_names(self.app, self.names, self.colours)
        first = None if self.first < 0 else self.first
        self.app.new_game(self.game, self.names, self.colours, self.options, first, self.dice)
