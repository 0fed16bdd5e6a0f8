"""Everything that is the handheld: boards, drivers, drawing, screens."""
