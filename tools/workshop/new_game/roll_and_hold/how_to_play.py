"""How it is played, in our own words: docs/add-a-game.md."""

AIM, TURN, END = range(3)

PAGES = (
    ("Aim", "Collect dice of one face, the higher the better. The highest total wins; ties are shared.", None),
    (
        "A turn",
        "Roll all 5 dice. You may reroll any of them, up to 2 times, also dice you held.\n"
        "Then the dice of one face score their sum: 5 5 5 2 1 scores 15. It is always the face that scores most.",
        None,
    ),
    ("The end", "The game ends after 5 rounds, unless you set another number.", None),
)

SIGNS = "The number on Score: what the dice score now."

WHY = (
    (TURN, ("Roll the dice first.", "Reroll some dice, or score them.", "No rerolls left this turn: score the dice.")),
    (TURN, ("Choose at least one die to reroll.",)),
)

TIPS = (("rolled", "OK holds the dice that are underlined. Then reroll the others."),)
