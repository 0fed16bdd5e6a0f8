"""Notices of Shape Cards: dice that were compared, pieces and cards that the players must move."""

from firmware.drawing import art
from firmware.drawing.area import Area
from firmware.games.shape_cards.board import CHOSEN, Board, Card, figure
from firmware.games.shape_cards.pair import Pair
from firmware.games.shape_cards.pieces import PIECES
from firmware.keys import OK
from firmware.screens.in_game.base import InGame, Paper, and_words
from firmware.screens.in_game.notices import NEWS, SETBACK, Notices, Told
from shared_rules.shape_cards.fields import mask_of
from shared_rules.shape_cards.rules import OPENS_ALL

_FRAME_MS = 50
_FRAMES = 7
"""Dice roll for this many frames, 350 ms."""
_SEEN = "A hidden card was seen."
_LIKE_THIS = "Make the table look like this."
_REVENGES = {"swap": "swap", "replace": "replace", "wipe": "remove", "exchange": "exchange"}


class _Told(Told):
    def __init__(self, seat, title, words, answer="OK", dice=(), cells=None, cards=(), action=None, look=NEWS, name=""):
        Told.__init__(self, seat, (title,), words, answer, look=look, name=name)
        self.dice = dice  # of both players, or of the player concerned
        self.cells = cells  # lit on the board; None: no board
        self.cards = cards  # (seat, card) of each
        self.action = action  # that ok takes, or None


# One function for each kind of notice, with what firmware/games/shape_cards/events.py puts into it.


def _rolled(table, dice, first, _moves):
    if first < 0:
        return _Told(0, "A tie", ("Both roll again.", "Both roll again."), dice=dice, name="Both")
    name = table.players[first]
    words = ("The higher roll starts.", "")
    if not table.game.expert:
        words = ("%s picks two cards first, one for each player." % name, "and picks two cards.", "")
    return _Told(first, "%s starts" % name, words, dice=dice)


def _contested(table, seat, dice, barred, _moves):
    other = table.players[1 - seat]
    if not barred:
        title = "Contest lost" if dice[seat] < dice[1 - seat] else "A tie"
        return _Told(seat, title, ("%s's piece stays." % other, "The piece stays."), dice=dice, look=SETBACK)
    words = (
        "%s takes the piece back: nobody may use that field this turn. %s plays again." % (other, other),
        "%s takes the piece back and plays again." % other,
        "Take the piece back.",
    )
    return _Told(1 - seat, "The field is blocked", words, dice=dice, look=SETBACK)


def _revenge(table, seat, die, opened, _moves):
    game = table.game
    action = {"type": "none"} if game.phase == "revenge" and not game.revenges() else None
    title, words = "Revenge", ("",)
    if opened:
        kinds = and_words([_REVENGES[kind] for kind in opened]).replace(" and ", " or ")
        words = ("You may %s." % kinds,)
    if not opened:
        title = "No revenge"
        words = ("You need a 6, or more points. Your turn ends.", "You need a 6, or more points.", "The turn ends.")
    elif action:
        title = "No revenge"
        words = ("No revenge is possible: the turn ends.", "None is possible.", "The turn ends.")
    elif die == OPENS_ALL:
        title, words = "A 6!", ("Choose any revenge.",)
    look = SETBACK if action or not opened else NEWS
    return _Told(seat, title, words, dice=[die], action=action, look=look)


def _completed(table, seat, card, cells):
    words = ("Remove the five lit pieces. The card goes to %s." % table.players[seat], "Remove the lit pieces.")
    return _Told(seat, "Card completed", words, "", cells=cells, cards=[(seat, card)])


def _greens(_table, seat):
    words = (
        "Both players removed in one round: remove all %s and all green pieces." % PIECES[seat],
        "Remove all %s and green pieces." % PIECES[seat],
    )
    return _Told(seat, "Green ones too", words, "Done", cells=[])


def _exchanged(table, seat, given, taken):
    cards = [(1 - seat, given), (seat, taken)]
    words = "%s gives the left card and gets the right one." % table.players[seat]
    return _Told(seat, "Exchange", (words, "Exchange these cards."), "Done", cards=cards)


def _undone(_table, seat, words, cells, seen=False):
    order = "Move the cards back." if cells is None else _LIKE_THIS
    if seen:
        texts = ("%s. %s %s" % (words, _SEEN, order), "%s %s" % (_SEEN, order), _SEEN)
    else:
        texts = ("%s. %s" % (words, order), order)
    return _Told(seat, "Undone", texts, "Done", cells=cells)


