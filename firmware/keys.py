"""Turn pin levels into key events: debounced on the leading edge, repeated, held, queued while drawing.

A timer, every pin edge and the idle loop may call `sample(now)`: decisions depend on `now`, never on how often it is
called. It allocates nothing, so it may run in any callback.
"""

UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
OK = 4
BACK = 5
UNDO = 6
INFO = 7
HELD = 16  # added to the key for a long press, 600 ms after the press itself

NAMES = ("up", "down", "left", "right", "ok", "back", "undo", "info")

SETTLE_MS = 20  # switches on such boards bounce for at most 10 ms (data sheets of small tact switches)
HOLD_MS = 600
FIRST_REPEAT_MS = 400
REPEAT_MS = 120
STUCK_MS = 15000

_RING = 16
_WRAP = 0x3FFFFFFF
_HALF = 0x20000000

# State of a physical key: up; pressed; muted (silent until released); stuck (muted because down too long).
_UP = 0
_PRESSED = 1
_MUTED = 2
_STUCK = 3

TURNED = (DOWN, UP, RIGHT, LEFT, OK, BACK, UNDO, INFO)


def _elapsed(later, earlier):
    return ((later - earlier + _HALF) & _WRAP) - _HALF


class _Queue:
    """A ring of pending events. `put` may interrupt any other method between two lines."""

    def __init__(self):
        self._ring = bytearray(_RING)
        self._head = 0
        self._tail = 0
        # 1 while an event waits, so that the idle loop can poll cheaply
        self.signal = bytearray(1)

    def put(self, event):
        """Append an event; drop it if the ring is full."""
        following = (self._head + 1) % _RING
        if following != self._tail:
            self._ring[self._head] = event
            self._head = following
            self.signal[0] = 1

    def waits(self):
        """Return True if an event waits."""
        return self._head != self._tail

    def next(self):
        """Remove and return the oldest event, or -1."""
        if self._head == self._tail:
            return -1
        event = self._ring[self._tail]
        self._forget_until((self._tail + 1) % _RING)
        return event

    def clear(self):
        """Remove all events."""
        self._forget_until(self._head)

    def _forget_until(self, tail):
        self._tail = tail
        self.signal[0] = 0
        if self._head != self._tail:
            self.signal[0] = 1


class Keys:
    """The keys of one board.

    pins: (label, logical, level) for each physical key: the label printed beside it, its logical name ("up" ...
    "info"), and a function without arguments that returns 0 while the key is down (keys pull their pin to ground).
    """

    def __init__(self, pins):
        count = len(pins)
        self._labels = [label for label, _logical, _level in pins]
        self._logical = bytearray([NAMES.index(logical) for _label, logical, _level in pins])
        self._levels = [level for _label, _logical, level in pins]
        self._count = count
        self._doing = bytearray(count)
        self._pressed_at = [0] * count
        self._up_at = [0] * count  # when the key was first seen up again
        self._settling = bytearray(count)  # 1 while it was up in every sample since then
        self._next_at = [0] * count  # when the next repeat or the long press is due
        self._held = bytearray(count)  # 1 once the long press was queued
        self._queue = _Queue()
        self.signal = self._queue.signal
        self._busy = False
        self._turned = False
        self.active = False  # True while a key is down or settling: the timer must keep sampling

    def left_handed(self, turned):
        """Swap up with down and left with right if the handheld is `turned` upside down."""
        self._turned = turned

    def sample(self, now, closed=-1):
        """Read all pins once, at `now` in ms (see Hardware.now). closed: index in the board's KEYS of the key just seen
        down; it bounces and may read open again.
        """
        if self._busy:  # a callback interrupted another sample, which sees the same levels
            return
        self._busy = True
        active = False
        for key in range(self._count):
            doing = self._doing[key]
            if key == closed or self._levels[key]() == 0:
                active = True
                self._settling[key] = 0
                if doing == _UP:
                    self._press(key, now)
                elif doing == _PRESSED:
                    self._still_down(key, now)
                elif doing == _MUTED and _elapsed(now, self._pressed_at[key]) >= STUCK_MS:
                    self._doing[key] = _STUCK
            elif doing != _UP:
                active = True
                if not self._settling[key]:
                    # The time since it was last seen down does not count: writing flash suspends sampling.
                    self._settling[key] = 1
                    self._up_at[key] = now
                elif not 0 <= _elapsed(now, self._up_at[key]) < SETTLE_MS:  # the clock may have been set back
                    self._doing[key] = _UP
        self.active = active
        self._busy = False

    def _press(self, key, now):
        logical = self._logical[key]
        self._doing[key] = _PRESSED
        self._pressed_at[key] = now
        self._held[key] = 0
        self._next_at[key] = (now + (FIRST_REPEAT_MS if logical <= RIGHT else HOLD_MS)) & _WRAP
        self._queue.put(logical)

    def _still_down(self, key, now):
        if _elapsed(now, self._pressed_at[key]) >= STUCK_MS:
            self._doing[key] = _STUCK
        elif not self._held[key] and _elapsed(now, self._next_at[key]) >= 0:
            logical = self._logical[key]
            if logical > RIGHT:
                self._held[key] = 1
                self._queue.put(logical | HELD)
            else:
                self._next_at[key] = (now + REPEAT_MS) & _WRAP
                if not self._queue.waits():  # so that repeats do not pile up behind a slow screen
                    self._queue.put(logical)

    def put(self, event):
        """Queue an event of a physical key; front ends without pins call this."""
        self._queue.put(event)

    def waiting(self):
        """Return True if an event waits."""
        return self._queue.waits()

    def next(self):
        """Return the oldest waiting event, or -1."""
        event = self._queue.next()
        return (event & HELD) | TURNED[event & 15] if self._turned and event >= 0 else event

    def drop(self):
        """Discard waiting events."""
        self._queue.clear()

    def mute(self):
        """Discard waiting events and silence the keys that are down until released."""
        for key in range(self._count):
            if self._doing[key] == _PRESSED:
                self._doing[key] = _MUTED
        self.drop()

    def down(self, logical):
        """Return True if a key with this logical number is down by its pin level; for boot, before any sample."""
        for key in range(self._count):
            if self._logical[key] == logical and self._levels[key]() == 0:
                return True
        return False

    def pressed(self, key):
        """Return True if the key with this index in the board's KEYS was down when last sampled."""
        return self._doing[key] != _UP

    def stuck(self):
        """Return the label of a key that was down for over 15 s and is ignored until released, or None."""
        if not self.active:
            return None
        for key in range(self._count):
            if self._doing[key] == _STUCK:
                return self._labels[key]
        return None
