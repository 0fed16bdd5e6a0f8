"""The scripts of Block Buster's golden transcripts (tools/goldens/transcripts.py)."""

from tools.games.conversations import ask_all, do_all
from tools.games.random_play import NAMES


def _report(talk, state):
    """A report of a player who looks at the table: a colour gets some more spaces at a point, or a kind is named."""
    side = state["grid"]
    row, column = talk.chance.bounded(side), talk.chance.bounded(side)
    if state["kinds"][row][column] == "?" or talk.chance.bounded(30) == 0:
        return {"type": "kind", "at": [row + 1, column + 1], "kind": "ABCDE"[talk.chance.bounded(side)]}
    counts = state["spaces"][row][column]
    colour = talk.chance.bounded(len(counts))
    free = 12 - sum(counts) + counts[colour]
    count = talk.chance.bounded(free + 1)
    if talk.chance.bounded(2):
        count = max(count, counts[colour])
    return {"type": "spaces", "at": [row + 1, column + 1], "colour": colour, "count": count}


def _blocks(left):
    return sum(left) if isinstance(left, list) else left


def _move(talk, state):
    """A move of players who place mostly, skip sometimes, and report what they see."""
    if state["phase"] == "play" and talk.chance.bounded(5):
        actions = talk.ask("legal")["actions"]
        places = [action for action in actions if action["type"] == "place"]
        plain = [action for action in places if action["skip"] == 0]
        if places and talk.chance.bounded(12):
            return talk.choose(places if talk.chance.bounded(6) == 0 else plain)
        return {"type": "pass"}
    due = [
        seat
        for seat, left in enumerate(state["blocks_left"])
        if state["phase"] == "tally" and _blocks(left) and state["squares_left"][seat] is None
    ]
    if due and talk.chance.bounded(2):
        seat = talk.choose(due)
        return {
            "type": "left",
            "player": seat,
            "squares": _blocks(state["blocks_left"][seat]) + talk.chance.bounded(30),
        }
    if state["phase"] == "tally" and not due and talk.chance.bounded(6) == 0:
        return {"type": "finish"}
    return _report(talk, state)


def _game(players, dice="device", reports=True, **more):
    """A whole game, with a look around and a step back now and then."""

    def play(talk):
        talk.ask("new", game="block_buster", players=NAMES[:players], dice=dice, seed=talk.seed, **more)
        state = talk.ask("state")["state"]
        while state["phase"] != "over":
            action = _move(talk, state)
            if action["type"] in ("kind", "spaces") and not reports and state["phase"] == "play":
                continue
            talk.ask("do", action=action)
            if talk.chance.bounded(8) == 0:
                talk.ask("undo")
                talk.ask("redo")
            if talk.chance.bounded(60) == 0:
                talk.ask("load", save=talk.ask("save")["save"])
            state = talk.ask("state")["state"]
        for op in ("legal", "audit", "undo", "save", "audit"):
            talk.ask(op)

    return play


def _win(variant, players, colours, needed, phase):
    """A kind is collected until it wins at once; the win is taken back and comes again by a kind."""

    def play(talk):
        options = {"variant": variant, "kinds": "enter"}
        talk.ask("new", game="block_buster", players=NAMES[:players], first=0, seed=talk.seed, options=options)
        if phase == "tally":
            talk.ask("do", action={"type": "finish"})
        for place in range(1, needed + 1):
            talk.ask("do", action={"type": "kind", "at": [place, place], "kind": "A"})
            colour = colours[place % len(colours)]
            talk.ask("do", action={"type": "spaces", "at": [place, place], "colour": colour, "count": 7})
            talk.ask("do", action={"type": "spaces", "at": [place, place], "colour": colour, "count": 12})
        talk.ask("legal")
        talk.ask("undo")
        talk.ask("undo")
        at = [needed, needed]
        talk.ask("do", action={"type": "kind", "at": at, "kind": "B"})
        talk.ask("do", action={"type": "spaces", "at": at, "colour": colours[0], "count": 12})
        talk.ask("do", action={"type": "spaces", "at": at, "colour": colours[0], "count": 6})
        talk.ask("do", action={"type": "spaces", "at": at, "colour": colours[0], "count": 12})
        talk.ask("do", action={"type": "kind", "at": at, "kind": "A"})
        talk.ask("state")
        talk.ask("do", action={"type": "pass"})
        talk.ask("audit")

    return play


def _full_sets(talk):
    """Two players have a full set at the final tally without having secured it: both win, whatever their points."""
    options = {"variant": "official_two", "kinds": "enter"}
    talk.ask("new", game="block_buster", players=NAMES[:2], first=1, seed=talk.seed, options=options)
    for row, (colour, kind) in enumerate(((1, "C"), (0, "B"), (1, "A"), (0, "A"))):
        for column in range(1, 4):
            at = [row + 1, column]
            talk.ask("do", action={"type": "kind", "at": at, "kind": kind})
            talk.ask("do", action={"type": "spaces", "at": at, "colour": colour, "count": 1 + talk.chance.bounded(6)})
    do_all(talk, ({"type": "finish"}, {"type": "left", "player": 0, "squares": 99}))
    do_all(talk, ({"type": "left", "player": 1, "squares": 32}, {"type": "finish"}))
    ask_all(talk, "state", "audit")


