"""The end of a game: winner, final scores, and what to do next."""

from firmware import coach, evening, handicap, series
from firmware.drawing import lists, widgets
from firmware.drawing.labels import listed_below, one_line_or_two
from firmware.game_record import side_of
from firmware.keys import OK
from firmware.language import later, shown_name, t, t_n
from firmware.screen_stack import MESSAGE
from firmware.screens.in_game.base import Listed
from firmware.screens.in_game.fanfare import Fanfare
from firmware.storage import outcomes
from firmware.storage.files import exists
from firmware.turn_clock import times_text
from firmware.wording import and_words, listed_whole
from shared_rules.game import team_rows


class GameOver(Listed):
    """Final scores and further choices. State: the list's; the remark of storage.outcomes.story once known, the
    evening in a line, and their language.

    The best player has the focus; OK shows a sheet. One step above is a new game, below are the others.

    A game with more to say opens a subclass with its own `titles`, `reason`, `margin`, `rank`, `below`, `value` or
    PLAYER.
    """

    drops_type_ahead = True
    PLAYER = None
    """The screen that OK on a player opens; None: the game's SHEETS."""

    def __init__(self, app, state):
        # A low panel begins with the players.
        Listed.__init__(self, app, lists.List(state[:2] if state else [1, 0 if widgets.layout(app).high else 1]))
        kept = state[2:] if state else []  # in the language that is its last part
        self.language = app.settings.language
        is_read = kept[2:] == [self.language]
        self.story, self.evening = kept[:2] if is_read else (None, "")
        self.remarks_are_known = False
        self.seen = False
        self.names = app.game.table.players
        self._look_at_series()
        winners = app.game.table.game.winners
        moves = bool(state is None and app.settings.motion and winners)
        self.fanfare = Fanfare(app.game.colours[winners[0] if winners else 0], moves, bool(winners))
        self.led = self.fanfare.led
        self.parts = (self.fanfare, self.list)
        self._fill()

    def state(self) -> list:
        story = self.story and [list(self.story[0]), self.story[1]]
        return self.list.state() + [story, self.evening, self.language]

    def _look_at_series(self):
        game = self.app.game
        self.series = game.record.series
        self.wins = series.wins_after(self.series, side_of(game)) if self.series else []
        self.is_decided = self.series is not None and series.is_decided(self.series, self.wins)

    def _ask_series(self):
        self.app.stack.push("screens.choice.Choose", [later("Best of"), series.choices(), 0])

    def on_result(self, name: str, value) -> None:
        """A series was chosen: this game is its first one."""
        self.app.game.record.series = series.begun(value, len(self.names))
        self.app.game.write_side()
        self._look_at_series()
        self._fill()
        self.list.focus = 0

    def _fill(self):
        # Label, value, mark, what ok does: open the sheets of a seat, or a screen, or call a function.
        again = t("Play again")
        if self.series and not self.is_decided:
            score = series.score_text(self.series, self.names, self.wins)
            again = t("Next game") + listed_below(self.layout, score)
        rows = [(again, "", -1, self.again)] + self.players() + self._more()
        self.does = [row[3] for row in rows]
        self.list.set([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])

    def players(self) -> list:
        """A row for each team, the best first: label, value, index of the mark's colour, a seat."""
        app = self.app
        table = app.game.table
        game = table.game
        rows = []
        ranked = []
        for seats, points in team_rows(game.teams(), game.scores()):
            ranked.append((seats[0] not in game.winners, self.rank(seats[0], points), seats, points))
        ranked.sort()
        ranks = []
        for _, _, seats, points in ranked:
            seat = seats[0]
            below = self.below(seat, points) or (app.game.who_plays(seat) if self.layout.high else "")
            if len(seats) > 1:
                below = t("and {0}", and_words([table.players[other] for other in seats[1:]]))
            label = shown_name(table.players[seat]) + ("\n" + below if below else "")
            rows.append((label, self.value(seat, points), app.game.colours[seat], seat))
            names = and_words([app.game.name_of(each) for each in seats])
            ranks.append(t("{0} {1}", names, rows[-1][1]))
        self.ranks = t("{0}.", listed_whole(ranks))
        return rows

    def _with_handicap(self):
        # The other result; "" without a handicap.
        points = self.app.game.record.handicap
        return handicap.result_text(points, self.app.game.table.game.scores(), self.names) if points else ""

    def _remarks(self) -> list:
        # Rows with what is to be said of the result.
        push = self.app.stack.push
        rows: list = []
        other = self._with_handicap()
        if other:
            words = [later("By the rules: {0}\nWith handicap: {1}.\nStatistics count by the rules."), self.ranks, other]
            # On a low panel two lines would cost the banner its text, which has the result.
            label = t("With handicap") + (listed_below(self.layout, other) if self.layout.high else "")
            rows.append((label, "", -1, lambda: push(MESSAGE, [words, later("Handicap")])))
        if self.story and len(self.names) == 1:
            rows.append((t("Last games"), "", -1, "screens.in_game.last_games.LastGames"))
        elif self.story:
            parts, name = self.story
            label = one_line_or_two(self.layout, *parts)
            rows.append((label, "", -1, lambda: push("screens.players.Person", [name])))
        if self.evening:
            rows.append((t("Evening") + listed_below(self.layout, self.evening), "", -1, "screens.evening.Evening"))
        return rows

    def _more(self) -> list:
        app = self.app
        table, screens = app.game.table, app.game.screens
        rows = self._remarks()
        if screens.SCORES:
            rows.append((t("Scores"), "", -1, screens.SCORES))
        rows.append((t("History"), "", -1, "screens.in_game.action_log.ActionLog"))
        if screens.COACH:
            rows.append((t("Review"), "", -1, lambda: coach.think(app, coach.REVIEW)))
        times = times_text(table.players, app.game.clock.turns, app.game.clock.slept)
        if times:
            rows.append((t("Times"), "", -1, lambda: app.stack.push(MESSAGE, [times, later("Times")])))
        if not self.series and len(table.players) > 1:
            rows.append((t("Best of 3, 5, 7"), "", -1, self._ask_series))
        if table.dice_from == "device" and screens.DICE:
            rows.append((t("Check the dice"), "", -1, "screens.in_game.audit.Audit"))
        if exists(app.hardware.beside("page.txt")):
            rows.append((t("Show as a code"), "", -1, lambda: app.stack.push("screens.in_game.code.Code")))
        rows.append((t("Home"), "", -1, app.stack.home))
        return rows

    def tick(self, now: int) -> bool:
        """Animate the fanfare; once the end was seen, add the story as a row below the players."""
        app = self.app
        if self.fanfare.moving:
            moved = self.fanfare.tick(now, app.hardware.elapsed)
            self.led = self.fanfare.led
            return moved
        if self.remarks_are_known or not self.seen:
            return False
        self.remarks_are_known = True
        if app.game.record.number is None or app.game.record.unsaved:
            return False
        before = self.story, self.evening
        if self.story is None:
            self.story = outcomes.story(app.storage, app.game.record.number)
        self.evening = evening.line(app.storage, abs(app.game.record.evening))
        if before == (self.story, self.evening):
            return False
        focus = self._head(self.list.focus)
        self._fill()
        heads = [self._head(row) for row in range(len(self.does))]
        self.list.focus = heads.index(focus) if focus in heads else 0
        return True

    def _head(self, row):
        # The evening's points below its head may change while it is looked at.
        return self.list.labels[row].partition("\n")[0]

    def winners(self) -> list:
        """Return the winners' names."""
        table = self.app.game.table
        return [self.app.game.name_of(seat) for seat in table.game.winners]

    def titles(self) -> tuple:
        """Return the banner's large texts, longest first: the second one counts who is in the first one."""
        game, names = self.app.game.table.game, self.winners()
        if game.players == 1:
            return (t_n(game.scores()[0], "{0} point!", "{0} points!"),)
        teams = game.teams()
        count = len([seat for seat in game.winners if teams[seat] == seat])
        if count < len(names):
            if count > 1:
                return (t("Both couples share the win!"),)
            return t("{0} and {1} win!", *names), t("One couple wins!")
        counted = t_n(count, "One player wins!", "{0} players share the win!")
        return t("{0} wins!", names[0]) if count == 1 else t("{0} share the win!", and_words(names)), counted

    def reason(self) -> str:
        """Return why the game is over, or ""."""
        return self.app.game.screens.reason(self.app.game.table.game)

    def margin(self) -> str:
        """Return the winning margin, or in a solo game the distance from the best, or ""."""
        table = self.app.game.table
        if len(table.players) == 1:
            return " ".join(self.story[0]) if self.story else ""
        game = table.game
        winners = game.winners
        rows = team_rows(game.teams(), game.scores())
        sums = [points for seats, points in rows if seats[0] in winners]
        others = [points for seats, points in rows if seats[0] not in winners]
        if not others or not winners:
            return t_n(sums[0], "{0} point each.", "{0} points each.") if len(winners) > 1 else ""
        ahead = sums[0] - max(others)
        if ahead <= 0:
            return ""
        if game.partner(winners[0]) is not None:
            return t("They win {0} to {1}.", sums[0], max(others))
        if len(winners) > 1:
            return t("They win by {0}.", ahead)
        return t("{0} wins by {1}.", self.app.game.name_of(winners[0]), ahead)

    def series_result(self) -> str:
        """Return the final score of a series, which is said instead of the margin, or ""."""
        return t("{0}.", series.score_text(self.series, self.names, self.wins)) if self.is_decided else ""

    def rank(self, seat: int, score: int) -> object:
        """Return the sort key of players, the lowest first."""
        return -score

    def below(self, seat: int, score: int) -> str:
        """Return a small line below a player, or ""."""
        return ""

    def value(self, seat: int, score: int) -> str:
        """Return the text at the right of a player."""
        return str(score)

    def chosen(self, index: int) -> None:
        does = self.does[index]
        if isinstance(does, int):
            self.app.stack.push(self.PLAYER or self.app.game.screens.SHEETS, does)
        elif isinstance(does, str):
            self.app.stack.push(does)
        else:
            does()

    def again(self) -> None:
        """Start a game with the same players, colours, options and dice. A random player starts, except in a series."""
        game = self.app.game
        table = game.table
        side = side_of(game)
        beside = {key: side[key] for key in ("rivals", "coach", "clock", "handicap") if key in side}
        beside["series"], first = series.following(side, table.players, table.game.first)
        if not beside["series"] or not game.screens.FIRST:
            first = None  # it is drawn
        game.new(table.game.ID, table.players, game.colours, table.options, first, table.dice_from, None, beside)

    def handle(self, key: int) -> None:
        """Stop the fanfare on the first OK."""
        if key == OK and self.fanfare.moving:
            self.fanfare.stop()
            self.led = self.fanfare.led
            self.app.frame.invalidate()
        else:
            Listed.handle(self, key)

    def prepare(self) -> None:
        layout = self.layout
        fanfare = self.fanfare
        most = layout.height - lists.ROW * (4 if layout.high else 2)
        titles = self.titles()
        reason, margin = self.reason(), self.series_result() or self.margin()
        texts = ("%s %s" % (reason, margin), margin) if reason and margin else (reason or margin,)
        if layout.high or len(self.app.game.table.players) == 1:
            fanfare.prepare(layout.left, 0, layout.width, most, titles, texts)
        else:
            self._prepare_ranks(most, titles, texts)
        self.app.frame.canvas.draw_early(fanfare)
        self.list.prepare(layout, fanfare.height, layout.height)

    def _prepare_ranks(self, most, titles, texts):
        # A low panel has no space for rows of players: the banner names all, if need be with one row below, which needs
        # single-line labels.
        layout = self.layout
        lines = max([label.count("\n") for label in self.list.labels])
        spaces = (most,) if lines else (most, most + lists.ROW)
        other = self._with_handicap()
        both = [t("{0} With handicap: {1}.", self.ranks, other)] if other else []
        for ranks in both + [self.ranks]:
            for text in texts + ("",):
                ranked = ((text + " " + ranks).strip(),)
                for space in spaces:
                    for title in titles:
                        self.fanfare.prepare(layout.left, 0, layout.width, space, (title,), ranked)
                        if self.fanfare.text:
                            return
        self.fanfare.prepare(layout.left, 0, layout.width, most, titles, texts)

    def draw(self, canvas) -> None:
        Listed.draw(self, canvas)
        self.seen = True
