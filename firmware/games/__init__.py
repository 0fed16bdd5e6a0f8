"""The games on the handheld, one folder each."""
