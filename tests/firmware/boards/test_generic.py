"""A settings file describes a breadboard; errors name the line."""

import re
from pathlib import Path

import pytest

from firmware.boards.generic import FILE, SettingsError, read
from firmware.drawing import fonts
from firmware.drawing.wrapping import wrap
from firmware.drivers.st7789 import open_panel
from host_sim import cli, device_modules
from host_sim.boards import connect, load_board
from host_sim.handheld import SimulatedHandheld
from host_sim.ili9341_model import ILI9341
from host_sim.pico import SimulatedPico
from host_sim.script import boot, press
from host_sim.st7789_model import ST7789, Glass
from host_sim.text_search import shows
from tests.firmware.drivers.test_st7789 import Bench

PAGE = (Path(__file__).parents[3] / "docs" / "boards.md").read_text(encoding="utf-8")
EXAMPLE = re.search(r"```\n(controller = .*?)```", PAGE, re.DOTALL)[1]


def values(board):
    return {name: getattr(board, name) for name in dir(board) if name.isupper()}


def errors(text):
    with pytest.raises(SettingsError) as found:
        read(text.encode())
    first, *rest = str(found.value).split("\n")
    assert first == "board_settings.txt cannot be used:"
    return rest


def test_the_example_of_the_documentation_is_what_holds_without_a_file():
    assert values(read(EXAMPLE.encode())) == values(read(b"")) == values(load_board("generic"))


def test_a_board_of_a_file_has_all_that_other_boards_have():
    wanted = {name for name in vars(load_board("pimoroni_pico_display")) if name.isupper()}
    assert set(values(read(b""))) == wanted | {"SPI_POLARITY", "CORNERS"}  # 0 where they are missing


def test_each_line_changes_what_it_names():
    board = read(
        b"\xef\xbb\xbf# mine\r\nspi=1\r\nSCK = 10\r\nmosi = 11\r\ncs = 9\r\ndc = 8\r\nreset = none # not"
        b" connected\r\nbacklight = 13\r\nwidth = 240\r\nheight = 135\r\noffset = 40, 53\r\nkilohertz = 20000\r\nled ="
        b" 2, 3, 4, low\r\nkey = top, 15, ok, right, 10\r\nkey = b, 17, back\r\nkey = u, 18, Up\r\nkey = d, 19,"
        b" down\r\nkey = i, 22, info\r\n"
    )
    assert (board.SPI_NUMBER, board.SCK, board.MOSI, board.CHIP_SELECT, board.DATA_COMMAND) == (1, 10, 11, 9, 8)
    assert (board.RESET, board.BACKLIGHT, board.SPI_HZ) == (None, 13, 20_000_000)
    assert (board.WIDTH, board.HEIGHT) == (240, 135)
    assert board.LED == (2, 3, 4, True)
    assert board.KEYS == (("top", 15, "ok"), ("b", 17, "back"), ("u", 18, "up"), ("d", 19, "down"), ("i", 22, "info"))
    assert board.KEY_PLACES == (("top", "right", 100),)


