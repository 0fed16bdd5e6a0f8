"""The parts of `dev.py bench` on an emulated Pico: a few presses, each counted as what it was."""

import pytest

from tools.workshop.bench import answer_times, evening, measure
from tools.workshop.bench.evening import Key
from tools.workshop.bench.figure import Figure
from tools.workshop.bench.probe import LARGEST, LONGEST_COLLECTION, Probe
from tools.workshop.commands.bench import table
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = pytest.mark.emulator


def no_words(_text):
    """Nobody reads how far it is."""


def test_the_start_ends_when_the_light_is_on_and_the_picture_there():
    (figure,), wrong = measure.measure(no_words, ("start",))
    assert wrong == [] and 100 < figure.values[0] < 400


def test_presses_are_counted_as_what_they_were_and_the_heap_is_seen():
    box = Probe(EmulatedHandheld("waveshare_pico_lcd_1_3", seed="bench"))
    keys = [Key(name) for name in "down up ok ok back back".split()]  # New game, Penk!, and home again
    found = answer_times.play(box, keys, range(0, 1), no_words)
    assert len(found.moved) == 1 and not found.screens
    assert len(found.pages) + len(found.first) == 3, "leaving the set-up writes to flash: no time of a screen"
    assert found.signs == [ms for ms in found.signs if 1 < ms < 50] and len(found.signs) == 5
    assert all(10 < ms < 100 for ms in found.pages + found.first)
    free, largest = evening.play(box, keys[:2], no_words)
    assert 8_000 < largest <= free < 200_000 and largest <= box.ask(LARGEST) + 8_000
    assert 5_000 < box.ask(LONGEST_COLLECTION) < 50_000
    box.check()
    box.handheld.pico.restarts = 1
    with pytest.raises(ValueError, match="started anew"):
        box.check()


def test_what_misses_its_aim_is_marked():
    lines = table([Figure("quick", "ms", (9.96,), (10,)), Figure("room", "KB", (80, 11.9), (80, 12), more=True)])
    assert ["MISSED" in line for line in lines.splitlines()] == [False, False, True]
