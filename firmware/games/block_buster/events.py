"""Instructions to the players for the events of Block Buster.

An Instruction's picture is MAP, or a kind's letter code and the number of its signs to show. An action is noted as the
tokens that it moves: [of -2, of -1].
"""

from firmware.games.block_buster.words import COLOURS, danger_words, position_words, shown_colours
from firmware.instructions import NEW, REDO, SETBACK, Happening, Instruction, nothing
from firmware.language import t, t_n
from shared_rules.block_buster.options import payments
from shared_rules.block_buster.points import UNKNOWN

MAP = "map"


def _tokens(tokens):
    # As text; each kind of token stays on one line.
    twos = t_n(tokens[0], "{0} token of -2", "{0} tokens of -2") if tokens[0] else ""
    ones = t_n(tokens[1], "{0} token of -1", "{0} tokens of -1") if tokens[1] else ""
    parts = [part.replace(" ", "\xa0") for part in (twos, ones) if part]
    return t("{0} and {1}", *parts) if len(parts) > 1 else "".join(parts)


# A new game


def _first(happening: Happening):
    if not happening.next("dealt"):
        yield from _couples(happening)


def _dealt(happening: Happening):
    if happening.operation == NEW:
        texts = (t("Place the point blocks like this"), t("Place the point blocks"))
        yield Instruction(happening.game.first, (), texts, t("Done"), MAP)
        yield from _couples(happening)


def _couples(happening):
    game = happening.game
    if happening.operation == NEW and game.partner(0) is not None:
        names = happening.app.game.table.players
        pairs = [names[(game.first + at) % game.players] for at in (0, 2, 1, 3)]
        texts = (t("{0} and {1} play against {2} and {3}.", *pairs), t("{0} and {1}", pairs[0], pairs[1]))
        yield Instruction(game.first, (t("Couples"),), texts)


# A turn


def _placed(happening: Happening):
    if happening.undone:
        yield _reversed(happening, _taken_back(happening))
    elif happening.operation == REDO:
        which = _which(happening)
        text = t("{0} places the block again.", happening.name)
        if which:
            text = t("{0} places the {1} block again.", happening.name, which)
        yield _reversed(happening, text)


def _taken_back(happening):
    name, which = happening.name, _which(happening)
    if not happening.event["skip"]:
        if which:
            return t("{0} takes back the last {1} block.", name, which)
        return t("{0} takes back the last block.", name)
    tokens = _tokens(happening.noted)
    if which:
        return t("{0} takes back the last {1} block. Return {2} to the bank.", name, which, tokens)
    return t("{0} takes back the last block. Return {1} to the bank.", name, tokens)


def _which(happening):
    # Which of two colours, "" if there is only one.
    app, event = happening.app, happening.event
    if not happening.game.two_colours:
        return ""
    return t(COLOURS[shown_colours(app)[colour_of(event)]])


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
        text = t_n(
            event["total"],
            "{1} takes {2}. That makes {0} point.",
            "{1} takes {2}. That makes {0} points.",
            happening.name,
            _tokens(happening.noted),
        )
        title = t_n(event["points"], "{0} penalty point", "{0} penalty points")
        yield Instruction(event["player"], (title,), (text,), look=SETBACK)


def _starting_penalties(happening):
    # All penalties share one notice.
    if happening.before("penalty") is not happening.event:
        return
    fines = happening.all_of("penalty")
    names = happening.app.game.table.players
    tokens = payments(happening.game.options["bank"], [fine["points"] for fine in fines])
    texts = [t("{0} takes {1}.", names[fines[at]["player"]], _tokens(tokens[at])) for at in range(len(fines))]
    yield Instruction(fines[0]["player"], (t("Starting penalties"),), (" ".join(texts),), look=SETBACK)


def _passed(happening: Happening):
    seat, name = happening.event["player"], happening.name
    if happening.at == 0:
        if happening.undone:
            yield _reversed(happening, t("{0} is back in play.", name))
        elif happening.operation == REDO:
            yield _reversed(happening, t("{0} passes.", name))
    elif not happening.undone:
        yield Instruction(seat, (t("The last block"),), (t("{0} has no blocks left and passes.", name),))


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
    text = t("Nobody else can win {0}.", position_words(event["at"]))
    texts: tuple = (text,)
    for danger in points.one_short(game.full_set):
        if danger[0] == seat:
            more = danger_words(table, danger)
            texts = (t("{0} {1}!", text, more[0]), t("{0}!", more[0]), t("{0}!", more[1]))
    picture = None if kind == UNKNOWN else (kind, 1)
    yield Instruction(seat, (t("Secured by {0}", table.players[seat]), t("Secured")), texts, picture=picture)


def _instant_win(happening: Happening):
    event = happening.event
    if not happening.undone:
        count = happening.game.full_set
        titles = (t("A full set: {0} wins!", happening.name), t("A full set wins!"))
        text = t_n(count, "{0} point block of kind\xa0{1}", "{0} point blocks of kind\xa0{1}", event["kind"])
        yield Instruction(event["player"], titles, (text,), picture=(ord(event["kind"]), count))


def _tally(happening: Happening):
    if happening.at == 0:
        yield from _game_over(happening)


def _game_over(happening: Happening):
    if happening.undone:
        game = happening.game
        seat = game.to_move if game.to_move is not None else game.active_player
        yield Instruction(seat, (t("Undone"),), (t("Play continues."),))


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
