"""The dice: a stream of bytes from a seed, so that anyone can check every roll afterwards.

Block k of the stream is SHA-256(seed, k as 4 bytes big-endian). The bytes are used in order, each once; the stream
never goes back.
"""

import binascii
import hashlib

SEED_BYTES = 16


def is_seed(text: object) -> bool:
    """Return True if the text is a seed: 32 lower-case hexadecimal digits."""
    if not isinstance(text, str) or len(text) != 2 * SEED_BYTES:
        return False
    for letter in text:
        if letter not in "0123456789abcdef":
            return False
    return True


def seed_text(entropy: bytes) -> str:
    """Make a seed of 16 random bytes, as 32 lower-case hexadecimal digits."""
    return binascii.hexlify(entropy).decode()


def commitment(seed: str) -> str:
    """Return the SHA-256 of the seed's bytes in hexadecimal.

    Shown from the start, it commits the device to its seed.
    """
    return binascii.hexlify(hashlib.sha256(binascii.unhexlify(seed)).digest()).decode()


class DiceStream:
    """The random numbers of one game."""

    def __init__(self, seed: str):
        self._seed = binascii.unhexlify(seed)
        self._blocks = 0
        self._block = b""
        self._used = 0

    def bounded(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1, each equally likely; limit is 1 to 256."""
        fair = 256 - 256 % limit
        while True:
            if self._used == len(self._block):
                self._block = hashlib.sha256(self._seed + self._blocks.to_bytes(4, "big")).digest()
                self._blocks += 1
                self._used = 0
            byte = self._block[self._used]
            self._used += 1
            if byte < fair:
                return byte % limit

    def roll(self, faces: list | tuple) -> list:
        """Roll one die for each number of faces, in order: 1 to that number."""
        return [1 + self.bounded(number) for number in faces]

    def confirm(self, faces: list | tuple, dice: object) -> bool:
        """Return True if these are the next dice, and take them from the stream; otherwise take nothing."""
        before = (self._blocks, self._block, self._used)
        if self.roll(faces) == dice:
            return True
        self._blocks, self._block, self._used = before
        return False

    def shuffled(self, size: int) -> list:
        """Return the numbers 0 to size - 1 in random order."""
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.bounded(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
