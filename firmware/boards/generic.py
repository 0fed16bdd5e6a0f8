"""A panel and keys on a breadboard, described by the owner's board_settings.txt.

Installation puts its text into the board sector, after the name of the board. DEFAULTS apply to missing lines: an
ST7789 module of 320 x 240 and four keys. docs/boards.md, "A breadboard", explains the lines.

Sources. Initialisation of the ILI9341 and orientation of both panels: drivers/ili93xx and drivers/st7789 in
peterhinch/micropython-nano-gui. The ST7789 needs only its reset values: russhughes/st7789_mpy. Pins of the SPIs: RP2040
data sheet, chapter 1.4.3. Modules without chip select need polarity 1: russhughes/st7789_mpy issue 67. Not measured on
a panel. Modules of the same name differ in orientation, inversion and colour order, so these can be set.
"""

from firmware.drawing import area

NAME = "Breadboard"
FILE = "board_settings.txt"

DEFAULTS = """
controller = ST7789
width = 320
height = 240
corners = 0
offset = 0, 0
rotation = 90
mirrored = no
inverted = yes
colours = RGB
spi = 0
sck = 18
mosi = 19
cs = 17
polarity = 0
dc = 16
reset = 21
backlight = 20
kilohertz = 62500
led = none
key = A, 12, ok, left, 25
key = B, 13, back, left, 75
key = X, 14, up, right, 25
key = Y, 15, down, right, 75
"""
"""The default settings, in the form of a settings file."""

_ILI9341 = {"inverted": "no", "colours": "BGR", "kilohertz": "31250"}
"""Different defaults for that controller."""

_ILI9341_AT_MOST = 40000

_ILI9341_INIT = (
    (0xCF, b"\x00\xc1\x30", 0), (0xED, b"\x64\x03\x12\x81", 0), (0xE8, b"\x85\x00\x78", 0),
    (0xCB, b"\x39\x2c\x00\x34\x02", 0), (0xF7, b"\x20", 0), (0xEA, b"\x00\x00", 0), (0xC0, b"\x23", 0),
    (0xC1, b"\x10", 0), (0xC5, b"\x3e\x28", 0), (0xC7, b"\x86", 0), (0x37, b"\x00\x00", 0), (0xB1, b"\x00\x18", 0),
    (0xB6, b"\x08\x82\x27", 0), (0xF2, b"\x00", 0), (0x26, b"\x01", 0),
    (0xE0, b"\x0f\x31\x2b\x0c\x0e\x08\x4e\xf1\x37\x07\x10\x03\x0e\x09\x00", 0),
    (0xE1, b"\x00\x0e\x14\x03\x11\x07\x31\xc1\x48\x08\x0f\x0c\x31\x36\x0f", 0),
)  # fmt: skip

_PINS_OF_SPI = (("sck", ((2, 6, 18, 22), (10, 14, 26))), ("mosi", ((3, 7, 19), (11, 15, 27))))
_TAKEN_BY_SPI = (16, 8)
"""MicroPython's SPI always claims this pin as its input. Only dc may use it: it is set up later."""
_LOGICAL = ("up", "down", "left", "right", "ok", "back", "undo", "info")
_NO_YES = ("no", "yes")
_MEANT = {"false": "no", "off": "no", "0": "no", "true": "yes", "on": "yes", "1": "yes"}
_ROTATIONS = ("90", "270", "0", "180")
_TRIED = (96, 64)
"""The smallest panel on which a sentence can say that it is too small."""
_REPEATED = 20
"""Maximum characters of a value repeated in a message."""


def _any_of(pins):
    """Format the numbers as "1, 2 or 3"."""
    words = [str(pin) for pin in pins]
    return ", ".join(words[:-1]) + " or " + words[-1]


def _short(text):
    """Shorten a text from the file for use in a message."""
    return text if len(text) <= _REPEATED else text[:_REPEATED] + "..."


class SettingsError(ValueError):
    """An unusable settings file. The message lists every wrong line and what would be right."""


class Board:
    """The values of a board module, as attributes."""

    __name__: str
    NAME: str
    CONTROLLER: str
    SPI_NUMBER: int
    SCK: int
    MOSI: int
    CHIP_SELECT: int | None
    DATA_COMMAND: int
    SPI_POLARITY: int
    RESET: int | None
    BACKLIGHT: int
    BACKLIGHT_GAMMA_TENTHS: int
    SPI_HZ: int
    WIDTH: int
    HEIGHT: int
    CORNERS: int
    INVERTED: bool
    INIT: tuple
    ORIENTATIONS: tuple
    KEYS: tuple
    KEY_PLACES: tuple
    LED: tuple | None


