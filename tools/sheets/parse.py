"""The parser of sheet and deck files."""

import re

from tools.sheets import drawings
from tools.sheets.lines import Problem, SheetError, read_lines

FRAMES = 4
BOARD_AT_MOST = 16
CARDS = 12
CARD_SIDE = 4
CARD_SQUARES = 5
HIGHEST_NUMBER = 99
LONGEST_NAME = 16

KEYWORDS = ("sheet", "deck", "note", "board", "frame", "bonus", "picture")
_FRAME = re.compile(r"(\d+)\s*(?:[:=,]?\s*(\d+)\s*(?:points?)?)?", re.IGNORECASE)
# What no file of any computer may be called.
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)


class SheetFile:
    """A puzzle sheet as read: `name`, `value` (SHEET of the table protocol), `pictures` (list of (title, cells to fill
    as [row, column] from 1))."""

    kind = "sheet"

    def __init__(self, name, value, pictures):
        self.name = name
        self.value = value
        self.pictures = pictures


class DeckFile:
    """A deck of shape cards as read: `name` and `value` (twelve lists of four strings)."""

    kind = "deck"

    def __init__(self, name, value):
        self.name = name
        self.value = value


def parse(content):
    """The SheetFile or DeckFile in the bytes of a file. Raises SheetError with everything that is wrong."""
    reader = _Reader(read_lines(content))
    try:
        result = reader.read()
    except _GiveUp:
        result = None
    if reader.problems:
        raise SheetError(reader.problems)
    return result


class _GiveUp(Exception):
    """What was read makes no sense further on; `problems` says why."""


class _Section:
    """A keyword's line and the lines below it up to the next keyword, notes and blank ends left out."""

    def __init__(self, line):
        self.line = line
        self.keyword = line.words[0].text.lower()
        self.body = []

    def problem(self, message):
        return self.line.words[0].problem(message)


