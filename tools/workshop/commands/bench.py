"""`dev.py bench`: figures of the handheld on the emulated Pico, and of the page in a browser."""

import argparse
import sys

from firmware import language
from tools.owner.terminal_text import columns
from tools.steps import Elapsed
from tools.workshop.bench.figure import PARTS, shown

METHOD = """\
How: the handheld's program on an emulated RP2040 at 125 MHz (rp2040py), Waveshare Pico-LCD-1.3, never a physical board.
Start: from power on until all of the first picture is there and the light is on, on a battery.
Presses: the emulated clock from the edge at the key's pin to the last pixel byte on the panel's wire, whose time is
included (8 bits a byte at the SPI's real rate). The key is pressed through a bouncing contact, after the player has
looked at the picture for a second and a half; a recorded game, then every pad and page. First sign: the end of the
first burst of bytes, the key's lit hint or the picture itself.
Heap: gc.mem_free() after gc.collect(), asked between two turns of the main loop.
Flash commands take the typical times of the W25Q16JV data sheet. Not modelled: the flash cache (a real board's code
runs up to about 1.15 times longer, at worst 1.5).
"""


def main(arguments):
    """Print the table; 1 if an aim was missed or something could not be measured."""
    parser = argparse.ArgumentParser(
        "python3 tools/dev.py bench",
        description="Measure the handheld on the emulated Pico. This takes about an hour, most of it for the evening.",
    )
    parser.add_argument("--page", action="store_true", help="measure the page in Chromium instead, in five minutes")
    parser.add_argument("--only", choices=PARTS, action="append", help="only this part; may be given several times")
    parser.add_argument(
        "--language", choices=language.CODES, default="", help="of the handheld, to compare it with English"
    )
    chosen = parser.parse_args(arguments)
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
    for reason in wrong:
        print("\nThe measurement is not complete: " + reason)
    return 0 if not wrong and all(figure.met() for figure in figures) else 1


def _measured(chosen):
    """Return (figures, what went wrong in words, how it was measured)."""
    if chosen.page:
        from tools.workshop.bench import page

        return page.measure(Elapsed()), [], page.METHOD
    from tools.workshop.bench.measure import measure

    return *measure(Elapsed(), chosen.only or PARTS, chosen.language), METHOD


def table(figures):
    """Return the figures as lines of text."""
    rows = [("figure", "measured", "unit", "aim", "", "remarks")]
    for figure in figures:
        values, aims = (" / ".join(shown(number) for number in numbers) for numbers in (figure.values, figure.aims))
        rows.append((figure.name, values, figure.unit, aims, "" if figure.met() else "MISSED", figure.note))
    return "\n".join(columns(rows, right=(1, 3))) + "\n"
