"""A home, a counter and a game's screens that are just enough to drive the app."""

from firmware.game_screens import GameScreens
from firmware.keys import BACK, DOWN, INFO, OK, RIGHT, UNDO, UP
from tests.firmware import fake_hardware
from tests.firmware.fake_hardware import Plain

SHEETS = "games.penk.game.Over"
PLAYERS = ["Ann", "Bo"]
COLOURS = [2, 0]
SEED = "00112233445566778899aabbccddeeff"


class Home(Plain):
    """Down counts, right opens a counter, ok starts a game, info resumes the newest."""

    lights_player_led = False

    def __init__(self, app, state):
        self.app = app
        self.focus = state or 0
        self.heard = []

    def state(self):
        return self.focus

    def on_result(self, name, value):
        self.heard.append((name, value))
        self.focus += value

    def handle(self, key):
        if key == DOWN:
            self.focus += 1
            self.app.frame.invalidate()
        elif key == RIGHT:
            self.app.stack.push("screens.toy.Counter", [1, "Zoë"])
        elif key == OK:
            self.app.game.new("penk", PLAYERS, COLOURS, None, 0, None, SEED)
        elif key == INFO:
            self.app.game.resume(self.app.storage.games()[0])


class Counter(Plain):
    """Up and down count, right opens another above, back returns the count."""

    def __init__(self, app, state):
        self.app = app
        self.count, self.name = state

    def state(self):
        return [self.count, self.name]

    def handle(self, key):
        if key in (UP, DOWN):
            self.count += 1 if key == UP else -1
            self.app.frame.invalidate()
        elif key == RIGHT:
            self.app.stack.push("screens.toy.Counter", [self.count * 10, self.name])
        elif key == BACK:
            self.app.stack.pop(self.count)


class Roll(Plain):
    """The game's screen: ok does the first legal action, undo takes it back, back goes home."""

    needs_table = True

    def handle(self, key):
        table = self.app.game.table
        if key == OK:
            self.app.act(first_legal(table))
        elif key == UNDO:
            self.app.undo(True)
        elif key == BACK:
            self.app.stack.home()
        elif key == INFO:
            self.app.undo()


class Decide(Roll):
    """The same in the other phase."""


class Over(Roll):
    """The same at the end."""


class Notice(Plain):
    """Waits for ok; its state is the list of events still to be shown."""

    drops_type_ahead = True

    def __init__(self, app, state):
        self.app = app
        self.events = state

    def state(self):
        return self.events

    def handle(self, key):
        if key == OK:
            self.events = self.events[1:]
            if self.events:
                self.app.frame.invalidate()
            else:
                self.app.stack.pop()


def first_legal(table):
    action = dict(table.legal()[0])
    if action["type"] == "reroll":
        action = dict(table.legal()[1])
    return action


class Toys(GameScreens):
    """One screen for each phase, and one that names the events."""

    SHEETS = SHEETS

    def play(self, table):
        return "games.penk.game." + table.phase.capitalize()

    def after(self, app, events):
        wanted = self.play(app.game.table)
        if app.stack[-1][0] != wanted:
            app.stack.replace(wanted)
        operation = app.game.operation
        kinds = [f"{operation} {event['type']}" for event in events if operation != "do" or event["type"] != "turn"]
        if kinds:
            app.stack.push("games.penk.game.Notice", kinds)


def install(monkeypatch):
    """Put these screens in the place of home and of Penk!'s; gives the module that stands for Penk!'s."""
    fake_hardware.module(monkeypatch, "screens.home", Home=Home)
    fake_hardware.module(monkeypatch, "screens.toy", Counter=Counter)
    here = {"Roll": Roll, "Decide": Decide, "Over": Over, "Notice": Notice}
    return fake_hardware.module(monkeypatch, "games.penk.game", GAME=Toys(), **here)


def acknowledge(handheld):
    """Press ok until no notice and no message is open."""
    while not handheld.hardware.restarts and handheld.names()[-1] in (
        "games.penk.game.Notice",
        "screens.choice.Message",
    ):
        handheld.press(OK)


def press_on(handheld, *keys):
    """Press these keys and acknowledge what comes of them."""
    handheld.press(*keys)
    acknowledge(handheld)


def in_game(handheld):
    """From home into the first roll of a game."""
    press_on(handheld, OK)
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Roll"]
    return handheld
