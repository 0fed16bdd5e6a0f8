"""Plays a device file in an emulated Pico: pictures and the record of the game must be the simulator's."""

import tempfile
from pathlib import Path

from firmware.storage.storage import Storage
from host_sim.handheld import SimulatedHandheld
from host_sim.script import parse
from tools.device.board import flash_image
from tools.device.board.device_paths import TEST_SEED
from tools.device.boot_rom import copied
from tools.device.flash_layout import FILE_SYSTEM, RP2040
from tools.refusal import Refusal
from tools.workshop.emulated_pico.album import Album
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.goldens.game_scripts import record, recorded

SELF_TEST = """
expect Deutsch
press ok
press ok
press up
hold back 900
expect Random source
press ok
expect Large text?
press ok
expect New game
"""
"""A new handheld asks for its language, tests itself, and asks for the size of its text."""
FIRST_TURN_ENDS = "shot turn_2\n"


def game_for(board: str, whole: bool) -> tuple[str, str]:
    """Record a game of Penk! for a board; returns (the script, whole or of the first turn; its seed)."""
    make = next(make for make in recorded() if make.GAME == "penk")
    text = "".join(line + "\n" for line in record(make, board)[0])
    return text if whole else text[: text.index(FIRST_TURN_ENDS) + len(FIRST_TURN_ENDS)], make.SEED


def new_handheld(board: str, uf2: bytes, seed: str) -> EmulatedHandheld:
    """Return a handheld that was blank, got this device file, has tested itself and is off. Raises as `play`."""
    flash, restarted = copied(uf2, RP2040, b"\xff" * RP2040.flash)
    if not restarted:
        raise Refusal(f"The file for {board} is not whole.")
    device = EmulatedHandheld(board, flash=flash)
    Album(device, device.board.NAME).run(parse(SELF_TEST))
    device.power_off()
    system = flash_image.with_file(device.flash[FILE_SYSTEM:], TEST_SEED, f"{seed}\n".encode())
    device.flash = device.flash[:FILE_SYSTEM] + system
    return device


def play(board: str, uf2: bytes, whole: bool = False) -> int:
    """Play on the handheld; returns how many pictures were compared. whole: a game to its end. Raises Refusal if
    anything is not as on the simulator, and host_sim.script.ScriptError.
    """
    script, seed = game_for(board, whole)
    device = new_handheld(board, uf2, seed)
    with tempfile.TemporaryDirectory(prefix="tableside-release-", ignore_cleanup_errors=True) as place:
        folder = Path(place)
        device.folder = folder / "device"
        count = _compared(device, SimulatedHandheld(board, folder / "desk", seed), script)
        records = [Storage(str(folder / name / "data")).record(1) for name in ("device", "desk")]
    if records[0] != records[1] or '"mark"' not in str(records[0]):
        raise Refusal(f"The game on {board} was recorded otherwise than on the simulator.")
    return count


def _compared(device, desk, script):
    """Return how many pictures both have shown; the power is off then."""
    name = desk.board.NAME
    albums = [Album(device, f"device of {name}"), Album(desk, f"desk of {name}")]
    for album in albums:
        album.run(parse(script))
        album.handheld.power_off()
    shown, expected = [album.pictures for album in albums]
    different = [name for name in expected if shown.get(name) != expected[name]]
    if different:
        raise Refusal(f"The {desk.board.NAME} shows another picture than the simulator: {', '.join(different)}")
    return len(expected)
