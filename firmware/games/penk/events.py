"""Instructions to write for Penk!'s events.

An Instruction's picture is a pair: the cells lit on the sheet, and the event if it is a Penk.
"""

from firmware.games.penk.words import cell_words
from firmware.instructions import SETBACK, Happening, Instruction, nothing

_ERASE = "Erase lit crosses"


def _marked(happening: Happening):
    event = happening.event
    if happening.undone or happening.copied:
        orders = ("Erase the circles %s", "Erase %s") if happening.undone else ("Circle %s",)
        texts = tuple([order % cell_words(event["cells"]) for order in orders])
        yield Instruction(event["player"], (happening.title,), texts, happening.done, (event["cells"], None))


def _penk(happening: Happening):
    event = happening.event
    # Each order caused by the block says so.
    if happening.undone or happening.next("block"):
        return
    line, index = event["line"], event["index"]
    cells = [[index, other] if line == "row" else [other, index] for other in range(1, 6)]
    texts = (
        "%s\xa0%d: nothing to cross out" % (line[0].upper() + line[1:], index),
        "Nothing to cross out",
        "Nothing to write",
    )
    yield Instruction(event["player"], _cheers(happening, event["player"]), texts, "OK", (cells, event))


def _block(happening: Happening):
    event = happening.event
    line = event["line"], event["index"]
    if happening.undone:
        penk, titles, texts = None, ("Undone",), ("Erase the lit crosses in %s\xa0%d", _ERASE)
    else:
        penk = happening.before("penk")
        titles, texts = _cheers(happening, penk["player"]), ("Cross out %s\xa0%d",)
    texts = (texts[0] % line,) + texts[1:]
    yield Instruction(event["player"], titles, texts, happening.done, (event["cells"], penk))


def _eliminated(happening: Happening):
    event = happening.event
    if happening.undone:
        texts = "Erase the lit crosses in column\xa0%d" % event["column"], _ERASE
    elif happening.copied:
        texts = ("Cross out column\xa0%d" % event["column"],)
    else:
        return
    yield Instruction(event["player"], (happening.title,), texts, happening.done, (event["cells"], None))


def _last_round(happening: Happening):
    event = happening.event
    table = happening.app.game.table
    seat = happening.before("marked", "eliminated")["player"]
    if happening.undone:
        yield Instruction(seat, ("No last round",), ("The last round is cancelled. Play continues.",))
    elif event["players"]:
        seat = _finisher(happening.game, seat)
        others = ", ".join([table.players[other] for other in event["players"]])
        both = "%s has two full columns. Still to play: %s" % (table.players[seat], others)
        yield Instruction(seat, ("Last round!",), (both, "Still to play: %s" % others))


def _finisher(game, active_player):
    # Whose sheet ends the game: the active player's, or that of a player who had to cross out.
    for seat in [active_player] + list(range(len(game.clear))):
        if len([cells for cells in game.clear[seat] if not cells]) >= 2:
            return seat
    return active_player


def _skipped(happening: Happening):
    if not happening.undone:
        texts = ("%s's turn is skipped." % happening.name, "Turn skipped.")
        yield Instruction(happening.event["player"], ("No clear cell",), texts, look=SETBACK)


def _cheers(happening, seat):
    return "PENK! %s" % happening.app.game.table.players[seat], "PENK!"


EVENTS = {
    "rolled": nothing,
    "marked": _marked,
    "eliminated": _eliminated,
    "penk": _penk,
    "block": _block,
    "last_round": _last_round,
    "skipped": _skipped,
}
