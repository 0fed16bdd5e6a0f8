"""How Puzzle Sheet is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            ("2 to 6 players", "Shade pieces on your board, for one large full rectangle and for points."),
            ("1 player", "Alone you win when your whole board is shaded."),
            ("1 player, board on screen", "The setup can fill some cells before you start."),
        ),
        (),
    ),
    (
        "A turn",
        (
            "Choose a piece that is left and shade it on your board. All players cross it off.",
            "Then add the points of its frame on your bonus track.",
        ),
        ("No bonus piece is due",),
    ),
    (
        "Pieces",
        (
            "A piece is never turned or flipped. It covers unshaded cells only, all inside the board.",
            "If it does not fit, choose one that does.",
            ("1 to 3 players", "Each piece can be taken once, by anybody."),
            ("4 to 6 players", "Pieces of frames 1 and 2 can be taken once, by anybody, those of 3 and 4 twice."),
            ("4 to 6 players", "The second time, make the line an X."),
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
            "When your points reach or pass a bonus piece on the track, place it too, by the same rules.",
            "It brings no points.",
        ),
        ("Place the bonus piece",),
    ),
    (
        "End and score",
        (
            "The game ends when no piece left fits the board of the player to move, or a bonus piece does not fit.",
            "Score: height × width of the largest full rectangle × points.",
            ("2 to 6 players", "The highest score wins. In a tie, fewer unshaded cells win, or the win is shared."),
            ("Boards on paper", "You enter the rectangle and the unshaded cells in the end."),
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
SIGNS = ("Grey piece: taken, or it does not fit.", "Dots: where the piece would be. Red: in its way.")
TIPS = {
    "Take": "Choose a piece that is left. All players then cross it off.",
    "Place": "Move the piece over your board. It cannot be turned or flipped.",
    "taken": "All cross the piece off. Only the player named here shades it.",
    "Bonus": "Your points reached a bonus piece: shade it on your sheet now.",
    "Stop": "The game ends as soon as nothing fits the player to move.",
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
