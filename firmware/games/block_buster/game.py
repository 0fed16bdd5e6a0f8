"""Block Buster on the handheld: which screen a phase has, what events ask the table to do, and the words for actions.

The other parts are imported when they are first needed: block_buster_turn (place, skip, pass), block_buster_spaces (the map of
point blocks), block_buster_kinds (kinds typed in), block_buster_notice (orders to the players), block_buster_tally,
block_buster_scores, block_buster_over, block_buster_setup; block_buster_map draws the point blocks.

Notices are lists, so that they can be kept over power off; the first element says which:
    ["lay"]                                        lay the point blocks like this
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

TURN = "games.block_buster.turn.Turn"
SPACES = "games.block_buster.spaces.Spaces"
KINDS = "games.block_buster.kinds.Kinds"
NOTICE = "games.block_buster.notice.Notice"
TALLY = "games.block_buster.tally.Tally"
OVER = "games.block_buster.over.Winner"
SCORES = "games.block_buster.scores.Scores"
HISTORY = "screens.in_game.history.History"
SHEETS = SPACES
MENU = (("Spaces", SPACES), ("Kinds", KINDS), ("Scores", SCORES), ("History", HISTORY))
"""What the menu of the game offers beside undo and redo: words and screen."""

DICE = False
"""The game rolls none."""
VARIANTS = (
    ("standard", "standard", 0),
    ("two_colours", "two colours\n16 blocks of each", 2),
    ("official_two", "official two\n32 blocks each", 2),
    ("couple", "couples\npartners sit opposite", 4),
)
"""The rules' name of each variant, our words for it, and the number of players that it takes, 0 for any."""


def offers(app, options, players):
    """What new_game lets one set."""
    return _setup().offers(options, players)


def rules_options(app, options, players):
    """The options as the rules take them."""
    return _setup().rules_options(options, players)


def _setup():
    from firmware.games.block_buster import setup as block_buster_setup

    return block_buster_setup


def play(table):
    """The name of the screen for the table's phase."""
    if table.over:
        return OVER
    return TALLY if table.game.phase == "tally" else TURN


def after(app, events):
    """Go to the screen that the events lead to, with the notices that they bring in front of it."""
    first = events[0]
    kind = first["type"]
    report = kind == "spaces_set" or kind == "kind_set"
    over = events[-1]["type"] == "game_over"
    if app.deed == "do" and not (report and not over):
        app.play()
    if app.deed == "new" and app.table.options["kinds"] == "enter":
        app.push(KINDS)
    elif kind == "placed" and app.deed != "undo" and not over:
        # What lies around the new block is entered while everybody looks at it.
        app.push(SPACES, {"colour": first.get("colour", first["player"])})
    elif report and app.deed != "do" and not app.table.over:
        if kind == "spaces_set":
            app.push(SPACES, {"colour": first["colour"], "at": _point(app.table.game, first["at"])})
        else:
            app.push(KINDS, {"at": _point(app.table.game, first["at"])})
    queue = notices(app.table.game, events, app.deed)
    if queue:
        app.push(NOTICE, [queue, 0])
    app.changed()


def _point(game, at):
    return game.points.side * at[0] + at[1] - game.points.side - 1


def notices(game, events, deed):
    """The notices that the events bring after a "new", "do", "undo" or "redo", in the order in which they are shown."""
    from shared_rules.block_buster.rules import payment

    queue = []
    first = events[0]
    starts = []
    for event in events:
        kind = event["type"]
        if kind == "dealt":
            queue.append(["lay"])
        elif kind == "penalty" and deed == "new":
            starts.append([event["player"], event["points"], None])
        elif kind == "placed" and deed == "undo":
            # The bank is now what it was before it paid.
            points = 2 * event["skip"]
            queue.append(
                ["unplace", event["player"], event.get("colour", event["player"]), points, payment(game.bank, points)]
            )
        elif kind == "placed" and deed == "redo":
            queue.append(["again", event["player"], event.get("colour", event["player"]), event["skip"]])
        elif kind == "penalty" and deed != "undo":
            queue.append(["take", event["player"], event["points"], list(game.paid), event["total"]])
        elif kind == "passed" and first is not event and deed != "undo":
            queue.append(["out", event["player"]])
        elif kind == "passed" and first is event and deed != "do":
            queue.append(["in" if deed == "undo" else "passes", event["player"]])
        elif kind == "secured" and deed != "undo":
            queue.append(["secured", _point(game, event["at"]), event["colour"]])
        elif kind == "instant_win" and deed != "undo":
            queue.append(["win", event["player"], event["kind"]])
        elif (kind == "game_over" or kind == "tally" and first is event) and deed == "undo":
            queue.append(["goes on"])
    if starts:
        bank = list(game.options["bank"])
        for start in starts:
            start[2] = payment(bank, start[1])
            bank[0] -= start[2][0]
            bank[1] -= start[2][1]
        queue.append(["start", starts])
    return queue


# Words and colours


def shown_colours(app):
    """For each colour of the game an index into theme.PLAYERS: the players' own; second colours are the first ones that nobody has."""
    colours = list(app.colours)
    if app.table.game.two_colours:
        colours += [colour for colour in range(len(theme.PLAYERS)) if colour not in colours][:2]
    return colours


def points_words(points):
    """A number of points in words."""
    return "1 point" if points == 1 or points == -1 else "%d points" % points


def counted(count, thing):
    """A number and a noun, in the plural where it must be."""
    return "%d %s%s" % (count, thing, "" if count == 1 else "s")


def tokens_words(tokens):
    """Penalty tokens in words."""
    words = []
    for count, worth in ((tokens[0], "-2"), (tokens[1], "-1")):
        if count:
            words.append("%s\xa0of\xa0%s" % (counted(count, "token").replace(" ", "\xa0"), worth))
    return " and ".join(words)


def place_words(at):
    """A point block, as [row, column], in words."""
    return "row\xa0%d, column\xa0%d" % (at[0], at[1])


def danger_words(table, danger):
    """Who needs just one more, from the longest to the shortest way to say it. danger: [seat, letter's code] of the rules."""
    name = table.players[danger[0]]
    kind = chr(danger[1])
    return (
        "%s needs one more %s to win at once" % (name, kind),
        "%s needs one more %s to win" % (name, kind),
        "%s: one more %s wins" % (name, kind),
        "One more %s wins at once" % kind,
        "One more %s wins" % kind,
    )


def describe(table, entry):
    """Words for an entry of the history, for undo and redo: "Ann's block"."""
    action = entry.action
    kind = action["type"]
    if kind == "finish":
        return "the call of the end"
    if kind == "kind":
        return "kind %s at %s" % (action["kind"], place_words(action["at"]))
    if kind == "spaces":
        name = table.players[action["colour"] % len(table.players)]
        return "%s's %s at %s" % (name, counted(action["count"], "space"), place_words(action["at"]))
    name = table.players[entry.player]
    if kind == "left":
        return "%s's %s left" % (name, counted(action["squares"], "square"))
    if kind == "pass":
        return name + "'s pass"
    if action["skip"]:
        return "%s's block that skips %s" % (name, counted(action["skip"], "space"))
    return name + "'s block"


def details(table, entry):
    """A row of the history with its number in gold; the others say it with `describe`."""
    action = entry.action
    if action["type"] == "place" and action["skip"]:
        return ["block, skips ", str(action["skip"])]
    if action["type"] == "left":
        return ["squares left: ", str(action["squares"])]
    if action["type"] != "spaces":
        return None
    name = table.players[action["colour"] % len(table.players)]
    return [name + ": ", str(action["count"]), " at " + place_words(action["at"])]
