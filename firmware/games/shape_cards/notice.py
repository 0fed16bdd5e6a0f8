"""Notices of Shape Cards: dice that were compared, pieces and cards that the players must move. They fill the screen
until they are acknowledged.
"""

from firmware import loading
from firmware.drawing import art, theme, widgets
from firmware.games.shape_cards.board import CHOSEN, LIT, Board, Card, figure
from firmware.keys import OK
from firmware.screens.in_game.notices import Notices
from firmware.screens.paragraph import Paragraph

_FRAME_MS = 50
_FRAMES = 7
"""Dice roll for so many frames, 350 ms."""
_REVENGES = {"swap": "swap", "replace": "replace", "wipe": "take off", "exchange": "exchange"}


class Notice(Notices):
    """The notices of one action, as firmware/games/shape_cards/events.py lists them."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        kind = self.notice[0]
        self.has_dice = kind in ("rolled", "contested", "revenge")
        self.has_board = kind in ("completed", "greens") or (
            kind in ("undone", "redone") and self.notice[3] is not None
        )
        self.cards = 1 if kind == "completed" else 2 if kind == "exchanged" else 0
        self.moving = self.has_dice and self.notice[-1]
        game = app.table.game
        self.ends_turn = game.phase == "revenge" and not game.revenges()
        self.since = None
        self.frame = 0
        self.words = Paragraph()
        self.ready = False
        if self.has_dice:
            self.pair = loading.lazy_import("games.shape_cards.pair").Pair()
        self.board = Board()
        self.card = [Card(), Card()]

    def state(self):
        """All notices; dice that roll have come to rest when they are seen again."""
        if self.has_dice:
            self.notice[-1] = False
        return Notices.state(self)

    def handle(self, key):
        """A key ends the rolling; ok acknowledges, and ends a turn in which no revenge can be taken."""
        if self.moving:
            self._come_to_rest()
        elif key == OK and self.notice[0] == "revenge" and self.ends_turn:
            self.app.act({"type": "none"})
        else:
            Notices.handle(self, key)

    def tick(self, now):
        """Let the dice roll on."""
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

    def prepare(self):
        """Band of the player concerned, dice or board or cards, the words, the button."""
        if not self.ready:
            self._format()
            self.ready = True
        if self.has_dice:
            self._roll()

    def _format(self):
        app = self.app
        layout = self.layout = widgets.layout(app)
        tall = layout.tall
        top = self.top = 36 if tall else 20 if self.has_dice else 24
        seat, titles, words, answer = self._told()
        self.prepare_band(layout, top, seat)
        left, right = layout.left, layout.right
        bottom = layout.height - (28 if tall else 26)
        if self.moving:
            titles, words = ("",), ("",)
        if self.has_board:
            self._lay_board(left, right, top, bottom, titles, words)
        else:
            high = 0
            if self.has_dice:
                high = 76 if tall else 48
                seats = (0, 1) if self.notice[0] != "revenge" else (self.notice[1],)
                self.pair.prepare(app, left, top, layout.width, high, seats)
            elif self.cards:
                high = 76 if tall else 46
                half = layout.width // 2
                self.card[0].prepare(left, top, half, high, self._figure(self.notice[2]), app.colours[1 - seat])
                self.card[1].prepare(
                    left + half, top, layout.width - half, high, self._figure(self.notice[3]), app.colours[seat]
                )
            self.words.prepare(left, top + high, layout.width, bottom, titles, words)
        self.button.prepare(left, bottom, layout.width, layout.height - bottom, answer)

    def _figure(self, card):
        return figure(self.app.table.game, card)

    def _lay_board(self, left, right, top, bottom, titles, words):
        # The board at the left with a card beside it and the words below, on a low panel beside it.
        notice = self.notice
        board = self.board
        board.pieces(self.app.table.game)
        for row, column in notice[3] if len(notice) > 3 else ():
            board.looks[4 * row + column - 5] |= LIT
        tall = self.layout.tall
        board.prepare(left, top, 27 if tall else 20)
        self.below = bottom - top - board.size
        x = left + board.size
        if self.cards:
            self.card[0].prepare(
                x, top, right - x, board.size if tall else 42, self._figure(notice[2]), self._colour() | CHOSEN
            )
        if tall:
            self.words.prepare(left, top + board.size, right - left, bottom, titles, words)
            self.below = 0
        else:
            y = top + 42 if self.cards else top
            self.words.prepare(x, y, right - x, bottom, ("",) if self.cards else titles, words)

    def _colour(self):
        return self.app.colours[self.notice[1]]

    def _roll(self):
        pair = self.pair
        notice = self.notice
        dice = notice[2] if notice[0] == "contested" else [notice[2]] if notice[0] == "revenge" else notice[1]
        for i in range(len(dice)):
            face = dice[i]
            look = art.PLAIN
            if self.moving:
                face = (face + self.frame * (2 + i) + i) % 6 + 1
            elif len(dice) > 1 and face > dice[1 - i] or len(dice) == 1 and face == 6:
                look = art.HELD
            pair.faces[i] = face
            pair.looks[i] = look

    def _told(self):
        # Seat concerned, titles, words from long to short, words of the button.
        table = self.app.table
        notice = self.notice
        kind = notice[0]
        if kind == "rolled":
            first = notice[2]
            if first < 0:
                return 0, ("A tie",), ("The dice are equal: both roll again.", "Both roll again."), "OK"
            name = table.players[first]
            if table.game.expert:
                return first, (name + " begins",), ("The higher roll moves first.", ""), "OK"
            return (
                first,
                (name + " begins",),
                (name + " picks two cards first, one for each player.", "and picks two cards.", ""),
                "OK",
            )
        seat = notice[1]
        name = table.players[seat]
        other = table.players[1 - seat]
        if kind == "contested":
            if notice[3]:
                long = "%s takes the piece back: nothing goes on that field in this turn. %s acts again." % (
                    other,
                    other,
                )
                return (
                    seat,
                    ("The field is barred",),
                    (long, other + " takes the piece back and acts again.", "Take the piece back."),
                    "OK",
                )
            words = "The contest is lost" if notice[2][seat] < notice[2][1 - seat] else "A tie"
            return seat, (words,), ("%s's piece stays where it is." % other, "The piece stays."), "OK"
        if kind == "revenge":
            if not notice[3]:
                return (
                    seat,
                    ("No revenge",),
                    ("It takes a 6 or more points: the turn ends.", "It takes a 6, or more points.", "The turn ends."),
                    "OK",
                )
            if self.ends_turn:
                return (
                    seat,
                    ("No revenge",),
                    ("What is open cannot be done now: the turn ends.", "Nothing can be done.", "The turn ends."),
                    "OK",
                )
            if notice[2] == 6:
                return seat, ("A 6!",), ("Every revenge is open.",), "OK"
            return seat, ("Revenge",), ("Open: " + ", ".join([_REVENGES[kind] for kind in notice[3]]),), "OK"
        if kind == "completed":
            title = "Card %d is completed" % (notice[2] + 1)
            long = "Take the five lit pieces off. The card goes to %s." % name
            return seat, (title,), (long, "Take the lit pieces off."), name + " has done it"
        if kind == "greens":
            return (
                seat,
                ("Both took off",),
                ("In the same round: so all green pieces go too.", "All green pieces go too."),
                "Done",
            )
        if kind == "exchanged":
            words = "%s gives card %d and gets card %d." % (name, notice[2] + 1, notice[3] + 1)
            return seat, ("Exchange",), (words, "Exchange these cards."), "Done"
        order = "Make the table look like this."
        if notice[3] is None:
            order = "Move the cards back." if kind == "undone" else "Move the cards again."
        return seat, ("Undone" if kind == "undone" else "Redone",), ("%s. %s" % (notice[2], order), order), "Done"

    def draw(self, canvas):
        """The boxes of the parts."""
        layout = self.layout
        self.band.draw(canvas)
        if self.has_dice:
            self.pair.draw(canvas)
        elif self.has_board:
            board = self.board
            board.draw(canvas)
            x = board.x + board.size
            if self.cards:
                self.card[0].draw(canvas)
            elif layout.tall:
                canvas.clear_rect(x, self.top, layout.right - x, board.size, theme.BACKGROUND)
            if self.below:
                canvas.clear_rect(layout.left, self.top + board.size, board.size, self.below, theme.BACKGROUND)
        elif self.cards:
            self.card[0].draw(canvas)
            self.card[1].draw(canvas)
        self.words.draw(canvas)
        self.button.draw(canvas, not self.moving)
