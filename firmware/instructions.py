"""Turn the events of an action into instructions for people. For each type of event a game has a function in the EVENTS
of its game.py. It takes a Happening and yields Instructions, if any.
"""

from firmware.language import t

NEW, DO, RIVAL, UNDO, REDO = "new", "do", "rival", "undo", "redo"
"""What caused the events: a new game, an action, a rival's action, undo or redo."""
OPERATIONS = (NEW, DO, RIVAL, UNDO, REDO)
ACTED = (DO, RIVAL)
COPIED = (RIVAL, REDO)
"""Operations that no one at the table chose just now: people must read what to write."""

NEWS, SETBACK, ORDER = 0, 1, 2
"""Look of a title: good news, bad news, or an order in type larger than its text."""


class Instruction:
    """The content of one notice. seat: whose notice it is; titles, texts: longest first; answer: the button; picture:
    drawn by the game's NOTICE; name: replaces the player's if others must act.
    """

    def __init__(
        self, seat: int, titles: tuple, texts: tuple, answer: str = "", picture=None, look: int = NEWS, name: str = ""
    ):
        self.seat, self.titles, self.texts, self.answer, self.picture = seat, titles, texts, answer or t("OK"), picture
        self.look, self.name = look, name
        self.event = ""  # the type of its event


class Happening:
    """One event of an action. `operation` says what caused it, `events` are all events of the action, `at` is the index
    of this one; `noted` is the result of GameScreens.noted.
    """

    def __init__(self, app, operation: str, events: list, noted):
        self.app = app
        self.operation = operation
        self.events = events
        self.noted = noted
        self.at = 0

    @property
    def event(self) -> dict:
        """This event."""
        return self.events[self.at]

    @property
    def game(self):
        """The rules, in the table's current state."""
        return self.app.game.table.game

    @property
    def name(self) -> str:
        """The name of the event's player."""
        return self.app.game.table.players[self.event["player"]]

    @property
    def undone(self) -> bool:
        """True if the event is undone."""
        return self.operation == UNDO

    @property
    def copied(self) -> bool:
        """True if no one at the table chose it just now."""
        return self.operation in COPIED

    @property
    def title(self) -> str:
        """The title of a notice to write for a rival, write again, or erase."""
        seat = self.event["player"]
        if self.operation != UNDO and self.app.game.is_rival(seat):
            return t("On {0}'s sheet", self.app.game.table.players[seat])
        return t("Undone") if self.operation == UNDO else t("Redone")

    @property
    def done(self) -> str:
        """The button below an order to the player; for a rival another person does it."""
        return t("Done") if self.app.game.is_rival(self.event["player"]) else t("{0}: done", self.name)

    def before(self, *kinds: str) -> dict:
        """Return the last earlier event of these types, or this one if there is none."""
        for at in range(self.at - 1, -1, -1):
            if self.events[at]["type"] in kinds:
                return self.events[at]
        return self.event

    def next(self, kind: str) -> dict:
        """Return the next event if it is of this type, else {}."""
        at = self.at + 1
        return self.events[at] if at < len(self.events) and self.events[at]["type"] == kind else {}

    def after(self, kind: str) -> dict:
        """Return the first later event of this type, before another of this event's type; {} if none."""
        for at in range(self.at + 1, len(self.events)):
            if self.events[at]["type"] == kind:
                return self.events[at]
            if self.events[at]["type"] == self.event["type"]:
                break
        return {}

    def all_of(self, *kinds: str) -> list:
        """Return all events of the action that are of these types."""
        return [event for event in self.events if event["type"] in kinds]


def nothing(happening: Happening) -> tuple:
    """Return no instructions, for events that need none."""
    return ()


OF_ALL_GAMES = {"first": nothing, "turn": nothing, "game_over": nothing}
"""Functions for the events of all games; a game's EVENTS override them."""


def of(app, operation: str, events: list, noted) -> list:
    """Return the Instructions of an action of the running game, in order."""
    functions = app.game.screens.EVENTS
    happening = Happening(app, operation, events, noted)
    found = []
    for at in range(len(events)):
        happening.at = at
        kind = events[at]["type"]
        function = functions.get(kind) or OF_ALL_GAMES[kind]
        for instruction in function(happening):
            instruction.event = kind
            found.append(instruction)
    return found


def is_action(value) -> bool:
    """Return True if `value` begins with the arguments of `of`, as the state of a notice does."""
    return isinstance(value, list) and len(value) > 3 and value[0] in OPERATIONS and isinstance(value[1], list)
