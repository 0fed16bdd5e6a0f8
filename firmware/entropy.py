"""What dice and seeds are drawn from: the random source of the board, conditioned and watched."""

import hashlib

from shared_rules.game import Refused

STANDS_STILL = "The random source stands still, so dice would not be fair. Switch the device off and on."

_RAW = 128
"""Raw bytes behind 32 conditioned ones: two bits of chance in each are enough."""
_PIECE = 32
_BEFORE_FIRST = 7
"""Readings before the first draw: a source that goes through that many answers or fewer is found at once."""
_KEPT = 16
"""The newest readings, and what was made of them, with which each is compared."""
_LEAST_VALUES = 8
"""Different values among the bytes of a piece, of which about 30 are usual."""


def draw(hardware, count: int) -> bytes:
    """`count` bytes: SHA-256 over raw bytes of the source and the clock. Raises Refused with a sentence for the players
    when the source stands still or repeats what it gave before.
    """
    if not hardware.readings:
        # Nothing was drawn since power on with which the first draw could be compared.
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
    """Return True if a part of these raw bytes repeats another, or has hardly any values."""
    pieces = [raw[at : at + _PIECE] for at in range(0, len(raw), _PIECE)]
    return len(dict.fromkeys(pieces)) < len(pieces) or min([len(dict.fromkeys(one)) for one in pieces]) < _LEAST_VALUES
