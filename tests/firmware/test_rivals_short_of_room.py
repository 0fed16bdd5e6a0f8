"""Rivals where the heap is short: a thought begins anew, and a key that comes again after a restart is not lost."""

import pytest

from firmware.keys import OK
from firmware.rivals import Rivals
from tests.firmware.rivals_bench import LONG_THINKING, STICK, begin
from tests.firmware.screens.bench import Bench

pytestmark = pytest.mark.usefixtures("advice")


@pytest.mark.parametrize(("pressed", "at"), [((), 2), (("ok",), 1)], ids=["alone", "another key meanwhile"])
def test_a_key_that_comes_again_after_a_restart_waits_until_the_rival_has_decided_again(pressed, at, tmp_path, advice):
    begin(Bench(STICK, tmp_path), first=1).press("ok")
    advice.steps = LONG_THINKING
    bench = Bench(STICK, tmp_path)
    bench.app.press_again(OK)
    bench.settle(100)
    assert bench.app.screen.thinking and bench.app.game.at == 1
    bench.press(*pressed)
    bench.settle(20000)
    assert bench.app.game.at == at


@pytest.mark.parametrize("alone", [True, False])
def test_a_rival_that_finds_no_room_thinks_once_more_without_a_screen(alone, tmp_path, advice, monkeypatch):
    bench = Bench(STICK, tmp_path)
    screens = []

    def begin_without_room(rivals):
        screens.append(bench.app.screen)
        if len(screens) == 1:
            raise MemoryError
        start(rivals)

    start = Rivals._begin
    monkeypatch.setattr(Rivals, "_begin", begin_without_room)
    monkeypatch.setattr(Rivals, "_needs_room", lambda *_: alone and not screens)
    begin(bench, first=1).press("ok")
    bench.settle(2000)
    assert screens[1] is None and (screens[0] is None) == alone
    assert bench.hardware.restarts == 0 and bench.app.game.rivals.action()
