"""How Penk! is played, in our own words; docs/add-a-game.md tells what such a module has."""

AIM, TURN, JOLLY, NOTHING, PENK, SCORE = range(6)

PAGES = (
    (
        "Aim",
        "Mark cells on your 5 x 5 sheet. The column says which face a cell takes, the row how many dice of it."
        " Lines with three or more marks score. The highest score wins.",
        None,
    ),
    (
        "A turn",
        "Roll six dice. Reroll any of them up to twice, held ones too. After any roll mark 1 to 3 clear cells:"
        " 3\xd74 takes three dice showing 4. Each die counts once, and not all dice are needed. If you can mark,"
        " you must.",
        None,
    ),
    (
        "The jolly",
        "The sixth face is the jolly, !. It stands for any face, but only one jolly goes into a cell, and row 1"
        " always takes a real die.",
        None,
    ),
    (
        "Nothing fits?",
        "If your dice fit no clear cell, cross out all clear cells of one column. You choose the column. You need"
        " not reroll first.",
        None,
    ),
    (
        "Penk!",
        "All five cells of a row or column marked: call Penk! Every other player crosses out the clear cells of"
        " that line. Their marked cells stay. A line with a cross in it is no Penk!",
        None,
    ),
    (
        "End and score",
        "When a sheet has two columns without a clear cell, play continues until all have had equal turns. Each"
        " row and each column with at least three marks adds the values of its marked cells. A cell can count in"
        " both.",
        None,
    ),
)

SIGNS = "Circle: marked. \xd7: crossed out. Lit: can be marked."

WHY = (
    (TURN, ("Roll the dice first.", "Reroll some dice, or %s.", "No rerolls left this turn%s.")),
    (TURN, ("Choose at least one die to reroll.", "Mark one, two or three cells.", "Mark each cell only once.")),
    (TURN, ("Row %d, column %d is not clear.", "The dice cannot pay for all these cells.")),
    (JOLLY, ("Row 1 needs a real die, not the jolly.", "Row 1, column %d needs a die showing %d.")),
    (NOTHING, ("You can still mark row %d, column %d: do not cross out.", "Column %d has no clear cell.")),
)

TIPS = (
    ("games.penk.turn.Turn", "ok on a die holds all of its face. Then reroll the others."),
    ("games.penk.mark.Mark", "Circle up to three cells. 3\xd74 is three dice showing 4."),
    ("games.penk.eliminate.Eliminate", "Nothing fits: cross out the clear cells of one column."),
    ("penk", "Nobody else can complete that line any more."),
    ("last_round", "The game ends when all have had equal turns."),
)
