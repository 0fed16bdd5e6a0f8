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
"""Throws of a die of six in one case, over ten seeds; every other die is thrown a tenth as often."""


class Source(Hardware):
    """A board whose clock stands still and three of four raw bits are 0: only the conditioning makes them fair. fault:
    one of FAULTS, applied to the raw bytes.
    """

    def __init__(self, chance: random.Random, fault: Callable[[bytes], bytes] = bytes):
        self._chance = chance
        self._fault = fault

    def raw_entropy(self, count: int) -> bytes:
        """Return `count` bytes."""
        bits = [int.from_bytes(self._chance.randbytes(count), "big") for _ in range(2)]
        return self._fault((bits[0] & bits[1]).to_bytes(count, "big"))

    def now(self) -> int:
        """Return always the same."""
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
    """Return True if chi-square is above its limit; fair dice exceed it once in some millions."""
    thrown, faces = sum(counts), len(counts)
    degrees = faces - 1
    square = sum((count * faces - thrown) ** 2 for count in counts)
    return square > (degrees + 6 * isqrt(2 * degrees) + 20) * thrown * faces


def follows(seed: bytes, thrown: list[int]) -> bool:
    """Return True if these dice of 6 follow the table protocol: bytes of SHA-256(seed, block) below 252."""
    blocks = [hashlib.sha256(seed + block.to_bytes(4, "big")).digest() for block in range(len(thrown) // 16 + 2)]
    return [byte % 6 + 1 for byte in b"".join(blocks) if byte < 252][: len(thrown)] == thrown


_SIXES, _ENTROPY = "the stream's die of 6", "conditioned entropy"
_BOUNDED, _FREE = "bounded with %d faces", "free dice with %d faces"
_OTHERS = range(2, 101)


class _Thrown:
    """How often each face came, of the dice and other sources of chance; the seeds, and the `wrong` ones, whose dice do
    not follow from them.
    """

    def __init__(self):
        self.counts = {_SIXES: [0] * 6, _ENTROPY: [0] * 256}
        for faces in _OTHERS:
            self.counts |= {_BOUNDED % faces: [0] * faces, _FREE % faces: [0] * faces}
        self.seeds = []
        self.wrong = []

    def throw_sixes(self, source: Source) -> DiceStream:
        """Throw dice of six from a new seed; returns their stream."""
        seed = source.entropy(SEED_BYTES)
        self.seeds.append(seed)
        stream = DiceStream(seed_text(seed))
        thrown = stream.roll([6] * (THROWS // 10))
        if not follows(seed, thrown):
            self.wrong.append(seed)
        for face in thrown:
            self.counts[_SIXES][face - 1] += 1
        return stream

    def throw_others(self, source: Source, stream: DiceStream) -> None:
        """Throw every other die, and draw bytes."""
        for faces in _OTHERS:
            for _ in range(THROWS // 1000):
                self.counts[_BOUNDED % faces][stream.bounded(faces)] += 1
            for value in throws.roll(source.entropy, THROWS // 1000, faces):
                self.counts[_FREE % faces][value - 1] += 1
        for byte in source.entropy(THROWS // 10):
            self.counts[_ENTROPY][byte] += 1

    def uneven(self) -> list[tuple[str, list[int]]]:
        """Return (name, counts) of each that is too uneven for fair dice."""
        known = [each for each in self.counts.items() if sum(each[1]) >= 10 * len(each[1])]
        return [(name, counts) for name, counts in known if too_uneven(counts)]


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Throw until `until()`."""
    found = Found()
    thrown = _Thrown()
    source = Source(chance)
    while not until():
        streams = [thrown.throw_sixes(source) for _ in range(10)]
        if thrown.wrong:
            seeds = [f"seed {seed.hex()}" for seed in thrown.wrong]
            found.failures.append(("the stream does not follow from its seed", seeds))
            return found
        thrown.throw_others(source, streams[-1])
        for name, fault in FAULTS.items():
            if not refuses(Source(chance, fault)):
                found.failures.append((f"a random source that {name} is not refused", []))
                return found
        found.count("seeds", 10)
        found.count("throws", THROWS + 99 * 2 * (THROWS // 1000))
    if len(set(thrown.seeds)) < len(thrown.seeds):
        found.failures.append(("a seed was drawn twice", []))
    for name, counts in thrown.uneven():
        found.failures.append((f"{name} is uneven", [f"counts of its faces: {counts}"]))
    return found
