"""`dev.py bench`: figures of the firmware on the emulated Pico, and of the page in a browser."""

import argparse
import json
import sys
import time
from pathlib import Path

from tools.output_file import output_file
from tools.terminal_text import columns

METHOD = """\
How: the official MicroPython 1.25.0 image with copied files, or with --image one that has the code inside, on an
emulated RP2040 at 125 MHz (rp2040py), never a physical board.
Presses: the emulated clock from the edge at the key's pin to the last pixel byte on the panel's wire, no USB
attached, wire time included (8 bits a byte at the SPI's real rate). The key is pressed through a bouncing contact.
Start: from the first statement of main.py (one line in front of it marks the moment) until all of the first picture
is there and the backlight is on.
Heap: gc.mem_free() after gc.collect(), asked for by a loop that does what main.py's does. Collections before the
last pixel: free memory that grew between press and last pixel. The computer at the table is on the emulated USB
cable; its waits are counted in steps of 50 ms. Rules, imports, flash: the board's own microseconds with USB
interrupts masked; flash commands take the typical times of the W25Q16JV data sheet. Not modelled: the flash cache
(a real board's code runs up to about 1.15 times longer, at worst 1.5).
"""


class Progress:
    """Prints what is being done and how long it has taken so far."""

    def __init__(self):
        self._started = time.monotonic()

    def __call__(self, text):
        """Say that this comes next."""
        print(f"  {time.monotonic() - self._started:5.0f} s  {text} ...", flush=True)


def main(arguments):
    """Print the table; 1 when a limit is broken or something could not be measured."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py bench",
        description="Measure the firmware on the emulated Pico, which takes about a quarter of an hour; or the page.",
    )
    parser.add_argument(
        "--pico-w", type=Path, metavar="FILE", help="an official image for the Pico W: the heap is measured on it, too"
    )
    parser.add_argument(
        "--image",
        type=Path,
        metavar="FILE",
        help="an image of 'image' for the Pico: measured in the place of the official one with copied files",
    )
    parser.add_argument(
        "--page", action="store_true", help="measure only the page of 'web', in Chromium: about five minutes"
    )
    parser.add_argument(
        "--only",
        metavar="PART",
        action="append",
        help="only this part, which may be said several times: evening (300 turns), presses, start, heap,"
        " breadboard, computer, codes, coach, rivals (their decisions), seats (theirs), board (imports, rules, flash)",
    )
    parser.add_argument("--json", type=output_file, metavar="FILE", help="write the figures there too")
    chosen = parser.parse_args(arguments)
    if chosen.only:
        from tools.bench.measure import PARTS

        for name in chosen.only:
            if name not in PARTS:
                parser.error(f"there is no part '{name}'; there are: {', '.join(PARTS)}")
    from tools.refusal import Refusal

    try:
        figures, wrong, method = _measured(chosen)
    except Refusal as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"\nA file cannot be read or written: {error}", file=sys.stderr)
        return 1
    print()
    print(table(figures))
    print(method)
    content = json.dumps({"method": method, "figures": [_plain(figure) for figure in figures]}, indent=2)
    if chosen.json is not None:
        chosen.json.write_text(content + "\n", encoding="utf-8", newline="\n")
        print(f"Figures also in {chosen.json}")
    broken = [figure.name for figure in figures if not figure.meets(figure.limit)]
    if broken:
        print("\nOver the limit: " + "; ".join(broken))
    for reason in wrong:
        print("\nNot measured to the end: " + reason)
    return 1 if broken or wrong else 0


def _measured(chosen):
    """(figures, what went wrong in words, how it was measured)"""
    if chosen.page:
        from tools.bench import page

        return page.measure(Progress()), [], page.METHOD
    from tools.bench.measure import PARTS, measure

    code_inside = chosen.image and chosen.image.read_bytes()
    return *measure(Progress(), code_inside, chosen.only or PARTS), METHOD


def table(figures):
    """The figures as lines of text."""
    rows = [("figure", "median", "worst", "unit", "aim", "limit", "", "remarks")]
    for figure in figures:
        verdict = "OVER LIMIT" if not figure.meets(figure.limit) else "over aim" if not figure.meets(figure.aim) else ""
        rows.append(
            (
                figure.name,
                _number(figure.value),
                _number(figure.worst),
                figure.unit,
                _number(figure.aim),
                _number(figure.limit),
                verdict,
                figure.note,
            )
        )
    return "\n".join(columns(rows, right=(1, 2, 4, 5))) + "\n"


def _number(value):
    if value is None:
        return ""
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def _plain(figure):
    return {
        "name": figure.name,
        "value": round(figure.value, 3),
        "worst": figure.worst,
        "unit": figure.unit,
        "aim": figure.aim,
        "limit": figure.limit,
        "more_is_better": figure.more_is_better,
        "within_aim": figure.meets(figure.aim),
        "within_limit": figure.meets(figure.limit),
        "note": figure.note,
    }
