"""Random games of Yacht: which dice a reroll takes is not listed."""

SETUPS = tuple((players, {"sheet": sheet}) for players in range(1, 7) for sheet in ("modern", "classic"))


def choose(listed, state, chance):
    """One of the listed actions; a reroll takes any dice."""
    action = dict(chance.choice(listed)) if listed else None
    if action and action["type"] == "reroll":
        dice = range(len(state["dice"]))
        action["at"] = sorted(chance.sample(dice, chance.randint(1, len(dice))))
    return action
