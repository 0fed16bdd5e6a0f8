"""A desk version of the handheld that simulates the bus, not the look."""
