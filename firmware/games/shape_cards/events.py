"""Instructions to the players for the events of Shape Cards.

An action that is undone or must be copied is noted as [its type, its player or None for both, a piece that waits for an
answer or None, True if a hidden card was seen].
"""

from firmware.drawing import fonts
from firmware.games.shape_cards.words import describe
from firmware.instructions import ACTED, DO, NEWS, RIVAL, SETBACK, UNDO, Happening, Instruction, nothing
from firmware.language import later, t
from shared_rules.shape_cards.rules import OPENS_ALL

_REVENGES = (
    later("You may swap."),
    later("You may swap or replace."),
    later("You may swap, replace or remove."),
    later("You may swap, replace, remove or exchange."),
)
"""By the number of kinds that are open."""
_GREENS_TOO = (
    (
        later("Both players removed in one round: remove all yellow and all green pieces."),
        later("Remove all yellow and green pieces."),
        later("Remove them."),
    ),
    (
        later("Both players removed in one round: remove all blue and all green pieces."),
        later("Remove all blue and green pieces."),
        later("Remove them."),
    ),
)
"""For the pieces of each seat, longest first."""
_MOVES = ("placed", "replaced", "swapped", "completed", "wiped", "cleared", "picked", "exchanged", "contested")
"""Events that move pieces or cards; a contest does if it blocks the field."""
_SPOKEN = ("contested", "revenge", "completed", "greens_cleared")
"""Events that sufficiently explain a rival's action."""


class Scene(Instruction):
    """dice: of both players, or of one; cells: lit on the board, None for no board.

    cards: a (seat, card) each; action: what ok does, or None.
    """

    def __init__(self, seat, title, words, answer="", dice=(), cells=None, cards=(), action=None, look=NEWS, name=""):
        Instruction.__init__(self, seat, (title,), words, answer, look=look, name=name)
        self.dice, self.cells, self.cards, self.action = dice, cells, cards, action


# Changes of the table. After undo, redo and a rival's action, one notice shows the result.


def _moving(happening):
    return [event for event in happening.all_of(*_MOVES) if event.get("barred", True)]


def _is_copied_at_once(happening):
    # Return True if the notice of the changed table replaces this event's text.
    return happening.operation not in ACTED and bool(_moving(happening))


def _moved(happening: Happening):
    moving = _moving(happening)
    if happening.operation == DO or not moving or moving[0] is not happening.event or not happening.noted:
        return
    if happening.operation == RIVAL and happening.all_of(*_SPOKEN):
        return
    kind, player, pending, seen = happening.noted
    seat = player or 0
    words = describe(happening.app.game.table.players, kind, player)
    cells = None
    if kind not in ("pick", "exchange"):
        cells = [] if pending is None else [pending]
        for event in moving:
            cells = cells + event.get("cells", []) + [event[key] for key in ("at", "from", "to") if key in event]
    if happening.operation == UNDO:
        yield _undone(seat, words, cells, seen)
    elif happening.operation == RIVAL:
        yield Scene(seat, words, (t("Move the cards."),) if cells is None else _shown(), t("Done"), cells=cells)
    else:
        orders = (t("Move the cards again."),) if cells is None else _shown()
        yield Scene(seat, t("Redone"), (t("{0}. {1}", words, orders[0]),) + orders, t("Done"), cells=cells)


def _shown():
    return t("Make the table look like this."), t("Make it like this.")


def _undone(seat, words, cells, seen):
    orders = (t("Move the cards back."),) if cells is None else _shown()
    if seen:
        seen = t("A hidden card was seen.")
        texts = (t("{0}. {1} {2}", words, seen, orders[0]), t("{0} {1}", seen, orders[0]))
        if not fonts.large_text:  # which goes on on another leaf
            texts += (seen,)
    else:
        texts = (t("{0}. {1}", words, orders[0]),) + orders
    return Scene(seat, t("Undone"), texts, t("Done"), cells=cells)


# Dice


def _rolled(happening: Happening):
    table = happening.app.game.table
    dice = happening.event["dice"]
    first = happening.after("first")
    if happening.undone:
        return
    if not first:
        yield Scene(0, t("A tie"), (t("Both roll again."),), dice=dice, name=t("Both"))
        return
    seat = first["player"]
    name = table.players[seat]
    words = (t("The higher roll starts."), "")
    if not table.game.expert:
        words = (t("{0} picks two cards first, one for each player.", name), t("and picks two cards."), "")
    scene = Scene(seat, t("{0} starts", name), words, dice=dice)
    if fonts.large_text:
        scene.titles += (t("Starts"),)  # the band has the name
    yield scene


