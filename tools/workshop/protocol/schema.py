"""The JSON Schema of the protocol's lines, made of all declarations."""

import json
from collections.abc import Iterable, Mapping

from shared_rules import registry
from tools.workshop.protocol import declaration
from tools.workshop.protocol.notation import or_null, schema

WIDTH = 120


def document(common: dict, games: Mapping[str, dict]) -> dict:
    """Return the schema. common: what all games share; games: by id what each declares."""
    definitions = _of_all(common, games)
    for game, declared in games.items():
        definitions |= {f"{part}-of-{game}": made for part, made in _of_game(common, game, declared).items()}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "The table protocol",
        "description": "One line of it, a request or a reply. docs/protocol.md tells what it means.",
        "anyOf": [_reference("request"), _reference("reply")],
        "definitions": definitions,
    }


def text(value: object, indent: int = 0, before: int = 0) -> str:
    """Return JSON with lines as full as they can be. indent: of the line; before: length of what is in it already."""
    plain = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or indent + before + len(plain) < WIDTH:
        return plain
    lines = [""]
    for key in value if isinstance(value, dict) else range(len(value)):
        start = f"{json.dumps(key)}: " if isinstance(value, dict) else ""
        entry = start + text(value[key], indent + 2, len(start)) + ","
        if "\n" in entry + lines[-1] or indent + 2 + len(lines[-1]) + len(entry) >= WIDTH:
            lines.append(entry)
        else:
            lines[-1] = f"{lines[-1]} {entry}".strip()
    inner = "\n".join(" " * (indent + 2) + line for line in lines if line).rstrip(",")
    return plain[0] + "\n" + inner + "\n" + " " * indent + plain[-1]


def _of_all(common, games):
    """Return the definitions of all games."""
    names = declaration.names_in(common)
    phases = [phase for declared in games.values() for phase in declaration.phases(declared)[:-1]]

    def of_each(part):
        return [_reference(f"{part}-of-{game}") for game in games]

    return {
        "request": _any(_requests(common["requests"], names), "One line in."),
        "reply": _any([_described(reply, "keys", names) for reply in common["replies"]], "One line out."),
        "code": {"enum": list(common["errors"])},
        "phase": {"enum": [*dict.fromkeys(phases), "over"]},
        "action": _any(of_each("action"), "What 'do' takes. 'dice' is there with table dice, and only then."),
        "listed-action": _any(of_each("listed-action"), "As 'legal' lists it: without what the player has to add."),
        "state": _any(of_each("state")),
        "events": _any([{"type": "array", "items": part} for part in of_each("event")], "All of one game."),
        "event-of-any-game": _any(_events(common["events"], names)),
        **{name: _described(entry, "value", names) for name, entry in common["types"].items()},
        "game": _any([_listed(common["types"]["game"]["value"], game, names) for game in games]),
    }


def _of_game(common, game, declared):
    """Return the definitions of one game, by their names without the game."""
    names = declaration.names_in(common, game, declared)
    phase = " or ".join(f"'{phase}'" for phase in declaration.phases(declared))
    entries = common["state"] | declared["state"]
    state = {key: entry["value"] for key, entry in entries.items()} | {"game": f"'{game}'", "phase": phase}
    return {
        "options": _options(declared["options"], names),
        "action": _any(_actions(declared["actions"], names)),
        "listed-action": _any(_listed_actions(declared["actions"], names)),
        "event": _any([_reference("event-of-any-game"), *_events(declared["events"], names)]),
        "state": schema(state, names),
        **{name: _described(entry, "value", names) for name, entry in declared.get("types", {}).items()},
    }


def _options(options, names):
    """Return the schema of options: each may be missing or null."""
    found = schema({f"{name}?": entry["value"] for name, entry in options.items()}, names)
    found["properties"] = {name: or_null(part) for name, part in found["properties"].items()}
    return found


def _requests(requests, names):
    for op, request in requests.items():
        keys = {"op": f"'{op}'", **request.get("keys", {})}
        if op != "new":
            yield schema(keys, names)
            continue
        for game, _module, _title, fewest, most in registry.GAMES:
            own = {"game": f"'{game}'", "players": f"{fewest}..{most} of name", "options?": "options or null"}
            yield schema({**keys, **own}, {**names, "options": f"options-of-{game}"})


def _listed(keys, game, names):
    return schema({**keys, "id": f"'{game}'", "options": "options"}, {**names, "options": f"options-of-{game}"})


def _actions(actions, names):
    for kind, action in actions.items():
        keys = {"type": f"'{kind}'", **action.get("keys", {}), **action.get("adds", {})}
        yield schema({**keys, "dice?": "dice"} if action.get("rolls") else keys, names)


def _listed_actions(actions, names):
    for kind, action in actions.items():
        if action.get("listed", True):
            yield schema({"type": f"'{kind}'", **action.get("keys", {})}, names)


def _events(events, names):
    for kind, event in events.items():
        notice = {"notice": "true"} if event.get("notice") else {}
        yield schema({"type": f"'{kind}'", **notice, **event.get("keys", {})}, names)


def _described(entry, key, names):
    return {"description": entry["text"], **schema(entry[key], names)} if "text" in entry else schema(entry[key], names)


def _reference(name):
    return {"$ref": f"#/definitions/{name}"}


def _any(parts: Iterable[dict], description: str = "") -> dict:
    return {"description": description, "anyOf": list(parts)} if description else {"anyOf": list(parts)}
