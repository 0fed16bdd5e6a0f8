"""A QR code (ISO/IEC 18004) of a link: error correction L, mask 0, versions 1 to 23.

The address is in byte mode, the letters after it in alphanumeric mode.
"""

import micropython

MOST_VERSION = 23
_ALPHANUMERIC = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
# For each version, level L (ISO/IEC 18004 table 9): error correction codewords per block, and number of blocks.
_CORRECTION = bytes((7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30))
_BLOCKS = bytes((1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9))
_FORMAT = 0x77C4
"""Level L and mask 0 with their error correction (annex C)."""
_FIELD = 0x11D
_VERSION = 0x1F25
_DARK, _FIXED = 1, 2


def size_of(version: int) -> int:
    """Return the modules of a side."""
    return 17 + 4 * version


def _codewords(version):
    # The number of codewords: data and error correction.
    modules = (16 * version + 128) * version + 64
    if version >= 2:
        aligned = version // 7 + 2
        modules -= (25 * aligned - 10) * aligned - 55
        if version >= 7:
            modules -= 36
    return modules // 8


def data_bytes(version: int) -> int:
    """Return the data bytes of a version."""
    return _codewords(version) - _CORRECTION[version - 1] * _BLOCKS[version - 1]


def _bits_needed(version, address, letters):
    counts = 8 + 9 if version < 10 else 16 + 11
    return 8 + counts + 8 * address + letters // 2 * 11 + letters % 2 * 6


def version_for(address: int, letters: int) -> int:
    """Return the smallest version for an address of `address` bytes and `letters` letters; 0 if there is none."""
    for version in range(1, MOST_VERSION + 1):
        if _bits_needed(version, address, letters) <= 8 * data_bytes(version):
            return version
    return 0


def _data(version, address, letters):
    # The data codewords. Bits are collected in a small number.
    size = data_bytes(version)
    data = bytearray(size)
    waiting = count = at = 0

    def put(value, bits):
        nonlocal waiting, count, at
        waiting = waiting << bits | value
        count += bits
        while count >= 8:
            count -= 8
            data[at] = waiting >> count
            at += 1
            waiting &= (1 << count) - 1

    put(0b0100, 4)
    put(len(address), 8 if version < 10 else 16)
    for byte in address:
        put(byte, 8)
    put(0b0010, 4)
    put(len(letters), 9 if version < 10 else 11)
    values = bytearray(128)
    for value in range(len(_ALPHANUMERIC)):
        values[_ALPHANUMERIC[value]] = value
    for pair in range(0, len(letters) - 1, 2):
        put(values[letters[pair]] * 45 + values[letters[pair + 1]], 11)
    if len(letters) % 2:
        put(values[letters[-1]], 6)
    put(0, min(4, 8 * (size - at) - count))
    if count:
        put(0, 8 - count)
    for pad in range(size - at):
        data[at + pad] = 0x11 if pad % 2 else 0xEC
    return data


def _powers():
    # Return (2 to the power of each index, twice over; the power for each number).
    powers, logs = bytearray(510), bytearray(256)
    number = 1
    for power in range(255):
        powers[power] = powers[power + 255] = number
        logs[number] = power
        number <<= 1
        if number > 255:
            number ^= _FIELD
    return powers, logs


def _divisor(degree, powers, logs):
    # Return the logs of the coefficients without the highest; none is 0.
    divisor = bytearray(degree)
    divisor[-1] = 1
    root = 0
    for _ in range(degree):
        for at in range(degree):
            if divisor[at]:
                divisor[at] = powers[logs[divisor[at]] + root]
            if at + 1 < degree:
                divisor[at] ^= divisor[at + 1]
        root += 1
    return bytes([logs[number] for number in divisor])


@micropython.native
def _remainder(block, divisor, powers, logs):
    degree = len(divisor)
    rest = bytearray(degree)
    for byte in block:
        factor = byte ^ rest[0]
        rest[:-1] = rest[1:]
        rest[-1] = 0
        if factor:
            power = logs[factor]
            for at in range(degree):
                rest[at] ^= powers[divisor[at] + power]
    return rest


