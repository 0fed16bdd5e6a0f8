"""Instructions to the players for the events of Shape Cards.

An action that is undone or must be copied is noted as [its type, player, text, a piece that waits for an answer or
None, True if a hidden card was seen].
"""

from firmware.drawing import fonts
from firmware.games.shape_cards.words import PIECES
from firmware.instructions import ACTED, DO, NEWS, RIVAL, SETBACK, UNDO, Happening, Instruction, nothing
from firmware.wording import and_words
from shared_rules.shape_cards.rules import OPENS_ALL

_SEEN = "A hidden card was seen."
_SHOWN = ("Make the table look like this.", "Make it like this.")
_REVENGES = {"swap": "swap", "replace": "replace", "wipe": "remove", "exchange": "exchange"}
_MOVES = ("placed", "replaced", "swapped", "completed", "wiped", "cleared", "picked", "exchanged", "contested")
"""Events that move pieces or cards; a contest does if it blocks the field."""
_SPOKEN = ("contested", "revenge", "completed", "greens_cleared")
"""Events that sufficiently explain a rival's action."""


class Scene(Instruction):
    """dice: of both players, or of one; cells: lit on the board, None for no board.

    cards: a (seat, card) each; action: what ok does, or None.
    """

    def __init__(self, seat, title, words, answer="OK", dice=(), cells=None, cards=(), action=None, look=NEWS, name=""):
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
    kind, seat, words, pending, seen = happening.noted
    cells = None
    if kind not in ("pick", "exchange"):
        cells = [] if pending is None else [pending]
        for event in moving:
            cells = cells + event.get("cells", []) + [event[key] for key in ("at", "from", "to") if key in event]
    if happening.operation == UNDO:
        yield _undone(seat, words, cells, seen)
    elif happening.operation == RIVAL:
        yield Scene(seat, words, ("Move the cards.",) if cells is None else _SHOWN, "Done", cells=cells)
    else:
        orders = ("Move the cards again.",) if cells is None else _SHOWN
        yield Scene(seat, "Redone", ("%s. %s" % (words, orders[0]),) + orders, "Done", cells=cells)


def _undone(seat, words, cells, seen):
    orders = ("Move the cards back.",) if cells is None else _SHOWN
    if seen:
        texts = ("%s. %s %s" % (words, _SEEN, orders[0]), "%s %s" % (_SEEN, orders[0]))
        if not fonts.large_text:  # which goes on on another leaf
            texts += (_SEEN,)
    else:
        texts = ("%s. %s" % (words, orders[0]),) + orders
    return Scene(seat, "Undone", texts, "Done", cells=cells)


# Dice


def _rolled(happening: Happening):
    table = happening.app.game.table
    dice = happening.event["dice"]
    first = happening.after("first")
    if happening.undone:
        return
    if not first:
        yield Scene(0, "A tie", ("Both roll again.", "Both roll again."), dice=dice, name="Both")
        return
    seat = first["player"]
    name = table.players[seat]
    words = ("The higher roll starts.", "")
    if not table.game.expert:
        words = ("%s picks two cards first, one for each player." % name, "and picks two cards.", "")
    scene = Scene(seat, "%s starts" % name, words, dice=dice)
    if fonts.large_text:
        scene.titles += ("Starts",)  # the band has the name
    yield scene


def _contested(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        yield from _moved(happening)
        return
    event = happening.event
    seat, dice = event["player"], event["dice"]
    other = happening.app.game.table.players[1 - seat]
    if not event["barred"]:
        title = "Contest lost" if dice[seat] < dice[1 - seat] else "A tie"
        yield Scene(seat, title, ("%s's piece stays." % other, "The piece stays."), dice=dice, look=SETBACK)
        return
    words = (
        "%s takes the piece back: nobody may use that field this turn. %s plays again." % (other, other),
        "%s takes the piece back and plays again." % other,
        "Take the piece back.",
        "Take it back.",
    )
    yield Scene(1 - seat, "The field is blocked", words, dice=dice, look=SETBACK)


def _revenge(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        return
    event = happening.event
    die, opened = event["die"], event["open"]
    game = happening.game
    action = {"type": "none"} if game.phase == "revenge" and not game.revenges() else None
    title, words = "Revenge", ("",)
    if opened:
        kinds = and_words([_REVENGES[kind] for kind in opened]).replace(" and ", " or ")
        words = ("You may %s." % kinds, "")
    if not opened:
        title = "No revenge"
        words = ("You need a 6, or more points. Your turn ends.", "You need a 6, or more points.", "The turn ends.")
    elif action:
        title = "No revenge"
        words = ("No revenge is possible: the turn ends.", "None is possible.", "The turn ends.")
    elif die == OPENS_ALL:
        title, words = "A 6!", ("Choose any revenge.", "Choose any.")
    look = SETBACK if action or not opened else NEWS
    yield Scene(event["player"], title, words, dice=[die], action=action, look=look)


# Cards


def _completed(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        yield from _moved(happening)
        return
    event = happening.event
    seat = event["player"]
    words = ("Remove the five lit pieces. The card goes to %s." % happening.name, "Remove the lit pieces.")
    cards = [(seat, event["card"])]
    yield Scene(seat, "Card completed", words, happening.done, cells=event["cells"], cards=cards)


def _greens_cleared(happening: Happening):
    if happening.undone or _is_copied_at_once(happening):
        return
    seat = happening.event["player"]
    words = (
        "Both players removed in one round: remove all %s and all green pieces." % PIECES[seat],
        "Remove all %s and green pieces." % PIECES[seat],
        "Remove them.",
    )
    yield Scene(seat, "Green ones too", words, "Done", cells=[])


def _exchanged(happening: Happening):
    event = happening.event
    if happening.undone or _is_copied_at_once(happening) or "mine" not in event:
        yield from _moved(happening)
        return
    seat = event["player"]
    cards = [(1 - seat, event["mine"]), (seat, event["theirs"])]
    words = "%s gives the left card and gets the right one." % happening.name
    yield Scene(seat, "Exchange", (words, "Exchange these cards.", "Exchange them."), "Done", cards=cards)


# A rival's actions


def _picked(happening: Happening):
    if happening.operation != RIVAL:
        yield from _moved(happening)
        return
    event = happening.event
    owner = event["for"]
    name = happening.app.game.table.players[owner]
    words = ("%s gets this card." % name, "for %s" % name)
    yield Scene(event["player"], "Card pick", words, "Done", cards=[(owner, event["card"])])


def _turn(happening: Happening):
    # The turn passes to the player who allowed a piece.
    if happening.operation == RIVAL and happening.noted and happening.noted[0] == "allow":
        seat = happening.event["player"]
        words = ("%s's piece stays." % happening.app.game.table.players[1 - seat], "The piece stays.")
        yield Scene(seat, "Allowed", words)


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
