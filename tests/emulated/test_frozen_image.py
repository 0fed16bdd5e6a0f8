"""The image with the handheld's code inside, built here and run on an emulated Pico."""

import ast
import random

import pytest

from firmware.storage.storage import Storage
from tests.emulated.test_same_pictures import AROUND, PADS, compare
from tests.emulated.test_transcripts import replayed
from tools import places
from tools.board.device_files import device_files, name_file
from tools.board.device_paths import MAIN, USE_FILES
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.goldens.game_scripts import FOLDER, SCRIPTS
from tools.image import build, frozen, sources
from tools.prove.torn_flash import Recording
from tools.uf2 import interpreter

pytestmark = pytest.mark.emulator

BOARD = "waveshare_pico_lcd_1_3"
KB = 1024
SPARE = 24 * KB
"""For what comes: an image that reaches into it is too large already. Whole sectors count."""
WHOLE_GAMES = ("penk_whole_game", "shape_cards_whole_game")
"""A minute each; the others are played by `prove --ci`."""

# Imports each module of the image, one after the other, and forgets it: all together need not fit.
IMPORT_ALL = """
import sys
sys.path.insert(0, ".frozen")
from firmware.drivers import module_files
module_files.use()
print("looks in", sys.path)
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


@pytest.mark.whole
def test_every_power_cut_in_a_game_leaves_what_had_been_shown(image):
    recording = Recording(image=image)
    assert recording.violations == [] and len(recording.log) > 20
    assert recording.lost() == recording.lost(random.Random(5)) == []


TRANSCRIPTS = ("penk_errors", "examples/penk_device_dice", "examples/penk_table_dice", "penk_skipped", "penk_values")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name == "penk_errors" else pytest.mark.whole) for name in TRANSCRIPTS]
)
def test_the_same_requests_get_the_same_bytes(name, image, tmp_path):
    files = {**name_file(BOARD), USE_FILES: b"", MAIN: b""}
    replayed(name, files, "import sys\nsys.path.insert(0, '.frozen')", tmp_path, image)


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
    assert b"looks in ['.frozen', '', '.frozen', '/lib']" in handheld.pico.printed


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
