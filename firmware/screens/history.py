"""All games, finished and unfinished, newest first."""

from firmware import fairness
from firmware.drawing import fonts, lists, widgets
from firmware.game_record import evening_in
from firmware.language import later, shown, shown_name, t, t_n
from firmware.screens import choice
from firmware.storage.files import size_of
from firmware.storage.outcomes import duration
from firmware.storage.side_file import is_outcome, rows_in
from firmware.turn_clock import are_turns, times_text
from firmware.wording import listed, unreadable
from shared_rules import registry

PAGE = 10
"""Games per page; each needs two files to be read."""


def _together(names):
    # Join the names of partners or of winners.
    found = shown_name(names[0])
    for name in names[1:]:
        found = t("{0} and {1}", found, name)
    return found


def _won(count, who, score):
    return t_n(count, "{1} won: {2}", "{1} won: {2}", who, score)


class History(choice.Menu):
    """A page of games. State: [page, list's state]. Damaged games are listed so that they can be deleted."""

    opens_late = True

    def __init__(self, app, state):
        self.page = state[0] if state else 0
        choice.Menu.__init__(self, app, state[1] if state else None)

    def state(self) -> list:
        return [self.page, self.list_state()]

    def fill(self) -> tuple:
        storage = self.app.storage
        numbers = storage.games()
        last_page = max(0, len(numbers) - 1) // PAGE
        self.page = min(self.page, last_page)
        self.numbers = numbers[self.page * PAGE : (self.page + 1) * PAGE]
        self.has_evening = False  # a game on this page has ended in one
        labels = [self._label(storage, number) for number in self.numbers]
        self.above = []
        if not self.page:
            pads = size_of(storage.path("pads.log"))
            self.above = [(t("Players"), "screens.players.Players")] if numbers or pads else []
            if self.has_evening:
                self.above.append((t("Evening"), "screens.evening.Evening"))
            if pads:
                self.above.append((t("Score pads"), "pads.finished.Pads"))
        labels = [label for label, _screen in self.above] + labels
        self.turns = []
        if self.page < last_page:
            labels.append(t("Older games"))
            self.turns.append(1)
        if self.page:
            labels.append(t("Newer games"))
            self.turns.append(-1)
        if not numbers:
            labels.append(t("No games yet"))
        self.list.set(labels)
        return t("History"), t_n(len(numbers), "{0} game", "{0} games")

    def _label(self, storage, number):
        found = storage.setup(number)
        if not found:
            return t("Game {0}\ndamaged", number)
        side = storage.side(number)
        self.has_evening = self.has_evening or evening_in(side) != 0
        names = found["players"]
        room = self.layout.width - 2 * widgets.EDGE - lists.BAR - 4
        if fonts.large_text:
            room *= 2  # it goes on in a second line
        alternatives = [
            t("unfinished: {0}", listed(names)),
            t_n(len(names), "unfinished, {0} player", "unfinished, {0} players"),
        ]
        if is_outcome(side, names):
            winners = [names[seat] for seat in side["winners"]]
            alternatives = [t("{0}: lost", _together(names)), t("lost")]
            if winners:
                score = [points for seats, points in rows_in(side) if side["winners"][0] in seats][0]
                alternatives = [
                    _won(len(winners), _together(winners), score),
                    t_n(len(winners), "{0} winner: {1}", "{0} winners: {1}", score),
                ]
                if len(winners) == 1:
                    space = room - fonts.SMALL.width(_won(1, "", score))
                    alternatives = [_won(1, widgets.ellipsize(shown_name(winners[0]), fonts.SMALL, space), score)]
        # The result is never cut: if the names do not fit, players are counted.
        outcome = widgets.first_that_fits(alternatives, fonts.SMALL, room)
        return "%d. %s\n%s" % (number, t(registry.name(found["game"])), outcome)

    def chosen(self, index: int) -> None:
        if index < len(self.above):
            self.app.stack.push(self.above[index][1])
            return
        index -= len(self.above)
        if index < len(self.numbers):
            self.app.stack.push("screens.history.Game", [self.numbers[index]])
        elif self.turns:
            self.page += self.turns[index - len(self.numbers)]
            self.list.focus = 0
            self.refill()
        else:
            self.app.stack.pop()


class Game(choice.Words):
    """One game: its outcome; resume it, see its sheets, or delete it. State: [number, focus, first line shown]."""

    opens_late = True

    def __init__(self, app, state):
        self.number = state[0]
        found = app.storage.setup(self.number)
        side = app.storage.side(self.number)
        opens = [t("Resume")]
        self.over = False
        if not found:
            words = t("This game is damaged.")
            title = t("Game {0}", self.number)
        else:
            names = found["players"]
            title = "%d. %s" % (self.number, t(registry.name(found["game"])))
            if is_outcome(side, names):
                won = side["winners"]
                ranked = []
                for seats, points in rows_in(side):
                    ranked.append((seats[0] not in won, points is None, -(points or 0), seats, points))
                lines = []
                for lost, _, _, seats, points in sorted(ranked):
                    who = _together([names[seat] for seat in seats])
                    lines.append("%s %s" % (who, points) if lost else t("{0} {1} (won)", who, points))
                words = "\n".join(lines)
                seconds = side.get("seconds")
                if type(seconds) is int and seconds > 0:
                    words += "\n" + t("The game took {0}.", duration(seconds))
                if are_turns(side.get("turns"), len(names)):
                    words += "\n" + times_text(names, side["turns"], side.get("slept") is True)
                opens = [t("Score sheet")]
                self.over = True
            else:
                words = t("{0}\nunfinished", listed(names))
            words = "\n".join([words] + fairness.sentences(side))
        why = unreadable(found)
        if why:
            words += "\n" + shown(why)
        choice.Words.__init__(self, app, title, words, ([] if why or not found else opens) + [t("Delete")], state[1:])

    def state(self) -> list:
        return [self.number] + choice.Words.state(self)

    def answered(self, index: int) -> None:
        if index < len(self.answers) - 1:
            open_it = self.app.game.look if self.over else self.app.game.resume
            open_it(self.number)
        else:
            title = [later("Delete game {0}"), self.number]
            question = later("Delete this game and its scores?")
            self.app.stack.push("screens.choice.Confirm", [title, question, later("Keep it"), later("Delete it")])

    def on_result(self, name: str, value) -> None:
        # Close first: after a power cut this screen would come back for a missing game.
        self.app.stack.pop()
        self.app.game.delete(self.number)
