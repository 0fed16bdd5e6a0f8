"""The plan of an installation, and its power-safe order, on a littlefs that loses its power."""

import contextlib
import itertools

import pytest

from tests.tools.owner.littlefs_board import LittlefsBoard, cuts
from tools.board.board_link import CodeError, LinkError
from tools.board.install_files import (
    SWAP_SIGN,
    carry_out,
    check_plan,
    finish_interrupted,
    interrupted,
    make_plan,
    present_files,
)
from tools.owner.saves import digest
from tools.refusal import Refusal

FILES = {
    "/main.py": b"main",
    "/board.txt": b"some_board\n",
    "/firmware/app.mpy": b"app",
    "/firmware/assets/font": b"font",
}
FOLDERS = {"/firmware": None, "/firmware/assets": None}


def present_of(files):
    return {path: digest(content) for path, content in files.items()} | FOLDERS


def test_an_equal_board_needs_nothing():
    plan = make_plan(FILES, present_of(FILES))
    assert not plan.needed and not plan.remove


def test_an_empty_board_gets_everything():
    assert make_plan(FILES, {}).write == FILES


def test_only_changed_files_are_written_and_main_comes_along():
    old = dict(FILES, **{"/firmware/app.mpy": b"older"})
    assert make_plan(FILES, present_of(old)).write == {"/firmware/app.mpy": b"app", "/main.py": b"main"}


def test_files_and_folders_of_older_versions_go():
    old = {"/firmware/old": None, "/firmware/old/deep": None, "/firmware/old/deep/x.mpy": digest(b"x")}
    plan = make_plan(FILES, present_of(FILES) | old)
    assert plan.remove == ["/firmware/old/deep/x.mpy"]
    assert plan.remove_folders == ["/firmware/old/deep", "/firmware/old"]


OLD = {
    "/main.py": b"old main",
    "/firmware/app.mpy": b"old app" * 300,
    "/firmware/gone/x.mpy": b"gone" * 2000,
    "/firmware/assets/font": b"font",
    "/data/games/0001.log": b"save" * 500,
}
NEW = dict(FILES, **{"/firmware/app.mpy": b"new app" * 900, "/shared_rules/deep/more.mpy": b"more" * 1500})
SAVES = {path: content for path, content in OLD.items() if path.startswith("/data")}
THIRD = {
    "/main.py": b"third main",
    "/board.txt": b"other\n",
    "/firmware/app.mpy": b"third app" * 500,
    "/firmware/third.mpy": b"3",
}


def bring(board, files, seen=None):
    """What `install` does on a board, as far as files go."""
    finish_interrupted(board)
    plan = make_plan(files, present_files(board, files))
    if plan.needed:
        carry_out(board, plan, lambda *what: None if seen is None else seen.append(what))


def what_counts(board):
    """The files of the handheld but for what an interruption left beside them, which is never read and which the next
    installation takes away.
    """
    return {path: content for path, content in board.files().items() if not path.endswith((".new", ".swap"))}


START = bytes(LittlefsBoard(OLD).flash.buffer)


def cuts_of(start, files):
    """The flash before each command of an installation that begins with the flash `start`."""
    board = LittlefsBoard(content=start)
    bring(board, files)
    assert board.files() == dict(files, **SAVES)
    return list(cuts(start, board.flash.log))


def started(content):
    """A board that got its power back with that in flash."""
    board = LittlefsBoard(content=content)
    board.start()
    return board


def test_power_that_fails_before_any_flash_command_leaves_the_old_or_the_new_version():
    seen = set()
    for number, left in enumerate(cuts_of(START, NEW)):
        board = started(left)
        after = what_counts(board)
        assert after in (OLD, dict(NEW, **SAVES)), number
        seen.add(after == OLD)
        bring(board, NEW)
        assert board.files() == dict(NEW, **SAVES), number
    assert seen == {True, False}


def test_power_that_fails_again_while_the_board_finishes_by_itself():
    finishing = [
        left for left in cuts_of(START, NEW) if SWAP_SIGN.encode() in LittlefsBoard(content=left).files()["/main.py"]
    ]
    assert len(finishing) > 3
    for number, left in enumerate(cuts(finishing[0], started(finishing[0]).flash.log)):
        assert what_counts(started(left)) == dict(NEW, **SAVES), number


