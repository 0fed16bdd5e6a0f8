"""On a computer the handheld hides details that only a Pico has."""

import sys

import pytest

from firmware.screens import about
from host_sim.handheld import SimulatedHandheld

HOME = ["screens.home.Home", None]


@pytest.fixture
def make(tmp_path):
    made = []

    def make(**how):
        handheld = SimulatedHandheld("waveshare_pico_lcd_1_3", tmp_path, **how)
        made.append(handheld)
        handheld.power_on()
        handheld.run(500)
        return handheld

    yield make
    for handheld in made:
        handheld.power_off()


def words_of(handheld, *stack):
    handheld.app.stack.show([list(HOME), *stack])
    handheld.run(500)
    return " ".join(word.text for word in handheld.words())


def test_about_names_the_program_and_no_interpreter_and_no_great_numbers(make, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: 230318360)
    lines = about.About(make().app, None)._lines()
    assert lines[0].startswith("Tableside ")
    assert "Room for games: plenty" in lines
    told = " ".join(lines)
    assert not any(words in told for words in ("ython", "KB", "230318360", sys.version.split()[0]))


@pytest.mark.parametrize(("space", "words"), [(812, "812 KB"), (10239, "10239 KB"), (10240, "plenty"), (None, "")])
def test_what_is_free_is_told_as_exactly_as_anybody_needs_it(space, words, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: space)
    assert about.free_words("/data") == words


def test_test_dice_are_ended_by_what_began_them(make):
    told = " ".join(about.About(make(seed="apple").app, None)._lines())
    assert "Start without a seed to play." in told and "test_seed.txt" not in told


def test_the_self_test_measures_no_battery_and_counts_no_kilobytes(make, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: 230318360)
    told = words_of(make(), ["screens.self_test.SelfTest", [2, 0]])
    assert "Storage" in told and "plenty free" in told
    assert not any(words in told for words in ("Power", "USB", "battery", " V ", "KB"))


def test_safe_mode_offers_no_repair_by_usb(make):
    handheld = make()
    handheld.power_off()
    handheld.key_down("back")
    handheld.power_on()
    handheld.run(500)
    assert type(handheld.app).__name__ == "SafeMode"
    assert "Ready for repair by USB." not in handheld.app._plain._lines
    assert "Your games are kept." in handheld.app._plain._lines
    handheld.key_up("back")


def test_a_handheld_that_gave_up_offers_no_repair_by_usb(make):
    app = make().app
    for _ in range(9):
        app.broken(RuntimeError("again"))
    assert app.recovery.plain is not None and "USB" not in " ".join(app.recovery.plain._lines)
