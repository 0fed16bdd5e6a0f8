"""Everything that is the handheld: boards, drivers, drawing, screens."""

VERSION = "0.1.0"
FROZEN = __path__[:7] == ".frozen"
"""True where all modules are a part of MicroPython's image (tools/image), so that none of them is a file."""
