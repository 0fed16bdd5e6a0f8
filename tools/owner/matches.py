"""The games that a handheld keeps, replayed by the rules: who played, and the points after each turn."""

import csv
import io
import typing
import zlib
from collections.abc import Callable, Iterable, Iterator

from firmware import fairness, handicap
from firmware.storage.side_file import is_persons
from firmware.turn_clock import are_turns
from shared_rules import registry
from shared_rules.game import Refused, team_rows
from shared_rules.table.setup import recorded_setup
from shared_rules.table.table import Table, record
from shared_rules.text import json_reader
from tools import games
from tools.owner.saves import TAIL, Archive, Board, Folder, whole_record
from tools.owner.terminal_text import columns, isolated_text

COLUMNS = ("number", "game", "variant", "state", "rounds", "turns", "seat", "player", "first", "points", "won")
COLUMNS += ("partner", "together", "seconds")
_MOST_COLOURS = 6


class Side:
    """What is beside the record of a game: `content` (all of it), `colours` (by seat, indexes into theme.PLAYERS),
    `rivals` (by seat a level, or ""), `seconds` (played, 0 if unknown), `turns` (by seat the seconds
    of each, see firmware.turn_clock), `fairness` (sentences on its seed and hidden cards, see firmware.fairness).
    """

    def __init__(self, content: bytes, players: int):
        self.content = about = _side(content)
        self.colours = _colours(about, players)
        levels = about.get("rivals")
        known = isinstance(levels, list) and len(levels) == players
        self.rivals: typing.Any = levels if known else [""] * players
        seconds = about.get("seconds")
        self.seconds = seconds if type(seconds) is int and seconds > 0 else 0
        turns: typing.Any = about.get("turns")
        self.turns: list[list[int]] = turns if are_turns(turns, players) else [[] for _ in range(players)]
        self.fairness = fairness.sentences(about)


class Match:
    """One game. `error`: a sentence; None if it could be read: then the rest is there. `game`: its id; `damaged`: a
    part of the record is lost; `text`: the record; `state`: as in the table protocol; `points`: for each turn (round,
    seat that moved, points of every player after it), of a game that is over.
    """

    def __init__(self, number: int, content: bytes, side: bytes):
        self.number = number
        self.error: str | None = None
        self.damaged = False
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError as error:
            text = content[: error.start].decode("utf-8")
            self.damaged = True
        table = Table()
        try:
            table.load(text)
        except Refused as refusal:
            self.error = refusal.message
            return
        self.damaged = self.damaged or table.lost
        self.text = text
        self.state = table.state()
        self.options = table.options
        self.over = table.over
        self.players = list(table.players)
        self.game = self.state["game"]
        self.name = (registry.line(self.game) or ("", "", self.game))[2]
        self.variant = _variant(self.game, self.options)
        self.side = Side(side, len(self.players))
        game: typing.Any = table.game
        self.highlights = game.highlights()
        self.teams = game.teams()
        self.points = _turns(text, table.entries()) if self.over else []

    @property
    def colours(self) -> list[int]:
        """Return by seat the indexes into theme.PLAYERS."""
        return self.side.colours

    @property
    def people(self) -> list[int]:
        """Return the seats that people play."""
        return [seat for seat in range(len(self.players)) if is_persons(self.side.content, seat)]

    def rows(self) -> Iterator[tuple]:
        """Give for each player the values of COLUMNS."""
        state = self.state
        together = {seat: (seats, points) for seats, points in self.ranks() for seat in seats}
        for seat, name in enumerate(self.players):
            points = state["scores"][seat]
            seats, both = together[seat]
            partners = [self.players[other] for other in seats if other != seat]
            yield (
                self.number,
                self.name,
                self.variant,
                "finished" if self.over else "unfinished",
                state["round"],
                state["turn"],
                seat + 1,
                name,
                "yes" if seat == state["first"] else "no",
                "" if points is None else points,
                "yes" if seat in state["winners"] else "no" if self.over else "",
                " and ".join(partners),
                both if partners and both is not None else "",
                sum(self.side.turns[seat]) or "",
            )

    def ranks(self) -> list[tuple[list[int], int | None]]:
        """Return (seats, points) of each team; a player alone is one."""
        return team_rows(self.teams, self.state["scores"])

    def team_points(self) -> list[tuple]:
        """Return `points` with those of each team of `ranks`."""
        rows = [(number, seat, team_rows(self.teams, points)) for number, seat, points in self.points]
        return [(number, seat, [points for _seats, points in row]) for number, seat, row in rows]

    def team_name(self, seats: list[int], shown: Callable[[str], str] = str) -> str:
        """Return the names of a team in one. shown: gives a name as it is printed."""
        return " and ".join(shown(self.players[seat]) for seat in seats)


