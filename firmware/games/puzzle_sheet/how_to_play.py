"""How Puzzle Sheet is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            ("2 to 6 players", "Shade pieces on your board: build one large full rectangle, and collect points."),
            ("1 player", "Playing alone, you win when your whole board is shaded."),
            ("1 player, board on screen", "Some cells can be pre-filled: see the setup."),
        ),
        (),
    ),
    (
        "A turn",
        (
            "Choose an available piece and shade it on your board. All players cross it off.",
            "Then add its frame's points on your bonus track.",
        ),
        ("No bonus piece is due",),
    ),
    (
        "Pieces",
        (
            "Never turn or flip a piece. It covers only unshaded cells, and all of it must be on the board.",
            "If a piece does not fit, choose one that does.",
            ("1 to 3 players", "Each piece can be taken only once, whoever takes it."),
            (
                "4 to 6 players",
                "Pieces in frames 1 and 2 can be taken once, in frames 3 and 4 twice, whoever takes them.",
            ),
            ("4 to 6 players", "The second time, make the line through the piece an X."),
        ),
        (
            "This piece fits nowhere",
            "The piece goes over",
            "Row %d, column %d is",
            "The bonus piece fits",
            "Piece %s is taken",
            "Piece %s still fits",
        ),
    ),
    (
        "Bonus pieces",
        (
            "When your points reach or pass a bonus piece on the track, place that piece too.",
            "The same rules apply, but it adds no points.",
        ),
        ("Place the bonus piece",),
    ),
    (
        "End and score",
        (
            "The game ends when no available piece fits the current player's board, or a bonus piece does not fit.",
            "Score: height × width of your largest full rectangle × your points.",
            ("2 to 6 players", "The highest score wins. In a tie, the fewest unshaded cells win; then it is shared."),
            ("Boards on paper", "At the end, enter each player's rectangle and unshaded cells."),
        ),
        (
            "The game has ended",
            "Tally the sheets",
            "The device scores",
            "This sheet is already",
            "A rectangle",
            "The rectangle",
            "Leave at least",
        ),
    ),
)
SIGNS = ("Grey piece: taken, or it does not fit.", "Dots: where the piece would go. Red: already shaded.")
TIPS = {
    "Take": "Choose a piece to shade. Afterwards all players cross it off.",
    "Place": "Move the piece over your board. It cannot be turned or flipped.",
    "taken": "Everybody crosses the piece off, but only this player shades it.",
    "Bonus": "Your points have reached a bonus piece. Shade it on your board too.",
    "Stop": "The game ends as soon as nothing fits the current player's board.",
    "Tally": "Enter the height and width of the largest full rectangle.",
}


def labels(options: dict, players: int) -> list:
    """How many play, and where the boards are."""
    found = ["1 to 3 players" if players < 4 else "4 to 6 players", "1 player" if players == 1 else "2 to 6 players"]
    if options.get("tracking") == "pad":
        found.append("Boards on paper")
    elif players == 1:
        found.append("1 player, board on screen")
    return found
