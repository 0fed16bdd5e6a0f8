"""The program of the handheld and the one file that brings it: how they are built and laid out in the flash."""
