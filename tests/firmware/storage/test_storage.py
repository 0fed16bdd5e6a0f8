"""Files that survive: appends, renames, damage of many kinds, and a flash that refuses."""

import builtins
import random

import pytest

from firmware.pads import archive, bookkeeping
from firmware.storage import files, outcomes
from firmware.storage.files import SMALL_FILE
from firmware.storage.storage import CRASH_LOG_LONG, Storage
from shared_rules import registry
from tools.device.board.flash_image import build_file_system
from tools.device.flash_layout import RP2040
from tools.workshop.duel.players import whole_game

PLACE = {"at": 3, "game": 1, "stack": [["screens.home.Home", None], ["games.penk.game.Roll", [1, "Zoë"]]]}
OTHER = {"at": 4, "game": 1, "stack": [["screens.home.Home", {"focus": 2}]]}


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "games").mkdir()
    return tmp_path


@pytest.fixture
def storage(folder):
    return Storage(str(folder))


def test_games_are_numbered_upwards_and_listed_newest_first(storage):
    assert storage.games() == []
    assert [storage.create("one\n", {}), storage.create("two\n", {}), storage.create("three\n", {})] == [1, 2, 3]
    assert storage.games() == [3, 2, 1]


def test_a_record_grows_by_appending(storage):
    number = storage.create("set-up\n", {"colours": [2, 0]})
    storage.append(number, ["a"])
    storage.append(number, ["b", "ü"])
    assert storage.record(number) == ("set-up\na\nb\nü\n", False)
    assert storage.first_line(number) == "set-up"
    assert storage.side(number) == {"colours": [2, 0]}


def test_an_empty_record_counts_as_absent(storage, folder):
    storage.create("one\n", {})
    (folder / "games" / "0007.log").write_bytes(b"")
    assert storage.games() == [1]


def test_a_record_with_bytes_that_are_no_text_gives_the_lines_before_them(storage, folder):
    number = storage.create("set-up\na\n", {})
    with open(folder / "games" / "0001.log", "ab") as file:
        file.write(b"\xc3\x28\nb\n")
    assert storage.record(number) == ("set-up\na\n", True)


@pytest.mark.parametrize(
    "content", [b"", b"\xff\x00", b"00000000 {}", b"not a side file", b'12345678 {"colours":[1]}\n']
)
def test_a_damaged_side_file_is_empty(storage, folder, content):
    number = storage.create("one\n", {"colours": [1, 2]})
    (folder / "games" / "0001.side").write_bytes(content)
    assert storage.side(number) == {}


def test_the_place_written_last_comes_back(storage, folder):
    assert storage.read_session() is None
    storage.write_session(PLACE)
    storage.write_session(OTHER)
    assert Storage(str(folder)).read_session() == OTHER


def test_an_unchanged_place_is_not_written_again(storage, folder):
    storage.write_session(PLACE)
    size = (folder / "place.log").stat().st_size
    storage.write_session(PLACE)
    assert (folder / "place.log").stat().st_size == size


def test_a_place_log_torn_at_any_byte_gives_the_line_before_and_can_be_appended_to(storage, folder):
    storage.write_session(PLACE)
    first = (folder / "place.log").stat().st_size
    storage.write_session(OTHER)
    whole = (folder / "place.log").read_bytes()
    for cut in range(first, len(whole)):
        (folder / "place.log").write_bytes(whole[:cut])
        again = Storage(str(folder))
        # A line that lacks nothing but its line end is as good as whole.
        expected = OTHER if cut == len(whole) - 1 else PLACE
        assert again.read_session() == expected
        again.write_session({"at": cut, "game": None, "stack": []})
        assert Storage(str(folder)).read_session() == {"at": cut, "game": None, "stack": []}


def test_a_place_log_with_any_byte_changed_never_gives_a_wrong_place(storage, folder):
    storage.write_session(PLACE)
    storage.write_session(OTHER)
    whole = (folder / "place.log").read_bytes()
    chance = random.Random(5)
    for position in range(len(whole)):
        spoilt = bytearray(whole)
        spoilt[position] ^= 1 << chance.randrange(8)
        (folder / "place.log").write_bytes(spoilt)
        assert Storage(str(folder)).read_session() in (PLACE, OTHER, None)


