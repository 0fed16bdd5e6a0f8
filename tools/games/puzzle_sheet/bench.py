"""What the bench measures of Puzzle Sheet."""

ACTIONS_IN_MIDDLE = 20
