"""Players in History: their pages say what was played, and a name can be changed or deleted in all of it."""

import re

import pytest

from firmware.pads import bookkeeping, deck
from firmware.pads.players_menu import CLOCK_LEFT
from firmware.screens.seats import rename_remembered
from firmware.storage.storage import Storage
from shared_rules.table.table import Table
from tests.firmware.games.bench import GameBench
from tests.firmware.games.penk.cases import SIX_JOLLIES, PenkBench
from tests.firmware.screens.bench import BOARDS, Bench
from tests.firmware.screens.by_keys import choose, labels
from tests.firmware.screens.cases import FOUR, LONG, SIX, entropy
from tests.firmware.screens.panels import SIZES, board_of


def above_home(*screens):
    """A stack of its own: the app changes the one that it is given."""
    return [["screens.home.Home", None], *[[name, state] for name, state in screens]]


PLAYERS = ("screens.players.Players", None)


def keep(folder, names, scores, game="penk", **more):
    """A game that is over, as far as the files beside its record know."""
    table = Table(entropy)
    table.new(game, names, None, 0, None, None)
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    side = {"colours": list(range(len(names))), "scores": scores, "winners": winners, **more}
    side.setdefault("teams", list(range(len(names))))
    return Storage(str(folder)).create(table.save(), side)


def record_names(folder):
    storage = Storage(str(folder))
    found = {}
    for number in storage.games():
        table = Table()
        table.load(storage.record(number)[0])
        found[number] = table.players
    return found


@pytest.fixture
def evening(tmp_path):
    """Four games of Ann, with Bo and Cy, and one that goes on."""
    for points in (20, 30, 10):
        keep(tmp_path, ["Ann", "Bo"], [points, 15], seconds=2520, highlights=[[2, 20], [0, 9]])
    keep(tmp_path, ["Ann"], [233], "yacht")
    table = Table(entropy)
    table.new("penk", ["Bo", "Ann"], None, 0, None, None)
    Storage(str(tmp_path)).create(table.save(), {"colours": [0, 1]})
    return tmp_path


@pytest.mark.parametrize("board", BOARDS)
def test_a_person_is_three_presses_from_home(board, evening):
    bench = Bench(board, evening)
    choose(bench, "History", "Players")
    assert (labels(bench), bench.app.stack.screen.list.values) == (["Ann", "Bo"], ["4 games", "3 games"])
    bench.press("ok")
    assert bench.app.stack.screen.right == "4 games"
    assert labels(bench) == [
        "Penk!\n3 games, won 2",
        "Yacht\n1 game",
        "Ann leads Bo 2-1",
        "Rename",
        "Delete name",
    ]
    bench.press("ok")
    assert bench.app.stack.screen.words.split("\n") == [
        "2 players: 3 games, won\xa02",
        "Average 20.0, best 30",
        "A game took 42 min.",
        "",
        "Penk!s:",
        "average 2.0, most 2",
        "",
        "Cells marked:",
        "average 20.0, most 20",
    ]
    keep(evening, ["Cy", "Ann", "Bo"], [1, 5, 2])
    bench.open(above_home(("screens.players.Figures", ["Ann", "penk"])))
    assert bench.app.stack.screen.words.split("\n")[:10] == [
        "4 games, won\xa03",
        "Average 16.3, best 30",
        "A game took 42 min.",
        "",
        "2 players:",
        "3 games, won\xa02",
        "Average 20.0, best 30",
        "",
        "3 players:",
        "1 game, won\xa01",
    ]
    bench.open(above_home(("screens.players.Person", ["Bo"])))
    assert "Ann leads Bo 3-1" in labels(bench)
    bench.open(above_home(("screens.players.Person", ["Ann"])))
    choose(bench, "Ann leads Bo 3-1")
    assert bench.app.stack.screen.name == "Bo"


def test_nobody_has_played_yet(tmp_path):
    bench = Bench(BOARDS[0], tmp_path, above_home(PLAYERS))
    assert labels(bench) == ["No names yet\nonly named players"]
    bench.press("ok")
    assert bench.top == "screens.home.Home"


def rename(bench, name):
    choose(bench, "Rename")
    bench.app.stack.pop(name)  # as the letters do
    bench.settle()
    choose(bench, "Rename it")
    bench.settle(2000)


