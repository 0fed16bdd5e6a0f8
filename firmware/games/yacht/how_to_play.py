"""How Yacht is played; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "Each turn, write points in one box of your sheet.",
            ("2 to 6 players", "The most points win, ties are shared."),
            ("1 player", "Alone, try to beat your best score."),
        ),
        (),
    ),
    (
        "A turn",
        (
            "Roll all 5 dice. Reroll any dice up to 2 times, or stop sooner. Then write one open box.",
            "Dice that do not fit a box bring 0 there. You may write that too. A box stays as written.",
        ),
        ("Roll the dice first.", "Reroll some dice", "No rerolls left", "Choose at least one die", "Write an open box"),
    ),
    (
        "Ones to sixes",
        (
            "Each of these boxes adds up the dice of its face: 4 4 4 in fours bring 12.",
            ("Modern sheet", "63 or more in these 6 boxes bring a bonus of 35."),
            ("Classic sheet", "This sheet has no bonus."),
        ),
        (),
    ),
    (
        "The other boxes",
        (
            ("Modern sheet", "Three or four alike: at least so many of one face. They bring the sum of all dice."),
            ("Modern sheet", "Full house, 3 of one face and 2 of another: 25."),
            ("Modern sheet", "Small straight, 4 faces in a row: 30. Large straight, 5 in a row: 40."),
            ("Modern sheet", "Yacht, 5 alike: 50. Chance: the sum of all dice."),
            ("Classic sheet", "Full house, 3 of one face and 2 of another: the sum of all dice."),
            ("Classic sheet", "Four alike, at least 4 of one face: 4 times that face."),
            ("Classic sheet", "Little straight 1 2 3 4 5, big straight 2 3 4 5 6: 30 each."),
            ("Classic sheet", "Choice: the sum of all dice. Yacht, 5 alike: 50."),
            "5 alike are not a full house.",
        ),
        (),
    ),
    (
        "End",
        (
            "The game ends when all sheets are full.",
            ("Modern sheet", "Your score: all boxes and the bonus."),
            ("Classic sheet", "Your score: all boxes."),
        ),
        (),
    ),
)
SIGNS = ("Gold dice: held.", "Number beside a box: what the dice bring there.")
TIPS = {
    "Turn": "Roll all 5 dice. After that you can reroll up to 2 times.",
    "rolled": "OK on a die holds all dice of its face. Then reroll the others, or write.",
    "Write": "Choose one open box. The number beside it is what you get.",
    "bonus": "The bonus comes once ones to sixes hold 63 points or more.",
}


def labels(options: dict, players: int) -> list:
    """Which sheet, and whether somebody plays alone."""
    sheet = "Classic sheet" if options.get("sheet") == "classic" else "Modern sheet"
    return [sheet, "1 player" if players == 1 else "2 to 6 players"]
