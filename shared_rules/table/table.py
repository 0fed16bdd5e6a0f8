"""The table: one game with its setup, its actions, undo and redo, its dice and its record.

Screens, scripts and the table protocol all drive a game through this class. Every method that refuses raises Refused,
and then nothing has changed. state = fold(setup, actions in force): undo starts the game again and replays.
"""

from shared_rules import advice
from shared_rules.game import Illegal, Refused, is_whole
from shared_rules.table import record
from shared_rules.table.action_log import DO, NONE, ActionLog
from shared_rules.table.dice_stream import commitment
from shared_rules.table.record_reader import Reader
from shared_rules.table.setup import new_setup


def _copied(value):
    """A copy of an action that was checked: nothing that the caller changes later changes the record."""
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
        raise Illegal('Roll and enter %s: "dice" must be a list of what they show.', count)
    for place in range(len(faces)):
        if not is_whole(dice[place], 1, faces[place]):
            raise Illegal("A die must show 1 to %d.", faces[place])
    return list(dice)


class Entry:
    """One thing that happened: `kind` ("do", "undo", "redo" or "audit"), `number` (from 0), `action` (a dict, for
    undo and redo the one that was taken back or restored; None for an audit), `player` (the seat that acted, or
    None), `rolled_by_device`."""

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
        """The events of the action. Costs a replay, but for the last action in force."""
        if self._about == NONE:
            return []
        return self._table._events_of(self._about)

    @property
    def shows_secret(self) -> bool:
        """True if the action showed somebody a hidden card. Costs what `events` costs."""
        return self._table.game.shows_secret(self.events)


class Table:
    """One game at a time. `entropy` is a function from a number of bytes to that many bytes of hardware entropy;
    `tidy` is called now and then while a record is read, for the handheld to collect garbage before its memory is in
    fragments.

    Events and states that the methods return may be looked at, not changed.
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
        # True if that load found more text than it could use: save() must then replace the stored record.
        self.lost = False
        self._setup = None
        self._log = ActionLog()
        self._events = []  # of the last action in force
        self._lines_taken = 0  # lines that take_new_lines() has given
        self._taken_crc = 0

    # Reading

    @property
    def game(self):
        """The rules object, of the class that its module offers as RULES. Raises Refused before the first `new` or
        `load`, as all does that needs a game."""
        if self._game is None:
            raise Refused("no_game", "There is no game yet.")
        return self._game

    @property
    def setup(self):
        """The game's setup (shared_rules.table.setup.Setup)."""
        if self._setup is None:
            raise Refused("no_game", "There is no game yet.")
        return self._setup

    @property
    def to_move(self) -> int | None:
        """The seat that acts next, or None when anybody may."""
        return self.game.to_move

    @property
    def phase(self) -> str:
        """What the game waits for, in a word of its rules; "over" after its end."""
        return self.game.phase

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.game.phase == "over"

    @property
    def audited(self) -> bool:
        """True once the seed was shown: then nothing can be undone any more."""
        return self._log.closed

    def legal(self):
        """Every legal action, in the order that the game states: a list, or a generator where a game has thousands."""
        return self.game.legal()

    def advise(self) -> list:
        """What the player to move could do, best first: shared_rules.advice.best_choices()."""
        return [choice for choice in advice.best_choices(self.game) if choice]

    def state(self, as_player: object = None) -> dict:
        """The protocol's state, as everybody or as one seat sees it."""
        if as_player is not None and not is_whole(as_player, 0, 255):
            raise Refused("bad_request", '"as" must be a seat, counted from 0.')
        game = self.game
        if as_player is not None and as_player >= game.players:
            raise Refused("bad_request", "Players are 0 to %d.", game.players - 1)
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
        """How many things happened since the setup."""
        return len(self._log)

    @property
    def in_force(self) -> int:
        """How many actions led here: what was undone does not count."""
        return len(self.numbers_in_force())

    def entries(self, first: int = 0, last: int | None = None) -> list:
        """What happened since the setup, undos and redos included, in order: from number `first` on, up to but without
        `last` (None: all).
        """
        return [Entry(self, number) for number in range(first, len(self._log) if last is None else last)]

    def undo_entry(self) -> Entry | None:
        """The entry that undo would take back, or None."""
        log = self._log
        return Entry(self, log.head) if self.game and not log.closed and log.head != NONE else None

    def redo_entry(self) -> Entry | None:
        """The entry that redo would restore, or None."""
        return Entry(self, self._log.undone[-1]) if self.game and self._log.undone else None

    def numbers_in_force(self) -> list:
        """The numbers of the actions in force, as `entries` counts them, the last one first."""
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
        """Starts a game and returns its opening events. None means the default; without a seed, entropy is asked
        for one."""
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
        """Carries out an action and returns its events. With table dice the faces are in the action; else they are
        rolled here."""
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
        """An action that is allowed, as a new dict, and the faces of the dice that it rolls. Table dice are checked
        and kept."""
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
        """Takes back the last action in force and returns its events. Dice that the device rolled, and what showed
        somebody a hidden card, are taken back only by force."""
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
        """Restores what was undone last, its dice included, and returns its events."""
        if self.redo_entry() is None:
            raise Refused("nothing_to_redo", "The seed was shown." if self.audited else "There is nothing to redo.")
        self._log.redo()
        self._events = self.game.apply(self._log.action(self._log.head))
        return self._events

    def audit(self) -> str:
        """The seed of a game that is over; closes the game."""
        if not self.over:
            raise Refused("not_over", "The seed is shown after the game.")
        if not self.audited:
            self._log.close()
        return self.setup.seed

    # Replaying

    def opening(self) -> list:
        """The events of the setup once more."""
        return self.setup.start().open()

    def _played(self, number: int) -> tuple:
        """A game played up to and including this action, and the events of this action."""
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
        """The value that line `number` of the record says: 0 is the setup."""
        if number == 0:
            return self.setup.value()
        kind = self._log.kind(number - 1)
        return self._log.action(number - 1) if kind == DO else kind

    def take_new_lines(self) -> list:
        """The lines of the record (without line ends) that came since the last call; after `new` the setup is among
        them."""
        lines = []
        while self._lines_taken <= len(self._log):
            line, self._taken_crc = record.add_crc(self._value(self._lines_taken), self._taken_crc)
            lines.append(line)
            self._lines_taken += 1
        return lines

    def save(self) -> str:
        """The whole record, each line with its line end."""
        return "".join([line + "\n" for line in self.record_lines()])

    def record_lines(self):
        """The lines of the record up to now (without line ends), each made when it is asked for: a long record has no
        room twice in the memory of a handheld."""
        return self._record_lines(len(self._log) + 1)

    def _record_lines(self, count: int):
        crc = 0
        for number in range(count):
            line, crc = record.add_crc(self._value(number), crc)
            yield line

    def load(self, text: object, keep_redo: bool = False) -> list:
        """Restores a game from the text of its record, as far as its lines are good, and returns no events.

        Sets `restored` and `lost`. What was undone stays in the record; redo forgets it (as the protocol says) unless
        keep_redo: a handheld whose power was cut goes on as if nothing had happened.
        """
        if not isinstance(text, str):
            raise Refused("bad_request", '"save" must be a string.')
        Reader(self).read(text)
        if not keep_redo:
            self._log.undone.clear()
        return []
