"""The history of files that other programs wrote: what the handheld does not believe, the commands do not either."""

import pytest

from firmware import evening
from firmware.game_record import evening_in
from firmware.storage.files import add_crc
from firmware.storage.storage import Storage
from tests.tools.owner.test_history import NAMES, SIZES, table_of
from tools.owner.commands import history

TABLE = next(table for table in map(table_of, sorted(NAMES, key=SIZES.__getitem__)) if table.over and table.players[1:])
SEATS = len(TABLE.players)
GOOD = {"scores": list(range(SEATS)), "winners": [SEATS - 1], "evening": 1, "teams": list(range(SEATS))}
ODD = (True, None, -1, 10**17, "x", [], {}, [[]], *([each] * SEATS for each in (True, None, "x", -1, 99)))
KEYS = "scores winners evening teams colours rivals seconds turns seen seed_from handicap lost series highlights left"


@pytest.fixture
def folder(tmp_path):
    """A simulator's folder with one finished game."""
    Storage(str(tmp_path / "data")).create(TABLE.save(), GOOD)
    return tmp_path


@pytest.mark.parametrize("key", KEYS.split())
def test_a_value_that_no_handheld_writes_is_left_out_as_there(key, folder, capsys):
    storage, place = Storage(str(folder / "data")), ["--save", str(folder)]
    for value in ODD:
        storage.write_metadata(1, {**GOOD, key: value})
        assert history.main([*place, "--html", str(folder / "a.html"), "--csv", str(folder / "a.csv")]) == 0, value
        assert history.main([*place, "--no-review"]) == 0, value
        capsys.readouterr()
        assert history.main([*place, "--evening"]) == 0, value
        shown = capsys.readouterr().out
        number = abs(evening_in(storage.side(1)))  # of a file that is damaged the handheld keeps nothing
        found = evening.games(storage, number) if number else []
        for name, games, half in evening.standings(found):
            assert [name, str(games), evening.points_text(half)] in [line.split() for line in shown.splitlines()]
        assert bool(found) == ("No game has ended yet." not in shown), (value, shown)


@pytest.mark.parametrize("name", ["\u00b2\u00b3\u00b9\u2074", "\u0661\u0662\u0663\u0664", "00001", "7", "0000"])
def test_a_file_that_is_no_game_of_the_handheld_is_none_here(name, folder, capsys):
    (folder / "data" / "games" / f"{name}.log").write_text(TABLE.save())
    (folder / "data" / "games" / f"{name}.side").write_bytes(add_crc(GOOD))
    assert Storage(str(folder / "data")).games() == [1]
    assert history.main(["--save", str(folder), "--csv", "-"]) == 0
    assert capsys.readouterr().out.count("\n") == 1 + SEATS
