"""How Block Buster is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "There are 12 spaces around each point block. Fill the most of them to win it; in a tie nobody does.",
            ("Two colours", "Your colours count separately: you win what either of them wins."),
            ("Couples", "Partners sit opposite each other. Their colours count separately."),
        ),
        ("A point block has",),
    ),
    (
        "Before the game",
        (
            ("Standard, 2 players", "Each player has 14 blocks. The point blocks: 3×3, 3 each of 3 kinds."),
            ("Standard, 3 players", "Each player has 15 blocks. The point blocks: 4×4, 4 each of 4 kinds."),
            ("Standard, 4 players", "Each player has 16 blocks. The point blocks: 5×5, 5 each of 5 kinds."),
            (
                "Two colours",
                "Each player has 16 blocks of each of 2 colours. The point blocks: 5×5, 5 each of 5 kinds.",
            ),
            ("Official two", "Each player has 32 blocks. The point blocks: 5×5, 5 each of 5 kinds."),
            ("Couples", "Each player has 16 blocks. The point blocks: 5×5, 5 each of 5 kinds."),
            "Going first is an advantage, so it costs penalty points: check your box.",
        ),
        ("The bank cannot pay the start", "The variant"),
    ),
    (
        "A turn",
        (
            "Place one block. A colour's first block goes anywhere in the area for your number of players.",
            "Each later block must share a side with a block of the same colour.",
            "Then enter how many spaces it fills around each point block.",
            ("Two colours", "Place a block of either colour each turn."),
        ),
        ("No blocks",),
    ),
    (
        "Skipping spaces",
        (
            "Except for a colour's first, a block may lie apart. Each space it skips costs 2 penalty points.",
            "Nobody can have more than 10 penalty points, and the bank must be able to pay them.",
        ),
        ("A colour's first block", "The limit is", "The bank cannot pay %d"),
    ),
    (
        "Passing",
        (
            "Pass when you cannot or do not want to place a block. Passing is final.",
            "A player with no blocks left has passed. When all have passed, or you end play, count the score.",
        ),
        ("Play has ended", "Enter the squares"),
    ),
    (
        "A full set",
        (
            "A point block is secured once nobody else can win it.",
            (
                "2 players",
                "Secure 3 of one kind and you win at once. If you have 3 of one kind when play ends, you win too.",
            ),
            (
                "Standard, 3 or 4 players",
                "Secure 4 of one kind and you win at once. If you have 4 of one kind when play ends, you win too.",
            ),
            (
                "Couples",
                "If one partner secures 4 of one kind, both win at once. 4 of one kind when play ends also win.",
            ),
        ),
        (),
    ),
    (
        "Score",
        (
            "1, 2 or 3 point blocks of one kind score 3, 7 or 12 points.",
            "Subtract your penalty points, and 1 for each square of the blocks you have left.",
            "The highest score wins; ties are shared.",
            ("Couples", "Partners add up their scores."),
        ),
        ("First enter", "This player has no", "1 block is", "%d blocks are"),
    ),
)
SIGNS = ("Bar below a point block: its spaces by colour.", "Mark: the leader. Coloured box: secured.")
TIPS = {
    "lay": "Place the point blocks on the board exactly as this map shows.",
    "start": "Going first is an advantage, so it costs penalty points.",
    "Turn": "Place a block that touches your own colour. Then enter its spaces.",
    "Spaces": "For each space that the block fills, press OK on its point block.",
    "take": "Each skipped space costs penalty points. 10 is the limit.",
    "secured": "Nobody else can win it now. Enough of one kind win the game at once.",
    "out": "A player with no blocks left has passed.",
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