def test_the_place_log_stays_small_enough_to_need_no_block_of_its_own(storage, folder):
    for at in range(40):
        last = {**PLACE, "at": at}
        storage.write_session(last)
        assert (folder / "place.log").stat().st_size <= SMALL_FILE
        assert Storage(str(folder)).read_session() == last
    long = {**PLACE, "stack": [["screens.choice.Message", ["W" * SMALL_FILE]]]}
    storage.write_session(long)
    storage.write_session(PLACE)
    assert (folder / "place.log").stat().st_size <= SMALL_FILE
    assert Storage(str(folder)).read_session() == PLACE


def test_a_game_is_over_when_its_result_stands_beside_it(storage, folder):
    number = storage.create("record", {"colours": [0, 1]})
    assert not storage.is_over(number)
    storage.write_metadata(number, {"colours": [0, 1], "scores": [3, 9], "winners": [1]})
    assert storage.is_over(number)
    (folder / "games" / "0001.side").write_bytes(b"spoilt")
    assert not storage.is_over(number) and storage.news, "it is set aside, and the players are told"


def test_choices_are_remembered(storage, folder):
    storage.remember("names", [["Ann", 0], ["Zoë", 3]])
    storage.remember("penk", [1, 2, 3, 5, 8])
    again = Storage(str(folder))
    assert again.remembered("names", []) == [["Ann", 0], ["Zoë", 3]]
    assert again.remembered("penk", None) == [1, 2, 3, 5, 8]
    assert again.remembered("other", "default") == "default"


def test_what_is_remembered_stays_when_somebody_changes_what_they_were_given(storage, folder):
    kept = {"games": {"penk": [1]}}
    storage.remember("setups", kept)
    kept["games"]["yacht"] = 2
    storage.remembered("setups", None)["games"]["penk"].append(3)
    assert storage.remembered("setups", None) == {"games": {"penk": [1]}}
    storage.remember("setups", kept)
    assert Storage(str(folder)).remembered("setups", None) == kept


def test_a_memory_that_another_program_wrote_counts_at_once(storage, folder):
    storage.remember("names", [["Ann", 0]])
    Storage(str(folder)).remember("names", [["Bo", 1]])
    assert storage.remembered("names", []) == [["Bo", 1]]
    (folder / "memory.txt").unlink()
    assert storage.remembered("names", []) == []


@pytest.mark.parametrize("content", [b"\x00" * 40, b"00000000 {}\n", b"{}", b"\xff", b"[1,2]"])
def test_a_damaged_memory_is_kept_aside_and_empty(storage, folder, content):
    (folder / "memory.txt").write_bytes(content)
    assert storage.remembered("names", []) == []
    assert (folder / "memory.bad").read_bytes() == content
    (folder / "memory.bad").unlink()
    assert Storage(str(folder)).remembered("names", []) == [] and not (folder / "memory.bad").exists(), "set aside once"
    storage.remember("names", [["Bo", 1]])
    assert Storage(str(folder)).remembered("names", []) == [["Bo", 1]]


def test_the_crash_log_is_bounded_and_keeps_the_newest(storage, folder):
    for number in range(100):
        storage.log_crash("crash %d %s\n" % (number, "x" * 500))
    assert "crash 99 " in storage.crashes()
    assert (folder / "crash.log").stat().st_size + (folder / "crash.old").stat().st_size <= 2 * CRASH_LOG_LONG
    storage.log_crash("y" * 100000)
    assert (folder / "crash.log").stat().st_size <= CRASH_LOG_LONG


def failing_open(after):
    """An `open` whose writes fail once `after` bytes were written."""
    left = [after]

    class Failing:
        def __init__(self, file):
            self._file = file

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self._file.close()

        def write(self, content):
            part = content[: left[0]]
            left[0] -= len(part)
            self._file.write(part)
            if len(part) < len(content):
                raise OSError(28, "no space")

        def read(self):
            return self._file.read()

        def readline(self):
            return self._file.readline()

    return lambda path, mode="r": Failing(builtins.open(path, mode))