def test_a_renamed_person_has_another_name_in_all_games(evening):
    Storage(str(evening)).remember("names", [["Bo", 1], ["Anneli", 2], ["Ann", 0]])
    Storage(str(evening)).remember("people", {"names": ["Bo", "Ann"], "colours": [1, 0], "seats": 2})
    bench = Bench(BOARDS[1], evening, above_home(PLAYERS))
    bench.press("ok")
    rename(bench, "Anneli")
    assert labels(bench) == ["Anneli", "Bo"]
    assert record_names(evening) == {
        5: ["Bo", "Anneli"],
        4: ["Anneli"],
        3: ["Anneli", "Bo"],
        2: ["Anneli", "Bo"],
        1: ["Anneli", "Bo"],
    }
    assert bench.app.storage.remembered("names", None) == [["Bo", 1], ["Anneli", 2]]
    assert bench.app.storage.remembered("people", None)["names"] == ["Bo", "Anneli"]
    choose(bench, "Anneli", "Penk!\n3 games, won 2")
    assert bench.app.stack.screen.words.startswith("2 players: 3 games, won\xa02")


def test_what_is_unfinished_is_renamed_too(tmp_path):
    """A game, a pad, a deck, a clock that was left: each brings the name back once it ends."""
    bench = PenkBench(BOARDS[0], tmp_path).begin(["Ann", "Bo"])
    bench.roll(*SIX_JOLLIES).act("eliminate", column=1)
    bench.app.game.leave()
    bookkeeping.begin(bench.app, bookkeeping.Pad(["Bo", "Ann"], [1, 0], {"name": "Rummy"}, 1))
    bookkeeping.change(bench.app, [0, 0, 7])
    first = {"kind": 0, "own": [], "players": ["Ann", "Bo"], "seed": "00" * 16, "seed_from": None}
    bench.app.storage.write_log(deck.FILE, [first, [deck.DRAW, 0]])
    bench.app.remember(CLOCK_LEFT, [["Ann", "Bo"], 60, 1, [[3], []], True, 500])
    bench.open(above_home(("screens.renaming.Rewriting", ["Ann", "Anneli"])))
    bench.settle(2000)
    bench = PenkBench(BOARDS[0], tmp_path)
    for path in tmp_path.rglob("*"):
        assert not path.is_file() or path.name == "place.log" or b'"Ann"' not in path.read_bytes(), path
    assert bookkeeping.load(bench.app).names == ["Bo", "Anneli"] and bench.app.pad.rounds == [[7, None]]
    assert deck.load(bench.app.storage).first["players"] == ["Anneli", "Bo"]
    assert bench.app.storage.remembered(CLOCK_LEFT, None) == [["Anneli", "Bo"], 60, 1, [[3], []], True, 500]
    assert bench.app.game.resume(1) and bench.app.game.table.to_move == 1
    assert bench.app.game.table.players == ["Anneli", "Bo"] and bench.app.game.table.count == 2


def test_a_renamed_game_is_played_on_at_once(tmp_path):
    """The journal knew where the record ended before it had the longer name."""
    bench = PenkBench(BOARDS[0], tmp_path).begin(["Ann", "Bo"])
    bench.roll(*SIX_JOLLIES)
    bench.open(above_home(("screens.renaming.Rewriting", ["Ann", "Anneli"])))
    bench.settle(2000)
    assert bench.app.game.resume(1)
    bench.act("eliminate", column=1)
    assert bench.app.storage.record(1) == (bench.app.game.table.save(), False)


def test_a_game_that_flash_lacks_keeps_its_names_and_says_why(tmp_path, monkeypatch):
    bench = PenkBench(BOARDS[0], tmp_path).begin(["Ann", "Bo"])

    def refuse(*_arguments):
        raise OSError(28)

    for name in ("append", "rewrite"):
        monkeypatch.setattr(bench.app.storage, name, refuse)
    bench.roll(*SIX_JOLLIES)
    bench.open(above_home(("screens.renaming.Rewriting", ["Ann", "Anneli"])))
    bench.settle(2000)
    assert bench.app.game.table.players == ["Ann", "Bo"]
    assert bench.top == "screens.choice.Message"


