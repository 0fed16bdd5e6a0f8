"""Where things are in the file system of a handheld."""

BOARD_NAME = "/board.txt"
"""The display that the files were last used with; with another one the handheld opens its self-test."""
TEST_SEED = "/test_seed.txt"
DATA = "/data"
