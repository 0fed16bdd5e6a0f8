"""How Penk! is played, in our own words; docs/add-a-game.md describes such modules."""

AIM, TURN, JOLLY, NOTHING, PENK, SCORE = range(6)

PAGES = (
    (
        "Aim",
        "Mark cells on your sheet. The column says which face a cell takes, the row how many dice of it.\n"
        "At the end, each row and column with 3 or more marked cells scores. The most points win; ties are"
        " shared.",
        None,
    ),
    (
        "A turn",
        "Roll all 6 dice. You may reroll any of them, up to 2 times, also dice you kept. Then mark 1 to 3"
        " clear cells: circle their numbers.\n"
        "4×3 takes 4 dice showing 3. Each die pays for one cell only. You may leave dice over.",
        None,
    ),
    (
        "The jolly",
        "The jolly (!) can stand for any face, but never alone: row 1 needs a real die.\n"
        "Use at most 1 jolly for a cell. 2 jollies can help 2 cells.",
        None,
    ),
    (
        "Nothing fits?",
        "If your dice fit no clear cell, choose a column that still has clear cells (never a row) and cross"
        " them all out. You need not reroll first.\n"
        "If you can mark a cell, you cannot cross out instead.",
        None,
    ),
    (
        "Penk!",
        "Mark all 5 cells of a row or column: that is a Penk! All other players cross out their clear cells"
        " in that line. Cells they have marked stay marked.\n"
        "A line with a cross in it can never be a Penk!",
        None,
    ),
    (
        "End and score",
        "When a sheet has 2 columns with no clear cell, finish the round: all players get equal turns. A"
        " player with no clear cell at all is skipped.\n"
        "Each row and column with 3 or more marked cells scores their values. A cell can count twice.",
        None,
    ),
)

SIGNS = "Dice with a bar are held, or pay for the lit cell. Circle: marked. ×: crossed out."

WHY = (
    (TURN, ("Roll the dice first.", "Reroll some dice, or mark.", "No rerolls left this turn.")),
    (TURN, ("Choose at least one die to reroll.", "Mark one, two or three cells.", "Mark each cell only once.")),
    (TURN, ("Row {0}, column {1} is not clear.", "The dice cannot pay for all these cells.")),
    (TURN, ("Row {0}, column {1} needs {0} dice showing {1}; one may be a jolly.",)),
    (JOLLY, ("Row 1 needs a real die, not the jolly.", "Row 1, column {0} needs a die showing {1}.")),
    (NOTHING, ("You can still mark row {0}, column {1}: do not cross out.", "Column {0} has no clear cell.")),
)

TIPS = (
    ("rolled", "OK holds the dice that are underlined. Then reroll the others."),
    ("games.penk.mark.Mark", "Circle up to three cells. 3\xd74 is three dice showing 4."),
    ("games.penk.eliminate.Eliminate", "Nothing fits: cross out the clear cells of one column."),
    ("penk", "After a Penk! the others cross out their clear cells in that line."),
)
