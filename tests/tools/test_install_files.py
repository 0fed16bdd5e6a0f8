"""The plan of an installation, and its power-safe order, on a board played by a dictionary."""

import hashlib

import pytest

from tools.install_files import carry_out, make_plan


def digest(content):
    return hashlib.sha256(content).hexdigest()


FILES = {
    "/main.py": b"main",
    "/board.txt": b"some_board\n",
    "/firmware/app.mpy": b"app",
    "/firmware/assets/font": b"font",
}


def present_of(files):
    present = {path: digest(content) for path, content in files.items()}
    present.update({"/firmware": None, "/firmware/assets": None})
    return present


def test_an_equal_board_needs_nothing():
    plan = make_plan(FILES, present_of(FILES))
    assert not plan.needed and not plan.remove


def test_an_empty_board_gets_everything():
    assert make_plan(FILES, {}).write == FILES


def test_only_changed_files_are_written_and_main_comes_along():
    old = dict(FILES, **{"/firmware/app.mpy": b"older"})
    assert make_plan(FILES, present_of(old)).write == {"/firmware/app.mpy": b"app", "/main.py": b"main"}


def test_files_and_folders_of_older_versions_go():
    present = present_of(FILES)
    present.update({"/firmware/old": None, "/firmware/old/deep": None, "/firmware/old/deep/x.mpy": digest(b"x")})
    plan = make_plan(FILES, present)
    assert plan.remove == ["/firmware/old/deep/x.mpy"]
    assert plan.remove_folders == ["/firmware/old/deep", "/firmware/old"]


class PulledCable(Exception):
    """The cable was pulled at this step."""


class BoardOfFiles:
    """Stands for a board: runs the installation's snippets on a dictionary of files, and loses power when told."""

    def __init__(self, files, steps):
        self.files = dict(files)
        self.steps = steps

    def step(self):
        if self.steps == 0:
            raise PulledCable
        self.steps -= 1

    def write(self, path, content, progress=None):
        self.step()
        self.files[path] = b"torn"
        self.step()
        self.files[path] = content

    def run(self, code):
        exec(code, {"os": self, "_exists": lambda path: True, "open": self.open, "exec": self.execute})

    def execute(self, code, names):
        builtins = {"__import__": lambda name, *_rest: self, "open": self.open, "OSError": OSError, "print": str}
        exec(code, dict(names, __builtins__=builtins))

    def open(self, path):
        class File:
            def read(file):
                return self.files[path].decode()

        return File()

    def stat(self, path):
        if path not in self.files:
            raise OSError(2)

    def mkdir(self, path):
        self.step()

    def rmdir(self, path):
        raise OSError(39)

    def remove(self, path):
        self.stat(path)
        self.step()
        del self.files[path]

    def rename(self, old, new):
        self.stat(old)
        self.step()
        self.files[new] = self.files.pop(old)

    def reset(self):
        """machine.reset(): the real main.py starts."""


OLD = {"/main.py": b"old main", "/firmware/app.mpy": b"old app", "/firmware/gone.mpy": b"gone", "/data/save": b"save"}


def boot(board):
    """What the handheld has after a start: the swap program is finished first when it lies in main.py's place."""
    board.steps = -1
    if board.files["/main.py"].startswith(b"# Puts the files"):
        board.execute(board.files["/main.py"].decode(), {"__name__": "__main__"})
    return {path: content for path, content in board.files.items() if not path.endswith((".new", ".swap"))}


@pytest.mark.parametrize("steps", range(40))
def test_a_cable_pulled_at_any_step_leaves_the_old_or_the_new_version(steps):
    board = BoardOfFiles(OLD, steps)
    present = {path: digest(content) for path, content in OLD.items() if not path.startswith("/data")}
    plan = make_plan(FILES, present)
    try:
        carry_out(board, plan, lambda *_progress: None)
    except PulledCable:
        pass
    after = boot(board)
    assert after in (OLD, dict(FILES, **{"/data/save": b"save"}))