def _redone(_table, seat, words, cells):
    order = "Move the cards again." if cells is None else _LIKE_THIS
    return _Told(seat, "Redone", ("%s. %s" % (words, order), order), "Done", cells=cells)


def _did(_table, seat, words, cells):
    order = "Move the cards." if cells is None else _LIKE_THIS
    return _Told(seat, words, (order,), "Done", cells=cells)


def _allowed(table, seat):
    words = ("%s's piece stays." % table.players[1 - seat], "The piece stays.")
    return _Told(seat, "Allowed", words)


def _picked(table, seat, owner, card):
    words = ("%s gets this card." % table.players[owner], "for %s" % table.players[owner])
    return _Told(seat, "Card pick", words, "Done", cards=[(owner, card)])


_KINDS = {
    "rolled": _rolled,
    "contested": _contested,
    "revenge": _revenge,
    "completed": _completed,
    "greens": _greens,
    "exchanged": _exchanged,
    "undone": _undone,
    "redone": _redone,
    "did": _did,
    "allowed": _allowed,
    "picked": _picked,
}


class Notice(Notices):
    """The notices of one action, as firmware/games/shape_cards/events.py lists them."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.content = _KINDS[self.notice[0]](app.table, *self.notice[1:])
        self.moving = bool(self.content.dice) and self.notice[-1]
        self.since = None
        self.frame = 0
        self.ready = False
        if self.content.dice:
            self.pair = Pair()
            # Dice that roll have come to rest when they are seen again.
            self.notice[-1] = False

    def handle(self, key: int) -> None:
        """A key ends the rolling; ok acknowledges, and ends a turn in which no revenge can be taken."""
        if self.moving:
            self._come_to_rest()
        elif key == OK and self.content.action:
            self.app.act(self.content.action)
        else:
            Notices.handle(self, key)

    def tick(self, now: int) -> bool:
        if not self.moving:
            return False
        if self.since is None:
            self.since = now
        frame = self.app.hardware.elapsed(now, self.since) // _FRAME_MS
        if frame == self.frame:
            return False
        self.frame = frame
        if frame >= _FRAMES:
            self._come_to_rest()
        return True

    def _come_to_rest(self):
        self.moving = False
        self.ready = False
        self.app.invalidate()

    def prepare(self) -> None:
        if not self.ready:
            self.ready = True
            self._lay_out()
        if self.content.dice:
            self._roll(self.content.dice)

    def _lay_out(self):
        told = self.content
        tall = self.layout.tall
        area = self.begin(told.seat, 20 if told.dice else 24, name=told.name)
        self.button.prepare(*area.cut_bottom(28 if tall else 26), told.answer or self.done(told.seat))
        title, words = told.titles, told.texts
        if told.cells is not None:
            self._lay_board(area, told.cells, told.cards)
            if told.cards and not tall:
                title = ("",)
        elif told.dice:
            self.pair.prepare(
                self.app, *area.cut_top(76 if tall else 48), (0, 1) if len(told.dice) > 1 else (told.seat,)
            )
            self.parts.append(self.pair)
            if self.moving:
                title = words = ("",)
        elif told.cards:
            strips = Area(*area.cut_top(76 if tall else 46)).grid(len(told.cards), 1)
            for i in range(len(strips)):
                self._lay_card(strips[i], *told.cards[i])
        self.say(area.rest(), title, words, told.look)

    def _lay_card(self, strip, seat, card, look=0):
        self.parts.append(Card(strip, figure(self.app.table.game, card), self.app.colours[seat] | look))

    def _lay_board(self, area, cells, cards):
        # The board at the left with a card beside it and the words below, on a low panel beside it.
        tall = self.layout.tall
        board = Board()
        board.pieces(self.app.table.game)
        board.light(mask_of(cells))
        board.prepare(area.x, area.y, 27 if tall else 20)
        size = board.size
        beside = Area(*(area.cut_top(size) if tall else area.cut_left(size)))
        (beside.cut_left if tall else beside.cut_top)(size)
        for seat, card in cards:
            strip = beside.cut_right(beside.w) if tall else area.cut_top(42)
            self._lay_card(strip, seat, card, CHOSEN)
        self.parts += [board, Paper(beside.rest())]

    def _roll(self, dice):
        for i in range(len(dice)):
            face = dice[i]
            wins = face > dice[1 - i] if len(dice) > 1 else face == OPENS_ALL
            self.pair.faces[i] = (face + self.frame * (2 + i) + i) % 6 + 1 if self.moving else face
            self.pair.looks[i] = art.HELD if wins and not self.moving else art.PLAIN

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, not self.moving)
