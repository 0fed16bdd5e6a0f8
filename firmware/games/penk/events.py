"""Instructions to write for Penk!'s events.

An Instruction's picture is a pair: the cells lit on the sheet, and the event if it is a Penk.
"""

from firmware.games.penk.words import cell_words
from firmware.instructions import SETBACK, Happening, Instruction, nothing
from firmware.language import t
from firmware.wording import listed


def _marked(happening: Happening):
    event = happening.event
    if happening.undone or happening.copied:
        cells = cell_words(event["cells"])
        texts = (t("Erase the circles {0}", cells), t("Erase {0}", cells))
        if not happening.undone:
            texts = (t("Circle {0}", cells),)
        yield Instruction(event["player"], (happening.title,), texts, happening.done, (event["cells"], None))


def _penk(happening: Happening):
    event = happening.event
    # Each order caused by the block says so.
    if happening.undone or happening.next("block"):
        return
    line, index = event["line"], event["index"]
    cells = [[index, other] if line == "row" else [other, index] for other in range(1, 6)]
    texts = (
        t("Row\xa0{0}: nothing to cross out", index)
        if line == "row"
        else t("Column\xa0{0}: nothing to cross out", index),
        t("Nothing to cross out"),
        t("Nothing to write"),
    )
    yield Instruction(event["player"], _cheers(happening, event["player"]), texts, picture=(cells, event))


def _block(happening: Happening):
    event = happening.event
    in_row, index = event["line"] == "row", event["index"]
    if happening.undone:
        penk, titles = None, (t("Undone"),)
        texts = (_erase_row(index) if in_row else _erase_column(index)), t("Erase lit crosses")
    else:
        penk = happening.before("penk")
        titles = _cheers(happening, penk["player"])
        texts = (t("Cross out row\xa0{0}", index) if in_row else _cross_out_column(index),)
    yield Instruction(event["player"], titles, texts, happening.done, (event["cells"], penk))


def _eliminated(happening: Happening):
    event = happening.event
    if happening.undone:
        texts = _erase_column(event["column"]), t("Erase lit crosses")
    elif happening.copied:
        texts = (_cross_out_column(event["column"]),)
    else:
        return
    yield Instruction(event["player"], (happening.title,), texts, happening.done, (event["cells"], None))


def _last_round(happening: Happening):
    event = happening.event
    table = happening.app.game.table
    seat = happening.before("marked", "eliminated")["player"]
    if happening.undone:
        yield Instruction(seat, (t("No last round"),), (t("The last round is cancelled. Play continues."),))
    elif event["players"]:
        seat = _finisher(happening.game, seat)
        others = listed([table.players[other] for other in event["players"]])
        both = t("{0} has two full columns. Still to play: {1}", table.players[seat], others)
        yield Instruction(seat, (t("Last round!"),), (both, t("Still to play: {0}", others)))


def _finisher(game, active_player):
    # Whose sheet ends the game: the active player's, or that of a player who had to cross out.
    for seat in [active_player] + list(range(len(game.clear))):
        if len([cells for cells in game.clear[seat] if not cells]) >= 2:
            return seat
    return active_player


def _skipped(happening: Happening):
    if not happening.undone:
        texts = (t("{0}'s turn is skipped.", happening.name), t("Turn skipped."))
        yield Instruction(happening.event["player"], (t("No clear cell"),), texts, look=SETBACK)


def _cheers(happening, seat):
    return t("PENK! {0}", happening.app.game.table.players[seat]), t("PENK!")


def _cross_out_column(number):
    return t("Cross out column\xa0{0}", number)


def _erase_column(number):
    return t("Erase the lit crosses in column\xa0{0}", number)


def _erase_row(number):
    return t("Erase the lit crosses in row\xa0{0}", number)


EVENTS = {
    "rolled": nothing,
    "marked": _marked,
    "eliminated": _eliminated,
    "penk": _penk,
    "block": _block,
    "last_round": _last_round,
    "skipped": _skipped,
}
