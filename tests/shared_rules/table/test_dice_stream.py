"""The dice stream, against a second reading of its definition with Python's own means."""

import hashlib

import pytest

from shared_rules.table.dice_stream import DiceStream, commitment, is_seed, seed_text

SEED = "000102030405060708090a0b0c0d0e0f"


def stream_bytes(seed):
    block = 0
    while True:
        yield from hashlib.sha256(bytes.fromhex(seed) + block.to_bytes(4, "big")).digest()
        block += 1


def test_block_k_is_the_sha256_of_the_seed_and_k_and_each_byte_is_used_once():
    wanted = stream_bytes(SEED)
    stream = DiceStream(SEED)
    assert [stream.bounded(256) for _ in range(500)] == [next(wanted) for _ in range(500)]


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 100, 128, 129, 255, 256])
def test_bounded_takes_bytes_until_one_is_below_the_largest_multiple(limit):
    source = stream_bytes(SEED)
    stream = DiceStream(SEED)
    for _ in range(300):
        byte = next(source)
        while byte >= 256 - 256 % limit:
            byte = next(source)
        assert stream.bounded(limit) == byte % limit


def test_a_die_shows_one_more_than_bounded_and_dice_are_rolled_in_position_order():
    first, second = DiceStream(SEED), DiceStream(SEED)
    assert first.roll((6, 2, 100, 6)) == [1 + second.bounded(faces) for faces in (6, 2, 100, 6)]


def test_a_shuffle_runs_from_the_last_index_down_to_one():
    first, second = DiceStream(SEED), DiceStream(SEED)
    wanted = list(range(25))
    for last in range(24, 0, -1):
        other = second.bounded(last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    assert first.shuffled(25) == wanted
    assert first.bounded(256) == second.bounded(256)
    assert DiceStream(SEED).shuffled(0) == []


def test_confirm_takes_the_next_dice_or_nothing():
    rolled = DiceStream(SEED).roll([6] * 100)
    stream = DiceStream(SEED)
    assert stream.confirm([6] * 40, rolled[:40])
    assert not stream.confirm([6] * 40, rolled[41:81])
    assert not stream.confirm([6] * 40, [])
    assert stream.roll([6] * 60) == rolled[40:]


def test_the_commitment_is_the_sha256_of_the_seed_bytes():
    assert commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_seeds_are_32_lower_case_hexadecimal_digits():
    assert is_seed(SEED)
    assert seed_text(bytes(range(16))) == SEED
    for wrong in (SEED[1:], SEED + "0", SEED.upper(), "g" * 32, "", None, 0, [SEED], "٠" * 32):
        assert not is_seed(wrong)