def _interleave(data, version, mixed):
    # Put the codewords into `mixed` in drawing order; yield the number of each block.
    count, degree = _BLOCKS[version - 1], _CORRECTION[version - 1]
    powers, logs = _powers()
    divisor = _divisor(degree, powers, logs)
    short = len(data) // count
    longer = len(data) % count  # number of blocks, at the end, with one more codeword
    at = 0
    for block in range(count):
        size = short + (block >= count - longer)
        part = data[at : at + size]
        at += size
        for index in range(short):
            mixed[index * count + block] = part[index]
        if size > short:
            mixed[short * count + block - (count - longer)] = part[short]
        rest = _remainder(part, divisor, powers, logs)
        for index in range(degree):
            mixed[len(data) + index * count + block] = rest[index]
        yield block


class Code:
    """rows: for each row a bytearray with one byte per module; the lowest bit means dark."""

    def __init__(self, version: int):
        self.version = version
        self.size = size_of(version)
        self.rows = [bytearray(self.size) for _ in range(self.size)]

    def build(self, address, letters):
        """Draw the code for the address and the letters, both bytes.

        A generator: after each part of the work it yields the percentage done.
        """
        data = _data(self.version, address, letters)
        yield 10
        mixed = bytearray(_codewords(self.version))
        blocks = _BLOCKS[self.version - 1]
        for block in _interleave(data, self.version, mixed):
            yield 10 + 50 * block // blocks
        self._draw_fixed()
        yield 65
        for share in self._draw(mixed):
            yield 65 + 35 * share // 100

    def _set(self, x, y, dark):
        self.rows[y][x] = _FIXED | (1 if dark else 0)

    def _draw_fixed(self):
        size = self.size
        for at in range(size):
            self._set(6, at, at % 2 == 0)
            self._set(at, 6, at % 2 == 0)
        for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
            self._draw_finder(x, y)
        places = self._alignments()
        for x in places:
            for y in places:
                if (x, y) not in ((6, 6), (6, size - 7), (size - 7, 6)):
                    for dx in range(-2, 3):
                        for dy in range(-2, 3):
                            self._set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1)
        self._draw_format()
        if self.version >= 7:
            self._draw_version()

    def _draw_finder(self, x, y):
        for dy in range(-4, 5):
            for dx in range(-4, 5):
                if 0 <= x + dx < self.size and 0 <= y + dy < self.size:
                    self._set(x + dx, y + dy, max(abs(dx), abs(dy)) not in (2, 4))

    def _alignments(self):
        # Rows and columns of the alignment patterns (annex E).
        if self.version == 1:
            return []
        count = self.version // 7 + 2
        step = (self.version * 8 + count * 3 + 5) // (count * 4 - 4) * 2
        return [6] + [self.size - 7 - step * at for at in range(count - 2, -1, -1)]

    def _draw_format(self):
        size = self.size
        for bit in range(15):
            dark = _FORMAT >> bit & 1
            # Beside the finder at the top left, then beside the other two (figure 25).
            self._set(8, bit if bit < 6 else bit + 1 if bit < 8 else size - 15 + bit, dark)
            self._set(size - 1 - bit if bit < 8 else 7 if bit == 8 else 14 - bit, 8, dark)
        self._set(8, size - 8, True)

    def _draw_version(self):
        rest = self.version
        for _ in range(12):
            rest = rest << 1 ^ (rest >> 11) * _VERSION
        bits = self.version << 12 | rest
        for bit in range(18):
            far, near = self.size - 11 + bit % 3, bit // 3
            self._set(far, near, bits >> bit & 1)
            self._set(near, far, bits >> bit & 1)

    def _draw(self, mixed):
        # The codewords in pairs of columns from the right, alternately up and down, without the timing column.
        size = self.size
        bit = 0
        upward = True
        for right in list(range(size - 1, 6, -2)) + [5, 3, 1]:
            bit = _draw_pair(self.rows, mixed, right, upward, bit)
            upward = not upward
            if right % 8 < 2:
                yield 100 * (size - right) // size


@micropython.native
def _draw_pair(rows, mixed, right, upward, bit):
    # Draw the bits from this one on, and return the next one. Mask 0 inverts every second module.
    size = len(rows)
    end = 8 * len(mixed)
    for step in range(size):
        y = size - 1 - step if upward else step
        row = rows[y]
        for x in (right, right - 1):
            if not row[x] & _FIXED:
                dark = mixed[bit >> 3] >> (7 - (bit & 7)) & 1 if bit < end else 0
                row[x] = dark ^ (x + y + 1 & 1)
                bit += 1
    return bit
