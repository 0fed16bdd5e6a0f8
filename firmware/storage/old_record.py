"""A record of another rules version: it cannot be played on, but its sheets can still be looked at."""

from shared_rules import registry
from shared_rules.game import Refused
from shared_rules.table.table import Table, record


def look(text: str) -> Table | None:
    """A table with the record as far as the present rules follow it, or None when it is no record of another version.

    What it shows may differ from what the players had, so nothing may be added to it.
    """
    values = [value for value, _crc in record.good_values(text)]
    if not values or not isinstance(values[0], dict):
        return None
    rules = registry.find(values[0].get("game"))
    if rules is None or values[0].get("version") == rules.VERSION:
        return None
    values[0]["version"] = rules.VERSION
    lines = []
    crc = 0
    for value in values:
        line, crc = record.add_crc(value, crc)
        lines.append(line + "\n")
    table = Table()
    try:
        table.load("".join(lines))
    except Refused:
        return None
    return table
