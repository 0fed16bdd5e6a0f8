"""Statistics of the dice: each face comes as often as the others."""

import hashlib
import random
from collections.abc import Callable
from math import isqrt

from firmware.pads import free_dice
from shared_rules.table.dice_stream import SEED_BYTES, DiceStream, seed_text
from tools.prove.trial import Found

NAME = "dice"
SHARE = 12
THROWS = 60_000
"""Throws of a die of six in one case, over ten seeds; a case throws every other die a tenth of that."""


def too_uneven(counts: list[int]) -> bool:
    """Whether chi-square is above its limit, which fair dice pass but for once in some millions."""
    thrown, faces = sum(counts), len(counts)
    degrees = faces - 1
    square = sum((count * faces - thrown) ** 2 for count in counts)
    return square > (degrees + 6 * isqrt(2 * degrees) + 20) * thrown * faces


def follows(seed: bytes, thrown: list[int]) -> bool:
    """Return True if these dice of 6 are what the table protocol says: the bytes of SHA-256(seed, number of the block)
    but for 252 and above, which would make small numbers likelier.
    """
    blocks = [hashlib.sha256(seed + block.to_bytes(4, "big")).digest() for block in range(len(thrown) // 16 + 2)]
    return [byte % 6 + 1 for byte in b"".join(blocks) if byte < 252][: len(thrown)] == thrown


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Throw until `until()`."""
    found = Found()
    sixes = [0] * 6
    freely = {faces: [0] * faces for faces in range(2, 101)}
    bounded = {faces: [0] * faces for faces in range(2, 101)}
    while not until():
        for _ in range(10):
            seed = chance.randbytes(SEED_BYTES)
            stream = DiceStream(seed_text(seed))
            thrown = stream.roll([6] * (THROWS // 10))
            if not follows(seed, thrown):
                found.failures.append(("the stream does not follow from its seed", [f"seed {seed.hex()}"]))
                return found
            for face in thrown:
                sixes[face - 1] += 1
        for faces in freely:
            for _ in range(THROWS // 1000):
                bounded[faces][stream.bounded(faces)] += 1
            for value in free_dice.roll(chance.randbytes, THROWS // 1000, faces):
                freely[faces][value - 1] += 1
        found.count("seeds", 10)
        found.count("throws", THROWS + 99 * 2 * (THROWS // 1000))
    for name, counts in [("the stream's die of 6", sixes)] + [
        (f"{what} with {faces} faces", counts)
        for what, dice in (("bounded", bounded), ("free dice", freely))
        for faces, counts in dice.items()
    ]:
        if sum(counts) >= 10 * len(counts) and too_uneven(counts):
            found.failures.append((f"{name} is uneven", [f"counts of its faces: {counts}"]))
    return found
