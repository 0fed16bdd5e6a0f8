"""A slow second opinion on who played, who won, a series and an evening, and on everybody's figures. It reads the files
in flash by itself, replays each record with the rules, and imports nothing of the firmware.
"""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from glob import glob
from typing import Any

from shared_rules.table.table import Table


@dataclass
class Result:
    """A finished game. people: for each seat, a person played it; teams: seats of one team have the same number; side:
    the side file.
    """

    number: int
    game: str
    names: list[str]
    people: list[bool]
    winners: list[int]
    scores: Sequence[int | None]
    teams: list[int]
    side: dict

    def above(self, seat: int, other: int) -> int:
        """Return 1 if a seat finished above another one, -1 below, 0 for a tie: winners first, then by points."""
        mine, theirs = self._place(seat), self._place(other)
        return (mine > theirs) - (mine < theirs)

    def _place(self, seat):
        points = [self.scores[each] for each in range(len(self.names)) if self.teams[each] == self.teams[seat]]
        known = [each for each in points if each is not None]
        return seat in self.winners, sum(known) if len(known) == len(points) else -1

    def half_points(self, seat: int) -> int:
        """Return 2 for each player of another team that finished below, 1 for each tie."""
        others = [other for other in range(len(self.names)) if self.teams[other] != self.teams[seat]]
        return sum(1 + self.above(seat, other) for other in others)

    def sole_winners(self) -> list[int]:
        """Return the winners if they are one team, else nobody."""
        return self.winners if len({self.teams[seat] for seat in self.winners}) == 1 else []

    def is_known(self, seat: int) -> bool:
        """Return True if statistics count this seat: a person with a name of their own."""
        name = self.names[seat]
        is_default = name.startswith("Player ") and name[7:].isdigit()
        return self.people[seat] and self.names.count(name) == 1 and name != "?" and not is_default


def bytes_of(path: str) -> bytes:
    """Return the content of a file; nothing if there is none."""
    if not os.path.exists(path):
        return b""
    with open(path, "rb") as file:
        return file.read()


def lines_of(path: str) -> list:
    """Return the JSON values of a file whose lines begin with a CRC."""
    return [json.loads(line[9:]) for line in bytes_of(path).splitlines()]


def kept(folder: str) -> Iterator[tuple[str, str]]:
    """Give (name, text) of what counts of each file with names: of a record its setup, of the open screens the last."""
    for path in sorted(glob(f"{folder}/**/*.*", recursive=True)):
        lines = bytes_of(path).decode().splitlines() or [""]
        if path.endswith("/place.log"):
            lines = lines[-1:]
        elif path.endswith(".log") and "/games/" in path:
            lines = lines[:1]
        yield os.path.basename(path), "\n".join(lines)


def remembered(folder: str, key: str, default: Any) -> Any:
    """Return what memory.txt has under a key."""
    return (lines_of(f"{folder}/memory.txt") or [{}])[0].get(key, default)


def record_of(folder: str, number: int) -> str:
    """Return a record with the lines that only the journal has."""
    log = bytes_of(f"{folder}/games/{number:04}.log")
    head, _end, newest = bytes_of(f"{folder}/tail.log").partition(b"\n")
    owner, size = json.loads(head[9:]) if head else (0, 0)
    whole = log[:size] + newest if owner == number else b""
    return max(log, whole, key=len).decode()


def numbers(folder: str) -> list[int]:
    """Return the numbers of all games, the first one first."""
    names = os.listdir(f"{folder}/games") if os.path.isdir(f"{folder}/games") else []
    return sorted(int(name[:-4]) for name in names if name.endswith(".log"))


@lru_cache(maxsize=64)
def _replayed(record):
    table = Table()
    table.load(record)
    if not table.over:
        return None
    acted = [entry.player if entry.kind == "do" else None for entry in table.entries()]
    return table.game.ID, list(table.players), table.game.teams(), table.state(), acted


