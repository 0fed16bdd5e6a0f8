"""Notices of Shape Cards: dice that were compared, and pieces and cards to move."""

from firmware.drawing import art, fonts
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background
from firmware.games.shape_cards.board import CHOSEN, Board, Card, figure
from firmware.games.shape_cards.pair import Pair
from firmware.keys import OK
from firmware.screens.in_game.base import InGame
from firmware.screens.in_game.dice import are_seen_rolling
from firmware.screens.in_game.notices import Notices
from shared_rules.shape_cards.fields import SIDE, mask_of
from shared_rules.shape_cards.rules import OPENS_ALL


class Notice(Notices):
    """The notices of one action, worded in firmware/games/shape_cards/events.py."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.pair = Pair()
        # Dice roll only once: when the notice is reopened, they are at rest.
        if self.is_new and are_seen_rolling(app, self.action[0]):
            self.pair.moving = (1 << len(self.shown.dice or ())) - 1
        self.ready = False

    def handle(self, key: int) -> None:
        """Let any key end the rolling; ok acknowledges, and ends a turn without possible revenge."""
        self.ready = False  # it may be another leaf
        if self.pair.moving:
            self.pair.moving = 0
            self.app.frame.invalidate()
        elif key == OK and self.shown.action:
            if not self.turn_leaf(key):
                self.app.act(self.shown.action)
        else:
            Notices.handle(self, key)

    def tick(self, now: int) -> bool:
        turned = self.pair.tick(self.app, now)
        if turned and not self.pair.moving:
            self.ready = False
        return turned

    def prepare(self) -> None:
        if not self.ready:
            self.ready = True
            self._lay_out()
        if self.shown.dice:
            self._roll(self.shown.dice)

    def _lay_out(self):
        shown = self.shown
        tall, high = self.layout.high, self.layout.high
        area = self.begin(shown.seat, 20 if shown.dice else 24, name=shown.name)
        self.button.prepare(*area.cut_bottom(28 if tall else max(26, fonts.SMALL.line)), shown.answer)
        title, words = shown.titles, shown.texts
        if fonts.large_text and not high and shown.cells is None and (shown.dice or shown.cards) and words[-1]:
            title = ("",)  # below dice and cards is one line
        if shown.cells is not None:
            self._lay_board(area, shown.cells, shown.cards)
            if shown.cards and not tall:
                title = ("",)
        elif shown.dice:
            self.pair.prepare(
                self.app, *area.cut_top(76 if high else 48), (0, 1) if len(shown.dice) > 1 else (shown.seat,)
            )
            self.parts.append(self.pair)
            if self.pair.moving:
                title = words = ("",)
        elif shown.cards:
            strips = Area(*area.cut_top(76 if high else 46)).grid(len(shown.cards), 1)
            for i in range(len(strips)):
                self._lay_card(strips[i], *shown.cards[i])
        self.say(area.rest(), title, words, shown.look)

    def _lay_card(self, strip, seat, card, look=0):
        self.parts.append(Card(strip, figure(self.app.game.table.game, card), self.app.game.colours[seat] | look))

    def _lay_board(self, area, cells, cards):
        # The board at the left with a card beside it and the text below; on a low panel the text is beside it.
        tall = self.layout.high
        board = Board()
        board.pieces(self.app.game.table.game)
        board.light(mask_of(cells))
        board.prepare(area.x, area.y, 27 if tall else min(20, area.h // SIDE))
        size = board.size
        beside = Area(*(area.cut_top(size) if tall else area.cut_left(size)))
        (beside.cut_left if tall else beside.cut_top)(size)
        for seat, card in cards:
            strip = beside.cut_right(beside.w) if tall else area.cut_top(42)
            self._lay_card(strip, seat, card, CHOSEN)
        self.parts += [board, Background(beside.rest())]

    def _roll(self, dice):
        for i in range(len(dice)):
            face = dice[i]
            wins = face > dice[1 - i] if len(dice) > 1 else face == OPENS_ALL
            self.pair.faces[i] = self.pair.turned(i, face)
            self.pair.looks[i] = art.HELD if wins and not self.pair.moving else art.PLAIN

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, not self.pair.moving)
