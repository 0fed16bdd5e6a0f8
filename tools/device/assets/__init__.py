"""The fonts and pictures of the handheld, built from their sources."""
