"""What is set before a game of Puzzle Sheet."""

from firmware.games.puzzle_sheet import setup as puzzle_sheet_setup
from shared_rules.puzzle_sheet import samples
from shared_rules.puzzle_sheet.boards import rows_of
from tests.firmware.games.puzzle_sheet.cases import PuzzleBench
from tests.firmware.screens.bench import BOARDS

STICK = BOARDS[0]


class _Asked:
    """What the setup asks of an app."""

    def __init__(self, folder):
        self.hardware = type("Hardware", (), {"folder": str(folder)})


def test_points_and_thresholds_of_the_box_are_kept_for_each_sheet(tmp_path):
    app = _Asked(tmp_path)
    name = samples.NAMES[0]
    keys = [offer[0] for offer in puzzle_sheet_setup.option_fields(app, {}, 2)]
    assert keys == ["sheet", "tracking", "points " + name, "bonus " + name]
    assert puzzle_sheet_setup.rules_options(app, {}, 2)["sheet"] == name
    made = puzzle_sheet_setup.rules_options(app, {"points " + name: [9, 8, 7, 6], "bonus " + name: [3, 1, 2]}, 2)
    assert [frame["points"] for frame in made["sheet"]["frames"]] == [9, 8, 7, 6]
    assert [entry["at"] for entry in made["sheet"]["bonus"]] == [1, 2, 3]
    assert puzzle_sheet_setup.rules_options(app, {"points Another": [9, 8, 7, 6]}, 2)["sheet"] == name
    option_fields = puzzle_sheet_setup.option_fields(app, {"points " + name: [9, 8, 7, 6]}, 2)
    assert option_fields[2][3][3] == "Check your box" and option_fields[2][4] == [9, 8, 7, 6]


def test_a_lone_player_chooses_a_picture_or_own_cells(tmp_path):
    bench = PuzzleBench(STICK, tmp_path)
    bench.app.remember("people", {"names": ["Ann"], "colours": [0], "seats": 1})
    name = samples.NAMES[0]
    pictures = samples.solo_pictures(name)
    bench.push("screens.new_game.NewGame", {"game": "puzzle_sheet"})

    bench.row("Pre-filled")
    bench.press("down", "ok")
    assert bench.app.stack.screen.options["fill " + name] == pictures[0][0]
    bench.row("Pre-filled")
    bench.row("Custom")
    assert bench.top == "games.puzzle_sheet.fill.Cells"
    row, column = bench.focus >> 4, bench.focus & 15
    before = rows_of(pictures[0][1])
    bench.press("ok", "back")
    wanted = list(before)
    wanted[row] ^= 1 << column
    assert bench.app.stack.screen.options["fill " + name] == wanted
    bench.row("Start")
    shaded = bench.game.shaded(0)
    assert list(shaded) == wanted[: len(shaded)]
