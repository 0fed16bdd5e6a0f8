"""What the commands need of each game, one folder each."""
