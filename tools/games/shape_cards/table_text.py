"""A table of Shape Cards in plain text."""

from tools.owner.terminal_text import numbers


def beside_score(state: dict, seat: int) -> str:
    """The cards in hand, as far as they are known, and those that are completed."""
    cards = state["cards"][seat]
    hand = f"{cards} cards" if isinstance(cards, int) else "cards " + _named(cards)
    return f"{hand}, completed {_named(state['completed'][seat])}"


def _named(cards):
    # On the handheld and on paper the first card is card 1.
    return numbers([card + 1 for card in cards])


def lines(state: dict) -> list[str]:
    """The board, then what lies beside it."""
    rows = [f"{number} {' '.join(row)}" for number, row in enumerate(state["board"], 1)]
    green, yellow, blue = state["piles"]
    lines = ["  1 2 3 4", *rows, "", f"g green, y yellow ({state['players'][0]}), b blue ({state['players'][1]})"]
    lines.append(f"Piles: {green} green, {yellow} yellow, {blue} blue")
    if state["variant"]:
        lines.append("Variant: " + ", ".join(state["variant"]))
    if state["deck"] is not None:
        lines.append("Cards nobody has: " + _named(state["deck"]))
    if state["dice"] is not None:
        lines.append("Dice: " + numbers(state["dice"]))
    for key, words in (("pending", "Contested: row {}, column {}"), ("barred", "Barred this turn: row {}, column {}")):
        if state[key] is not None:
            lines.append(words.format(*state[key]))
    return lines
