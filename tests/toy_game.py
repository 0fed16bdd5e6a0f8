"""Pig, as `new-game` writes it: an unregistered game for tests."""

LINE = ("my_game", "tools.workshop.new_game.pig.rules", "My Game", 2, 6)
"""What the registry would say of it."""
