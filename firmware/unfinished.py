"""The unfinished game that home offers to resume, and what is said when another one takes its place."""

from shared_rules import registry

NEWEST = 12
"""Maximum number of the newest games among which one to resume is looked for."""
WAITS = " is unfinished. You can resume it in History"


def game_name(game_id: str) -> str:
    """What the game is called; its id when this version does not have it."""
    line = registry.line(game_id)
    return line[2] if line else game_id


def to_resume(app) -> tuple:
    """(number, setup) of the running or else the newest unfinished game; (None, None) when there is none."""
    if app.game.table is not None and not app.game.table.over:
        # Known without a look into the flash, which would keep the screen waiting.
        return app.game.record.number, {"game": app.game.table.game.ID, "players": app.game.table.players}
    for number in app.storage.games()[:NEWEST]:
        if not app.storage.is_over(number):
            found = app.storage.setup(number)
            if found:
                return number, found
    return None, None


def told(game) -> str:
    """What the players are told when a new game takes the place of the one that home offers. "" where there is none, or
    where it was told already, when the game began that is over now.
    """
    if game.table is not None and game.table.over and not game.looked_at:
        return ""
    _number, setup = to_resume(game.app)
    if setup is None:
        return ""
    return "%s%s (%s)." % (game_name(setup["game"]), WAITS, ", ".join(setup["players"]))
