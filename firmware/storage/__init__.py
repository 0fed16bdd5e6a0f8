"""The files of the handheld in flash."""
