"""How it is played, in our own words: docs/add-a-game.md."""

AIM, TURN, END = range(3)

PAGES = (
    (
        "Aim",
        "Write as many numbers as you can in your red and your blue column, each higher than the one above it. Each"
        " number is a point. Most points win; ties are shared.",
        None,
    ),
    (
        "A turn",
        "Roll the white, the red and the blue die. Everybody, in any order, may write one sum: white and red in the red"
        " column, or white and blue in the blue column. You may also write nothing.",
        None,
    ),
    ("The end", "The game ends when everybody has rolled 5 times, unless you set another number.", None),
)

SIGNS = "A line: the sums that this player can write."

WHY = (
    (TURN, ("Roll the dice first.", "The dice are rolled: write a sum, or skip.", "Columns are red and blue.")),
    (TURN, ("This sum is not higher than the last number in {0}.",)),
)

TIPS = (("games.my_game.turn.Write", "OK writes the sum for the player in that line."),)