def _contested(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        yield from _moved(happening)
        return
    event = happening.event
    seat, dice = event["player"], event["dice"]
    other = happening.app.game.table.players[1 - seat]
    if not event["barred"]:
        title = t("Contest lost") if dice[seat] < dice[1 - seat] else t("A tie")
        yield Scene(seat, title, (t("{0}'s piece stays.", other), t("The piece stays.")), dice=dice, look=SETBACK)
        return
    words = (
        t("{0} takes the piece back: nobody may use that field this turn. {0} plays again.", other),
        t("{0} takes the piece back and plays again.", other),
        t("Take the piece back."),
        t("Take it back."),
    )
    yield Scene(1 - seat, t("The field is blocked"), words, dice=dice, look=SETBACK)


def _revenge(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        return
    event = happening.event
    die, opened = event["die"], event["open"]
    game = happening.game
    action = {"type": "none"} if game.phase == "revenge" and not game.revenges() else None
    if not opened:
        title = t("No revenge")
        words = (
            t("You need a 6, or more points. Your turn ends."),
            t("You need a 6, or more points."),
            t("The turn ends."),
        )
    elif action:
        title = t("No revenge")
        words = (t("No revenge is possible: the turn ends."), t("None is possible."), t("The turn ends."))
    elif die == OPENS_ALL:
        title, words = t("A 6!"), (t("Choose any revenge."), t("Choose any."))
    else:
        title, words = t("Revenge"), (t(_REVENGES[len(opened) - 1]), "")
    look = SETBACK if action or not opened else NEWS
    yield Scene(event["player"], title, words, dice=[die], action=action, look=look)


# Cards


def _completed(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        yield from _moved(happening)
        return
    event = happening.event
    seat = event["player"]
    words = (
        t("Remove the five lit pieces. The card goes to {0}.", happening.name),
        t("Remove the lit pieces."),
    )
    cards = [(seat, event["card"])]
    yield Scene(seat, t("Card completed"), words, happening.done, cells=event["cells"], cards=cards)


def _greens_cleared(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        return
    seat = happening.event["player"]
    words = tuple([t(text) for text in _GREENS_TOO[seat]]) + (t("Remove them."),)
    yield Scene(seat, t("Green ones too"), words, t("Done"), cells=[])


def _exchanged(happening: Happening):
    event = happening.event
    if happening.undone or _is_copied_at_once(happening) or "mine" not in event:
        yield from _moved(happening)
        return
    seat = event["player"]
    cards = [(1 - seat, event["mine"]), (seat, event["theirs"])]
    words = (
        t("{0} gives the left card and gets the right one.", happening.name),
        t("Exchange these cards."),
        t("Exchange them."),
    )
    yield Scene(seat, t("Exchange"), words, t("Done"), cards=cards)


# A rival's actions


def _picked(happening: Happening):
    if happening.operation != RIVAL:
        yield from _moved(happening)
        return
    event = happening.event
    owner = event["for"]
    name = happening.app.game.table.players[owner]
    words = (t("{0} gets this card.", name), t("for {0}", name))
    yield Scene(event["player"], t("Card pick"), words, t("Done"), cards=[(owner, event["card"])])


def _turn(happening: Happening):
    # The turn passes to the player who allowed a piece.
    if happening.operation == RIVAL and happening.noted and happening.noted[0] == "allow":
        seat = happening.event["player"]
        words = (t("{0}'s piece stays.", happening.app.game.table.players[1 - seat]), t("The piece stays."))
        yield Scene(seat, t("Allowed"), words)


EVENTS = {
    "dealt": nothing,
    "rolled": _rolled,
    "picked": _picked,
    "turn": _turn,
    "placed": _moved,
    "contested": _contested,
    "completed": _completed,
    "cleared": _moved,
    "greens_cleared": _greens_cleared,
    "revenge": _revenge,
    "swapped": _moved,
    "replaced": _moved,
    "wiped": _moved,
    "exchanged": _exchanged,
}
