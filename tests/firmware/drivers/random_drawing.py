"""Draws random things with a blitter and sums up the bytes. Runs on CPython and, sent to it, on the Pico: there the
same rounds must give the same sums.

random_drawing.sums(portable_blit, atlases, rounds, seed)
"""

import binascii

GUARD = 64
"""Bytes before and after the box that nobody may touch."""
LARGEST = 5000
"""Pixels of the largest box drawn."""
PANEL = 320
"""Width and height of the panel."""


class Numbers:
    """Park and Miller's generator: the same numbers on both runtimes."""

    def __init__(self, seed):
        self._state = seed

    def below(self, limit):
        """A number from 0 to limit - 1."""
        # Schrage's way: no intermediate value pages 31 bits.
        self._state = 48271 * (self._state % 44488) - 3399 * (self._state // 44488)
        if self._state < 0:
            self._state += 2147483647
        return self._state % limit

    def words(self):
        """Up to twelve letters: of the first range, own signs, gaps, further ones, and some that no font has."""
        letters = ""
        for _ in range(self.below(13)):
            kind = self.below(8)
            if kind < 5:
                code = 32 + self.below(95)
            elif kind < 7:
                code = 127 + self.below(257)
            else:
                code = (1, 9, 31, 0xAD, 0x7FF, 0x2019, 0x202F, 0x20AC, 0x3042, 0x4EBA, 0xFFFD, 0x1F3B2)[self.below(12)]
            letters += chr(code)
        return letters


def sums(blitter, atlases, rounds, seed=1):
    """Draws `rounds` random things, each into a fresh strip. atlases: (atlas, height of its glyphs, number of pictures
    or 0) each.

    Returns a list of CRC-32 of the strip and what the blitter answered, one a round; raises ValueError naming a round
    that painted outside its box.
    """
    numbers = Numbers(seed)
    fresh = b"\xaa\x55" * (LARGEST + GUARD)
    strip = bytearray(fresh)
    context = blitter.new_context(strip, PANEL, PANEL, LARGEST)
    found = []
    for number in range(rounds):
        strip[:] = fresh
        width = 1 + numbers.below(130)
        height = 1 + numbers.below(min(LARGEST // width, PANEL))
        x = numbers.below(PANEL - width + 1)
        y = numbers.below(PANEL - height + 1)
        context[6] = context[7] = GUARD  # as if a box that long had been sent
        context[8] = 0
        opened = blitter.open_box(context, x, y, width, height, number, 0, False)
        blitter.set_style(context, bytes([numbers.below(256) for _ in range(8)]))
        answer = _draw_one(numbers, (x, y, width, height), blitter, context, atlases)
        end = GUARD + 2 * width * height
        if opened != 1 or strip[:GUARD] != fresh[:GUARD] or strip[end:] != fresh[end:]:
            raise ValueError("round %d: painted outside the box" % number)
        found.append("%08x %d" % (binascii.crc32(strip), answer))
    return found


def painted(blitter, fonts, letters):
    """Draws all letters in each font, five at a time. fonts: their atlases.

    Yields for each five the CRC-32 of the strip, what the blitter answered and what it measured.
    """
    strip = bytearray(2 * LARGEST)
    context = blitter.new_context(strip, PANEL, PANEL, LARGEST)
    for atlas in fonts:
        for start in range(0, len(letters), 5):
            words = letters[start : start + 5]
            blitter.open_box(context, 0, 0, 150, 32, 0, 0, False)
            blitter.fill(context, 0, 150 << 10 | 32, 0x5AA5)
            blitter.set_style(context, b"\x00\x00\x11\x12\x21\x22\x31\x32")
            context[7] = context[8] = 0
            end = blitter.draw(context, words, atlas, 0)
            yield "%08x %d %d" % (binascii.crc32(strip), end, blitter.measure(words, atlas))


def _draw_one(numbers, box, blitter, context, atlases):
    x, y, width, height = box
    atlas, rows, pictures = atlases[numbers.below(len(atlases))]
    # Mostly where it may fit, sometimes a little outside.
    left = max(0, x - 2 + numbers.below(width + 2))
    top = max(0, y - 2 + numbers.below(max(1, height - rows + 2) + 2))
    if pictures and numbers.below(2):
        left, top = x, y
    if numbers.below(3) == 0:
        return blitter.fill(
            context, left << 10 | top, numbers.below(width + 2) << 10 | numbers.below(height + 2), numbers.below(65536)
        )
    context[21] = numbers.below(pictures) if pictures else 0
    return blitter.draw(context, None if pictures else numbers.words(), atlas, left << 10 | top)
