"""What the golden transcripts of several games say alike."""

from collections.abc import Callable, Iterable

from tools.games.random_play import NAMES
from tools.goldens.transcripts import Conversation


def ask_all(talk: Conversation, *ops: str) -> None:
    """Asks these operations, which need nothing more."""
    for op in ops:
        talk.ask(op)


def do_all(talk: Conversation, actions: Iterable) -> None:
    """Does these actions, allowed or not."""
    for action in actions:
        talk.ask("do", action=action)


def new_all(talk: Conversation, new: dict, changes: Iterable) -> None:
    """Begins this game with each of these changes to what `new` takes."""
    for change in changes:
        talk.ask("new", **{**new, **change})


def of_type(kind: str, key: str, *values: object) -> list[dict]:
    """Actions of one type that differ in one key."""
    return [{"type": kind, key: value} for value in values]


def whole_game(move: Callable, players: int, looks: int = 6, **new) -> Callable:
    """A script of a whole game, with a look around (one time in `looks`) and a step back now and then.

    move: function from the conversation, the last reply and the number of the move from 1 to the action.
    """

    def play(talk):
        reply = talk.ask("new", players=NAMES[:players], seed=talk.seed, **new)
        number = 0
        while reply["phase"] != "over":
            number += 1
            reply = talk.ask("do", action=move(talk, reply, number))
            if talk.chance.bounded(looks) == 0:
                talk.ask("state")
            if talk.chance.bounded(8) == 0 and talk.ask("undo")["ok"]:
                reply = talk.ask("redo")
        ask_all(talk, "legal", "state", "audit", "undo", "redo", "audit")

    return play


def back_and_forth(talk: Conversation) -> dict:
    """Undoes some actions by force and restores some of them; returns the state."""
    steps = 1 + talk.chance.bounded(4)
    for _ in range(steps):
        talk.ask("undo")
        talk.ask("undo", force=True)
    for _ in range(talk.chance.bounded(steps + 1)):
        talk.ask("redo")
    return talk.ask("state")["state"]


def load_after_undo(talk: Conversation) -> dict:
    """Loads a save from before an undo; returns the state."""
    save = talk.ask("save")["save"]
    talk.ask("undo", force=True)
    talk.ask("load", save=save)
    talk.ask("redo")
    return talk.ask("state")["state"]
