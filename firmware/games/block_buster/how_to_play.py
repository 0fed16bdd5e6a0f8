"""How Block Buster is played, in our own words; docs/add-a-game.md tells what such a module has."""

AIM, TURN, PENALTY, WIN, END, TWO_COLOURS, OFFICIAL, COUPLE = range(8)

PAGES = (
    (
        "Aim",
        "Around each point block lie 12 spaces. Whose blocks fill most of them takes it; in a tie nobody does."
        " Collect point blocks of the same kind.",
        None,
    ),
    (
        "A turn",
        "Place a block or pass. You may skip spaces: each costs 2 penalty points. The first block of a colour"
        " cannot skip. Pass is final. After your last block you have passed.",
        None,
    ),
    (
        "Penalty points",
        "The bank pays in -2 tokens first, then in -1 tokens. If it cannot pay exactly you cannot take the"
        " penalty. Nobody may hold more than 10 points.",
        None,
    ),
    (
        "Secured blocks",
        "A point block is secured when no free space can change who gets it. Enough secured blocks of one kind"
        " win at once: 3 with two players, 4 with more.",
        None,
    ),
    (
        "The end",
        "When all have passed, or you end play, each kind scores 3, 7 or 12 for 1, 2 or more blocks. Subtract"
        " penalty points and the squares of blocks left over. Ties are shared.",
        None,
    ),
    (
        "Two colours",
        "Each player has two colours of 16 blocks on the 5 x 5 board and places one block of either. Majorities"
        " count by colour. You own what either of your colours owns.",
        ("variant", "two_colours"),
    ),
    (
        "Official two",
        "Two players with 32 blocks each play on the 5 x 5 board. The starting player takes 3 penalty points.",
        ("variant", "official_two"),
    ),
    (
        "Couple",
        "Partners sit opposite. Each player keeps a colour and scores sets alone; a team adds its scores up. Four"
        " of a kind must be one player's, and win for the team.",
        ("variant", "couple"),
    ),
)

SIGNS = "Sign: the kind. Mark: who leads. Filled square: secured. Bar: spaces taken."

WHY = (
    (TURN, ("Choose one of your colours: %d or %d.", "No blocks of this colour left.", "No blocks left.")),
    (TURN, ("A colour's first block cannot skip spaces.", "Say how many spaces are skipped: 0 or more.")),
    (PENALTY, ("The limit is %d penalty points: you have %d, this adds %d.",)),
    (PENALTY, ("The bank cannot pay %d points: it has %d \xd7 -2 and %d \xd7 -1.",)),
    (END, ("Play has ended: enter the squares left, then finish.",)),
    (END, ("First enter the squares left of every player with blocks left.", "This player has no blocks left.")),
    (END, ("Enter the squares left after play has ended.", "1 block is left: it has 1 square or more.")),
    (END, ("%d blocks are left: they have %d squares or more.",)),
    (AIM, ("A point block has %d spaces: this colour can have 0 to %d of them.",)),
)

TIPS = (
    ("games.block_buster.turn.Turn", "Place a block on the table, then say what it skips."),
    ("games.block_buster.spaces.Spaces", "Enter how many spaces around a point block a colour fills."),
    ("secured", "Nobody else can win that point block any more."),
    ("tally", "Each square of a block left over costs a point."),
)
