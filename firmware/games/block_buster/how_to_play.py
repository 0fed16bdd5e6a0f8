"""How Block Buster is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "12 spaces lie around each point block. Who fills the most of them wins it. In a tie nobody does.",
            ("Two colours", "Your colours count apart: you win what either of them wins."),
            ("Couples", "Partners sit opposite. Colours count apart, scores are added up."),
        ),
        (),
    ),
    (
        "Before the game",
        (
            ("Standard, 2 players", "Each player has 14 blocks. Point blocks: 3×3, 3 each of 3 kinds."),
            ("Standard, 3 players", "Each player has 15 blocks. Point blocks: 4×4, 4 each of 4 kinds."),
            ("Standard, 4 players", "Each player has 16 blocks. Point blocks: 5×5, 5 each of 5 kinds."),
            ("Two colours", "Each player has 16 blocks of each of 2 colours. Point blocks: 5×5, 5 each of 5 kinds."),
            ("Official two", "Each player has 32 blocks. Point blocks: 5×5, 5 each of 5 kinds."),
            ("Couples", "Each player has 16 blocks. Point blocks: 5×5, 5 each of 5 kinds."),
            "Starting helps, so it costs penalty points: check your box.",
        ),
        ("The bank cannot pay the start", "The variant"),
    ),
    (
        "A turn",
        (
            "Place one block. Your first goes anywhere in the area for your number of players.",
            "Each other one must touch a block of the same colour, side to side.",
            ("Two colours", "Choose either colour each turn."),
            "Then enter which spaces it fills around point blocks.",
        ),
        ("No blocks", "A point block has"),
    ),
    (
        "Skipping spaces",
        (
            "A block may lie apart, but not a colour's first. Each space it skips costs 2 penalty points.",
            "You can have 10 at most, and the bank must be able to pay them.",
        ),
        ("A colour's first block", "The limit is", "The bank cannot pay %d"),
    ),
    (
        "Passing",
        (
            "Pass when you cannot or will not place. It is final. Who has no blocks left has passed.",
            "When all have passed, or you end play, the score is counted.",
        ),
        ("Play has ended", "Enter the squares"),
    ),
    (
        "A full set",
        (
            "A point block is secured when nobody else can win it.",
            ("2 players", "Who has secured 3 of one kind wins at once. At the end, who has won 3 of one kind wins."),
            (
                "Standard, 3 or 4 players",
                "Who has secured 4 of one kind wins at once. At the end, who has won 4 of one kind wins.",
            ),
            (
                "Couples",
                "Who has secured 4 of one kind wins at once, for both. At the end, who has won 4 of one kind wins.",
            ),
        ),
        (),
    ),
    (
        "Score",
        (
            "1, 2 or 3 point blocks of one kind bring 3, 7 or 12 points.",
            "Minus your penalty points, and minus 1 for each square of the blocks you have left.",
            ("Couples", "Partners add up their scores."),
            "The highest score wins, ties are shared.",
        ),
        ("First enter", "This player has no", "1 block is", "%d blocks are"),
    ),
)
SIGNS = ("Bar below a point block: its spaces by colour.", "Mark: who leads. Coloured box: secured.")
TIPS = {
    "lay": "Place the point blocks on the board exactly as this map shows.",
    "start": "Starting helps, so it costs penalty points. They count at the end.",
    "Turn": "Place a block that touches your own. Then enter its spaces.",
    "Spaces": "For each space that the block fills, press OK on its point block.",
    "take": "Skipped spaces cost penalty points. You can have 10 at most.",
    "secured": "Nobody else can win it now. A full set of one kind wins at once.",
    "out": "Who has no blocks left has passed.",
    "Tally": "Each square of the blocks that are left costs 1 point.",
}


def labels(options: dict, players: int) -> list:
    """The variant, and what goes by the number of players."""
    variant = options.get("variant", "standard")
    if variant == "couple":
        return ["Couples"]
    if variant == "two_colours":
        return ["Two colours", "2 players"]
    if variant == "official_two":
        return ["Official two", "2 players"]
    return ["Standard, %d players" % players, "2 players" if players == 2 else "Standard, 3 or 4 players"]
