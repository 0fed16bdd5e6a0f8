"""How Block Buster is played, in our own words; docs/add-a-game.md describes such modules."""

AIM, START, TURN, PENALTY, WIN, END, TWO_COLOURS, OFFICIAL, COUPLE = range(9)

PAGES = (
    (
        "Aim",
        "There are 12 spaces around each point block. Whoever fills the most of them with their blocks wins"
        " it. In a tie nobody does.\n"
        "Collect point blocks of the same kind.",
        None,
    ),
    (
        "Before the game",
        "With 2, 3 or 4 players, each player has 14, 15 or 16 blocks, and the point blocks are 3×3, 4×4"
        " or 5×5.\n"
        "Going first is an advantage, so it costs penalty points: check your box.",
        ("variant", "standard"),
    ),
    (
        "A turn",
        "Place a block or pass. A colour's first block goes anywhere in the area for your number of"
        " players. Each later one must share a side with a block of its colour.\n"
        "Then enter how many spaces it fills around each point block.",
        None,
    ),
    (
        "Penalty points",
        "Except for a colour's first, a block may lie apart. Each skipped space costs 2 penalty points."
        " Nobody may hold more than 10 points.\n"
        "The bank pays in -2 tokens first, then in -1 tokens. If it cannot pay exactly, you cannot skip.",
        None,
    ),
    (
        "Secured blocks",
        "A point block is secured once nobody else can win it.\n"
        "With 2 players, whoever secures 3 of one kind wins at once; with 3 or 4 players it takes 4. That"
        " many of one kind when play ends also win, whatever the points.",
        None,
    ),
    (
        "The end",
        "Passing is final. A player with no blocks left has passed. When all have passed, or you end play,"
        " each kind scores 3, 7 or 12 for 1, 2 or more point blocks.\n"
        "Subtract penalty points, and 1 for each square of blocks left. The highest score wins; ties are"
        " shared.",
        None,
    ),
    (
        "Two colours",
        "Each player has 2 colours, 16 blocks of each, and places a block of either. There are"
        " 5×5 point blocks.\n"
        "Colours count separately: you win what either of yours wins. The starting player takes 3 penalty"
        " points: check your box.",
        ("variant", "two_colours"),
    ),
    (
        "Official two",
        "Each player has 32 blocks of one colour. There are 5×5 point blocks.\n"
        "The starting player takes 3 penalty points: check your box.",
        ("variant", "official_two"),
    ),
    (
        "Couple",
        "Each player has 16 blocks. There are 5×5 point blocks. The starting player takes 2 penalty"
        " points: check your box.\n"
        "Partners sit opposite. Their colours and sets count separately, and their scores are added. A full"
        " set of one wins for both.",
        ("variant", "couple"),
    ),
)

SIGNS = "Sign: the kind. Mark: who leads. Filled square: secured. Bar: spaces taken."

WHY = (
    (PENALTY, ("The bank cannot pay the start penalties exactly.",)),
    (TURN, ("Choose one of your colours: {0} or {1}.",)),
    (END, ("No blocks of this colour left.", "No blocks left.")),
    (PENALTY, ("A colour's first block cannot skip spaces.", "Say how many spaces are skipped: 0 or more.")),
    (PENALTY, ("The limit is {0} penalty points: you have {1}, this adds {2}.",)),
    (PENALTY, ("The bank cannot pay {0} points: it has {1} \xd7 -2 and {2} \xd7 -1.",)),
    (END, ("Play has ended: enter the squares left, then finish.",)),
    (END, ("First enter the squares left of every player with blocks left.", "This player has no blocks left.")),
    (END, ("Enter the squares left after play has ended.", "1 block is left: it has 1 square or more.")),
    (END, ("{0} blocks are left: they have {1} squares or more.",)),
    (AIM, ("A point block has {0} spaces: this colour can have 0 to {1} of them.",)),
)

TIPS = (
    ("games.block_buster.turn.Turn", "Put your block on the board, then press OK."),
    ("games.block_buster.spaces.Spaces", "Enter how many spaces around a point block a colour fills."),
    ("secured", "Secured: nobody else can win that point block."),
    ("tally", "Each square of a block left over costs a point."),
)
