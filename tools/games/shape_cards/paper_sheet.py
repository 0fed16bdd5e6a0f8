"""The shape cards on paper: twelve cards to cut out, the board, and the pieces of three colours."""

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from firmware.drawing import theme  # noqa: E402
from firmware.games.shape_cards import words  # noqa: E402
from firmware.language import t  # noqa: E402
from shared_rules.shape_cards import samples  # noqa: E402
from tools.owner.sheets.drawings import SQUARE  # noqa: E402
from tools.owner.sheets.markup import GameSheets, Html, box, sheet, square, svg, tag  # noqa: E402
from tools.owner.sheets.parse import DeckFile  # noqa: E402

# Indexes into theme.PLAYERS: colour and mark on paper are those of the handheld's screen.
PIECES = (words.GREEN, words.YELLOW, words.BLUE)
OF_EACH = 16
# By the number of the mark in theme.PLAYERS, drawn in 100 x 100
_MARKS = {
    1: square(10, 10, 80, 80, radius=12),
    2: tag("path", d="M50 14 90 86H10Z", stroke_width=12),
    3: tag("path", d="M50 7 63 37 95 39 71 61 78 92 50 76 22 92 29 61 5 39 37 37Z", stroke_width=6),
}
_STYLE = """
.cards .grid { grid-template: repeat(4, 1fr) / repeat(3, 1fr); gap: 0; padding: .2mm; }
.cards .card { display: grid; grid-template: auto 1fr / auto 1fr; gap: 3mm; padding: 3.5mm 5mm; }
.cards .card { margin: -.1mm; border: .2mm dashed var(--line); }
.cards .card > .head { color: #b0303a; font-size: 20pt; }
.cards .card > .quiet { text-align: right; }
.cards svg { grid-column: 1 / 3; width: 100%; height: 100%; }
.well { fill: var(--pale); }
.field { fill: white; stroke: var(--line); stroke-width: .25mm; vector-effect: non-scaling-stroke; }
.full { fill: #b0303a; }
.board header { justify-content: center; border: 0; }
.board .well { stroke: var(--ink); stroke-width: 4; }
.board text { font: 700 22px Text, sans-serif; fill: var(--grey); text-anchor: middle; }
.pieces .grid { grid-template: repeat(8, 1fr) / repeat(6, 1fr); }
.pieces svg { width: 100%; height: 100%; }
.mark { fill: var(--ink); stroke: var(--ink); stroke-linejoin: round; }
.mark rect { stroke: none; }
"""


def printed(_values: tuple[int, ...] | None) -> GameSheets:
    """Return the deck of the game."""
    name = samples.NAMES[0]
    return of_file(DeckFile(name, samples.value(name) or []))


def of_file(file: DeckFile) -> GameSheets:
    """Return three pages for a deck."""
    cards = [
        box("card", box("head", number), box("quiet", file.name), _figure(rows))
        for number, rows in enumerate(file.value, 1)
    ]
    disc = [_piece(piece) for piece in PIECES for _copy in range(OF_EACH)]
    parts = (
        sheet("cards", "", (), box("grid rest", *cards)),
        sheet("board", t("Shape Cards"), (), box("rest drawn", _board())),
        sheet("pieces", "", (), box("grid rest", *disc)),
    )
    return GameSheets(file.name, parts, _STYLE, 0)


def _figure(rows):
    fields = [
        square(6 + 40 * column, 6 + 40 * row, 36, 36, "full" if sign == SQUARE else "field", 5)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
    ]
    return svg(168, 168, square(0, 0, 168, 168, "well", 6), *fields)


def _board() -> Html:
    """Return the board with the numbers of its rows and columns."""
    inside = [square(42, 42, 406, 406, "well", 10)]
    for row in range(4):
        middle = 95 + 100 * row
        inside += [tag("text", row + 1, x=20, y=middle + 8), tag("text", row + 1, x=middle, y=28)]
        inside += [square(48 + 100 * column, 48 + 100 * row, 94, 94, "field", 8) for column in range(4)]
    return svg(490, 490, *inside)


def _piece(player):
    """Return a piece; each colour has a mark too, for colour-blind eyes."""
    _name, colour, mark = theme.PLAYERS[player]
    red, green, blue = colour >> 11, colour >> 5 & 63, colour & 31
    fill = f"#{red * 255 // 31:02x}{green * 255 // 63:02x}{blue * 255 // 31:02x}"
    drawn = tag("g", _MARKS[mark], kind="mark", transform="translate(26 26) scale(.48)", data_mark=mark)
    return svg(100, 100, tag("circle", cx=50, cy=50, r=48, fill=fill), drawn)
