"""The review after a game: the costliest choices, and each player's total loss (docs/coach.md)."""

from firmware import coach, handicap
from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Background
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.language import shown_name, t, t_n
from firmware.screens.in_game.base import WordsAndPictures
from firmware.turn_clock import times_text
from shared_rules import review


class Review(WordsAndPictures):
    """A page for each choice with the player's position before it, then the totals.

    State: [page, choices, sums], then the first line shown of the totals; each choice [loss, entry number, better
    action], each sum of a player [choices, loss].
    If choices involve more than dice, a game's REVIEW is a subclass with `picture`.
    """

    keys = 1 << OK | 1 << BACK | 1 << UP | 1 << DOWN
    drops_type_ahead = True
    lights_player_led = False

    def __init__(self, app, state):
        WordsAndPictures.__init__(self, app, state)
        self.page, self.choices, self.sums = state[:3]
        self.first = state[3] if len(state) > 3 else 0
        self.heading = lists.Title()
        self.dirty = True

    def state(self) -> list:
        return [self.page, self.choices, self.sums, self.first]

    def handle(self, key: int) -> None:
        """Back leaves, as OK does on the last page; up and down turn pages."""
        last = len(self.choices)
        if key != BACK and self._turned(key):
            self.app.frame.invalidate()
            return
        if key == BACK or key == OK and self.page == last:
            self.app.stack.pop()
            return
        step = 1 if key in (OK, DOWN, RIGHT) else -1 if key in (UP, LEFT) else 0
        if step and 0 <= self.page + step <= last:
            self.app.frame.acknowledge_key()  # replaying the game up to the choice takes time
            self.page += step
            self.first = 0
            self.leaf, self.leaves = 0, 1
            self.dirty = True
            self.app.frame.invalidate()

    def _turned(self, key):
        # Turn within a page that has too many words for the panel.
        if isinstance(self.words, lists.Text):
            turned = self.words.turn_page(DOWN if key == OK else key)
            self.first = self.words.first
            return turned
        turned = self.turn_leaf(key)
        self.dirty = self.dirty or turned
        return turned

    def prepare(self) -> None:
        if not self.dirty:
            return
        self.dirty = False
        layout = self.layout
        number = t("{0} of {1}", self.page + 1, len(self.choices) + 1)
        if self.page == len(self.choices):
            self.heading.prepare(layout, t("Given away in all"), number)
            self.words = lists.Text(self._sums(), self.first)
            self.words.prepare(layout, self.heading.bottom, layout.height, fonts.SMALL)
            self.parts = (self.heading, self.words)
            return
        lost, at, better = self.choices[self.page]
        table = self.app.game.table
        game = review.before(table, at)
        entry = table.entries(at, at + 1)[0]
        played = {key: entry.action[key] for key in entry.action if key != "dice"}
        name, turn = shown_name(table.players[entry.player]), t("round {0}", game.round)
        if fonts.large_text:
            space = layout.width - 3 * widgets.EDGE - fonts.SMALL.width(number)
            both = widgets.first_that_fits((t("{0}, {1}", name, turn), name), fonts.SMALL, space)
            self.heading.prepare(layout, both, number)
        else:
            beside = widgets.first_that_fits((t("{0}, {1}", turn, number), number), fonts.SMALL, layout.width * 7 // 12)
            self.heading.prepare(layout, name, beside)
        area = layout.content()
        # On a low panel the picture of a leaf of its own takes the title's place.
        alone = not layout.high and 0 < self.leaf == self.leaves - 1
        area.cut_top(0 if alone else self.heading.bottom)
        whole = area.rest()
        picture = self.picture(game, entry.player, played, better, area)
        if alone:
            self.parts = list(picture) + [Background(area.rest())]
            return
        texts = self.texts(game, entry.player, lost, played, better)
        self.words = Paragraph()
        self.parts = [self.heading, self.words] + picture
        self.say_in(area.rest(), whole, (self.given(game),), texts, theme.TEXT)

    def texts(self, game, seat: int, lost: int, played: dict, better: dict) -> tuple:
        """Return what was done and what was better, longest first."""
        screens = self.app.game.screens
        did, best = [screens.choice_words(game, seat, action) for action in (played, better)]
        points = coach.points(lost, "")
        return (
            t("Played: {0}. About {1} {2} better: {3}.", did, points, t(screens.COACH_UNIT), best),
            t("Played: {0}. {1} better: {2}.", did, points, best),
            t("{0} better: {1}.", points, best),
        )

    def given(self, game) -> str:
        """Return the text above: the dice as icons, "" before a roll."""
        return ""

    def picture(self, game, seat: int, played: dict, better: dict, area: Area) -> list:
        """Return parts that show the position, cut from the area."""
        return []

    def beside(self, area: Area, width: int, height: int) -> tuple:
        """Cut space for a picture, at the left or on a high panel on top; return (its Area, parts around it)."""
        if self.layout.high:
            strip = Area(*area.cut_top(height))
            picture = Area(*strip.cut_left(width))
        else:
            strip = Area(*area.cut_left(width))
            picture = Area(*strip.cut_top(height))
        return picture, [Background(strip.rest())]

    def _sums(self):
        words = []
        game = self.app.game
        rivals = coach.rival_seats(game)
        for seat, (count, lost) in enumerate(self.sums):
            name = game.table.players[seat]
            if seat in rivals:
                continue
            if count:
                words.append(
                    t_n(count, "{1}: {2} in {0} choice", "{1}: {2} in {0} choices", name, coach.points(lost, ""))
                )
            else:
                words.append(t("{0}: nothing to choose", name))
        times = times_text(game.table.players, game.clock.turns, game.clock.slept)
        texts = ["\n".join(words), handicap.review_text(self.app), times]
        return "\n\n".join([text for text in texts if text])


class ReviewOfRoll(Review):
    """The review for EverybodyActsScreens, with the dice above the text."""

    def given(self, game) -> str:
        return "".join(self.app.game.screens.dice_words(game.dice)) if game.dice else ""
