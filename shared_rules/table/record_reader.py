"""Reading a record into a table."""

from shared_rules.game import Illegal, Refused
from shared_rules.table import record
from shared_rules.table.action_log import AUDIT, NONE, REDO, UNDO
from shared_rules.table.setup import recorded_setup

_LINES_BETWEEN_TIDYING = 16


class Reader:
    """Fills `table` (shared_rules.table.table.Table) from a record's text.

    Only this other module uses a table's private parts.
    """

    def __init__(self, table):
        self.table = table
        self._played_to = NONE  # number of the last action played in the table's game

    def read(self, text: str) -> None:
        """Replace the table's game by the record's, as far as its lines are good.

        Raises Refused, with nothing changed, if the first line is bad.
        """
        table = self.table
        setup = None
        count = 0
        for value, crc in record.good_values(text):
            if setup is None:
                setup = recorded_setup(value)
                table._clear()
                table._begin(setup)
            else:
                try:
                    self.take(value)
                except Refused:
                    break
            count += 1
            table._taken_crc = crc
            if table._tidy is not None and count % _LINES_BETWEEN_TIDYING == 0:
                table._tidy()
        if setup is None:
            raise Refused("bad_save", "The save is empty or damaged from its first line.")
        self.play_on()
        table._lines_taken = count
        table.restored = table.in_force
        # Lines are as written by save(), except for spaces, so all were good if there is one line end per line.
        table.lost = text.count("\n") != count or not text.endswith("\n")

    def take(self, value) -> None:
        """Take one value of the record. Raises Refused.

        Undo and redo only move the head: the game is replayed when needed.
        """
        table = self.table
        if value == UNDO:
            if table.undo_entry() is None:
                raise Refused("bad_save", "Nothing to undo.")
            table._log.undo()
            return
        if value == REDO:
            if table.redo_entry() is None:
                raise Refused("bad_save", "Nothing to redo.")
            table._log.redo()
            return
        self.play_on()
        if value == AUDIT:
            if table.audited or not table.over:
                raise Refused("bad_save", "The game is not over.")
            table._log.close()
        elif isinstance(value, dict) and not table.over:
            self.take_action(value)
            self._played_to = table._log.head
        else:
            raise Refused("bad_save", "Not an action.")

    def play_on(self) -> None:
        """Play the game up to the head after undo and redo."""
        head = self.table._log.head
        if self._played_to != head:
            self.table._replay()
            self._played_to = head

    def take_action(self, action: dict) -> None:
        """Take an action, whose dice must follow from the seed. Raises Refused."""
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
            # Rolling again proves the dice, and counts dice undone later as drawn.
            if not faces or not table.setup.stream.confirm(faces, dice):
                raise Illegal("These dice do not follow from the seed.")
        table._accept(own)
