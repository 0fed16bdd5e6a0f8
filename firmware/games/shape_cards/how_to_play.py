"""How Shape Cards is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "Form the figures of your cards with pieces on the board.",
            ("Not Extreme", "Who first completes both own cards wins."),
            ("Extreme", "The most completed cards win, ties are shared."),
        ),
        (),
    ),
    (
        "The start",
        (
            "Both roll a die, again after a tie. The higher roll starts.",
            ("Not Expert", "Its player picks a card to keep, then one for the other player, who then does the same."),
            ("Expert", "Each gets 2 random cards, which the device shows to their owner only."),
        ),
        ("Roll the dice: the higher", "Pick a card"),
    ),
    (
        "A turn",
        (
            "Do one thing: place a green piece or your own on an empty field, declare a card, or remove your pieces.",
            "Green pieces belong to both.",
            "Removing takes all your pieces from the board. With none there it is a pass.",
            "If both remove in one round, the second removes all green pieces too.",
        ),
        ("Place a green piece", "That field is not empty"),
    ),
    (
        "Contesting",
        (
            "The other player may contest a piece of your colour: both roll.",
            "If their roll is higher, the field is blocked this turn. Do something else, which cannot be contested.",
            "Else the piece stays.",
        ),
        ("Allow the piece", "That field is blocked"),
    ),
    (
        "Declaring a card",
        (
            "Its figure must lie on your pieces and green ones, 2 or more of them yours.",
            "It may be turned and lie anywhere, but not be mirrored.",
            ("Thief", "You can complete cards of the other player too."),
            "The 5 pieces go back to their piles. A wrong declaration costs nothing.",
        ),
        ("Declare a card", "All five", "At least two", "These fields"),
    ),
    (
        "Thief",
        (
            ("Thief, not Extreme", "Who completes the last card of a player wins, whoever's card it is."),
            ("Thief and Extreme", "A card counts for the player who completes it."),
        ),
        (),
    ),
    (
        "Extreme",
        (
            ("Extreme, not Expert", "When a card is completed, its owner picks another one."),
            ("Extreme and Expert", "When a card is completed, its owner gets another one at random."),
            ("Extreme", "The game ends when all cards are given out and a player has none, or when you end it."),
        ),
        ("Only in Extreme", "You can end the game"),
    ),
    (
        "Revenge",
        (
            ("Revenge", "Each time your roll is lower than theirs, you get 1 revenge point."),
            ("Revenge", "Revenge is your turn: roll a die. A 6 lets you choose any, else those you have points for."),
            ("Revenge", "4: swap one of their pieces with a neighbour. 7: replace one with yours."),
            ("Revenge", "13: remove all their pieces. 100: exchange a card with them."),
            ("Revenge", "Then your points are 0 again."),
        ),
        (
            "First choose your revenge",
            "This revenge needs",
            "Swap it",
            "The other player has no piece",
            "Choose a piece of",
            "Give a card",
            "Take a card",
            "This game is played without",
        ),
    ),
)
SIGNS = ("Discs: pieces. Orange X: a blocked field.", "Small cards: the other player's.")
TIPS = {
    "Draft": "Pick one of these cards. Above them you see for whom.",
    "Turn": "Choose a field, then the piece: your own or green. Or declare a card.",
    "Answer": "You may contest this piece: both roll, and if you roll higher it goes.",
    "contested": "The higher roll of the two decides. In a tie the piece stays.",
    "completed": "Take its 5 pieces from the board. They can be used again.",
    "greens": "Both removed their pieces in one round, so the green ones go too.",
    "Revenge": "Revenge takes your turn and all your revenge points.",
}


def labels(options: dict, players: int) -> list:
    """The variants, alone and where two of them meet."""
    variant = options.get("variant") or ()
    extreme, thief, expert = "extreme" in variant, "thief" in variant, "expert" in variant
    found = ["Extreme" if extreme else "Not Extreme", "Expert" if expert else "Not Expert"]
    if thief:
        found += ["Thief", "Thief and Extreme" if extreme else "Thief, not Extreme"]
    if extreme:
        found.append("Extreme and Expert" if expert else "Extreme, not Expert")
    if "revenge" in variant:
        found.append("Revenge")
    return found
