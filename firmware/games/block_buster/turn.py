"""A turn of Block Buster: place a block, skip spaces for penalty points, pass, or end play."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.widgets import Background
from firmware.games.block_buster.game import SPACES
from firmware.games.block_buster.words import danger_words, shown_colours
from firmware.language import later, later_n, t, t_n
from firmware.screens.in_game.base import Listed
from shared_rules.block_buster.options import MOST_PENALTY, SKIP_PENALTY

MARK = 28
"""Where the text after a mark begins."""

_QUESTIONS = {
    "pass": (later("Pass"), later("You place no more blocks in this game."), later("Pass")),
    "end": (later("End play for all"), later("Nobody may place another block."), later("End play")),
}
_SKIPS = later_n("{0} space: -{1}", "{0} spaces: -{1}")


class Turn(Listed):
    """State: [open question: None, "skip", "pass" or "end", the list's state]."""

    drops_type_ahead = True

    def __init__(self, app, state):
        Listed.__init__(self, app, lists.List(state[1] if state else None))
        self.game = app.game.table.game
        self.asked = state[0] if state else None
        self._fill()
        if state is None:
            # Of two colours, the one with more blocks left.
            left = [self.game.blocks[colour] for what, colour in self.rows if what == "place"]
            self.list.focus = left.index(max(left)) if left else 0
        self._format()

    def state(self) -> list:
        return [self.asked, self.list.state()]

    def _fill(self):
        game = self.game
        shown = shown_colours(self.app)
        # Label, value at the right, mark, action of ok, colour to place.
        rows = []
        self.skips = []
        for colour in game.colours_of(game.to_move):
            left = t_n(game.blocks[colour], "{0} left", "{0} left")
            if game.two_colours and game.blocks[colour]:
                rows.append((t(theme.PLAYERS[shown[colour]][0]), left, shown[colour], "place", colour))
            elif game.blocks[colour]:
                rows.append((t("Place") if fonts.large_text else t("Place a block"), left, -1, "place", colour))
            self.skips += [(colour, skip) for skip in game.skips(colour) if skip]
        if self.skips:
            rows.append((t("Skip spaces"), t("-{0} each", SKIP_PENALTY), -1, "skip", None))
        rows.append((self._edit_map(), "", -1, "spaces", None))
        rows.append((t("Pass"), "", -1, "pass", None))
        rows.append((t("End play for all"), "", -1, "end", None))
        self.rows = [row[3:] for row in rows]
        self.list.set([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])

    def _edit_map(self):
        # With a second line until the map has spaces for the last block.
        entry = self.app.game.table.undo_entry()
        if not entry or entry.action["type"] != "place":
            return t("Edit map")
        return t("Edit map\nno spaces yet") if fonts.large_text else t("Edit map\nno spaces for last block")

    def chosen(self, index: int) -> None:
        app = self.app
        what, colour = self.rows[index]
        if what == "place":
            self._place(colour, 0)
        elif what == "spaces":
            app.stack.push(SPACES)
        elif what == "skip":
            self.asked = "skip"
            shown = shown_colours(app)
            labels = [[skip] + _SKIPS + [SKIP_PENALTY * skip] for _, skip in self.skips]
            marks = [shown[colour] if self.game.two_colours else -1 for colour, _ in self.skips]
            app.stack.push("screens.choice.Choose", [later("Skip spaces"), labels, 0, marks])
        else:
            self.asked = what
            title, words, yes = _QUESTIONS[what]
            app.stack.push("screens.choice.Confirm", [title, words, later("Keep playing"), yes])

    def on_result(self, name: str, value) -> None:
        if self.asked in _QUESTIONS:
            self.app.act({"type": "finish" if self.asked == "end" else "pass"})
        else:
            self._place(*self.skips[value])

    def _place(self, colour, skip):
        action = {"type": "place", "skip": skip}
        if self.game.two_colours:
            action["colour"] = colour
        self.app.act(action)

    def prepare(self) -> None:
        self.list.prepare(self.layout, self.list_top, self.layout.height)

    def _format(self):
        # The band, what the player holds, who is about to win.
        table = self.app.game.table
        game = self.game
        tall, high = self.layout.high, self.layout.high
        seat = game.to_move
        partner = game.partner(seat)
        penalty = "%d/%d" % (game.penalties[seat], MOST_PENALTY)
        area = self.below_band(
            seat,
            40,
            28,
            (t("round {0}", game.round), "") if high or partner is None else (t("penalty {0}", penalty), penalty, ""),
            not high and partner is not None,
        )
        self.parts: list = [self.band]
        one_short = game.points.one_short(game.full_set)
        if partner is not None and (high or not one_short or not fonts.large_text):
            # On its own line, because names may be long; the mark says who it is. Of two large lines a low panel has
            # the warning.
            texts = (t("Partner: {0}", table.players[partner]), t("Partner"))
            self._add_line(area, self.app.game.colours[partner], texts, theme.TEXT)
        if high or not one_short and partner is None:
            self._add_line(area, -1, (t("Penalty points: {0}", penalty), t("Penalties: {0}", penalty)), theme.TEXT_DIM)
        if high:
            bank = "%d × -2, %d × -1" % tuple(game.bank)
            self._add_line(area, -1, (t("Bank: {0}", bank), bank), theme.TEXT_DIM)
        if one_short:
            # If the name is too wide, the mark identifies the player.
            texts = danger_words(table, one_short[0])
            self._add_line(area, self.app.game.colours[one_short[0][0]], texts, theme.TEXT_WARNING)
        elif tall and partner is None:
            self.parts.append(Background(area.cut_top(fonts.SMALL.line)))
        self.list_top = area.y
        self.parts.append(self.list)

    def _add_line(self, area, colour, texts, style):
        line = _Marked()
        line.prepare(area.cut_top(fonts.SMALL.line), colour, texts, style)
        self.parts.append(line)


class _Marked:
    """A line of text after a player's mark, or without one if the colour is -1."""

    def prepare(self, strip: tuple, colour: int, texts: tuple, style: bytes) -> None:
        """Format the longest of the texts (sorted, longest first) that fits a strip (x, y, w, h)."""
        indent = MARK if colour >= 0 else widgets.EDGE
        text = widgets.first_that_fits(texts, fonts.SMALL, strip[2] - indent - widgets.EDGE)
        self._shown = (strip, colour, text, indent, style)

    @property
    def words(self) -> str:
        """The text that fits."""
        return self._shown[2]

    def draw(self, canvas) -> None:
        (x, y, w, h), colour, text, indent, style = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, colour, text):
            if colour >= 0:
                canvas.picture(x + 6, y + (h - 16) // 2, theme.mark(colour, 16), theme.PLAYER_INKS[colour])
            canvas.text(x + indent, y + (h - fonts.SMALL.height) // 2, text, fonts.SMALL, style)