class _Lines:
    """The settings as texts, their line numbers, and errors."""

    def __init__(self):
        self.texts = {}
        self.numbers = {}  # name -> number of its line; 0: not in the file
        self.keys = []  # (line number, text)
        self.errors = []
        self.pins = {}  # GPIO -> (use, line number)

    def error(self, number, words):
        self.errors.append("line %d: %s" % (number, words) if number else words)

    def wrong(self, name, words):
        """Add an error of the setting `name`, with its line."""
        self.error(self.numbers[name], "%s: %s" % (name, words))

    def is_none(self, name):
        return self.texts[name].lower() == "none"

    def take(self, text, first):
        """Add the lines of `text`, numbered from `first`; 0: the defaults, without line numbers."""
        own = []
        for number, line in enumerate(text.split("\n"), first):
            line = line.partition("#")[0].strip()
            if not line:
                continue
            name, equals, value = line.partition("=")
            name = name.strip().lower()
            value = value.strip()
            if not equals or not value:
                self.error(number, "'%s' is not of the form: name = value" % _short(line))
            elif name == "key":
                own.append((number if first else 0, value))
            elif first and name not in self.texts:
                hint = " Write colours." if name.startswith("colo") else ""
                known = ", ".join(sorted(self.texts))
                self.error(number, "nothing is called '%s'.%s There are: %s, key" % (_short(name), hint, known))
            elif first and self.numbers[name]:
                self.error(number, "'%s' is on line %d already" % (name, self.numbers[name]))
            else:
                self.texts[name] = value
                self.numbers[name] = number if first else 0
        if own:
            self.keys = own

    def number(self, name, least, most, text=None, line=None):
        """Return an integer; `least` and an error if invalid. `text` and `line` default to those of the setting."""
        text = self.texts[name] if text is None else text
        line = self.numbers[name] if line is None else line
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            bare = text.lower().lstrip("gpio ")  # pins are printed as GP18
            meant = bare != text and bare.encode().isdigit() and len(bare) < 3 and least <= int(bare) <= most
            hint = ". Write " + bare if meant else ""
            self.error(line, "%s: '%s' is no whole number from %d to %d%s" % (name, _short(text), least, most, hint))
            return least
        return value

    def choice(self, name, words):
        """Return the index of the setting in `words`."""
        for place, word in enumerate(words):
            if self.texts[name].lower() == word.lower():
                return place
        meant = _MEANT.get(self.texts[name].lower(), "")
        hint = ". Write " + meant if meant in words else ""
        self.wrong(name, "'%s' is none of: %s%s" % (_short(self.texts[name]), ", ".join(words), hint))
        return 0

    def parts(self, name, text, line, counts):
        """Return the comma-separated parts; [] and an error if their number is not in `counts`."""
        found = [part.strip() for part in text.split(",")]
        if len(found) in counts and "" not in found:
            return found
        wanted = " or ".join([str(count) for count in counts])
        self.error(line, "%s: '%s' has not %s parts with commas between them" % (name, _short(text), wanted))
        return []

    def pin(self, name, text=None, line=None):
        """Return an unused GPIO; -1 and an error otherwise."""
        line = self.numbers[name] if line is None else line
        before = len(self.errors)
        pin = self.number(name, 0, 28, text, line)
        if len(self.errors) > before:
            return -1
        if 23 <= pin <= 25:
            self.error(line, "%s: GPIO %d is not on the Pico's edge. Free are 0 to 22 and 26 to 28" % (name, pin))
        elif pin in self.pins:
            self._error_of_two(pin, name, line)
        else:
            self.pins[pin] = (name, line)
            return pin
        return -1

    def _error_of_two(self, pin, name, line):
        """Add an error for two uses of a GPIO; blame the file, not the default it conflicts with."""
        other, before = self.pins[pin]
        if before and not line:
            name, line, other, before = other, before, name, line
        words = "%s: GPIO %d is already there for %s" % (name, pin, other)
        if not before and other.startswith("key "):
            words += ", which is there while the file has no key. Take another one, or give key lines of your own"
        elif not before:
            words += ", as no line says otherwise. Take another one, or give a line for %s" % other
        self.error(line, words)


def configured(text: str) -> Board:
    """Return the Board of these settings; its panel may be too small (area.refused). Raises SettingsError."""
    return read(text.encode(), True)


