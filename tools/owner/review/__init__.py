"""What a game of dice owes to luck and to play, measured by the game's own adviser. docs/coach.md tells the method."""