def read_matches(place: Board | Folder | Archive) -> list[Match]:
    """Return all games of a place (see tools/owner/saves.py), newest first."""
    found = []
    paths = place.paths()
    tail = place.read(TAIL) if TAIL in paths else b""
    for path in paths:
        stem = path[len("games/") : -len(".log")]
        if path.startswith("games/") and path.endswith(".log") and stem.isdigit():
            content = whole_record(path, place.read(path), tail)
            if content:
                side = f"games/{stem}.side"
                found.append(Match(int(stem), content, place.read(side) if side in paths else b""))
    return sorted(found, key=lambda match: -match.number)


def _variant(game, options):
    """Return a few words on what was chosen."""
    part = games.part(game, "table_text")
    if part is not None and hasattr(part, "variant"):
        return part.variant(options)
    chosen = options.get("variant", "")
    return ", ".join(map(str, chosen)) if isinstance(chosen, list) else str(chosen).replace("_", " ")


def _side(content) -> dict:
    """Return the value of a side file; {} if it is absent or damaged: such a game can be shown all the same."""
    line = content.rstrip(b"\n")
    try:
        if int(line[:8], 16) == zlib.crc32(line[9:]):
            value: typing.Any = json_reader.read(line[9:])
            return value if isinstance(value, dict) else {}
    except ValueError:
        pass
    return {}


def _colours(side, players):
    """Return the colours in the value of a side file, or those of the seats."""
    colours = side.get("colours")
    if isinstance(colours, list) and len(colours) >= players:
        if all(type(each) is int and 0 <= each < _MOST_COLOURS for each in colours):
            return list(colours[:players])
    return list(range(players))


def _turns(text, entries):
    """Return (round, seat, points) after each turn of the actions in force."""
    done = []
    undone = []
    for entry in entries:
        if entry.kind == "undo":
            undone.append(done.pop())
        elif entry.kind == "redo":
            done.append(undone.pop())
        elif entry.kind == "do":
            done.append(entry.action)
            undone.clear()
    setup = recorded_setup(next(record.good_values(text))[0])
    game = setup.start()
    game.open()
    turns = []
    for action in done:
        turn, number, seat = game.turn, game.round, game.active_player
        game.apply(action)
        if game.turn != turn or game.phase == "over":
            turns.append((number, seat, list(game.scores())))
    if done and (not turns or turns[-1][2] != list(game.scores())):
        turns.append((game.round, game.active_player, list(game.scores())))
    return turns


def as_csv(matches: list[Match], pads: Iterable[tuple] = ()) -> str:
    """Return CSV with a row for each player of each game that can be read; pads: rows of score pads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for match in matches:
        if match.error is None:
            writer.writerows([[_no_formula(cell) for cell in row] for row in match.rows()])
    writer.writerows([[_no_formula(cell) for cell in row] for row in pads])
    return text.getvalue()


_FORMULAS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def _no_formula(cell):
    """Return the cell so that no spreadsheet takes a name for a formula."""
    return "'" + cell if isinstance(cell, str) and cell.lstrip().startswith(_FORMULAS) else cell


def as_table(matches: list[Match], pads: Iterable[tuple] = ()) -> list[str]:
    """Return a line of text for each game; pads: the cells of score pads, below the games."""
    lines = [("no.", "game", "players with their points (* won)", "rounds", "")]
    for match in matches:
        if match.error is not None:
            lines.append((str(match.number), "cannot be read", match.error, "", ""))
            continue
        state = match.state
        players = []
        for seats, points in match.ranks():
            won = "*" if seats[0] in state["winners"] else ""
            players.append(f"{match.team_name(seats, isolated_text)} {'-' if points is None else points}{won}")
        notes = [] if match.over else ["unfinished"]
        notes += ["end of the record lost"] if match.damaged else []
        notes += [words.rstrip(".") for words in match.side.fairness]
        points = handicap.points_in(match.side.content, "handicap", len(match.players)) if match.over else None
        if points:
            names = [isolated_text(name) for name in match.players]
            result = handicap.result_text(points, state["scores"], names).replace("\xa0", " ")
            notes.append(f"with handicap: {result}")
        game = f"{match.name} ({isolated_text(match.variant)})" if match.variant else match.name
        lines.append((str(match.number), game, ", ".join(players), str(state["round"]), ", ".join(notes)))
    return columns([*lines, *pads], right=(0, 3))
