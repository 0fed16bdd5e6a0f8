"""Statistics of the dice: each face comes as often as the others."""

import hashlib
import random
from collections.abc import Callable
from math import isqrt

from firmware.hardware import Hardware
from firmware.pads import throws
from shared_rules.game import Refused
from shared_rules.table.dice_stream import SEED_BYTES, DiceStream, seed_text
from tools.workshop.prove.trial import Found

NAME = "dice"
SHARE = 12
THROWS = 60_000
"""Throws of a die of six in one case, over ten seeds; a case throws every other die a tenth of that."""


class Source(Hardware):
    """A board whose clock stands still and three of four raw bits are 0, so that all that is fair comes from the
    conditioning. `fault`: what happens to its raw bytes, one of FAULTS.
    """

    def __init__(self, chance: random.Random, fault: Callable[[bytes], bytes] = bytes):
        self._chance = chance
        self._fault = fault

    def raw_entropy(self, count: int) -> bytes:
        """`count` bytes."""
        bits = [int.from_bytes(self._chance.randbytes(count), "big") for _ in range(2)]
        return self._fault((bits[0] & bits[1]).to_bytes(count, "big"))

    def now(self) -> int:
        """Always the same."""
        return 0


FAULTS: dict[str, Callable[[bytes], bytes]] = {
    "stands still": lambda raw: bytes(len(raw)),
    "changes between two values": lambda raw: bytes([85, 170] * (len(raw) // 2)),
    "stops in the middle": lambda raw: raw[:64] + raw[64:65] * (len(raw) - 64),
    "goes round": lambda raw: raw[:32] * (len(raw) // 32),
    "gives the same twice": lambda raw: bytes(range(len(raw))),
}


def refuses(source: Hardware) -> bool:
    """Return True if one of two draws is refused."""
    try:
        source.entropy(SEED_BYTES)
        source.entropy(SEED_BYTES)
    except Refused:
        return True
    return False


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
    conditioned = [0] * 256
    seeds = set()
    source = Source(chance)
    while not until():
        for _ in range(10):
            seed = source.entropy(SEED_BYTES)
            seeds.add(seed)
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
            for value in throws.roll(source.entropy, THROWS // 1000, faces):
                freely[faces][value - 1] += 1
        for byte in source.entropy(THROWS // 10):
            conditioned[byte] += 1
        for name, fault in FAULTS.items():
            if not refuses(Source(chance, fault)):
                found.failures.append((f"a random source that {name} is not refused", []))
                return found
        found.count("seeds", 10)
        found.count("throws", THROWS + 99 * 2 * (THROWS // 1000))
    if len(seeds) < found.counts.get("seeds", 0):
        found.failures.append(("a seed was drawn twice", []))
    for name, counts in [("the stream's die of 6", sixes), ("conditioned entropy", conditioned)] + [
        (f"{what} with {faces} faces", counts)
        for what, dice in (("bounded", bounded), ("free dice", freely))
        for faces, counts in dice.items()
    ]:
        if sum(counts) >= 10 * len(counts) and too_uneven(counts):
            found.failures.append((f"{name} is uneven", [f"counts of its faces: {counts}"]))
    return found
