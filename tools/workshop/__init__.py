"""What a developer does with the project: tests, trials, measures, golden pictures, a new game."""