def read(content: bytes, any_size: bool = False) -> Board:
    """Return the Board that the content (bytes) of a settings file describes. Raises SettingsError if it is unusable.
    any_size: accept a panel that is too small for the screens, so that it can say so itself.
    """
    lines = _Lines()
    lines.take(DEFAULTS, 0)
    try:
        text = content.decode()
    except UnicodeError:
        raise SettingsError(FILE + " is no plain text. Save it as UTF-8")
    lines.take(text.lstrip("\ufeff"), 1)
    board = Board()
    board.__name__ = "firmware.boards.generic"
    board.NAME = NAME
    _read_panel(lines, board, any_size)
    _read_pins(lines, board)
    _read_keys(lines, board)
    if lines.errors:
        raise SettingsError(FILE + " cannot be used:\n" + "\n".join(lines.errors))
    return board


def _read_panel(lines, board, any_size):
    ili9341 = lines.choice("controller", ("ST7789", "ILI9341"))
    board.CONTROLLER = ("ST7789", "ILI9341")[ili9341]
    if ili9341:
        for name in sorted(_ILI9341):
            if not lines.numbers[name]:
                lines.texts[name] = _ILI9341[name]
    _read_size(lines, board, any_size)
    board.INVERTED = bool(lines.choice("inverted", _NO_YES))
    kilohertz = lines.number("kilohertz", 1000, 62500)
    if ili9341 and kilohertz > _ILI9341_AT_MOST:
        words = "%d is too quick for an ILI9341. Modules with it are run at 24000 to %d"
        lines.wrong("kilohertz", words % (kilohertz, _ILI9341_AT_MOST))
    board.SPI_HZ = kilohertz * 1000
    board.ORIENTATIONS = _read_orientations(lines, board, ili9341)
    access = board.ORIENTATIONS[0][0]
    init = ((0x01, b"", 150),) + (_ILI9341_INIT if ili9341 else ()) + ((0x3A, b"\x55", 0), (0x36, bytes((access,)), 0))
    if board.INVERTED:
        init += ((0x21, b"", 0),)
    board.INIT = init + ((0x11, b"", 120), (0x29, b"", 0))


def _read_orientations(lines, board, ili9341):
    """Return (MADCTL, column and row of the picture's corner in the memory), upright and upside down."""
    rotation = _read_rotation(lines, board)
    upright = rotation > 1
    columns, rows = (area.MOST_SHORT, area.MOST_LONG) if upright else (area.MOST_LONG, area.MOST_SHORT)
    x = y = 0
    offset = lines.parts("offset", lines.texts["offset"], lines.numbers["offset"], (2,))
    if offset:
        x = lines.number("offset", 0, columns - board.WIDTH, offset[0])
        y = lines.number("offset", 0, rows - board.HEIGHT, offset[1])
    access, mirror_x, mirror_y = (0x00, 0x40, 0x80) if upright else (0x60, 0x80, 0x40)
    # An ILI9341 scans the glass in the opposite direction along its longer side.
    if ili9341:
        access ^= 0x80
    # `offset` is the position of the glass for rotation = 90 (or 0) and mirrored = no. A reversed axis counts it from
    # the other end of the memory.
    across = rotation % 2 > 0
    along = across != bool(lines.choice("mirrored", _NO_YES))
    if along:
        access ^= mirror_x
        x = columns - x - board.WIDTH
    if across:
        access ^= mirror_y
        y = rows - y - board.HEIGHT
    access |= (0, 8)[lines.choice("colours", ("RGB", "BGR"))]
    return (access, x, y), (access ^ 0xC0, columns - x - board.WIDTH, rows - y - board.HEIGHT)


def _read_rotation(lines, board):
    """Return the index in _ROTATIONS; add an error if the panel's size does not allow it."""
    # In portrait, pixels are sent in the order of the memory's 240 columns; otherwise rows and columns are swapped.
    stands = board.HEIGHT > area.MOST_SHORT
    if stands and not lines.numbers["rotation"]:
        lines.texts["rotation"] = "0"
    rotation = lines.choice("rotation", _ROTATIONS)
    if stands and rotation < 2:
        lines.wrong("rotation", "with %d rows it must be 0, or 180 when the picture is upside down" % board.HEIGHT)
        return rotation + 2
    if board.WIDTH > area.MOST_SHORT and rotation > 1:
        lines.wrong("rotation", "with %d columns it must be 90, or 270 when the picture is upside down" % board.WIDTH)
        return rotation - 2
    return rotation


def _read_size(lines, board, any_size):
    least = _TRIED if any_size else (area.LEAST_WIDTH, area.LEAST_HEIGHT)
    board.WIDTH = lines.number("width", least[0], area.MOST_LONG)
    stands = board.WIDTH <= area.MOST_SHORT
    board.HEIGHT = lines.number("height", least[1], area.MOST_LONG if stands else area.MOST_SHORT)
    board.CORNERS = lines.number("corners", 0, area.MOST_CORNERS)
    if area.refused(board) and not any_size and not lines.errors:
        lines.wrong("corners", area.refused(board))


