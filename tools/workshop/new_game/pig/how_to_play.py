"""How it is played, in our own words: docs/add-a-game.md."""

AIM, TURN, END = range(3)

PAGES = (
    ("Aim", "Be the first to reach the goal: 100 points, unless you set another one.", None),
    (
        "A turn",
        "Roll the die as often as you like. Each roll adds its points to your turn.\n"
        "Bank them, and they are yours; your turn ends. A 1 takes all that this turn has brought.",
        None,
    ),
    ("The end", "Whoever banks the points that reach the goal wins at once.", None),
)

SIGNS = "The large number: what this turn has brought so far."

WHY = ((TURN, ("There is nothing to bank yet: roll.",)),)

TIPS = (("games.my_game.turn.Turn", "OK rolls. Down, then OK, banks what the turn has brought."),)