@pytest.mark.parametrize(
    ("text", "orientations"),
    (
        # The three panels whose offsets both ways round are known from their makers, and the two of
        # micropython-nano-gui.
        ("width = 240\nheight = 240", ((0x60, 0, 0), (0xA0, 80, 0))),
        ("width = 240\nheight = 135\noffset = 40, 53", ((0x60, 40, 53), (0xA0, 40, 52))),
        ("rotation = 270", ((0xA0, 0, 0), (0x60, 0, 0))),
        # The glass stays where it is in the memory, however the picture is turned.
        ("rotation = 270\nwidth = 240\nheight = 240", ((0xA0, 80, 0), (0x60, 0, 0))),
        ("rotation = 270\nwidth = 240\nheight = 135\noffset = 40, 53", ((0xA0, 40, 52), (0x60, 40, 53))),
        ("mirrored = yes\nwidth = 240\nheight = 135\noffset = 10, 53", ((0xE0, 70, 53), (0x20, 10, 52))),
        (
            "mirrored = yes\nrotation = 270\nwidth = 240\nheight = 135\noffset = 10, 53",
            ((0x20, 10, 52), (0xE0, 70, 53)),
        ),
        ("controller = ILI9341\nrotation = 270\nwidth = 240\nheight = 240", ((0x28, 80, 0), (0xE8, 0, 0))),
        ("mirrored = yes\ncolours = bgr", ((0xE8, 0, 0), (0x28, 0, 0))),
        ("controller = ILI9341", ((0xE8, 0, 0), (0x28, 0, 0))),
        ("controller = ili9341\nrotation = 270\ncolours = RGB", ((0x20, 0, 0), (0xE0, 0, 0))),
        # Upright.
        ("width = 240\nheight = 280\noffset = 0, 20", ((0x00, 0, 20), (0xC0, 0, 20))),
        ("width = 240\nheight = 280\noffset = 0, 20\nrotation = 180", ((0xC0, 0, 20), (0x00, 0, 20))),
        ("width = 240\nheight = 240\nrotation = 0\nmirrored = yes", ((0x40, 0, 0), (0x80, 0, 80))),
        ("controller = ILI9341\nwidth = 240\nheight = 320", ((0x88, 0, 0), (0x48, 0, 0))),
    ),
)
def test_size_offset_rotation_and_colours_become_orientations(text, orientations):
    assert read(text.encode()).ORIENTATIONS == orientations


def test_inversion_is_sent_when_asked_for():
    assert 0x21 in [code for code, _, _ in read(b"").INIT]
    assert 0x21 not in [code for code, _, _ in read(b"inverted = no").INIT]
    assert 0x21 not in [code for code, _, _ in read(b"controller = ILI9341").INIT]
    assert 0x21 in [code for code, _, _ in read(b"controller = ILI9341\ninverted = yes").INIT]


