"""What the commands say to MicroPython at the end of a port."""

from tests.tools.owner.littlefs_board import LittlefsBoard
from tests.web.raw_repl_port import RawReplPort
from tools.device.board import board_link


def test_a_board_that_answers_late_and_then_to_all_that_it_was_asked_is_understood(monkeypatch):
    monkeypatch.setattr(board_link, "_SECONDS_TO_INTERRUPT", (0.02, 10))
    with (
        RawReplPort(LittlefsBoard({"/own.txt": b"mine"}), late=2) as port,
        board_link.BoardLink(f"socket://127.0.0.1:{port.number}") as link,
    ):
        assert link.read("/own.txt") == b"mine"
