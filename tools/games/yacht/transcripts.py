"""The conversations of Yacht's golden transcripts: whole games on both sheets, undo, refusals."""

from tools.games.yacht.decision import decide

NAMES = ["Ann", "Björn", "Chloé 2", "\U0001f3b2 Dora", "Eve", "Finn"]


def a_move(talk, table_dice):
    """A move: mostly the sensible one, now and then any."""
    actions = talk.listed(talk.chance.bounded(4) == 0)
    if actions[0]["type"] == "roll" or talk.chance.bounded(12) == 0:
        action = dict(talk.choose(actions))
    else:
        action = decide(talk.game)
    if action["type"] == "reroll" and "at" not in action:
        action["at"] = [at for at in range(5) if talk.chance.bounded(2)] or [4]
    if table_dice and action["type"] != "write":
        # Dice of four faces only, so that bonus and yacht are seen in a game.
        action["dice"] = [6 - die // 2 for die in talk.chance.roll((6,) * len(action.get("at", range(5))))]
    return action


def a_game(players, dice, **more):
    """A whole game, with a look around and a step back now and then."""

    def play(talk):
        reply = talk.ask("new", game="yacht", players=NAMES[:players], dice=dice, seed=talk.seed, **more)
        while reply["phase"] != "over":
            reply = talk.ask("do", action=a_move(talk, dice == "table"))
            if talk.chance.bounded(8) == 0:
                talk.ask("state")
            if talk.chance.bounded(8) == 0 and talk.ask("undo")["ok"]:
                reply = talk.ask("redo")
        for op in ("legal", "state", "audit", "undo", "redo", "audit"):
            talk.ask(op)

    return play


def undo(talk):
    """Undo by force, then other dice, redo with the same dice, save and load, a bonus taken back, a closed game."""
    reply = talk.ask("new", game="yacht", players=["Ann", "Ben"], first=1, seed=talk.seed)
    moves = 0
    while reply["phase"] != "over":
        reply = talk.ask("do", action=a_move(talk, False))
        moves += 1
        bonus = any(event["type"] == "bonus" for event in reply["events"])
        if moves % 6 == 0 or bonus:
            steps = 1 + talk.chance.bounded(4)
            for _ in range(steps):
                talk.ask("undo")
                talk.ask("undo", force=True)
            for _ in range(talk.chance.bounded(steps + 1)):
                talk.ask("redo")
            reply = talk.ask("state")["state"]
        if moves % 50 == 0:
            save = talk.ask("save")["save"]
            talk.ask("undo", force=True)
            talk.ask("load", save=save)
            talk.ask("redo")
            reply = talk.ask("state")["state"]
    talk.ask("undo")
    reply = talk.ask("redo")
    talk.ask("audit")
    for op in ("undo", "redo", "save", "state"):
        talk.ask(op)


def bonus(talk):
    """Ann reaches 63 with her sixth box, Ben with his third, and it is taken back and restored; Cy stays at 62. A
    second yacht brings nothing more."""
    talk.ask("new", game="yacht", players=["Ann", "Ben", "Cy"], dice="table", first=0, seed=talk.seed)
    upper = ("ones", "twos", "threes", "fours", "fives", "sixes")
    ann = [(box, [face] * 3 + [face % 6 + 1] * 2) for face, box in enumerate(upper, 1)]
    ben = [(box, [face] * 5) for face, box in reversed(list(enumerate(upper, 1)))]
    cy = [("ones", [1, 1, 4, 5, 6]), *ann[1:]]
    lower = [
        ("yacht", [6] * 5),
        ("three_alike", [6] * 5),
        ("four_alike", [6] * 5),
        ("full_house", [6] * 5),
        ("small_straight", [3, 4, 5, 6, 1]),
        ("large_straight", [6, 5, 4, 3, 2]),
    ]
    ann += [*lower, ("chance", [6] * 5)]
    ben += [(box, [1, 1, 3, 3, 5]) for box, _dice in lower[:4]]
    ben += [("small_straight", [2, 3, 4, 5, 5]), ("large_straight", [1, 2, 3, 4, 5]), ("chance", [1, 1, 1, 1, 1])]
    cy += [(box, dice) for box, dice in ann[6:]]
    for turn in range(len(ann)):
        for box, dice in (ann[turn], ben[turn], cy[turn]):
            talk.ask("do", action={"type": "roll", "dice": dice})
            reply = talk.ask("do", action={"type": "write", "box": box})
            if any(event["type"] == "bonus" for event in reply["events"]):
                for op in ("state", "undo", "state", "redo"):
                    talk.ask(op)
    talk.ask("state")


def errors(talk):
    """Options and actions that are refused, with both kinds of dice."""
    talk.ask("games")
    new = {"game": "yacht", "players": ["Ann", "Ben"], "seed": talk.seed}
    for wrong in (
        {"players": []},
        {"players": ["A"] * 7},
        {"first": 2},
        {"options": {"sheet": "Modern"}},
        {"options": {"sheet": 1}},
        {"options": {"sheet": ["modern"]}},
        {"options": {"joker": True}},
    ):
        talk.ask("new", **{**new, **wrong})
    rolls = ({"type": "roll"}, {"type": "roll", "at": [0]}, {"type": "roll", "dice": [1, 2, 3, 4, 5]})
    wrong_actions = (
        {},
        {"type": None},
        {"type": ["roll"]},
        {"type": "pass"},
        {"type": "reroll"},
        {"type": "reroll", "at": [0], "box": "ones"},
        {"type": "reroll", "at": []},
        {"type": "reroll", "at": 0},
        {"type": "reroll", "at": [5]},
        {"type": "reroll", "at": [-1]},
        {"type": "reroll", "at": [1, 0]},
        {"type": "reroll", "at": [0, 0]},
        {"type": "reroll", "at": [0, True]},
        {"type": "write"},
        {"type": "write", "box": "ones", "points": 5},
        {"type": "write", "box": "choice"},
        {"type": "write", "box": "Ones"},
        {"type": "write", "box": 0},
        {"type": "write", "box": ["ones"]},
        {"type": "write", "box": None},
    )
    talk.ask("new", **new, first=0, options={"sheet": None})
    for action in (*wrong_actions[:6], *wrong_actions[13:16], *rolls[1:], {"type": "reroll", "at": [0]}, rolls[0]):
        talk.ask("do", action=action)
    for action in (*wrong_actions, *rolls, {"type": "reroll", "at": [0], "dice": [1]}):
        talk.ask("do", action=action)
    for _ in range(3):
        talk.ask("do", action={"type": "reroll", "at": [0, 2, 4]})
    talk.ask("legal")
    talk.ask("do", action={"type": "write", "box": "ones", "dice": [1, 2, 3, 4, 5]})
    talk.ask("do", action={"type": "write", "box": "ones"})
    talk.ask("new", **{**new, "players": ["Ann"]}, dice="table", options={"sheet": "classic"})
    for dice in ([], [1, 2, 3, 4], [1, 2, 3, 4, 7], [0, 2, 3, 4, 5], [True, 2, 3, 4, 5], 12345, [5, 5, 5, 5, 5]):
        talk.ask("do", action={"type": "roll", "dice": dice})
    for more in ({}, {"dice": 1}, {"dice": [1, 2]}, {"dice": ["1"]}, {"dice": [6]}):
        talk.ask("do", action={"type": "reroll", "at": [4], **more})
    for box in ("chance", "three_alike", "four_alike"):
        talk.ask("do", action={"type": "write", "box": box})
    talk.ask("do", action={"type": "roll", "dice": [1, 2, 3, 4, 5]})
    talk.ask("do", action={"type": "write", "box": "four_alike"})
    boxes = [action["box"] for action in talk.listed() if action["type"] == "write"]
    for box in boxes:
        talk.ask("do", action={"type": "write", "box": box})
        talk.ask("do", action={"type": "roll", "dice": [2, 3, 4, 5, 6]})
    talk.ask("do", action={"type": "write", "box": "ones"})
    talk.ask("state")


TRANSCRIPTS = {
    "yacht_modern_1_player": a_game(1, "device"),
    "yacht_modern_2_players": a_game(2, "device", first=1),
    "yacht_modern_2_players_table": a_game(2, "table"),
    "yacht_modern_6_players": a_game(6, "device"),
    "yacht_classic_1_player_table": a_game(1, "table", options={"sheet": "classic"}),
    "yacht_classic_2_players": a_game(2, "device", options={"sheet": "classic"}),
    "yacht_classic_6_players_table": a_game(6, "table", first=5, options={"sheet": "classic"}),
    "yacht_bonus": bonus,
    "yacht_undo": undo,
    "yacht_errors": errors,
}
