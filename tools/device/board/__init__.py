"""The files of the handheld, and the way onto a board."""
