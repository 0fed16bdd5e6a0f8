"""The table protocol: one JSON object a line in, one a line out. Whatever comes in, one line goes out and the session
goes on."""

from shared_rules import registry
from shared_rules.game import Refused, unknown_key
from shared_rules.table.table import Table
from shared_rules.text import canonical_json, json_reader

LONGEST_LINE = 32768
LONGEST_LOAD = 1048576

# The keys that each operation takes beside `op`.
_KEYS = {
    "games": (),
    "new": ("game", "players", "options", "first", "dice", "seed"),
    "do": ("action",),
    "legal": (),
    "advise": (),
    "state": ("as",),
    "undo": ("force",),
    "redo": (),
    "save": (),
    "load": ("save",),
    "audit": (),
}

NO_ROOM = {"ok": False, "error": {"code": "bad_json", "message": "This is too much for the memory of this device."}}
"""The reply to what the memory has no room for."""


def refused(refusal: Refused) -> dict:
    """The reply that says why not."""
    return {"ok": False, "error": {"code": refusal.code, "message": refusal.message}}


class Session:
    """A conversation about one table. `entropy` and `tidy` are the table's: see there; `table`: one that is there."""

    def __init__(self, entropy, tidy=None, table=None):
        self.table = Table(entropy, tidy) if table is None else table

    def answer(self, line: bytes) -> str:
        """The reply to a line, both without their line ends. A line that is too long may be given cut off, if it is
        still too long."""
        try:
            return canonical_json.write(self.reply(line))
        except MemoryError:
            return canonical_json.write(NO_ROOM)

    def reply(self, line: bytes) -> dict:
        """The reply to a line before it is written. The lists of actions, advice and games and the save may be
        iterators."""
        try:
            return self._reply(line)
        except Refused as refusal:
            return refused(refusal)
        except MemoryError:
            return NO_ROOM

    def _reply(self, line: bytes) -> dict:
        request = _request(line)
        op = request.get("op")
        if not isinstance(op, str) or op not in _KEYS:
            raise Refused("bad_request", 'Unknown "op". There are: %s.', ", ".join(sorted(_KEYS)))
        unknown = unknown_key(request, ("op",) + _KEYS[op])
        if unknown is not None:
            takes = ", ".join(_KEYS[op]) or "nothing else"
            raise Refused("bad_request", 'The op %s does not take "%s". It takes: %s.', op, unknown, takes)
        table = self.table
        if op == "do":
            return self._played(table.do(request.get("action")))
        if op == "legal":
            return {"ok": True, "actions": table.legal()}
        if op == "advise":
            return {"ok": True, "advice": table.advise()}
        if op == "state":
            # The table takes None for everybody's view; a request leaves `as` out.
            return {"ok": True, "state": table.state(_given(request, "as", None))}
        if op == "undo":
            return self._played(table.undo(_given(request, "force", False)))
        if op == "redo":
            return self._played(table.redo())
        if op == "save":
            return {"ok": True, "save": table.save()}
        if op == "audit":
            return {"ok": True, "seed": table.audit()}
        if op == "games":
            return {"ok": True, "games": (_described(game) for game in registry.GAMES)}
        if op == "load":
            reply = self._played(table.load(request.get("save")))
            reply["restored"] = table.restored
            return reply
        return self._played(
            table.new(
                request.get("game"),
                request.get("players"),
                request.get("options"),
                request.get("first"),
                request.get("dice"),
                request.get("seed"),
            )
        )

    def _played(self, events: list) -> dict:
        return {"ok": True, "events": events, "to_move": self.table.to_move, "phase": self.table.phase}


def _request(line: bytes) -> dict:
    if len(line) > LONGEST_LOAD:
        raise Refused("bad_json", "The line is too long.")
    try:
        request = json_reader.read(line)
    except ValueError:
        raise Refused("bad_json", "The line is not JSON in UTF-8.")
    if not isinstance(request, dict):
        raise Refused("bad_json", "The line is not a JSON object.")
    if len(line) > LONGEST_LINE and request.get("op") != "load":
        raise Refused("bad_json", "The line is too long.")
    return request


def _given(request: dict, key: str, default):
    if key not in request:
        return default
    if request[key] is None:
        raise Refused("bad_request", '"%s" can be left out, but cannot be null.', key)
    return request[key]


def _described(game: tuple) -> dict:
    rules = registry.rules_of(game)
    return {
        "id": game[0],
        "name": rules.NAME,
        "players": [rules.FEWEST, rules.MOST],
        "options": rules.default_options(),
    }
