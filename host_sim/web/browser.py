"""The handheld's program in a browser: what handheld.mjs calls. Runs on MicroPython for WebAssembly."""

import json
import sys

import host_sim
from host_sim.web import device_modules

# In the place of those of the desk.
sys.modules["host_sim.device_modules"] = device_modules
host_sim.device_modules = device_modules  # pyright: ignore[reportAttributeAccessIssue]
device_modules.install()

from host_sim.screen_words import Recorder

IDLE, AGAIN, RESTART = 0, 1, 2

_hardware = _app = _recorder = None


def boot() -> None:
    """The power comes on."""
    global _hardware, _app, _recorder
    from firmware.main import start

    with open("/board.txt") as file:
        name = file.read().strip()
    _hardware, _app = start(name)
    canvas = getattr(_app, "canvas", None)
    if canvas is not None:
        _recorder = Recorder(canvas, _hardware.board.HEIGHT)


def step() -> int:
    """One turn of the main loop: IDLE; AGAIN when something waits already; RESTART when the program ended in a reset of
    the chip.
    """
    try:
        device_modules.run_timers()
        _app.step(_hardware.now())  # pyright: ignore[reportOptionalMemberAccess]
    except device_modules.Restart:
        return RESTART
    hardware = _hardware
    waits = hardware and (hardware.keys.signal[0] or hardware.usb and hardware.usb.sending)
    return AGAIN if waits else IDLE


def words() -> str:
    """What can be read on the screen, from top to bottom, as JSON: a list of [text, whether it has the focus]."""
    if _recorder is None:
        return "[]"
    found = sorted([(word.y // 8, word.x, word.text, word.focused) for word in _recorder.words])
    return json.dumps([[text, focused] for _row, _x, text, focused in found if text.strip()])


def show_shared(text: str) -> str:
    """Open a game that was shared, as if it had just ended here: what there is to tell of it, as JSON, or {"refused":
    why not}.
    """
    import os

    from firmware import session_restore
    from firmware.storage import files
    from host_sim.web import shared_game

    try:
        table = shared_game.restored(text)
        side = shared_game.beside(text)
    except shared_game.Forged as forged:
        return json.dumps({"refused": str(forged)})
    if "games" not in os.listdir("/data"):
        os.mkdir("/data/games")
    with open("/data/games/0001.log", "w") as file:
        file.write(table.save())
    with open("/data/games/0001.side", "wb") as file:
        file.write(files.add_crc(side))
    session_restore.resume(getattr(_app, "game"), 1)  # noqa: B009 (safe mode has none)
    return shared_game.described(table, side)


def settings_fault(path: str) -> str:
    """What is wrong with the settings of a breadboard in a file, in words; empty when nothing is."""
    from firmware.boards import generic

    with open(path, "rb") as file:
        content = file.read()
    try:
        generic.read(content)
    except generic.SettingsError as error:
        return str(error)
    return ""


def is_over() -> bool:
    """Whether a game that is over is open."""
    table = getattr(_app, "table", None)
    return table is not None and table.over


def closes() -> bool:
    """Whether sharing the open game shows its seed for the first time."""
    table = getattr(_app, "table")  # noqa: B009 (safe mode has none)
    return table.dice_from == "device" and not table.audited


def shareable() -> str:
    """The record of the open game, which is over, as links.record_of gives it. The game is closed first where its seed
    could tell what comes when somebody takes back the end.
    """
    from firmware.sharing import links

    if closes():
        getattr(_app, "audit")()  # noqa: B009
    return b"".join(links.record_of(getattr(_app, "table"), getattr(_app, "game").side())).decode()  # noqa: B009 (safe mode has none)


def note_copy() -> None:
    """Let the games that can go on tell that all files are about to be copied."""
    from firmware import fairness
    from firmware.storage import copied

    storage, game = getattr(_app, "storage", None), getattr(_app, "game", None)
    if storage is None or game is None:
        return
    copied.note(storage)
    if game.number is not None:
        game.seen = fairness.seen_in(storage.side(game.number))


edge = device_modules.edge
send = device_modules.send
received = device_modules.received
