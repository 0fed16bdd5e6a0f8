"""The conversations about the puzzle sheet of its golden transcripts."""

NAMES = ["Ann", "Björn", "Chloé 2", "\U0001f3b2 Dora", "Eve", "Finn"]

# Small enough that the list of legal actions, the longest reply there is, fits a Pico's memory.
SMALL = {
    "name": "Small",
    "board": [".....", ".... ", "..  .", "....."],
    "frames": [
        {"points": 1, "pieces": {"A": ["#"], "B": ["##"], "C": ["#", "#"]}},
        {"points": 2, "pieces": {"A": ["##", "#."], "D": [".#", "##"]}},
        {"points": 3, "pieces": {"B": ["###"], "F": ["#.#"]}},
        {"points": 4, "pieces": {"A": ["##", "##"], "Z": ["##.", ".##"]}},
    ],
    "bonus": [{"at": 5, "piece": ["#"]}, {"at": 10, "piece": ["##"]}, {"at": 15, "piece": ["#", "#"]}],
}


def a_tally(talk, state):
    """A tally of the player who is asked for it, or of another who is not tallied yet."""
    seats = [seat for seat, score in enumerate(state["scores"]) if score is None]
    seat = talk.choose([state["to_move"], talk.choose(seats)])
    height, width = 1 + talk.chance.bounded(3), 1 + talk.chance.bounded(3)
    unshaded = talk.chance.bounded(17 - height * width)
    return {"type": "tally", "player": seat, "height": height, "width": width, "unshaded": unshaded}


def a_game(players, every=3, **more):
    """A whole game of random moves, with a look around and a step back now and then. Every so many moves the legal
    actions are listed; the others come from the pieces that are left."""

    def play(talk):
        new = {"game": "puzzle_sheet", "players": NAMES[:players], "seed": talk.seed, "options": {"sheet": SMALL}}
        for key in more:
            new[key] = {"sheet": SMALL, **more[key]} if key == "options" else more[key]
        reply = talk.ask("new", **new)
        moves = 0
        while reply["phase"] != "over":
            moves += 1
            if reply["phase"] == "tally":
                action = a_tally(talk, talk.ask("state")["state"])
            else:
                actions = talk.listed(moves % every == 0)
                action = talk.choose(actions[:256])
                if action["type"] == "stop" and len(actions) > 1 and talk.chance.bounded(8):
                    action = actions[0]
            reply = talk.ask("do", action=action)
            if talk.chance.bounded(6) == 0:
                talk.ask("state")
            if talk.chance.bounded(8) == 0 and talk.ask("undo")["ok"]:
                reply = talk.ask("redo")
        for op in ("legal", "state", "audit", "undo", "redo", "audit"):
            talk.ask(op)

    return play


def cleared(talk):
    """A lone player clears the board at the second attempt."""
    fill = [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [2, 1], [2, 2], [2, 3], [3, 1], [4, 1], [4, 2], [4, 3], [4, 4]]
    new = {"game": "puzzle_sheet", "players": ["Ann"], "seed": talk.seed}
    talk.ask("new", **new, options={"sheet": SMALL, "solo_fill": fill})
    talk.ask("legal")
    for piece, at in (("1C", [3, 5]), ("1A", [2, 4]), ("1B", [3, 1])):
        talk.ask("do", action={"type": "take", "piece": piece, "at": at})
    talk.ask("legal")
    talk.ask("do", action={"type": "stop"})
    for op in ("state", "undo", "undo", "save"):
        talk.ask(op)
    talk.ask("load", save=talk.ask("save")["save"])
    talk.ask("do", action={"type": "take", "piece": "3B", "at": [3, 1]})
    talk.ask("new", **new, options={"sheet": SMALL, "solo_fill": [*fill, [3, 2]]})
    for piece, at in (("1C", [3, 5]), ("1A", [2, 4])):
        talk.ask("do", action={"type": "take", "piece": piece, "at": at})
    for op in ("state", "undo", "redo", "save", "audit"):
        talk.ask(op)


