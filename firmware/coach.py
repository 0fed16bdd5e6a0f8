"""When the coach is asked, and when it asks. Its screen is firmware/screens/in_game/coach.py."""

from firmware import loading
from shared_rules.game import Refused

EVICTABLE = True

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
            _open(game.app, [action, then])
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
        _open(app, None)


def _open(app, state):
    app.acknowledge_key()
    app.put_away(_opened, app, state)


def _opened(app, state):
    if loading.lacks(_ROOM):
        loading.evict_screens()
    if state is None and app.stack[-1][0] in (app.MENU, app.screens().SHEETS):
        app.pop()
    app.push(_SCREEN, state)