def test_renaming_merges(evening):
    keep(evening, ["Anna", "Bo"], [50, 15])
    bench = Bench(BOARDS[1], evening, above_home(PLAYERS))
    choose(bench, "Anna")
    rename(bench, "Ann")
    assert bench.app.stack.screen.list.values == ["5 games", "4 games"]
    assert labels(bench) == ["Ann", "Bo"]


def test_a_name_is_renamed_from_what_it_is(evening):
    bench = Bench(BOARDS[1], evening, above_home(PLAYERS))
    choose(bench, "Ann", "Rename")
    assert (bench.top, bench.state()[2]) == ("screens.names.Letters", "Ann")
    bench.press("back")
    assert bench.top == "screens.players.Person"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_whose_name_goes_stays(seats, evening):
    names = ["Bo", "Cy", "Ann"]
    Storage(str(evening)).remember("people", {"names": names, "colours": [1, 2, 0], "seats": seats})
    bench = Bench(BOARDS[0], evening)
    rename_remembered(bench.app, "Cy", None)
    choose(bench, "Score pad")
    there = ["Bo", "Player 2", "Ann"][:seats]
    assert labels(bench)[: seats + 2] == ["Start", *there, "Player count"]
    bench.press("back")
    rename_remembered(bench.app, "Ann", "Bo")
    choose(bench, "Score pad")
    assert labels(bench)[: seats + 2] == ["Start", *["Bo", "Player 2", "Player 3"][:seats], "Player count"]


def test_a_deleted_name_is_nowhere(evening):
    Storage(str(evening)).remember("names", [["Bo", 1], ["Ann", 0]])
    Storage(str(evening)).remember("people", {"names": ["Bo", "Ann"], "colours": [1, 0], "seats": 2})
    bench = Bench(BOARDS[1], evening, above_home(PLAYERS))
    choose(bench, "Ann", "Delete name")
    bench.press("ok")
    assert bench.top == "screens.players.Person", "the focus is on keeping it"
    choose(bench, "Delete name", "Delete it")
    bench.settle(2000)
    assert labels(bench) == ["Bo"]
    assert record_names(evening)[1] == ["?", "Bo"]
    assert record_names(evening)[5] == ["Bo", "Player 2"], "somebody plays on"
    assert bench.app.storage.remembered("names", None) == [["Bo", 1]]
    assert bench.app.storage.remembered("people", None) == {
        "names": ["Bo", "Player 2"],
        "colours": [1, 0],
        "rivals": {},
        "seats": 2,
    }
    for path in evening.rglob("*"):
        if path.is_file() and path.name != "place.log":
            assert b'"Ann"' not in path.read_bytes(), path


def test_after_a_power_cut_renaming_goes_on(evening):
    keep(evening, ["Ann", "Cy"], [1, 2])
    bench = Bench(BOARDS[0], evening)
    bench.app.stack.show(above_home(PLAYERS, ("screens.renaming.Rewriting", ["Ann", "Zoe"])))
    for _ in range(3):
        bench.step()  # the first game is done, then the power goes
    assert "Game 2 of 6" in bench.app.frame.canvas._words
    bench = Bench(BOARDS[0], evening)
    bench.settle(2000)
    assert labels(bench) == ["Zoe", "Bo", "Cy"]
    assert [names[0] for names in record_names(evening).values()] == ["Zoe", "Bo", "Zoe", "Zoe", "Zoe", "Zoe"]


def over(board, folder, names):
    """A bench with the end of a game that all but the last have won."""
    bench = GameBench(board, folder)
    bench.GAME = "penk"
    bench.begin(names)
    game = bench.app.game.table.game
    game.phase = "over"
    game.scores = lambda: [100 - seat for seat in range(len(names))]
    game.winners = [0]
    bench.app.game.save()
    bench.open(above_home(("screens.in_game.over.GameOver", None)))
    return bench


def test_the_end_tells_a_story(tmp_path):
    for points in (20, 99):
        keep(tmp_path, ["Ann", "Bo"], [points, 15])
    bench = over(BOARDS[1], tmp_path, ["Ann", "Bo"])
    assert labels(bench)[:4] == ["Play again", "Ann", "Bo", "Ann's record\nin 3 games"]
    assert labels(bench)[bench.app.stack.screen.list.focus] == "Ann"
    bench.press("down*2", "ok")
    assert bench.top == "screens.players.Person"
    bench.press("back")
    assert labels(bench)[bench.app.stack.screen.list.focus] == "Ann's record\nin 3 games"
    bench.press("down")
    bench.app.stack.push("screens.choice.Message", ["Hello"])
    bench.settle()
    bench.press("ok")
    assert labels(bench)[bench.app.stack.screen.list.focus] == "Scores"


