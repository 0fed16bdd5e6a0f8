"""The conversations about the puzzle sheet of its golden transcripts."""

from collections.abc import Callable

from tools.games.conversations import ask_all, do_all, new_all, whole_game
from tools.goldens.transcripts import Conversation

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


def a_tally(talk: Conversation, state: dict) -> dict:
    """A tally of the player who is asked for it, or of another who is not tallied yet."""
    seats = [seat for seat, score in enumerate(state["scores"]) if score is None]
    seat = talk.choose([state["to_move"], talk.choose(seats)])
    height, width = 1 + talk.chance.bounded(3), 1 + talk.chance.bounded(3)
    unshaded = talk.chance.bounded(17 - height * width)
    return {"type": "tally", "player": seat, "height": height, "width": width, "unshaded": unshaded}


def a_game(players: int, every: int = 3, options: dict | None = None, **more) -> Callable:
    """A whole game of random moves. Every so many moves the legal actions are listed; the others come from the pieces
    that are left."""

    def move(talk, reply, number):
        if reply["phase"] == "tally":
            return a_tally(talk, talk.ask("state")["state"])
        actions = talk.listed(number % every == 0)
        action = talk.choose(actions[:256])
        if action["type"] == "stop" and len(actions) > 1 and talk.chance.bounded(8):
            return actions[0]
        return action

    return whole_game(move, players, game="puzzle_sheet", options={"sheet": SMALL, **(options or {})}, **more)


def cleared(talk: Conversation) -> None:
    """A lone player clears the board at the second attempt."""
    fill = [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [2, 1], [2, 2], [2, 3], [3, 1], [4, 1], [4, 2], [4, 3], [4, 4]]
    new = {"game": "puzzle_sheet", "players": ["Ann"], "seed": talk.seed}
    talk.ask("new", **new, options={"sheet": SMALL, "solo_fill": fill})
    talk.ask("legal")
    for piece, at in (("1C", [3, 5]), ("1A", [2, 4]), ("1B", [3, 1])):
        talk.ask("do", action={"type": "take", "piece": piece, "at": at})
    talk.ask("legal")
    talk.ask("do", action={"type": "stop"})
    ask_all(talk, "state", "undo", "undo", "save")
    talk.ask("load", save=talk.ask("save")["save"])
    talk.ask("do", action={"type": "take", "piece": "3B", "at": [3, 1]})
    talk.ask("new", **new, options={"sheet": SMALL, "solo_fill": [*fill, [3, 2]]})
    for piece, at in (("1C", [3, 5]), ("1A", [2, 4])):
        talk.ask("do", action={"type": "take", "piece": piece, "at": at})
    ask_all(talk, "state", "undo", "redo", "save", "audit")


def errors(talk: Conversation) -> None:
    """Options, sheets and actions that are refused."""
    new = {"game": "puzzle_sheet", "players": ["Ann", "Ben"], "seed": talk.seed}
    wrong = (
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
    )
    new_all(talk, new, wrong)
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
    do_all(talk, wrong_actions)
    talk.ask("do", action={"type": "take", "piece": "4A", "at": [1, 1]})
    talk.ask("do", action={"type": "take", "piece": "4A", "at": [1, 1]})
    talk.ask("do", action={"type": "take", "piece": "4Z", "at": [1, 1]})
    talk.ask("do", action={"type": "take", "piece": "1A", "at": [1, 1]})
    do_all(talk, ({"type": "stop"}, {"type": "bonus"}, {"type": "bonus", "at": [1, 1]}, *wrong_actions[2:5]))
    talk.ask("new", **new, options={"sheet": SMALL, "tracking": "pad"}, first=1)
    do_all(talk, (wrong_actions[6], {"type": "bonus"}, {"type": "take", "piece": "4A"}, {"type": "stop"}))
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
