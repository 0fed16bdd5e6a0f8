"""The games there are. A new game is one line here; its module is imported when it is first needed."""

# (id, module, name, fewest and most players): the module offers the rules as `RULES`, a class made after
# shared_rules.game.Game. What is here beside them is what menus ask of every game, so that they need not import the
# rules of all.
GAMES = (
    ("penk", "shared_rules.penk.rules", "Penk!", 2, 4),
    ("puzzle_sheet", "shared_rules.puzzle_sheet.rules", "Puzzle Sheet", 1, 6),
    ("block_buster", "shared_rules.block_buster.rules", "Block Buster", 2, 4),
    ("shape_cards", "shared_rules.shape_cards.rules", "Shape Cards", 2, 2),
    ("yacht", "shared_rules.yacht.rules", "Yacht", 1, 6),
    ("cross_rows", "shared_rules.cross_rows.rules", "Cross Rows", 2, 5),
)


def find(game_id: object) -> type | None:
    """The rules class of a game, or None when there is no such game."""
    game = line(game_id)
    return rules_of(game) if game else None


def rules_of(game: tuple) -> type:
    """The rules class of a game, given as its line."""
    return __import__(game[1], None, None, ("RULES",)).RULES


def advice(game_id: object):
    """The module that tells what is best in a game (see shared_rules/advice.py), or None where it has none."""
    game = line(game_id)
    if not game or not rules_of(game).ADVISES:
        return None
    return __import__(game[1].rpartition(".")[0] + ".advice", None, None, ("think",))


def line(game_id: object) -> tuple | None:
    """The line of a game, or None when there is no such game."""
    for game in GAMES:
        if game[0] == game_id:
            return game
    return None
