"""Shape Cards on the handheld."""
