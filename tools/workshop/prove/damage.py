"""Bytes that went wrong: flipped, cut, doubled, filled, strangers put in."""

import random


def damaged(content: bytes, chance: random.Random) -> tuple[int, bytes]:
    """(the first byte that may differ, the damaged content)."""
    at = chance.randrange(len(content) + 1)
    kind = chance.randrange(5)
    if kind == 0 and at < len(content):
        return at, content[:at] + bytes([content[at] ^ 1 << chance.randrange(8)]) + content[at + 1 :]
    if kind == 1:
        return at, content[:at]
    if kind == 2:
        return len(content), content + content[at:]
    if kind == 3:
        return at, content[:at] + bytes(len(content) - at)
    return at, content[:at] + chance.randbytes(chance.randint(1, 9)) + content[at:]
