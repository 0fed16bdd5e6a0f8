"""Random games of Yacht: both sheets."""

SETUPS = tuple((players, {"sheet": sheet}) for players in range(1, 7) for sheet in ("modern", "classic"))
