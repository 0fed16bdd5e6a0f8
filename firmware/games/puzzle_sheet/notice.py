"""Orders of Puzzle Sheet: who writes what on paper; and the end if nothing fits."""

from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.games.puzzle_sheet import art
from firmware.instructions import DO, Instruction
from firmware.keys import OK
from firmware.language import t
from firmware.screens.in_game.notices import Notices

_BIG = 14
"""Maximum pixels of a cell of the piece shown."""


class Notice(Notices):
    """The notices of one action, worded in firmware/games/puzzle_sheet/events.py."""

    TEXT = 72
    """Height of the text above a board, without the extra line of a bonus piece."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.board = art.Board()
        self.figure = art.Figure()

    def prepare(self) -> None:
        shown = self.shown
        area = self.begin(shown.seat, name=shown.name)
        piece, times, cells, more = shown.picture
        high = self.layout.high
        pictures = area
        if cells is not None and not high:
            pictures = Area(*area.cut_left(area.w // 2 - 4))
        self.button.prepare(*area.cut_bottom(28), shown.answer, self.font())
        if cells is not None and high:
            # Large text that has no room above pictures of this size is on a leaf of its own.
            pictures = Area(*area.cut_bottom(area.h - self.TEXT - fonts.PLAIN_SMALL.line * more))
        if piece:
            if cells is None:
                strip = area.cut_bottom(84 if high else 34)
            else:
                strip = pictures.cut_left(60) if high else pictures.cut_bottom(26)
            self.figure.prepare(*strip, piece, theme.INK, _BIG, times)
            self.parts.append(self.figure)
        if cells is not None:
            self.board.show(self.app, shown.seat, pictures.rest(), cells)
            self.parts.append(self.board)
        self.say(area.rest(), shown.titles, shown.texts, shown.look)


class Stop(Notice):
    """The game ends because nothing fits the active player's board. No state."""

    TEXT = 60

    def __init__(self, app, state):
        Notice.__init__(self, app, [DO, [], None, 0])

    def state(self) -> None:
        return None

    def handle(self, key: int) -> None:
        if not self.common(key) and key == OK:
            self.app.act({"type": "stop"})

    def instructions(self) -> list:
        game = self.app.game.table.game
        texts = (t("No remaining piece fits: the game ends."), t("No piece fits."))
        if game.phase == "bonus":
            long = t("The bonus piece for {0} does not fit: the game ends.", game.bonus_due)
            texts = (long, t("The bonus piece does not fit."))
        answer = t("End game") if self.layout.high else t("End")
        return [Instruction(game.to_move, (), texts, answer, (b"", 0, [], 0))]
