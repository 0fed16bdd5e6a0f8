"""The program of the handheld: boards, drivers, drawing, screens."""

VERSION = "0.1.0"
