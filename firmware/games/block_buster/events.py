"""Instructions to the players for the events of Block Buster.

An Instruction's picture is MAP, or a kind's letter code and the number of its signs to show. An action is noted as the
tokens that it moves: [of -2, of -1].
"""

from firmware.drawing import theme
from firmware.games.block_buster.words import danger_words, position_words, shown_colours
from firmware.instructions import NEW, REDO, SETBACK, Happening, Instruction, nothing
from firmware.wording import count_words
from shared_rules.block_buster.options import payments
from shared_rules.block_buster.points import UNKNOWN

MAP = "map"


def _tokens(tokens):
    # As text; each kind of token stays on one line.
    parts = ["%s of -%d" % (count_words(tokens[at], "token"), 2 - at) for at in range(2) if tokens[at]]
    return " and ".join([part.replace(" ", "\xa0") for part in parts])


# A new game


def _first(happening: Happening):
    if not happening.next("dealt"):
        yield from _couples(happening)


def _dealt(happening: Happening):
    if happening.operation == NEW:
        texts = ("Place the point blocks like this", "Place the point blocks")
        yield Instruction(happening.game.first, (), texts, "Done", MAP)
        yield from _couples(happening)


def _couples(happening):
    game = happening.game
    if happening.operation == NEW and game.partner(0) is not None:
        names = happening.app.game.table.players
        pairs = [names[(game.first + at) % game.players] for at in (0, 2, 1, 3)]
        both = "%s and %s" % (pairs[0], pairs[1])
        texts = ("%s play against %s and %s." % (both, pairs[2], pairs[3]), both)
        yield Instruction(game.first, ("Couples",), texts)


# A turn


def _placed(happening: Happening):
    event = happening.event
    if happening.undone:
        which = _which(happening)
        values = (happening.name, which) if which else (happening.name,)
        if event["skip"]:
            values += (_tokens(happening.noted),)
            text = "%s takes back the last block. Return %s to the bank."
            if which:
                text = "%s takes back the last %s block. Return %s to the bank."
        else:
            text = "%s takes back the last %s block." if which else "%s takes back the last block."
        yield _reversed(happening, text % values)
    elif happening.operation == REDO:
        which = _which(happening)
        text = "%s places the %s block again." if which else "%s places the block again."
        yield _reversed(happening, text % ((happening.name, which) if which else happening.name))


def _which(happening):
    # Which of two colours, "" if there is only one.
    app, event = happening.app, happening.event
    if not happening.game.two_colours:
        return ""
    return theme.PLAYERS[shown_colours(app)[colour_of(event)]][0].lower()


def colour_of(placed: dict) -> int:
    """Return the colour of the block placed by an event."""
    return placed.get("colour", placed["player"])


def _reversed(happening, text):
    return Instruction(happening.event["player"], (happening.title,), (text,))


def _penalty(happening: Happening):
    event = happening.event
    if happening.operation == NEW:
        yield from _starting_penalties(happening)
    elif not happening.undone:
        total = count_words(event["total"], "point")
        text = "%s takes %s. That makes %s." % (happening.name, _tokens(happening.noted), total)
        yield Instruction(event["player"], (count_words(event["points"], "penalty point"),), (text,), look=SETBACK)


def _starting_penalties(happening):
    # All penalties share one notice.
    if happening.before("penalty") is not happening.event:
        return
    fines = happening.all_of("penalty")
    names = happening.app.game.table.players
    tokens = payments(happening.game.options["bank"], [fine["points"] for fine in fines])
    texts = ["%s takes %s." % (names[fines[at]["player"]], _tokens(tokens[at])) for at in range(len(fines))]
    yield Instruction(fines[0]["player"], ("Starting penalties",), (" ".join(texts),), look=SETBACK)


def _passed(happening: Happening):
    seat, name = happening.event["player"], happening.name
    if happening.at == 0:
        if happening.undone:
            yield _reversed(happening, "%s is back in play." % name)
        elif happening.operation == REDO:
            yield _reversed(happening, "%s passes." % name)
    elif not happening.undone:
        yield Instruction(seat, ("The last block",), ("%s has no blocks left and passes." % name,))


# The end


def _secured(happening: Happening):
    if happening.undone:
        return
    game = happening.game
    points = game.points
    event = happening.event
    seat = points.seat_of(event["colour"])
    table = happening.app.game.table
    kind = points.kinds[points.index(event["at"])]
    text = "Nobody else can win %s." % position_words(event["at"])
    texts: tuple = (text,)
    for danger in points.one_short(game.full_set):
        if danger[0] == seat:
            more = danger_words(table, danger)
            texts = ("%s %s!" % (text, more[0]), "%s!" % more[0], "%s!" % more[1])
    picture = None if kind == UNKNOWN else (kind, 1)
    yield Instruction(seat, ("Secured by %s" % table.players[seat], "Secured"), texts, picture=picture)


def _instant_win(happening: Happening):
    event = happening.event
    if not happening.undone:
        count = happening.game.full_set
        titles = ("A full set: %s wins!" % happening.name, "A full set wins!")
        text = "%d point blocks of kind\xa0%s" % (count, event["kind"])
        yield Instruction(event["player"], titles, (text,), picture=(ord(event["kind"]), count))


def _tally(happening: Happening):
    if happening.at == 0:
        yield from _game_over(happening)


def _game_over(happening: Happening):
    if happening.undone:
        game = happening.game
        seat = game.to_move if game.to_move is not None else game.active_player
        yield Instruction(seat, ("Undone",), ("Play continues.",))


EVENTS = {
    "first": _first,
    "dealt": _dealt,
    "placed": _placed,
    "penalty": _penalty,
    "passed": _passed,
    "tally": _tally,
    "left": nothing,
    "kind_set": nothing,
    "spaces_set": nothing,
    "released": nothing,
    "secured": _secured,
    "instant_win": _instant_win,
    "game_over": _game_over,
}
