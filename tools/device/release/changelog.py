"""What CHANGELOG.md says of a version: its date and its notes."""

import re
from datetime import date
from pathlib import Path

from tools import places
from tools.refusal import Refusal

FILE = places.ROOT / "CHANGELOG.md"


def section(version: str, path: Path = FILE) -> tuple[date, str]:
    """Return (the day of the version, its text). Raises Refusal without a dated heading or a text."""
    text = path.read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(version)}\] - (\S+)\n(.*?)(?=^## |^\[[^\]]+\]: |\Z)", text, re.M | re.S)
    heading = f"## [{version}] - YEAR-MONTH-DAY"
    if found is None:
        raise Refusal(f"{path.name} has no section for version {version}. Its heading is to be: {heading}")
    try:
        day = date.fromisoformat(found[1])
    except ValueError as error:
        raise Refusal(f"{path.name}: '{found[1]}' is no date. The heading is to be: {heading}") from error
    notes = found[2].strip()
    if not notes:
        raise Refusal(f"{path.name} says nothing of version {version}.")
    return day, notes + "\n"