def played(acted: list, side: dict, seats: int) -> list[set[str]]:
    """Return for each seat the levels of all rivals that acted in it, "" for a person. acted: for each entry of the
    record the seat that acted, or None; side: has each take-over with the number of entries before it.
    """
    now = side.get("rivals") or [""] * seats
    found: list[set[str]] = [set() for _ in range(seats)]
    for number, seat in enumerate(acted):
        if seat is not None:
            levels = [before for end, before in side.get("taken", []) if number < end]
            found[seat].add((levels[0] if levels else now)[seat])
    return [levels or {now[seat]} for seat, levels in enumerate(found)]


def results(folder: str) -> list[Result]:
    """Return all finished games, the first one first."""
    found = []
    for number in numbers(folder):
        end = _replayed(record_of(folder, number))
        if end:
            game, names, teams, state, acted = end
            side = (lines_of(f"{folder}/games/{number:04}.side") or [{}])[0]
            people = [levels == {""} for levels in played(acted, side, len(names))]
            found.append(Result(number, game, names, people, state["winners"], state["scores"], teams, side))
    return found


def pads(folder: str) -> list[Result]:
    """Return all finished score pads whose players stayed, the first one first; game: the pad's name."""
    found = []
    for line in lines_of(f"{folder}/pads.log"):
        names, sign = line["names"], -1 if line.get("lowest") else 1
        scores = [sign * sum(numbers[seat] for numbers in line["rounds"]) for seat in range(len(names))]
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
        seats, name = list(range(len(names))), line.get("name", "")
        found.append(Result(line["number"], name, names, [True] * len(names), winners, scores, seats, line))
    return found


def standings(games: list[Result], finished: list[Result], evening: int) -> list[tuple[str, int, int]]:
    """Return (name, games, half points) of the people of an evening, the best first, who played first before others.
    finished: pads; one with a name counts if all its players play games of the evening.
    """
    here = [result for result in games if abs(result.side.get("evening", 0)) == evening]
    players = {name for result in here for name in result.names}
    here += [pad for pad in finished if pad.game and players.issuperset(pad.names)]
    table: dict[str, list[int]] = {}
    for result in here:
        for seat, name in enumerate(result.names):
            if result.people[seat] and result.side.get("evening") == evening:
                row = table.setdefault(name, [0, 0])
                row[0] += 1
                row[1] += result.half_points(seat)
    return sorted([(name, games, half) for name, (games, half) in table.items()], key=lambda row: -row[2])


def figures(found: list[Result]) -> dict[str, dict[str, list[int]]]:
    """Return for each person and game [games, those with others, wins of these]."""
    table: dict[str, dict[str, list[int]]] = {}
    for result in found:
        for seat, name in enumerate(result.names):
            if result.is_known(seat):
                row = table.setdefault(name, {}).setdefault(result.game, [0, 0, 0])
                row[0] += 1
                row[1] += len(result.names) > 1
                row[2] += len(result.names) > 1 and seat in result.winners
    return table


def series(found: list[Result]) -> Iterator[tuple[Result, list[int], list[int]]]:
    """Give each game that belongs to a best of three, five or seven with the wins of each seat before and after it. A
    series goes on with the next game of its kind and people, until somebody has won more than half or they play outside
    of it.
    """
    running: dict[tuple, dict[str, int]] = {}
    for result in found:
        key = (result.game, *sorted(result.names))
        wins = running.pop(key, dict.fromkeys(result.names, 0))
        kind = result.side.get("series")
        if kind:
            before = [wins[name] for name in result.names]
            for seat in result.sole_winners():
                wins[result.names[seat]] += 1
            if max(wins.values()) <= kind["of"] // 2:
                running[key] = wins
            yield result, before, [wins[name] for name in result.names]


def goes_on(found: list[Result], number: int) -> bool:
    """Return True if a game is in a series that nobody has won by it."""
    return any(
        result.number == number and max(after) <= result.side["series"]["of"] // 2
        for result, _before, after in series(found)
    )
