"""What can be measured from outside: the emulated clock at a pin's edge and at the last byte on the panel's wire.

No USB host is attached, so there are no USB interrupts. The wire's time is part of the emulated clock: 8 bits a byte at
the SPI's real rate. Flash commands take their typical time (tools/emulated_pico/flash_chip.py).
"""

from host_sim.script import settle

_LOOK_MS = 2
_QUIET_MS = 60
_LONGEST_MS = 1500
_HOLD_MS = 80
_REST_MS = 1500
"""Before a press is measured: a player looks at the picture first. The firmware tidies up when no key came for 250 ms,
and after 500 imports what is likely to be needed next.
"""


class Press:
    """One measured press. ms: from the pin's edge to the last pixel on the wire (None: nothing was drawn); sent: bytes;
    recorded: an action was written to flash before the picture was shown; sign: ms from the edge to the last pixel of
    the first burst: where flash is read or written it is the key's highlighted hint, else the whole picture.
    """

    def __init__(self, ms, sent, recorded, sign):
        self.ms = ms
        self.sent = sent
        self.recorded = recorded
        self.sign = sign


class _FlashCommands:
    """When the first flash command came, in ns."""

    def __init__(self):
        self.first_at = None

    def append(self, operation):
        if self.first_at is None:
            self.first_at = operation.at


def rest(handheld):
    """Let the firmware tidy up, as it does while a player looks at the picture."""
    handheld.run(_REST_MS)


def press(handheld, key, longest=_LONGEST_MS):
    """Press `key` for 80 ms and measure until the program waits and the panel is still, at most `longest` ms. The press
    comes while the program waits, not while it is still at work on a question of the bench.
    """
    wire = handheld.wire
    pico = handheld.pico
    pico.run_until(lambda: pico.chip.core.waiting, longest, "the program waits for a key")
    sent = wire.bytes_sent
    pico.flash_chip.log = written = _FlashCommands()
    started = pico.clock.nanos
    handheld.key_down(key)
    passed = idle = 0
    sign = None
    while passed < longest:
        handheld.run(_LOOK_MS)
        passed += _LOOK_MS
        if passed == _HOLD_MS:
            handheld.key_up(key)
        pause = (pico.clock.nanos - wire.last_byte_at) / 1e6
        if sign is None and wire.bytes_sent > sent and pause >= _LOOK_MS:
            sign = (wire.last_byte_at - started) / 1e6
        # A wire that is still may wait for flash or for an import: only a program that waits has no more to draw.
        still = pico.chip.core.waiting and pause >= _LOOK_MS
        idle = idle + _LOOK_MS if still else 0
        if idle >= (_QUIET_MS if wire.bytes_sent > sent else 5 * _QUIET_MS):
            break
    taken = (wire.last_byte_at - started) / 1e6 if wire.bytes_sent > sent else None
    pico.flash_chip.log = None
    recorded = written.first_at is not None and written.first_at < wire.last_byte_at
    if passed < _HOLD_MS:
        handheld.run(_HOLD_MS - passed)
        handheld.key_up(key)
    settle(handheld)
    return Press(taken, wire.bytes_sent - sent, recorded, sign)


def boot(handheld, marks):
    """(ms from the first statement of main.py until the first picture is seen, ms from power on until then): it is all
    there, and the backlight is on.
    """
    wire = handheld.wire
    clock = handheld.pico.clock
    picture = handheld.board.WIDTH * handheld.board.HEIGHT * 2
    lit = []
    handheld.pico.chip.gpio[handheld.board.BACKLIGHT].add_listener(
        lambda new, _old: lit.append(clock.nanos) if new == 1 else None
    )
    handheld.pico.run_until(
        lambda: wire.bytes_sent >= picture and lit and (clock.nanos - wire.last_byte_at) / 1e6 >= _QUIET_MS,
        5000,
        "the first picture",
    )
    shown = max(wire.last_byte_at, lit[0]) / 1e6
    return shown - marks.seen[0][1], shown