def errors(talk):
    """Options, sheets and actions that are refused."""
    new = {"game": "puzzle_sheet", "players": ["Ann", "Ben"], "seed": talk.seed}
    for wrong in (
        {"players": []},
        {"players": ["A"] * 7},
        {"options": {"tracking": "paper"}},
        {"options": {"sheet": "No such sheet"}},
        {"options": {"sheet": 1}},
        {"options": {"sheet": {}}},
        {"options": {"solo_fill": [[1, 1]]}},
        {"options": {"size": 3}},
        {"options": {"solo_fill": 1}},
        {"players": ["Ann"], "options": {"solo_fill": [[1, 1]], "tracking": "pad"}},
        {"players": ["Ann"], "options": {"solo_fill": [[1, 1], [1, 1]]}},
        {"players": ["Ann"], "options": {"sheet": SMALL, "solo_fill": [[2, 5]]}},
        {"players": ["Ann"], "options": {"sheet": SMALL, "solo_fill": [[0, 1]]}},
        {"players": ["Ann"], "options": {"sheet": SMALL, "solo_fill": [[1, 1, 1]]}},
    ):
        talk.ask("new", **{**new, **wrong})
    pieces = {"A": ["#"]}
    frames = [{"points": 1, "pieces": pieces}] * 4
    for key, value in (
        ("name", None),
        ("board", []),
        ("board", ["..", "."]),
        ("board", ["#"]),
        ("board", [" "]),
        ("board", ["." * 17]),
        ("frames", frames[:3]),
        ("frames", [*frames[:3], {"points": 100, "pieces": pieces}]),
        ("frames", [*frames[:3], {"points": 1, "pieces": {"a": ["#"]}}]),
        ("frames", [*frames[:3], {"points": 1, "pieces": {"A": ["#."]}}]),
        ("frames", [*frames[:3], {"points": 1, "pieces": {"A": ["#", "##"]}}]),
        ("frames", [*frames[:3], {"points": 1}]),
        ("bonus", [{"at": 5, "piece": ["#"]}, {"at": 5, "piece": ["#"]}]),
        ("bonus", [{"at": 5, "piece": ["."]}]),
        ("more", 1),
    ):
        talk.ask("new", **{**new, "options": {"sheet": {**SMALL, key: value}}})
    talk.ask("new", **new, options={"sheet": None, "tracking": None, "solo_fill": None}, first=0)
    talk.ask("state")
    talk.ask("new", **new, options={"sheet": SMALL}, first=0)
    wrong_actions = (
        {},
        {"type": "pass"},
        {"type": "take"},
        {"type": "take", "piece": "1A"},
        {"type": "take", "piece": "1D", "at": [1, 1]},
        {"type": "take", "piece": 1, "at": [1, 1]},
        {"type": "take", "piece": "1A", "at": [1, 1], "turned": 1},
        {"type": "take", "piece": "1A", "at": 1},
        {"type": "take", "piece": "1A", "at": [0, 1]},
        {"type": "take", "piece": "1A", "at": [1, True]},
        {"type": "take", "piece": "1A", "at": [2, 5]},
        {"type": "take", "piece": "1B", "at": [1, 5]},
        {"type": "take", "piece": "1A", "at": [1, 1], "dice": [1]},
        {"type": "bonus", "at": [1, 1]},
        {"type": "stop"},
        {"type": "tally", "player": 0, "height": 1, "width": 1, "unshaded": 0},
    )
    for action in wrong_actions:
        talk.ask("do", action=action)
    talk.ask("do", action={"type": "take", "piece": "4A", "at": [1, 1]})
    talk.ask("do", action={"type": "take", "piece": "4A", "at": [1, 1]})
    talk.ask("do", action={"type": "take", "piece": "4Z", "at": [1, 1]})
    talk.ask("do", action={"type": "take", "piece": "1A", "at": [1, 1]})
    for action in ({"type": "stop"}, {"type": "bonus"}, {"type": "bonus", "at": [1, 1]}, *wrong_actions[2:5]):
        talk.ask("do", action=action)
    talk.ask("new", **new, options={"sheet": SMALL, "tracking": "pad"}, first=1)
    for action in (wrong_actions[6], {"type": "bonus"}, {"type": "take", "piece": "4A"}, {"type": "stop"}):
        talk.ask("do", action=action)
    tally = {"type": "tally", "player": 0, "height": 2, "width": 2, "unshaded": 12}
    for wrong in (
        {"player": 2},
        {"height": 5},
        {"width": 0},
        {"unshaded": 14},
        {"unshaded": -1},
        {"unshaded": True},
        {"more": 1},
        {},
        {},
        {"player": 1, "height": 0, "width": 0, "unshaded": 17},
        {},
    ):
        talk.ask("do", action={**tally, **wrong})
    talk.ask("state")


TRANSCRIPTS = {
    "puzzle_sheet_board_2_players": a_game(2),
    "puzzle_sheet_board_3_players": a_game(3, first=2),
    "puzzle_sheet_board_4_players": a_game(4, dice="table"),
    "puzzle_sheet_board_6_players": a_game(6, 6),
    "puzzle_sheet_pad_1_player": a_game(1, options={"tracking": "pad"}),
    "puzzle_sheet_pad_5_players": a_game(5, options={"tracking": "pad"}),
    "puzzle_sheet_solo": a_game(1, options={"solo_fill": [[1, 1], [4, 3], [2, 2]]}),
    "puzzle_sheet_shipped": a_game(2, 99, options={"sheet": None}),
    "puzzle_sheet_cleared": cleared,
    "puzzle_sheet_errors": errors,
}
