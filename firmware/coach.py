"""The coach: when it is asked, when it warns, and how it thinks. docs/coach.md explains its figures. It never plays for
anyone. COACH and the constants below it in firmware/game_screens.py configure it for each game.
"""

from firmware import loading
from firmware.game_record import side_of
from firmware.game_screens import MENU
from firmware.language import capital, later, shown, t
from firmware.storage.side_file import is_persons
from shared_rules import registry
from shared_rules.game import Refused

OFF, ON_REQUEST, WARNS = range(3)
"""Levels of the coach."""
REVIEW = "review"
_THINKING = "screens.in_game.coach.Thinking"
_COACH = "screens.in_game.coach.Coach"
_FAILED = later("The coach could not think it through. Switch off and on, then try again.")


def level_in(side: dict) -> int:
    """Return the level of the coach in metadata, OFF if invalid."""
    return side["coach"] if side.get("coach") in (ON_REQUEST, WARNS) else OFF


class Coach:
    """The coach of a GameSession."""

    def __init__(self, session, level: int):
        self._session = session
        self.level = level
        self.warned = None  # GameSession.at of the last choice it checked
        self.begun = None  # Work already started for the screen about to open

    def warns(self, action: dict, then: list | None = None) -> bool:
        """Return True if the coach takes over this choice; it checks once per decision. It then makes the choice itself
        or opens the screen `then`, unless the player reconsiders. It skips refused actions, actions without an
        alternative, and dice already rolled.
        """
        session = self._session
        if self.level != WARNS or self.warned == session.at or session.read_only or "dice" in action:
            return False
        rules = session.table.game
        try:
            rules.check(action)
        except Refused:
            return False  # `act` shows the reason
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
    """Show the best choices, unless another question is open."""
    seat = asker(app)
    if seat is None:
        return
    screens = app.game.screens
    phase, top = screens.play(app.game.table), app.stack[-1][0]
    if top in (MENU, screens.SHEETS):
        app.stack.pop()
        top = phase
    if top == phase:
        think(app, seat)


def asker(app) -> int | None:
    """Return the seat whose choices to show on request; None if no person is to act, as when the game is over."""
    seat = None if app.game.table.over else app.game.screens.acts(app)
    return None if app.game.is_rival(seat) else seat


def think(app, about=None, then=None) -> None:
    """Open the thinking screen for `about` (see `thinking`). If there is nothing to say about an action, it is done, or
    the screen `then` opens.
    """
    app.frame.acknowledge_key()
    app.game.coach.begun = None
    app.game.coach.begun = thinking(app, about)
    app.game.coach.begun.go_on(1)
    app.stack.push(_THINKING, [about, then])


def thinking(app, about):
    """Return a Work, reusing the one started for this screen. about: a seat, None for the player to move, an action to
    compare with its actor's other choices, or REVIEW for the review of the game.
    """
    begun = app.game.coach.begun
    if begun and begun.about == about:
        app.game.coach.begun = None
        return begun
    game = app.game.table.game
    if about == REVIEW:
        work = loading.load("shared_rules.review").reviewed(app.game.table, rival_seats(app.game))
    else:
        module = loading.collecting(registry.advice, game.ID)
        if isinstance(about, dict):
            work = module.think(game, game.actor(about), about)  # pyright: ignore[reportOptionalMemberAccess]
        else:
            work = _choices(module, game, _seat(game, about))
    return Work(app, work, about)


def rival_seats(session) -> list:
    """Return the seats in which a rival has acted: a review has none of their choices."""
    side = side_of(session)
    return [seat for seat in range(len(session.table.players)) if not is_persons(side, seat)]


def _seat(game, about) -> int:
    return game.to_move if about is None else about


def _choices(module, game, seat):
    # Return (choices, best first; facts, or None if the coach has none).
    facts = module.facts(game, seat) if hasattr(module, "facts") else None
    found = []
    if facts is None or getattr(module, "SUGGESTS", False):
        found = yield from module.think(game, seat)
    return found, facts


class Work:
    """A generator that runs in slices while the handheld stays responsive. `last`: last value yielded. `result`: return
    value once `done`; None if memory ran out or the advice failed.
    """

    def __init__(self, app, work, about):
        self._app = app
        self._work = work
        self.about = about
        self.last = self.result = None
        self.done = False

    def go_on(self, ms: int) -> None:
        """Work for `ms` milliseconds."""
        hardware = self._app.hardware
        begun = hardware.now()
        try:
            while self._work and hardware.elapsed(hardware.now(), begun) < ms:
                self.last = next(self._work)
        except StopIteration as end:
            self.result = end.value
            self.done = True
        except Exception as error:
            # Play continues without advice.
            if not isinstance(error, MemoryError):
                self._app.log("advice", error)
            self.done = True
        if self.done:
            self._work = None


