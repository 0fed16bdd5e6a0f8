"""Where things are in the flash of a handheld."""

PACKAGES = ("firmware", "shared_rules")
MAIN = "/main.py"
BOARD_NAME = "/board.txt"
TEST_SEED = "/test_seed.txt"
NEW_BOARD = "/new_board.txt"
"""Put beside the files on a board that was never tried, or that has another display now: the handheld opens its
self-test, and removes it afterwards.
"""
NEW_BOARD_TEXT = b"Never tried: the self-test comes first.\n"
DATA = "/data"
"""Put there by an owner whose image has the code inside (tools/image): files of the file system go before it."""
