"""How Penk! is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "Mark cells on your sheet. At the end, each row and column with 3 or more marked cells scores.",
            "The most points win; ties are shared.",
        ),
        (),
    ),
    (
        "A turn",
        (
            "Roll all 6 dice. You may reroll any of them, up to 2 times. Then mark cells.",
            "If no clear cell fits your dice, choose a column that has clear cells (not a row) and cross them out.",
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
            "The column is the face, the row the number of dice: 4×3 takes 4 dice showing 3.",
            "Each die pays for one cell only. You may leave dice over.",
            "If you can mark a cell, you cannot cross out instead.",
        ),
        ("Mark one", "Mark each cell", "Row %d, column %d is not clear", "Row 1, column", "The dice cannot pay"),
    ),
    (
        "The jolly",
        (
            "The jolly (!) can stand for any face, but never alone: row 1 needs a real die.",
            "Use at most 1 jolly for a cell. 2 jollies can help 2 cells.",
        ),
        ("Row %d, column %d needs", "Row 1 needs"),
    ),
    (
        "Penk!",
        (
            "Mark all 5 cells of a row or column: that is a Penk!",
            "All other players cross out their clear cells in that line. Cells they have marked stay marked.",
            "A line with a cross in it can never be a Penk!",
        ),
        (),
    ),
    (
        "End and score",
        (
            "When any sheet has 2 columns with no clear cell left, finish the round: all players get equal turns.",
            "A player with no clear cell is skipped.",
            "Each row and column with 3 or more marked cells scores the sum of its marked values.",
            "A cell can count twice.",
        ),
        (),
    ),
)
SIGNS = ("Gold dice are held, or pay for the lit cell.", "Circle: marked. X: crossed out.")
TIPS = {
    "Turn": "Roll all 6 dice. After that you can reroll up to 2 times.",
    "rolled": "Press OK to hold all dice of one face. Then reroll the others, or mark.",
    "Mark": "Choose up to 3 cells. Circle their numbers on your paper sheet too.",
    "Eliminate": "Nothing fits: choose a column and cross out its clear cells.",
    "block": "A Penk! is a fully marked line. The others cross out what they have clear in it.",
    "last": "A sheet has 2 columns with no clear cell, so the game ends after this round.",
}


def labels(options: dict, players: int) -> list:
    """Every game has the same rules."""
    return []
