"""What simulated and emulated handhelds have in common: fingers on keys, and what a real one would not forgive."""

from typing import Any

from firmware.boards.generic import Board
from host_sim.boards import pin_of


class AnyHandheld:
    """The base of both. board: the module of pins and capabilities. A subclass that holds the flash already calls this
    last, because the crash log in it is read.
    """

    def __init__(self, board: Board):
        self.board = board
        self._held = {}  # logical key -> pin that a finger is on
        self._older_complaints = []
        self._older_crashes = self._crashes()

    @property
    def turned(self) -> bool:
        """True while the picture is upside down on the board: its holder has turned it by 180 degrees."""
        raise NotImplementedError

    def _move(self, pin, pressed):
        """The contact of the key on this pin closes or opens, bouncing."""
        raise NotImplementedError

    def _crashes(self):
        """The text of the firmware's crash log."""
        raise NotImplementedError

    def words(self) -> list[Any]:
        """What can be read on the picture, as far as that is known: host_sim.screen_words.Word, where the simulator
        paints it; nothing where there are only pixels.
        """
        return []

    def _present_complaints(self):
        """What panel and chip have complained about since the power came on; [] while off."""
        raise NotImplementedError

    def pin_of(self, logical: str) -> int:
        """The pin of the key that the holder calls `logical` ("up" ... "info") as the handheld is held now.
        ValueError when the board has none.
        """
        return pin_of(self.board, logical, self.turned)

    def key_down(self, logical: str) -> None:
        """A finger presses the key that its holder calls `logical`. ValueError when the board has none."""
        pin = self.pin_of(logical)
        if logical not in self._held:
            self._held[logical] = pin
            self._move(pin, True)

    def key_up(self, logical: str) -> None:
        """The finger lets go, of the same key even when the picture was turned in between."""
        pin = self._held.pop(logical, None)
        if pin is not None and pin not in self._held.values():
            self._move(pin, False)

    @property
    def violations(self) -> list[str]:
        """Whatever a real panel or chip would not have forgiven since this handheld was made, and crashes that the
        firmware logged; must stay empty.
        """
        crashes = self._crashes().removeprefix(self._older_crashes).strip()
        logged = ["the firmware logged a crash: " + crashes] if crashes else []
        return self._older_complaints + logged + self._present_complaints()