def _read_pins(lines, board):
    spi = board.SPI_NUMBER = lines.choice("spi", ("0", "1"))
    missing = [name for name, _ in _PINS_OF_SPI if spi and not lines.numbers[name]]
    if missing:
        pins = ["%s (GPIO %s)" % (name, _any_of(pins[spi])) for name, pins in _PINS_OF_SPI if name in missing]
        words = "with spi = 1 give a line for %s too. The other lines may stay as they are"
        lines.wrong("spi", words % " and one for ".join(pins))
    board.DATA_COMMAND = lines.pin("dc")
    board.CHIP_SELECT = None if lines.is_none("cs") else lines.pin("cs")
    if lines.is_none("cs") and not lines.numbers["polarity"]:
        lines.texts["polarity"] = "1"
    board.SPI_POLARITY = lines.choice("polarity", ("0", "1"))
    board.SCK = lines.pin("sck")
    board.MOSI = lines.pin("mosi")
    board.BACKLIGHT = lines.pin("backlight")
    board.BACKLIGHT_GAMMA_TENTHS = 10
    board.RESET = None if lines.is_none("reset") else lines.pin("reset")
    if lines.is_none("cs") and lines.is_none("reset"):
        words = "without cs the panel's reset must be on a GPIO, because only that tells the panel where a byte begins"
        lines.wrong("reset", words)
    board.LED = None if lines.is_none("led") else _read_led(lines, board.BACKLIGHT)
    if lines.errors:
        return
    for name, pins in _PINS_OF_SPI:
        if int(lines.texts[name]) not in pins[spi]:
            lines.wrong(name, "with spi = %d it must be GPIO %s" % (spi, _any_of(pins[spi])))
    for name, pin in (("cs", board.CHIP_SELECT), ("reset", board.RESET)):
        if pin == _TAKEN_BY_SPI[spi]:
            lines.wrong(name, "with spi = %d GPIO %d can only be dc" % (spi, pin))


def _read_led(lines, backlight):
    line = lines.numbers["led"]
    parts = lines.parts("led", lines.texts["led"], line, (4,))
    if not parts:
        return None
    pins = [lines.pin("led", part, line) for part in parts[:3]]
    if parts[3].lower() not in ("low", "high"):
        lines.wrong("led", "'%s' is neither low nor high, the level that lights it" % _short(parts[3]))
    dimmed = [(backlight, "the backlight")]
    for pin in pins:
        for other, words in dimmed:
            if min(pin, other) >= 0 and pin & 15 == other & 15:
                apart = "GPIO %d cannot be dimmed apart from %s on %d" % (pin, words, other)
                lines.wrong("led", apart + ": pins that are 16 apart share a pulse width. Take another one")
        dimmed.append((pin, "the LED's pin"))
    return tuple(pins) + (parts[3].lower() == "low",)


def _check_apart(lines, line, name, hint, hints):
    # Hints are (label, side, y, room); side None is already an error.
    _label, side, y, room = hint
    for other, other_side, other_y, other_room in hints:
        if side and side == other_side and abs(y - other_y) < min(room, other_room):
            where = "%s: it stands on the %s where key %s does" % (name, side, _short(other))
            lines.error(line, where + ". Put them further apart")


def _read_keys(lines, board):
    keys = []
    places = []
    hints = []
    for line, text in lines.keys:
        parts = lines.parts("key", text, line, (3, 5))
        if not parts:
            continue
        label = parts[0]
        name = "key " + _short(label)
        logical = parts[2].lower()
        if label in [key[0] for key in keys]:
            lines.error(line, "%s: there are two of that name" % name)
        if logical not in _LOGICAL:
            lines.error(line, "%s: '%s' is none of: %s" % (name, _short(parts[2]), ", ".join(_LOGICAL)))
        keys.append((label, lines.pin(name, parts[1], line), logical))
        if len(parts) == 5:
            side = parts[3].lower()
            if side not in ("left", "right"):
                lines.error(line, "%s: '%s' is neither left nor right" % (name, _short(parts[3])))
                side = None
            centre = 10 * lines.number(name, 0, 100, parts[4], line)
            room = area.HINT if logical not in ("left", "right") else 1  # left and right have no hint
            hint = (label, side, area.hint_y(board, centre), room)
            _check_apart(lines, line, name, hint, hints)
            hints.append(hint)
            places.append((label, side, centre))
    for logical in ("up", "down", "ok", "back"):
        if logical not in [key[2] for key in keys]:
            lines.error(0, "there is no key for %s" % logical)
    board.KEYS = tuple(keys)
    board.KEY_PLACES = tuple(places)
