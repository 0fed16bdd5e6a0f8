"""What happened since the setup, actions as a few bytes each: all of a whole game lies in the handheld's memory.

An action as a dict with its lists takes about 130 bytes there, packed a dozen.
"""

from array import array

DO = "do"
UNDO = "undo"
REDO = "redo"
AUDIT = "audit"
NONE = -1
"""The number of the action before the first one; the seat where no player acted."""

_KINDS = ("do", "undo", "redo", "audit")

_IN_A_ROW = 32  # so many packed actions lie in one piece of memory
_LIST = 200
_OTHER = 255
_LONGEST = 54


class Packer:
    """Packs actions, and unpacks what it packed itself. Numbers from 0 to 199 take a byte, lists of up to 54 values a
    byte and their values. Everything else, keys among them, is kept once in a list and takes its place there."""

    def __init__(self):
        self._others = []

    def pack(self, action: dict, packed: bytearray) -> None:
        """Adds the action to what is in `packed`."""
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
            # True and 1 are equal, and yet not the same JSON.
            if type(others[place]) is type(value) and others[place] == value:
                break
            place += 1
        else:
            others.append(value)
        packed.append(place >> 8)
        packed.append(place & 255)

    def unpack(self, packed: bytearray, at: int) -> dict:
        """The action that begins at `at`, as a new dict with new lists."""
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
    """What happened, numbered from 0: actions, and what was undone and restored."""

    def __init__(self):
        self.about = array("i")  # the action in question, of an action its own number, NONE of the audit
        self.before = array("i")  # of each action, the action before it
        self.players = array("h")  # of each action, its seat
        self.head = NONE  # the last action in force
        self.undone = []  # the actions that redo would restore, the next one last
        self.closed = False  # True once the seed was shown
        self._kinds = bytearray()
        self._packer = Packer()
        self._rows = []
        self._starts = array("i")

    def __len__(self):
        return len(self._kinds)

    def add(self, action: dict, player: int | None) -> None:
        """An action of `player`, a seat or None."""
        number = len(self._kinds)
        self._add(DO, number, self.head, NONE if player is None else player)
        self._packer.pack(action, self._rows[-1])
        self.head = number
        self.undone = []

    def undo(self) -> None:
        """Takes back the last action in force, of which there is one."""
        self._add(UNDO, self.head)
        self.undone.append(self.head)
        self.head = self.before[self.head]

    def redo(self) -> None:
        """Restores the action that was undone last, of which there is one."""
        self.head = self.undone.pop()
        self._add(REDO, self.head)

    def close(self) -> None:
        """The seed was shown: nothing is undone or restored any more."""
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
        """DO, UNDO, REDO or AUDIT."""
        return _KINDS[self._kinds[number]]

    def action(self, number: int) -> dict:
        """The action with this number, as a new dict."""
        return self._packer.unpack(self._rows[number // _IN_A_ROW], self._starts[number])

    def path(self, number: int) -> list:
        """The numbers of the actions up to this one that were in force together with it, the last first."""
        path = []
        while number != NONE:
            path.append(number)
            number = self.before[number]
        return path
