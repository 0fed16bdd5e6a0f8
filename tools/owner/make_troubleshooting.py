"""Makes docs/troubleshooting.md from the doctor's words: `python -m tools.owner.make_troubleshooting`."""

from tools import places
from tools.owner.findings import FINDINGS

PAGE = places.ROOT / "docs" / "troubleshooting.md"
_FRAMES = "../tests/golden/frames/waveshare_pico_lcd_1_3"

_HEAD = """# When something is wrong

    python3 tools/dev.py doctor

looks at the board that is plugged in and says in plain words what is wrong and what to do. It changes nothing; the game is interrupted and started again. With `--board NAME` it also
says when the board is set up for another display than the one you name. Nothing here was tried on a physical board: the doctor was tested on boards that are played by programs.

What it can say is below, in its own words. This page is made from them by `python -m tools.owner.make_troubleshooting`.

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
_TAIL = """## Nothing helps

Everything can be put on anew: [put it on a board](put-it-on-a-board.md). Back up first, if the board still answers: `python3 tools/dev.py backup`.
"""


def page():
    """The text of the page."""
    parts = [_HEAD]
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


def _marked(line):
    """A line with its command in code."""
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
