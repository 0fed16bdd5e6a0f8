"""Installing sheets and decks into a simulator's folder and on a board that is a littlefs."""

import json

import pytest

from firmware.storage import library
from shared_rules.text import canonical_json
from tests.tools.owner.littlefs_board import LittlefsBoard
from tools.device.board import board_link
from tools.owner import reach
from tools.owner.commands import sheet as command
from tools.owner.saves import Board, Folder
from tools.owner.sheets.find import find_sample
from tools.owner.sheets.install import carry_out, plan
from tools.owner.sheets.parse import DeckFile, SheetFile
from tools.owner.sheets.show import as_text
from tools.refusal import Refusal

HARBOUR = find_sample("Harbour")
MILL = SheetFile("Mill", dict(HARBOUR.value, name="Mill"), HARBOUR.pictures)
OTHER_MILL = SheetFile("Mill", dict(MILL.value, bonus=[]), [])
CORNERS = DeckFile("Corners", find_sample("Twelve").value)


@pytest.fixture(params=["folder", "board"])
def place(request, tmp_path):
    return Folder(str(tmp_path)) if request.param == "folder" else Board(LittlefsBoard())


def install(place, *files, replace=False):
    steps = plan(place, list(files), replace)
    carry_out(place, steps)
    return [name for _kind, name, _content in steps]


def test_a_sheet_with_pictures_is_two_files_and_the_sheet_comes_last(place):
    assert install(place, MILL) == ["Mill.solo", "Mill.json"]
    assert place.read("sheets/Mill.json") == canonical_json.write(MILL.value).encode()
    assert json.loads(place.read("sheets/Mill.solo")) == [[title, cells] for title, cells in MILL.pictures]


def test_a_deck_is_one_file(place):
    assert install(place, CORNERS) == ["Corners.json"]
    assert json.loads(place.read("decks/Corners.json")) == CORNERS.value


def test_what_is_there_already_is_not_written_again(place):
    install(place, MILL, CORNERS)
    assert install(place, MILL, CORNERS) == []


def test_another_sheet_of_the_same_name_stays(place):
    install(place, MILL)
    with pytest.raises(Refusal, match="already another sheet Mill"):
        install(place, OTHER_MILL)
    assert json.loads(place.read("sheets/Mill.json")) == MILL.value


def test_asked_to_it_gives_way_and_its_pictures_go(place):
    install(place, MILL)
    assert install(place, OTHER_MILL, replace=True) == ["Mill.json", "Mill.solo"]
    assert place.names("sheets") == ["Mill.json"]
    assert json.loads(place.read("sheets/Mill.json")) == OTHER_MILL.value


@pytest.mark.parametrize(
    "files, part",
    [
        ([SheetFile("hARBOUR", MILL.value, [])], "name of one that comes with the game"),
        ([DeckFile("Twelve", CORNERS.value)], "name of one that comes with the game"),
        ([MILL, SheetFile("mill", MILL.value, [])], "Two of these files"),
        ([SheetFile("Big", dict(MILL.value, name="B" * 20000), [])], "too large"),
    ],
)
def test_names_that_clash_and_sheets_that_are_too_large_are_refused(place, files, part):
    with pytest.raises(Refusal, match=part):
        install(place, *files)
    assert place.names("sheets") == [] and place.names("decks") == []


def test_names_that_differ_only_in_capitals_are_refused(place):
    install(place, MILL)
    with pytest.raises(Refusal, match="differs only in capital letters"):
        install(place, SheetFile("MILL", MILL.value, []))


def test_nothing_is_installed_when_one_of_several_is_refused(place):
    with pytest.raises(Refusal):
        install(place, CORNERS, DeckFile("Twelve", CORNERS.value))
    assert place.names("decks") == []


def test_a_sheet_and_a_deck_may_have_the_same_name(place):
    install(place, MILL, DeckFile("Mill", CORNERS.value))
    assert place.names("decks") == ["Mill.json"]


