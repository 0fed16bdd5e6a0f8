"""How Puzzle Sheet is played, in our own words; docs/add-a-game.md tells what such a module has."""

AIM, SOLO, TURN, TWICE, BONUS, END, SCORE, PAPER = range(8)

PAGES = (
    (
        "Aim",
        "Shade pieces on your board so that they make one large rectangle. Its size is multiplied by your bonus"
        " points. The highest score wins.",
        ("players", 1, False),
    ),
    (
        "Aim",
        "Choose cells that are pre-filled. Then fill the rest of the board with pieces: it is cleared.",
        ("players", 1),
    ),
    (
        "A turn",
        "Take a piece that is left and shade it on your board as it is printed: no turning, no flipping, no"
        " overlap, nothing over the edge. All cross it off. Then add the points of its frame.",
        None,
    ),
    (
        "Two of a kind",
        "With four or more players each piece of frames 3 and 4 can be taken twice.",
        ("players", (4, 5, 6)),
    ),
    (
        "Bonus pieces",
        "When your bonus points reach or pass a mark on the bonus track, you also place the bonus piece that is"
        " printed there. It follows the same rules and gives no points.",
        None,
    ),
    (
        "The end",
        "The game ends when no piece that is left fits the board of the player to move, or a bonus piece does not"
        " fit. You cannot choose a piece that does not fit while another one does.",
        None,
    ),
    (
        "Score",
        "Find your largest rectangle of shaded cells: height x width x bonus points. 5 x 3 with 18 points is 270."
        " In a tie the fewest unshaded cells win.",
        ("players", 1, False),
    ),
    (
        "Boards on paper",
        "The device knows the pieces and the points, but not your boards: you judge what fits. At the end it asks"
        " for your rectangle and your unshaded cells.",
        ("tracking", "pad"),
    ),
)

SIGNS = "Grey: the piece does not fit your board. Crossed off: it is taken."

WHY = (
    (BONUS, ("No bonus piece is due.", "Place the bonus piece for %s first.", "The bonus piece fits: place it.")),
    (
        TURN,
        ("Piece %s is taken.", "The piece goes over the edge of the board.", "Row %d, column %d is already shaded."),
    ),
    (TURN, ("Row %d, column %d is not a cell of the board.",)),
    (END, ("This piece fits nowhere on the board.", "Piece %s still fits, so the game continues.")),
    (END, ("The game has ended: tally the sheets.", "Tally the sheets after the game ends.")),
    (END, ("The device scores this game.",)),
    (SCORE, ("This sheet is already tallied.", "A rectangle cannot be more than %d high and %d wide.")),
    (SCORE, ("A rectangle must have both a height and a width, or neither.",)),
    (SCORE, ("The rectangle and the unshaded cells cannot exceed %d cells.",)),
)

TIPS = (
    ("games.puzzle_sheet.take.Take", "Grey pieces do not fit your board."),
    ("games.puzzle_sheet.place.Place", "Move the piece, then shade it on your sheet. It cannot turn."),
    ("bonus_due", "A bonus piece is placed at once. It gives no points."),
)