@pytest.mark.parametrize("after", [0, 1, 10, 40])
def test_a_full_flash_raises_and_loses_nothing_written_before(folder, monkeypatch, after):
    storage = Storage(str(folder))
    number = storage.create("set-up\na\n", {"colours": [1, 0]})
    storage.write_session(PLACE)
    storage.remember("names", [["Ann", 0]])
    writes = (
        lambda: storage.create("x" * 100, {}),
        lambda: storage.rewrite(number, "y" * 100),
        lambda: storage.write_session({**OTHER, "long": "z" * 100}),
        lambda: storage.write_metadata(number, {"colours": [0, 1], "scores": [1] * 40}),
        lambda: storage.remember("names", [["Bo", 1]] * 20),
        lambda: storage.write_text("settings.txt", "w" * 100),
    )
    for write in writes:
        monkeypatch.setattr(files, "open", failing_open(after), raising=False)
        with pytest.raises(OSError, match="no space"):
            write()
        monkeypatch.undo()
    again = Storage(str(folder))
    assert again.games() == [number]
    assert again.record(number) == ("set-up\na\n", False)
    assert again.side(number) == {"colours": [1, 0]}
    assert again.read_session() == PLACE
    assert again.remembered("names", []) == [["Ann", 0]]


def test_a_place_can_be_written_after_an_append_that_failed_half_way(folder, monkeypatch):
    storage = Storage(str(folder))
    storage.write_session(PLACE)
    monkeypatch.setattr(files, "open", failing_open(30), raising=False)
    with pytest.raises(OSError, match="no space"):
        storage.write_session(OTHER)
    monkeypatch.undo()
    storage.write_session(OTHER)
    assert Storage(str(folder)).read_session() == OTHER


def test_a_folder_that_cannot_be_made_shows_at_the_first_write(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    storage = Storage(str(tmp_path / "data"))
    assert storage.games() == []
    assert storage.read_session() is None
    with pytest.raises(OSError, match=r".*"):
        storage.create("one\n", {})


def test_the_folders_are_made_by_the_first_write(tmp_path):
    storage = Storage(str(tmp_path / "data"))
    assert not (tmp_path / "data").exists() and storage.games() == []
    storage.write_session({"at": 0})
    assert Storage(str(tmp_path / "data")).read_session() == {"at": 0}


def test_lines_that_the_flash_refused_halfway_are_not_added_once_more(folder, monkeypatch):
    storage = Storage(str(folder))
    number = storage.create("first\n", {})
    tries = []

    def fail_halfway(path, content):
        tries.append(content)
        raise OSError(28)

    monkeypatch.setattr("firmware.storage.files.append_to", fail_halfway)
    with pytest.raises(OSError, match="28"):
        storage.append(number, ["second"])
    assert len(tries) == 1


def test_sixty_games_and_forty_score_pads_take_three_quarters_of_the_file_system_of_a_pico(tmp_path):
    """Of every game, two to four players: a hundred of them have no room."""
    names = ["Wilhelm", "Wendelin", "Winifred", "Waldemar"]
    storage = Storage(str(tmp_path / "data"))
    tables = [whole_game(game[0], names[: min(count, game[4])]) for game in registry.GAMES for count in (2, 3, 4)]
    for number in range(60):
        table = tables[number % len(tables)]
        seats = list(range(len(table.players)))
        side = {"colours": seats, "scores": table.game.scores(), "winners": table.game.winners, "teams": seats}
        storage.create(table.save(), {**side, "highlights": table.game.highlights(), "seconds": 2000})
    storage.merge_journal()
    assert len(list(outcomes.outcomes(storage))) == 60
    pad = bookkeeping.Pad(names, [0, 1, 2, 3]).first_line()
    storage.write_log(archive.FILE, [{**pad, "rounds": [[10, 20, 30, 40]] * 15}] * archive.MOST)
    storage.remember("names", [[f"Wilhelm{number}", 0] for number in range(12)])
    kept = {f"/{path.relative_to(tmp_path)}": path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    build_file_system(kept, RP2040.files * 3 // 4)  # raises LittleFSError where it has no room
