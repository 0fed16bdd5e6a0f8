"""Puts sheets and decks on a board, or into a folder of the simulator."""

from collections.abc import Iterable

from firmware.storage.library import DECKS, MOST_BYTES, SHEETS
from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from shared_rules.text import canonical_json
from tools.owner.saves import Board, Folder
from tools.owner.sheets.parse import DeckFile, SheetFile
from tools.refusal import Refusal

Step = tuple[str, str, bytes | None]


def compiled(file: SheetFile | DeckFile) -> tuple[str, list[tuple[str, bytes]]]:
    """Return (folder, [(name of a file, bytes)]) of a SheetFile or DeckFile, the .json last."""
    if isinstance(file, DeckFile):
        return DECKS, [(file.name + ".json", canonical_json.write(file.value).encode())]
    pictures = [[title, cells] for title, cells in file.pictures]
    files = [(file.name + ".solo", canonical_json.write(pictures).encode())] if pictures else []
    return SHEETS, [*files, (file.name + ".json", canonical_json.write(file.value).encode())]


def plan(place: Board | Folder, files: Iterable[SheetFile | DeckFile], replace: bool) -> list[Step]:
    """Return what has to be written: (folder, name, bytes; None: to be removed). replace: others of the same name are
    replaced. Raises Refusal.
    """
    steps = []
    seen = []
    for file in files:
        kind, contents = compiled(file)
        what = f"{file.kind} {file.name}"
        if (kind, file.name.lower()) in seen:
            raise Refusal(f"Two of these files have a {file.kind} called {file.name}. Give one of them another name.")
        seen.append((kind, file.name.lower()))
        shipped = sheet_samples.NAMES if kind == SHEETS else deck_samples.NAMES
        if file.name.lower() in [name.lower() for name in shipped]:
            raise Refusal(
                f"The {what} has the name of one that comes with the game. Give it another name in its first line."
            )
        for _name, content in contents:
            if len(content) > MOST_BYTES:
                raise Refusal(f"The {what} is too large for the handheld: {len(content)} bytes, {MOST_BYTES} at most.")
        present = place.names(kind)
        own = file.name + ".json"
        for name in present:
            if name.endswith(".json") and name.lower() == own.lower() and name != own:
                raise Refusal(f"There is already a {file.kind} {name[:-5]}, which differs only in capital letters.")
        fresh = [(kind, name, content) for name, content in contents if not _has(place, kind, present, name, content)]
        gone = file.name + ".solo" in present and len(contents) == 1 and kind == SHEETS
        if own in present and (fresh or gone) and not replace:
            raise Refusal(
                f"There is already another {what}. Give the new one another name in its first line, or add --replace."
            )
        steps += fresh
        if gone:
            steps.append((kind, file.name + ".solo", None))
    return steps


def carry_out(place: Board | Folder, steps: list[Step]) -> None:
    """Do what `plan` gave."""
    for kind, name, content in steps:
        if content is None:
            place.remove(f"{kind}/{name}")
        else:
            place.put(f"{kind}/{name}", content)


def _has(place, kind, present, name, content):
    return name in present and place.read(f"{kind}/{name}") == content
