"""How Cross Rows is played, in our own words; docs/add-a-game.md describes such modules."""

AIM, TURN, ROW, LOCK, PENALTY, END = range(6)

PAGES = (
    (
        "Aim",
        "Cross numbers in the four rows of your sheet. The more crosses a row has, the more each of them is worth."
        " The highest score wins; ties are shared.\n"
        "Everybody can cross on every roll.",
        None,
    ),
    (
        "A turn",
        "The active player rolls all dice.\n"
        "White dice: each player may cross their sum in one row, or nothing.\n"
        "Then the active player alone may cross the sum of one white die and one coloured die in the row of that"
        " colour, or nothing.",
        None,
    ),
    (
        "A row",
        "Cross from left to right. You may leave numbers out, but they are lost.\n"
        "Red and yellow rise from 2 to 12, green and blue fall from 12 to 2.\n"
        "The last number of a row needs at least 5 crosses in it.",
        None,
    ),
    (
        "Locks",
        "If you cross the last number of a row, cross its lock too: it counts as one more cross.\n"
        "When all have answered, the row is locked for everybody and its die is put away. Several players can lock a"
        " row with the same roll.",
        None,
    ),
    (
        "Penalties",
        "If the active player has crossed nothing in the turn, with white or coloured dice, that is a penalty of -5.\n"
        "The others never get one.",
        None,
    ),
    (
        "The end",
        "The game ends when 2 rows are locked, or after the turn with somebody's 4th penalty.\n"
        "1 to 12 crosses in a row score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78.",
        None,
    ),
)

SIGNS = "R, Y, G, B: red, yellow, green, blue. Tile: crossed. Dash: lost."

WHY = (
    (TURN, ("Roll the dice first.", "The dice are rolled: cross a number, or skip.")),
    (TURN, ("All players must answer the white dice first.", "Only the active player may cross or skip now.")),
    (TURN, ("Only the active player may cross now, with a white and a coloured die.", "These dice give {1} in {0}.")),
    (TURN, ("These dice give {1} or {2} in {0}.",)),
    (ROW, ("The {0} of {1} is crossed already.", "The {0} of {1} is left of your last cross.")),
    (ROW, ("The {0} of {1} needs at least {2} crosses before it.",)),
    (LOCK, ("The {0} row is locked.",)),
)

TIPS = (
    ("games.cross_rows.turn.White", "All may cross the sum of the white dice. Enter who does, in any order."),
    ("games.cross_rows.turn.Colour", "Only the active player: a white die plus a coloured one, in its row."),
    ("penalty", "The active player crossed nothing in the turn: 5 points less."),
)