@pytest.mark.parametrize(
    ("text", "words"),
    (
        ("\n\nwidth 320", ["line 3: 'width 320' is not of the form: name = value"]),
        ("width =", ["line 1: 'width =' is not of the form: name = value"]),
        ("clk = 18", ["line 1: nothing is called 'clk'. There are: backlight, colours, controller, corners, cs, dc, height, inverted, kilohertz, led, mirrored, mosi, offset, "
                      "polarity, reset, rotation, sck, spi, width, key"]),
        ("cs = 5\n# again\ncs = 6", ["line 3: 'cs' is on line 1 already"]),
        ("width = wide\nheight = 480", ["line 1: width: 'wide' is no whole number from 240 to 320", "line 2: height: '480' is no whole number from 135 to 320"]),
        ("width = 280\nheight = 280", ["line 2: height: '280' is no whole number from 135 to 240"]),
        ("height = 135\nwidth = 240\ncorners = 26", ["line 3: corners: The panel has 240 x 133 pixels between its corners. At least 240 x 135 are needed."]),
        ("corners = 60", ["line 1: corners: '60' is no whole number from 0 to 44"]),
        ("width = 240\nheight = 280\nrotation = 90", ["line 3: rotation: with 280 rows it must be 0, or 180 when the picture is upside down"]),
        ("rotation = 180", ["line 1: rotation: with 320 columns it must be 90, or 270 when the picture is upside down"]),
        ("offset = 1, 0", ["line 1: offset: '1' is no whole number from 0 to 0"]),
        ("offset = 40", ["line 1: offset: '40' has not 2 parts with commas between them"]),
        ("controller = ILI9488", ["line 1: controller: 'ILI9488' is none of: ST7789, ILI9341"]),
        ("inverted = maybe", ["line 1: inverted: 'maybe' is none of: no, yes"]),
        ("backlight = 25", ["line 1: backlight: GPIO 25 is not on the Pico's edge. Free are 0 to 22 and 26 to 28"]),
        ("backlight = 34", ["line 1: backlight: '34' is no whole number from 0 to 28"]),
        ("cs = 5\ndc = 5", ["line 1: cs: GPIO 5 is already there for dc"]),
        ("cs = none\nreset = none", ["line 2: reset: without cs the panel's reset must be on a GPIO, because only that tells the panel where a byte begins"]),
        ("polarity = 2", ["line 1: polarity: '2' is none of: 0, 1"]),
        ("cs = 16\ndc = 17", ["line 1: cs: with spi = 0 GPIO 16 can only be dc"]),
        ("dc = 3\nreset = 16", ["line 2: reset: with spi = 0 GPIO 16 can only be dc"]),
        ("spi = 1\nsck = 10", ["line 1: spi: with spi = 1 give a line for mosi (GPIO 11, 15 or 27) too. The other lines may stay as they are"]),
        ("spi = 1\nsck = 10\nmosi = 3", ["line 3: mosi: with spi = 1 it must be GPIO 11, 15 or 27"]),
        ("led = 1, 2, 4", ["line 1: led: '1, 2, 4' has not 4 parts with commas between them"]),
        ("led = 1, 2, 4, dim", ["line 1: led: 'dim' is neither low nor high, the level that lights it",
                                "line 1: led: GPIO 4 cannot be dimmed apart from the backlight on 20: pins that are 16 apart share a pulse width. Take another one"]),
        ("led = 2, 3, 18, low\nsck = 6", ["line 1: led: GPIO 18 cannot be dimmed apart from the LED's pin on 2: pins that are 16 apart share a pulse width. Take another one"]),
        ("controller = ILI9341\nkilohertz = 40001", ["line 2: kilohertz: 40001 is too quick for an ILI9341. Modules with it are run at 24000 to 40000"]),
        ("cs = GP5\nreset = gpio 35", ["line 1: cs: 'GP5' is no whole number from 0 to 28. Write 5", "line 2: reset: 'gpio 35' is no whole number from 0 to 28"]),
        ("inverted = True\nmirrored = off", ["line 1: inverted: 'True' is none of: no, yes. Write yes", "line 2: mirrored: 'off' is none of: no, yes. Write no"]),
        ("spi = on", ["line 1: spi: 'on' is none of: 0, 1"]),
        ("key = A, 12, ok", ["there is no key for up", "there is no key for down", "there is no key for back"]),
        ("key = A, 12, ok\nkey = A, 13, fire\nkey = C, 14, up, top, 200\nkey = D, 14, down\nkey = E, 10, back",
         ["line 2: key A: there are two of that name", "line 2: key A: 'fire' is none of: up, down, left, right, ok, back, undo, info",
          "line 3: key C: 'top' is neither left nor right", "line 3: key C: '200' is no whole number from 0 to 100", "line 4: key D: GPIO 14 is already there for key C"]),
        ("key = A", ["line 1: key: 'A' has not 3 or 5 parts with commas between them", "there is no key for up", "there is no key for down", "there is no key for ok",
                     "there is no key for back"]),
    ),
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(text, words):
    assert errors(text) == words


def test_the_american_spelling_of_colours_is_told():
    assert errors("colors = BGR")[0].startswith("line 1: nothing is called 'colors'. Write colours. There are: ")


@pytest.mark.parametrize(
    ("height", "first", "second", "fits"),
    (
        (240, "up, left, 50", "down, left, 50", False),
        (240, "up, left, 50", "down, left, 58", False),
        (240, "up, left, 50", "down, left, 59", True),
        (240, "up, left, 50", "down, right, 50", True),
        (135, "up, left, 50", "down, left, 59", False),
        (135, "up, left, 100", "down, left, 90", False),
        (240, "up, left, 50", "right, left, 55", True),  # no hint is drawn for right
        (240, "up, left, 50", "right, left, 50", False),
    ),
)
def test_keys_whose_hints_would_lie_over_each_other_are_refused(height, first, second, fits):
    text = (
        f"height = {height}\nkey = a, 1, ok\nkey = b, 2, back\nkey = c, 3, up\nkey = d, 4, down\nkey = e, 5,"
        f" {first}\nkey = f, 6, {second}"
    )
    if fits:
        read(text.encode())
    else:
        side = first.split(", ")[1]
        assert errors(text) == [f"line 7: key f: it stands on the {side} where key e does. Put them further apart"]


OF_A_KEY = ", which is there while the file has no key. Take another one, or give key lines of your own"
OF_DC = ", as no line says otherwise. Take another one, or give a line for dc"


@pytest.mark.parametrize(
    ("text", "words"),
    (
        ("backlight = 12", ["line 1: backlight: GPIO 12 is already there for key A" + OF_A_KEY]),
        ("# mine\ncs = 12", ["line 2: cs: GPIO 12 is already there for key A" + OF_A_KEY]),
        ("cs = 16", ["line 1: cs: GPIO 16 is already there for dc" + OF_DC]),
        ("dc = 17", ["line 1: dc: GPIO 17 is already there for cs, as no line says otherwise. Take another one, or give a line for cs"]),
        ("spi = 1\nsck = 14\nmosi = 15", ["line 2: sck: GPIO 14 is already there for key X" + OF_A_KEY, "line 3: mosi: GPIO 15 is already there for key Y" + OF_A_KEY]),
        ("spi = 1", ["line 1: spi: with spi = 1 give a line for sck (GPIO 10, 14 or 26) and one for mosi (GPIO 11, 15 or 27) too. The other lines may stay as they are"]),
        ("key = a, 1, ok\nkey = b, 20, back\nkey = c, 3, up\nkey = d, 4, down",
         ["line 2: key b: GPIO 20 is already there for backlight, as no line says otherwise. Take another one, or give a line for backlight"]),
    ),
)  # fmt: skip
def test_a_clash_with_what_holds_without_the_file_names_the_owners_line(text, words):
    assert errors(text) == words


@pytest.mark.parametrize("line", ("{}", "{} = 1", "width = {}", "cs = {}", "offset = {}", "controller = {}", "led = {}", "led = 1, 2, 3, {}", "key = {}",
                                  "key = {0}, {0}, {0}", "key = A, 12, ok, {0}, {0}", "key = {0}, 12, ok\nkey = {0}, 12, up"))  # fmt: skip
def test_a_long_value_does_not_make_a_long_message(line):
    told = errors(line.format("9" * 100_000))
    assert "9" * 20 + "..." in told[0] and all(len(text) < 300 for text in told)


def test_a_file_that_is_no_text_is_told():
    with pytest.raises(SettingsError, match="is no plain text"):
        read(b"\xff\xfe\x00w")


@pytest.mark.parametrize(
    ("text", "chip_select", "polarity"),
    (
        ("", 17, 0), ("polarity = 1", 17, 1), ("cs = none", None, 1), ("cs = None\npolarity = 0", None, 0),
        ("polarity = 1\ncs = none", None, 1),
    ),
)  # fmt: skip
def test_without_chip_select_the_clock_rests_high_unless_the_file_says_otherwise(text, chip_select, polarity):
    board = read(text.encode())
    assert (board.CHIP_SELECT, board.SPI_POLARITY) == (chip_select, polarity)


def bench_with(settings, model=None, glass=None):
    """The driver's bench on a breadboard with these settings; model and glass: of another panel than the settings say."""
    bench = Bench.__new__(Bench)
    bench.board = read(settings.encode())
    bench.pico = SimulatedPico()
    bench.model, _ = connect(bench.pico, bench.board)
    if model is not None:
        bench.model = bench.pico.wiring.panel = model(glass, lambda: bench.pico.now_us)
    device_modules.use(bench.pico)
    bench.panel = open_panel(bench.board)
    return bench


@pytest.mark.parametrize("settings", ("controller = ILI9341", "controller = ILI9341\nreset = none", "reset = none", "width = 240\nheight = 240", "rotation = 270\nmirrored = yes",
                                      "cs = none", "cs = none\npolarity = 0", "polarity = 1",
                                      "width = 240\nheight = 280\noffset = 0, 20", "width = 280\noffset = 20, 0"))  # fmt: skip
def test_the_driver_wakes_paints_and_turns_what_the_settings_describe(settings):
    bench = bench_with(settings)
    width, height = bench.board.WIDTH, bench.board.HEIGHT
    assert type(bench.model).__name__ == bench.board.CONTROLLER
    for turned in (False, True):
        bench.panel.turn(turned)
        for y in range(0, height, 20):
            bench.paint(0, y, width, 20, 0x1234)
        bench.paint(0, 0, 30, 10, 0xF800)
        assert bench.model.turned is turned
        assert bench.pixel(0, 0) == bench.pixel(29, 9) == 0xF800
        assert bench.pixel(30, 0) == bench.pixel(width - 1, height - 1) == 0x1234
    assert bench.violations == []


@pytest.mark.parametrize(
    ("size", "glass"),
    (
        ("width = 240\nheight = 240", Glass(240, 240, 0x60, 0, 0, True)),
        ("width = 240\nheight = 135\noffset = 40, 53", Glass(240, 135, 0x60, 40, 53, True)),
    ),
)
@pytest.mark.parametrize("rotation", (90, 270))
def test_the_picture_stays_on_the_glass_when_its_owner_or_the_left_hand_turns_it(size, glass, rotation):
    bench = bench_with(f"{size}\nrotation = {rotation}", ST7789, glass)
    width, height = glass.width, glass.height
    for left_handed in (False, True):
        bench.panel.turn(left_handed)
        for y in range(0, height, 15):
            bench.paint(0, y, width, 15, 0x1234)
        bench.paint(0, 0, 1, 1, 0xF800)
        assert bench.model.turned is ((rotation == 270) != left_handed)
        assert bench.pixel(0, 0) == 0xF800
        assert (
            bench.pixel(1, 0)
            == bench.pixel(width - 1, 0)
            == bench.pixel(0, height - 1)
            == bench.pixel(width - 1, height - 1)
            == 0x1234
        )
    assert bench.violations == []


def test_the_handheld_runs_on_a_breadboard_as_its_file_says(tmp_path):
    (tmp_path / FILE).write_text(
        "controller = ILI9341\nkey = 1, 2, up\nkey = 2, 3, down\nkey = 3, 4, ok\nkey = 4, 5, back\n", encoding="utf-8"
    )
    handheld = SimulatedHandheld("generic", tmp_path)
    boot(handheld)
    assert isinstance(handheld.panel, ILI9341)
    before = handheld.pixels()
    press(handheld, "down")
    assert handheld.pixels() != before
    press(handheld, "up")
    assert handheld.pixels() == before
    assert handheld.pin_of("ok") == 4
    handheld.app.set("left_handed", True)
    handheld.run(300)
    assert handheld.turned and handheld.violations == []


def test_the_simulator_tells_what_is_wrong_with_the_file(tmp_path, capsys):
    (tmp_path / FILE).write_text("sck = 5\n", encoding="utf-8")
    script = tmp_path / "nothing.script"
    script.write_text("wait 10\n", encoding="utf-8")
    assert cli.main(["--board", "generic", "--save", str(tmp_path), "--script", str(script)]) == 1
    said = capsys.readouterr().err
    assert "line 1: sck: with spi = 0 it must be GPIO 2, 6, 18 or 22" in said and "Traceback" not in said


@pytest.mark.parametrize(
    ("text", "words"),
    (
        ("width = 170\nheight = 320", "The panel has 170 x 320 pixels. At least 240 x 135 are needed."),
        (
            "width = 240\nheight = 135\ncorners = 26",
            "The panel has 240 x 133 pixels between its corners. At least 240 x 135 are needed.",
        ),
    ),
)
def test_a_panel_that_is_too_small_says_so_and_doctor_tells_it_too(text, words, tmp_path):
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    handheld = SimulatedHandheld("generic", tmp_path)
    boot(handheld)
    board = handheld.board
    lines = wrap(words, fonts.SMALL, min(board.WIDTH, 240) - (48 if board.CORNERS else 16))
    assert all(shows(handheld.pixels(), board.WIDTH, board.HEIGHT, line) for line in ["Wrong panel", *lines])
    assert handheld.violations == []
    assert errors(text)  # which tools/owner/examine.py prints