class _Reader:
    def __init__(self, lines):
        self._lines = lines
        self.problems = []

    def read(self):
        sections = self._sections()
        head = sections[0]
        if head.keyword not in ("sheet", "deck"):
            message = "The first line says what this is: 'sheet' or 'deck' and a name, for example: sheet Harbour"
            self.problems.append(head.problem(message))
            raise _GiveUp
        name = self._name(head.line, head.keyword)
        for section in sections[1:]:
            if section.keyword in ("sheet", "deck"):
                self.problems.append(section.problem("There is one sheet or deck in a file, and this is another one."))
                raise _GiveUp
        if head.keyword == "deck":
            return self._deck(name, head, sections[1:])
        self._no_body(head)
        return self._sheet(name, head, sections[1:])

    def _sections(self):
        """The file cut at its keywords; notes are left out."""
        sections = []
        for line in self._lines:
            word = line.words[0].text.lower() if line.words else ""
            word = word.rstrip(":")
            if word == "note":
                continue
            if word in KEYWORDS:
                sections.append(_Section(line))
                sections[-1].keyword = word
            elif sections:
                sections[-1].body.append(line)
            elif line.words:
                message = "The first line says what this is: 'sheet' or 'deck' and a name, for example: sheet Harbour"
                self.problems.append(line.words[0].problem(message))
                raise _GiveUp
        if not sections:
            message = "There are only notes here. A file begins with 'sheet' or 'deck' and a name."
            self.problems.append(Problem(1, 1, message))
            raise _GiveUp
        return sections

    def _name(self, line, keyword):
        name, column = line.rest()
        name = " ".join(name.split())
        message = None
        if not name:
            message = f"A name belongs behind '{keyword}', for example: {keyword} Harbour"
        elif len(name) > LONGEST_NAME:
            message = f"A name has at most {LONGEST_NAME} characters; this one has {len(name)}."
        else:
            for letter in name:
                # What the handheld can show and every computer allows in the name of a file.
                if not (letter.isalnum() and letter < "\u0100") and letter not in " '-":
                    message = f"'{letter}' cannot be in a name: letters, digits, blanks, - and ' can."
                    column += line.text[column - 1 :].index(letter)
                    break
            else:
                if _RESERVED.fullmatch(name):
                    message = f"Some computers refuse files called {name}: choose another name."
        if message:
            self.problems.append(Problem(line.number, column, message))
        return name

    def _no_body(self, section):
        for line in section.body:
            if line.words:
                words = " or ".join(KEYWORDS[3:])
                message = f"This belongs to nothing. A part of a sheet begins with {words}."
                self.problems.append(line.words[0].problem(message))
                return

    # Sheets

    def _sheet(self, name, head, sections):
        board = None
        frames = {}
        bonus = None
        pictures = []
        for section in sections:
            if section.keyword == "board":
                if board is not None:
                    self.problems.append(section.problem("There is a board already further up."))
                else:
                    board = self._board(section)
            elif section.keyword == "frame":
                self._frame(section, frames)
            elif section.keyword == "bonus":
                if bonus is not None:
                    self.problems.append(section.problem("There are bonus pieces already further up."))
                else:
                    bonus = self._bonus(section)
            else:
                pictures.append(section)
        if board is None:
            self.problems.append(head.problem("There is no board: it begins with a line that says 'board'."))
        for number in range(1, FRAMES + 1):
            if number not in frames:
                self.problems.append(head.problem(f"Frame {number} is missing: a sheet has frames 1 to {FRAMES}."))
        if bonus is None:
            message = "The bonus pieces are missing. If there are none, write 'bonus none'."
            self.problems.append(head.problem(message))
        if not board:
            raise _GiveUp
        self._check_fit(board, frames, bonus or [])
        painted = self._pictures(board, pictures)
        value = {
            "name": name,
            "board": board,
            "frames": [_frame_value(frames[number]) for number in sorted(frames)],
            "bonus": [{"at": at, "piece": drawing.tight()} for at, drawing in bonus or []],
        }
        return SheetFile(name, value, painted)

    def _board(self, section):
        """The rows of the board as the table protocol has them; empty when there is nothing to go on with."""
        self._nothing_behind(section)
        return [row.replace(drawings.NOTHING, " ") for row in self._grid(section, "the board", drawings.GAP)]

    def _grid(self, section, what, cells):
        """The rows of a drawing that has the size of the board: characters of `cells` and -."""
        rows = []
        last = None
        found = len(self.problems)
        for line in section.body:
            if not line.words:
                continue
            word = line.words[0]
            if last is not None and line.number != last + 1:
                self.problems.append(word.problem(f"This row stands apart from {what}: leave no blank line between."))
                break
            last = line.number
            if len(line.words) > 1:
                message = f"A row of {what} has no blanks in it: write - where there is no cell."
                self.problems.append(line.words[1].problem(message))
                continue
            for offset, letter in enumerate(word.text):
                if letter not in cells + drawings.NOTHING:
                    self.problems.append(word.problem(_wrong_in_grid(letter, what, cells), offset))
                    break
            if len(rows) == BOARD_AT_MOST:
                self.problems.append(word.problem(f"A board has at most {BOARD_AT_MOST} rows; this is one too many."))
                break
            if rows and len(word.text) != len(rows[0]):
                message = f"This row has {len(word.text)} places, the first one has {len(rows[0])}."
                message += " Write - where there is no cell."
                self.problems.append(word.problem(message, min(len(word.text), len(rows[0]))))
                continue
            if len(word.text) > BOARD_AT_MOST:
                message = f"A row of a board has at most {BOARD_AT_MOST} places; this one has {len(word.text)}."
                self.problems.append(word.problem(message, BOARD_AT_MOST))
                break
            rows.append(word.text)
        if len(self.problems) > found:
            return []
        if not any(letter in cells for row in rows for letter in row):
            message = f"There is no cell in {what}. Draw it below: . for each cell, - where there is none."
            self.problems.append(section.problem(message))
            return []
        return rows

    def _frame(self, section, frames):
        text, column = section.line.rest()
        match = _FRAME.fullmatch(text)
        if not match:
            message = "This line says which frame it is and what it gives, for example: frame 3: 3 points"
            self.problems.append(Problem(section.line.number, column, message))
            return
        number = int(match.group(1)[:3])
        points = int(match.group(2)[:3]) if match.group(2) else number
        if not 1 <= number <= FRAMES:
            message = f"Frames are numbered 1 to {FRAMES}."
            self.problems.append(Problem(section.line.number, column, message))
            return
        if points > HIGHEST_NUMBER:
            message = f"A frame gives 0 to {HIGHEST_NUMBER} points."
            self.problems.append(Problem(section.line.number, column + match.start(2), message))
        if number in frames:
            self.problems.append(section.problem(f"There is a frame {number} already further up."))
        pieces = self._blocks(section, _letter, "a letter", "piece")
        if not pieces:
            message = f"Frame {number} has no piece. Put a line of letters below, and the pieces below their letters."
            self.problems.append(section.problem(message))
        frames[number] = points, pieces

    def _bonus(self, section):
        """A list of (threshold, Drawing)."""
        text, column = section.line.rest()
        if text.lower() == "none":
            self._no_body(section)
            return []
        self._nothing_behind(section)
        pieces = self._blocks(section, _number, "a number of points", "bonus piece")
        if not pieces:
            message = "There is no bonus piece here. Put a line of points below, for example: 5  10  15"
            self.problems.append(section.problem(message))
        thresholds = list(pieces)
        for before, after in zip(thresholds, thresholds[1:]):
            if after < before:
                message = f"The bonus pieces stand in rising order of points: {after} comes before {before}."
                self.problems.append(pieces[after].label.problem(message))
        return list(pieces.items())

    def _nothing_behind(self, section):
        text, column = section.line.rest()
        if text:
            message = f"Nothing stands behind '{section.keyword}'; its drawing begins on the next line."
            self.problems.append(Problem(section.line.number, column, message))

    def _blocks(self, section, label_of, wanted, what):
        """The drawings of a section by their labels, as `label_of` reads these (None for no label)."""
        found = {}
        below = []
        for line in section.body:
            if not line.words:
                below = []
            elif below and drawings.is_drawing(line):
                drawings.take_row(below, line, self.problems)
            elif drawings.is_drawing(line):
                message = f"There is no label above this drawing: {wanted} stands above each {what}."
                self.problems.append(line.words[0].problem(message))
            elif all(label_of(word.text) is not None for word in line.words):
                below = [drawings.Drawing(word) for word in line.words]
                for drawing in below:
                    label = label_of(drawing.label.text)
                    if label in found:
                        self.problems.append(drawing.label.problem(f"There is a {what} {label} already."))
                    else:
                        found[label] = drawing
            elif below and any(letter in "#." for letter in line.text):
                drawings.take_row(below, line, self.problems)
            else:
                word = next(word for word in line.words if label_of(word.text) is None)
                message = f"'{word.text}' is not understood here: {wanted} stands above each {what}"
                self.problems.append(word.problem(message + ", and below it its drawing of # and ."))
        for label, drawing in found.items():
            if not drawing.tight() and not drawing.doubtful:
                self.problems.append(drawing.label.problem(f"There is no square (#) below {label}."))
        return found

    def _check_fit(self, board, frames, bonus):
        """A piece that fits nowhere on the empty board was typed wrongly."""
        all_pieces = [(f"{number}{letter}", drawing) for number in sorted(frames)
                      for letter, drawing in frames[number][1].items()]
        all_pieces += [(f"bonus {at}", drawing) for at, drawing in bonus]
        for name, drawing in all_pieces:
            if drawing.tight() and not _fits_somewhere(board, drawing.tight()):
                self.problems.append(drawing.label.problem(f"Piece {name} fits nowhere on the board."))

    def _pictures(self, board, sections):
        painted = []
        titles = []
        for section in sections:
            title = self._name(section.line, "picture")
            if title.lower() in titles:
                self.problems.append(section.problem(f"There is a picture called {title} already."))
            titles.append(title.lower())
            rows = self._grid(section, "the picture", drawings.SQUARE + drawings.GAP)
            if rows:
                painted.append((title, self._filled(board, section, rows)))
        return painted

    def _filled(self, board, section, rows):
        body = [line.words[0] for line in section.body if line.words]
        if len(rows) != len(board) or len(rows[0]) != len(board[0]):
            message = f"A picture has the size of the board, {len(board)} rows of {len(board[0])} places"
            self.problems.append(body[0].problem(f"{message}; this one has {len(rows)} of {len(rows[0])}."))
            return []
        cells = []
        empty = 0
        for row, (word, line) in enumerate(zip(body, board)):
            for column, letter in enumerate(word.text):
                if (letter == drawings.NOTHING) != (line[column] == " "):
                    there = "has no cell here: write -" if line[column] == " " else "has a cell here: write # or ."
                    self.problems.append(word.problem(f"The board {there}", column))
                elif letter == drawings.SQUARE:
                    cells.append([row + 1, column + 1])
                elif letter == drawings.GAP:
                    empty += 1
        if not cells or not empty:
            message = "Nothing is filled (#) in this picture." if empty else "This picture leaves nothing to fill."
            self.problems.append(section.problem(message))
        return cells

    # Decks

    def _deck(self, name, head, sections):
        for section in sections:
            message = f"A deck has only figures under numbers from 1 to {CARDS}; '{section.keyword}' is for sheets."
            self.problems.append(section.problem(message))
        figures = self._blocks(head, _number, f"a number from 1 to {CARDS}", "figure")
        value = []
        for number, drawing in figures.items():
            if not 1 <= number <= CARDS:
                self.problems.append(drawing.label.problem(f"The figures are numbered 1 to {CARDS}."))
            elif drawing.tight():
                self._check_figure(number, drawing)
        for number in range(1, CARDS + 1):
            if number not in figures:
                self.problems.append(head.problem(f"Figure {number} is missing: a deck has {CARDS}."))
            else:
                value.append(_card(figures[number].tight()))
        return DeckFile(name, value)

    def _check_figure(self, number, drawing):
        rows = drawing.tight()
        squares = sum(row.count(drawings.SQUARE) for row in rows)
        if squares != CARD_SQUARES:
            message = f"A figure has {CARD_SQUARES} squares (#); figure {number} has {squares}."
            self.problems.append(drawing.label.problem(message))
        if len(rows) > CARD_SIDE or len(rows[0]) > CARD_SIDE:
            message = f"A figure fits in {CARD_SIDE} x {CARD_SIDE}; figure {number} is {len(rows[0])} wide"
            self.problems.append(drawing.label.problem(f"{message} and {len(rows)} high."))


