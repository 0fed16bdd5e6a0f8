"""The state of a table, as the table protocol gives it, drawn in plain text: what everybody at the table may see."""

from shared_rules import registry
from tools.games.yacht import table_text as yacht

_FACES = "-12345!"


def as_text(state):
    """A few dozen lines, without a line end at the last."""
    lines = [_title(state), "", *_players(state), ""]
    lines += _GAMES[state["game"]](state)
    return "\n".join(line.rstrip() for line in lines).rstrip()


def _title(state):
    name = registry.find(state["game"]).NAME
    words = {"initiative": "who begins is rolled for", "over": "the game is over"}.get(
        state["phase"], f"round {state['round']}, turn {state['turn']}: {state['phase']}"
    )
    return f"{name}   {words}"


def _players(state):
    """One line a player: an arrow for the one to move, a star for winners, the score."""
    wide = max(len(name) for name in state["players"])
    lines = []
    for seat, name in enumerate(state["players"]):
        sign = "*" if seat in state["winners"] else ">" if seat == state["to_move"] else " "
        score = state["scores"][seat]
        lines.append(f"{sign} {name.ljust(wide)} {'?' if score is None else score:>5}{_more(state, seat)}")
    return lines


def _more(state, seat):
    """What else the line of a player tells."""
    if state["game"] == "block_buster":
        left = state["blocks_left"][seat]
        left = "+".join(str(part) for part in left) if isinstance(left, list) else left
        return f"   {left} blocks left, penalties {state['penalties'][seat]}" + (
            ", out" if state["passed"][seat] else ""
        )
    if state["game"] == "puzzle_sheet":
        return f"   {state['points'][seat]} points"
    if state["game"] == "shape_cards":
        cards = state["cards"][seat]
        hand = f"{cards} cards" if isinstance(cards, int) else "cards " + (_numbers(cards) or "-")
        return f"   {hand}, completed {_numbers(state['completed'][seat]) or '-'}"
    return ""


def _numbers(numbers):
    return " ".join(str(number) for number in numbers)


def _beside(blocks):
    """Blocks of lines side by side, as many as fit into 78 characters."""
    lines = []
    row = []
    for block in [*blocks, None]:
        width = sum(len(other[0]) + 3 for other in row)
        if row and (block is None or width + len(block[0]) > 78):
            for number in range(max(len(other) for other in row)):
                lines.append(
                    "   ".join((other[number] if number < len(other) else "").ljust(len(other[0])) for other in row)
                )
            lines.append("")
            row = []
        if block is not None:
            row.append(block)
    return lines


def _titled(title, rows):
    """A block whose lines are all as wide as the widest."""
    width = max(len(line) for line in [title, *rows])
    return [line.ljust(width) for line in [title, *rows]]


def _penk(state):
    lines = []
    if state["dice"] is not None:
        lines += [
            "Dice: " + " ".join(_FACES[face] for face in state["dice"]) + f"   rolls left: {state['rolls_left']}",
            "",
        ]
    if state["last_round"] and state["phase"] != "over":
        lines += ["This is the last round.", ""]
    blocks = []
    for name, sheet in zip(state["players"], state["sheets"]):
        rows = [f"{number} {' '.join(row)}" for number, row in enumerate(sheet, 1)]
        blocks.append(_titled(name, ["  1 2 3 4 5", *rows]))
    return lines + _beside(blocks) + ["o marked, x crossed out"]


def _puzzle_sheet(state):
    lines = [f"Sheet: {state['sheet']}"]
    if state["bonus_due"] is not None:
        lines.append(f"The bonus piece for {state['bonus_due']} points is due.")
    if state["taken"]:
        lines.append(
            "Taken: " + ", ".join(piece if times == 1 else f"{piece} {times} times" for piece, times in state["taken"])
        )
    lines.append("")
    if state["boards"] is None:
        return [*lines, "The boards are on paper."]
    blocks = [_titled(name, [" ".join(row) for row in board]) for name, board in zip(state["players"], state["boards"])]
    return lines + _beside(blocks)


def _block_buster(state):
    colours = len(state["spaces"][0][0])
    rows = []
    for kinds, owners, secured, spaces in zip(state["kinds"], state["owners"], state["secured"], state["spaces"]):
        cells = []
        for kind, owner, safe, counts in zip(kinds, owners, secured, spaces):
            leads = "." if owner is None else str(owner + 1)
            cells.append((kind + leads + ("!" if safe is not None else ""), ",".join(str(count) for count in counts)))
        wide = 2 * colours + 1
        rows += ["  ".join(cell[line].ljust(wide) for cell in cells) for line in range(2)]
        rows.append("")
    bank = state["bank"]
    legend = (
        f"Kind, number of the colour that leads, ! when it is secured; below, the spaces of colours 1 to {colours}."
    )
    if state["variant"] == "two_colours":
        legend += f"\n{state['players'][0]} has colours 1 and 3, {state['players'][1]} has 2 and 4."
    return [*rows, f"Bank: {bank[0]} of -2, {bank[1]} of -1", legend]


def _shape_cards(state):
    rows = [f"{number} {' '.join(row)}" for number, row in enumerate(state["board"], 1)]
    green, yellow, blue = state["piles"]
    lines = ["  1 2 3 4", *rows, "", f"g green, y yellow ({state['players'][0]}), b blue ({state['players'][1]})"]
    lines.append(f"Piles: {green} green, {yellow} yellow, {blue} blue")
    if state["variant"]:
        lines.append("Variant: " + ", ".join(state["variant"]))
    if state["deck"] is not None:
        lines.append("Cards nobody has: " + (_numbers(state["deck"]) or "-"))
    if state["dice"] is not None:
        lines.append("Dice: " + _numbers(state["dice"]))
    for key, words in (("pending", "Contested: row {}, column {}"), ("barred", "Barred this turn: row {}, column {}")):
        if state[key] is not None:
            lines.append(words.format(*state[key]))
    return lines


_GAMES = {
    "penk": _penk,
    "puzzle_sheet": _puzzle_sheet,
    "block_buster": _block_buster,
    "shape_cards": _shape_cards,
    "yacht": yacht.lines,
}
