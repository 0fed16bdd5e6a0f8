"""How it is played, in our own words: docs/add-a-game.md."""

AIM, TURN, END = range(3)

PAGES = (
    ("Aim", "Win tricks with high cards. Most tricks win; ties are shared.", None),
    (
        "A turn",
        "Everybody has cards with numbers from 1 to 60, which nobody else may see. In turn each player plays one.\n"
        "When all have played a card, the highest one wins the trick.",
        None,
    ),
    ("The end", "The game ends when all cards are played: 5 each, unless you set another number.", None),
)

SIGNS = "Played: the cards of this trick, in the order of the seats."

WHY = ((TURN, ("Play a card of your hand.",)),)

TIPS = (("games.my_game.turn.Turn", "Choose a card, then hand the device on."),)
