"""Presses measured from outside: emulated time from the edge at the key's pin to the last byte on the panel's wire."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from host_sim import script
from tools.workshop.bench import probe
from tools.workshop.bench.evening import Key
from tools.workshop.bench.probe import Probe

_LOOK_MS = 2
_QUIET_MS = 60
_LONGEST_MS = 1500
_REST_MS = 1500
"""Pause before a press, in which the firmware does what can wait."""
_DIRECTIONS = ("up", "down", "left", "right")
_MOTION_MS = 100
"""A press is left out as motion if its last pixel comes later than this on the same screen, or if it sends two pictures
or more.
"""


class Press(NamedTuple):
    """One measured press. ms: from the pin's edge to the last pixel on the wire; None: nothing was drawn; sign: to the
    last pixel of the first burst, often the key hint; sent: bytes; recorded: flash was written before the last pixel.
    """

    ms: float | None
    sign: float
    sent: int
    recorded: bool


@dataclass
class Measured:
    """Milliseconds of presses that moved the focus, held a die or a cell, opened a screen of a game or a page, opened
    one for the first time, and to the first sign. collected: screens and pages with a collection before the last pixel.
    """

    moved: list[float] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    screens: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    signs: list[float] = field(default_factory=list)
    collected: int = 0


class _FlashCommands:
    """When the first flash command came, in ns."""

    def __init__(self):
        self.first_at = None

    def append(self, operation):
        """Note the time of a command."""
        if self.first_at is None:
            self.first_at = operation.at


def press(handheld: Any, key: str, longest: float = _LONGEST_MS) -> Press:
    """Press `key` while the program waits, and measure until it waits again, at most `longest` ms."""
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
        if passed == script.PRESS_MS:
            handheld.key_up(key)
        pause = (pico.clock.nanos - wire.last_byte_at) / 1e6
        if sign is None and wire.bytes_sent > sent and pause >= _LOOK_MS:
            sign = (wire.last_byte_at - started) / 1e6
        # Only a program that waits has no more to draw.
        still = pico.chip.core.waiting and pause >= _LOOK_MS
        idle = idle + _LOOK_MS if still else 0
        if idle >= (_QUIET_MS if wire.bytes_sent > sent else 5 * _QUIET_MS):
            break
    taken = (wire.last_byte_at - started) / 1e6 if wire.bytes_sent > sent else None
    pico.flash_chip.log = None
    if passed < script.PRESS_MS:
        handheld.run(script.PRESS_MS - passed)
        handheld.key_up(key)
    script.settle(handheld)
    recorded = written.first_at is not None and written.first_at < wire.last_byte_at
    return Press(taken, sign or taken or 0, wire.bytes_sent - sent, recorded)


def rest(handheld: Any) -> None:
    """Let the firmware do its idle tasks."""
    handheld.run(_REST_MS)


def play(box: Probe, keys: list[Key], unmeasured: range, say: Callable[[str], object]) -> Measured:
    """Press these keys and measure all but those at `unmeasured`; say(text) prints the progress."""
    handheld = box.handheld
    picture = handheld.board.WIDTH * handheld.board.HEIGHT * 2
    found = Measured()
    for number, key in enumerate(keys):
        if number % 50 == 0:
            say(f"press {number + 1} of {len(keys)}")
        if number in unmeasured or key.ms != script.PRESS_MS:
            script.press(handheld, key.name, key.ms)
            continue
        box.ask(probe.TIDY)
        rest(handheld)
        screen, modules, free = box.ask(probe.SCREEN), box.ask(probe.MODULES), box.ask(probe.FREE)
        pressed = press(handheld, key.name)
        drawn = box.ask(probe.FREE_WHEN_DRAWN)
        stays = box.ask(probe.SCREEN) == screen
        if pressed.ms is None or (stays and pressed.ms > _MOTION_MS) or pressed.sent >= 2 * picture:
            continue
        found.signs.append(pressed.sign)
        if stays:
            (found.moved if key.name in _DIRECTIONS else found.held).append(pressed.ms)
        elif box.ask(probe.MODULES) != modules:
            found.first.append(pressed.ms)
        elif not pressed.recorded:
            (found.screens if box.ask(probe.IN_A_GAME) else found.pages).append(pressed.ms)
            found.collected += drawn > free  # free memory only grows when a collection ran
    return found
