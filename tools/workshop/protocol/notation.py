"""The notation of values in a `protocol.json`, which docs/protocol.md explains and shows as it is, as JSON Schema.

    value = part {" or " part}
    part  = number | from..to | from.. | 'text' | /pattern/ | name
          | count "of" (["different"] part | "character") | "[" value {"," value} "]" | "(" value ")"

A JSON object is a value too: of a key that ends in "?" the value may be missing, a key in slashes stands for all keys
of its pattern.
"""

import re
from collections.abc import Mapping

BASIC: dict[str, dict] = {
    "text": {"type": "string"},
    "integer": {"type": "integer"},
    "boolean": {"type": "boolean"},
    "true": {"const": True},
    "false": {"const": False},
    "null": {"type": "null"},
    "any": {},
}
"""Names that are known everywhere."""
_TOKEN = re.compile(r" *(-?\d+\.\.(?:-?\d+)?|-?\d+|'[^']*'|/[^/]+/|[a-z][a-z_-]*|[\[\](),])")


class Unreadable(ValueError):
    """A text that is not in the notation."""


def schema(value: object, names: Mapping[str, str]) -> dict:
    """Return the JSON Schema of a value. names: name -> its definition in the schema. Raises Unreadable."""
    if isinstance(value, dict):
        return _object(value, names)
    if not isinstance(value, str):
        raise Unreadable(f"{value!r} is neither a text in the notation nor an object")
    reader = _Reader(value, names)
    found = reader.value()
    if reader.next is not None:
        raise reader.error("the end")
    return found


def or_null(found: dict) -> dict:
    """Return the schema of a value that may also be null."""
    return {"enum": [*found["enum"], None]} if "enum" in found else {"anyOf": [found, BASIC["null"]]}


def key_of(key: str) -> str:
    """Return a key without its "?"."""
    return key.removesuffix("?")


def _object(value, names):
    plain = {key: schema(part, names) for key, part in value.items() if key[:1] != "/"}
    made: dict = {"type": "object", "additionalProperties": False}
    made["required"] = [key for key in plain if key[-1:] != "?"]
    made["properties"] = {key_of(key): part for key, part in plain.items()}
    patterns = {f"^{key[1:-1]}$": schema(part, names) for key, part in value.items() if key[:1] == "/"}
    return made | ({"patternProperties": patterns} if patterns else {})


class _Reader:
    """Reads one text from left to right; `next` is the token ahead, None at the end."""

    def __init__(self, text, names):
        self.text = text
        self.names = names
        self.at = 0
        self.next = None
        self.step()

    def error(self, wanted):
        return Unreadable(f"{self.text!r} has {self.next or 'its end'!r} where {wanted} should be")

    def step(self):
        """Return the token ahead, and go to the next one."""
        left = self.next
        found = _TOKEN.match(self.text, self.at)
        if not found and self.text[self.at :].strip():
            raise Unreadable(f"{self.text!r} cannot be read from {self.text[self.at :].strip()!r} on")
        self.at = found.end() if found else len(self.text)
        self.next = found[1] if found else None
        return left

    def must(self, token):
        if self.next != token:
            raise self.error(repr(token))
        self.step()

    def value(self):
        parts = [self.part()]
        while self.next == "or":
            self.step()
            parts.append(self.part())
        if len(parts) == 1:
            return parts[0]
        if all("const" in part or part == BASIC["null"] for part in parts):
            return {"enum": [part.get("const") for part in parts]}
        return {"anyOf": parts}

    def part(self):
        token = self.step()
        if token == "(":
            found = self.value()
            self.must(")")
            return found
        if token == "[":
            items = [self.value()]
            while self.next == ",":
                self.step()
                items.append(self.value())
            self.must("]")
            return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
        if token is not None and token[0] in "-0123456789":
            return self.number(token)
        if token is not None and token[0] == "'":
            return {"const": token[1:-1]}
        if token is not None and token[0] == "/":
            return {"type": "string", "pattern": f"^{token[1:-1]}$"}
        if token in BASIC:
            return dict(BASIC[token])
        if token in self.names:
            return {"$ref": f"#/definitions/{self.names[token]}"}
        raise Unreadable(f'{self.text!r} has {token or "its end"!r}, which is no value: a name stands under "types"')

    def number(self, token):
        """Read an integer, a range, or a text or list of so many parts."""
        low, dots, high = token.partition("..")
        most = int(high or low) if high or not dots else None

        def within(kind, of):
            return {**kind, f"min{of}": int(low), **({} if most is None else {f"max{of}": most})}

        if self.next != "of":
            return within({"type": "integer"}, "imum") if dots else {"const": int(low)}
        self.step()
        if self.next == "character":
            self.step()
            return within({"type": "string"}, "Length")
        different = self.next == "different"
        if different:
            self.step()
        found = within({"type": "array", "items": self.part()}, "Items")
        return found | ({"uniqueItems": True} if different else {})