# Showing the result


def show(app, about, then, found) -> None:
    """Replace the waiting screen by the choices, the review or a warning; or let play continue."""
    screens = app.game.screens
    if isinstance(about, dict):
        lost = loss(found or [], about)
        if lost < screens.COACH:
            play(app, about, then)
            return
        app.game.coach.warned = app.game.at
        app.stack.replace(_COACH, [lost, about, then, ""])
        return
    if about == REVIEW and found is not None:
        _keep(app.game, found.lost)
        sums = [[found.counts[seat], found.lost[seat]] for seat in range(len(found.counts))]
        app.stack.replace(screens.REVIEW, [0, [list(choice) for choice in found.worst], sums])
        return
    game = app.game.table.game
    unit = ""
    if found and found[1] is None and [advice for advice in found[0] if advice.about is not None]:
        unit = later("final score") if game.players == 1 else later("final lead")
    app.stack.replace(_COACH, [said(_seat(game, about), *found) if found else _FAILED, None, None, unit])


def _keep(game, lost):
    # What was given away counts for a handicap (firmware.handicap).
    if game.record.lost != lost and game.record.number is not None:
        game.record.lost = lost
        game.write_side()


def play(app, action: dict, then) -> None:
    """Close the open screen and do the action that was checked, or open the screen `then`."""
    app.game.coach.warned = app.game.at
    app.stack.pop()
    if then:
        app.stack.push(*then)
    else:
        app.act(action)


def loss(found: list, action: dict) -> int:
    """Return what an action gives away, in hundredths of a point; 0 if unknown."""
    for advice in found:
        if advice.action == action and advice.about is not None:
            return found[0].about - advice.about
    return 0


# Texts


def said(seat: int, found: list, facts) -> list:
    """Return for the state of the screen [seat, its best choices, facts or None]. A choice is a list of what Advice
    takes; beside facts there is only what to aim for.
    """
    best = found[: loading.load("shared_rules.advice").SHOWN if facts is None else 1]
    return [seat, [[advice.action, advice.about, advice.goal, advice.exact] for advice in best], facts]


def points(hundredths: int, sign: str = "+") -> str:
    """Format hundredths of a point as tenths; `sign` precedes values of 0 and more."""
    tenths = (abs(hundredths) + 5) // 10
    return ("-" if hundredths < 0 and tenths else sign) + t("{0}.{1}", tenths // 10, tenths % 10)


def _chance(exact):
    # Format a chance as a percentage; 0 and 100 only if impossible or certain.
    part, whole = exact
    percent = (200 * part + whole) // (2 * whole)
    if percent == 0 < part:
        return t("under 1 %")
    if percent == 100 and part < whole:
        return t("over 99 %")
    return t("{0} %", percent)


def reasons(advice, alone: bool, counted: str = "points") -> str:
    """Return what is known of a choice: the chance of its goal and its expected value."""
    expected = "" if advice.about is None else points(advice.about, "" if alone else "+")
    if advice.exact is None:
        return expected and t("about\xa0{0} {1}", expected, t(counted))
    chance, goal = _chance(advice.exact), shown(advice.goal)
    return t("{0}: {1}, about\xa0{2}", chance, goal, expected) if expected else t("{0}: {1}", chance, goal)


def words(app, what) -> str:
    """Return what the screen says: to the loss of a choice, to what `said` returned, or to a text in English."""
    screens, game = app.game.screens, app.game.table.game
    if isinstance(what, str):
        return t(what)
    if isinstance(what, int):
        return t("Another choice is about {0} {1} better.", points(what, ""), t(screens.COACH_UNIT))
    seat, choices, facts = what
    make = loading.load("shared_rules.advice").Advice
    rows = []
    for choice in choices if facts is None else ():
        advice = make(*choice)
        why = reasons(advice, game.players == 1, screens.COACH_UNIT)
        order = capital(screens.choice_words(game, seat, advice.action))
        rows.append("%d. %s" % (len(rows) + 1, order) + ("\n" + why if why else ""))
    if facts and choices and choices[0][2]:
        rows.append(t("Suggestion: go for {0}.", shown(choices[0][2])))
    for fact in facts or ():
        rows.append(shown(fact))
    return "\n".join(rows) or t("There is nothing to choose.")
