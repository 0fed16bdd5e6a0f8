"""Random games of Penk!: which dice a reroll takes is not listed."""


def choose(listed, _state, chance):
    """One of the listed actions; a reroll takes any dice."""
    action = dict(chance.choice(listed)) if listed else None
    if action and action["type"] == "reroll":
        action["at"] = sorted(chance.sample(range(6), chance.randint(1, 6)))
    return action
