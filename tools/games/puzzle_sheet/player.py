"""A sensible player of Puzzle Sheet."""

import json
from typing import Any

from firmware.keys import BACK, DOWN, OK
from tools import places
from tools.games.puzzle_sheet import decision
from tools.workshop.presses.player import Player, Recorded


class PuzzlePlayer(Player):
    """Likes points and large pieces that lie close to what is shaded and leave no holes of one cell."""

    GAME = "puzzle_sheet"
    AIMS = {"waveshare_pico_lcd_1_3": 5, "pimoroni_pico_display": 5}
    SCREENS = {
        "games.puzzle_sheet.take.Take": "_take",
        "games.puzzle_sheet.place.Place": "_place",
        "games.puzzle_sheet.pad.Tally": "_tally",
    }
    SET_UPS = ((2, None), (3, None), (4, {"tracking": "pad"}), (1, None), (6, None))

    def __init__(self, desk):
        super().__init__(desk)
        self.plan = None  # (turn, piece's index, row, column) from 0

    def _take(self):
        return self.on(self._piece(self.desk.app.stack.screen.game))

    def _tally(self):
        return (DOWN,) * (3 - self.desk.app.stack.screen.list.focus) + (OK,)

    def _piece(self, game):
        takeable = [index for index in range(game.count) if game.can_take(index)]
        if self.differs() and len(takeable) > 1:
            # Not the one that has the focus at first: the most points, then the most cells.
            takeable.remove(max(takeable, key=lambda index: (game.worth(index), len(game.pieces[index]), -index)))
        if game.pad:
            # On the pad somebody is stuck when most pieces are gone.
            if sum(game.taken) * 4 > game.count * 3:
                return game.count
            return max(takeable, key=lambda index: (game.worth(index), (index * 7 + game.turn * 3) % 11))
        best = decision.best_take(game, takeable)
        self.plan = (game.turn, best[1], best[2])
        return best[1]

    def _place(self):
        screen = self.desk.app.stack.screen
        game = screen.game
        if screen.index < 0:
            place = self._bonus_place(screen)
        elif self.plan and self.plan[:2] == (game.turn, screen.index):
            place = self.plan[2]
        else:
            place = game.places(screen.piece.cells)[0]
        row, column = place[0] - 1, place[1] - 1
        if self.desk.hardware.has_stick or screen.row_chosen > 0:
            return self.on((row, column, screen.row_chosen), (row, column, 0))
        if screen.focus == (row, column, -1):
            return (OK,)
        if screen.piece.fits_in_rows == 1:
            return self.on((row, column, 0)) if (row, column, 0) == screen.focus else (OK,)
        if screen.piece.row == row and screen.row_chosen < 0:
            return (DOWN,)  # and up again: what was suggested is then no longer
        return self.on(*[(row, other, 0) for other in range(game.width)])

    def _bonus_place(self, screen):
        return decision.best_place(screen.game, screen.piece.cells)


class SoloPlayer(Recorded, PuzzlePlayer):
    """Plays alone, with a pre-filled picture and a known solution, and undoes the second piece once."""

    SEED = "puzzle 1"
    END, END_WORDS = "cleared", "Cleared!"
    LOOKS = ("ok", "shot board", "back", "choose History", "shot history", "back")
    SHEET, PICTURE = "Harbour", "Boat"

    def __init__(self, desk):
        super().__init__(desk)
        self.actions = []
        self.undone = False

    def set_up(self, recorder: Any) -> None:
        """One player, and the picture."""
        while recorder.app.stack.screen.count > 1:
            recorder.choose("Player count")
        recorder.choose("Pre-filled", self.PICTURE)
        recorder.choose("Start")

    def next_keys(self) -> tuple:
        """Undo the second piece once."""
        if self.screen() == "games.puzzle_sheet.take.Take" and self._done() == 2 and not self.undone:
            self.undone = True
            return (BACK, OK)
        return super().next_keys()

    def _done(self):
        # Pieces and bonus pieces that lie on the board.
        game = self.desk.app.game.table.game
        return sum(game.taken) + sum(game.placed)

    def _next(self):
        if not self.actions:
            solutions = (places.ROOT / "tests" / "golden" / "solo_solutions.json").read_text(encoding="utf-8")
            self.actions = json.loads(solutions)[f"{self.SHEET} {self.PICTURE}"]
        return self.actions[self._done()]

    def _piece(self, game):
        action = self._next()
        index = game.index_of(action["piece"])
        self.plan = (game.turn, index, action["at"])
        return index

    def _bonus_place(self, screen):
        return self._next()["at"]

    def picture(self) -> str:
        """Name one picture of each kind of screen."""
        name = self.screen()
        screen = self.desk.app.stack.screen
        if name == "games.puzzle_sheet.take.Take":
            return "take" if self._done() < 5 else "take_later"
        if name == "games.puzzle_sheet.place.Place":
            return "bonus" if screen.index < 0 else "place"
        if name == "games.puzzle_sheet.notice.Notice":
            return self.notice()
        return ""


class AgainstRival(Recorded, PuzzlePlayer):
    """A game alone against a rival."""

    SEED = "puzzle 5"
    KIND = "_rival"
    RIVAL = "keen rival"
    LOOKS = ("ok", "shot boards", "back")

    def picture(self) -> str:
        """Name one picture of each kind of screen."""
        name = self.screen()
        if name == "games.puzzle_sheet.notice.Notice":
            return self.notice()
        return {"games.puzzle_sheet.take.Take": "take", "games.puzzle_sheet.place.Place": "place"}.get(name, "")


PLAYER = PuzzlePlayer
RECORDED = SoloPlayer
AGAINST_RIVAL = AgainstRival
