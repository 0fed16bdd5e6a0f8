"""A table that reads a record: how Table.load works."""

from shared_rules import registry
from shared_rules.game import Illegal, Refused, is_whole
from shared_rules.table.dice_stream import is_seed
from shared_rules.table.history import AUDIT, NONE, REDO, UNDO
from shared_rules.table.new_setup import new_setup
from shared_rules.table.setup import Setup
from shared_rules.table.table import Table, record

_KEYS = ("deal", "dice", "drawn", "first", "game", "options", "players", "seed", "version")
_LINES_BETWEEN_TIDYING = 16


class Reader(Table):
    """A table whose game is on its way from the text of a record. Table.load tells what the attributes mean."""

    def read(self, text: str) -> None:
        """Takes over the text of a record as far as its lines are good. Raises Refused when the first one is not."""
        self._stands = NONE  # the number of the action after which self.game stands
        for value, crc in record.good_values(text):
            if self.game is None:
                self._begin(from_value(value))
            else:
                try:
                    self._take(value)
                except Refused:
                    break
            self._told += 1
            self._told_crc = crc
            if self._tidy is not None and self._told % _LINES_BETWEEN_TIDYING == 0:
                self._tidy()
        if self.game is None:
            raise Refused("bad_save", "The save is empty or damaged from its first line.")
        self._play_on()
        self.restored = len(self._path(self._head))
        # Each line is as save() writes it but for spaces, so one more line end than lines means that all were good.
        self.lost = text.count("\n") != self._told or not text.endswith("\n")

    def _take(self, value) -> None:
        """Takes one value of the record. Undo and redo only move `_head`: the game is replayed when it is needed. Raises
        Refused."""
        if value == UNDO:
            if self._audited or self._head == NONE:
                raise Refused("bad_save", "Nothing to undo.")
            self._note_undo()
            return
        if value == REDO:
            if self._audited or not self._undone:
                raise Refused("bad_save", "Nothing to redo.")
            self._note_redo()
            return
        self._play_on()
        if value == AUDIT:
            if self._audited or not self.over:
                raise Refused("bad_save", "Not over.")
            self._note_audit()
        elif isinstance(value, dict) and not self.over:
            self._take_action(value)
            self._stands = self._head
        else:
            raise Refused("bad_save", "Not an action.")

    def _play_on(self) -> None:
        if self._stands != self._head:
            self._replay()
            self._stands = self._head

    def _take_action(self, action: dict) -> None:
        if self.dice_from == "table" or "dice" not in action:
            own, faces = self._checked(action)
            if faces and self.dice_from == "device":
                raise Illegal("The dice are missing.")
        else:
            own = dict(action)
            dice = own.pop("dice")
            faces = self.game.check(own)
            own["dice"] = dice
            # Rolling again proves the dice, and counts those that were undone later as drawn.
            if not faces or not self._setup.stream.confirm(faces, dice):
                raise Illegal("These dice do not follow from the seed.")
        self._accept(own)


def from_value(value) -> Setup:
    """The set-up that the first value of a record says. Raises Refused with the code bad_save when it does not load."""
    if not isinstance(value, dict) or sorted(value) != list(_KEYS):
        raise Refused("bad_save", "This is not the record of a game.")
    rules = registry.find(value["game"]) if isinstance(value["game"], str) else None
    version = value["version"]
    if not is_whole(version, 1, 1000000):
        raise Refused("bad_save", "This record has no rules version.")
    if rules is not None and version != rules.VERSION:
        raise Refused(
            "bad_save", "This game was played with rules version %d; here is version %d." % (version, rules.VERSION)
        )
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
        raise Refused("bad_save", "The record's set-up is wrong: %s" % refusal.message)
    # What was drawn follows from the seed; a record that says otherwise was made up.
    again = setup.value()
    for key in _KEYS:
        if again[key] != value[key]:
            raise Refused("bad_save", "The record's set-up does not follow from its seed.")
    return setup
