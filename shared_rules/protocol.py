"""The table protocol: one line with a JSON object in, one out. The session survives any input."""

from shared_rules import registry
from shared_rules.game import Refused, unknown_key
from shared_rules.table.table import Table
from shared_rules.text import canonical_json, json_reader

LONGEST_LINE = 32768
LONGEST_LOAD = 1048576

NO_ROOM = {"ok": False, "error": {"code": "bad_json", "message": "This is too much for the memory of this device."}}
"""The reply to a request too large for the memory."""


def refused(refusal: Refused) -> dict:
    """Return the reply for a refusal."""
    return {"ok": False, "error": {"code": refusal.code, "message": refusal.message}}


class Session:
    """A conversation about one table. `entropy` and `tidy`: see Table; `table`: an existing one."""

    def __init__(self, entropy, tidy=None, table=None):
        self.table = Table(entropy, tidy) if table is None else table

    def answer(self, line: bytes) -> str:
        """Answer a line; neither includes the line end.

        A line that is too long may be given truncated, as long as it is still too long.
        """
        try:
            return canonical_json.write(self.reply(line))
        except MemoryError:
            return canonical_json.write(NO_ROOM)

    def reply(self, line: bytes) -> dict:
        """Answer a line with a reply that is not serialised yet.

        The lists of actions, advice and games and the save may be iterators.
        """
        try:
            return self._reply(line)
        except Refused as refusal:
            return refused(refusal)
        except MemoryError:
            return NO_ROOM

    def _reply(self, line: bytes) -> dict:
        request = _request(line)
        op = request.get("op")
        if not isinstance(op, str) or op not in _OPERATIONS:
            raise Refused("bad_request", 'Unknown "op". There are: {0}.', ", ".join(sorted(_OPERATIONS)))
        keys, answer = _OPERATIONS[op]
        unknown = unknown_key(request, ("op",) + keys)
        if unknown is not None:
            takes = ", ".join(keys) or "nothing else"
            raise Refused("bad_request", 'The op {0} does not take "{1}". It takes: {2}.', op, unknown, takes)
        reply = answer(self.table, request)
        reply["ok"] = True
        return reply


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
        raise Refused("bad_request", '"{0}" can be left out, but cannot be null.', key)
    return request[key]


def _described(game: tuple) -> dict:
    rules = registry.rules_of(game)
    return {
        "id": game[0],
        "name": rules.NAME,
        "players": [rules.FEWEST, rules.MOST],
        "options": rules.default_options(),
    }


def _played(table: Table, events: list) -> dict:
    return {"events": events, "to_move": table.to_move, "phase": table.phase}


def _new(table: Table, request: dict) -> dict:
    return _played(table, table.new(*[request.get(key) for key in _SETUP]))


def _load(table: Table, request: dict) -> dict:
    reply = _played(table, table.load(request.get("save")))
    reply["restored"] = table.restored
    return reply


_SETUP = ("game", "players", "options", "first", "dice", "seed")

# For each operation, its keys besides `op`, and the function that answers it.
_OPERATIONS = {
    "games": ((), lambda table, request: {"games": (_described(game) for game in registry.GAMES)}),
    "new": (_SETUP, _new),
    "do": (("action",), lambda table, request: _played(table, table.do(request.get("action")))),
    "legal": ((), lambda table, request: {"actions": table.legal()}),
    "advise": ((), lambda table, request: {"advice": table.advise()}),
    # For everybody's view, requests omit `as` and the table takes None.
    "state": (("as",), lambda table, request: {"state": table.state(_given(request, "as", None))}),
    "undo": (("force",), lambda table, request: _played(table, table.undo(_given(request, "force", False)))),
    "redo": ((), lambda table, request: _played(table, table.redo())),
    "save": ((), lambda table, request: {"save": table.save()}),
    "load": (("save",), _load),
    "audit": ((), lambda table, request: {"seed": table.audit()}),
}
