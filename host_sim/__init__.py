"""The handheld on a computer. It simulates the bus, not the look of the screens."""

import sys

if not hasattr(sys, "print_exception"):
    # MicroPython has it, and the firmware uses it for its reports.
    import traceback

    setattr(sys, "print_exception", lambda error, file: traceback.print_exception(error, file=file))  # noqa: B010
