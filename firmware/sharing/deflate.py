"""Deflate (RFC 1951) in one block with fixed codes, because MicroPython on the Pico can only inflate.

The text comes in pieces, and only its last 2 KB are kept.
"""

import micropython

_SHORTEST, _LONGEST = 3, 258
_RING = 2048
_PIECE = 256
"""Bytes of text deflated at a time; no copy extends beyond them."""
_HEADS = 512
_NEVER = 0xFFFF


class Bits:
    """A bit stream, the lowest bit of a byte first."""

    def __init__(self):
        self.bytes = bytearray()
        self._waiting = self._count = 0

    @micropython.native
    def put(self, value: int, count: int) -> None:
        """Write `count` bits (up to 16), lowest first."""
        self._waiting |= value << self._count
        self._count += count
        while self._count >= 8:
            self.bytes.append(self._waiting & 255)
            self._waiting >>= 8
            self._count -= 8

    @micropython.native
    def code(self, value: int, count: int) -> None:
        """Write a code of `count` bits, highest first."""
        turned = 0
        for _ in range(count):
            turned = turned << 1 | value & 1
            value >>= 1
        self.put(turned, count)

    @micropython.native
    def symbol(self, symbol: int) -> None:
        """Write a literal, the end (256) or a length (257 to 287) in the fixed code (3.2.6)."""
        if symbol < 144:
            self.code(0x30 + symbol, 8)
        elif symbol < 256:
            self.code(0x190 + symbol - 144, 9)
        elif symbol < 280:
            self.code(symbol - 256, 7)
        else:
            self.code(0xC0 + symbol - 280, 8)


@micropython.native
def _put_copy(bits, length, distance):
    # There are four length codes for each extra bit, and two distance codes (3.2.5).
    if length == _LONGEST:
        bits.symbol(285)
    else:
        rest, extra = length - _SHORTEST, 0
        while rest >> extra >= 8:
            extra += 1
        bits.symbol(257 + 4 * extra + (rest >> extra))
        bits.put(rest & (1 << extra) - 1, extra)
    rest, extra = distance - 1, 0
    while rest >> extra >= 4:
        extra += 1
    bits.code(2 * extra + (rest >> extra), 5)
    bits.put(rest & (1 << extra) - 1, extra)


class Deflated:
    """Deflates text (at most 64 KB) piece by piece; after `end`, `bytes` is the result."""

    def __init__(self):
        self._bits = Bits()
        self._ring = bytearray(_RING)
        self._heads = bytearray(b"\xff" * (2 * _HEADS))  # last place of each hash of three bytes
        self._size = self._done = 0
        self._bits.put(0b011, 3)  # the last block, fixed codes

    @micropython.native
    def add(self, text) -> None:
        """Add bytes."""
        ring = self._ring
        for byte in text:
            ring[self._size & _RING - 1] = byte
            self._size += 1
            if self._size - self._done == _PIECE:
                self._flush()

    def _flush(self):
        _deflate(self._ring, self._heads, self._bits, self._done, self._size)
        self._done = self._size

    def end(self) -> bytearray:
        """Finish, and return the deflated text."""
        self._flush()
        self._bits.symbol(256)
        self._bits.put(0, 7)  # to the end of the byte
        return self._bits.bytes


@micropython.native
def _deflate(ring, heads, bits, at, end):
    # Deflate the text from `at` to `end`; the ring has it and the text before it.
    mask = _RING - 1
    while at < end:
        length, before = 0, _seen(ring, heads, at, end)
        if before != _NEVER and at - before <= _RING - _PIECE:
            most = min(_LONGEST, end - at)
            while length < most and ring[before + length & mask] == ring[at + length & mask]:
                length += 1
        if length < _SHORTEST:
            bits.symbol(ring[at & mask])
            at += 1
        else:
            _put_copy(bits, length, at - before)
            after = at + length
            at += 1
            while at < after:
                _seen(ring, heads, at, end)
                at += 1


@micropython.native
def _seen(ring, heads, at, end):
    # Return the last place of these three bytes, or of others with their hash, and store this one.
    if at + _SHORTEST > end:
        return _NEVER
    mask = _RING - 1
    head = 2 * ((ring[at & mask] * 7 ^ ring[at + 1 & mask] * 31 ^ ring[at + 2 & mask] * 121) % _HEADS)
    before = heads[head] | heads[head + 1] << 8
    heads[head] = at & 255
    heads[head + 1] = at >> 8
    return before
