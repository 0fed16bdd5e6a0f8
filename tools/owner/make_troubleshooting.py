"""Makes docs/troubleshooting.md from the doctor's words: `python -m tools.owner.make_troubleshooting`."""

import re

from tools import places
from tools.owner.findings import FINDINGS

PAGE = places.ROOT / "docs" / "troubleshooting.md"
_FRAMES = "../tests/golden/frames/waveshare_pico_lcd_1_3"

_HEAD = """# When something is wrong

    python3 tools/dev.py doctor

looks at the board that is plugged in and says in plain words what is wrong and what to do. It changes nothing; the game is interrupted and started again. With `--board NAME` it also
says when the board is set up for another display than the one you name. What was tried on which board: [Status](../README.md#status).

"""
_SYMPTOMS = (
    ("The screen stays dark", ("nothing", "no_game", "interrupted", "settings")),
    ("The screen stays white", ("no_game", "wrong_display", "settings")),
    ("Wrong colours, or a picture that is shifted, turned or mirrored", ("wrong_display",)),
    ("Keys do nothing, or the wrong thing", ("wrong_display", "pressed")),
    ("The drive of the Pico does not appear", ("nothing", "unmounted")),
    ("The handheld says that its storage or memory is full", ("full",)),
    ("The handheld shows an error, or starts again by itself", ("crashes", "changed")),
)
"""What an owner sees, and the findings that may be behind it, the likeliest first."""

_BELOW = """
On a breadboard dark and white screens, colours and keys are mostly a matter of its [settings](boards.md#a-breadboard).

What the doctor can say is below, in its own words. This page is made from them by `python -m tools.owner.make_troubleshooting`.

"""
_PICTURES = {
    "silent": (f"{_FRAMES}/safe_mode.png", "Safe mode: the back key was held while the power came on"),
    "wrong_display": (
        f"{_FRAMES}/self_test.png",
        (
            "The self-test, which a new board starts with: a white line along all four edges, and these colours under"
            " their names, say that the display is the right one"
        ),
    ),
    "pressed": (f"{_FRAMES}/self_test_keys.png", "Its second page lights the picture of each key that is pressed"),
}
_TAIL = """## If nothing helps

Everything can be put on anew: [put it on a board](put-it-on-a-board.md). Back up first, if the board still answers: `python3 tools/dev.py backup`.
"""


def page() -> str:
    """The text of the page."""
    parts = [_HEAD, "| what you see | what it can be |\n|---|---|\n"]
    for symptom, keys in _SYMPTOMS:
        parts.append(f"| {symptom} | {'<br>'.join(_link(FINDINGS[key].title) for key in keys)} |\n")
    parts.append(_BELOW)
    for serious, heading in ((True, "What keeps it from working"), (False, "What is worth knowing")):
        parts.append(f"## {heading}\n\n")
        for key, finding in FINDINGS.items():
            if finding.serious == serious:
                parts.append(f"### {finding.title}\n\n")
                parts += [f"{_marked(line)}\n" for line in "\n\n".join(finding.action.splitlines()).splitlines()]
                if key in _PICTURES:
                    path, words = _PICTURES[key]
                    parts.append(f'\n<img src="{path}" alt="{words}" width="240">\n\n{words}.\n')
                parts.append("\n")
    return "".join(parts) + _TAIL


def _link(title):
    """A link to a heading of the page, addressed as GitHub does."""
    anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
    return f"[{title}](#{anchor})"


def _marked(line):
    """A line with its command in code, and a page of docs as a link."""
    line = line.replace("docs/boards.md", "[boards](boards.md#a-breadboard)")
    for start in ("python3 tools/dev.py", "sudo usermod", "mpremote rm"):
        place = line.find(start)
        if place >= 0:
            end = len(line)
            for stop in (". ", "'", "\n"):
                found = line.find(stop, place + len(start))
                end = found if 0 <= found < end else end
            before = line[:place].removesuffix("'")
            command = line[place:end]
            rest = line[end:].removeprefix("'")
            return f"{before}`{command}`{rest}"
    return line


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
