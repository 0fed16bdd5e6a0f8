"""The sheet or deck of a name on the command line: a file, or a sample."""

from pathlib import Path
from typing import TYPE_CHECKING

from host_sim import limited
from shared_rules import registry
from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from tools import games
from tools.owner.sheets.lines import LARGEST_FILE, SheetError
from tools.owner.sheets.parse import DeckFile, SheetFile, parse

if TYPE_CHECKING:
    from tools.owner.sheets.markup import GameSheets


class NotFound(Exception):
    """There is no such file and no sample of that name."""


def find(name: str) -> SheetFile | DeckFile:
    """Return the SheetFile or DeckFile for a path or the name of a sample. Raises NotFound and SheetError."""
    path = Path(name)
    if path.is_dir():
        raise NotFound(f"{name} is a folder; name a file in it.")
    try:
        content = limited.read(path, LARGEST_FILE)
    except FileNotFoundError:
        sample = find_sample(name)
        if sample is None:
            known = ", ".join(sheet_samples.NAMES + deck_samples.NAMES)
            raise NotFound(f"There is no file {name}, and no sample of that name. The samples are: {known}.") from None
        return sample
    except (OSError, ValueError) as error:
        raise NotFound(f"{name} cannot be read: {getattr(error, 'strerror', None) or error}.") from None
    return parse(content)


def find_sample(name: str) -> SheetFile | DeckFile | None:
    """Return the sample of that name, in small or capital letters, or None."""
    known = next((known for known in sheet_samples.NAMES + deck_samples.NAMES if known.lower() == name.lower()), "")
    sheet, deck = sheet_samples.value(known), deck_samples.value(known)
    if sheet is not None:
        return SheetFile(known, sheet, list(sheet_samples.solo_pictures(known)))
    return DeckFile(known, deck) if deck is not None else None


def find_game(name: str, values: tuple[int, ...] | None) -> "GameSheets | None":
    """Return the GameSheets of the game of that id or name; None if there is no such game. values: of --values. Raises
    NotFound for a game without sheets.
    """
    wanted = name.lower().strip("!")
    ids = [line[0] for line in registry.GAMES if wanted in (line[0], line[2].lower().strip("!"))]
    if not ids:
        return None
    part = games.part(ids[0], "paper_sheet")
    if part is None:
        known = ", ".join(game_id for game_id, _part in games.of_games("paper_sheet"))
        raise NotFound(f"There is no paper sheet of {name}. The games with one are: {known}.")
    return part.printed(values)


def find_rules(names: list[str]) -> "list[GameSheets]":
    """Return the rules of these games, by their ids, or of all. Raises NotFound."""
    from tools.owner.sheets import paper_rules

    found = []
    for name in names or paper_rules.games():
        try:
            found.append(paper_rules.printed(name))
        except ImportError:
            known = ", ".join(paper_rules.games())
            raise NotFound(f"There are no rules of {name}. The games are: {known}.") from None
    return found


def explain(name: str, error: Exception) -> list[str]:
    """Return what is wrong with the file `name`: a line for each problem of a SheetError."""
    if isinstance(error, SheetError):
        return [f"{name}: {problem}" for problem in error.problems]
    return [str(error)]
