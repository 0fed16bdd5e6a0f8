"""The values that a game sends in conversations, to compare with its protocol.json."""

import json

import fastjsonschema

from shared_rules import registry
from tools.workshop.protocol import declaration, notation


class Conversations:
    """A game's conversations, gone through line by line. `faults`: what is not as declared, each a sentence; `seen`:
    ("events", type) and so on of what is."""

    def __init__(self, game_id, declared=None):
        self.game = game_id
        self.common = declaration.shared()
        self.declared = declared or declaration.of_game(game_id)
        self.names = declaration.names_in(self.common, game_id, self.declared)
        types = {**self.common["types"], **self.declared.get("types", {})}
        self.definitions = {made: {} for made in declaration.MADE}
        for name, entry in types.items():
            self.definitions[self.names[name]] = notation.schema(entry["value"], self.names)
        self.checks = {}
        self._faults = {}
        self.seen = set()
        self.running = False
        for option in registry.find(game_id).default_options():
            self.entry("options", option)

    @property
    def faults(self):
        return [str(declaration.refusal(self.game, what + more)) for what, more in self._faults.items()]

    def fault(self, what, more=""):
        """Of faults that differ in what more is said the first is kept."""
        self._faults.setdefault(what, more)

    def entry(self, part, name):
        """What is declared under this name; None, and a fault, where nothing is."""
        found = self.declared[part].get(name) or self.common.get(part, {}).get(name)
        if found is None:
            self.fault(f'"{part}" lacks "{name}"')
        else:
            self.seen.add((part, name))
        return found

    def line(self, request, reply):
        """A request, None for what is no JSON, and its reply."""
        op = request.get("op") if isinstance(request, dict) else None
        if op == "new" and reply["ok"]:
            self.new(request)
        if not self.running:
            return
        if op == "do" and reply["ok"]:
            self.action(request["action"], listed=False)
        self.reply(reply)

    def new(self, request):
        self.running = request["game"] == self.game
        for option, value in (request.get("options") or {}).items() if self.running else ():
            entry = self.entry("options", option)
            if entry and value is not None:
                self.value("options", option, None, value, entry["value"])

    def reply(self, reply):
        for action in reply.get("actions", ()):
            self.action(action, listed=True)
        for event in reply.get("events", ()):
            self.event(event)
        for key, value in reply.get("state", {}).items():
            entry = self.entry("state", key)
            if entry:
                self.value("state", key, None, value, entry["value"])
        phase = reply.get("phase")
        if phase is not None and phase not in declaration.phases(self.declared):
            self.fault(f'no entry of "actions" has the phase "{phase}"')

    def action(self, action, listed):
        entry = self.entry("actions", action["type"])
        if entry is None:
            return
        keys = {"type": "text", **entry.get("keys", {})}
        if not listed:
            keys |= {**entry.get("adds", {}), **({"dice?": "dice"} if entry.get("rolls") else {})}
        elif not entry.get("listed", True):
            self.fault(f'"actions", "{action["type"]}" is listed by legal()')
        self.keys("actions", action, keys)

    def event(self, event):
        entry = self.entry("events", event["type"])
        if entry is not None:
            notice = {"notice": "true"} if entry.get("notice") else {}
            self.keys("events", event, {"type": "text", **notice, **entry.get("keys", {})})

    def keys(self, part, said, keys):
        """An action or an event, beside the keys that are declared for it."""
        known = {notation.key_of(key): value for key, value in keys.items()}
        for key in [key for key in keys if key[-1] != "?" and key not in said]:
            self.fault(f'"{part}", "{said["type"]}" has "{key}", which is not told')
        for key, value in said.items():
            if key in known:
                self.value(part, said["type"], key, value, known[key])
            else:
                self.fault(f'"{part}", "{said["type"]}" lacks "{key}"')

    def value(self, part, name, key, value, declared):
        """A value, beside the notation that is declared for it."""
        if (part, name, key) not in self.checks:
            wanted = {**notation.schema(declared, self.names), "definitions": self.definitions}
            self.checks[part, name, key] = fastjsonschema.compile(wanted)
        try:
            self.checks[part, name, key](value)
        except fastjsonschema.JsonSchemaException:
            where = f'"{part}", "{name}"' + (f', "{key}"' if key else "")
            self.fault(f"{where} is {json.dumps(declared)}", f", and {json.dumps(value)} is told")

    def unseen(self):
        """What is declared and in none of the conversations."""
        return [
            (part, name)
            for part in ("options", "actions", "state", "events")
            for name in self.declared[part]
            if (part, name) not in self.seen
        ]
