"""Who starts, an order of play, or teams: drawn for any other game, before everybody's eyes."""

from firmware import loading
from firmware.drawing import lists, theme
from firmware.pads.free_dice import roll
from firmware.screens import choice
from firmware.screens.seats import PEOPLE, is_people
from firmware.storage.storage import all_are

REMEMBERED = "who_starts"
FEWEST, MOST = 2, 8
KINDS = ("Who starts?", "Order of play", "2 teams", "3 teams", "4 teams")
STARTS, ORDER = 0, 1
"""Numbers of kinds; those behind them are teams, as many as the number of the kind."""
_STEPS = 16
_FASTEST_MS = 40


def _names_fit(value):
    return all_are(str, value) and FEWEST <= len(value) <= MOST


def _fits(value):
    # What another version may have remembered.
    return isinstance(value, list) and len(value) == 2 and _names_fit(value[0]) and value[1] in range(len(KINDS))


def rename(app, old: str, new: str | None) -> None:
    """Let a name that is remembered be another one, or None: nobody's."""
    kept = app.storage.remembered(REMEMBERED, None, _fits)
    if kept and old in kept[0]:
        seat = kept[0].index(old)
        kept[0][seat] = new if new and new not in kept[0] else unnamed(seat)
        app.remember(REMEMBERED, kept)


def unnamed(seat: int) -> str:
    """How somebody without a name is called: by a colour, as long as there are any."""
    return theme.PLAYERS[seat][0] if seat < len(theme.PLAYERS) else "Player %d" % (seat + 1)


def drawn(entropy, count: int) -> list:
    """The numbers from 0 to count - 1 in an order that is drawn, each equally likely."""
    order = list(range(count))
    for left in range(count, 1, -1):
        at = roll(entropy, 1, left)[0] - 1
        order[at], order[left - 1] = order[left - 1], order[at]
    return order


def result(kind: int, names: list) -> str:
    """What was drawn, in lines; `names` in the order that was drawn."""
    if kind == STARTS:
        return "%s starts" % names[0]
    if kind == ORDER:
        return "\n".join(["%d. %s" % (at + 1, names[at]) for at in range(len(names))])
    return "\n".join(["Team %d: %s" % (team + 1, _team(names, team, kind)) for team in range(kind)])


def _team(names, team, kind):
    return ", ".join([names[at] for at in range(team, len(names), kind)])


class WhoStarts(choice.Menu):
    """Who is there, and what is drawn. State: [names, kind, seat whose name is asked for or -1, list's state]."""

    def __init__(self, app, state):
        self.asked = -1
        if state:
            self.names, self.kind, self.asked = state[:3]
        else:
            self.names, self.kind = app.storage.remembered(REMEMBERED, None, _fits) or [[], STARTS]
            if not self.names:
                people = app.storage.remembered(PEOPLE, None, is_people)
                known = people["names"][: people["seats"]] if people else []
                self.names = known if _names_fit(known) else [unnamed(seat) for seat in range(4)]
        choice.Menu.__init__(self, app, state[3] if state else None)

    def state(self) -> list:
        return [self.names, self.kind, self.asked, self.list_state()]

    def fill(self) -> tuple:
        count = len(self.names)
        self.kind = min(self.kind, count)
        self.list.set(["Draw", "Draw what", "Players"] + self.names, ["", KINDS[self.kind], str(count)] + [""] * count)
        return "Who starts?", ""

    def adjustable(self, index: int) -> bool:
        return index == 1 or index == 2

    def adjust(self, index: int, step: int) -> None:
        names = self.names
        if index == 1:
            self.kind = (self.kind + step) % (min(len(names), len(KINDS) - 1) + 1)
        elif FEWEST <= len(names) + step <= MOST:
            if step < 0:
                names.pop()
            else:
                free = [unnamed(seat) for seat in range(MOST) if unnamed(seat) not in names]
                names.append(free[0])

    def chosen(self, index: int) -> None:
        app = self.app
        if index:
            self.asked = index - 3
            taken = [name for name in self.names if name != self.names[self.asked]]
            app.push("screens.names.Letters", ["Name of player %d" % (self.asked + 1), taken])
            return
        try:
            order = drawn(app.hardware.entropy, len(self.names))
        except loading.load("shared_rules.game").Refused as refusal:  # looked up only when the draw is refused
            app.show_message(refusal.message)
            return
        self.keep()
        app.push("pads.who_starts.Drawn", [self.kind, [self.names[seat] for seat in order], True])

    def on_result(self, name: str, value) -> None:
        if name.startswith("screens.names.") and 0 <= self.asked < len(self.names):
            self.names[self.asked] = value
            self.refill()

    def keep(self) -> None:
        """What was chosen is there again next time."""
        self.app.remember(REMEMBERED, [self.names, self.kind])

    def closed(self) -> None:
        self.keep()
        choice.Menu.closed(self)


class Drawn(choice.Words):
    """What was drawn, after the names have passed. State: [kind, names in the order drawn, True while it is still to be
    seen drawn, focus, first line shown].
    """

    drops_type_ahead = True

    def __init__(self, app, state):
        self.kind, self.names, moves = state[:3]
        self.left = _STEPS if moves and app.settings.motion else 0
        self.next_at = None
        choice.Words.__init__(self, app, KINDS[self.kind], self._words(), ["OK"], state[3:])

    def _words(self):
        return self.names[-self.left % len(self.names)] if self.left else result(self.kind, self.names)

    def state(self) -> list:
        return [self.kind, self.names, False] + choice.Words.state(self)

    def tick(self, now: int) -> bool:
        if not self.left or self.next_at is not None and self.app.hardware.elapsed(now, self.next_at) < 0:
            return False
        if self.next_at is not None:
            self._step(self.left - 1)
        self.next_at = (now + _FASTEST_MS + _STEPS - self.left) & 0x3FFFFFFF
        return True

    def _step(self, left):
        self.left = left
        self.text = lists.Text(self._words())
        self.app.invalidate()

    def handle(self, key: int) -> None:
        """A key ends the draw first."""
        if self.left:
            self._step(0)
        else:
            choice.Words.handle(self, key)

    def answered(self, index: int) -> None:
        self.app.pop()
