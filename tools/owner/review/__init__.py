"""Luck and play in a game of dice, measured by the game's own adviser: docs/coach.md."""
