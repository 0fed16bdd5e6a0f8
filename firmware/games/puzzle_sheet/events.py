"""Instructions to write for the events of Puzzle Sheet.

An Instruction's picture: a piece or b"", the number of lines through it, the cells lit on the board or None for no
board, the additional lines of text that it needs.
"""

from firmware.drawing import fonts
from firmware.instructions import ACTED, NEW, ORDER, Happening, Instruction, nothing
from firmware.language import later, t, t_n


def _first(happening: Happening):
    cells = happening.game.options["solo_fill"]
    if happening.operation == NEW and cells:
        name = happening.app.game.table.players[0]
        texts = (
            t("{0}: first shade these cells on your sheet.", name),
            t("Shade these cells first."),
            t("Shade these."),
        )
        yield Instruction(0, (t("Before you start"),), texts, t("Done"), (b"", 0, cells, 0))


def _taken(happening: Happening):
    event = happening.event
    piece, times = event["piece"], event["times"]
    game = happening.game
    shaded, points = happening.after("shaded"), happening.after("points")
    cells = shaded.get("cells")
    due = {} if happening.undone else happening.after("bonus_due")
    shape = game.pieces[game.index_of(piece)]
    if happening.undone:
        title = t("Erase the line on {0}", piece) if times == 1 else t("Make {0} one line", piece)
        texts = _texts_of_erasing(happening.name, times, points["added"], cells)
        picture = (shape, 0, cells, 0)
    else:
        title = t("Cross off {0}", piece) if times == 1 else t("Make {0} an X", piece)
        texts = _texts_of_shading(happening, points["added"], cells, due)
        picture = (shape, times, cells, 1 if due else 0)
    # Everybody crosses it off: the order to all is large, and the band names them.
    everybody = t("All") if game.players > 1 else ""
    yield Instruction(event["player"], (title,), texts, t("Done"), picture, ORDER, everybody)


def _texts_of_erasing(name, times, added, cells):
    texts = (t_n(added, "{1}: erase the cells and {0} point.", "{1}: erase the cells and {0} points.", name),)
    if cells is not None:
        lit = t_n(added, "{1}: erase the lit cells and {0} point.", "{1}: erase the lit cells and {0} points.", name)
        texts = (lit,) + texts
    texts += (t_n(added, "{1}: erase cells and {0} point.", "{1}: erase cells and {0} points.", name),)
    if times == 1:  # the title has the verb
        texts += (t_n(added, "{1}: cells and {0} point.", "{1}: cells and {0} points.", name),)
    return texts + (
        t_n(added, "Erase cells and {0} point.", "Erase cells and {0} points."),
        t_n(added, "Erase, -{0} point.", "Erase, -{0} points."),
    )


def _texts_of_shading(happening, added, cells, due):
    name = happening.name
    whole = t_n(added, "{1}: shade it, add {0} point.", "{1}: shade it, add {0} points.", name)
    texts = (whole, t("{0}: shade it, add {1}.", name, added), t("{0}: add {1}.", name, added))
    if cells and happening.app.game.is_rival(happening.event["player"]):
        row, column = min([cell[0] for cell in cells]), min([cell[1] for cell in cells])
        long = t_n(
            added,
            "{1}: place it at row {2}, column {3}, add {0} point.",
            "{1}: place it at row {2}, column {3}, add {0} points.",
            name,
            row,
            column,
        )
        texts = (long, whole, t_n(added, "Shade it, add {0} point.", "Shade it, add {0} points."))
        if fonts.large_text:
            texts += (t("Shade it, add {0}.", added),)
    return _texts_of_bonus(name, added, due["at"]) + texts if due else texts


def _texts_of_bonus(name, added, at):
    return (
        t_n(
            added,
            "{1}: shade it, add {0} point. Then the bonus piece for {2}!",
            "{1}: shade it, add {0} points. Then the bonus piece for {2}!",
            name,
            at,
        ),
        t_n(
            added,
            "{1}: shade it, add {0} point. Then bonus {2}!",
            "{1}: shade it, add {0} points. Then bonus {2}!",
            name,
            at,
        ),
        t_n(
            added,
            "Shade it, add {0} point. Then bonus {1}!",
            "Shade it, add {0} points. Then bonus {1}!",
            at,
        ),
    )


_SHADE = (
    later("{0}: shade the bonus piece for {1}."),
    later("{0}: shade the bonus piece for {1} (lit cells)."),
    later("On {0}'s sheet: shade the bonus piece for {1}."),
    later("On {0}'s sheet: shade the bonus piece for {1} (lit cells)."),
    later("Shade the bonus piece."),
    later("Shade it."),
)
_ERASE = (
    later("{0}: erase the bonus piece for {1}."),
    later("{0}: erase the bonus piece for {1} (lit cells)."),
    later("On {0}'s sheet: erase the bonus piece for {1}."),
    later("On {0}'s sheet: erase the bonus piece for {1} (lit cells)."),
    later("Erase the bonus piece."),
    later("Erase it."),
)
"""For a player, with lit cells; for a rival, with lit cells; shorter; shortest."""


def _bonus_placed(happening: Happening):
    event = happening.event
    seat, cells = event["player"], event.get("cells")
    if happening.operation in ACTED and cells is None:
        return  # the players did it on paper
    texts = _ERASE if happening.undone else _SHADE
    # At the table a person writes for a rival.
    whole = texts[2 * happening.app.game.is_rival(seat) + (cells is not None)]
    texts = (t(whole, happening.name, event["at"]), t(texts[4]), t(texts[5]))
    title = t("Undone") if happening.undone else t("Bonus piece")
    yield Instruction(seat, (title,), texts, t("Done"), (b"", 0, cells, 0))


def _cleared(happening: Happening):
    if not happening.undone:
        texts = (t("The whole board is shaded."),)
        yield Instruction(happening.event["player"], (t("Cleared!"),), texts, t("OK"), (b"", 0, [], 0))


EVENTS = {
    "first": _first,
    "taken": _taken,
    "shaded": nothing,
    "points": nothing,
    "bonus_due": nothing,
    "bonus_placed": _bonus_placed,
    "cleared": _cleared,
    "tally": nothing,
    "tallied": nothing,
}
