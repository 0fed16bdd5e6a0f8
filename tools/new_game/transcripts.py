"""The conversations of Pig's golden transcripts."""

WRONG = ({"type": "bank"}, {"type": "roll", "at": [0]}, {"type": "fly"}, {})


def whole_game(dice, goal):
    """A game to its end, now and then looked at; what is refused at its start."""

    def talk_about(talk):
        options = {"goal": goal}
        reply = talk.ask("new", game="pig", players=["Ann", "Ben"], dice=dice, options=options, seed=talk.seed)
        for action in WRONG:
            talk.ask("do", action=action)
        while reply["phase"] != "over":
            action = talk.choose(talk.ask("legal")["actions"])
            if dice == "table" and action["type"] == "roll":
                action["dice"] = talk.chance.roll((6,))
            reply = talk.ask("do", action=action)
        for op in ("state", "audit"):
            talk.ask(op)

    return talk_about


TRANSCRIPTS = {"pig_device": whole_game("device", 20), "pig_table": whole_game("table", 20)}
