"""What the events of Shape Cards ask the players to do.

Notices are lists, so that they can be kept over power off; the first element says which. `moves` tells whether dice are
to be seen rolling:
    ["rolled", dice, first or -1, moves]                who begins, or a tie
    ["contested", seat, dice, barred, moves]            seat: who contests
    ["revenge", seat, die, open, moves]
    ["completed", seat, card, cells]
    ["greens", seat]                                    both took off in one round
    ["exchanged", seat, card given, card taken]
    ["redone", seat, words, cells]                      the table is to look like the board shown; None: cards move
    ["did", seat, words, cells]                         likewise, what a rival has done
    ["allowed", seat], ["picked", seat, for, card]      likewise
    ["undone", seat, words, cells, seen]                likewise; seen: somebody has seen a hidden card
"""

from firmware.games.shape_cards import words
from shared_rules.shape_cards.fields import NOWHERE, cell

_MOVES = ("placed", "replaced", "swapped", "completed", "wiped", "cleared", "picked", "exchanged", "contested")
"""Events that move pieces or cards; a contest does when it bars the field."""


def announce(app, events: list) -> None:
    """Put the notices and hidden cards that the events bring in front of the open screen."""
    operation = app.game.operation
    by_rival = app.game.told_as != operation
    queue = _table_to_be(app, events) if operation in ("undo", "redo") else []
    if operation != "undo":
        moves = operation == "do" and app.settings.motion and app.table.dice_from == "device"
        queue = queue or notices(events, moves)
        if by_rival:
            queue = queue or _table_to_be(app, events)
        seats = [seat for seat in _seats_to_look(events) if not app.game.is_rival(seat)]
        if seats:
            app.push(app.screens().LOOK, [seats, 0])
    if queue:
        app.push(app.screens().NOTICE, [queue, 0])


def notices(events: list, moves: bool) -> list:
    """The notices that the events bring, in the order in which they are shown."""
    queue = []
    for event in events:
        kind = event["type"]
        if kind == "rolled":
            queue.append([kind, event["dice"], -1, moves])
        elif kind == "first" and queue:
            queue[-1][2] = event["player"]
        elif kind == "contested":
            queue.append([kind, event["player"], event["dice"], event["barred"], moves])
        elif kind == "revenge":
            queue.append([kind, event["player"], event["die"], event["open"], moves])
        elif kind == "completed":
            queue.append([kind, event["player"], event["card"], event["cells"]])
        elif kind == "greens_cleared":
            queue.append(["greens", event["player"]])
        elif kind == "exchanged" and "mine" in event:
            queue.append([kind, event["player"], event["mine"], event["theirs"]])
    return queue


def _seats_to_look(events):
    # Who has hidden cards that they have not seen yet.
    for event in events:
        if event["type"] == "dealt":
            return [event["player"]] if "player" in event else [0, 1]
        if event["type"] == "exchanged" and "mine" not in event:
            return [event["player"], 1 - event["player"]]
    return []


def _table_to_be(app, events):
    # After an undo or redo, or what a rival did, that changes what lies on the table: one notice, else none.
    table = app.table
    entry = table.redo_entry() if app.game.operation == "undo" else table.undo_entry()
    cells = _moved_cells(events)
    by_rival = app.game.told_as != app.game.operation
    kind = entry.action["type"] if entry else ""
    if by_rival and kind == "allow":
        return [["allowed", entry.player]]
    if by_rival and kind == "pick":
        return [["picked", entry.player, events[0]["for"], events[0]["card"]]]
    if cells is None or entry is None:
        return []
    if kind in ("pick", "exchange"):
        cells = None
    elif kind == "contest" and table.game.pending != NOWHERE:
        cells.append(cell(table.game.pending))
    # The roll of both is undone over what a rival did after it.
    notice = [entry.player or 0, words.describe(table, entry), cells]
    if app.game.operation == "undo":
        return [["undone"] + notice + [table.game.shows_secret(events)]]
    return [["did" if by_rival else "redone"] + notice]


def _moved_cells(events):
    # The fields whose pieces the events change, where they are named; None where nothing is moved on the table.
    cells = None
    for event in events:
        if event["type"] in _MOVES and event.get("barred", True):
            cells = (cells or []) + event.get("cells", [])
            cells += [event[key] for key in ("at", "from", "to") if key in event]
    return cells
