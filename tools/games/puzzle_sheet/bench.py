"""What makes most actions possible in Puzzle Sheet: the bench measures how long listing them takes."""

ACTIONS_IN_MIDDLE = 20
SETUPS = ((4, {}),)
