"""The evening: points, games that count, and a new evening."""

from firmware import evening
from firmware.game_record import current_evening, evening_in
from firmware.language import later, shown_name, t, t_n
from firmware.screens import choice
from shared_rules import registry

_ASK = [later("Same evening?"), later("Count this game with those before?"), later("Yes"), later("New evening")]
_ANOTHER = [
    later("New evening"),
    later("Games from now on count for a new evening. Those before stay in History."),
    later("Same evening"),
    later("New evening"),
]


class Ask(choice.Confirm):
    """Ask if the evening continues. State: None, or that of Confirm."""

    def __init__(self, app, state):
        choice.Confirm.__init__(self, app, state or _ASK)

    def answered(self, index: int) -> None:
        if index:
            evening.begin_another(self.app)
        self.app.stack.pop()


class Evening(choice.Menu):
    """Points of all people, then the games; OK on a game counts it or leaves it out. State: the list's."""

    opens_late = True

    def fill(self) -> tuple:
        storage = self.app.storage
        self.games = evening.games(storage, current_evening(storage))
        rows = []
        for name, games, half in evening.standings(self.games):
            rows.append(("%s\n%s" % (shown_name(name), t_n(games, "{0} game", "{0} games")), evening.points_text(half)))
        self.people = len(rows)
        for number, setup, side in self.games:
            counts = t("counts") if evening_in(side) > 0 else t("does not count")
            name = "%d. %s" % (number, t(registry.name(setup["game"]))) if number > 0 else setup["name"]
            rows.append(("%s\n%s" % (name, counts), ""))
        rows.append((t("New evening") if self.games else t("No game has ended yet"), ""))
        self.list.set([row[0] for row in rows], [row[1] for row in rows])
        return t("Evening"), t("points")

    def chosen(self, index: int) -> None:
        at = index - self.people
        if 0 <= at < len(self.games):
            number, _setup, side = self.games[at]
            evening.count(self.app, number, evening_in(side) < 0)
            self.refill()
        elif at == len(self.games) and self.games:
            self.app.stack.push("screens.choice.Confirm", list(_ANOTHER))
        elif not self.games:
            self.app.stack.pop()

    def on_result(self, name: str, value) -> None:
        evening.begin_another(self.app)
        self.list.focus = 0
        self.refill()
