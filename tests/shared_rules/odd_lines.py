"""Lines that go wrong in every way: right requests with something cut out, put in or replaced, amid a running game."""

import json

from shared_rules.protocol import Session
from shared_rules.table.dice_stream import DiceStream

# JSON values, mostly wrong ones wherever they are put; then what is no value.
VALUES = (
    b'null|true|false|-1|0|1|2|5|6|1.0|1e0|99999999999999999999|""|"x"|[]|{}|[1]|[[1,1]]|{"type":"roll"}|"roll"|"undo"|'
    b'[0,1,2,3,4,5]|[1,1,1,1,1,1]|"\\ud83d\\ude00"|"\\ud800"|"\xc3\xa9"|["A","B"]|"00000000000000000000000000000000"'
).split(b"|")
PIECES = [*VALUES, b"", *b'\xff|"\x01"|,|:|]|}|"|\\|"x":1,|"as":0,|"force":true,'.split(b"|")]


def slots(value):
    """Every (container, key) inside a value of dicts and lists, outermost first."""
    found = []
    waiting = [value]
    while waiting:
        inside = waiting.pop(0)
        keys = sorted(inside) if isinstance(inside, dict) else range(len(inside))
        for key in keys:
            found.append((inside, key))
            if isinstance(inside[key], (dict, list)):
                waiting.append(inside[key])
    return found


class OddLines:
    """A source of lines: about half of them right requests that keep a game going, the others damaged."""

    def __init__(self, seed):
        self.chance = DiceStream(f"{seed:032x}")
        self.session = Session(bytes)
        self.save = ""

    def choose(self, items):
        """One of up to 65,536 items."""
        at = self.chance.bounded(256) << 8 | self.chance.bounded(256)
        return items[at % len(items)]

    def line(self):
        """The next line; the session inside has answered it."""
        line = self.right_request()
        damage = self.chance.bounded(8)
        if damage < 3:
            line = self.with_wrong_value(line)
        elif damage == 3:
            line = self.damaged(line)
        reply = json.loads(self.session.answer(line))
        self.save = reply.get("save", self.save)
        return line

    def right_request(self):
        table = self.session.table
        kind = self.chance.bounded(12)
        dice = self.choose(["device", "table"])
        request = {"op": "new", "game": "penk", "players": ["A", "\u00e9", "C"], "dice": dice, "seed": "5" * 32}
        request["options"] = {"values": [1, 2, 3, 5, 8]}
        request["first"] = self.chance.bounded(3)
        if table.players and (kind or not table.over):
            request = {"op": "do", "action": self.action(table)}
            if kind > 6:
                op = self.choose(["undo", "redo", "save", "load", "audit", "state", "legal", "games"])
                request = {"op": op}
                if op == "undo":
                    request["force"] = self.chance.bounded(3) > 0
                elif op == "load":
                    request["save"] = self.save
                elif op == "state":
                    request["as"] = self.chance.bounded(4)
        return json.dumps(request, separators=(",", ":"), ensure_ascii=bool(kind % 2)).encode()

    def action(self, table):
        actions = table.legal() or [{"type": "roll"}]
        action = dict(self.choose(actions[:1] if self.chance.bounded(3) == 0 else actions))
        if action["type"] == "reroll":
            action["at"] = [self.chance.bounded(3), 3 + self.chance.bounded(3)]
        if action["type"] in ("roll", "reroll") and table.dice_from == "table":
            action["dice"] = self.chance.roll([6] * len(action.get("at", range(6))))
        return action

    def with_wrong_value(self, line):
        """The request with one value replaced, left out or added."""
        request = json.loads(line)
        container, key = self.choose(slots(request))
        kind = self.chance.bounded(6)
        if kind == 0:
            del container[key]
        elif kind == 1 and isinstance(container, dict):
            container[self.choose(["x", "dice", "at", "as", "force", "save", "type"])] = "@"
        else:
            container[key] = "@"
        return json.dumps(request).encode().replace(b'"@"', self.choose(VALUES))

    def damaged(self, line):
        """The line with pieces cut out and put in anywhere."""
        for _ in range(1 + self.chance.bounded(2)):
            marks = [at for at, byte in enumerate(line) if byte in b'{}[]",:'] or [0]
            start = self.choose(marks) + self.chance.bounded(2)
            end = self.choose([start, start + 1, self.choose(marks)])
            line = line[:start] + self.choose(PIECES) + line[max(start, end) :]
        return line.replace(b"\n", b" ")


def odd_lines(seed, count):
    """That many lines of one conversation."""
    source = OddLines(seed)
    return [source.line() for _ in range(count)]
