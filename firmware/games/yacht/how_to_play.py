"""How Yacht is played, in our own words; docs/add-a-game.md describes such modules."""

AIM, TURN, UPPER, CLASSIC_UPPER, LOWER, CLASSIC_LOWER, END = range(7)
_MODERN = ("sheet", "modern")
_CLASSIC = ("sheet", "classic")

PAGES = (
    (
        "Aim",
        "Each turn you write points in one box of your sheet. The highest total wins; ties are shared.\n"
        "Playing alone, try to beat your best score.",
        None,
    ),
    (
        "A turn",
        "Roll all 5 dice. You may reroll any of them, up to 2 times, also dice you kept. Then write one"
        " open box.\n"
        "If the dice do not fit a box, it scores 0. You may choose that. Once written, a box stays.",
        None,
    ),
    (
        "Upper boxes",
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\n"
        "With 63 or more in these 6 boxes together you get a bonus of 35.",
        _MODERN,
    ),
    (
        "Upper boxes",
        "Ones to sixes each add up the dice of their face: 4 4 4 in fours scores 12.\nThis sheet has no bonus.",
        _CLASSIC,
    ),
    (
        "Lower boxes",
        "Three or four alike, at least that many of one face: the sum of all dice.\n"
        "Full house, 3 of one face and 2 of another: 25.\n"
        "Small straight, 4 faces in a row: 30. Large straight, 5 in a row: 40.\n"
        "Yacht, 5 alike: 50. Chance: the sum of all dice.",
        _MODERN,
    ),
    (
        "Lower boxes",
        "Full house, 3 of one face and 2 of another: the sum of all dice.\n"
        "Four alike, at least 4 of one face: 4 times that face.\n"
        "Little straight, 1 2 3 4 5, and big straight, 2 3 4 5 6: 30 each.\n"
        "Choice: the sum of all dice. Yacht, 5 alike: 50.",
        _CLASSIC,
    ),
    (
        "Good to know",
        "5 alike is not a full house. A second yacht earns nothing extra.\n"
        "The game ends when all sheets are full. Your score is the sum of all boxes and any bonus.",
        None,
    ),
)

SIGNS = "A number beside a box: what the dice would score there now."

WHY = (
    (TURN, ("Roll the dice first.", "Reroll some dice, or write a box.", "No rerolls left this turn: write a box.")),
    (TURN, ("Choose at least one die to reroll.", "Write an open box: {0}.")),
)

TIPS = (
    ("rolled", "OK holds the dice that are underlined. Then reroll the others."),
    ("games.yacht.write.Write", "Each box shows what it scores now. Write one on your sheet."),
    ("bonus", "The upper boxes hold enough points for the bonus."),
)
