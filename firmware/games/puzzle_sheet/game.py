"""Puzzle Sheet on the handheld: which screen a phase has, what events ask the table to write, and the words for actions.

The other parts are imported when they are first needed: puzzle_sheet_take (a piece to choose), puzzle_sheet_place (where it goes),
puzzle_sheet_notice (orders to the players), puzzle_sheet_pad (bonus pieces and the tally on `pad`), puzzle_sheet_boards,
puzzle_sheet_over, puzzle_sheet_setup, puzzle_sheet_fill (cells shaded before a solo game); puzzle_sheet_art draws pieces and boards.

Notices are lists, so that they can be kept over power off; the first element says which. Cells are None on `pad`:
    ["taken", seat, piece, times, cells, points added, threshold of the bonus piece that is due or None]
    ["fill", seat, cells]                                    what a lone player shades before the game begins
    ["cleared", seat]                                        a lone player has filled the board
    ["bonus", seat, threshold, cells]                        after a redo: the bonus piece is placed again
    ["rub", seat, piece, times, cells, points added]         after an undo: what is to be rubbed out
    ["rub bonus", seat, threshold, cells]
"""

from firmware import loading

TAKE = "games.puzzle_sheet.take.Take"
PLACE = "games.puzzle_sheet.place.Place"
STOP = "games.puzzle_sheet.notice.Stop"
NOTICE = "games.puzzle_sheet.notice.Notice"
BONUS = "games.puzzle_sheet.pad.Bonus"
TALLY = "games.puzzle_sheet.pad.Tally"
OVER = "games.puzzle_sheet.over.Winner"
SHEETS = "games.puzzle_sheet.boards.Boards"
HISTORY = "screens.in_game.history.History"
MENU = (("All boards", SHEETS), ("History", HISTORY))
"""What the menu of the game offers beside undo and redo: words and screen."""

DICE = False
"""The game rolls none."""


def offers(app, options, players):
    """What new_game lets one set."""
    return _setup().offers(app, options, players)


def rules_options(app, options, players):
    """The options as the rules take them."""
    return _setup().rules_options(app, options, players)


def _setup():
    return loading.part("games.puzzle_sheet.setup")


def play(table):
    """The name of the screen for the table's phase."""
    if table.over:
        return OVER
    game = table.game
    if game.phase == "tally":
        return TALLY
    if game.free is None:
        return TAKE if game.phase == "take" else BONUS
    if game.stuck():
        return STOP
    return TAKE if game.phase == "take" else PLACE


def after(app, events):
    """Go to the screen that the events lead to, with the notices that they bring in front of it."""
    if app.deed == "do":
        app.play()
    queue = notices(events, app.deed)
    fill = app.table.options["solo_fill"]
    if app.deed == "new" and fill:
        queue.append(["fill", 0, fill])
    if queue:
        app.push(NOTICE, [queue, 0])


def notices(events, deed):
    """The notices that the events bring after a "do", "undo" or "redo", in the order in which they are shown."""
    queue = []
    for event in events:
        kind = event["type"]
        if kind == "taken":
            queue.append(
                ["rub" if deed == "undo" else "taken", event["player"], event["piece"], event["times"], None, 0]
            )
            if deed != "undo":
                queue[-1].append(None)
        elif kind == "shaded":
            queue[-1][4] = event["cells"]
        elif kind == "points":
            queue[-1][5] = event["added"]
        elif kind == "bonus_due" and deed != "undo" and queue and queue[-1][0] == "taken":
            queue[-1][6] = event["at"]
        elif kind == "bonus_placed" and deed != "do":
            queue.append(["rub bonus" if deed == "undo" else "bonus", event["player"], event["at"], event.get("cells")])
        elif kind == "cleared" and deed != "undo":
            queue.append(["cleared", event["player"]])
    return queue


def points(number):
    """A number of points in words."""
    return "1 point" if number == 1 else "%d points" % number


def next_bonus(game, seat):
    """A few words on the seat's next bonus piece, "" when there is none."""
    threshold = game.bonus_at(seat)
    if threshold is None:
        return ""
    return "bonus for %d due" % threshold if game.points[seat] >= threshold > 0 else "bonus at %d" % threshold


def sum_words(height, width, worth):
    """How a score comes about."""
    return "%d \xd7 %d \xd7 %d = %d" % (height, width, worth, height * width * worth)


def describe(table, entry):
    """Words for an entry of the history, for undo and redo: "Ann's piece 3A"."""
    action = entry.action
    kind = action["type"]
    if kind == "take":
        words = "piece " + action["piece"]
    elif kind == "bonus":
        words = "bonus piece"
    elif kind == "tally":
        words = "tally"
    else:
        words = "stop"
    return "%s's %s" % (table.players[entry.player], words)


def details(table, entry):
    """What a row of the history shows: where a piece went, or what was tallied."""
    action = entry.action
    kind = action["type"]
    if kind == "tally":
        return ["tally: ", "%d \xd7 %d, %d unshaded" % (action["height"], action["width"], action["unshaded"])]
    if "at" in action:
        what = "bonus " if kind == "bonus" else action["piece"] + " "
        return [what, "row %d, column %d" % (action["at"][0], action["at"][1])]
    return None
