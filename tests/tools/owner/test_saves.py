"""Backups: byte for byte there and back, in a simulator's folder and on a board; nothing is lost by mistake."""

import os

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.kept_files import summary
from tests.tools.owner.littlefs_board import LittlefsBoard, cuts
from tools.device.board import board_link
from tools.owner.archive import Archive, packed, write_backup
from tools.owner.commands import backup, history, restore
from tools.owner.saves import COPY, Board, Folder, read_all
from tools.owner.terminal_text import plain
from tools.refusal import Refusal

OWN = {"/board.txt": b"generic\n", "/own/notes.txt": b"mine"}
SAVES = {
    "games/0001.log": bytes(range(256)) * 40,
    "games/0001.side": b"side",
    "games/0002.log": b"two\r\n\n",
    "settings.txt": b"",
    "sheets/M\u00fchle 1?.json": b"{}",
    "sheets/M\u00fchle 1?.solo": b"[]",
}
OTHER = {"games/0001.log": b"another game", "games/0009.log": b"nine", "settings.txt": b"quiet"}


def board_with(saves):
    return LittlefsBoard({**OWN, **{f"/data/{path}": content for path, content in saves.items()}})


def folder_with(saves, folder):
    place = Folder(folder)
    place.replace(saves)
    return place


@pytest.fixture(params=["folder", "board"])
def place_with(request, tmp_path):
    if request.param == "folder":
        return lambda saves: folder_with(saves, tmp_path / "saves")
    return lambda saves: Board(board_with(saves))


def test_a_backup_gives_every_byte_back(place_with, tmp_path):
    write_backup(tmp_path / "kept.zip", read_all(place_with(SAVES)))
    assert read_all(Archive(tmp_path / "kept.zip")) == SAVES


def test_restoring_makes_the_saves_equal_to_the_backup(place_with):
    place = place_with(OTHER)
    place.replace(SAVES)
    assert read_all(place) == SAVES


def test_equal_saves_make_equal_backups():
    assert packed(SAVES) == packed(dict(reversed(SAVES.items())))


def test_what_a_power_cut_left_beside_a_file_is_no_save(place_with):
    assert read_all(place_with({**SAVES, "games/0003.log.new": b"half"})) == SAVES


def after_a_cut(content):
    """What the saves are once the board that lost its power with this flash was reached again."""
    board = LittlefsBoard(content=content)
    saves = read_all(Board(board))
    others = {path: data for path, data in board.files().items() if not path.startswith("/data")}
    assert others == OWN
    return saves


def test_a_restore_that_loses_power_before_any_flash_command_leaves_the_old_or_the_new_saves():
    start = board_with(OTHER)
    before = bytes(start.flash.buffer)
    Board(start).replace(SAVES)
    seen = [after_a_cut(left) for left in cuts(before, start.flash.log)]
    assert seen[0] == OTHER and seen[-1] == SAVES
    assert [saves for saves in seen if saves not in (OTHER, SAVES)] == []
    assert seen == sorted(seen, key=[OTHER, SAVES].index), "once the new ones are there the old ones never come back"


def test_a_restore_is_finished_by_whoever_comes_next_though_that_loses_power_too():
    start = board_with(OTHER)
    run = start.run
    start.run = lambda code: run(code if "_finish_restore(" not in code or "def " in code else "pass")
    before_rename = len(start.flash.log)
    Board(start).replace(SAVES)
    assert "/data.restored/settings.txt" in start.files() and len(start.flash.log) > before_rename
    start.run = run
    content = bytes(start.flash.buffer)
    start.flash.log.clear()
    assert read_all(Board(start)) == SAVES
    assert all(after_a_cut(left) == SAVES for left in cuts(content, start.flash.log)) and start.flash.log


def test_what_an_interrupted_restore_left_takes_no_room():
    saves = {f"games/{number:04d}.log": bytes(4000) for number in range(20)}
    board = LittlefsBoard({f"/data.new/{path}": content for path, content in saves.items()}, blocks=48)
    Board(board).replace(dict(saves, **{"games/0021.log": b"x"}))
    assert set(board.files()) == {f"/data/{path}" for path in [*saves, "games/0021.log"]}


