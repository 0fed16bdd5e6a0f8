"""Dice and seeds come from conditioned entropy: SHA-256 over enough raw bytes and the clock; a source that stands still
is refused with a sentence, before each game and for free dice.
"""

import hashlib
import itertools
import random

import pytest

from firmware import entropy
from firmware.boards import waveshare_pico_lcd_1_3 as BOARD
from firmware.entropy import STANDS_STILL
from firmware.hardware import Hardware
from shared_rules.game import Refused
from tests.firmware.screens.bench import Bench


class Source(Hardware):
    """Some readings before those that a test is about."""

    def __init__(self, draws, times):
        chance = random.Random("before")
        before = [chance.randbytes(128) for _ in range(7)]
        self.draws, self.times = itertools.chain(before, draws), iter(times)

    def raw_entropy(self, count):
        raw = next(self.draws)
        assert len(raw) == count
        return raw

    def now(self):
        return next(self.times)


RAW = [random.Random(number).randbytes(128) for number in range(3)]


def test_a_draw_is_the_sha_256_of_raw_bytes_and_clock():
    source = Source(RAW, (17, 18, 19))
    wanted = [hashlib.sha256(raw + clock).digest() for raw, clock in zip(RAW, (b"17", b"18", b"19"), strict=True)]
    assert source.entropy(40) == wanted[0] + wanted[1][:8]
    assert source.entropy(1) == wanted[2][:1]


@pytest.mark.parametrize(
    "draws",
    [
        [bytes(128)],
        [bytes([85, 170] * 64)],
        [RAW[0][:96] + bytes(32)],
        [RAW[0][:32] * 4],
        [RAW[0][:96] + RAW[0][:32]],
        [RAW[0], RAW[0]],
        [RAW[0], RAW[1], RAW[0]],
    ],
)
def test_a_source_that_stands_still_or_gives_the_same_twice_is_refused(draws):
    source = Source(draws, range(9))
    with pytest.raises(Refused) as refusal:
        for _draw in draws:
            source.entropy(32)
    assert refusal.value.message == STANDS_STILL


@pytest.mark.parametrize("answers", range(1, 8))
def test_the_first_draw_is_refused_where_the_source_has_a_few_answers_only(answers):
    source = Source([], itertools.repeat(0))
    source.draws = itertools.cycle([random.Random(number).randbytes(128) for number in range(answers)])
    with pytest.raises(Refused):
        source.entropy(16)


def test_equal_draws_of_different_raw_bytes_are_refused(monkeypatch):
    class Broken:
        def __init__(self, content):
            pass

        def digest(self):
            return bytes(range(32))

    monkeypatch.setattr(hashlib, "sha256", Broken)
    source = Source(RAW, range(9))
    source.entropy(32)
    with pytest.raises(Refused):
        source.entropy(32)


def test_fair_bytes_are_never_refused():
    chance = random.Random(1)
    assert not any(entropy.stands_still(chance.randbytes(128)) for _ in range(3000))


@pytest.fixture
def bench(tmp_path, monkeypatch):
    """A bench whose random source stands still from when `bench.still` is true."""
    made = Bench(BOARD, tmp_path)
    chance = random.Random(1)
    made.still = False
    board = made.hardware
    monkeypatch.setattr(board, "raw_entropy", lambda n: bytes(n) if made.still else chance.randbytes(n), raising=False)
    monkeypatch.setattr(board, "entropy", lambda count: Hardware.entropy(board, count))
    return made


def told(bench):
    return bench.app.stack[-1][0] == "screens.choice.Message" and bench.app.stack.screen.words == STANDS_STILL


@pytest.mark.parametrize("dice", ["device", "table"])
def test_no_game_starts_without_chance_and_the_one_before_stays(bench, dice):
    bench.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    bench.settle()
    save = bench.app.game.table.save()
    bench.still = True
    bench.app.game.new("penk", ["Cy", "Di"], [0, 1], None, None, dice)
    bench.settle()
    assert told(bench)
    assert bench.app.game.table.save() == save
    bench.still = False
    bench.app.game.new("penk", ["Cy", "Di"], [0, 1])
    bench.settle()
    assert bench.app.game.table.players == ["Cy", "Di"]


def test_free_dice_are_not_rolled_without_chance(bench):
    bench.open([["screens.home.Home", None], ["pads.free_dice.FreeDice", [6, [1, 2, 3], 0, 3]]])
    bench.still = True
    bench.press("ok")
    assert told(bench)
    bench.press("ok")
    assert bench.app.stack.screen.throw.values == [1, 2, 3] and not bench.app.stack.screen.has_log
    bench.still = False
    bench.press("ok")
    assert bench.app.stack.screen.has_log


def test_the_self_test_tells_a_source_that_stands_still(bench):
    for still in (False, True):
        bench.still = still
        bench.open([["screens.home.Home", None], ["screens.self_test.SelfTest", [2, 1]]])
        assert ("Random source", "failed" if still else "OK", not still) in bench.app.stack.screen.shown.found
