"""A connection to a MicroPython board on a serial port (or socket://HOST:PORT), by mpremote's transport.

All errors that an owner can meet are a LinkError with a text for players.
"""

import ast
import base64
import contextlib
import errno
import hashlib
import io
import os
from typing import Any

import serial
import serial.tools.list_ports
from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

from host_sim.usb_question import ANSWER, QUESTION
from tools.owner.findings import FINDINGS
from tools.refusal import CodeError, LinkError, Refusal

_RASPBERRY_PI = 0x2E8A
_SECONDS = 20
# Between two prints of a step; erasing flash and hashing a file take a second, on an emulated board many.
_SECONDS_FOR_A_STEP = 60
_SECONDS_TO_INTERRUPT = (2, 4, 6, 15)
_SECONDS_TO_ANSWER = 0.3
_BLOCK = 3072
_BLOCK_BACK = 1536
_AT_ONCE = 20
"""Files whose hashes are asked for at once: the board must not be silent for too long."""

# A connection that broke may have left a file open, whose end MicroPython writes at the next collection: let it be now.
ON_BOARD = """
import os, hashlib, binascii, gc
try:
    _file.close()
except (NameError, AttributeError, OSError):
    pass
_file = None
gc.collect()
def _hash(path):
    digest = hashlib.sha256()
    block = bytearray(1024)
    with open(path, 'rb') as file:
        while True:
            count = file.readinto(block)
            if not count:
                return binascii.hexlify(digest.digest()).decode()
            digest.update(memoryview(block)[:count])
def _exists(path):
    try:
        os.stat(path)
        return True
    except OSError:
        return False
def _found(path):
    try:
        return None if os.stat(path)[0] & 0x4000 else _hash(path)
    except OSError:
        return ''
def _below(path):
    if _found(path) is not None:
        return
    waiting = [path]
    while waiting:
        folder = waiting.pop()
        try:
            entries = list(os.ilistdir(folder))
        except OSError:
            print(repr(folder), ", '',")
            continue
        for entry in entries:
            inner = folder.rstrip('/') + '/' + entry[0]
            if entry[1] == 0x4000:
                waiting.append(inner)
            print(repr(inner), ',', repr(_found(inner)), ',')
def _block_count():
    try:
        return os.statvfs('/')[2]
    except OSError:
        return 0
def _remove(path):
    paths = [path]
    while paths:
        folder = _exists(paths[-1]) and os.stat(paths[-1])[0] & 0x4000
        inside = [paths[-1] + '/' + name for name in os.listdir(paths[-1])] if folder else []
        if not inside and _exists(paths[-1]):
            (os.rmdir if folder else os.remove)(paths[-1])
        if not inside:
            paths.pop()
        paths += inside
def _finish_restore(complete, data):
    if _exists(complete):
        _remove(data)
        os.rename(complete, data)
"""


def last_words(error: CodeError) -> str:
    """Return the last line of a CodeError, which names what went wrong."""
    return str(error).strip().rpartition("\n")[2].strip()


def why_not_open(port: str, error: Exception) -> tuple[str, str]:
    """Return (kind of LinkError, text with advice) for what was raised when the port was opened."""
    if "://" in port:
        return "absent", f"The port {port} cannot be opened: nothing listens there."
    # mpremote's transport does not say why.
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except (OSError, ValueError) as again:
        error = again
    # Windows has no number for it: pyserial has it in its text, and access is denied if another program has the port.
    number = getattr(error, "errno", None)
    detail = ""
    if number in (errno.EACCES, errno.EPERM):
        kind = "denied"
    elif number in (errno.EBUSY, errno.EAGAIN) or "PermissionError" in str(error):
        kind = "busy"
    else:
        kind = "absent"
        if number != errno.ENOENT and "FileNotFoundError" not in str(error):
            detail = f" ({error})"  # something that the advice may not meet
    title, action, _serious = FINDINGS[kind]
    return kind, f"The port {port} cannot be opened{detail}.\n{title} {action}"


