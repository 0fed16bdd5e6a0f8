"""The tail of a record: lines arrive in a small file first, and no power cut, refusal or other game between loses one
or doubles one.
"""

import os
import random

import pytest

from firmware.storage import files
from firmware.storage.files import SMALL_FILE
from firmware.storage.journal import Journal, joined, read_tail
from firmware.storage.storage import JOURNAL_WORTH_MERGING, Storage


@pytest.fixture
def storage(tmp_path):
    return Storage(str(tmp_path))


def line(number, step):
    return f"{number:08x} " + "x" * (step * 37 % 90)


def test_a_line_goes_to_the_tail_and_the_record_has_it(tmp_path, storage):
    number = storage.create("set-up\n", {})
    storage.append(number, ["a", "b"])
    assert (tmp_path / "games" / "0001.log").read_bytes() == b"set-up\n"
    assert read_tail((tmp_path / "tail.log").read_bytes()) == (1, 7, b"a\nb\n")
    assert storage.record(number) == Storage(str(tmp_path)).record(number) == ("set-up\na\nb\n", False)


def test_the_tail_stays_small_enough_to_need_no_block_of_its_own(tmp_path, storage):
    number = storage.create("set-up\n", {})
    lines = [line(1, step) for step in range(60)]
    for each in [*lines, "W" * 2 * SMALL_FILE, "end"]:
        storage.append(number, [each])
        tail = tmp_path / "tail.log"
        assert not tail.exists() or tail.stat().st_size <= SMALL_FILE or "W" * SMALL_FILE in tail.read_text()
    assert storage.record(number)[0] == "\n".join(["set-up", *lines, "W" * 2 * SMALL_FILE, "end"]) + "\n"


def test_a_quiet_moment_empties_only_a_tail_that_is_worth_it(tmp_path, storage):
    number = storage.create("set-up\n", {})
    storage.append(number, ["a"])
    storage.merge_journal(JOURNAL_WORTH_MERGING)
    assert (tmp_path / "tail.log").exists()
    storage.append(number, ["b" * JOURNAL_WORTH_MERGING])
    storage.merge_journal(JOURNAL_WORTH_MERGING)
    assert not (tmp_path / "tail.log").exists()
    assert (tmp_path / "games" / "0001.log").read_text() == "set-up\na\n" + "b" * JOURNAL_WORTH_MERGING + "\n"


def test_a_new_game_never_takes_over_the_lines_of_a_deleted_one(tmp_path, monkeypatch, storage):
    storage.append(storage.create("old\n", {}), ["a"])
    monkeypatch.setattr(Journal, "drop", lambda *_: None)  # the power goes before it
    storage.delete(1)
    storage = Storage(str(tmp_path))
    assert storage.games() == [] and (tmp_path / "tail.log").exists()
    assert storage.create("new\n", {}) == 1
    storage.append(1, ["b"])
    assert storage.record(1)[0] == Storage(str(tmp_path)).record(1)[0] == "new\nb\n"


@pytest.mark.parametrize("content", [b"", b"\n", b"1\n", b"x y\nline\n", b"\xff\xfe", b"1 2 3\na\n", b"9 5\na\n"])
def test_a_tail_that_is_none_is_passed_over(tmp_path, content, storage):
    storage.create("set-up\n", {})
    (tmp_path / "tail.log").write_bytes(content)
    storage = Storage(str(tmp_path))
    assert storage.record(1)[0] == "set-up\n"
    storage.append(1, ["a"])
    assert storage.games() == [1]
    assert Storage(str(tmp_path)).record(1)[0] == "set-up\na\n"


def test_a_damaged_header_harms_no_other_game_and_is_told(tmp_path, storage):
    """The header says whose lines these are."""
    storage.append(storage.create("one\n", {}), ["a"])
    storage.append(storage.create("two\n", {}), ["b"])
    tail = (tmp_path / "tail.log").read_bytes()
    for at in range(tail.index(b"\n") + 1):
        (tmp_path / "tail.log").write_bytes(tail[:at] + bytes([tail[at] ^ 1]) + tail[at + 1 :])
        storage = Storage(str(tmp_path))
        assert storage.record(1)[0] == "one\na\n"
        assert storage.record(2) == ("two\n", True)
        storage.rewrite(2, "two\n")
        assert storage.record(2) == ("two\n", False) and b"b\n" in (tmp_path / "tail.bad").read_bytes()
        (tmp_path / "tail.bad").unlink()


def test_nothing_is_written_behind_a_bad_tail_that_cannot_be_put_aside(tmp_path, monkeypatch):
    Storage(str(tmp_path)).create("set-up\n", {})
    (tmp_path / "tail.log").write_bytes(b"nonsense\n")
    storage = Storage(str(tmp_path))

    def refuse(_old, _new):
        raise OSError(28)

    with monkeypatch.context() as full:
        full.setattr(files, "replace", refuse)
        with pytest.raises(OSError, match="28"):
            storage.append(1, ["a"])
    storage.append(1, ["a"])
    assert Storage(str(tmp_path)).record(1) == ("set-up\na\n", False)


def test_all_bytes_behind_the_good_lines_are_set_aside(tmp_path, storage):
    storage.create("one\na\nx\nb\n", {})
    storage.append(1, ["c"])
    log = tmp_path / "games" / "0001.log"
    log.write_bytes(log.read_bytes().replace(b"x", b"\xff"))
    assert storage.record(1) == ("one\na\n", True)
    storage.quarantine_tail(1, "one\na\n")
    assert (tmp_path / "games" / "0001.lost").read_bytes() == b"\xff\nb\nc\n"


