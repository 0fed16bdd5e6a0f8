"""Block Buster on the handheld: which screen a phase has, what events ask the table to do, and the words for actions.

Notices are lists, so that they can be kept over power off; the first element says which:
    ["lay"]                                        lay the point blocks like this
    ["couples"]                                    who plays with whom
    ["start", [[seat, points, tokens], ...]]       penalties at the start; tokens are [number of -2, number of -1]
    ["take", seat, points, tokens, total]          penalty points for skipped spaces
    ["out", seat]                                  the player's last block was placed
    ["secured", point, colour]
    ["win", seat, kind]                            a full set wins
    ["unplace", seat, colour, points, tokens]      after an undo: take the block back
    ["again", seat, colour, skip]                  after a redo: place the block again
    ["in", seat], ["passes", seat]                 after an undo or redo of a pass
    ["goes on"]                                    after an undo: the end is called off
"""

from firmware.drawing import theme
from firmware.screens.in_game.base import count_words
from shared_rules.block_buster.options import SKIP_PENALTY, payment, payments

TURN = "games.block_buster.turn.Turn"
SPACES = "games.block_buster.spaces.Spaces"
KINDS = "games.block_buster.kinds.Kinds"
NOTICE = "games.block_buster.notice.Notice"
TALLY = "games.block_buster.tally.Tally"
OVER = "games.block_buster.over.Winner"
SCORES = "games.block_buster.scores.Scores"
HOW_TO_PLAY = True
HISTORY = "screens.in_game.history.History"
SHEETS = SPACES
MENU = (("Map", SPACES), ("Kinds", KINDS), ("Scores", SCORES), ("History", HISTORY))
DICE = False
SETUP = True
COACH = 0
HIGHLIGHTS = ("Kinds led", "Blocks left")


def play(table) -> str:
    """The name of the screen for the table's phase."""
    if table.over:
        return OVER
    return TALLY if table.game.phase == "tally" else TURN


def after(app, events: list) -> None:
    """Go to the screen that the events lead to, with the notices that they bring in front of it."""
    game = app.table.game
    first = events[0]
    kind = first["type"]
    report = kind == "spaces_set" or kind == "kind_set"
    over = events[-1]["type"] == "game_over"
    if app.game.operation == "do" and not (report and not over):
        app.play()
    if app.game.operation == "new" and app.table.options["kinds"] == "enter":
        app.push(KINDS)
    elif kind == "placed" and app.game.operation != "undo" and not over:
        # What lies around the new block is entered while everybody looks at it.
        app.push(SPACES, {"colour": _colour(first)})
    elif report and app.game.operation != "do" and not app.table.over:
        seen = {"at": game.points.index(first["at"])}
        if kind == "spaces_set":
            seen["colour"] = first["colour"]
        app.push(SPACES if kind == "spaces_set" else KINDS, seen)
    queue = notices(game, events, app.game.operation)
    if queue:
        app.push(NOTICE, [queue, 0])
    app.invalidate()


def notices(game, events: list, operation: str) -> list:
    """The notices that the events bring after a "new", "do", "undo" or "redo", in the order in which they are shown."""
    if operation == "new":
        return _opening(game, events)
    queue = []
    for event in events:
        alone = event is events[0]
        notice = _taken_back(game, event, alone) if operation == "undo" else _news(game, event, alone, operation)
        if notice:
            queue.append(notice)
    return queue


def _colour(placed):
    return placed.get("colour", placed["player"])


def placed_colour(entry) -> int:
    """The colour of the block that an entry of the history placed."""
    return entry.action.get("colour", entry.player)


def _opening(game, events):
    queue = []
    if game.options["kinds"] == "random":
        queue.append(["lay"])
    if game.partner(0) is not None:
        queue.append(["couples"])
    fines = [event for event in events if event["type"] == "penalty"]
    tokens = payments(game.options["bank"], [event["points"] for event in fines])
    if fines:
        queue.append(["start", [[fines[i]["player"], fines[i]["points"], tokens[i]] for i in range(len(fines))]])
    return queue


def _taken_back(game, event, alone):
    kind = event["type"]
    if kind == "placed":
        # The bank is now what it was before it paid.
        points = SKIP_PENALTY * event["skip"]
        return ["unplace", event["player"], _colour(event), points, payment(game.bank, points)]
    if kind == "passed" and alone:
        return ["in", event["player"]]
    if kind == "game_over" or kind == "tally" and alone:
        return ["goes on"]
    return None


def _news(game, event, alone, operation):
    kind = event["type"]
    if kind == "placed" and operation == "redo":
        return ["again", event["player"], _colour(event), event["skip"]]
    if kind == "penalty":
        return ["take", event["player"], event["points"], list(game.paid), event["total"]]
    if kind == "passed" and not alone:
        return ["out", event["player"]]
    if kind == "passed" and operation == "redo":
        return ["passes", event["player"]]
    if kind == "secured":
        return ["secured", game.points.index(event["at"]), event["colour"]]
    if kind == "instant_win":
        return ["win", event["player"], event["kind"]]
    return None


# Text and colours


def shown_colours(app) -> list:
    """For each colour of the game an index into theme.PLAYERS: the players', for second colours those left over."""
    colours = list(app.colours)
    if app.table.game.two_colours:
        colours += [colour for colour in range(len(theme.PLAYERS)) if colour not in colours][:2]
    return colours


def position_words(at: list) -> str:
    """A point block, as [row, column], in words."""
    return "row\xa0%d, column\xa0%d" % tuple(at)


def danger_words(table, danger: list) -> tuple:
    """Who needs just one more, the longest words first. danger: [seat, letter's code] of the rules."""
    name = table.players[danger[0]]
    kind = chr(danger[1])
    return (
        "%s needs one more %s to win" % (name, kind),
        "%s: one more %s wins" % (name, kind),
        "One more %s wins" % kind,
    )


def describe(table, entry) -> str:
    """Words for an entry of the history, for undo and redo: "Ann's block"."""
    action = entry.action
    kind = action["type"]
    if kind == "finish":
        return "the end of play"
    if kind == "kind":
        return "kind %s on the map" % action["kind"]
    if kind == "spaces":
        return "the entry at %s" % position_words(action["at"])
    name = table.players[entry.player]
    if kind == "left":
        return "%s's %s left" % (name, count_words(action["squares"], "square"))
    if kind == "pass":
        return "%s's pass" % name
    if action["skip"]:
        return "%s's block (%d skipped)" % (name, action["skip"])
    return "%s's block" % name


def details(table, entry) -> list | None:
    """A row of the history with its number in gold; the others say it with `describe`."""
    action = entry.action
    if action["type"] == "place" and action["skip"]:
        return ["block, skipped: ", str(action["skip"])]
    if action["type"] == "left":
        return ["squares left: ", str(action["squares"])]
    if action["type"] == "kind":
        return ["kind %s at %s" % (action["kind"], position_words(action["at"]))]
    if action["type"] != "spaces":
        return None
    name = table.players[table.game.points.seat_of(action["colour"])]
    return [name + ": ", str(action["count"]), " at " + position_words(action["at"])]
