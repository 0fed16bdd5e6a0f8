"""Penk! on the handheld: which screen a phase has, what events ask the table to write, and the words for actions.

Notices are lists, so that they can be kept over power off; the first element says which:
    ["block", seat, line, index, cells, seat of the Penk]   cross out cells
    ["penk", seat, line, index]                             a Penk after which nobody has to cross out anything
    ["last", seats who still move, seat who brought it about]
    ["skip", seat]
    ["circle", seat, cells], ["cross", seat, column, cells]  after a redo, or for a rival: what is written
    ["rub", seat, "o", cells], ["rub", seat, "x", cells, line, index]  after an undo: what is to be rubbed out
    ["not last", seat]                                      after an undo: the last round is called off
"""

from firmware import coach
from firmware.screens.in_game import history
from firmware.screens.in_game.base import count_words, follow, show_roll
from shared_rules.penk.rules import DICE, JOLLY, MOST_VALUE, Penk

TURN = "games.penk.turn.Turn"
ENTRY = "games.penk.entry.Entry"
MARK = "games.penk.mark.Mark"
END = "Two columns are full."
STARTS = "Mark ! on %s sheet."
ELIMINATE = "games.penk.eliminate.Eliminate"
NOTICE = "games.penk.notice.Notice"
OVER = "screens.in_game.over.GameOver"
SHEETS = "games.penk.sheets.Sheets"
SCORES = "games.penk.scores.Scores"
HOW_TO_PLAY = True
HISTORY = "screens.in_game.history.History"
MENU = (("All sheets", SHEETS), ("Scores", SCORES), ("History", HISTORY))

TIMES = "\xd7"


RIVALS_TOO = (TURN, ENTRY)
"""Screens that a rival has as a person does: ok goes on."""


def no_rival(options: dict) -> str:
    """The handheld can play."""
    return ""


def option_fields(app, options: dict, players: int) -> list:
    """What new_game lets one set: the values printed on the sheet."""
    values = options.get("values", Penk.default_options()["values"])
    rows = ["Row %d" % (row + 1) for row in range(len(values))]
    return [["values", "Cell values", "numbers", [rows, 0, MOST_VALUE, "Check your box"], values]]


HIGHLIGHTS = ("Penk!s", "Cells marked")
REVIEW = "games.penk.review.Review"
COACH = 300


def play(table) -> str:
    """The name of the screen for the table's phase."""
    if table.over:
        return OVER
    game = table.game
    if game.dice is None:
        return ENTRY if table.dice_from == "table" else TURN
    if game.rolls_left:
        return TURN
    return MARK if game.can_mark() else ELIMINATE


def after(app, events: list) -> None:
    """Go to the screen that the events lead to, with the notices that they bring in front of it."""
    queue = notices(events, app.game.told_as)
    if events[-1]["type"] == "rolled" and app.game.operation != "undo":
        show_roll(app, TURN, DICE, queue)
    else:
        follow(app, queue)


def notices(events: list, operation: str) -> list:
    """The notices that the events bring after a "do", "undo" or "redo", in the order in which they are shown."""
    queue = []
    active_player = events[0].get("player")
    for event in events:
        kind = event["type"]
        if kind == "marked" or kind == "eliminated":
            active_player = event["player"]
        if operation == "undo":
            if kind == "marked":
                queue.append(["rub", event["player"], "o", event["cells"]])
            elif kind == "block":
                queue.append(["rub", event["player"], "x", event["cells"], event["line"], event["index"]])
            elif kind == "eliminated":
                queue.append(["rub", event["player"], "x", event["cells"], "column", event["column"]])
            elif kind == "last_round":
                queue.append(["not last", active_player])
        elif kind == "marked" and operation == "redo":
            queue.append(["circle", active_player, event["cells"]])
        elif kind == "eliminated" and operation == "redo":
            queue.append(["cross", active_player, event["column"], event["cells"]])
        elif kind == "penk":
            queue.append(["penk", event["player"], event["line"], event["index"]])
        elif kind == "block":
            # The Penk is told with every order that follows from it; alone only when there is none.
            if queue[-1][0] == "penk":
                active_player = queue.pop()[1]
            queue.append(["block", event["player"], event["line"], event["index"], event["cells"], active_player])
        elif kind == "last_round" and event["players"]:
            queue.append(["last", event["players"], active_player])
        elif kind == "skipped":
            queue.append(["skip", event["player"]])
    return queue


def cell_words(cells: list) -> str:
    """Cells as they are called aloud: how many dice of which face."""
    return ", ".join(["%d%s%d" % (cell[0], TIMES, cell[1]) for cell in cells])


def details(table, entry) -> list:
    """What the history shows of an action: cells and columns as players call them, and all dice of a roll."""
    action = entry.action
    if action["type"] == "mark":
        return [cell_words(action["cells"])]
    if action["type"] == "eliminate":
        return ["cross out column %d" % action["column"]]
    return history.dice_runs(table, entry, JOLLY)


def choice_words(game, seat: int, action: dict) -> str:
    """What the player does, as an order."""
    if action["type"] == "mark":
        return "circle %s" % cell_words(action["cells"])
    if action["type"] == "eliminate":
        return "cross out column %d" % action["column"]
    return coach.keep_words(game.dice, action, JOLLY)


def order(table, entry) -> str:
    """What the player writes on paper for an action, or "" when it is nothing."""
    if entry.action["type"] not in ("mark", "eliminate"):
        return ""
    return "%s: %s" % (table.players[entry.player], choice_words(table.game, entry.player, entry.action))


def describe(table, entry) -> str:
    """Words for an entry of the history, for undo and redo: "Ann's 3 marks"."""
    action = entry.action
    name = table.players[entry.player]
    if action["type"] == "mark":
        count = len(action["cells"])
        return "%s's %s" % (name, "mark" if count == 1 else "%d marks" % count)
    if action["type"] == "eliminate":
        return "%s's crosses in column %d" % (name, action["column"])
    if action["type"] == "reroll":
        return "%s's reroll of %s" % (name, count_words(len(action["at"]), "die", "dice"))
    return "%s's roll" % name