def _letter(text):
    """The letter of a piece, or None."""
    return text.upper() if re.fullmatch("[A-Za-z]", text) else None


def _number(text):
    """A number up to 99, or None."""
    return int(text) if re.fullmatch("[0-9]{1,2}", text) else None


def _frame_value(frame):
    points, pieces = frame
    return {"points": points, "pieces": {letter: drawing.tight() for letter, drawing in pieces.items()}}


def _card(rows):
    rows = [row.ljust(CARD_SIDE, drawings.GAP) for row in rows]
    return rows + [drawings.GAP * CARD_SIDE] * (CARD_SIDE - len(rows))


def _wrong_in_grid(letter, what, cells):
    if drawings.SQUARE in cells:
        return f"'{letter}' does not belong in {what}: # is a filled cell, . an empty one, - no cell."
    if letter == drawings.SQUARE:
        return "On the board every cell is . (and - where there is none); filled cells are for a picture."
    return f"'{letter}' does not belong in {what}: . is a cell, - where there is none."


def _fits_somewhere(board, piece):
    for top in range(len(board) - len(piece) + 1):
        for left in range(len(board[0]) - len(piece[0]) + 1):
            if all(
                letter != drawings.SQUARE or board[top + row][left + column] != " "
                for row, line in enumerate(piece)
                for column, letter in enumerate(line)
            ):
                return True
    return False
