"""The points of an evening: those of the handheld, from the files of its games."""

from collections.abc import Sequence

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from firmware import evening
from firmware.game_record import evening_in
from firmware.storage.side_file import is_outcome
from shared_rules import registry
from tools.owner.matches import Match
from tools.owner.pads import KeptPad
from tools.owner.terminal_text import columns, isolated_text


def evening_table(matches: Sequence[Match], pads: Sequence[KeptPad]) -> list[str]:
    """Return lines with the points of the newest evening, and its games; none if there is none. matches, pads: newest
    first.
    """
    ended = []
    for match in matches:
        if match.error is None and match.over and is_outcome(match.side.content, match.players):
            ended.append((match.number, {"players": match.players, "game": match.game}, match.side.content))
    last = max((abs(evening_in(side)) for _number, _setup, side in ended), default=0)
    if not last:
        return []
    found = [game for game in ended if abs(evening_in(game[2])) == last]
    found = evening.with_pads(found, last, [one.pad for one in reversed(pads) if one.over and one.pad])
    rows = [("name", "games", "points")]
    for name, games, half in evening.standings(found):
        rows.append((isolated_text(name), str(games), evening.points_text(half)))
    counted = [
        (f"{number}. {registry.name(setup['game'])}" if number > 0 else isolated_text(setup["name"]))
        + ("" if evening_in(side) > 0 else " (does not count)")
        for number, setup, side in reversed(found)
    ]
    return [*columns(rows, right=(1, 2)), "", ", ".join(counted)]
