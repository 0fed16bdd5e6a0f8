"""How Puzzle Sheet is played, in our own words; docs/add-a-game.md describes such modules."""

AIM, SOLO, TURN, ONCE, TWICE, BONUS, END, SCORE, PAPER = range(9)

PAGES = (
    (
        "Aim",
        "Shade pieces on your board to build one large full rectangle, and collect bonus points.\n"
        "At the end the size of the rectangle is multiplied by your points. The highest score wins.",
        ("players", 1, False),
    ),
    (
        "Aim",
        "Playing alone, you win when your whole board is shaded.\n"
        "If the board is on screen, some cells can be pre-filled: see the setup.",
        ("players", 1),
    ),
    (
        "A turn",
        "Choose a piece that is left and shade it on your board. All players cross it off. Then add the"
        " points of its frame on your bonus track.\n"
        "Never turn or flip a piece. It covers only unshaded cells, and all of it must be on the board.",
        None,
    ),
    ("Taken pieces", "Each piece can be taken only once, whoever takes it.", ("players", (1, 2, 3))),
    (
        "Taken pieces",
        "Pieces in frames 1 and 2 can be taken once, pieces in frames 3 and 4 twice, whoever takes them.\n"
        "The second time, make the line through the piece an X.",
        ("players", (4, 5, 6)),
    ),
    (
        "Bonus pieces",
        "When your points reach or pass a bonus piece on the bonus track, you also place that piece.\n"
        "The same rules apply, but it adds no points.",
        None,
    ),
    (
        "The end",
        "The game ends when no piece that is left fits the board of the player to move, or a bonus piece"
        " does not fit.\n"
        "If a piece does not fit while another one does, choose the other one.",
        None,
    ),
    (
        "Score",
        "Multiply height and width of your largest full rectangle by your points: 5×3 with 18 points is"
        " 270.\n"
        "In a tie the fewest unshaded cells win. If these are equal too, the win is shared.",
        ("players", 1, False),
    ),
    (
        "Boards on paper",
        "The device knows the pieces and the points, but not your boards: you judge what fits.\n"
        "At the end, enter each player's largest full rectangle and unshaded cells.",
        ("tracking", "pad"),
    ),
)

SIGNS = "Hollow: the piece does not fit your board. Crossed off: it is taken."

WHY = (
    (SOLO, ("Leave at least one cell empty.",)),
    (BONUS, ("No bonus piece is due.", "The bonus piece fits: place it.")),
    (BONUS, ("Place the bonus piece for 1 point first.", "Place the bonus piece for {0} points first.")),
    (
        TURN,
        ("Piece {0} is taken.", "The piece goes over the edge of the board.", "Row {0}, column {1} is already shaded."),
    ),
    (TURN, ("Row {0}, column {1} is not a cell of the board.",)),
    (END, ("This piece fits nowhere on the board.", "Piece {0} still fits, so the game continues.")),
    (END, ("The game has ended: tally the sheets.", "Tally the sheets after the game ends.")),
    (END, ("The device scores this game.",)),
    (SCORE, ("This sheet is already tallied.", "A rectangle cannot be more than {0} high and {1} wide.")),
    (SCORE, ("A rectangle must have both a height and a width, or neither.",)),
    (SCORE, ("The rectangle and the unshaded cells cannot exceed {0} cells.",)),
)

TIPS = (
    ("games.puzzle_sheet.take.Take", "Choose a piece. Hollow ones do not fit your board."),
    ("games.puzzle_sheet.place.Place", "Move the piece, then shade it on your sheet. It cannot turn."),
    ("bonus_due", "A bonus piece is placed at once. It gives no points."),
)
