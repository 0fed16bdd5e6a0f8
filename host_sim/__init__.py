"""The handheld on a computer. It simulates the bus, not the look of the screens."""
