"""Players and their statistics from all finished games and score pads."""

from firmware import loading
from firmware.drawing import fonts, lists, widgets
from firmware.drawing.labels import one_line_or_two
from firmware.language import later, t, t_n
from firmware.pads import archive
from firmware.screens import choice
from firmware.storage import outcomes
from shared_rules import registry

PERSON = "screens.players.Person"
FIGURES = "screens.players.Figures"
REWRITING = "screens.renaming.Rewriting"
LETTERS = "screens.names.Letters"
_KEEP = later("Keep it")
_DELETES = later("Finished games show {0} instead of this name. Their scores stay. An unfinished game keeps the name.")
_RENAMES = later("All finished games show {0} instead of {1}. Two people with one name become one.")


def games_text(count: int) -> str:
    """Return the number of games: "3 games"."""
    return t_n(count, "{0} game", "{0} games")


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
            value = games_text(-games)
            fits = fonts.large_text or fonts.SMALL.width(name + value) <= room
            values.append(value if fits else "")
        self.list.set(self.names or [t("No names yet\nonly named players")], values or None)
        return t("Players"), ""

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
            words = _games_and_wins(total.games, total.wins) if total.contested else games_text(total.games)
            labels.append("%s\n%s" % (t(registry.name(game)), words))
        self.does = [[FIGURES, [self.name, game]] for game in games]
        on_pads = archive.of_people(archive.pads(self.app.storage)).get(self.name, [0, 0, 0])
        if on_pads[0]:
            words = _games_and_wins(on_pads[0], on_pads[2]) if on_pads[1] else games_text(on_pads[0])
            labels.append("%s\n%s" % (t("Score pad"), words))
            self.does.append(["pads.finished.Pads", None])
        for other in sorted(rivals, key=lambda other: (-rivals[other][0], other)):
            if rivals[other][0] >= outcomes.FEWEST:
                labels.append(one_line_or_two(self.layout, *outcomes.versus(self.name, other, *rivals[other][1:])))
                self.does.append([PERSON, [other]])
        self.does += [
            [LETTERS, [later("New name"), [], self.name]],
            [
                "screens.choice.Confirm",
                [[later("Delete {0}"), self.name], [_DELETES, outcomes.NOBODY], _KEEP, later("Delete it")],
            ],
        ]
        self.list.set(labels + [t("Rename"), t("Delete name")])
        return self.name, games_text(sum([totals[game].games for game in games]) + on_pads[0])

    def chosen(self, index: int) -> None:
        self.new = None
        self.app.stack.push(*self.does[index])

    def on_result(self, name: str, value) -> None:
        if name == LETTERS:
            if value != self.name:
                self.new = value
                title = [later("Rename {0}"), self.name]
                words = [_RENAMES, value, self.name]
                self.app.stack.push("screens.choice.Confirm", [title, words, _KEEP, later("Rename it")])
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
                if len(numbers) == 1:
                    lines[0] = t_n(players, "{0} player: {1}", "{0} players: {1}", lines[0])
                    break
                lines += ["", t_n(players, "{0} player:", "{0} players:")]
                lines += _lines_of(totals[(self.game, players)], False)
            lines += self._highlights(totals[self.game])
        width = widgets.layout(app).width - 3 * widgets.EDGE
        title = widgets.after_name(self.name, t(": {0}", t(registry.name(self.game))), width)
        choice.Words.__init__(self, app, title, "\n".join(lines), [t("OK")], state[2:])

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
            lines += ["", t("{0}:", t(names[i])), t("average {0}, most {1}", outcomes.average(points, games), most)]
        return lines

    def answered(self, index: int) -> None:
        self.app.stack.pop()


def _games_and_wins(games, wins):
    return t_n(games, "{0} game, won {1}", "{0} games, won {1}", wins)


def _lines_of(total, timed=True):
    lines = [games_text(total.games)]
    if total.contested:
        lines[0] = t_n(total.games, "{0} game, won\xa0{1}", "{0} games, won\xa0{1}", total.wins)
    if total.scored:
        lines.append(t("Average {0}, best {1}", outcomes.average(total.points, total.scored), total.best))
    if timed and total.timed:
        lines.append(t("A game took {0}.", outcomes.duration(total.seconds // total.timed)))
    return lines
