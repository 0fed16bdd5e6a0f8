"""The parts of docs/protocol.md that are made of declarations: tables, and a section for each game."""

import json
from collections.abc import Iterable, Mapping

from shared_rules import registry
from tools.workshop.protocol.notation import key_of


def parts(common: dict, games: Mapping[str, dict]) -> dict[str, str]:
    """Return the parts by their names: the tables of what all games share, and "games", the sections."""
    requests = [(_notation(op, each.get("keys", {})), each["text"]) for op, each in common["requests"].items()]
    return {
        "requests": _table(("`op`", 'answer, beside `"ok":true`'), requests),
        "errors": _table(("code", "when"), [(f"`{code}`", text) for code, text in common["errors"].items()]),
        "values": _values("name", common["types"]),
        "state": _values("key", common["state"]),
        "events": _events(common["events"]),
        "games": "\n\n".join(_section(line, games[line[0]]) for line in registry.GAMES),
    }


def _section(line, declared):
    """Return the section of a game. line: its line of the registry."""
    game, _module, title, fewest, most = line
    players = f"{fewest} to {most}" if fewest < most else str(most)
    defaults = registry.rules_of(line).default_options()
    options = [
        (f"`{name}`", _code(_words(entry["value"])), f"`{_json(defaults.get(name))}`", entry.get("text", ""))
        for name, entry in declared["options"].items()
    ]
    blocks = [
        f"## {title} (`{game}`, {players} players)",
        *declared.get("notes", ()),
        _table(("option", "value", "default", ""), options) if options else "It has no options.",
        _actions(declared["actions"]),
        _values("state", declared["state"]) if declared["state"] else "",
        _events(declared["events"]),
        "\n".join(f"- {line}" for line in declared.get("order", ())),
        _values("name", declared["types"]) if declared.get("types") else "",
        _conversation(**declared["conversation"]) if "conversation" in declared else "",
    ]
    return "\n\n".join(block for block in blocks if block)


def _values(head, entries):
    rows = [(f"`{name}`", _code(_words(entry["value"])), entry.get("text", "")) for name, entry in entries.items()]
    return _table((head, "value", ""), rows)


def _actions(actions):
    rows = []
    for kind, action in actions.items():
        added = {f"+{key}": value for key, value in action.get("adds", {}).items()}
        added |= {"+dice": "dice"} if action.get("rolls") else {}
        text = ("" if action.get("listed", True) else "*Not listed.* ") + action.get("text", "")
        phases = ", ".join(f"`{phase}`" for phase in action["phases"])
        rows.append((phases, _notation(kind, action.get("keys", {}) | added), text))
    return _table(("phase", "action", ""), rows)


def _events(events):
    rows = []
    for kind, event in events.items():
        notice = " *n*" if event.get("notice") else ""
        rows.append((_notation(kind, event.get("keys", {})) + notice, event.get("text", "")))
    return _table(("event", ""), rows)


def _conversation(title, requests):
    """Return the requests, without the replies."""
    return "\n".join([f"{title}:", "", *[f"    > {_json(request)}" for request in requests]])


def _notation(kind, keys):
    """Return a type with its keys."""
    return _code(f"{kind} {_words(keys)}" if keys else kind)


def _code(words):
    return f"`{words}`".replace("|", "\\|")  # a bar would end the cell of the table


def _words(value):
    """Return a value in the notation for people: a key whose value has the same name is alone."""
    if isinstance(value, str):
        return value.replace("'", '"')
    pairs = [key if part == key_of(key).lstrip("+") else f"{key}: {_words(part)}" for key, part in value.items()]
    return "{" + ", ".join(pairs) + "}"


def _table(head: tuple, rows: Iterable[tuple]) -> str:
    lines = [f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in (head, *rows)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def _json(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
