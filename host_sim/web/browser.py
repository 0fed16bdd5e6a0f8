"""The handheld's program in a browser, called by handheld.mjs. Runs on MicroPython for WebAssembly."""

import json
import sys

import host_sim
from host_sim.web import device_modules

# Replaces the modules of the desktop.
sys.modules["host_sim.device_modules"] = device_modules
host_sim.device_modules = device_modules  # pyright: ignore[reportAttributeAccessIssue]
device_modules.install()

import outside  # pyright: ignore[reportMissingImports] (registered by handheld.mjs before this is imported)

from firmware import language
from firmware.storage import files, settings
from host_sim.screen_words import Recorder

IDLE, AGAIN, RESTART = 0, 1, 2

_hardware = _app = _recorder = _finger = None
_choose = language.choose
_chosen = ("", False)
_FOLDER = "/firmware/languages"


def _choose_if_here(code, short):
    # The page fetches a language when the handheld is about to speak it, then calls `learned`.
    global _chosen
    _chosen = (code, short)
    _choose(code if _is_here(code) else "", short)
    outside.speaks(code if code in language.CODES else "en")


def _is_here(code):
    return files.exists("%s/%s.mpy" % (_FOLDER, code))


def learned() -> None:
    """Show everything in the chosen language, which is there now."""
    from firmware.drawing import fonts

    _choose_if_here(*_chosen)
    game = _game()
    if game is None:
        return
    fonts.load()  # Japanese brings some
    stack = game.app.stack
    if hasattr(stack.screen, "refill"):  # a value that is being edited stays so
        stack.screen.refill()
    else:
        stack.show(stack.cover())
    game.app.frame.invalidate_all()


def boot(still: bool = False, code: str = "en", names: str = "{}") -> None:
    """Turn the power on. still: show no animation unless somebody has changed a setting; code: the language unless
    somebody has chosen one; names: of each language, as JSON.
    """
    global _hardware, _app, _recorder, _finger
    from firmware.main import start

    language_names = json.loads(names)
    language.choose = _choose_if_here
    language.name_of = lambda code: language_names.get(code, "English")
    settings.field("language").default = code if code in language.CODES else ""
    with open("/board.txt") as file:
        name = file.read().strip()
    _hardware, _app = start(name)
    _recorder = Recorder(_app.canvas, _hardware.board.HEIGHT)
    _finger = None
    game = _game()
    if still and game is not None and not game.app.storage.read_text("settings.txt")[0]:
        game.app.settings.motion = False


def _glass():
    # Imported lazily for taps. Safe mode shows only text.
    global _finger
    if _finger is None and _recorder is not None:
        from host_sim.finger import Finger

        _finger = Finger(_app)
    return _finger


def tap(x: int, y: int) -> None:
    """Tap on this pixel of the panel, as its holder sees it."""
    finger = _glass()
    if finger:
        finger.tap(x, y)


def swipe(x: int, y: int) -> None:
    """Swipe over the panel, this many pixels to the right and down."""
    finger = _glass()
    if finger:
        finger.swipe(x, y)


def step() -> int:
    """Run one turn of the main loop.

    Returns IDLE; AGAIN if something is already waiting; RESTART if the program ended in a reset of the chip.
    """
    try:
        device_modules.run_timers()
        if _finger:
            _finger.step()
        _app.step(_hardware.now())  # pyright: ignore[reportOptionalMemberAccess]
    except device_modules.Restart:
        return RESTART
    hardware = _hardware
    waits = hardware and (hardware.keys.signal[0] or hardware.usb and hardware.usb.sending)
    waits = waits or _finger and _finger.busy
    return AGAIN if waits else IDLE


