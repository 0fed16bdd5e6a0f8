"""Which rolls of Yacht have fair luck: its adviser goes through all rolls of a turn."""

CENTRED = ("roll", "reroll")
