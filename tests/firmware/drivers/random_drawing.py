"""Draws random things with a blitter and sums up the bytes. Runs on CPython and, copied to it, on the Pico: there the same rounds must give the same sums.

    random_drawing.sums(portable_blit, sheets, rounds, seed)
"""

import binascii
from array import array

GUARD = 64
"""Bytes before and after the box that nobody may touch."""
LARGEST = 5000
"""Pixels of the largest box drawn."""


class Numbers:
    """Park and Miller's generator: the same numbers on both runtimes."""

    def __init__(self, seed):
        self._state = seed

    def below(self, limit):
        """A number from 0 to limit - 1."""
        # Schrage's way: no intermediate value leaves 31 bits.
        self._state = 48271 * (self._state % 44488) - 3399 * (self._state // 44488)
        if self._state < 0:
            self._state += 2147483647
        return self._state % limit

    def words(self):
        """Up to twelve letters: ASCII, Latin-1, own signs, and some that no font has."""
        letters = ""
        for _ in range(self.below(13)):
            kind = self.below(8)
            if kind < 5:
                code = 32 + self.below(95)
            elif kind < 7:
                code = 127 + self.below(129)
            else:
                code = (1, 31, 0x100, 0x142, 0x7FF, 0x20AC, 0xFFFD)[self.below(7)]
            letters += chr(code)
        return letters


def sums(blitter, sheets, rounds, seed=1):
    """Draws `rounds` random things, each into a fresh strip. sheets: (sheet, height of its glyphs, number of pictures or 0) each.

    Returns a list of CRC-32 of the strip and what the blitter answered, one a round; raises ValueError naming a round that painted outside its box.
    """
    numbers = Numbers(seed)
    fresh = b"\xaa\x55" * (LARGEST + GUARD)
    strip = bytearray(fresh)
    job = array("H", bytes(2 * blitter.JOB_LENGTH))
    found = []
    for number in range(rounds):
        strip[:] = fresh
        width = 1 + numbers.below(130)
        height = 1 + numbers.below(LARGEST // width)
        blitter.set_style(job, bytes([numbers.below(256) for _ in range(8)]))
        answer = _draw_one(numbers, number, width, height, blitter, strip, job, sheets)
        end = GUARD + 2 * width * height
        if strip[:GUARD] != fresh[:GUARD] or strip[end:] != fresh[end:]:
            raise ValueError("round %d: painted outside the box" % number)
        found.append("%08x %d" % (binascii.crc32(strip), answer))
    return found


def _draw_one(numbers, number, width, height, blitter, strip, job, sheets):
    x = numbers.below(width)
    y = numbers.below(height)
    sheet, rows, pictures = sheets[numbers.below(len(sheets))]
    words = None if pictures else numbers.words()
    if not pictures:
        y = numbers.below(max(1, height - rows + 1))
    elif number % 2:
        # Large pictures fit in few places: give them the corner.
        x = y = 0
    fills = numbers.below(3) == 0 or y + rows > height
    job[0] = GUARD + 2 * (y * width + x)
    job[1] = 2 * width
    job[2] = 1 + numbers.below(width - x) if fills else width - x
    job[3] = 1 + numbers.below(height - y)
    job[4] = numbers.below(65536)
    job[5] = numbers.below(pictures) if pictures else 0
    if fills:
        blitter.fill(strip, job)
        return 0
    return blitter.draw(strip, words, sheet, job)