def _errors(talk):
    """Each refusal, of options and of actions in play, in the tally and when the game is over."""
    talk.ask("new", game="block_buster", players=NAMES[:1])
    for players, options in (
        (2, {"variant": "pairs"}),
        (2, {"variant": ["standard"]}),
        (3, {"variant": "two_colours"}),
        (4, {"variant": "official_two"}),
        (2, {"variant": "couple"}),
        (2, {"kinds": "dealt"}),
        (2, {"kinds": True}),
        (2, {"start_penalties": [2]}),
        (2, {"start_penalties": [11, 0]}),
        (2, {"start_penalties": [True, 0]}),
        (2, {"start_penalties": "20"}),
        (2, {"bank": [8]}),
        (2, {"bank": [8, 100]}),
        (2, {"bank": [-1, 8]}),
        (2, {"bank": {"2": 8, "1": 8}}),
        (2, {"bank": [0, 1]}),
        (2, {"bank": [8, 0], "start_penalties": [3, 0]}),
        (2, {"colours": 2}),
        (2, []),
    ):
        talk.ask("new", game="block_buster", players=NAMES[:players], options=options)
    options = {"variant": "two_colours", "kinds": "enter", "bank": [2, 1], "start_penalties": [3, 0]}
    talk.ask("new", game="block_buster", players=NAMES[:2], first=1, options=options, seed=talk.seed)
    at = [1, 1]
    wrong = (
        {},
        *({"type": kind} for kind in (None, ["place"], "roll", "place")),
        {"type": "place", "skip": 0},
        *({"type": "place", "skip": 0, "colour": colour} for colour in (0, 4, True)),
        *({"type": "place", "skip": skip, "colour": 1} for skip in (-1, True, "0", 1)),
        {"type": "place", "skip": 0, "colour": 1, "at": at},
        {"type": "place", "skip": 0, "colour": 1, "dice": [1]},
        {"type": "pass", "player": 1},
        {"type": "finish", "player": 1},
        {"type": "left", "player": 0, "squares": 40},
        {"type": "kind", "at": at},
        *({"type": "kind", "at": point, "kind": "A"} for point in ([0, 1], [1, 6], [1, True], {"row": 1})),
        *({"type": "kind", "at": at, "kind": kind} for kind in ("F", "?", "AB", "Ä", 1)),
        {"type": "spaces", "at": at, "colour": 0},
        {"type": "spaces", "at": at, "colour": 4, "count": 1},
        *({"type": "spaces", "at": at, "colour": 0, "count": count} for count in (13, -1, None)),
    )
    do_all(talk, wrong)
    talk.ask("undo")
    talk.ask("do", action={"type": "place", "skip": 0, "colour": 1})
    talk.ask("do", action={"type": "place", "skip": 0, "colour": 2})
    talk.ask("legal")
    for skip in (2, 5, 100, 10**17, 10**18, -1, 1):
        talk.ask("do", action={"type": "place", "skip": skip, "colour": 1})
        talk.ask("do", action={"type": "place", "skip": skip, "colour": 3})
    talk.ask("do", action={"type": "spaces", "at": at, "colour": 0, "count": 5})
    talk.ask("do", action={"type": "spaces", "at": at, "colour": 2, "count": 8})
    talk.ask("do", action={"type": "finish"})
    for action in (
        {"type": "place", "skip": 0, "colour": 1},
        {"type": "pass"},
        {"type": "finish"},
        {"type": "left", "player": 2, "squares": 40},
        {"type": "left", "player": 0, "squares": 30},
        {"type": "left", "player": 0, "squares": True},
        {"type": "left", "player": 0},
        {"type": "left", "player": 0, "squares": 40},
        {"type": "left", "player": 0, "squares": 41},
        {"type": "finish"},
        {"type": "left", "player": 1, "squares": 10**17},
        {"type": "finish"},
        {"type": "finish"},
        {"type": "left", "player": 0, "squares": 40},
    ):
        talk.ask("legal")
        talk.ask("do", action=action)
    talk.ask("state")


TRANSCRIPTS = {
    "block_buster_standard_2_players": _game(2),
    "block_buster_standard_3_players": _game(3, dice="table", options={"kinds": "enter"}),
    "block_buster_standard_4_players": _game(4, first=2),
    "block_buster_two_colours": _game(2, options={"variant": "two_colours"}, reports=False),
    "block_buster_official_two": _game(2, options={"variant": "official_two"}, reports=False),
    "block_buster_couple": _game(4, options={"variant": "couple"}, reports=False),
    "block_buster_table_dice": _game(2, dice="table", options={"bank": [3, 4], "start_penalties": [1, 1]}),
    "block_buster_win_2_players": _win("standard", 2, [1], 3, "play"),
    "block_buster_win_two_colours": _win("two_colours", 2, [1, 3], 3, "tally"),
    "block_buster_win_couple": _win("couple", 4, [3], 4, "play"),
    "block_buster_full_sets": _full_sets,
    "block_buster_errors": _errors,
}
