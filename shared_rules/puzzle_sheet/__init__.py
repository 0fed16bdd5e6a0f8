"""The rules of Puzzle Sheet."""
