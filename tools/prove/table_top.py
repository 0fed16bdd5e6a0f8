"""A handheld on the desk in a folder of its own, on which trials press keys; its power may fail inside a write."""

import random
from contextlib import contextmanager
from typing import Any

from tools.games import random_play
from tools.presses.desk import Desk


class PowerCut(BaseException):
    """The power failed. No `except Exception` of the firmware may catch it."""


@contextmanager
def failing(writes: int, kept: float):
    """The power fails at the write or rename that comes after so many others; `kept`: the share of its bytes that are
    written."""
    from firmware.storage import storage

    replace = storage._replace
    left = [writes]

    def falls():
        left[0] -= 1
        return left[0] < 0

    class File:
        """What the storage needs of an open file."""

        def __init__(self, path, mode):
            self._file = open(path, mode)

        def __enter__(self):
            return self

        def __exit__(self, *_error):
            self._file.close()

        def __getattr__(self, name):
            return getattr(self._file, name)

        def write(self, content):
            if falls():
                self._file.write(content[: int(len(content) * kept)])
                raise PowerCut
            return self._file.write(content)

    def failing_replace(old, new):
        if falls():
            raise PowerCut
        replace(old, new)

    storage.__dict__["open"] = File
    storage._replace = failing_replace
    try:
        yield
    finally:
        del storage.__dict__["open"]
        storage._replace = replace


class TableTop:
    """board: name of a board; folder: what would be in flash; seed: fixes the dice."""

    def __init__(self, board: str, folder: str, seed: int):
        self.board, self.folder, self.seed = board, folder, seed
        self.again()

    def again(self) -> None:
        """Power off and on."""
        self.desk = Desk(self.board, self.folder)
        hardware: Any = self.desk.hardware
        hardware.entropy = random.Random(self.seed).randbytes
        self.settle()

    @property
    def app(self):
        """The running firmware."""
        return self.desk.app

    def settle(self) -> None:
        """Let the screens come to rest."""
        for _ in range(3):
            self.desk.settle()

    def press(self, key: int) -> None:
        """One key."""
        self.desk.press(key)
        self.settle()

    def game(self, game_id: str, seed: int, moves: int) -> None:
        """Begin a random game that is `moves` moves old."""
        chance = random.Random(seed)
        table = random_play.begin(game_id, chance)
        for _ in range(moves):
            action = random_play.move(table, chance)
            if action is None:
                break
            table.do(action)
        record = table.save()
        table = self.app.game.new_table()
        table.load(record)
        self.app.game.begin(table, None, list(range(len(table.players))))
        self.settle()

    def stack(self) -> list:
        """The open screens with their states, but for messages."""
        if self.app.screen is not None:
            self.app.stack[-1][1] = self.app.screen.state()
        return [list(entry) for entry in self.app.stack if entry[0] != "screens.choice.Message"]

    def records(self) -> dict[int, str]:
        """The record of each game in flash."""
        return {number: self.app.storage.record(number)[0] for number in self.app.storage.games()}
