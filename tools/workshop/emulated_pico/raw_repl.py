"""Python on the emulated board through its console, by MicroPython's raw REPL, as mpremote does."""

from tools.refusal import CodeError

_CTRL_A, _CTRL_B, _CTRL_C, _CTRL_D = b"\x01", b"\x02", b"\x03", b"\x04"
_BANNER = b"raw REPL; CTRL-B to exit\r\n>"


class RawRepl:
    """The raw REPL of an EmulatedPico with USB."""

    def __init__(self, board):
        self._board = board
        self._received = bytearray()

    def enter(self, limit_ms: float = 3000, soft_reset: bool = True) -> None:
        """Interrupt what runs and enter the raw REPL. A soft reset empties the heap and does not run main.py. Raises
        TimeoutError.
        """
        board = self._board
        board.run_until(lambda: board.console.connected, limit_ms, "the board shows up on USB")
        board.console.on_data = self._received.extend
        # Early in the start the board does not listen yet: ask again.
        for _ in range(20):
            self._received.clear()
            # Ctrl-B leaves a raw REPL that is open, which then frees the text it got.
            board.console.send(_CTRL_C + _CTRL_C + _CTRL_B + _CTRL_A)
            try:
                board.run_until(lambda: self._received.endswith(_BANNER), limit_ms / 20, "the raw REPL")
            except TimeoutError:
                continue
            break
        else:
            said = self._received.decode("utf-8", "replace")
            raise TimeoutError("The board does not enter the raw REPL; it said:\n" + said)
        if soft_reset:
            self._received.clear()
            board.console.send(_CTRL_D)
            board.run_until(lambda: self._received.endswith(_BANNER), limit_ms, "the raw REPL after a soft reset")

    def begin(self, code: str, limit_ms: float = 3000) -> None:
        """Start `code`, which keeps running; what it prints goes where the board's own prints go."""
        self._received.clear()
        self._board.console.send(code.encode() + _CTRL_D)
        self._board.run_until(lambda: self._received.startswith(b"OK"), limit_ms, "the code begins")
        self._board.console.on_data = self._board.printed.extend

    def run(self, code: str, limit_ms: float = 60_000) -> str:
        """Run `code` to its end; returns what it printed. Raises CodeError."""
        self._received.clear()
        self._board.console.send(code.encode() + _CTRL_D)
        self._board.run_until(lambda: self._received.count(_CTRL_D) >= 2, limit_ms, "the code ends")
        answer = bytes(self._received)
        if not answer.startswith(b"OK"):
            raise CodeError("The board did not take the code: " + answer.decode("utf-8", "replace"))
        output, error = answer[2:].split(_CTRL_D)[:2]
        if error:
            raise CodeError(error.decode("utf-8", "replace"))
        # The prompt may still be on its way.
        self._board.run_until(lambda: self._received.endswith(b">"), limit_ms, "the prompt")
        return output.decode("utf-8", "replace").replace("\r\n", "\n")
