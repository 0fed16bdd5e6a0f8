"""The list of games. A new game is one line here; its module is imported lazily."""

# (id, module, name, fewest and most players): the module has the rules class, made after shared_rules.game.Game, as
# `RULES`. The other items are what menus need of every game without importing its rules.
GAMES = (
    ("penk", "shared_rules.penk.rules", "Penk!", 2, 4),
    ("puzzle_sheet", "shared_rules.puzzle_sheet.rules", "Puzzle Sheet", 1, 6),
    ("block_buster", "shared_rules.block_buster.rules", "Block Buster", 2, 4),
    ("shape_cards", "shared_rules.shape_cards.rules", "Shape Cards", 2, 2),
    ("yacht", "shared_rules.yacht.rules", "Yacht", 1, 6),
    ("cross_rows", "shared_rules.cross_rows.rules", "Cross Rows", 2, 5),
)


def find(game_id: object) -> type | None:
    """Return the rules class of a game, or None if there is no such game."""
    game = line(game_id)
    return rules_of(game) if game else None


def rules_of(game: tuple) -> type:
    """Return the rules class of a game's line."""
    return __import__(game[1], None, None, ("RULES",)).RULES


def advice(game_id: object):
    """Return the advice module of a game (see shared_rules/advice.py), or None if it has none."""
    game = line(game_id)
    if not game or not rules_of(game).ADVISES:
        return None
    return __import__(game[1].rpartition(".")[0] + ".advice", None, None, ("think",))


def line(game_id: object) -> tuple | None:
    """Return the line of a game, or None if there is no such game."""
    for game in GAMES:
        if game[0] == game_id:
            return game
    return None


def name(game_id: str) -> str:
    """Return the name of a game; of one that is not here its id, as a name is written: "Ten Thousand"."""
    game = line(game_id)
    if game:
        return game[2]
    return " ".join([word[:1].upper() + word[1:] for word in game_id.split("_")])
