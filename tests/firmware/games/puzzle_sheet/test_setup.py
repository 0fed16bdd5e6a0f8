"""What is set before a game of Puzzle Sheet."""

import pytest

from firmware.games.puzzle_sheet import setup as puzzle_sheet_setup
from shared_rules.puzzle_sheet import samples
from shared_rules.puzzle_sheet.boards import rows_of
from shared_rules.table.table import Refused, Table
from tests.firmware.games.puzzle_sheet.cases import HILLS, TAKE, PuzzleBench
from tests.firmware.screens.bench import BOARDS, stick_and_buttons
from tests.firmware.screens.panels import SIZES, board_of

STICK = BOARDS[0]
NOTICE = "games.puzzle_sheet.notice.Notice"


def piece(bench, name):
    return bench.game.index_of(name)


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


def test_a_sheet_that_is_gone_or_damaged(tmp_path):
    app = _Asked(tmp_path)
    assert puzzle_sheet_setup.sheet_name(app, {"sheet": "Gone"}) == samples.NAMES[0]
    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "Bad.json").write_text('{"name":"Bad"}')
    option_fields = puzzle_sheet_setup.option_fields(app, {"sheet": "Bad"}, 2)
    assert [offer[0] for offer in option_fields][:2] == ["sheet", "tracking"]
    with pytest.raises(Refused) as refused:
        Table().new("puzzle_sheet", ["Ann"], {"sheet": "Bad"}, None, None, "0" * 32)
    assert refused.value.code == "bad_option"


def test_an_installed_sheet_is_played_with_its_value(tmp_path):
    from shared_rules.text import canonical_json

    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "Hills.json").write_text(canonical_json.write(HILLS))
    bench = PuzzleBench(STICK, tmp_path)
    bench.push("screens.new_game.NewGame", {"game": "puzzle_sheet"})
    bench.app.stack.screen.options["sheet"] = "Hills"
    bench.app.stack.screen.refill()
    bench.settle()
    bench.press("ok")
    assert bench.game.sheet == HILLS


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


@stick_and_buttons
def test_an_order_to_all_is_the_largest_and_the_band_names_them(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin().act("take", piece="4B", at=[1, 1])
    assert bench.top == NOTICE and bench.app.stack.screen.band.name == "All"
    sizes = [line[1].height for line in bench.app.stack.screen.words.lines]
    assert sizes[0] > sizes[-1] and bench.app.stack.screen.words.lines[0][0].startswith("Cross off")
    bench.begin(["Ann"]).act("take", piece="4B", at=[1, 1])
    assert bench.app.stack.screen.band.name == "Ann", "nobody else plays"


@pytest.mark.parametrize("size", SIZES)
def test_a_piece_is_chosen_beside_the_own_board(size, tmp_path):
    bench = PuzzleBench(board_of(*size), tmp_path).begin()
    bench.take("4A", 1, 1).take("4B", 1, 1)
    screen = bench.app.stack.screen
    assert bench.top == TAKE and screen.board in screen.parts and screen.board.size >= 8
    assert screen.board.shaded == bench.game.shaded(screen.seat) and any(screen.board.shaded)
    assert bench.whole_frame() == [1]


@stick_and_buttons
def test_the_piece_with_the_focus_is_seen_large(board, tmp_path):
    bench = PuzzleBench(board, tmp_path).begin()
    seen = set()
    with bench.painted():
        for _ in range(4):
            piece, _x, _y, size, _colour = bench.app.stack.screen.preview._shown[3]
            assert piece == bench.game.pieces[bench.focus] and size > bench.app.stack.screen.size
            seen.add(bench.pixels())
            bench.press("up")
    assert len(seen) == 4