def find_ports() -> list[tuple[str, str]]:
    """Return (device, description) of every serial port of a Raspberry Pi board, sorted."""
    return sorted(
        (port.device, port.description or "")
        for port in serial.tools.list_ports.comports()
        if port.vid == _RASPBERRY_PI
    )


def only_port(nothing: str) -> str:
    """Return the port of the only board that is connected. Raises Refusal; nothing: its text if there is none."""
    ports = find_ports()
    if not ports:
        raise Refusal(nothing)
    if len(ports) > 1:
        lines = "\n".join(f"  --port {device}    {text}" for device, text in ports)
        raise Refusal(f"There are several boards. Choose one:\n{lines}")
    return ports[0][0]


class BoardLink:
    """An open connection in raw REPL mode, for `with`; what ran on the board was interrupted."""

    _ended = False  # the board does not listen any more

    def __init__(self, port: str):
        # A board behind a socket may be emulated, on a computer that has other work too.
        self._patience = 6 if port.startswith("socket:") else 1
        try:
            self._transport = SerialTransport(port, timeout=_SECONDS * self._patience)
        except (TransportError, OSError, ValueError) as error:
            kind, text = why_not_open(port, error)
            raise LinkError(text, kind) from error
        try:
            if port.startswith("socket:") and self._talk(self._is_simulated):
                title, action, _serious = FINDINGS["simulated"]
                raise LinkError(f"No MicroPython answers on {port}.\n{title} {action}", "simulated")
            self._talk(self._interrupt)
            try:
                self.run(ON_BOARD)
            except BaseException as error:
                self.restart_after(error)
                raise
        except BaseException:
            self.close()
            raise

    def _is_simulated(self):
        # To wait for what does not answer would take most of a minute.
        self._transport.serial.write(QUESTION)
        return self._transport.read_until(1, ANSWER, timeout_overall=_SECONDS_TO_ANSWER).endswith(ANSWER)

    def _interrupt(self):
        # A Ctrl-C in a timer's callback ends only that: the program needs another one.
        for seconds in _SECONDS_TO_INTERRUPT:
            # The transport prints what it received when it fails.
            with contextlib.redirect_stdout(io.StringIO()):
                try:
                    self._transport.enter_raw_repl(soft_reset=False, timeout_overall=seconds * self._patience)
                    self._pass_over_late_answers(seconds * self._patience)
                    return
                except TransportError:
                    if seconds == _SECONDS_TO_INTERRUPT[-1]:
                        raise

    def _pass_over_late_answers(self, seconds):
        # A slow board answers each try: a random word marks the last answer.
        word = f"answer {os.urandom(4).hex()}"
        self._transport.serial.write(f"print('{word}')\x04".encode())
        end = f"{word}\r\n\x04\x04".encode()
        if not self._transport.read_until(1, end, timeout_overall=seconds).endswith(end):
            raise TransportError("could not enter raw repl")

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.close()

    def close(self) -> None:
        """Close the port."""
        with contextlib.suppress(OSError):  # the board was unplugged; there is nothing left to close
            self._transport.close()

    def run(self, code: str) -> str:
        """Run `code` on the board; returns what it printed."""
        output, error = self._talk(self._transport.exec_raw, code, timeout=_SECONDS_FOR_A_STEP * self._patience)
        if error:
            raise CodeError(error.decode("utf-8", "replace"))
        return output.decode("utf-8", "replace").replace("\r\n", "\n")

    def value(self, expression: str) -> Any:
        """Return the value of a Python expression on the board."""
        return ast.literal_eval(self.run(f"print(repr({expression}))").strip())

    def hashes(self, folder: str) -> dict[str, str | None]:
        """Return what is below `folder`: path -> SHA-256 in hex, None for a folder, "" if it cannot be read."""
        flat = ast.literal_eval("[" + self.run(f"_below({folder!r})") + "]")
        return dict(zip(flat[::2], flat[1::2]))

    def hash_of(self, path: str) -> str | None:
        """Return the SHA-256 of one file in hex, None for a folder, "" if nothing is there."""
        return self.value(f"_found({path!r})")

    def hashes_of(self, paths: list[str]) -> dict[str, str | None]:
        """Return hash_of() of each of many paths, as a dict."""
        found = []
        for start in range(0, len(paths), _AT_ONCE):
            found += self.value(f"[_found(path) for path in {paths[start : start + _AT_ONCE]!r}]")
        return dict(zip(paths, found))

    def write(self, path: str, content: bytes) -> None:
        """Write a file and check it by its hash. Raises LinkError."""
        self.run(f"_file = open({path!r}, 'wb')\n_put = lambda text: _file.write(binascii.a2b_base64(text)) and None")
        for start in range(0, len(content), _BLOCK):
            block = base64.b64encode(content[start : start + _BLOCK]).decode()
            self.run(f"_put('{block}')")
        self.run("_file.close()")
        _check_arrived(f"{path} arrived damaged on the board", content, self.hash_of(path))

    def read(self, path: str, wanted: str | None = None) -> bytes:
        """Return the bytes of a file. Raises LinkError if their SHA-256 is not `wanted` (None: the board's own)."""
        if wanted is None:
            wanted = self.hash_of(path)
        self.run(
            f"_file = open({path!r}, 'rb')\n_get = lambda:"
            f" print(binascii.b2a_base64(_file.read({_BLOCK_BACK})).decode(), end='')"
        )
        content = bytearray()
        while True:
            block = base64.b64decode(self.run("_get()"))
            content += block
            if len(block) < _BLOCK_BACK:
                break
        self.run("_file.close()")
        _check_arrived(f"{path} arrived damaged from the board", content, wanted)
        return bytes(content)

    def format(self) -> None:
        """Make an empty file system in the place of what is there, and mount it (as firmware/file_system.py does)."""
        self.run("import rp2, vfs\n_flash = rp2.Flash()\nvfs.VfsLfs2.mkfs(_flash, progsize=256)")
        self.run("vfs.mount(vfs.VfsLfs2(_flash, progsize=256), '/')")

    def restart(self) -> None:
        """Reset the board, which starts main.py. The connection is of no use afterwards."""
        if self._ended:
            return
        # The last step may have been left in its middle, by Ctrl-C for example.
        self._talk(self._interrupt)
        self._talk(self._transport.exec_raw_no_follow, "import machine\nmachine.reset()")

    def start_boot_rom(self) -> None:
        """Make the board wait for a program, as with BOOTSEL held; this ends the connection."""
        self._talk(self._transport.exec_raw_no_follow, "import machine\nmachine.bootloader()")
        self._ended = True

    def restart_after(self, error: BaseException) -> None:
        """Restart after an error, so that the game continues; not a board that is silent or gone."""
        if not isinstance(error, LinkError) or error.kind not in ("silent", "lost"):
            with contextlib.suppress(LinkError):
                self.restart()

    def _talk(self, function, *arguments, **options):
        try:
            return function(*arguments, **options)
        except OSError as error:
            raise LinkError(
                "The connection to the board was lost. Was the cable pulled, or did the computer sleep? Nothing is"
                " lost: the last step is\neither done or not. Unplug the board, plug it in again and start once more.",
                "lost",
            ) from error
        except TransportError as error:
            raise LinkError(
                f"The board does not answer as MicroPython does ({error}).\nUnplug it, plug it in again and start once"
                " more. If that does not help, hold the B or back key while\nplugging in (safe mode), or install"
                " the program again."
            ) from error


def _check_arrived(damage, content, wanted):
    if hashlib.sha256(content).hexdigest() != wanted:
        raise LinkError(f"{damage}. Try another cable or port, then start again.", "damaged")
