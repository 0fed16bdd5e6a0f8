"""Players of Block Buster."""

from firmware.keys import BACK, OK, UP
from shared_rules.block_buster.rules import BlockBuster
from tools.workshop.presses.player import Player, Recorded

TWO_SPACES, NEXT_DOOR = 2, 1
"""Spaces that a block takes at the point where its colour was last, and in every other turn at the next one."""


class BlockBusterPlayer(Player):
    """Places next to the own blocks, reports the spaces at once, skips now and then, and may pass with a block left."""

    GAME = "block_buster"
    AIMS = {"waveshare_pico_lcd_1_3": 5, "pimoroni_pico_display": 5}
    SET_UPS = (
        (2, None),
        (3, None),
        (4, None),
        (2, {"variant": "two_colours"}),
        (2, {"variant": "official_two"}),
        (4, {"variant": "couple"}),
        (2, {"kinds": "enter"}),
    )

    SCREENS = {
        "games.block_buster.turn.Turn": "_turn",
        "games.block_buster.spaces.Spaces": "_spaces",
        "games.block_buster.kinds.Kinds": "_kinds",
        "games.block_buster.tally.Tally": "_tally",
    }

    def __init__(self, desk):
        super().__init__(desk)
        self.reports = None

    @property
    def game(self) -> BlockBuster:
        """Return the game of the rules."""
        return self.desk.app.game.table.game

    def is_notice(self) -> bool:
        """Return True for the map, too, which belongs to the block just placed."""
        return super().is_notice() or self.screen() == "games.block_buster.spaces.Spaces"

    def turn(self) -> int:
        """Return the turn; the tally is one, too."""
        return self.game.turn + (self.game.phase == "tally")

    def _turn(self):
        self.reports = None
        return self.place()

    def place(self) -> tuple:
        """Place a block of the colour with more blocks left, or pass."""
        game = self.game
        seat = game.active_player
        turn = game.turn
        if game.blocks_of(seat) == 1 and seat % 2:
            return self.desk.row("Pass")
        if turn % 11 == 10 and self.desk.app.stack.screen.skips:
            return self.desk.row("Skip spaces")
        if not game.two_colours:
            return self.desk.row("Place")
        from firmware.drawing import theme
        from firmware.games.block_buster.words import shown_colours

        first, second = seat, seat + 2
        colour = second if game.blocks[second] > game.blocks[first] else first
        return self.desk.row(theme.PLAYERS[shown_colours(self.desk.app)[colour]][0])

    def wanted(self, colour: int, at: int) -> list:
        """Return what the block just placed takes: points, one for each space."""
        points = self.game.points
        count = points.side * points.side
        turn = self.game.turn
        # A colour begins in its corner of the map and goes on when a point is full.
        if points.latest[colour] == 255:
            at = (0, count - 1, points.side - 1, count - points.side)[colour]
        step = 1 if colour % 2 == 0 else -1
        if self.differs():
            at = (at + step) % count
        while not points.free(at) and any(points.free(other) for other in range(count)):
            at = (at + step) % count
        beside = (at + step) % count
        reports = [at] * min(TWO_SPACES, points.free(at))
        if turn % 2 and points.free(beside):
            reports += [beside] * NEXT_DOOR
        return reports

    def _spaces(self):
        screen = self.desk.app.stack.screen
        if self.reports is None:
            self.reports = self.wanted(screen.colour, screen.at)
        return self.on(self.reports.pop(0)) if self.reports else (BACK,)

    def _kinds(self):
        from firmware.games.block_buster.kinds import KIND

        points = self.game.points
        unknown = points.kinds.find(b"?")
        if unknown < 0:
            return (BACK,)
        return self.on(KIND + unknown * 2 % points.side)

    def _tally(self):
        screen = self.desk.app.stack.screen
        if screen.value is not None:
            return (UP,) * 2 + (OK,)
        due = self.game.due()
        return self.desk.row(self.desk.app.game.table.players[due[0]] if due else "Finish")


class HastyPlayer(Recorded, BlockBusterPlayer):
    """The first player secures two point blocks of a kind and takes a third; the other skips, then ends play."""

    SEED = "block buster 3"
    END_WORDS = "wins!"
    LOOKS = ("ok", "shot score_by_kind", "back")
    LOOKS += ("back", "choose Map", "shot map", "back", "shot menu", "back")

    def __init__(self, desk):
        super().__init__(desk)
        self.taken = []

    def place(self) -> tuple:
        """Play four turns; the last one ends play."""
        turn = self.game.turn
        if turn == 4:
            return self.desk.row("Skip spaces")
        return self.desk.row("End play" if turn == 6 else "Place")

    def wanted(self, colour: int, at: int) -> list:
        """Take seven spaces of two point blocks of the kind in the middle, then three of the third."""
        points = self.game.points
        if colour != self.game.first:
            return [at] if points.free(at) else []
        same = [place for place in range(len(points.kinds)) if points.kinds[place] == points.kinds[4]]
        place = same[len(self.taken)]
        self.taken.append(place)
        return [place] * (7 if len(self.taken) < 3 else 3)

    def picture(self) -> str:
        """Name one picture of each kind of screen."""
        name = self.screen()
        screen = self.desk.app.stack.screen
        if name == "games.block_buster.turn.Turn":
            return "turn_%d" % self.game.turn
        if name == "games.block_buster.spaces.Spaces":
            return "spaces_%d_%d" % (self.game.turn, 1 if self.game.points.latest[screen.colour] != 255 else 0)
        if name == "games.block_buster.notice.Notice":
            return "%s_%d" % (self.notice(), len(self.taken))
        if name == "games.block_buster.tally.Tally":
            return "tally_in_hand" if screen.value is not None else "tally_%d" % len(screen.due)
        return {"screens.choice.Choose": "skip", "screens.choice.Confirm": "end"}.get(name, "")


PLAYER = BlockBusterPlayer
RECORDED = HastyPlayer
