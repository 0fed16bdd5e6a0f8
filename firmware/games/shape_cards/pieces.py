"""The pieces of Shape Cards: what they are called, and their colours as indexes into theme.PLAYERS."""

BLUE, GREEN, YELLOW = 1, 2, 3
PIECES = ("yellow", "blue")
"""Those of each seat."""
