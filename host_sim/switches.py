"""The contacts of a push button, which bounce for some milliseconds when pressed and when released.

The pattern comes from a counter, so a run can be repeated exactly. The longest bounce is 6 ms (Ganssle, "A Guide to
Debouncing", measured at most 6.2 ms; key makers state 5 ms).
"""

LONGEST_BOUNCE_US = 6_000


def bounce(number: int) -> list[int]:
    """Return when the contact changes in the `number`-th movement of a switch.

    Ascending microseconds from the movement. The count is odd: the first entry is the first touch (always 0), and after
    the last one the contact stays. Movements 0, 8, 16, ... are clean.
    """
    if number % 8 == 0:
        return [0]
    # Park and Miller's generator: plain integers, identical everywhere.
    state = (number * 2654435761) % 2147483646 + 1
    changes = 2 * (1 + number % 4)
    moments = []
    for _ in range(changes):
        state = state * 48271 % 2147483647
        moments.append(1 + state % (LONGEST_BOUNCE_US - 1))
    moments = sorted(set(moments))
    if len(moments) % 2:
        moments.pop()
    return [0, *moments]


class Switch:
    """One key between a pin and ground, active low. number: seed of its bouncing, so that keys differ."""

    def __init__(self, pin, number=0):
        self.pin = pin
        self.pressed = False
        self._movements = number * 1000 + 1

    def move(self, pressed: bool) -> list[tuple[int, int]]:
        """Press or release the key. Return [(microseconds from now, level)] for the pin; [] if nothing moves."""
        if pressed == self.pressed:
            return []
        self.pressed = pressed
        level = 0 if pressed else 1
        moments = bounce(self._movements)
        self._movements += 1
        return [(moment, level ^ (index & 1)) for index, moment in enumerate(moments)]
