"""Yacht on the handheld: which screen a phase has, what events ask the table to write, and the words for actions.

Notices are lists, so that they can be kept over power off: [kind, seat, box, points], the box "" for a bonus. Kinds:
    "bonus"    the player has won the bonus
    "write"    after a redo, or for a rival: what is written
    "rub"      after an undo: what is to be rubbed out
"""

from firmware import coach
from firmware.screens.in_game import history
from firmware.screens.in_game.base import count_words, follow, show_roll
from shared_rules.yacht import rules

TURN = "games.yacht.dice.Turn"
ENTRY = "games.yacht.dice.Entry"
WRITE = "games.yacht.write.Write"
NOTICE = "games.yacht.notice.Notice"
OVER = "screens.in_game.over.GameOver"
SHEETS = "games.yacht.sheets.Sheets"
HOW_TO_PLAY = True
HISTORY = "screens.in_game.history.History"
MENU = (("All sheets", SHEETS), ("History", HISTORY))


RIVALS_TOO = (TURN, ENTRY)
"""Screens that a rival has as a person does: ok goes on."""


def no_rival(options: dict) -> str:
    """The handheld can play."""
    return ""


def option_fields(app, options: dict, players: int) -> list:
    """What new_game lets one set: the sheet."""
    sheets = rules.SHEETS
    return [["sheet", "Sheet", "choice", [(name, name) for name in sheets], options.get("sheet", sheets[0])]]


HIGHLIGHTS = ("Yachts", "Points in upper boxes", "Boxes with 0")
REVIEW = "games.yacht.review.Review"
COACH = 500


def play(table) -> str:
    """The name of the screen for the table's phase."""
    if table.over:
        return OVER
    if table.game.dice is None:
        return ENTRY if table.dice_from == "table" else TURN
    return TURN if table.game.rolls_left else WRITE


def after(app, events: list) -> None:
    """Go to the screen that the events lead to, with the notices that they bring in front of it."""
    operation = app.game.told_as
    kinds = {"bonus": "rub" if operation == "undo" else "bonus"}
    if operation != "do":
        kinds["written"] = "rub" if operation == "undo" else "write"
    told = [event for event in events if event["type"] in kinds]
    queue = [[kinds[event["type"]], event["player"], event.get("box", ""), event["points"]] for event in told]
    if events[-1]["type"] == "rolled" and operation != "undo":
        show_roll(app, TURN, rules.DICE, queue)
    else:
        follow(app, queue)


def box_words(box: str) -> str:
    """The name of a box, as one says it."""
    return box.replace("_", " ")


def label(box: str) -> str:
    """The name of a box at the head of its row."""
    return box[0].upper() + box_words(box)[1:]


def written_words(box: str, number: int) -> str:
    """The points that are written in a box; in that of the bonus, where `box` is ""."""
    return "%d in %s" % (number, box_words(box)) if box else "the bonus of\xa0%d" % number


def choice_words(game, seat: int, action: dict) -> str:
    """What the player does, as the history has it."""
    if action["type"] == "write":
        return "write " + written_words(action["box"], game.worth(action["box"]))
    return coach.keep_words(game.dice, action)


def order(table, entry) -> str:
    """What the player writes on paper for the last action, or "" when it is nothing."""
    if entry.action["type"] != "write":
        return ""
    box = entry.action["box"]
    number = table.game.sheets[entry.player][table.game.boxes.index(box)]
    return "%s: write %s" % (table.players[entry.player], written_words(box, number))


def details(table, entry) -> list:
    """What the history shows of an action: a box with its points, and all dice of a roll."""
    if entry.action["type"] != "write":
        return history.dice_runs(table, entry)
    box = entry.action["box"]
    return [written_words(box, rules.points(table.game.sheet, box, history.dice_after(table, entry.number - 1)))]


def describe(table, entry) -> str:
    """Words for an entry of the history, for undo and redo: "Ann's full house"."""
    action = entry.action
    name = table.players[entry.player]
    if action["type"] == "write":
        return "%s's %s" % (name, box_words(action["box"]))
    if action["type"] == "reroll":
        return "%s's reroll of %s" % (name, count_words(len(action["at"]), "die", "dice"))
    return "%s's roll" % name
