"""How Shape Cards is played, in our own words; docs/add-a-game.md tells what such a module has."""

AIM, START, HIDDEN_START, TURN, CONTEST, REMOVE, EXTREME, THIEF, REVENGE, EXPERT = range(10)

PAGES = (
    (
        "Aim",
        "Complete your two cards first. A card is complete when its figure lies on fields with your pieces and"
        " green ones, at least two of them yours. It may be turned, not mirrored.",
        None,
    ),
    (
        "The start",
        "Both roll. The higher roll starts, and picks a card, then one for the other player. Then the other"
        " player does the same.",
        ("variant", "expert", False),
    ),
    ("The start", "Both roll, the higher roll starts. Each gets two hidden cards at random.", ("variant", "expert")),
    (
        "A turn",
        "Do one thing: place a green piece, place a piece of your own, declare a complete card, or remove all"
        " your pieces. A declared card's five pieces leave the board.",
        None,
    ),
    (
        "Contest",
        "The other player may contest a piece of your own: both roll. If their roll is higher, the field is"
        " blocked for this turn and you do something else, which stands.",
        None,
    ),
    (
        "Remove",
        "You may remove your pieces even if you have none, to pass. If both remove in the same round, the second"
        " player removes all green pieces too.",
        None,
    ),
    (
        "Extreme",
        "Who completes a card gets another one. Most completed cards win. It ends when no cards are left to draw"
        " and a player has none, or when you agree to end.",
        ("variant", "extreme"),
    ),
    (
        "Thief",
        "You may complete the other player's cards too. Whoever completes a player's last card wins. In Extreme"
        " the card counts for you and its owner draws.",
        ("variant", "thief"),
    ),
    (
        "Revenge",
        "Each lower roll gives you a point. Instead of another action roll a die: a 6, or enough points, lets you"
        " swap (4), replace (7), remove all of theirs (13) or exchange cards (100). Then your points are 0 and the"
        " turn ends.",
        ("variant", "revenge"),
    ),
    (
        "Expert",
        "Only you see your cards. Hand the device over when it says so, and declare by showing the five fields.",
        ("variant", "expert"),
    ),
)

SIGNS = "Lit fields: the figure that was declared or can be."

WHY = (
    (START, ("Roll the dice: the higher roll starts.", "Pick a card that nobody has.")),
    (TURN, ("Place a green piece or your own, declare a card, or remove your pieces.", "That field is not empty.")),
    (CONTEST, ("Allow the piece, or contest it.", "That field is blocked this turn.")),
    (REVENGE, ("First choose your revenge.", "This game is played without Revenge.")),
    (REVENGE, ("This revenge needs more points, or a 6.", "Swap it with a piece next to it.")),
    (REVENGE, ("The other player has no piece on the board.", "Choose a piece of the other player.")),
    (REVENGE, ("Give a card of your own.", "Take a card of the other player.")),
    (EXTREME, ("Only in Extreme may the players end the game.", "You can end the game only at the start of a turn.")),
    (AIM, ("Declare a card of your own.", "Declare a card of the other player or your own.")),
    (AIM, ("A figure must have five fields.", "A figure must have five different fields.")),
    (AIM, ("All five fields must hold your pieces or green ones.", "These fields do not complete a card.")),
    (AIM, ("At least two of the five pieces must be your own.",)),
)

TIPS = (
    ("games.shape_cards.draft.Draft", "Pick a figure that you can build, with two pieces of yours."),
    ("games.shape_cards.turn.Turn", "Choose a field for a piece, or declare a completed card."),
    ("games.shape_cards.turn.Answer", "Contest: both roll. If yours is higher the piece goes."),
    ("completed", "Its five pieces go back to their piles."),
)