def test_without_a_story_the_end_is_as_it_was(tmp_path):
    assert labels(over(BOARDS[1], tmp_path, ["Ann", "Bo"]))[:4] == ["Play again", "Ann", "Bo", "Scores"]


ENDS = re.compile(r"^(?!.*\.\.\.)|\.\.\. (leads|and|won: 9999|\d-\d)$")
"""Words that are not shortened, or where the name is and what is said behind it is not."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", [[LONG], FOUR[:2], SIX[:4]])
def test_the_widest_names_fit(size, names, tmp_path):
    game = "penk" if len(names) > 1 else "yacht"
    for _ in range(3):
        scores = [9999, *range(1111, 1111 * len(names), 1111)]
        keep(tmp_path, names, scores, game, highlights=[[99, 999, 99]] * len(names))
    board = board_of(*size)
    bench = Bench(board, tmp_path, above_home(PLAYERS))
    for screen in (
        PLAYERS,
        ("screens.history.History", None),
        ("screens.players.Person", [LONG]),
        ("screens.players.Figures", [LONG, game]),
    ):
        bench.open(above_home(screen))
        assert bench.whole_frame() == [1]
        for row in getattr(bench.app.stack.screen.list, "rows", ()):
            parts = [part for line in row[1] for part in (line[2], line[5])] if row else []
            assert all(ENDS.search(part) for part in parts), row
    if game == "yacht":
        return
    shown = [row for row in over(board, tmp_path, names).app.stack.screen.list.rows if row]
    assert all(ENDS.search(part) for row in shown for part in (line[5] for line in row[1]))


def test_time_counts_while_the_game_is_open(tmp_path):
    bench = GameBench(BOARDS[1], tmp_path)
    bench.GAME = "penk"
    bench.begin(["Ann", "Bo"])
    start = bench.app.game.record.played_ms
    for _ in range(30):
        bench.step(1000)
    bench.press("down")
    played = bench.app.game.record.played_ms
    assert 30000 <= played - start <= 34000
    bench.app.game.leave()
    bench.settle()
    kept = bench.app.storage.side(1)["seconds"]
    assert kept == bench.app.game.record.played_ms // 1000
    for _ in range(30):
        bench.step(1000)
    bench.press("down")
    assert bench.app.storage.side(1)["seconds"] == kept, "home is not the game"
    again = Bench(BOARDS[1], tmp_path)
    assert again.app.game.record.played_ms // 1000 == kept


def test_time_asleep_does_not_count(tmp_path):
    bench = GameBench(BOARDS[1], tmp_path)
    bench.GAME = "penk"
    bench.begin(["Ann", "Bo"])
    bench.app.set("sleep_seconds", 300)
    start = bench.app.game.record.played_ms
    bench.step(5000000)
    bench.press("down")
    assert bench.app.game.record.played_ms - start == 300000


def test_a_power_cut_loses_no_time_before_the_last_press(tmp_path):
    bench = GameBench(BOARDS[1], tmp_path)
    bench.GAME = "penk"
    bench.begin(["Ann", "Bo"])
    for _ in range(40):
        bench.step(1000)
    bench.press("down")
    played = bench.app.game.record.played_ms // 1000
    assert played >= 40
    assert Bench(BOARDS[1], tmp_path).app.game.record.played_ms // 1000 == played


def test_history_says_how_long_a_game_took(evening):
    bench = Bench(BOARDS[1], evening, above_home(("screens.history.Game", [1])))
    assert bench.app.stack.screen.words.split("\n")[-1] == "The game took 42 min."


def test_all_games_say_their_highlights():
    from firmware import loading
    from shared_rules import registry

    for line in registry.GAMES:
        table = Table(entropy)
        table.new(line[0], ["Ann", "Bo"], None, 0, None, None)
        names = loading.screens_of(line[0]).HIGHLIGHTS
        assert [len(each) for each in table.game.highlights()] == [len(names)] * 2
        assert all(type(value) is int and value >= 0 for each in table.game.highlights() for value in each)