def test_what_was_appended_already_stands_once():
    log, lines = b"set-up\n", b"a\nb\n"
    for there in range(len(lines) + 1):
        assert joined(log + lines[:there], len(log), lines) == log + lines
    assert joined(log + lines + b"c\n", len(log), lines) == log + lines + b"c\n"


class PowerCut(BaseException):
    pass


class Flash:
    """Breaks off what the storage writes: the power goes, or the flash refuses."""

    def __init__(self, monkeypatch, all_or_nothing):
        self.steps = None  # until it happens
        self.kind = PowerCut
        self.chance = random.Random(1)
        self.all_or_nothing = all_or_nothing
        append, remove = files.append_to, os.remove

        def broken_append(path, content):
            if self.now():
                if not self.all_or_nothing:
                    append(path, content[: self.chance.randrange(len(content) + 1)])
                raise self.kind()
            append(path, content)

        def broken_whole(path, content):
            if self.now():
                raise self.kind()
            with open(path + ".new", "wb") as file:
                file.write(content)
            if self.now():
                raise self.kind()
            os.replace(path + ".new", path)

        def broken_remove(path):
            if self.now():
                raise self.kind()
            remove(path)

        monkeypatch.setattr(files, "append_to", broken_append)
        monkeypatch.setattr(files, "write_whole", broken_whole)
        monkeypatch.setattr(files.os, "remove", broken_remove)

    def now(self):
        if self.steps is None:
            return False
        self.steps -= 1
        return self.steps < 0


class Players:
    """Keeps games like the app does, and knows what every record must hold."""

    def __init__(self, folder, flash, seed):
        self.folder = str(folder)
        self.flash = flash
        self.chance = random.Random(seed)
        self.games = {}
        self.step = 0
        self.start()

    def start(self):
        """Power on: a record that ends in the middle of a line is put right before anything is added."""
        self.storage = Storage(self.folder)
        for number in self.games:
            text = self.storage.record(number)[0]
            if not text.endswith("\n"):
                self.storage.rewrite(number, text[: text.rfind("\n") + 1])

    def do_something(self):
        """One deed of the app. Gives the records as they may be when it breaks off: before it, after it."""
        self.step += 1
        operation = self.chance.choice(["new", "fold", "delete", *["append"] * 12]) if self.games else "new"
        if operation == "new" and len(self.games) < 3:
            text = f"{self.step:08x} set-up\n"
            number = max(self.games, default=0) + 1
            after = {**self.games, number: text}
            return after, lambda: self.storage.create(text, {})
        number = self.chance.choice(sorted(self.games))
        if operation == "delete" and len(self.games) > 1:
            return {other: text for other, text in self.games.items() if other != number}, lambda: self.storage.delete(
                number
            )
        if operation == "fold":
            return dict(self.games), lambda: self.storage.merge_journal(self.chance.choice((1, JOURNAL_WORTH_MERGING)))
        lines = [line(self.step, self.step + more) for more in range(self.chance.choice((1, 1, 1, 3, 12)))]
        after = {**self.games, number: self.games[number] + "\n".join(lines) + "\n"}
        return after, lambda: self.storage.append(number, lines)

    def on_flash(self):
        storage = Storage(self.folder)
        return {number: storage.record(number)[0] for number in sorted(storage.games())}


@pytest.mark.parametrize("all_or_nothing", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_the_power_may_go_before_and_after_everything_that_is_written(tmp_path, monkeypatch, seed, all_or_nothing):
    flash = Flash(monkeypatch, all_or_nothing)
    players = Players(tmp_path, flash, seed)
    cuts = 0
    for _ in range(400):
        after, operation = players.do_something()
        flash.steps = players.chance.randrange(12)
        try:
            operation()
            flash.steps = None
            players.games = after
        except PowerCut:
            cuts += 1
            flash.steps = None
            players.start()
            found = players.on_flash()
            for number in set(players.games) & set(after):
                before, then = players.games[number], after[number]
                assert found[number].startswith(before) and then.startswith(found[number]), number
            assert set(found) in (set(players.games), set(after))
            players.games = found
        assert players.on_flash() == players.games
    assert cuts > 40


@pytest.mark.parametrize("seed", range(4))
def test_a_flash_that_refuses_now_and_then_loses_nothing(tmp_path, monkeypatch, seed):
    """The app puts the whole record there again with the next action, as RunningGame._save does."""
    flash = Flash(monkeypatch, False)
    flash.kind = OSError
    players = Players(tmp_path, flash, seed)
    number = players.storage.create("set-up\n", {})
    text = kept = "set-up\n"
    unsaved = False
    refused = 0
    for step in range(400):
        lines = [line(step, step)]
        text += lines[0] + "\n"
        flash.steps = players.chance.randrange(8)
        try:
            if unsaved:
                players.storage.rewrite(number, text)
            else:
                players.storage.append(number, lines)
            unsaved = False
            players.storage.merge_journal(JOURNAL_WORTH_MERGING)
        except OSError:
            refused += 1
            unsaved = not players.on_flash()[number] == text
        flash.steps = None
        assert players.on_flash()[number].startswith(kept)
        if not unsaved:
            assert players.on_flash() == {number: text}
            kept = text
    assert refused > 40
