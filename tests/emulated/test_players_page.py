"""History, its pages of players, an evening of eight games and the profiles open within a second on a Pico with a
hundred games, forty score pads and twelve profiles; the page of all score pads within two.
"""

import random

import pytest

from firmware.game_record import EVENING
from firmware.pads import archive, bookkeeping, pad_settings
from firmware.storage import outcomes
from firmware.storage.storage import Storage
from shared_rules.table.table import Table
from tests.firmware.screens.cases import entropy
from tools.workshop.bench.answer_times import press, rest
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = [pytest.mark.emulator]

NAMES = ("Wilhelm", "Wendelin", "Winifred", "Waldemar", "Ann", "Bo")
KEPT = 100
MOST_MS = 1000
OF_AN_EVENING = 8


def test_history_and_the_pages_of_players_open_within_a_second(tmp_path):
    chance = random.Random(3)
    storage = Storage(str(tmp_path / "data"))
    for number in range(KEPT):
        names = chance.sample(NAMES, 4)
        table = Table(entropy)
        table.new(chance.choice(["penk", "yacht"]), names, None, 0, None, None)
        side = {"colours": [0, 1, 2, 3]}
        if number % 20:
            scores = [chance.randrange(20, 99) for _ in names]
            side.update(scores=scores, winners=[scores.index(max(scores))], teams=[0, 1, 2, 3], seconds=2000)
            side["highlights"] = [[1, 20]] * 4
            side[EVENING] = evening = number // OF_AN_EVENING + 1
        # No longer: flash has no room for a hundred long games.
        storage.create(table.save(), side)
    storage.remember(EVENING, evening)
    list(outcomes.outcomes(storage))  # as they were when the last game ended
    for number in range(archive.MOST):
        pad = bookkeeping.Pad(
            chance.sample(NAMES, 4), [0, 1, 2, 3], {"name": f"Game {number % 12}", "start": 20}, number + 1
        )
        pad.rounds = [[chance.randrange(-40, 9) for _seat in range(4)] for _round in range(12)]
        storage.append_log(archive.FILE, pad.finished_line())
    for number in range(pad_settings.MOST):
        settings = {"name": f"Game {number}", "start": 20, "counters": ["Poison"]}
        storage.append_log(pad_settings.FILE, pad_settings.of(settings))
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", str(tmp_path))
    handheld.power_on()
    handheld.run(4000)
    for key in ("up", "up"):
        press(handheld, key)
        rest(handheld)
    for page in ("History", "Players", "Person", "Figures"):
        taken = press(handheld, "ok").ms
        assert taken is not None, page
        assert taken < MOST_MS, page
        rest(handheld)
    # What is read after the sign counts, too.
    for page, keys, most in (
        ("Evening", ("back", "back", "back", "down"), MOST_MS),
        ("Score pads", ("back", "down"), 2 * MOST_MS),
        ("Profiles", ("back", "back", "up"), MOST_MS),
    ):
        for key in keys:
            press(handheld, key)
            rest(handheld)
        started = handheld.pico.clock.nanos
        press(handheld, "ok")
        rest(handheld)
        assert (handheld.wire.last_byte_at - started) / 1e6 < most, page
    assert not handheld.violations
