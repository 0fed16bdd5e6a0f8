"""The image with the handheld's code inside, built here and run on an emulated Pico."""

import ast

import pytest

from firmware.storage.storage import Storage
from host_sim.script import Runner, boot, parse
from tests.emulated.test_same_pictures import AROUND, PADS, compare
from tools import places
from tools.board.device_files import device_files, name_file
from tools.board.device_paths import MAIN, USE_FILES
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.goldens.game_scripts import FOLDER, SCRIPTS
from tools.image import build, frozen, sources
from tools.release import tried
from tools.uf2 import interpreter, one_file
from tools.uf2.boot_rom import copied
from tools.uf2.interpreter import PICOS

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"
KB = 1024
SPARE = 24 * KB
"""For what comes: an image that reaches into it is too large already."""
WHOLE_GAMES = ("penk_whole_game", "shape_cards_whole_game")
"""A minute each; the others are played by `prove --ci`."""

# Imports each module of the image, one after the other, and forgets it: all together need not fit.
IMPORT_ALL = """
import sys
sys.path.insert(0, ".frozen")
from firmware.drivers import module_files
module_files.use()
for name in {names!r}:
    before = list(sys.modules)
    try:
        __import__(name)
    except ImportError as error:
        print("Cannot import", name, error)
    for other in list(sys.modules):
        if other not in before:
            del sys.modules[other]
print("All", "imported")
"""


@pytest.fixture(scope="session")
def image():
    if build.lacking():
        pytest.skip(f"not run: no image can be built here without {', '.join(build.lacking())}")
    return build.image("pico")


def test_it_ends_where_the_file_system_of_the_official_image_begins_with_room_to_spare(image):
    runtime = interpreter.read(image, "pico")
    assert runtime.file_system == (640 * KB, 1408 * KB)
    assert len(runtime.program) <= 640 * KB - SPARE


@pytest.mark.thorough
def test_built_twice_every_byte_is_equal(image):
    modules = frozen.frozen_modules()
    assert build.built("pico", modules, sources.archive()) == image


@pytest.mark.parametrize("board", [BOARD, "pimoroni_pico_display"])
def test_screens_around_a_game(board, image, tmp_path):
    compare(board, "around", AROUND, tmp_path, image)


@pytest.mark.parametrize(("board", "right"), [(BOARD, "right"), ("pimoroni_pico_display", "down")])
def test_free_dice_and_score_pad(board, right, image, tmp_path):
    compare(board, "pads", PADS.format(right=right), tmp_path, image)


@pytest.mark.parametrize(
    ("name", "board", "seed"),
    [
        pytest.param(*script, id=script[0], marks=[] if script[0] in WHOLE_GAMES else pytest.mark.whole)
        for script in SCRIPTS
    ],
)
def test_a_whole_game(name, board, seed, image, tmp_path):
    compare(board, seed, (FOLDER / f"{name}.script").read_text(encoding="utf-8"), tmp_path, image)
    desk, pico = (Storage(str(tmp_path / folder / "data")).record(1) for folder in ("desk_flash", "pico_flash"))
    assert desk == pico and desk[0]


def test_a_first_file_plays_and_an_update_in_mid_game_loses_nothing(image, tmp_path):
    """Copied by the boot ROM onto a blank flash; later a file without a file system onto the game, with no other byte
    of the flash changed.
    """
    runtime = interpreter.read(image, "pico")
    first = one_file.with_files(runtime, name_file(BOARD))
    device = EmulatedHandheld(BOARD, files={}, image=image)
    device.flash, restarted = copied(first, PICOS["pico"], bytes(PICOS["pico"].flash))
    assert restarted
    script, seed = tried.game_for(BOARD, whole=False)
    boot(device)
    Runner(device, None).run(parse(script.replace("shot", "# shot")))
    shown = device.pixels()
    device.power_off()
    before = device.flash
    at = runtime.file_system[0]
    # What was there of another version.
    worn = bytes(len(runtime.program)) + before[len(runtime.program) :]
    device.flash, restarted = copied(image, PICOS["pico"], worn)
    assert restarted and device.flash[at:] == before[at:]
    boot(device)
    assert device.pixels() == shown
    device.power_off()


def test_it_goes_before_the_files_of_an_earlier_installation(image):
    """Their modules would be found first, and none of them would ever be updated again."""
    older = device_files(BOARD) | {
        MAIN: b"print('an old', 'main.py')\n",
        "/firmware/__init__.mpy": b"of another version",
    }
    assert b"an old main.py" not in printed_until_it_plays(older, image)


def test_files_go_before_it_beside_a_file_that_says_so(image):
    files = device_files(BOARD)
    main = b"import firmware, sys\nprint(sys.implementation._build, firmware.FROZEN)\n" + files[MAIN]
    words = printed_until_it_plays({**files, MAIN: main, USE_FILES: b""}, image)
    assert f"{frozen.BUILD_NAME}PICO False".encode() in words


def printed_until_it_plays(files, image):
    handheld = EmulatedHandheld(BOARD, files=files, image=image)
    handheld.power_on()
    whole = handheld.board.WIDTH * handheld.board.HEIGHT * 2
    handheld.pico.run_until(lambda: handheld.wire.bytes_sent >= whole, 3000, "the first picture")
    handheld.run(100)
    words = bytes(handheld.pico.printed)
    handheld.power_off()
    assert handheld.violations == []
    return words


def test_the_image_has_whatever_its_modules_import(image):
    names = [path[:-3].removesuffix("/__init__").replace("/", ".") for path in frozen.frozen_modules()]
    names = [name for name in names if name not in ("main", "firmware.drivers.module_files")] + sorted(imported_late())
    main = IMPORT_ALL.format(names=names).encode()
    handheld = EmulatedHandheld(BOARD, files={**name_file(BOARD), USE_FILES: b"", MAIN: main}, image=image)
    handheld.power_on()
    handheld.pico.run_until(lambda: b"All imported" in handheld.pico.printed, 10000, "all modules are imported")
    assert b"Cannot import" not in handheld.pico.printed


def imported_late():
    """What functions import from MicroPython when they are called."""
    found = []
    for package in ("firmware", "shared_rules"):
        for source in (places.ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found += [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and node.module:
                    found.append(node.module)
    return {name for name in found if name.partition(".")[0] not in ("firmware", "shared_rules")}
