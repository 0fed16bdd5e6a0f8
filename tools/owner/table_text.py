"""The state of a table, as in the table protocol, in plain text.

A game may bring tools/games/<id>/table_text.py with `lines(state)`, the lines below the players;
`beside_score(state, seat)`, words beside a player's score; and `variant(options)`, if its option `variant` does not say
what is played. Of another game the state's own names and values are shown.
"""

import json

from shared_rules import registry
from tools import games
from tools.owner.terminal_text import SHEET, filled, fitted, isolated_text, width

# What the state of every game has.
_COMMON = set("commitment dice_from first game phase players round scores to_move turn winners".split())


def as_text(state: dict) -> str:
    """Return a few dozen lines of at most SHEET cells, without a line end at the last."""
    state = {**state, "players": [isolated_text(name) for name in state["players"]]}
    part = games.part(state["game"], "table_text")
    beside_score = getattr(part, "beside_score", lambda state, seat: "")
    lines = [_title(state), ""]
    lines += [_player(state, seat, beside_score(state, seat)) for seat in range(len(state["players"]))]
    lines += ["", *getattr(part, "lines", _as_it_is)(state)]
    return "\n".join(line.rstrip() for line in fitted("\n".join(lines).split("\n"), SHEET)).rstrip()


def _as_it_is(state):
    lines = []
    for name in sorted(state.keys() - _COMMON):
        value = state[name] if isinstance(state[name], str) else json.dumps(state[name], ensure_ascii=False)
        lines.append(f"{name.replace('_', ' ')}: {value}")
    return lines


def _title(state):
    name = registry.name(state["game"])
    words = {"initiative": "who begins is rolled for", "over": "the game is over"}.get(
        state["phase"], f"round {state['round']}, turn {state['turn']}: {state['phase']}"
    )
    return f"{name}   {words}"


def _player(state, seat, more):
    """Return a line of a player: an arrow for who is to move, a star for winners, the score."""
    name = filled(state["players"][seat], max(width(name) for name in state["players"]))
    sign = "*" if seat in state["winners"] else ">" if seat == state["to_move"] else " "
    score = state["scores"][seat]
    return f"{sign} {name} {'?' if score is None else score:>5}   {more}"
