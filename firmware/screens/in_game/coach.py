"""The coach: what could be done now, best first; and, where it warns, one question before a choice that is clearly
worse. It never plays for anybody. docs/coach.md tells what its figures mean.

What a game gives the coach, in firmware/games/<id>/game.py:

    COACH = 300      from this loss on, in hundredths of a point, it warns; 0: it only tells what is asked, and nothing
        is reviewed. A game without it has no coach.
    choice_words(game, seat, action) -> what the player does, as an order without the name: "circle 4x3"
    cover(app, seat) -> what hides a player's secrets until the device was handed over
        (firmware/games/shape_cards/secret.py), or None; left out where there are none
"""

from firmware import coach
from firmware.keys import BACK
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


class Coach(choice.Words):
    """State: None, or [an action that is looked at before it is done, the screen [name, state] to open in its place or
    None, focus, first line shown].
    """

    needs_table = True
    most_answers = 2

    def __init__(self, app, state):
        state = state or [None, None]
        self.action, self.then = state[:2]
        game = app.table.game
        self.seat = game.actor(self.action) if self.action else game.to_move
        screens = app.screens()
        self.cover = screens.cover(app, self.seat) if hasattr(screens, "cover") else None
        self.work = None
        self.thought = False
        self.slice = _UNSEEN_MS if self.action else _SLICE_MS
        choice.Words.__init__(self, app, "Coach", THINKING, [], state[2:])

    def state(self) -> list:
        return [self.action, self.then] + choice.Words.state(self)

    def evictable(self) -> bool:
        return self.work is None

    def tick(self, now: int) -> bool:
        """Think for a slice, once nothing covers it; then show the choices, or ask, or let play go on."""
        if self.cover and (self.cover.tick(now) or self.cover.closed):
            return False
        if self.thought:
            return False
        work = self.work = self.work or coach.thinking(self.app, self.action)
        work.go_on(self.slice)
        self.slice = _SLICE_MS
        self.thought = work.done
        return work.done and self._tell(work.result or [])

    def _tell(self, found):
        app = self.app
        game = app.table.game
        screens = app.screens()
        if self.action is None:
            self._show(_lines(screens, game, self.seat, found), [])
            return True
        lost = _loss(found, self.action)
        if lost < screens.COACH:
            self._play()
            return False
        app.game.warned = app.game.at
        app.hardware.keys.drop()
        self._show("Another choice is about %s points better." % points(lost, ""), [_AGAIN, _SHOW, _PLAY])
        return True

    def _show(self, words, answers):
        self.text.words = self.words = words
        self.answers = answers
        self.list.set(answers)

    def _play(self):
        app = self.app
        app.game.warned = app.game.at  # it was looked at
        app.pop()
        if self.then:
            app.push(*self.then)
        else:
            app.game.act(self.action)

    def answered(self, index: int) -> None:
        """Where it asked nothing, ok closes."""
        answer = self.answers[index] if self.answers else _AGAIN
        if answer == _PLAY:
            self._play()
        elif answer == _SHOW:
            self.app.replace(self.app.stack[-1][0])
        else:
            self.app.pop()

    def handle(self, key: int) -> None:
        if self.cover and self.cover.takes(key) and key != BACK:
            return
        choice.Words.handle(self, key)

    def prepare(self) -> None:
        if self.cover and self.cover.closed:
            self.cover.prepare()
        else:
            choice.Words.prepare(self)

    def draw(self, canvas) -> None:
        if self.cover and self.cover.closed:
            self.cover.draw(canvas)
        else:
            choice.Words.draw(self, canvas)


def _loss(found, action):
    # What an action gives away, in hundredths of a point; 0 where that is not known.
    for advice in found:
        if advice.action == action and advice.about is not None:
            return found[0].about - advice.about
    return 0


def _lines(screens, game, seat, found):
    # The best choices, or the facts where the coach tells these.
    advice = registry.advice(game.ID)
    facts = advice.facts(game, seat) if hasattr(advice, "facts") else None
    lines = []
    for at in range(min(SHOWN, len(found)) if facts is None else 0):
        why = reasons(found[at], game.players == 1)
        words = coach.capital(screens.choice_words(game, seat, found[at].action))
        lines.append("%d. %s" % (at + 1, words) + ("\n" + why if why else ""))
    for template, *values in facts or ():
        lines.append(template % tuple(values))
    return "\n".join(lines) or "There is nothing to choose."
