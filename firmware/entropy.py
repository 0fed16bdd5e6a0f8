"""Conditioned and monitored random bytes for dice and seeds, from the board's random source."""

import hashlib

from firmware.language import later
from shared_rules.game import Refused

STANDS_STILL = later("The random source stands still, so dice would not be fair. Switch the device off and on.")

_RAW = 128
"""Raw bytes per 32 conditioned ones; two bits of entropy in each are enough."""
_PIECE = 32
_BEFORE_FIRST = 7
"""Readings before the first draw; they expose a source that cycles through 7 values or fewer."""
_KEPT = 16
"""Number of recent readings and digests that each new one is compared with."""
_LEAST_VALUES = 8
"""Minimum of different values in a piece of raw bytes; about 30 are usual."""


def draw(hardware, count: int) -> bytes:
    """Return `count` bytes: SHA-256 over raw bytes of the source and the clock. Raises Refused with a sentence for the
    players if the source is stuck or repeats an earlier output.
    """
    if not hardware.readings:
        # Since power on there is no reading yet to compare the first draw with.
        for _reading in range(_BEFORE_FIRST):
            _raw(hardware)
    drawn = b""
    while len(drawn) < count:
        block = hashlib.sha256(_raw(hardware) + b"%d" % hardware.now()).digest()
        _keep(hardware, block)
        drawn += block
    return drawn[:count]


def _raw(hardware):
    raw = hardware.raw_entropy(_RAW)
    if stands_still(raw):
        raise Refused("bad_request", STANDS_STILL)
    _keep(hardware, raw)
    return raw


def _keep(hardware, content):
    if content in hardware.readings:
        raise Refused("bad_request", STANDS_STILL)
    hardware.readings = hardware.readings[1 - _KEPT :] + (content,)


def stands_still(raw: bytes) -> bool:
    """Return True if one piece of these raw bytes repeats another or has too few different values."""
    pieces = [raw[at : at + _PIECE] for at in range(0, len(raw), _PIECE)]
    return len(dict.fromkeys(pieces)) < len(pieces) or min([len(dict.fromkeys(one)) for one in pieces]) < _LEAST_VALUES
