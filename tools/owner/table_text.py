"""The state of a table, as the table protocol gives it, drawn in plain text: what everybody at the table may see.

A game may bring tools/games/<id>/table_text.py with `lines(state)`, the lines below the players, and
`beside_score(state, seat)`, words beside a player's score. Of another one the state's own names and values are shown.
"""

import json
import textwrap

from shared_rules import registry
from tools import games
from tools.owner.terminal_text import filled, isolated_text, width

# What the state of every game has, and is told here.
_COMMON = "commitment dice_from first game phase players round scores to_move turn winners".split()


def as_text(state: dict) -> str:
    """A few dozen lines, without a line end at the last."""
    state = {**state, "players": [isolated_text(name) for name in state["players"]]}
    part = games.part(state["game"], "table_text")
    beside_score = getattr(part, "beside_score", lambda state, seat: "")
    lines = [_title(state), ""]
    lines += [_player(state, seat, beside_score(state, seat)) for seat in range(len(state["players"]))]
    lines += ["", *getattr(part, "lines", _as_it_is)(state)]
    return "\n".join(line.rstrip() for line in lines).rstrip()


def own_values(state: dict) -> list[tuple[str, str]]:
    """(name, value) of what the state of this game has beside those of other games, in words and JSON."""
    return [
        (name.replace("_", " "), value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
        for name, value in sorted(state.items())
        if name not in _COMMON
    ]


def _as_it_is(state):
    lines = []
    for name, value in own_values(state):
        lines += textwrap.wrap(f"{name}: {value}", 100, subsequent_indent="    ")
    return lines


def _title(state):
    name = (registry.line(state["game"]) or ("", "", state["game"]))[2]
    words = {"initiative": "who begins is rolled for", "over": "the game is over"}.get(
        state["phase"], f"round {state['round']}, turn {state['turn']}: {state['phase']}"
    )
    return f"{name}   {words}"


def _player(state, seat, more):
    """An arrow for the one to move, a star for winners, the score."""
    name = filled(state["players"][seat], max(width(name) for name in state["players"]))
    sign = "*" if seat in state["winners"] else ">" if seat == state["to_move"] else " "
    score = state["scores"][seat]
    return f"{sign} {name} {'?' if score is None else score:>5}   {more}"
