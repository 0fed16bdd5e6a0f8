"""Block Buster on the handheld."""
