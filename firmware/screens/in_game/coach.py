"""The coach: what could be done now, best first; and, where it warns, one question before a choice that is clearly worse.
It never plays for anybody.

What a game gives the coach, in firmware/games/<id>/game.py:

    COACH = 300      from this loss on, in hundredths of a point, it warns; 0: it only tells what is asked, and nothing is
        reviewed. A game without it has no coach.
    choice_words(game, seat, action) -> what the player does, as an order without the name: "circle 4x3"
    cover(app, seat) -> what hides a player's secrets until the device was handed over
        (firmware/games/shape_cards/secret.py), or None; left out where there are none
"""

from firmware import loading
from firmware.screens import choice
from shared_rules import registry
from shared_rules.advice import SHOWN

THINKING = "Thinking ..."
_AGAIN, _SHOW, _PLAY = "Choose again", "Show the choices", "Play it"
_SLICE_MS = 20
_UNSEEN_MS = 250
"""So long it looks at a choice before there is a picture of its own: most are over by then."""


def points(hundredths: int, sign: str = "+") -> str:
    """Hundredths of a point in tenths; `sign` stands before what is not below 0."""
    tenths = (abs(hundredths) + 5) // 10
    return "%s%d.%d" % ("-" if hundredths < 0 and tenths else sign, tenths // 10, tenths % 10)


def _chance(exact):
    # A chance as a percentage, which is 0 or 100 only for what is impossible or certain.
    part, whole = exact
    percent = (200 * part + whole) // (2 * whole)
    if percent == 0 < part:
        return "under 1 %"
    if percent == 100 and part < whole:
        return "over 99 %"
    return "%d %%" % percent


def reasons(advice, alone: bool) -> str:
    """What is known of a choice: the chance of its goal, and what is to be expected about."""
    told = []
    if advice.exact is not None:
        told.append("%s: %s" % (_chance(advice.exact), advice.goal))
    if advice.about is not None:
        told.append("about %s points" % points(advice.about, "" if alone else "+"))
    return ", ".join(told)


def keep_words(dice: list, at: list, jolly: int = 0) -> str:
    """A reroll: the dice that stay, and how many are rolled."""
    kept = sorted([dice[i] for i in range(len(dice)) if i not in at])
    if not kept:
        return "reroll all"
    return "keep %s, reroll %d" % (" ".join(["!" if face == jolly else str(face) for face in kept]), len(at))


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[0].upper() + words[1:]


class Coach(choice.Words):
    """State: None, or [an action that is looked at before it is done, the screen [name, state] to open in its place or
    None, focus, first line shown].
    """

    needs_table = True

    def __init__(self, app, state):
        self.action, self.then = state[:2] if state else (None, None)
        game = app.table.game
        self.seat = game.actor(self.action) if self.action else game.to_move
        screens = app.screens()
        self.cover = screens.cover(app, self.seat) if hasattr(screens, "cover") else None
        self.work = None
        self.done = self.seat is None
        self.unseen = self.action is not None
        choice.Words.__init__(self, app, "Coach", THINKING, [], state[2:] if state else None)

    def state(self) -> list:
        return [self.action, self.then] + choice.Words.state(self)

    def tick(self, now: int) -> bool:
        """Think for a slice."""
        if self.cover and (self.cover.closed or self.cover.tick(now)):
            return self.cover.closed and self.cover.since != now
        if self.done:
            return False
        hardware = self.app.hardware
        begun = hardware.now()
        most, self.unseen = _UNSEEN_MS if self.unseen else _SLICE_MS, False
        try:
            while hardware.elapsed(hardware.now(), begun) < most:
                next(self.work or self._begin())
        except StopIteration as end:
            return self._thought(end.value)
        except MemoryError:
            loading.collect()
            return self._thought([])
        return False
