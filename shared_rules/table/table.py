"""The table: one game with its setup, actions, undo and redo, dice and record.

Screens, scripts and the table protocol all drive a game through this class. Every refusal raises Refused and changes
nothing. state = fold(setup, actions in force): undo replays the game from its start.
"""

from shared_rules import advice
from shared_rules.game import Illegal, Refused, is_whole
from shared_rules.table import record
from shared_rules.table.action_log import DO, NONE, ActionLog
from shared_rules.table.dice_stream import commitment
from shared_rules.table.record_reader import Reader
from shared_rules.table.setup import new_setup


def _copied(value):
    """Copy a checked action, so that later changes by the caller do not reach the record."""
    if not isinstance(value, (list, tuple)):
        return value
    copy = []
    pending = [(value, copy)]
    while pending:
        source, target = pending.pop()
        for part in source:
            if isinstance(part, (list, tuple)):
                inner = []
                pending.append((part, inner))
                part = inner
            target.append(part)
    return copy


def _checked_dice(dice, faces) -> list:
    if not isinstance(dice, (list, tuple)) or len(dice) != len(faces):
        count = "%d dice" % len(faces) if len(faces) > 1 else "one die"
        raise Illegal('Roll and enter {0}: "dice" must be a list of what they show.', count)
    for place in range(len(faces)):
        if not is_whole(dice[place], 1, faces[place]):
            raise Illegal("A die must show 1 to {0}.", faces[place])
    return list(dice)


class Entry:
    """One thing that happened: `kind` ("do", "undo", "redo" or "audit"), `number` (from 0).

    `action`: a dict, for undo and redo the action concerned, None for an audit; `player`: the seat that acted, or None;
    `rolled_by_device`.
    """

    def __init__(self, table, number: int):
        log = table._log
        about = log.about[number]
        self._table = table
        self._about = about
        self.number = number
        self.kind = log.kind(number)
        self.action = None
        self.player = None
        self.rolled_by_device = False
        if about != NONE:
            self.action = log.action(about)
            self.rolled_by_device = "dice" in self.action and table.dice_from == "device"
            if log.players[about] != NONE:
                self.player = log.players[about]

    @property
    def events(self) -> list:
        """Return the events of the action. Needs a replay, except for the last action in force."""
        if self._about == NONE:
            return []
        return self._table._events_of(self._about)

    @property
    def shows_secret(self) -> bool:
        """Return True if the action revealed a hidden card. Costs as much as `events`."""
        return self._table.game.shows_secret(self.events)


