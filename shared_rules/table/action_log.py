"""The actions since the setup, packed, because a whole game's history is in the handheld's memory.

An action needs about 130 bytes there as a dict with its lists, and a dozen packed.
"""

from array import array

DO = "do"
UNDO = "undo"
REDO = "redo"
AUDIT = "audit"
NONE = -1
"""Number of the action before the first one; seat if no player acted."""

_KINDS = ("do", "undo", "redo", "audit")

_IN_A_ROW = 32  # number of packed actions in one piece of memory
_LIST = 200
_OTHER = 255
_LONGEST = 54


class Packer:
    """Packs actions, and unpacks its own packed ones.

    Numbers from 0 to 199 take a byte, lists of up to 54 values a byte and their values. Everything else, including
    keys, is stored once in a list and packed as its place there.
    """

    def __init__(self):
        self._others = []

    def pack(self, action: dict, packed: bytearray) -> None:
        """Append the action to `packed`."""
        keys = tuple(action)
        self._put_other(packed, keys)
        pending = [action[key] for key in reversed(keys)]
        while pending:
            value = pending.pop()
            if isinstance(value, list) and len(value) <= _LONGEST:
                packed.append(_LIST + len(value))
                pending.extend(reversed(value))
            elif isinstance(value, int) and value is not True and value is not False and 0 <= value < _LIST:
                packed.append(value)
            else:
                packed.append(_OTHER)
                self._put_other(packed, value)

    def _put_other(self, packed: bytearray, value) -> None:
        others = self._others
        place = 0
        while place < len(others):
            # True and 1 are equal, but different in JSON.
            if type(others[place]) is type(value) and others[place] == value:
                break
            place += 1
        else:
            others.append(value)
        packed.append(place >> 8)
        packed.append(place & 255)

    def unpack(self, packed: bytearray, at: int) -> dict:
        """Return the action that begins at `at`, as a new dict with new lists."""
        keys = self._others[packed[at] << 8 | packed[at + 1]]
        at += 2
        values = []
        open_lists = [values]
        wanted = [len(keys)]
        while wanted:
            if wanted[-1] == 0:
                open_lists.pop()
                wanted.pop()
                continue
            wanted[-1] -= 1
            code = packed[at]
            at += 1
            if code < _LIST:
                open_lists[-1].append(code)
            elif code == _OTHER:
                open_lists[-1].append(self._others[packed[at] << 8 | packed[at + 1]])
                at += 2
            else:
                count = code - _LIST
                inner = list(packed[at : at + count])
                open_lists[-1].append(inner)
                if count and max(inner) >= _LIST:
                    # Not only small numbers: value by value.
                    inner.clear()
                    open_lists.append(inner)
                    wanted.append(count)
                else:
                    at += count
        action = {}
        for key in keys:
            action[key] = values.pop(0)
        return action


class ActionLog:
    """What happened, numbered from 0: actions, undos, redos, audit."""

    def __init__(self):
        self.about = array("i")  # the action concerned: an action's own number, NONE for the audit
        self.before = array("i")  # for each action, the action before it
        self.players = array("h")  # for each action, its seat
        self.head = NONE  # the last action in force
        self.undone = []  # actions that redo would restore, the next one last
        self.closed = False  # True once the seed was revealed
        self._kinds = bytearray()
        self._packer = Packer()
        self._rows = []
        self._starts = array("i")

    def __len__(self):
        return len(self._kinds)

    def add(self, action: dict, player: int | None) -> None:
        """Add an action of `player`, a seat or None."""
        number = len(self._kinds)
        self._add(DO, number, self.head, NONE if player is None else player)
        self._packer.pack(action, self._rows[-1])
        self.head = number
        self.undone = []

    def undo(self) -> None:
        """Undo the last action in force, which must exist."""
        self._add(UNDO, self.head)
        self.undone.append(self.head)
        self.head = self.before[self.head]

    def redo(self) -> None:
        """Redo the action undone last, which must exist."""
        self.head = self.undone.pop()
        self._add(REDO, self.head)

    def close(self) -> None:
        """Close the history after the seed was revealed: no more undo or redo."""
        self._add(AUDIT, NONE)
        self.closed = True
        self.undone = []

    def _add(self, kind: str, about: int, before: int = NONE, player: int = NONE) -> None:
        if len(self._kinds) % _IN_A_ROW == 0:
            self._rows.append(bytearray())
        self._starts.append(len(self._rows[-1]))
        self._kinds.append(_KINDS.index(kind))
        self.about.append(about)
        self.before.append(before)
        self.players.append(player)

    def kind(self, number: int) -> str:
        """Return DO, UNDO, REDO or AUDIT."""
        return _KINDS[self._kinds[number]]

    def action(self, number: int) -> dict:
        """Return the action with this number, as a new dict."""
        return self._packer.unpack(self._rows[number // _IN_A_ROW], self._starts[number])

    def path(self, number: int) -> list:
        """Return the numbers of the actions in force at this one, including it, the last first."""
        path = []
        while number != NONE:
            path.append(number)
            number = self.before[number]
        return path
