"""A file for drag and drop, copied by the model of the boot ROM onto a blank flash, started in an emulated Pico, and
played: every picture equal to the simulator's, and the same record of the game.
"""

import tempfile
from pathlib import Path

from firmware.storage.storage import Storage
from host_sim.handheld import SimulatedHandheld
from host_sim.script import Runner, parse
from tools.board import flash_image
from tools.board.device_paths import DATA, NEW_BOARD, NEW_BOARD_TEXT, TEST_SEED
from tools.emulated_pico.handheld import EmulatedHandheld, bare_flash
from tools.goldens.game_scripts import record, recorded
from tools.image import build
from tools.owner.saves import Folder
from tools.refusal import Refusal
from tools.uf2.boot_rom import copied
from tools.uf2.interpreter import PICOS, Pico

SELF_TEST = """
shot self_test
press ok
press up
shot keys
hold back 900
expect Random source
press ok
expect New game
"""
"""A handheld that was never tried tests itself first."""
PAUSE = "wait 1500"
FIRST_TURN_ENDS = "shot turn_2\n"


def emulated(pico: str) -> Pico:
    """The Pico that is emulated for a key of parts.images(); of those that a file for every Pico is for, a Pico."""
    return PICOS["pico" if pico == build.EVERY else pico]


def runs(pico: str) -> bool:
    """Whether there is an emulator of this Pico."""
    return emulated(pico).chip == "RP2040"


def game_for(board: str, whole: bool) -> tuple[str, str]:
    """(a game of Penk! as a script, whole or to the end of the first turn; its seed), recorded on the simulator: keys
    lead elsewhere on panels of other sizes.
    """
    make = next(make for make in recorded() if make.GAME == "penk")
    text = "".join(line + "\n" for line in record(make, board)[0])
    return text if whole else text[: text.index(FIRST_TURN_ENDS) + len(FIRST_TURN_ENDS)], make.SEED


def patiently(script: str) -> str:
    """The same with a pause after each press: on the image of a Pico W, whose heap is smaller, some screens open later,
    and what is pressed before that is dropped.
    """
    lines = []
    for line in script.splitlines():
        press, _, times = line.partition(" x")
        lines += [press, PAUSE] * int(times or 1) if line.startswith("press ") else [line]
    return "".join(line + "\n" for line in lines)


def play(board: str, pico: str, uf2: bytes, image: bytes, whole: bool = False) -> int:
    """Test the handheld and play on it; how many pictures were compared. image: the MicroPython in the file; whole: a
    game to its end. Raises Refusal when anything is not as on the simulator, and host_sim.script.ScriptError when a
    step fails.
    """
    chip = emulated(pico)
    flash, restarted = copied(uf2, chip, b"\xff" * chip.flash)
    if not restarted:
        raise Refusal(f"The file for {board} on a {chip.name} is not whole.")
    image_of_pico = None if pico == "pico" else image
    device = EmulatedHandheld(board, files={}, image=image_of_pico)
    device.flash = flash
    script, seed = game_for(board, whole)
    if pico == "pico_w":
        script = patiently(script)
    with tempfile.TemporaryDirectory(prefix="tableside-release-", ignore_cleanup_errors=True) as place:
        folder = Path(place)
        (folder / "flash").mkdir()
        (folder / "flash" / NEW_BOARD.strip("/")).write_bytes(NEW_BOARD_TEXT)
        count = _compared(device, SimulatedHandheld(board, folder / "flash"), SELF_TEST, folder / "tested")
        device.power_off()
        # The seed fixes the dice, so that the simulator rolls the same ones.
        _, start, size = bare_flash(image_of_pico)
        system = flash_image.with_file(device.flash[start : start + size], TEST_SEED, f"{seed}\n".encode())
        device.flash = device.flash[:start] + system + device.flash[start + size :]
        count += _compared(device, SimulatedHandheld(board, folder / "flash", seed), script, folder / "played")
        device.power_off()
        Folder(folder / "device").replace(_saves_of(device))
        records = [Storage(str(folder / name / "data")).record(1) for name in ("device", "flash")]
    if records[0] != records[1] or '"mark"' not in str(records[0]):
        raise Refusal(f"The game on {board} was recorded otherwise than on the simulator.")
    return count


def _compared(device, desk, script, folder):
    pictures = {}
    for name, handheld in (("device", device), ("desk", desk)):
        runner = Runner(handheld, str(folder / name), f"{name} of {desk.board.NAME}")
        runner.run(parse(script))
        pictures[name] = {Path(path).name: Path(path).read_bytes() for path in runner.written}
    desk.power_off()
    shown, expected = pictures["device"], pictures["desk"]
    different = [name for name in expected if shown.get(name) != expected[name]]
    if different:
        raise Refusal(f"The {desk.board.NAME} shows another picture than the simulator: {', '.join(different)}")
    return len(expected)


def _saves_of(device):
    return {path.removeprefix(DATA + "/"): content for path, content in device.files_in_flash(DATA).items()}
