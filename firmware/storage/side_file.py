"""What lies beside the record of a game, and where its players are."""


def of(game) -> dict:
    """The value of the side file of a RunningGame as it is now; see Storage.side."""
    side: dict = {"colours": game.colours}
    if game.seed_from:
        side["seed_from"] = game.seed_from
    if game.rivals:
        side["rivals"] = game.rivals.levels
    if game.coach:
        side["coach"] = game.coach
    if game.table.over:
        state = game.table.state()
        side["scores"] = state["scores"]
        side["winners"] = state["winners"]
        rules = game.table.game
        side["highlights"] = rules.highlights()
        partners = [rules.partner(seat) for seat in range(rules.players)]
        side["teams"] = [seat if partners[seat] is None else min(seat, partners[seat]) for seat in range(len(partners))]
    if game.played_ms >= 1000:
        side["seconds"] = game.played_ms // 1000
    return side


def place_of(game, stack: list) -> dict:
    """What brings these screens of a RunningGame back, or those that were open when the power went."""
    place = {"at": game.at, "game": game.number, "stack": stack}
    if game.warned == game.at:
        place["warned"] = True
    return place
