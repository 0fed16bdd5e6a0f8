"""How Penk! is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "Mark cells. At the end, rows and columns with 3 or more marked cells score.",
            "The most points win, ties are shared.",
        ),
        (),
    ),
    (
        "A turn",
        (
            "Roll all 6 dice. Reroll any dice up to 2 times, or stop sooner. Then mark cells.",
            "No clear cell fits the dice? Choose a column, not a row, and cross out all its clear cells.",
        ),
        (
            "Roll the dice first.",
            "Reroll some dice",
            "No rerolls left",
            "Choose at least one die",
            "Column %d has no clear cell",
            "You can still mark",
        ),
    ),
    (
        "Marking cells",
        (
            "Mark 1 to 3 clear cells: circle their numbers.",
            "Column: which face. Row: how many dice. 4×3 takes 4 dice showing 3.",
            "A die pays for one cell only. Dice may be left over.",
            "If a clear cell fits the dice, you cannot cross out instead.",
        ),
        ("Mark one", "Mark each cell", "Row %d, column %d is not clear", "Row 1, column", "The dice cannot pay"),
    ),
    (
        "The jolly",
        (
            "The jolly (!) stands for any face, but never alone: row 1 takes a real die.",
            "A cell takes 1 jolly at most. 2 jollies can help 2 cells.",
        ),
        ("Row %d, column %d needs", "Row 1 needs"),
    ),
    (
        "Penk!",
        (
            "A row or column with all 5 cells marked is a Penk!",
            "The others cross out their clear cells in the same line. Their marked cells stay.",
            "A line with a cross is never a Penk!",
        ),
        (),
    ),
    (
        "End and score",
        (
            "Has a sheet 2 columns without a clear cell? Finish the round, so that all have equal turns.",
            "Who has no clear cell at all is skipped.",
            "Rows and columns with 3 or more marked cells score their values. A cell can count twice.",
        ),
        (),
    ),
)
SIGNS = ("Gold dice: held, or paying for the lit cell.", "Circle: marked. X: crossed out.")
TIPS = {
    "Turn": "Roll all 6 dice. After that you can reroll up to 2 times.",
    "rolled": "OK on a die holds all dice of its face. Then reroll the others, or mark.",
    "Mark": "Choose up to 3 cells, and circle their numbers on your own sheet too.",
    "Eliminate": "Nothing fits: choose a column and cross out its clear cells.",
    "block": "A Penk! is a full line. The others cross out what is clear in theirs.",
    "last": "Two columns of a sheet are full. The game ends with this round.",
}


def labels(options: dict, players: int) -> list:
    """Every game has the same rules."""
    return []
