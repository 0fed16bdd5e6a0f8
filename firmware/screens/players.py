"""Players and their statistics from all finished games and score pads."""

from firmware import loading
from firmware.drawing import fonts, lists, widgets
from firmware.pads import archive
from firmware.screens import choice
from firmware.storage import outcomes
from shared_rules import registry

PERSON = "screens.players.Person"
FIGURES = "screens.players.Figures"
REWRITING = "screens.renaming.Rewriting"
LETTERS = "screens.names.Letters"


def counted(count: int, one: str, more: str) -> str:
    """Format a number with its noun."""
    return "%d %s" % (count, one if count == 1 else more)


class Players(choice.Menu):
    """All players of finished games and score pads, most games first."""

    opens_late = True

    def fill(self) -> tuple:
        on_pads = archive.of_people(archive.pads(self.app.storage))
        found = []
        for name, games in outcomes.people(self.app.storage):
            found.append((-games - on_pads.pop(name, [0])[0], name))
        found = sorted(found + [(-on_pads[name][0], name) for name in on_pads])
        self.names = [name for _games, name in found]
        # Of two names that begin with the same letters none is cut: rather the number is left out.
        values = []
        room = widgets.layout(self.app).width - 3 * widgets.EDGE - lists.BAR - 4
        for games, name in found:
            value = counted(-games, "game", "games")
            fits = fonts.large_text or fonts.SMALL.width(name + value) <= room
            values.append(value if fits else "")
        self.list.set(self.names or ["No names yet\nonly named players"], values or None)
        return "Players", ""

    def chosen(self, index: int) -> None:
        if self.names:
            self.app.stack.push(PERSON, [self.names[index]])
        else:
            self.app.stack.pop()


class Person(choice.Menu):
    """A person's games and opponents; rename or delete the name. State: [name, list's state, new name]; the new name
    only while its confirmation is open.
    """

    opens_late = True

    def __init__(self, app, state):
        self.name = state[0]
        self.new = state[2] if len(state) > 2 else None
        choice.Menu.__init__(self, app, state[1] if len(state) > 1 else None)

    def state(self) -> list:
        return [self.name, self.list_state(), self.new]

    def fill(self) -> tuple:
        totals, rivals = outcomes.of_person(outcomes.outcomes(self.app.storage, self.name), self.name)
        games = [key for key in totals if isinstance(key, str)]
        games.sort(key=lambda game: (-totals[game].games, game))
        labels = []
        for game in games:
            total = totals[game]
            won = ", won %d" % total.wins if total.contested else ""
            labels.append("%s\n%s%s" % (registry.name(game), counted(total.games, "game", "games"), won))
        self.does = [[FIGURES, [self.name, game]] for game in games]
        on_pads = archive.of_people(archive.pads(self.app.storage)).get(self.name, [0, 0, 0])
        if on_pads[0]:
            won = ", won %d" % on_pads[2] if on_pads[1] else ""
            labels.append("Score pad\n%s%s" % (counted(on_pads[0], "game", "games"), won))
            self.does.append(["pads.finished.Pads", None])
        for other in sorted(rivals, key=lambda other: (-rivals[other][0], other)):
            if rivals[other][0] >= outcomes.FEWEST:
                labels.append(
                    lists.one_line_or_two(self.layout, *outcomes.versus(self.name, other, *rivals[other][1:]))
                )
                self.does.append([PERSON, [other]])
        self.does += [
            [LETTERS, ["New name", [], self.name]],
            ["screens.choice.Confirm", ["Delete %s" % self.name, self._deletes(), "Keep it", "Delete it"]],
        ]
        self.list.set(labels + ["Rename", "Delete name"])
        return self.name, counted(sum([totals[game].games for game in games]) + on_pads[0], "game", "games")

    def _deletes(self):
        return (
            "Finished games show %s instead of this name. Their scores stay. An unfinished game keeps the name."
            % outcomes.NOBODY
        )

    def chosen(self, index: int) -> None:
        self.new = None
        self.app.stack.push(*self.does[index])

    def on_result(self, name: str, value) -> None:
        if name == LETTERS:
            if value != self.name:
                self.new = value
                words = "All finished games show %s instead of %s. Two people with one name become one." % (
                    value,
                    self.name,
                )
                self.app.stack.push("screens.choice.Confirm", ["Rename %s" % self.name, words, "Keep it", "Rename it"])
        else:
            self.app.stack.replace(REWRITING, [self.name, outcomes.NOBODY if self.new is None else self.new])


class Figures(choice.Words):
    """A person's statistics for one game. State: [name, game id, focus, first line shown]."""

    opens_late = True

    def __init__(self, app, state):
        self.name, self.game = state[:2]
        totals, _rivals = outcomes.of_person(outcomes.outcomes(app.storage, self.name, self.game), self.name)
        lines = []
        if self.game in totals:
            lines = _lines_of(totals[self.game])
            numbers = sorted([key[1] for key in totals if isinstance(key, tuple) and key[0] == self.game])
            for players in numbers:
                lines += ["", counted(players, "player:", "players:")]
                if len(numbers) > 1:
                    lines += _lines_of(totals[(self.game, players)], False)
            if len(numbers) == 1:
                lines = [lines[-1] + " " + lines[0]] + lines[1:-2]
            lines += self._highlights(totals[self.game])
        width = widgets.layout(app).width - 3 * widgets.EDGE
        title = widgets.after_name(self.name, ": " + registry.name(self.game), width)
        choice.Words.__init__(self, app, title, "\n".join(lines), ["OK"], state[2:])

    def state(self) -> list:
        return [self.name, self.game] + choice.Words.state(self)

    def _highlights(self, total):
        try:
            names = loading.screens_of(self.game).HIGHLIGHTS
        except ImportError:
            names = ()  # unknown game in this version
        lines = []
        for i in range(min(len(names), len(total.highlights))):
            points, most, games = total.highlights[i]
            lines += ["", names[i] + ":", "average %s, most %d" % (outcomes.average(points, games), most)]
        return lines

    def answered(self, index: int) -> None:
        self.app.stack.pop()


def _lines_of(total, timed=True):
    lines = [counted(total.games, "game", "games")]
    if total.contested:
        lines[0] += ", won\xa0%d" % total.wins
    if total.scored:
        lines.append("Average %s, best %d" % (outcomes.average(total.points, total.scored), total.best))
    if timed and total.timed:
        lines.append("A game took %s." % outcomes.duration(total.seconds // total.timed))
    return lines