@pytest.mark.thorough
def test_a_third_version_over_an_interrupted_second_one_is_not_mixed_with_it():
    for number, left in enumerate(cuts_of(START, NEW)[::5]):
        for again, later in enumerate(cuts_of(left, THIRD)[::3]):
            whole = what_counts(started(later))
            assert whole in (OLD, dict(NEW, **SAVES), dict(THIRD, **SAVES)), (number, again)


def test_a_connection_that_breaks_between_any_two_steps_leaves_one_version_whole():
    class Broken(Exception):
        pass

    class Unplugged(LittlefsBoard):
        left = -1

        def run(self, code):
            if self.left == 0:
                raise Broken
            self.left -= 1
            return super().run(code)

    for steps in itertools.count():
        board = Unplugged(content=START)
        board.left = steps
        with contextlib.suppress(Broken):
            bring(board, NEW)
        board.close()
        after = started(bytes(board.flash.buffer))
        assert what_counts(after) in (OLD, dict(NEW, **SAVES)), steps
        if board.left:
            break
    assert steps > 20


@pytest.mark.parametrize(
    ("way", "inner"),
    [
        ("/firmware/app.mpy", "/own.txt"),
        ("/firmware/app.mpy.new", "/own.txt"),
        ("/main.py", "/own.txt"),
        ("/main.py.swap", "/own.txt"),
        ("/board.txt.new", "/own.txt"),
        ("/firmware", ""),
        ("/firmware/assets", ""),
    ],
)
def test_what_is_in_the_way_is_told_before_anything_is_written(way, inner):
    board = LittlefsBoard({way + inner: b"mine", "/data/games/0001.log": b"save"})
    before = board.files()
    plan = make_plan(FILES, present_files(board, FILES))
    with pytest.raises(Refusal, match=f"{way} is {'a folder' if inner else 'a file'}"):
        check_plan(board, plan)
    assert board.files() == before


def test_a_swap_that_cannot_end_is_given_up_for_a_new_plan():
    board = LittlefsBoard(OLD)
    plan = make_plan(NEW, present_files(board, NEW))
    plan.write["/firmware/way.mpy"] = b"there is a folder of that name"
    board.mkdir("/firmware/way.mpy")
    with pytest.raises(CodeError):
        carry_out(board, plan, lambda *_what: None)
    assert interrupted(board)
    assert not finish_interrupted(board)
    bring(board, NEW)
    assert board.files() == dict(NEW, **SAVES)


def test_a_file_that_changes_after_it_was_written_keeps_the_old_version():
    class Forgetful(LittlefsBoard):
        def run(self, code):
            printed = super().run(code)
            if "_file.close()" in code and "/firmware/app.mpy.new" in self.files():
                with self._open("/firmware/app.mpy.new", "wb") as file:
                    file.write(b"something else")
            return printed

        def hash_of(self, path):
            return digest(NEW[path.removesuffix(".new")]) if path.endswith(".new") else super().hash_of(path)

    board = Forgetful(OLD)
    with pytest.raises(LinkError, match="old version is still there"):
        carry_out(board, make_plan(NEW, present_files(board, NEW)), lambda *_what: None)
    board.start()
    assert what_counts(board) == OLD


def test_a_file_that_is_not_in_its_place_in_the_end_is_told():
    class Forgetful(LittlefsBoard):
        def run(self, code):
            printed = super().run(code)
            if "exec(" in code:
                self.remove("/firmware/app.mpy")
            return printed

    with pytest.raises(Refusal, match="not in their places: /firmware/app.mpy"):
        bring(Forgetful(OLD), NEW)


def test_progress_counts_bytes_up_to_all():
    board = LittlefsBoard(OLD)
    seen = []
    bring(board, NEW, seen)
    total = sum(len(content) for path, content in NEW.items() if OLD.get(path) != content)
    assert [done for done, _total, _path in seen] == sorted(done for done, _total, _path in seen)
    assert seen[0][:2] == (0, total) and seen[-1][:2] == (total, total)
