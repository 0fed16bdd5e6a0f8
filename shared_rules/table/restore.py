"""How a table reads a record; Table.load and the tools use it."""

from shared_rules import registry
from shared_rules.game import Illegal, Refused, is_whole
from shared_rules.table import record
from shared_rules.table.dice_stream import is_seed
from shared_rules.table.history import AUDIT, NONE, REDO, UNDO
from shared_rules.table.new_setup import new_setup
from shared_rules.table.setup import Setup

_KEYS = ("deal", "dice", "drawn", "first", "game", "options", "players", "seed", "version")
_LINES_BETWEEN_TIDYING = 16


class Reader:
    """Fills `table` (shared_rules.table.table.Table) from the text of a record. It is the one other module that uses
    what is private to a table.
    """

    def __init__(self, table):
        self.table = table
        self._played_to = NONE  # the number of the last action that the table's game has played

    def read(self, text: str) -> None:
        """Puts the game of the record in the place of the table's, as far as its lines are good. Raises Refused when
        the first one is not; then nothing has changed.
        """
        table = self.table
        setup = None
        count = 0
        for value, crc in record.good_values(text):
            if setup is None:
                setup = from_value(value)
                table._clear()
                table._begin(setup)
            else:
                try:
                    self.take(value)
                except Refused:
                    break
            count += 1
            table._told_crc = crc
            if table._tidy is not None and count % _LINES_BETWEEN_TIDYING == 0:
                table._tidy()
        if setup is None:
            raise Refused("bad_save", "The save is empty or damaged from its first line.")
        self.play_on()
        table._told = count
        table.restored = len(table._path(table._head))
        # Each line is as save() writes it but for spaces, so one more line end than lines means that all were good.
        table.lost = text.count("\n") != count or not text.endswith("\n")

    def take(self, value) -> None:
        """Takes one value of the record. Undo and redo only move the head: the game is replayed when it is needed.
        Raises Refused.
        """
        table = self.table
        if value == UNDO:
            if table.undo_entry() is None:
                raise Refused("bad_save", "Nothing to undo.")
            table._note_undo()
            return
        if value == REDO:
            if table.redo_entry() is None:
                raise Refused("bad_save", "Nothing to redo.")
            table._note_redo()
            return
        self.play_on()
        if value == AUDIT:
            if table.audited or not table.over:
                raise Refused("bad_save", "The game is not over.")
            table._note_audit()
        elif isinstance(value, dict) and not table.over:
            self.take_action(value)
            self._played_to = table._head
        else:
            raise Refused("bad_save", "Not an action.")

    def play_on(self) -> None:
        """Plays the game to where undo and redo have moved its head."""
        if self._played_to != self.table._head:
            self.table._replay()
            self._played_to = self.table._head

    def take_action(self, action: dict) -> None:
        """Takes an action, whose dice must follow from the seed. Raises Refused."""
        table = self.table
        if table.dice_from == "table" or "dice" not in action:
            own, faces = table._checked(action)
            if faces and table.dice_from == "device":
                raise Illegal("The dice are missing.")
        else:
            own = dict(action)
            dice = own.pop("dice")
            faces = table.game.check(own)
            own["dice"] = dice
            # Rolling again proves the dice, and counts those that were undone later as drawn.
            if not faces or not table.setup.stream.confirm(faces, dice):
                raise Illegal("These dice do not follow from the seed.")
        table._accept(own)


def from_value(value: object) -> Setup:
    """The setup that the first value of a record says. Raises Refused with the code bad_save when it does not load."""
    if not isinstance(value, dict) or sorted(value) != list(_KEYS):
        raise Refused("bad_save", "This is not the record of a game.")
    rules = registry.find(value["game"]) if isinstance(value["game"], str) else None
    version = value["version"]
    if not is_whole(version, 1, 1000000):
        raise Refused("bad_save", "This record has no rules version.")
    if rules is not None and version != rules.VERSION:
        raise Refused("bad_save", "This game used rules version %d; this is version %d.", version, rules.VERSION)
    try:
        setup = new_setup(
            value["game"],
            value["players"],
            value["options"],
            None if value["drawn"] is True else value["first"],
            value["dice"],
            value["seed"] if is_seed(value["seed"]) else "",
            None,
        )
    except Refused as refusal:
        raise Refused("bad_save", "The record's setup is wrong: %s", refusal.message)
    # What was drawn follows from the seed; a record that says otherwise was made up.
    again = setup.value()
    for key in _KEYS:
        if again[key] != value[key]:
            raise Refused("bad_save", "The record's setup does not follow from its seed.")
    return setup
