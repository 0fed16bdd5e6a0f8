"""When the coach is asked, when it asks, and how it thinks. Its screens are firmware/screens/in_game/coach.py and
review.py.
"""

from firmware import loading
from shared_rules import registry
from shared_rules.game import Refused

EVICTABLE = True

REVIEW = "review"
_SCREEN = "screens.in_game.coach.Coach"
_ROOM = 24 * 1024
"""Bytes of the heap that the advice of a game takes at most."""


def _is_rival(game, seat):
    return game.rivals is not None and game.rivals.plays(seat)


def warns(game, action: dict, then) -> bool:
    """See RunningGame.warns. What is refused, has no other choice, or was rolled already is not looked at."""
    rules = game.table.game
    if game.warned == game.at or game.read_only or "dice" in action:
        return False
    try:
        rules.check(action)
    except Refused:
        return False  # they are told why
    seat = rules.actor(action)
    if seat is None or _is_rival(game, seat):
        return False
    choices = 0
    for _ in rules.legal():
        choices += 1
        if choices > 1:
            open_with(game.app, _SCREEN, [action, then], action)
            return True
    return False


def advises(game) -> bool:
    """Whether there is somebody who can ask what is best."""
    seat = game.table.to_move
    return seat is not None and not _is_rival(game, seat)


def ask(app) -> None:
    """Show the best choices, unless something else is asked just now."""
    top = app.stack[-1][0]
    screens = app.screens()
    if advises(app.game) and top in (app.MENU, screens.SHEETS, screens.play(app.table)):
        open_with(app, _SCREEN, None, None)


def open_with(app, screen: str, state, about) -> None:
    """Open a screen that calls `thinking`, with what that is to be `about`."""
    app.acknowledge_key()
    app.put_away(_opened, app, screen, state, about)


def _opened(app, screen, state, about):
    if loading.lacks(_ROOM):
        loading.evict_screens()
    # It begins first: between what the screen leaves of the heap there may be no piece large enough.
    app.game.thinking = None
    app.game.thinking = thinking(app, about)
    app.game.thinking.go_on(1)
    if about is None and app.stack[-1][0] in (app.MENU, app.screens().SHEETS):
        app.pop()
    app.push(screen, state)


def thinking(app, about):
    """A Thinking, begun already if its screen was opened by `open_with`. about: None for the choices of the player to
    move, an action for those of whoever does it, among which it is; REVIEW for the review of the whole game.
    """
    begun = app.game.thinking
    if begun and begun.about == about:
        app.game.thinking = None
        return begun
    threshold = loading.collect_often()
    try:
        game = app.table.game
        if about == REVIEW:
            screens = app.screens()
            review = loading.load("shared_rules.review")
            work = review.reviewed(app.table, lambda worst: told(screens, worst))  # pyright: ignore[reportAttributeAccessIssue]
        else:
            seat = game.actor(about) if about else game.to_move
            work = registry.advice(game.ID).think(game, seat, about)  # pyright: ignore[reportOptionalMemberAccess]
        return Thinking(app, work, about)
    finally:
        loading.collect_rarely(threshold)


class Thinking:
    """A generator that works while the handheld goes on; the modules of advice go when it has ended. `last`: what it
    yielded last; `result`: what it returned, once it is `done`, None where the heap had no room.
    """

    def __init__(self, app, work, about):
        self._hardware = app.hardware
        self._work = work
        self.about = about
        self.last = self.result = None
        self.done = False

    def go_on(self, ms: int) -> None:
        """Work for so long."""
        hardware = self._hardware
        begun = hardware.now()
        try:
            while self._work and hardware.elapsed(hardware.now(), begun) < ms:
                self.last = next(self._work)
        except StopIteration as end:
            self.result = end.value
            self.done = True
        except MemoryError:
            self.done = True
        if self.done:
            self._work = None
            loading.evict_advice()


def told(screens, rated) -> list:
    """What a review keeps of a Rated: [turn, seat, what was done, what was better], in words."""
    game, seat = rated.game, rated.seat
    played, better = [screens.choice_words(game, seat, each.action) for each in (rated.played, rated.best)]
    return [game.turn, seat, capital(played), better]


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[0].upper() + words[1:]
