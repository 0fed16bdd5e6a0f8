"""What the commands need of Puzzle Sheet."""
