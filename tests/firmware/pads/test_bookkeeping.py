"""The score pad's bookkeeping, beside a slow one; and its log, over power off, damage and a flash that refuses."""

import random
from types import SimpleNamespace

import pytest

from firmware.pads import bookkeeping as score_pad
from firmware.storage.storage import Storage


def app_on(folder):
    """As much of an app as the pad needs."""
    return SimpleNamespace(storage=Storage(str(folder)), pad=None)


def begun(folder, names=("Ann", "Bo", "Cy"), lowest=False):
    app = app_on(folder)
    score_pad.begin(app, score_pad.Pad(list(names), list(range(len(names))), {"lowest": lowest}))
    return app


def enter(app, *numbers):
    """Numbers in the order in which the pad asks for them."""
    for number in numbers:
        score_pad.change(app, [*app.pad.next(), number])


def seen(pad):
    return (
        pad.rounds,
        pad.settings,
        pad.names,
        pad.colours,
        pad.last(),
        pad.next(),
        pad.leaders(),
        [pad.total(seat) for seat in range(len(pad.names))],
    )


def test_numbers_are_asked_for_seat_by_seat_and_round_by_round(tmp_path):
    app = begun(tmp_path)
    assert app.pad.next() == (0, 0)
    enter(app, 5, -3)
    assert app.pad.next() == (0, 2)
    enter(app, 10, 1)
    assert app.pad.rounds == [[5, -3, 10], [1, None, None]]
    assert [app.pad.total(seat) for seat in range(3)] == [6, -3, 10]
    assert app.pad.total(0, 0) == 1, "without the first round"
    assert [app.pad.latest(seat) for seat in range(3)] == [1, None, None]


def test_the_highest_or_the_lowest_total_leads_once_a_round_is_full(tmp_path):
    app = begun(tmp_path)
    enter(app, 5, -3)
    assert app.pad.leaders() == []
    enter(app, 5)
    assert app.pad.leaders() == [0, 2]
    score_pad.change(app, {"lowest": True})
    assert app.pad.leaders() == [1]
    assert score_pad.load(app_on(tmp_path)).settings["lowest"]


def test_numbers_begin_with_the_step_that_the_numbers_so_far_suggest(tmp_path):
    app = begun(tmp_path, ["Ann"])
    assert app.pad.step(0, False) == 10
    enter(app, -9)
    assert app.pad.step(0, False) == 1
    enter(app, 10)
    assert app.pad.step(0, False) == 10
    enter(app, -100)
    assert app.pad.step(0, False) == 100


def test_a_full_pad_asks_for_nothing(tmp_path):
    app = begun(tmp_path, ["Ann"])
    for _ in range(score_pad.ROUNDS):
        enter(app, score_pad.LARGEST)
    assert app.pad.next() is None
    assert app.pad.total(0) == 99 * 9999
    assert seen(score_pad.load(app_on(tmp_path))) == seen(app.pad)


@pytest.mark.parametrize("seed", range(20))
def test_random_changes_beside_a_slow_pad_and_the_power_off_after_each(seed, tmp_path):
    chance = random.Random(seed)
    names = ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"][: chance.randint(1, 6)]
    app = begun(tmp_path, names)
    history = [[]]  # the rounds after each entry
    for _ in range(60):
        kind = chance.random()
        if kind < 0.2 and len(history) > 1:
            score_pad.change(app, "undo")
            history.pop()
        elif kind < 0.25:
            score_pad.change(app, {"lowest": chance.random() < 0.5})
        else:
            place = app.pad.next()
            if kind < 0.4 and history[-1]:
                number = chance.randrange(len(history[-1]))
                place = (
                    number,
                    chance.choice([seat for seat in range(len(names)) if history[-1][number][seat] is not None] or [0]),
                )
            value = chance.randint(-9999, 9999)
            score_pad.change(app, [*place, value])
            rounds = [list(one) for one in history[-1]]
            if place[0] == len(rounds):
                rounds.append([None] * len(names))
            rounds[place[0]][place[1]] = value
            history.append(rounds)
        assert app.pad.rounds == history[-1]
        before = seen(app.pad)
        app = app_on(tmp_path)
        assert seen(score_pad.load(app)) == before


# The file


def test_a_change_is_one_short_line_behind_the_others(tmp_path):
    app = begun(tmp_path)
    before = (tmp_path / "pad.log").read_bytes()
    enter(app, -12)
    after = (tmp_path / "pad.log").read_bytes()
    assert after.startswith(before) and len(after) - len(before) < 32


def test_a_torn_line_at_the_end_costs_that_line_only(tmp_path):
    app = begun(tmp_path)
    enter(app, 1, 2, 3)
    path = tmp_path / "pad.log"
    whole = path.read_bytes()
    for length in range(len(whole) - 12, len(whole)):
        path.write_bytes(whole[:length])
        app = app_on(tmp_path)
        assert score_pad.load(app).rounds == [[1, 2, None]]
        enter(app, 8)
        assert score_pad.load(app_on(tmp_path)).rounds == [[1, 2, 8]], "what comes behind is not spoilt"


@pytest.mark.parametrize("seed", range(10))
def test_when_the_flash_refuses_the_pad_goes_on_and_is_written_later(seed, tmp_path, monkeypatch):
    chance = random.Random(seed)
    app = begun(tmp_path)

    def refuse(*_arguments):
        raise OSError(28)

    for _ in range(30):
        with monkeypatch.context() as patch:
            if chance.random() < 0.5:
                patch.setattr(app.storage, "append_log", refuse)
                patch.setattr(app.storage, "write_log", refuse)
            if chance.random() < 0.4 and app.pad.last():
                score_pad.change(app, "undo")
            elif chance.random() < 0.3 and app.pad.rounds:
                score_pad.change(app, [0, 0, chance.randint(-99, 99)])
            else:
                enter(app, chance.randint(-99, 99))
    enter(app, 1)
    assert app.storage.untold and not app.pad.unsaved
    again = app_on(tmp_path)
    while app.pad.last():
        assert seen(score_pad.load(again)) == seen(app.pad)
        for one in (app, again):
            score_pad.change(one, "undo")
    assert seen(again.pad) == seen(app.pad)
