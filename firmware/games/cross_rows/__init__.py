"""Cross Rows on the handheld."""
