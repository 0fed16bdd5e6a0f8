"""How Yacht is played; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "Each turn you write points in one box of your sheet.",
            ("2 to 6 players", "The most points win; ties are shared."),
            ("1 player", "Playing alone, try to beat your best score."),
        ),
        (),
    ),
    (
        "A turn",
        (
            "Roll all 5 dice. You may reroll any of them, up to 2 times. Then write one open box.",
            "If the dice do not fit a box, it scores 0. You may choose that. Once written, a box stays.",
        ),
        ("Roll the dice first.", "Reroll some dice", "No rerolls left", "Choose at least one die", "Write an open box"),
    ),
    (
        "Ones to sixes",
        (
            "Each of these boxes adds up the dice of its face: 4 4 4 in fours scores 12.",
            ("Modern sheet", "If these 6 boxes reach 63 together, you get a bonus of 35."),
            ("Classic sheet", "This sheet has no bonus."),
        ),
        (),
    ),
    (
        "The other boxes",
        (
            "5 alike is not a full house.",
            ("Modern sheet", "Three or four alike, at least that many of one face: the sum of all dice."),
            ("Modern sheet", "Full house, 3 of one face and 2 of another: 25."),
            ("Modern sheet", "Small straight, 4 faces in a row: 30. Large straight, 5 in a row: 40."),
            ("Modern sheet", "Yacht, 5 alike: 50. Chance: the sum of all dice."),
            ("Classic sheet", "Full house, 3 of one face and 2 of another: the sum of all dice."),
            ("Classic sheet", "Four alike, at least 4 of one face: 4 times that face."),
            ("Classic sheet", "Little straight 1 2 3 4 5, big straight 2 3 4 5 6: 30 each."),
            ("Classic sheet", "Choice: the sum of all dice. Yacht, 5 alike: 50."),
        ),
        (),
    ),
    (
        "End",
        (
            "The game ends when all sheets are full.",
            ("Modern sheet", "Your score is the sum of all boxes and the bonus."),
            ("Classic sheet", "Your score is the sum of all boxes."),
        ),
        (),
    ),
)
SIGNS = ("Gold dice are held.", "The number beside a box is what the dice score there.")
TIPS = {
    "Turn": "Roll all 5 dice. After that you can reroll up to 2 times.",
    "rolled": "Press OK to hold all dice of one face. Then reroll the others, or write.",
    "Write": "Choose a box to write. The number beside it is what you score.",
    "bonus": "You get the bonus once ones to sixes reach 63 points together.",
}


def labels(options: dict, players: int) -> list:
    """Which sheet, and whether somebody plays alone."""
    sheet = "Classic sheet" if options.get("sheet") == "classic" else "Modern sheet"
    return [sheet, "1 player" if players == 1 else "2 to 6 players"]
