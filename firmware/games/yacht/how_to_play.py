"""How Yacht is played, in our own words; docs/add-a-game.md tells what such a module has."""

AIM, TURN, UPPER, CLASSIC_UPPER, LOWER, CLASSIC_LOWER, END = range(7)
_MODERN = ("sheet", "modern")
_CLASSIC = ("sheet", "classic")

PAGES = (
    ("Aim", "Fill every box of your sheet, one in each turn. The highest total wins.", None),
    (
        "A turn",
        "Roll five dice. Reroll any of them up to twice, held ones too. After any roll write one box that is"
        " still open. If nothing fits, write 0 somewhere.",
        None,
    ),
    (
        "Upper boxes",
        "Ones to sixes: the sum of the dice with that face. With 63 or more in these six boxes you get a bonus of 35.",
        _MODERN,
    ),
    ("Upper boxes", "Ones to sixes: the sum of the dice with that face. There is no bonus.", _CLASSIC),
    (
        "Lower boxes",
        "Three or four alike: the sum of all dice. Full house, three and two alike: 25. Small straight, four in a"
        " row: 30. Large straight, five in a row: 40. Yacht, five alike: 50. Chance: the sum of all dice.",
        _MODERN,
    ),
    (
        "Lower boxes",
        "Full house, three and two alike: the sum of all dice. Four alike: the sum of those four. Little"
        " straight, 1 to 5, and big straight, 2 to 6: 30. Choice: the sum of all dice. Yacht, five alike: 50.",
        _CLASSIC,
    ),
    (
        "Good to know",
        "Five alike are no full house. A second yacht earns nothing extra. The game ends when all sheets are"
        " full. Ties are shared.",
        None,
    ),
)

SIGNS = "A number beside a box: what the dice would score there now."

WHY = (
    (TURN, ("Roll the dice first.", "Reroll some dice, or %s.", "No rerolls left this turn%s.")),
    (TURN, ("Choose at least one die to reroll.", "Write an open box: %s.")),
)

TIPS = (
    ("games.yacht.dice.Turn", "ok on a die holds all of its face. Then reroll the others."),
    ("games.yacht.write.Write", "Each box shows what it scores now. Write one on your sheet."),
    ("bonus", "The upper boxes hold enough points for the bonus."),
)
