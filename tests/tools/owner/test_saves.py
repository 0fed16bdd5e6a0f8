"""Backups: byte for byte there and back, in a simulator's folder and on a board; nothing is lost by mistake."""

import zipfile

import pytest

from tests.tools.owner.littlefs_board import LittlefsBoard, cuts
from tools.device.board import board_link
from tools.owner import saves
from tools.owner.commands import backup, restore
from tools.owner.saves import COPY, Archive, Board, Folder, packed, read_all, write_backup
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
    assert "games/0001.log is damaged and not in the backup" in said and "1 game" in said
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


@pytest.mark.parametrize("damage", ["text", "cut", "changed", "outside", "newer"])
def test_a_damaged_or_foreign_backup_is_refused(damage, tmp_path):
    path = tmp_path / "kept.zip"
    if damage == "text":
        path.write_text("hello")
    elif damage == "cut":
        path.write_bytes(packed(SAVES)[:-40])
    elif damage == "outside":
        path.write_bytes(packed({"../main.py": b"evil"}))
    else:
        words = (
            b'{"format": 2, "files": {}}' if damage == "newer" else b'{"format": 1, "files": {"settings.txt": "00"}}'
        )
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("tableside-backup.json", words)
            archive.writestr("data/settings.txt", b"x")
    with pytest.raises(Refusal):
        Archive(path)


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["C:evil.log"], "with a colon or a drive letter"),
        (["games/a:b.log"], "with a colon or a drive letter"),
        (["games/" + "n" * 95], "more than 100 characters"),
        (["games/0001.log", "games/0001.log/x"], "both as a file and as a folder"),
        (["Games", "games/0001.log"], "both as a file and as a folder"),
    ],
)
def test_names_that_cannot_be_files_everywhere_are_refused_before_anything_is_written(names, words, tmp_path, capsys):
    folder_with(OTHER, tmp_path / "desk")
    (tmp_path / "kept.zip").write_bytes(packed(dict.fromkeys(names, b"x")))
    assert restore.main(["--save", str(tmp_path / "desk"), str(tmp_path / "kept.zip"), "--replace"]) == 1
    said = capsys.readouterr().err
    assert words in said and "nothing was changed" in said
    assert read_all(Folder(tmp_path / "desk")) == OTHER


def test_the_longest_name_is_restored(tmp_path):
    name = "games/" + "n" * 94
    (tmp_path / "kept.zip").write_bytes(packed({name: b"x"}))
    assert Archive(tmp_path / "kept.zip").paths() == [name]


@pytest.mark.parametrize("way", ["games", "games/0001.log", "sheets"])
def test_a_link_in_the_target_is_refused_before_anything_is_written(way, tmp_path, monkeypatch, capsys):
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
    assert "is a link. Files" in capsys.readouterr().err
    assert [read_all_below(place) for place in places] == before
    assert not list(tmp_path.glob("tableside-before*"))


def read_all_below(folder):
    return {place: place.is_file() and place.read_bytes() for place in folder.rglob("*")}


@pytest.mark.parametrize("folder", ["games/0002.log", "games/0002.log.new"])
def test_a_folder_where_a_file_has_to_go_is_refused_before_anything_is_written(folder, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    folder_with(OTHER, tmp_path / "desk")
    (tmp_path / "desk" / "data" / folder).mkdir()
    write_backup("kept.zip", SAVES)
    assert restore.main(["--save", "desk", "kept.zip", "--replace"]) == 1
    assert "is a folder and must be a file" in capsys.readouterr().err
    assert read_all(Folder("desk")) == OTHER and not list(tmp_path.glob("tableside-before*"))


def test_a_file_where_a_folder_has_to_be_is_refused_before_anything_is_written(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    folder_with({"settings.txt": b"quiet", "sheets": b"a file"}, tmp_path / "desk")
    write_backup("kept.zip", SAVES)
    assert restore.main(["--save", "desk", "kept.zip", "--replace"]) == 1
    assert "is a file and must be a folder" in capsys.readouterr().err
    assert Folder("desk").read("settings.txt") == b"quiet"


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


def test_an_encrypted_backup_is_refused(tmp_path):
    whole = bytearray(packed(SAVES))
    for sign, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = whole.find(sign)
        while place >= 0:
            whole[place + flags] |= 1
            place = whole.find(sign, place + 1)
    (tmp_path / "kept.zip").write_bytes(whole)
    with pytest.raises(Refusal, match="is not a backup"):
        Archive(tmp_path / "kept.zip")


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


def test_no_saves_are_told(tmp_path, capsys):
    assert backup.main(["--save", str(tmp_path), str(tmp_path / "kept.zip")]) == 1
    assert "There are no saves in" in capsys.readouterr().err


def bomb(folder, name="tableside-backup.json", how=zipfile.ZIP_DEFLATED, size=(1 << 20) + 1, claimed=None):
    """A small file that unpacks to `size` bytes of zeros, and says `claimed` in its directory."""
    path = folder / "bomb.zip"
    with zipfile.ZipFile(path, "w", how) as archive:
        with archive.open(name, "w", force_zip64=True) as file:
            for _ in range(size >> 20):
                file.write(bytes(1 << 20))
            file.write(bytes(size & ((1 << 20) - 1)))
        if claimed is not None:
            archive.getinfo(name).file_size = claimed
    assert path.stat().st_size < 100_000
    return path


def test_a_backup_that_would_unpack_to_too_much_is_refused_by_its_directory(tmp_path, monkeypatch):
    monkeypatch.setattr(saves, "MOST", 1 << 20)
    with pytest.raises(Refusal, match="unpacks to more than 1 MB"):
        Archive(bomb(tmp_path))


def test_a_directory_that_lies_is_no_backup(tmp_path):
    with pytest.raises(Refusal, match="is not a backup of Tableside, or it is damaged"):
        Archive(bomb(tmp_path, claimed=100))


def test_a_backup_is_packed_in_no_other_way(tmp_path):
    """A few bytes of the others unpack to millions at once, before their number is known."""
    with pytest.raises(Refusal, match="is not a backup of Tableside, or it is damaged"):
        Archive(bomb(tmp_path, how=zipfile.ZIP_BZIP2, size=1000))


def test_what_is_too_long_for_a_handheld_is_left_out_and_named(tmp_path, capsys):
    folder_with(SAVES, tmp_path)
    with open(tmp_path / "data" / "games" / "0007.log", "wb") as file:
        file.truncate(1 << 40)
    assert backup.main(["--save", str(tmp_path), str(tmp_path / "kept.zip")]) == 1
    assert "games/0007.log is damaged and not in the backup" in capsys.readouterr().out
    assert read_all(Archive(tmp_path / "kept.zip")) == SAVES | COPY