def words() -> str:
    """Return the readable text of the screen, from top to bottom, as JSON: a list of [text, True if focused]."""
    if _recorder is None:
        return "[]"
    found = sorted([(word.y // 8, word.x, word.text, word.focused) for word in _recorder.words])
    return json.dumps([[text, focused] for _row, _x, text, focused in found if text.strip()])


def large(view: str) -> str:
    """Return what a view shows, as JSON.

    "clock": [name, time, mark, "#rrggbb"] for each seat whose time runs; "evening": [name, games, points] for each
    person, the best first.
    """
    game = _game()
    if game is None:
        return "[]"
    return json.dumps(_clock_rows(game) if view == "clock" else _evening_rows(game.app.storage))


def _clock_rows(game):
    stack = game.app.stack
    if stack[-1][0] == "pads.clock.Clock" and stack.screen is not None:
        screen = stack.screen
        clock, names, colours = screen.times, screen.names, screen.colours
    elif game.table is not None and game.is_open():
        clock, names, colours = game.clock, game.table.players, game.colours
    else:
        return []
    from firmware.drawing import theme

    rows = []
    for seat in range(len(names)):
        if clock.texts[seat]:
            _name, rgb, mark = theme.PLAYERS[colours[seat]]
            parts = ((rgb >> 11) * 255 // 31, (rgb >> 5 & 63) * 255 // 63, (rgb & 31) * 255 // 31)
            rows.append([names[seat], clock.texts[seat], mark, "#%02x%02x%02x" % parts])
    return rows


def _evening_rows(storage):
    from firmware import evening
    from firmware.game_record import current_evening

    people = evening.standings(evening.games(storage, current_evening(storage)))
    return [
        [name, language.t_n(games, "{0} game", "{0} games"), evening.points_text(half)] for name, games, half in people
    ]


def show_shared(text: str) -> str:
    """Open a shared game as if it had just ended here.

    Returns its description as JSON, or {"refused": why}.
    """
    import os

    from firmware import session_restore
    from host_sim.web import shared_game

    try:
        table = shared_game.restored(text)
        side = shared_game.beside(text)
    except shared_game.Forged as forged:
        return json.dumps({"refused": list(forged.args)})
    if table.dice_from == "device" and not table.audited:
        table.audit()  # whoever has the link has the seed: no more play
    if "games" not in os.listdir("/data"):
        os.mkdir("/data/games")
    with open("/data/games/0001.log", "w") as file:
        file.write(table.save())
    with open("/data/games/0001.side", "wb") as file:
        file.write(files.add_crc(side))
    session_restore.resume(_game(), 1)
    return shared_game.described(table, side)


def settings_fault(path: str) -> str:
    """Return what is wrong with a breadboard's settings file, in words; empty if nothing is."""
    from firmware.boards import generic

    with open(path, "rb") as file:
        content = file.read()
    try:
        generic.read(content)
    except generic.SettingsError as error:
        return str(error)
    return ""


def _game():
    # The GameSession; None in safe mode.
    return getattr(_app, "game", None)


def is_over() -> bool:
    """Return True if a finished game is open."""
    game = _game()
    return game is not None and game.table is not None and game.table.over


def closes() -> bool:
    """Return True if sharing the open game reveals its seed for the first time."""
    from firmware.fairness import hides

    return bool(hides(_game()))


def shareable() -> str:
    """Return the record of the open, finished game, as from links.record_of; "" if flash refuses.

    The game is closed first if its seed could reveal the future after an undo of the end.
    """
    from firmware.game_record import side_of
    from firmware.sharing import links

    game = _game()
    if closes() and game.audit() is None:  # pyright: ignore[reportOptionalMemberAccess]
        return ""
    return b"".join(links.record_of(game.table, side_of(game))).decode()  # pyright: ignore[reportOptionalMemberAccess]


def note_copy() -> None:
    """Record in unfinished games that all files are about to be copied."""
    from firmware import fairness
    from firmware.storage import backup

    game = _game()
    if game is None:
        return
    storage = game.app.storage
    backup.note_copy(storage)
    if game.record.number is not None:
        game.record.seen = fairness.seen_in(storage.side(game.record.number))


edge = device_modules.edge
send = device_modules.send
received = device_modules.received
