"""How Shape Cards is played, in our own words; firmware/screens/how_to_play.py tells what the names mean."""

PAGES = (
    (
        "Aim",
        (
            "Build the figures on your cards with pieces on the board.",
            ("No Extreme, no Thief", "The first player to complete both own cards wins."),
            ("Extreme", "The most completed cards win; ties are shared."),
        ),
        (),
    ),
    (
        "The start",
        (
            "Both players roll a die, again in a tie. The higher roll starts.",
            ("Not Expert", "That player picks a card to keep, then one for the other player, who then does the same."),
            ("Expert", "Each player gets 2 random cards. The device shows them only to their owner."),
        ),
        ("Roll the dice: the higher", "Pick a card"),
    ),
    (
        "A turn",
        (
            "Do one thing: place a green piece or your own on an empty field, declare a card, or remove your pieces.",
            "Both players use the green pieces.",
            "Removing clears all your own pieces from the board. With none there, it is a pass.",
            "If both players remove in the same round, the second also removes all green pieces.",
        ),
        ("Place a green piece", "That field is not empty"),
    ),
    (
        "Contesting",
        (
            "The other player may contest a piece of your own colour. Both roll: if their roll is higher, remove it.",
            "Then that field is blocked for this turn. Choose something else, which cannot be contested.",
            "In a tie, or if your roll is higher, the piece stays.",
        ),
        ("Allow the piece", "That field is blocked"),
    ),
    (
        "Declaring a card",
        (
            "The figure must be made of your own and green pieces, at least 2 of them your own.",
            "It may be turned and may lie anywhere, but it cannot be mirrored.",
            "The 5 pieces go back to their piles. A wrong declaration costs nothing.",
            ("Thief", "You may also complete the other player's cards."),
        ),
        ("Declare a card", "All five", "At least two", "These fields"),
    ),
    (
        "Thief",
        (
            ("Thief, not Extreme", "Complete a player's last card and you win, even if the card is not yours."),
            ("Thief and Extreme", "Each card counts for the player who completes it."),
        ),
        (),
    ),
    (
        "Extreme",
        (
            ("Extreme, not Expert", "When a card is completed, its owner picks a new one."),
            ("Extreme and Expert", "When a card is completed, its owner gets a new random one."),
            (
                "Extreme",
                "The game ends when no new cards are left and a player has none, or when you decide to end it.",
            ),
        ),
        ("Only in Extreme", "You can end the game"),
    ),
    (
        "Revenge",
        (
            ("Revenge", "Each time you roll lower than the other player, you get 1 revenge point."),
            (
                "Revenge",
                "Revenge takes a turn: roll a die. With a 6 choose any of these, else one you have the points for:",
            ),
            ("Revenge", "4: swap one of their pieces with a piece next to it, not diagonally."),
            ("Revenge", "7: replace one of their pieces with yours. 13: remove all their pieces."),
            ("Revenge", "100: exchange one of your cards for one of theirs."),
            ("Revenge", "After that, your revenge points are 0."),
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
SIGNS = ("Discs are pieces. Orange X: a blocked field.", "The small cards are the other player's.")
TIPS = {
    "Draft": "Pick a card. The line with the names says for whom.",
    "Turn": "Choose a field, then a piece: your own or green. Or declare a card.",
    "Answer": "Contest this piece? Both roll, and if you roll higher, it is removed.",
    "contested": "If the player who contests rolls higher, the field is blocked for this turn.",
    "completed": "Its 5 pieces go back to their piles and can be placed again.",
    "greens": "Both players removed their pieces in one round, so the green ones go too.",
    "Revenge": "Revenge uses up your turn and all your revenge points.",
}


def labels(options: dict, players: int) -> list:
    """The variants, alone and where two of them meet."""
    variant = options.get("variant") or ()
    extreme, thief, expert = "extreme" in variant, "thief" in variant, "expert" in variant
    found = ["Expert" if expert else "Not Expert"]
    if not extreme and not thief:
        found.append("No Extreme, no Thief")
    if thief:
        found += ["Thief", "Thief and Extreme" if extreme else "Thief, not Extreme"]
    if extreme:
        found += ["Extreme", "Extreme and Expert" if expert else "Extreme, not Expert"]
    if "revenge" in variant:
        found.append("Revenge")
    return found
