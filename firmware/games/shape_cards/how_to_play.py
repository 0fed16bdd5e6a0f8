"""How Shape Cards is played, in our own words; docs/add-a-game.md describes such modules."""

AIM, EXTREME_AIM, START, HIDDEN_START, TURN, DECLARE, CONTEST, REMOVE, EXTREME, THIEF, REVENGE, REVENGES, EXPERT = (
    range(13)
)

PAGES = (
    (
        "Aim",
        "Build the figures of your cards with pieces on the board.\nThe first player to complete both own cards wins.",
        ("variant", "extreme", False),
    ),
    (
        "Aim",
        "Build the figures of your cards with pieces on the board.\n"
        "The player with the most completed cards at the end wins; ties are shared.",
        ("variant", "extreme"),
    ),
    (
        "The start",
        "Both players roll a die, again in a tie. The higher roll starts.\n"
        "That player picks a card to keep, then one for the other player, who then does the same.",
        ("variant", "expert", False),
    ),
    (
        "The start",
        "Both players roll a die, again in a tie. The higher roll starts.\n"
        "Each player gets 2 random cards, which only their owner may see.",
        ("variant", "expert"),
    ),
    (
        "A turn",
        "Do one of these: place a green piece on an empty field, place a piece of your own colour there,"
        " declare a card, or remove your pieces.\n"
        "Both players use the green pieces.",
        None,
    ),
    (
        "Declare",
        "The figure must be made of your own and green pieces, at least 2 of them your own. It may be"
        " turned and may lie anywhere, but it cannot be mirrored.\n"
        "Its 5 pieces go back to their piles. A wrong declaration costs nothing.",
        None,
    ),
    (
        "Contest",
        "The other player may contest a piece of your own colour: both roll. If their roll is higher,"
        " remove it: its field is blocked this turn. Do something else, which cannot be contested.\n"
        "In a tie, or if your roll is higher, the piece stays.",
        None,
    ),
    (
        "Remove",
        "All your own pieces leave the board. With none there, it is a pass.\n"
        "If both players remove in the same round, the second also removes all green pieces.",
        None,
    ),
    (
        "Extreme",
        "When a card is completed, its owner picks a new one. In Expert it is a random one.\n"
        "The game ends when no new cards are left and a player has none, or when you agree to end it.",
        ("variant", "extreme"),
    ),
    (
        "Thief",
        "You may also complete the other player's cards. Whoever completes a player's last card wins.\n"
        "In Extreme instead, a card counts for whoever completes it, and its owner gets the new one.",
        ("variant", "thief"),
    ),
    (
        "Revenge",
        "Each time you roll lower than the other player, you get 1 revenge point, also at the start.\n"
        "Instead of another action you may roll a die for revenge. Then your revenge points are 0 and the"
        " turn ends, even if nothing was possible.",
        ("variant", "revenge"),
    ),
    (
        "Which revenge",
        "A 6 lets you choose any, else those that you have the points for.\n"
        "4: swap one of their pieces with a piece next to it, not diagonally. 7: replace one of theirs with"
        " yours.\n"
        "13: remove all of theirs. 100: exchange one of your cards for one of theirs.",
        ("variant", "revenge"),
    ),
    (
        "Expert",
        "Only you may see your cards. Hand the device over when it says so.\nTo declare, show the five fields.",
        ("variant", "expert"),
    ),
)

SIGNS = "Lit fields: the figure that was declared or can be."

WHY = (
    (START, ("Roll the dice: the higher roll starts.", "Pick a card that nobody has.")),
    (TURN, ("Place a green piece or your own, declare a card, or remove your pieces.", "That field is not empty.")),
    (CONTEST, ("Allow the piece, or contest it.", "That field is blocked this turn.")),
    (REVENGES, ("First choose your revenge.", "This game is played without Revenge.")),
    (REVENGES, ("This revenge needs more points, or a 6.", "Swap it with a piece next to it.")),
    (REVENGES, ("The other player has no piece on the board.", "Choose a piece of the other player.")),
    (REVENGES, ("Give a card of your own.", "Take a card of the other player.")),
    (EXTREME, ("Only in Extreme may the players end the game.", "You can end the game only at the start of a turn.")),
    (DECLARE, ("Declare a card of your own.", "Declare a card of the other player or your own.")),
    (DECLARE, ("A figure must have five fields.", "A figure must have five different fields.")),
    (DECLARE, ("All five fields must hold your pieces or green ones.", "These fields do not complete a card.")),
    (DECLARE, ("At least two of the five pieces must be your own.",)),
)

TIPS = (
    ("games.shape_cards.draft.Draft", "Pick a figure you can build with at least two of your pieces."),
    ("games.shape_cards.turn.Turn", "Choose a field for a piece, or declare a completed card."),
    ("games.shape_cards.turn.Answer", "Contest: both roll. If yours is higher, the piece is removed."),
    ("completed", "The five pieces of a completed card go back to their piles."),
)
