"""The parser of a puzzle sheet: board, frames of pieces, bonus pieces and solo pictures."""

import re

from shared_rules.puzzle_sheet.boards import MOST_ROWS
from shared_rules.puzzle_sheet.options import FRAMES, MOST_POINTS
from tools.owner.sheets import drawings
from tools.owner.sheets.lines import Problem
from tools.owner.sheets.sections import (
    GiveUp,
    Section,
    check_no_body,
    check_nothing_behind,
    labelled_drawings,
    name_behind,
    number_of,
)
from tools.owner.terminal_text import counted

_FRAME = re.compile(r"(\d+)\s*(?:[:=,]?\s*(\d+)\s*(?:points?)?)?", re.IGNORECASE)


def read_sheet(name: str, head: Section, sections: list[Section], problems: list[Problem]) -> tuple[dict, list]:
    """Return the value of a sheet, as in the table protocol, and its pictures; adds to `problems`. Raises GiveUp
    without a board.
    """
    return _SheetReader(problems).read(name, head, sections)


class _SheetReader:
    def __init__(self, problems):
        self.problems = problems

    def read(self, name, head, sections):
        check_no_body(head, self.problems)
        board = None
        frames = {}
        bonus = None
        pictures = []
        for section in sections:
            if section.keyword == "board":
                board = self._once(section, board, self._board, "There is a board already further up.")
            elif section.keyword == "frame":
                self._frame(section, frames)
            elif section.keyword == "bonus":
                bonus = self._once(section, bonus, self._bonus, "There are bonus pieces already further up.")
            else:
                pictures.append(section)
        self._check_nothing_missing(head, board, frames, bonus)
        if not board:
            raise GiveUp
        self._check_fit(board, frames, bonus or [])
        painted = self._pictures(board, pictures)
        value = {
            "name": name,
            "board": board,
            "frames": [_frame_value(frames[number]) for number in sorted(frames)],
            "bonus": [{"at": at, "piece": drawing.tight()} for at, drawing in bonus or []],
        }
        return value, painted

    def _once(self, section, known, read, message):
        """Return read(section), or add a problem if it is known already."""
        if known is None:
            return read(section)
        self.problems.append(section.problem(message))
        return known

    def _check_nothing_missing(self, head, board, frames, bonus):
        if board is None:
            self.problems.append(head.problem("There is no board. Begin it with the line 'board'."))
        for number in range(1, FRAMES + 1):
            if number not in frames:
                self.problems.append(head.problem(f"Frame {number} is missing: a sheet has frames 1 to {FRAMES}."))
        if bonus is None:
            message = "The bonus pieces are missing. If there are none, write 'bonus none'."
            self.problems.append(head.problem(message))

    def _board(self, section):
        """Return the rows of the board as in the table protocol; empty if they are wrong."""
        check_nothing_behind(section, self.problems)
        return [row.replace(drawings.NOTHING, " ") for row in self._grid(section, "the board", drawings.GAP)]

    def _grid(self, section, what, cells):
        """Return the rows of a drawing of the size of the board: characters of `cells` and -."""
        rows = []
        last = None
        found = len(self.problems)
        for line in [line for line in section.body if line.words]:
            word = line.words[0]
            if last is not None and line.number != last + 1:
                self.problems.append(word.problem(f"This row is separated from {what}: remove the blank line."))
                break
            last = line.number
            if len(line.words) > 1:
                message = f"A row of {what} cannot have blanks: write - for no cell."
                self.problems.append(line.words[1].problem(message))
                continue
            self._check_letters(word, what, cells)
            if len(rows) == MOST_ROWS:
                self.problems.append(word.problem(f"A board has at most {MOST_ROWS} rows; this one is too many."))
                break
            if rows and len(word.text) != len(rows[0]):
                message = f"This row has {counted(len(word.text), 'place')}, the first one has {len(rows[0])}."
                message += " Write - where there is no cell."
                self.problems.append(word.problem(message, min(len(word.text), len(rows[0]))))
                continue
            if len(word.text) > MOST_ROWS:
                message = f"A row of a board has at most {MOST_ROWS} places; this one has {len(word.text)}."
                self.problems.append(word.problem(message, MOST_ROWS))
                break
            rows.append(word.text)
        if len(self.problems) > found:
            return []
        if not any(letter in cells for row in rows for letter in row):
            message = f"There is no cell in {what}. Draw it below: . for a cell, - for no cell."
            self.problems.append(section.problem(message))
            return []
        return rows

    def _check_letters(self, word, what, cells):
        for offset, letter in enumerate(word.text):
            if letter not in cells + drawings.NOTHING:
                self.problems.append(word.problem(_wrong_in_grid(letter, what, cells), offset))
                return

    def _frame(self, section, frames):
        text, column = section.line.rest()
        match = _FRAME.fullmatch(text)
        if not match:
            message = "This line must have the number and the points of the frame, for example: frame 3: 3 points"
            self.problems.append(Problem(section.line.number, column, message))
            return
        number = int(match.group(1)[:3])
        points = int(match.group(2)[:3]) if match.group(2) else number
        if not 1 <= number <= FRAMES:
            message = f"Frames are numbered 1 to {FRAMES}."
            self.problems.append(Problem(section.line.number, column, message))
            return
        if points > MOST_POINTS:
            message = f"A frame gives 0 to {MOST_POINTS} points."
            self.problems.append(Problem(section.line.number, column + match.start(2), message))
        if number in frames:
            self.problems.append(section.problem(f"There is already a frame {number} above."))
        pieces = labelled_drawings(section, _letter, "a letter", "piece", self.problems)
        if not pieces:
            message = f"Frame {number} has no piece. Put a line of letters below, and the pieces below their letters."
            self.problems.append(section.problem(message))
        frames[number] = points, pieces

    def _bonus(self, section):
        """Return a list of (threshold, Drawing)."""
        text, column = section.line.rest()
        if text.lower() == "none":
            check_no_body(section, self.problems)
            return []
        check_nothing_behind(section, self.problems)
        pieces = labelled_drawings(section, number_of, "a number of points", "bonus piece", self.problems)
        if not pieces:
            message = "There is no bonus piece here. Put a line of points below, for example: 5  10  15"
            self.problems.append(section.problem(message))
        thresholds = list(pieces)
        for before, after in zip(thresholds, thresholds[1:]):
            if after < before:
                message = f"Bonus pieces must be in rising order of points: {after} comes before {before}."
                self.problems.append(pieces[after].label.problem(message))
        return list(pieces.items())

    def _check_fit(self, board, frames, bonus):
        """Find pieces that fit nowhere on the empty board."""
        all_pieces = [
            (f"{number}{letter}", drawing) for number in sorted(frames) for letter, drawing in frames[number][1].items()
        ]
        all_pieces += [(f"bonus {at}", drawing) for at, drawing in bonus]
        for name, drawing in all_pieces:
            if drawing.tight() and not _fits_somewhere(board, drawing.tight()):
                self.problems.append(drawing.label.problem(f"Piece {name} fits nowhere on the board."))

    def _pictures(self, board, sections):
        painted = []
        titles = []
        for section in sections:
            title = name_behind(section, self.problems)
            if title.lower() in titles:
                self.problems.append(section.problem(f"There is already a picture called {title}."))
            titles.append(title.lower())
            rows = self._grid(section, "the picture", drawings.SQUARE + drawings.GAP)
            if rows:
                painted.append((title, self._filled(board, section, rows)))
        return painted

    def _filled(self, board, section, rows):
        body = [line.words[0] for line in section.body if line.words]
        if len(rows) != len(board) or len(rows[0]) != len(board[0]):
            message = (
                f"A picture has the size of the board, {counted(len(board), 'row')} of"
                f" {counted(len(board[0]), 'place')}"
            )
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


def _letter(text):
    """Return the letter of a piece, or None."""
    return text.upper() if re.fullmatch("[A-Za-z]", text) else None


def _frame_value(frame):
    points, pieces = frame
    return {"points": points, "pieces": {letter: drawing.tight() for letter, drawing in pieces.items()}}


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
