"""A game that is in no registry, for tests: Pig, as `new-game` has it."""

LINE = ("my_game", "tools.workshop.new_game.pig.rules", "My Game", 2, 6)
"""What the registry would say of it."""