def test_the_shelf_of_the_handheld_finds_what_was_installed(tmp_path):
    install(Folder(str(tmp_path)), MILL, CORNERS)
    data = str(tmp_path / "data")
    assert library.option(data, library.SHEETS, "Mill") == MILL.value
    assert library.solo_pictures(data, "Mill") == MILL.pictures
    assert library.option(data, library.DECKS, "Corners") == CORNERS.value


# The command


def typed(tmp_path, file):
    path = tmp_path / f"{file.name}.txt"
    path.write_text(as_text(file), encoding="utf-8")
    return str(path)


def test_the_command_installs_into_a_folder_of_the_simulator(tmp_path, capsys):
    path = typed(tmp_path, MILL)
    saves = str(tmp_path / "saves")
    assert command.main(["install", path, "--save", saves]) == 0
    assert capsys.readouterr().out.startswith("Installed: sheet Mill: board 7 x 7")
    assert command.main(["install", path, "--save", saves]) == 0
    assert capsys.readouterr().out.startswith("There already: sheet Mill")
    (tmp_path / "Mill.txt").write_text(as_text(OTHER_MILL), encoding="utf-8")
    assert command.main(["install", path, "--save", saves]) == 1
    assert "add --replace" in capsys.readouterr().err
    assert command.main(["install", path, "--save", saves, "--replace"]) == 0


def test_a_folder_that_cannot_be_written_is_told(tmp_path, capsys):
    (tmp_path / "saves").write_text("a file in the way")
    assert command.main(["install", typed(tmp_path, MILL), "--save", str(tmp_path / "saves")]) == 1
    assert "cannot be read or written" in capsys.readouterr().err


def test_the_command_installs_on_a_board_and_restarts_it(tmp_path, monkeypatch, capsys):
    board = LittlefsBoard()
    ports = []
    monkeypatch.setattr(board_link, "BoardLink", lambda port: ports.append(port) or board)
    assert command.main(["install", typed(tmp_path, MILL), "--port", "socket://localhost:1"]) == 0
    assert ports == ["socket://localhost:1"] and board.restarted
    assert board.files()["/data/sheets/Mill.json"] == canonical_json.write(MILL.value).encode()
    board.restarted = 0
    monkeypatch.setattr(reach, "only_port", lambda: "/dev/ttyACM0")
    assert command.main(["install", typed(tmp_path, OTHER_MILL)]) == 1
    assert ports[-1] == "/dev/ttyACM0" and board.restarted
    assert "There is already another" in capsys.readouterr().err


def test_a_wrong_file_is_never_installed(tmp_path, capsys):
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("sheet Mill\nboard\n..\n.\n", encoding="utf-8")
    assert command.main(["install", str(wrong), "--save", str(tmp_path)]) == 1
    assert f"{wrong}: line 4, column 2: " in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_samples_need_not_be_installed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert command.main(["install", "Harbour", "--save", "."]) == 1
    assert "comes with the game" in capsys.readouterr().err


def test_check_tells_every_file(tmp_path, capsys):
    wrong = tmp_path / "wrong.txt"
    wrong.write_bytes(b"\x00\x01\x02")
    assert command.main(["check", typed(tmp_path, MILL), str(wrong), str(tmp_path / "none.txt"), str(tmp_path)]) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith("All well: sheet Mill")
    assert [line.split(": ")[0] for line in shown.err.splitlines()][0] == str(wrong)
    assert "There is no file" in shown.err and "is a folder" in shown.err
    assert command.main(["check", typed(tmp_path, CORNERS)]) == 0


def test_show_draws_files_and_samples(tmp_path, capsys):
    assert command.main(["show", "harbour", typed(tmp_path, CORNERS)]) == 0
    shown = capsys.readouterr().out
    assert "picture Boat" in shown and "deck Corners" in shown


def test_without_a_word_the_help_is_shown(capsys):
    assert command.main([]) == 2
    assert "check" in capsys.readouterr().out
