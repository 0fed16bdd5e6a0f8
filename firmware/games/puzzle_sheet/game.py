"""Puzzle Sheet on the handheld: which screen a phase has, what events ask the table to write, words for actions.

Notices are lists, so that they can be kept over power off; the first element says which. Cells are None on `pad`:
    ["taken", seat, piece, times, cells, points added, threshold of the bonus piece that is due or None]
    ["fill", seat, cells]                                    what a lone player shades before the game begins
    ["cleared", seat]                                        a lone player has filled the board
    ["bonus", seat, threshold, cells]                        the bonus piece is placed; on `pad` after a redo
    ["rub", seat, piece, times, cells, points added]         after an undo: what is to be rubbed out
    ["rub bonus", seat, threshold, cells]
"""

from firmware.screens.in_game.base import follow
from shared_rules.puzzle_sheet.boards import score

TAKE = "games.puzzle_sheet.take.Take"
PLACE = "games.puzzle_sheet.place.Place"
STOP = "games.puzzle_sheet.notice.Stop"
NOTICE = "games.puzzle_sheet.notice.Notice"
BONUS = "games.puzzle_sheet.pad.Bonus"
TALLY = "games.puzzle_sheet.pad.Tally"
OVER = "games.puzzle_sheet.over.Winner"
SHEETS = "games.puzzle_sheet.boards.Boards"
HOW_TO_PLAY = True
RIVALS_TOO = (STOP,)
HISTORY = "screens.in_game.history.History"
MENU = (("All boards", SHEETS), ("History", HISTORY))
DICE = False
SETUP = True
COACH = 0
HIGHLIGHTS = ("Cells in rectangle", "Cells left empty")


def play(table) -> str:
    """The name of the screen for the table's phase."""
    if table.over:
        return OVER
    game = table.game
    if game.phase == "tally":
        return TALLY
    if game.pad:
        return TAKE if game.phase == "take" else BONUS
    if game.stuck():
        return STOP
    return TAKE if game.phase == "take" else PLACE


def after(app, events: list) -> None:
    """Go to the screen that the events lead to, with the notices that they bring in front of it."""
    queue = notices(events, app.game.operation)
    fill = app.table.options["solo_fill"]
    if app.game.operation == "new" and fill:
        queue.append(["fill", 0, fill])
    follow(app, queue)


_CELLS, _ADDED, _DUE = 4, 5, 6
"""Indexes in a notice on a piece."""


def notices(events: list, operation: str) -> list:
    """The notices that the events bring after a "do", "undo" or "redo", in the order in which they are shown."""
    queue = []
    for event in events:
        kind = event["type"]
        if kind == "taken":
            piece = [event["player"], event["piece"], event["times"], None, 0]
            queue.append(["rub"] + piece if operation == "undo" else ["taken"] + piece + [None])
        elif kind == "shaded":
            queue[-1][_CELLS] = event["cells"]
        elif kind == "points":
            queue[-1][_ADDED] = event["added"]
        elif kind == "bonus_due" and operation != "undo" and queue and queue[-1][0] == "taken":
            queue[-1][_DUE] = event["at"]
        elif kind == "bonus_placed" and (operation != "do" or "cells" in event):
            notice = "rub bonus" if operation == "undo" else "bonus"
            queue.append([notice, event["player"], event["at"], event.get("cells")])
        elif kind == "cleared" and operation != "undo":
            queue.append(["cleared", event["player"]])
    return queue


def next_bonus(game, seat: int) -> str:
    """A few words on the seat's next bonus piece, "" when there is none."""
    threshold = game.bonus_at(seat)
    if threshold is None:
        return ""
    return "bonus %d due" % threshold if game.points[seat] >= threshold > 0 else "bonus at %d" % threshold


def sum_words(height: int, width: int, worth: int) -> str:
    """How a score comes about."""
    return "%d \xd7 %d \xd7 %d = %d" % (height, width, worth, score(height, width, worth))


def describe(table, entry) -> str:
    """Words for an entry of the history, for undo and redo: "Ann's piece 3A"."""
    action = entry.action
    kind = action["type"]
    name = table.players[entry.player]
    if kind == "take":
        return "%s's piece %s" % (name, action["piece"])
    if kind == "stop":
        return "the end of the game"
    return ("%s's bonus piece" if kind == "bonus" else "%s's tally") % name


def details(table, entry) -> list | None:
    """What a row of the history shows: where a piece went, or what was tallied."""
    action = entry.action
    kind = action["type"]
    if kind == "tally":
        return ["tally: ", "%d \xd7 %d, %d unshaded" % (action["height"], action["width"], action["unshaded"])]
    if "at" in action:
        what = "bonus " if kind == "bonus" else action["piece"] + " "
        return [what, "row %d, column %d" % (action["at"][0], action["at"][1])]
    return None
