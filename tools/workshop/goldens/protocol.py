"""Writes docs/protocol.schema.json and parts of docs/protocol.md, with the replies of all conversations there:
`python -m tools.workshop.goldens.protocol`. They are made of `protocol.json` in shared_rules/ and beside each game's
rules.
"""

import re
import sys
from pathlib import Path

from tools import places
from tools.refusal import Refusal
from tools.workshop.goldens.transcripts import Conversation
from tools.workshop.protocol import declaration, reference, schema

PAGE = places.ROOT / "docs" / "protocol.md"
SCHEMA = places.ROOT / "docs" / "protocol.schema.json"
_PART = re.compile(r"(<!-- written: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def documents() -> dict[Path, str]:
    """Return the text of each file; nothing without the documents. Raises Refusal if a declaration is wrong."""
    if not PAGE.is_file():
        return {}
    common, games = declaration.shared(), declaration.of_games()
    made = reference.parts(common, games)
    text = _PART.sub(lambda part: f"{part[1]}{made[part[2]]}\n{part[3]}", PAGE.read_text(encoding="utf-8"))
    return {PAGE: asked_again(text), SCHEMA: schema.text(schema.document(common, games)) + "\n"}


def asked_again(text: str) -> str:
    """Return a page with the replies to its requests. A conversation ends with its indented block."""
    lines = []
    talk = Conversation()
    for line in text.split("\n"):
        if line.startswith("    > "):
            talk.send(line[6:])
            lines += ["    " + part for part in talk.lines[-2:]]
        elif not line.startswith("    < "):
            lines.append(line)
            talk = Conversation()
    return "\n".join(lines)


def main() -> int:
    """Write them."""
    try:
        written = documents()
    except Refusal as problem:
        print(problem)
        return 1
    for path, text in written.items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
