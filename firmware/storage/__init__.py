"""What the handheld keeps in flash."""
