"""A handheld's picture in the cells of a terminal: words as text, everything else in quarters of a cell."""

from functools import lru_cache

from PIL import Image

from host_sim.pictures import image_of
from host_sim.printed_text import cut, in_cells
from host_sim.printed_text import width as width_of
from host_sim.screen_words import Word

Colour = tuple[int, ...]
Cell = tuple[str, Colour, Colour]
"""A character, its foreground and its background, each (red, green, blue) from 0 to 255."""
_QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
_ALIKE = 700
"""Squared distance of two colours below which a cell has one colour."""
_CUBE = (0, 95, 135, 175, 215, 255)
"""Steps of red, green and blue in a terminal's 256 colours; 24 greys follow."""
_SIXTEEN = tuple(
    tuple(level * (number >> bit & 1) for bit in range(3)) for level in (170, 255) for number in range(8)
)  # fmt: skip


def cells(pixels: bytes, words: list[Word], width: int, height: int, columns: int, lines: int) -> list[list[Cell]]:
    """Return the picture (RGB565, width * height) as `lines` rows of `columns` cells.

    words: those of the picture, from Recorder.
    """
    image, seen = _without_words(pixels, width, height, [word for word in words if not word.drawn])
    data = image.resize((2 * columns, 2 * lines), Image.Resampling.BOX).tobytes()
    row = 6 * columns  # bytes
    table: list[list[Cell]] = [
        [
            _block(tuple(tuple(data[part : part + 3]) for part in (at, at + 3, at + row, at + row + 3)))
            for at in range(top, top + row, 6)
        ]
        for top in range(0, 2 * lines * row, 2 * row)
    ]
    for row, letters in zip(table, _letters(seen, width, height, columns, lines), strict=True):
        for at, (letter, word) in letters.items():
            ink, paper = _rgb(word.style, 3), _rgb(word.style, 0)
            row[at] = (letter, paper, ink) if word.die and word.h < 20 else (letter, ink, paper)
    return table


def _letters(words, width, height, columns, lines) -> list[dict[int, tuple[str, Word]]]:
    """Return for each line its cells with text: column -> (letter, its word). Of a wide letter the second is ""."""
    found: list[dict[int, tuple[str, Word]]] = [{} for _ in range(lines)]
    for word, x, y in placed(words, width, height, columns, lines):
        letters = in_cells(cut(word.text, columns - x))
        row = found[y]
        # Half of a wide letter would move the rest of the line.
        if row.get(x, " ")[0] == "":
            row[x - 1] = (" ", row[x][1])
        if row.get(x + len(letters), " ")[0] == "":
            row[x + len(letters)] = (" ", row[x + len(letters)][1])
        row.update((x + at, (letter, word)) for at, letter in enumerate(letters))
    return found


def placed(words: list[Word], width: int, height: int, columns: int, lines: int) -> list[tuple[Word, int, int]]:
    """Return (word, x, y) with the first cell of each word among columns * lines cells.

    The picture has width * height pixels.
    """
    taken = set()
    places = []
    for word in words:
        length = min(columns, width_of(word.text))
        y = max(0, min(lines - 1, int((word.y + word.h * 0.45) * lines / height)))
        left, right = word.x * columns / width, (word.x + word.w) * columns / width
        x = left if word.side < 0 else right - length if word.side > 0 else (left + right - length) / 2
        x = max(0, min(columns - length, round(x)))
        # If two lines of small type share a row, the second goes below.
        if _any_taken(taken, x, y, length) and y + 1 < lines and not _any_taken(taken, x, y + 1, length):
            y += 1
        taken.update((x + at, y) for at in range(length))
        places.append((word, x, y))
    return places


def _any_taken(taken, x, y, length):
    return any((x + at, y) in taken for at in range(length))


def plain_text(words: list[Word], width: int, height: int, columns: int, lines: int) -> list[str]:
    """Return the readable text of a picture as lines without colours: dice in [brackets], the focus after a >."""
    marked = []
    for word in words:
        text = f"[{word.text}]" if word.die else f">{word.text}" if word.focused else word.text
        marked.append(Word(word.x, word.y, word.w, word.h, text, word.style, word.side))
    rows = _letters(marked, width, height, columns, lines)
    return ["".join(row.get(at, " ")[0] for at in range(columns)).rstrip() for row in rows]


