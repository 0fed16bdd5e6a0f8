"""Puzzle Sheet on the handheld."""
