"""Instructions to write for the events of Puzzle Sheet.

An Instruction's picture: a piece or b"", the number of lines through it, the cells lit on the board or None for no
board, the additional lines of text that it needs.
"""

from firmware.drawing import fonts
from firmware.instructions import ACTED, NEW, ORDER, Happening, Instruction, nothing
from firmware.wording import count_words


def _first(happening: Happening):
    cells = happening.game.options["solo_fill"]
    if happening.operation == NEW and cells:
        name = happening.app.game.table.players[0]
        texts = ("%s: first shade these cells on your sheet." % name, "Shade these cells first.", "Shade these.")
        yield Instruction(0, ("Before you start",), texts, "Done", (b"", 0, cells, 0))


def _taken(happening: Happening):
    event = happening.event
    piece, times = event["piece"], event["times"]
    game = happening.game
    shaded, points = happening.after("shaded"), happening.after("points")
    cells = shaded.get("cells")
    due = {} if happening.undone else happening.after("bonus_due")
    shape = game.pieces[game.index_of(piece)]
    if happening.undone:
        titles = ("Erase the line on %s" if times == 1 else "Make %s one line",)
        texts = _texts_of_erasing(happening.name, times, points["added"], cells)
        picture = (shape, 0, cells, 0)
    else:
        titles = ("Cross off %s" if times == 1 else "Make %s an X",)
        texts = _texts_of_shading(happening, points["added"], cells, due)
        picture = (shape, times, cells, 1 if due else 0)
    # Everybody crosses it off: the order to all is large, and the band names them.
    everybody = "All" if game.players > 1 else ""
    yield Instruction(event["player"], (titles[0] % piece,), texts, "Done", picture, ORDER, everybody)


def _texts_of_erasing(name, times, added, cells):
    added = count_words(added, "point")
    texts = ("%s: erase %s and %s." % (name, "the cells" if cells is None else "the lit cells", added),)
    texts += ("%s: erase the cells and %s." % (name, added), "%s: erase cells and %s." % (name, added))
    if times == 1:
        texts += ("%s: cells and %s." % (name, added),)  # the title has the verb
    return texts + ("Erase cells and %s." % added, "Erase, -%s." % added)


def _texts_of_shading(happening, number, cells, due):
    name, added, short = happening.name, count_words(number, "point"), "add %d" % number
    whole, shorter = "%s: shade it, %s.", "%s: %s."
    texts = (whole % (name, "add " + added), whole % (name, short), shorter % (name, short))
    if cells and happening.app.game.is_rival(happening.event["player"]):
        where = min([cell[0] for cell in cells]), min([cell[1] for cell in cells])
        long = "%s: place it at row %d, column %d, add %s." % ((name,) + where + (added,))
        texts = (long, texts[0], "Shade it, add %s." % added)
        if fonts.large_text:
            texts += ("Shade it, %s." % short,)
    if due:
        at = due["at"]
        texts = (
            "%s: shade it, add %s. Then the bonus piece for %d!" % (name, added, at),
            "%s: shade it, add %s. Then bonus %d!" % (name, added, at),
            "Shade it, add %s. Then bonus %d!" % (added, at),
        ) + texts
    return texts


def _bonus_placed(happening: Happening):
    event = happening.event
    seat, cells = event["player"], event.get("cells")
    if happening.operation in ACTED and cells is None:
        return  # the players did it on paper
    order = "erase" if happening.undone else "shade"
    # At the table a person writes for a rival.
    who = "On %s's sheet" % happening.name if happening.app.game.is_rival(seat) else happening.name
    text = "%s: %s the bonus piece for %d" % (who, order, event["at"]) + ("." if cells is None else " (lit cells).")
    short = "%s the bonus piece." % (order[0].upper() + order[1:])
    title = "Undone" if happening.undone else "Bonus piece"
    yield Instruction(seat, (title,), (text, short, short.replace("the bonus piece", "it")), "Done", (b"", 0, cells, 0))


def _cleared(happening: Happening):
    if not happening.undone:
        texts = ("The whole board is shaded.",)
        yield Instruction(happening.event["player"], ("Cleared!",), texts, "OK", (b"", 0, [], 0))


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
