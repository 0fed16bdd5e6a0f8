"""Base of simulated and emulated handhelds: fingers on keys, and faults that a real one would not forgive."""

from typing import Any

from firmware.boards.generic import Board
from host_sim.boards import pin_of


class AnyHandheld:
    """board: the module of pins and capabilities.

    A subclass that reserves the flash calls this last, because it reads the crash log there.
    """

    def __init__(self, board: Board):
        self.board = board
        self._held = {}  # logical key -> pin that a finger holds down
        self._older_complaints = []
        self._older_crashes = self._crashes()

    @property
    def turned(self) -> bool:
        """True while the picture is upside down on the board, because its holder has turned it by 180 degrees."""
        raise NotImplementedError

    def _move(self, pin, pressed):
        """Close or open the contact of this pin's key, bouncing."""
        raise NotImplementedError

    def _crashes(self):
        """Return the text of the firmware's crash log."""
        raise NotImplementedError

    def words(self) -> list[Any]:
        """Return the readable words of the picture (host_sim.screen_words.Word), if the simulator paints it.

        With only pixels the list is empty.
        """
        return []

    def _present_complaints(self):
        """Return the violations of panel and chip since the power came on; [] while off."""
        raise NotImplementedError

    def pin_of(self, logical: str) -> int:
        """Return the pin of the key that the holder calls `logical` ("up" ... "info") in the present orientation.

        ValueError if the board has none.
        """
        return pin_of(self.board, logical, self.turned)

    def key_down(self, logical: str) -> None:
        """Press the key that its holder calls `logical`. ValueError if the board has none."""
        pin = self.pin_of(logical)
        if logical not in self._held:
            self._held[logical] = pin
            self._move(pin, True)

    def key_up(self, logical: str) -> None:
        """Release the same key, even if the picture was turned in between."""
        pin = self._held.pop(logical, None)
        if pin is not None and pin not in self._held.values():
            self._move(pin, False)

    @property
    def violations(self) -> list[str]:
        """Return faults that a real panel or chip would not have forgiven, and crashes that the firmware logged.

        Counted since this handheld was made; must stay empty.
        """
        crashes = self._crashes().removeprefix(self._older_crashes).strip()
        logged = ["the firmware logged a crash: " + crashes] if crashes else []
        return self._older_complaints + logged + self._present_complaints()