def test_damaged_files_are_named_and_the_others_are_kept(tmp_path, monkeypatch, capsys):
    board = board_with(SAVES)
    for place in range(0, len(board.flash.buffer), 4096):
        # A later block of a file begins with the numbers of earlier ones (littlefs, SPEC.md, "CTZ skip-lists").
        if bytes(range(16, 240)) in board.flash.buffer[place : place + 4096]:
            board.flash.buffer[place : place + 8] = b"\xff" * 8
    board = LittlefsBoard(content=bytes(board.flash.buffer))
    monkeypatch.setattr(board_link, "BoardLink", lambda port: board)
    assert backup.main(["--port", "x", str(tmp_path / "kept.zip")]) == 1
    said = capsys.readouterr().out
    assert "games/0001.log is damaged: it is not in the backup." in said and "1 game" in said
    rest = {path: content for path, content in SAVES.items() if path != "games/0001.log"}
    assert read_all(Archive(tmp_path / "kept.zip")) == rest | COPY


def test_a_file_system_that_is_not_mounted_is_told_and_left_alone(tmp_path, monkeypatch, capsys):
    board = LittlefsBoard(content=b"\x55" * 96 * 4096)
    monkeypatch.setattr(board_link, "BoardLink", lambda port: board)
    write_backup(tmp_path / "kept.zip", SAVES)
    for command, name in ((backup, "other.zip"), (restore, "kept.zip")):
        assert command.main(["--port", "x", str(tmp_path / name)]) == 1
        assert "The file system cannot be read" in capsys.readouterr().err
    assert bytes(board.flash.buffer) == b"\x55" * 96 * 4096


@pytest.mark.parametrize("name", ["games/0001.log.new", "games/" + "\u307e" * 60, "C:evil.log", "a/b/c/d/e", "Games"])
def test_a_name_that_no_handheld_can_have_is_refused_before_anything_is_written(name, tmp_path, capsys):
    folder_with(OTHER, tmp_path / "desk")
    (tmp_path / "kept.zip").write_bytes(packed({name: b"x"}))
    assert restore.main(["--save", str(tmp_path / "desk"), str(tmp_path / "kept.zip"), "--replace"]) == 1
    said = capsys.readouterr().err
    assert f"This backup has a file that cannot be restored ({name[:40]}). Nothing was changed." in said
    assert read_all(Folder(tmp_path / "desk")) == OTHER


def test_the_longest_name_is_restored(tmp_path):
    name = "games/" + "n" * 94
    (tmp_path / "kept.zip").write_bytes(packed({name: b"x"}))
    assert Archive(tmp_path / "kept.zip").paths() == [name]


