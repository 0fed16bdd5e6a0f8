"""When the coach is asked, when it asks, and how it thinks; docs/coach.md tells what its figures mean. It never plays
for anybody. COACH in firmware/game_screens.py and what is below it say what a game gives it.
"""

from firmware import loading
from firmware.game_screens import MENU
from shared_rules import registry, review
from shared_rules.advice import SHOWN
from shared_rules.game import Refused

OFF, ON_REQUEST, WARNS = range(3)
"""What it does."""
REVIEW = "review"
_THINKING = "screens.in_game.thinking.Thinking"
_COACH = "screens.in_game.coach.Coach"
_FAILED = "The coach could not think it through. Switch off and on, then try again."


class Coach:
    """The coach of a GameSession."""

    def __init__(self, session):
        self._session = session
        self.level = OFF
        self.warned = None  # GameSession.at when it has looked at a choice last
        self.begun = None  # the Work of the screen that is about to open

    def warns(self, action: dict, then: list | None = None) -> bool:
        """Look at a choice, once for each decision: True when it does. It then makes the choice itself, or opens the
        screen `then`, unless the player thinks better of it. What is refused, has no other choice, or was rolled
        already is not looked at.
        """
        session = self._session
        if self.level != WARNS or self.warned == session.at or session.read_only or "dice" in action:
            return False
        rules = session.table.game
        try:
            rules.check(action)
        except Refused:
            return False  # they are told why
        seat = rules.actor(action)
        if seat is None or session.is_rival(seat):
            return False
        choices = 0
        for _ in rules.legal():
            choices += 1
            if choices > 1:
                think(session.app, action, then)
                return True
        return False


def ask(app) -> None:
    """Show the best choices, unless something else is asked just now."""
    top = app.stack[-1][0]
    screens = app.game.screens
    if top in (MENU, screens.SHEETS):
        app.stack.pop()
        top = screens.play(app.game.table)
    seat = asker(app)
    if seat is not None and top == screens.play(app.game.table):
        think(app, seat)


def asker(app) -> int | None:
    """The seat whose choices are shown when somebody asks now; None where no person is to act."""
    seat = app.game.screens.acts(app)
    return None if app.game.is_rival(seat) else seat


def think(app, about=None, then=None) -> None:
    """Show in front of the open screen what `thinking` finds. Where nothing is to be said of an action it is done, or
    the screen `then` opens.
    """
    app.frame.acknowledge_key()
    app.game.coach.begun = None
    app.game.coach.begun = thinking(app, about)
    app.game.coach.begun.go_on(1)
    app.stack.push(_THINKING, [about, then])


def thinking(app, about):
    """A Work, begun already if its screen was opened here. about: the seat whose choices are wanted, None for those of
    the player to move; an action for those of whoever does it, among which it is; REVIEW for the review of the game.
    """
    begun = app.game.coach.begun
    if begun and begun.about == about:
        app.game.coach.begun = None
        return begun
    game = app.game.table.game
    if about == REVIEW:
        work = review.reviewed(app.game.table)
    else:
        module = loading.tidily(registry.advice, game.ID)
        if isinstance(about, dict):
            work = module.think(game, game.actor(about), about)  # pyright: ignore[reportOptionalMemberAccess]
        else:
            work = _choices(module, game, _seat(game, about))
    return Work(app, work, about)


def _seat(game, about) -> int:
    return game.to_move if about is None else about


def _choices(module, game, seat):
    # (what could be done best first, the facts where the coach tells these, else None)
    facts = module.facts(game, seat) if hasattr(module, "facts") else None
    found = []
    if facts is None or getattr(module, "SUGGESTS", False):
        found = yield from module.think(game, seat)
    return found, facts


class Work:
    """A generator that works while the handheld goes on. `last`: what it yielded last; `result`: what it returned, once
    it is `done`, None where the heap had no room or advice fails.
    """

    def __init__(self, app, work, about):
        self._app = app
        self._work = work
        self.about = about
        self.last = self.result = None
        self.done = False

    def go_on(self, ms: int) -> None:
        """Work for so long."""
        hardware = self._app.hardware
        begun = hardware.now()
        try:
            while self._work and hardware.elapsed(hardware.now(), begun) < ms:
                self.last = next(self._work)
        except StopIteration as end:
            self.result = end.value
            self.done = True
        except Exception as error:
            # Play goes on without advice.
            if not isinstance(error, MemoryError):
                self._app.log("advice", error)
            self.done = True
        if self.done:
            self._work = None


# What it found. No screen is open.


def tell(app, about, then, found) -> None:
    """In the place of the screen that waited: the choices, the review, or a question; or let play go on."""
    screens = app.game.screens
    if isinstance(about, dict):
        lost = loss(found or [], about)
        if lost < screens.COACH:
            play(app, about, then)
            return
        app.game.coach.warned = app.game.at
        words = "Another choice is about %s %s better." % (points(lost, ""), screens.COACH_UNIT)
        app.stack.replace(_COACH, [words, about, then])
        return
    if about == REVIEW and found is not None:
        sums = [[found.counts[seat], found.lost[seat]] for seat in range(len(found.counts))]
        app.stack.replace(screens.REVIEW, [0, [list(choice) for choice in found.worst], sums])
        return
    game = app.game.table.game
    words = _FAILED if found is None else lines(screens, game, _seat(game, about), *found)
    app.stack.replace(_COACH, [words, None, None])


def play(app, action: dict, then) -> None:
    """The choice that was looked at is made; the open screen closes."""
    app.game.coach.warned = app.game.at
    app.stack.pop()
    if then:
        app.stack.push(*then)
    else:
        app.act(action)


def loss(found: list, action: dict) -> int:
    """What an action gives away, in hundredths of a point; 0 where that is not known."""
    for advice in found:
        if advice.action == action and advice.about is not None:
            return found[0].about - advice.about
    return 0


# Words


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


def reasons(advice, alone: bool, counted: str = "points") -> str:
    """What is known of a choice: the chance of its goal, and what is to be expected about."""
    told = "" if advice.about is None else "about\xa0%s" % points(advice.about, "" if alone else "+")
    if advice.exact is None:
        return told and "%s %s" % (told, counted)
    return "%s: %s%s" % (_chance(advice.exact), advice.goal, told and ", " + told)


def lines(screens, game, seat: int, found: list, facts) -> str:
    """The best choices of a seat; where the coach tells facts, these."""
    told = []
    for advice in found[:SHOWN] if facts is None else ():
        why = reasons(advice, game.players == 1, screens.COACH_UNIT)
        words = screens.choice_words(game, seat, advice.action)
        told.append("%d. %s%s" % (len(told) + 1, words[0].upper(), words[1:]) + ("\n" + why if why else ""))
    if facts and found and found[0].goal:
        told.append("Suggestion: go for %s." % found[0].goal)
    for fact in facts or ():
        told.append(fact[0] % tuple(fact[1:]))
    return "\n".join(told) or "There is nothing to choose."
