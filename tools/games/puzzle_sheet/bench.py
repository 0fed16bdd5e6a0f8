"""What makes most actions possible in Puzzle Sheet: the bench measures how long listing them takes."""

SETUPS = ((4, {}),)
