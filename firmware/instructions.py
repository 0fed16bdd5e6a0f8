"""What the events of an action ask people to do or to know. A game has one function for each type of event, in the
EVENTS of its game.py: it takes a Happening and yields Instructions, none where nothing is to be said.
"""

NEW, DO, RIVAL, UNDO, REDO = "new", "do", "rival", "undo", "redo"
"""How events came about: by a new game, an action, an action of a rival, and both ways of undo."""
OPERATIONS = (NEW, DO, RIVAL, UNDO, REDO)
ACTED = (DO, RIVAL)
COPIED = (RIVAL, REDO)
"""Nobody at the table has chosen this just now: people must read what to write."""

NEWS, SETBACK, ORDER = 0, 1, 2
"""How a title looks: as good news, as what went wrong, or as an order, larger than its text."""


class Instruction:
    """What one notice says. seat: whose it is; titles, texts: longest first; answer: on the button; picture: as the
    game's NOTICE draws it; name: in the place of the player's, where others must act.
    """

    def __init__(
        self, seat: int, titles: tuple, texts: tuple, answer: str = "OK", picture=None, look: int = NEWS, name: str = ""
    ):
        self.seat, self.titles, self.texts, self.answer, self.picture = seat, titles, texts, answer, picture
        self.look, self.name = look, name
        self.event = ""  # the type of the event that it is about


class Happening:
    """One event of an action. `operation` says how it came about, `events` are all of the action, `at` the index of
    this one; `noted` is what GameScreens.noted kept of the moment.
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
        """The rules, as the table is now."""
        return self.app.game.table.game

    @property
    def name(self) -> str:
        """The player's of the event."""
        return self.app.game.table.players[self.event["player"]]

    @property
    def undone(self) -> bool:
        """What it made is to be taken back."""
        return self.operation == UNDO

    @property
    def copied(self) -> bool:
        """Nobody at the table has chosen it just now."""
        return self.operation in COPIED

    @property
    def title(self) -> str:
        """Of what is to be written for a rival, or again, or erased."""
        seat = self.event["player"]
        if self.operation != UNDO and self.app.game.is_rival(seat):
            return "On %s's sheet" % self.app.game.table.players[seat]
        return "Undone" if self.operation == UNDO else "Redone"

    @property
    def done(self) -> str:
        """The button below an order to the player; for a rival somebody else does it."""
        return "Done" if self.app.game.is_rival(self.event["player"]) else "%s: done" % self.name

    def before(self, *kinds: str) -> dict:
        """The last event of these types before it; where there is none, this one."""
        for at in range(self.at - 1, -1, -1):
            if self.events[at]["type"] in kinds:
                return self.events[at]
        return self.event

    def next(self, kind: str) -> dict:
        """The event that follows it, where it is of this type, else {}."""
        at = self.at + 1
        return self.events[at] if at < len(self.events) and self.events[at]["type"] == kind else {}

    def after(self, kind: str) -> dict:
        """The first event of this type that follows it, before another one of its own type; {} for none."""
        for at in range(self.at + 1, len(self.events)):
            if self.events[at]["type"] == kind:
                return self.events[at]
            if self.events[at]["type"] == self.event["type"]:
                break
        return {}

    def all_of(self, *kinds: str) -> list:
        """All events of the action that are of these types."""
        return [event for event in self.events if event["type"] in kinds]


def nothing(happening: Happening) -> tuple:
    """For events after which there is nothing to do or to know."""
    return ()


OF_ALL_GAMES = {"first": nothing, "turn": nothing, "game_over": nothing}
"""Of the events that all games have, where a game's own EVENTS do not say anything."""


def of(app, operation: str, events: list, noted) -> list:
    """The Instructions of an action of the running game, in their order."""
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
    """Return True if this begins with what `of` takes, as a notice has it in its state."""
    return isinstance(value, list) and len(value) > 3 and value[0] in OPERATIONS and isinstance(value[1], list)