class Table:
    """One game at a time. `entropy` is a function from a number of bytes to that many bytes of hardware entropy.

    `tidy` is called now and then while a record is read, so that the handheld collects garbage before its memory is
    fragmented. Never change the events and states that methods return.
    """

    def __init__(self, entropy=None, tidy=None):
        self._entropy = entropy
        self._tidy = tidy
        self._clear()

    def _clear(self) -> None:
        self._game = None
        self.players = []  # their names
        self.options = {}
        self.dice_from = None
        self.commitment = None
        self.restored = 0  # actions in force after the last load
        # True if that load could not use all of the text: save() must then replace the stored record.
        self.lost = False
        self._setup = None
        self._log = ActionLog()
        self._events = []  # of the last action in force
        self._lines_taken = 0  # number of lines that take_new_lines() has returned
        self._taken_crc = 0

    # Reading

    @property
    def game(self):
        """Return the rules object, of the class that its module offers as RULES.

        Like everything that needs a game, it raises Refused before the first `new` or `load`.
        """
        if self._game is None:
            raise Refused("no_game", "There is no game yet.")
        return self._game

    @property
    def setup(self):
        """Return the game's setup (shared_rules.table.setup.Setup)."""
        if self._setup is None:
            raise Refused("no_game", "There is no game yet.")
        return self._setup

    @property
    def to_move(self) -> int | None:
        """Return the seat that acts next, or None if anybody may."""
        return self.game.to_move

    @property
    def phase(self) -> str:
        """Return what the game waits for, in a word of its rules; "over" after its end."""
        return self.game.phase

    @property
    def over(self) -> bool:
        """Return True once the game has ended."""
        return self.game.phase == "over"

    @property
    def audited(self) -> bool:
        """Return True once the seed was revealed: from then on nothing can be undone."""
        return self._log.closed

    def legal(self):
        """Return every legal action in the game's stated order: a list, or a generator if there may be thousands."""
        return self.game.legal()

    def advise(self) -> list:
        """Return the choices of the player to move, best first: shared_rules.advice.best_choices()."""
        return [choice for choice in advice.best_choices(self.game) if choice]

    def state(self, as_player: object = None) -> dict:
        """Return the protocol's state, as everybody or one seat sees it."""
        if as_player is not None and not is_whole(as_player, 0, 255):
            raise Refused("bad_request", '"as" must be a seat, counted from 0.')
        game = self.game
        if as_player is not None and as_player >= game.players:
            raise Refused("bad_request", "Players are 0 to {0}.", game.players - 1)
        state = game.state(as_player)
        state["game"] = game.ID
        state["players"] = self.players
        state["first"] = game.first
        state["to_move"] = game.to_move
        state["phase"] = game.phase
        state["round"] = game.round
        state["turn"] = game.turn
        state["scores"] = game.scores()
        state["winners"] = game.winners
        state["commitment"] = self.commitment
        state["dice_from"] = self.dice_from
        return state

    @property
    def count(self) -> int:
        """Count what happened since the setup."""
        return len(self._log)

    @property
    def in_force(self) -> int:
        """Count the actions in force, without those undone."""
        return len(self.numbers_in_force())

    def entries(self, first: int = 0, last: int | None = None) -> list:
        """Return what happened since the setup, including undos and redos, in order.

        From number `first` up to but excluding `last` (None: all).
        """
        return [Entry(self, number) for number in range(first, len(self._log) if last is None else last)]

    def undo_entry(self) -> Entry | None:
        """Return the entry that undo would undo, or None."""
        log = self._log
        return Entry(self, log.head) if self.game and not log.closed and log.head != NONE else None

    def redo_entry(self) -> Entry | None:
        """Return the entry that redo would restore, or None."""
        return Entry(self, self._log.undone[-1]) if self.game and self._log.undone else None

    def numbers_in_force(self) -> list:
        """Return the entry numbers of the actions in force, the last first."""
        return self._log.path(self._log.head)

    # Playing

    def new(
        self,
        game: object,
        players: object,
        options: object = None,
        first: object = None,
        dice: object = None,
        seed: object = None,
    ) -> list:
        """Start a game and return its opening events.

        None means the default; without a seed, `entropy` provides one.
        """
        setup = new_setup(game, players, options, first, dice, seed, self._entropy)
        self._clear()
        return self._begin(setup)

    def _begin(self, setup) -> list:
        self._setup = setup
        self._game = game = setup.start()
        self.players = setup.names
        self.options = setup.options
        self.dice_from = setup.dice_from
        self.commitment = commitment(setup.seed)
        return game.open()

    def do(self, action: object) -> list:
        """Carry out an action and return its events.

        With table dice the action has the faces; otherwise they are rolled here.
        """
        if not isinstance(action, dict):
            raise Refused("bad_request", '"action" must be an object.')
        if self.over:
            raise Illegal("The game is over.")
        own, faces = self._checked(action)
        for key in own:
            own[key] = _copied(own[key])
        if faces and self.dice_from == "device":
            own["dice"] = self.setup.stream.roll(faces)
        return self._accept(own)

    def _checked(self, action: dict) -> tuple:
        """Return an allowed action, as a new dict, and the faces of the dice to roll.

        Table dice are checked and kept.
        """
        own = {}
        for key in action:
            if key != "dice":
                own[key] = action[key]
        faces = self.game.check(own)
        if not faces:
            if "dice" in action:
                raise Illegal('No dice are rolled now: leave out "dice".')
        elif self.dice_from == "device":
            if "dice" in action:
                raise Illegal('The device rolls the dice in this game: leave out "dice".')
        else:
            own["dice"] = _checked_dice(action.get("dice"), faces)
        return own, faces

    def _accept(self, action: dict) -> list:
        player = self.game.actor(action)
        events = self.game.apply(action)
        self._log.add(action, player)
        self._events = events
        return events

    def undo(self, force: object = False) -> list:
        """Undo the last action in force and return its events.

        Needs force for dice rolled by the device and for revealed cards.
        """
        if force is not True and force is not False:
            raise Refused("bad_request", '"force" must be true or false.')
        entry = self.undo_entry()
        if entry is None:
            raise Refused("nothing_to_undo", "The seed was shown." if self.audited else "There is nothing to undo.")
        if entry.rolled_by_device and not force:
            raise Refused("undo_crosses_roll", "The device rolled these dice: undo only if all agree.")
        if entry.shows_secret and not force:
            raise Refused("undo_crosses_secret", "A hidden card was seen: undo only if all agree.")
        events = self._events
        self._log.undo()
        self._replay()
        return events

    def redo(self) -> list:
        """Redo what was undone last, including its dice, and return its events."""
        if self.redo_entry() is None:
            raise Refused("nothing_to_redo", "The seed was shown." if self.audited else "There is nothing to redo.")
        self._log.redo()
        self._events = self.game.apply(self._log.action(self._log.head))
        return self._events

    def audit(self) -> str:
        """Return the seed of a finished game, and close the game."""
        if not self.over:
            raise Refused("not_over", "The seed is shown after the game.")
        if not self.audited:
            self._log.close()
        return self.setup.seed

    # Replaying

    def opening(self) -> list:
        """Return the events of the setup again."""
        return self.setup.start().open()

    def _played(self, number: int) -> tuple:
        """Return a game played up to and including this action, and the action's events."""
        game = self.setup.start()
        events = game.open()
        path = self._log.path(number)
        if not path:
            events = []
        while path:
            events = game.apply(self._log.action(path.pop()))
        return game, events

    def _replay(self) -> None:
        self._game, self._events = self._played(self._log.head)

    def _events_of(self, number: int) -> list:
        if number == self._log.head:
            return self._events
        return self._played(number)[1]

    # The record

    def _value(self, number: int):
        """Return the value of record line `number`: 0 is the setup."""
        if number == 0:
            return self.setup.value()
        kind = self._log.kind(number - 1)
        return self._log.action(number - 1) if kind == DO else kind

    def take_new_lines(self) -> list:
        """Return the record lines (without line ends) since the last call; after `new` they include the setup."""
        lines = []
        while self._lines_taken <= len(self._log):
            line, self._taken_crc = record.add_crc(self._value(self._lines_taken), self._taken_crc)
            lines.append(line)
            self._lines_taken += 1
        return lines

    def save(self) -> str:
        """Return the whole record, with line ends."""
        return "".join([line + "\n" for line in self.record_lines()])

    def record_lines(self):
        """Yield the current lines of the record (without line ends).

        They are made one by one: a long record does not fit in a handheld's memory twice.
        """
        return self._record_lines(len(self._log) + 1)

    def _record_lines(self, count: int):
        crc = 0
        for number in range(count):
            line, crc = record.add_crc(self._value(number), crc)
            yield line

    def load(self, text: object, keep_redo: bool = False) -> list:
        """Restore a game from its record's text, as far as the lines are good; return no events.

        Sets `restored` and `lost`. Undone actions stay in the record; redo forgets them (as the protocol says) unless
        keep_redo: a handheld resumes after a power cut as if nothing had happened.
        """
        if not isinstance(text, str):
            raise Refused("bad_request", '"save" must be a string.')
        Reader(self).read(text)
        if not keep_redo:
            self._log.undone.clear()
        return []
