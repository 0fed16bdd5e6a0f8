"""Reads `shared_rules/protocol.json` for all games and `shared_rules/<id>/protocol.json` for each; docs/add-a-game.md
explains them.
"""

import json
from typing import Any

from shared_rules import registry
from tools import places
from tools.refusal import Refusal
from tools.workshop.protocol import notation

SECTION = "docs/add-a-game.md#the-game-in-the-protocol"
"""Where an author reads how to correct it."""
MADE = ("action", "listed-action", "state", "events", "phase", "code")
"""Names of values that are made of all declarations."""
_OWED = ("options", "actions", "state", "events")
_MORE = ("types", "order", "notes", "conversation")
_VALUE = {"value", "text"}
_ENTRIES = {
    "types": _VALUE,
    "options": _VALUE,
    "actions": {"phases", "keys", "text", "rolls", "adds", "listed"},
    "state": _VALUE,
    "events": {"notice", "keys", "text"},
}
"""The keys that an entry of each part may have."""


def name_of(game_id: str) -> str:
    """Return the path of a game's declaration from the root."""
    return f"shared_rules/{game_id}/protocol.json"


def shared() -> dict[str, Any]:
    """Return what all games share."""
    return _read("shared_rules/protocol.json")


def of_game(game_id: str) -> dict[str, Any]:
    """Return what a game declares. Raises Refusal, which names the file, the entry and the section to read."""
    declared = _read(name_of(game_id))
    check(game_id, declared)
    return declared


def of_games() -> dict[str, dict[str, Any]]:
    """Return what each game declares, by id, in the order of the registry."""
    return {line[0]: of_game(line[0]) for line in registry.GAMES}


def names_in(common: dict, game_id: str = "", declared: dict | None = None) -> dict[str, str]:
    """Return the names that values may have: name -> its definition in the schema."""
    found = {name: name for name in (*common["types"], *MADE)}
    return found | {name: f"{name}-of-{game_id}" for name in (declared or {}).get("types", ())}


def phases(declared: dict) -> list[str]:
    """Return the phases of a game, with the end."""
    found = [phase for action in declared["actions"].values() for phase in action["phases"]]
    return [*dict.fromkeys(found), "over"]


def refusal(game_id: str, what: str) -> Refusal:
    """Return the Refusal for a fault of a game's declaration."""
    return Refusal(f"{name_of(game_id)}: {what}; {SECTION} explains the declaration")


def check(game_id: str, declared: dict) -> None:
    """Raise Refusal unless this can be made into a schema and a page."""
    _check_parts(game_id, declared)
    common = names_in(shared())
    for name in declared.get("types", ()):
        if name in common or name in notation.BASIC or name == "options":
            raise refusal(game_id, f'"types", "{name}" is a name that all games share')
    names = names_in(shared(), game_id, declared)
    for part in _ENTRIES:
        for name, entry in declared.get(part, {}).items():
            fault = _fault(part, entry, names)
            if fault:
                raise refusal(game_id, f'"{part}", "{name}" {fault}')
    if set(declared.get("conversation", ("title", "requests"))) != {"title", "requests"}:
        raise refusal(game_id, '"conversation" has other keys than title and requests')


def _check_parts(game_id, declared):
    for part in _OWED:
        if not isinstance(declared.get(part), dict):
            raise refusal(game_id, f'"{part}" is missing')
    for part in declared:
        if part not in _OWED + _MORE:
            raise refusal(game_id, f'"{part}" is none of {", ".join(_OWED + _MORE)}')


def _fault(part, entry, names):
    """Return what is wrong with an entry, or ""."""
    if not isinstance(entry, dict) or set(entry) - _ENTRIES[part]:
        return f"has other keys than {', '.join(sorted(_ENTRIES[part]))}"
    if _ENTRIES[part] is _VALUE and "value" not in entry:
        return 'lacks "value"'
    if part == "actions" and not entry.get("phases"):
        return 'lacks "phases", those in which it is done'
    try:
        for key in ("value", "keys", "adds"):
            notation.schema(entry.get(key, {}), names)
    except notation.Unreadable as problem:
        return f"cannot be read: {problem}"
    return ""


def _read(name):
    try:
        return json.loads((places.ROOT / name).read_text(encoding="utf-8"))
    except OSError:
        raise Refusal(f"{name} is missing; {SECTION} explains its content") from None
    except ValueError as problem:
        raise Refusal(f"{name} is not JSON: {problem}") from None
