"""Everything that is the handheld: boards, drivers, drawing, screens."""

VERSION = "0.1.0"
