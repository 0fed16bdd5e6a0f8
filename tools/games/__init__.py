"""What the commands need of each game, a folder each; any part may be missing."""

import importlib
import importlib.util
from types import ModuleType

from shared_rules import registry


def part(game_id: str, name: str) -> ModuleType | None:
    """Return the module `name` of a game, or None."""
    module = f"tools.games.{game_id}.{name}"
    folder = f"tools.games.{game_id}"
    if importlib.util.find_spec(folder) is None or importlib.util.find_spec(module) is None:
        return None
    return importlib.import_module(module)


def of_games(name: str) -> list[tuple[str, ModuleType]]:
    """Return (game id, its module `name`) of each game that has it, in the order of the registry."""
    found = [(line[0], part(line[0], name)) for line in registry.GAMES]
    return [(game_id, module) for game_id, module in found if module is not None]
