"""What lies beside the record of a game, and where its players are: written, and read back whatever stands there."""

from firmware.drawing import theme
from firmware.storage.files import all_are
from shared_rules.rival import LEVELS


def of(session) -> dict:
    """The value of the side file of a GameSession as it is now; see Storage.side."""
    record, table = session.record, session.table
    side: dict = {"colours": session.colours}
    if record.seed_from:
        side["seed_from"] = record.seed_from
    if record.seen:
        side["seen"] = record.seen
    if session.rivals:
        side["rivals"] = session.rivals.levels
    if session.coach.level:
        side["coach"] = session.coach.level
    if table.over:
        state = table.state()
        side["scores"] = state["scores"]
        side["winners"] = state["winners"]
        rules = table.game
        side["highlights"] = rules.highlights()
        side["teams"] = rules.teams()
    if record.played_ms >= 1000:
        side["seconds"] = record.played_ms // 1000
    return side


def colours_in(side, players):
    """For each seat an index into theme.PLAYERS."""
    colours = side.get("colours")
    if all_are(int, colours) and len(colours) == players:
        if all([0 <= colour < len(theme.PLAYERS) and colours.count(colour) == 1 for colour in colours]):
            return colours
    return list(range(players))


def levels_in(side, table):
    """For each seat the level of the rival there, "" for a person; () where another program wrote something else."""
    levels = side.get("rivals")
    if not table.game.ADVISES or not all_are(str, levels) or len(levels) != len(table.players):
        return ()
    return levels if all([not level or level in LEVELS for level in levels]) else ()


def place_of(session, stack: list) -> dict:
    """What brings these screens of a GameSession back, or those that were open when the power went."""
    place = {"at": session.at, "game": session.record.number, "stack": stack}
    if session.coach.warned == session.at:
        place["warned"] = True
    if session.looked_at:
        place["looks"] = True
    return place


def is_place(value) -> bool:
    """Return True if this is what `place_of` gives. What the states of its screens are, only these can tell."""
    if not isinstance(value, dict) or not all_are(int, [value.get("at")]) or value["at"] < 0 or "game" not in value:
        return False
    if value["game"] is not None and (not all_are(int, [value["game"]]) or value["game"] < 1):
        return False
    stack = value.get("stack")
    if not stack or not all_are(list, stack):
        return False
    return all([len(entry) == 2 and isinstance(entry[0], str) and "." in entry[0] for entry in stack])