@pytest.mark.parametrize("way", ["games", "games/0001.log", "sheets", "."])
def test_a_link_is_named_by_a_backup_and_refused_by_a_restore(way, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    folder_with(OTHER, tmp_path / "desk")
    (tmp_path / "outside").mkdir()
    link = tmp_path / "desk" / "data" / way
    target = tmp_path / "outside"
    if link.exists():
        target = target / "moved"
        link.rename(target)
    try:
        link.symlink_to(target, target_is_directory=target.is_dir())
    except OSError:
        pytest.skip("this computer makes no links")
    places = (tmp_path / "desk" / "data", tmp_path / "outside")
    before = [read_all_below(place) for place in places]
    (tmp_path / "kept.zip").write_bytes(packed(SAVES))
    assert restore.main(["--save", "desk", "kept.zip", "--replace"]) == 1
    assert "is a link. It cannot be backed up, and would be lost. Nothing was changed." in capsys.readouterr().err
    assert [read_all_below(place) for place in places] == before
    assert not list(tmp_path.glob("tableside-before*"))
    assert backup.main(["--save", "desk", "copy.zip"]) == 1
    said = capsys.readouterr()
    assert f"  {way} is a link: it is not in the backup." in said.out + said.err
    if way != ".":
        rest = {path: content for path, content in OTHER.items() if not path.startswith(way)}
        assert read_all(Archive("copy.zip")) == rest | COPY


def read_all_below(folder):
    return {place: place.is_file() and place.read_bytes() for place in folder.rglob("*")}


ODD = (b"games/\xff.log", b"games/a:b.log", b"x.txt/y", b"games/9.new/x", b"a/b/c/d/e.txt", b"Sheets")


@pytest.mark.parametrize("name", ODD)
def test_a_file_that_cannot_be_backed_up_is_named_and_the_rest_is_kept(name, tmp_path, monkeypatch, capsys):
    """None of them is deleted by a restore, which cannot copy it first."""
    monkeypatch.chdir(tmp_path)
    folder_with(SAVES, tmp_path / "desk")
    place = os.path.join(os.fsencode(tmp_path / "desk" / "data"), name)
    try:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(b"mine")
    except OSError:
        pytest.skip("this computer has no such names")
    assert backup.main(["--save", "desk", "kept.zip"]) == 1
    shown = plain(os.fsdecode(name))
    assert f"  {shown} has a name that cannot be restored: it is not in the backup." in capsys.readouterr().out
    assert read_all(Archive("kept.zip")) == SAVES | COPY
    assert history.main(["--save", "desk"]) == 0
    write_backup("other.zip", OTHER)
    assert restore.main(["--save", "desk", "other.zip", "--replace"]) == 1
    assert "It cannot be backed up, and would be lost. Nothing was changed." in capsys.readouterr().err
    with open(place, "rb") as file:
        assert file.read() == b"mine"


@pytest.mark.parametrize("name", [name for name in ODD if b"\xff" not in name])
def test_a_name_that_cannot_be_restored_is_left_out_of_a_backup_of_a_board(name):
    board = Board(board_with({**SAVES, name.decode(): b"mine"}))
    assert read_all(board) == SAVES
    assert board.left_out() == {name.decode(): "has a name that cannot be restored"}


@pytest.mark.parametrize("folder", ["games/0002.log", "games/0002.log.new", "settings.txt"])
def test_an_empty_folder_where_a_file_has_to_go_gives_way(folder, tmp_path):
    (tmp_path / "data" / folder).mkdir(parents=True)
    Folder(tmp_path).replace(SAVES)
    assert read_all(Folder(tmp_path)) == SAVES


def test_a_backup_with_any_damaged_byte_is_refused_or_whole(tmp_path):
    path = tmp_path / "kept.zip"
    whole = packed({name: SAVES[name] for name in ("games/0002.log", "settings.txt")})
    refused = 0
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        try:
            assert read_all(Archive(path)) == {"games/0002.log": SAVES["games/0002.log"], "settings.txt": b""}
        except Refusal:
            refused += 1
    assert refused > len(whole) // 2


def test_a_restore_for_which_the_board_has_no_room_is_refused_and_nothing_is_lost():
    board = board_with(OTHER)
    before = bytes(board.flash.buffer)
    with pytest.raises(Refusal, match="KB are needed"):
        Board(board).replace({**SAVES, "games/0003.log": bytes(96 * 4096)})
    assert bytes(board.flash.buffer) == before


def test_a_backup_of_many_games_whose_side_files_share_blocks_is_restored():
    board = LittlefsBoard({})
    many = {}
    for number in range(1, 35):
        many[f"games/{number:04}.log"] = bytes(6000)
        many[f"games/{number:04}.side"] = bytes(250)
    Board(board).replace(many)
    assert board.files() == {f"/data/{path}": content for path, content in many.items()}


def test_a_backup_never_overwrites_a_file(tmp_path):
    (tmp_path / "kept.zip").write_bytes(b"precious")
    with pytest.raises(Refusal, match="already exists"):
        write_backup(tmp_path / "kept.zip", SAVES)
    assert (tmp_path / "kept.zip").read_bytes() == b"precious"


# The commands


def test_the_commands_back_up_a_board_and_restore_it_to_the_simulator(tmp_path, monkeypatch, capsys):
    board = board_with(SAVES)
    monkeypatch.setattr(board_link, "BoardLink", lambda port: board)
    kept = str(tmp_path / "kept.zip")
    assert backup.main(["--port", "socket://localhost:1", kept]) == 0
    assert "2 games, 1 sheet or deck of your own, settings" in capsys.readouterr().out
    assert board.restarted == 1
    assert restore.main(["--save", str(tmp_path / "desk"), kept]) == 0
    assert read_all(Folder(tmp_path / "desk")) == SAVES | COPY
    assert restore.main(["--save", str(tmp_path / "desk"), kept]) == 0
    assert "has all of this already" in capsys.readouterr().out


def test_games_that_would_be_lost_stay_unless_asked_and_are_kept_then(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    folder_with(OTHER, tmp_path / "desk")
    write_backup(tmp_path / "kept.zip", SAVES)
    assert restore.main(["--save", "desk", "kept.zip"]) == 1
    assert "Nothing was changed" in capsys.readouterr().err
    assert read_all(Folder("desk")) == OTHER
    assert restore.main(["--save", "desk", "kept.zip", "--replace"]) == 0
    assert read_all(Folder("desk")) == SAVES
    (before,) = tmp_path.glob("tableside-before-restore-*.zip")
    assert read_all(Archive(before)) == OTHER | COPY


@pytest.mark.parametrize("path", ["cards.log", "memory.txt", "settings.txt", "pad.bad", "games/0001.side"])
def test_whatever_somebody_would_miss_is_asked_for_and_kept(path, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    folder_with({path: b"mine", "outcomes.log": b"x"}, tmp_path / "desk")
    write_backup("empty.zip", COPY)
    assert restore.main(["--save", "desk", "empty.zip"]) == 1
    assert f"This would delete or replace {summary([path])}." in capsys.readouterr().err
    assert Folder("desk").read(path) == b"mine"
    assert restore.main(["--save", "desk", "empty.zip", "--replace"]) == 0
    (before,) = tmp_path.glob("tableside-before-restore-*.zip")
    assert read_all(Archive(before))[path] == b"mine" and read_all(Folder("desk")) == COPY


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ({"identity": None}, "The Pico runs another program.\nStart: "),
        ({"mounted": False}, "The file system cannot be read.\nNothing was erased."),
    ],
)
def test_files_of_another_program_and_a_storage_that_does_not_open_stay_as_they_are(
    fault, words, tmp_path, monkeypatch, capsys
):
    board = board_with(SAVES)
    vars(board).update(fault)
    monkeypatch.setattr(board_link, "BoardLink", lambda port: board)
    write_backup(tmp_path / "kept.zip", OTHER)
    port = ["--port", "socket://localhost:1"]
    before = bytes(board.flash.buffer)
    assert backup.main([*port, str(tmp_path / "new.zip")]) == 1
    assert words in capsys.readouterr().err
    assert restore.main([*port, str(tmp_path / "kept.zip"), "--replace"]) == 1
    assert words in capsys.readouterr().err
    assert bytes(board.flash.buffer) == before and [path.name for path in tmp_path.glob("*.zip")] == ["kept.zip"]


def test_a_handheld_that_is_started_for_the_first_time_has_nothing_to_miss(tmp_path):
    handheld = SimulatedHandheld("waveshare_pico_lcd_1_3", tmp_path / "desk", tried=False)
    handheld.power_on()
    handheld.run(1500)
    handheld.power_off()
    assert Folder(tmp_path / "desk").paths() == ["place.log"]
    write_backup(tmp_path / "kept.zip", SAVES)
    assert restore.main(["--save", str(tmp_path / "desk"), str(tmp_path / "kept.zip")]) == 0


def test_no_saves_are_told(tmp_path, capsys):
    assert backup.main(["--save", str(tmp_path), str(tmp_path / "kept.zip")]) == 1
    assert "There are no saves in" in capsys.readouterr().err


def test_what_is_too_long_for_a_handheld_is_left_out_and_named(tmp_path, capsys):
    folder_with(SAVES, tmp_path)
    with open(tmp_path / "data" / "games" / "0007.log", "wb") as file:
        file.truncate(1 << 40)
    assert backup.main(["--save", str(tmp_path), str(tmp_path / "kept.zip")]) == 1
    assert (
        "games/0007.log cannot be read (it has more than 256 KB): it is not in the backup." in capsys.readouterr().out
    )
    assert read_all(Archive(tmp_path / "kept.zip")) == SAVES | COPY