def coloured(table: list[list[Cell]], colours: int, light: int = 255) -> list[str]:
    """Return the cells as lines of text. light: brightness, 0 to 255.

    colours: of the terminal, 1 << 24, 256, 16, 8, or less for none.
    """
    lines = []
    for row in table:
        parts = []
        last = None
        for character, ink, paper in row:
            if light < 255:
                ink, paper = _dimmed(ink, light), _dimmed(paper, light)
            if (ink, paper) != last:
                last = (ink, paper)
                parts.append(_code(ink, paper, colours))
            parts.append(character)
        lines.append("".join(parts) + "\x1b[0m")
    return lines


def _dimmed(colour, light):
    return tuple(part * light // 255 for part in colour)


@lru_cache(maxsize=4096)
def _code(ink, paper, colours):
    if colours >= 1 << 24:
        return "\x1b[38;2;%d;%d;%d;48;2;%d;%d;%dm" % (*ink, *paper)
    if colours >= 256:
        return "\x1b[38;5;%d;48;5;%dm" % (nearest_of_256(ink), nearest_of_256(paper))
    if colours >= 8:
        ink, paper = (_nearest_of_16(colour) for colour in (ink, paper))
        if ink == paper:
            ink = 0 if paper else 7
        return "\x1b[0;%s3%d;4%dm" % ("1;" if ink > 7 else "", ink & 7, paper & 7)
    return "\x1b[0;7m" if sum(paper) > sum(ink) else "\x1b[0m"


def ink_code(ink: Colour, colours: int) -> str:
    """Return the terminal's code for characters of this colour on its own background."""
    if colours >= 1 << 24:
        return "\x1b[38;2;%d;%d;%dm" % ink
    if colours >= 256:
        return f"\x1b[38;5;{nearest_of_256(ink)}m"
    number = _nearest_of_16(ink)
    return f"\x1b[0;{'1;' * (number > 7)}3{number & 7}m" if colours >= 8 else ""


@lru_cache(maxsize=4096)
def nearest_of_256(colour: Colour) -> int:
    """Return the nearest of a terminal's 256 colours, except the first 16, which users redefine."""
    steps = [min(range(6), key=lambda step: abs(_CUBE[step] - part)) for part in colour]
    grey = max(0, min(23, (sum(colour) // 3 - 3) // 10))
    choices = (
        (_far(colour, tuple(_CUBE[step] for step in steps)), 16 + 36 * steps[0] + 6 * steps[1] + steps[2]),
        (_far(colour, (8 + 10 * grey,) * 3), 232 + grey),
    )
    return min(choices)[1]


def _nearest_of_16(colour):
    return min(range(16), key=lambda number: _far(_SIXTEEN[number], colour))


def _rgb(style, level) -> Colour:
    value = style[2 * level] << 8 | style[2 * level + 1]
    red, green, blue = value >> 11, value >> 5 & 63, value & 31
    return red * 255 // 31, green * 255 // 63, blue * 255 // 31  # like Pillow's BGR;16


def _without_words(pixels, width, height, words):
    """Return the picture without the words' ink, and the words that had any."""
    kept = bytearray(pixels)
    seen = []
    for word in words:
        paper, inks = word.style[:2], (word.style[2:4], word.style[4:6], word.style[6:8])
        wide = 2 * min(word.w, width - word.x)
        found = False
        for y in range(word.y, min(height, word.y + word.h)):
            start = 2 * (y * width + word.x)
            for at in range(start, start + wide, 2):
                if kept[at : at + 2] in inks:
                    kept[at : at + 2] = paper
                    found = True
        if found:
            seen.append(word)
    return image_of(bytes(kept), width, height), seen


@lru_cache(maxsize=20000)
def _block(colours: tuple[Colour, ...]) -> Cell:
    """Return the cell for its four quarters: the two colours that distinguish most of them."""
    first = colours[0]
    if colours.count(first) == 4:
        return " ", first, first
    first, second = max(((a, b) for a in colours for b in colours), key=lambda pair: _far(*pair))
    if _far(first, second) < _ALIKE:
        return " ", first, _mean(colours)
    first, second = sorted((first, second), key=sum)  # the lighter one is the foreground
    bits, sides = 0, ([], [])
    for number, colour in enumerate(colours):
        near = _far(colour, second) < _far(colour, first)
        sides[near].append(colour)
        bits |= near << number
    return _QUADRANTS[bits], _mean(sides[1]), _mean(sides[0])


def _far(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True))


def _mean(colours) -> Colour:
    return tuple(sum(part) // len(colours) for part in zip(*colours, strict=True))
