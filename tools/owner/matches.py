"""The games that a handheld keeps, replayed by the rules: who played, and the points after each turn."""

import csv
import io
import typing
from collections.abc import Callable, Iterable, Iterator, Sequence

from firmware import fairness, handicap
from firmware.game_record import colours_in
from firmware.language import later, shown_name, t
from firmware.storage import settings, side_file
from firmware.storage.files import all_are, text_of
from firmware.turn_clock import are_turns, seconds_of
from firmware.wording import and_words, unreadable
from shared_rules import registry
from shared_rules.game import Refused, team_rows
from shared_rules.table.setup import recorded_setup
from shared_rules.table.table import Table, record
from shared_rules.words import english
from tools import games
from tools.owner.printed_language import printed_in
from tools.owner.saves import TAIL, Place, game_number, whole_record
from tools.owner.terminal_text import columns, composed, isolated_text

COLUMNS = (later("number"), later("game"), later("variant"), later("state"), later("rounds"), later("turns"))
COLUMNS += (later("seat"), later("player"), later("first"), later("points"), later("won"), later("partner"))
COLUMNS += (later("together"), later("seconds"))


class Side:
    """What is beside the record of a game: `content` (all of it), `colours` (by seat, indexes into theme.PLAYERS),
    `rivals` (by seat a level, or ""), `seconds` (played, 0 if unknown), `turns` (by seat the seconds
    of each, see firmware.turn_clock), `fairness` (sentences on its seed and hidden cards, see firmware.fairness).
    """

    def __init__(self, content: bytes, players: int):
        self.content = about = side_file.read(content)[0]
        self.colours = colours_in(about, players)
        levels: typing.Any = about.get("rivals")
        self.rivals: list[str] = levels if all_are(str, levels) and len(levels) == players else [""] * players
        seconds = about.get("seconds")
        self.seconds = seconds if type(seconds) is int and seconds > 0 else 0
        turns: typing.Any = about.get("turns")
        self.turns: list[list[list[int]]] = turns if are_turns(turns, players) else [[] for _ in range(players)]
        self.fairness = fairness.sentences(about)


class Match:
    """One game. `error`: a sentence; None if it could be read: then the rest is there. `game`: its id; `damaged`: a
    part of the record is lost; `text`: the record; `state`: as in the table protocol; `points`: for each turn (round,
    seat that moved, points of every player after it), of a game that is over.
    """

    def __init__(self, number: int, content: bytes, side: bytes):
        self.number = number
        self.error: str | None = None
        text, self.damaged = text_of(content)
        table = Table()
        try:
            table.load(text)
        except Refused as refusal:
            setup = next(record.good_values(text), (None, 0))[0]
            self.error = english(unreadable(setup if isinstance(setup, dict) else None, refusal))
            return
        self.damaged = self.damaged or table.lost
        self.text = text
        table.setup.names[:] = map(composed, table.players)
        self.state = table.state()
        self.options = table.options
        self.over = table.over
        self.players = list(table.players)
        self.game = self.state["game"]
        self.name = registry.name(self.game)
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
        return [seat for seat in range(len(self.players)) if side_file.is_persons(self.side.content, seat)]

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
                t(self.name),
                self.variant,
                state_words(self.over),
                state["round"],
                state["turn"],
                seat + 1,
                shown_name(name),
                yes_no(seat == state["first"]),
                "" if points is None else points,
                yes_no(seat in state["winners"]) if self.over else "",
                and_words(partners) if partners else "",
                both if partners and both is not None else "",
                sum(seconds_of(self.side.turns[seat])) or "",
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
        return and_words([shown(self.players[seat]) for seat in seats])


def read_matches(place: Place) -> list[Match]:
    """Return all games of a place (see tools/owner/saves.py), newest first."""
    found = []
    paths = place.paths()
    tail = place.read(TAIL) if TAIL in paths else b""
    for path in paths:
        number = game_number(path)
        content = whole_record(path, place.read(path), tail) if number else b""
        if content:
            side = f"games/{number:04d}.side"
            found.append(Match(number, content, place.read(side) if side in paths else b""))
    return sorted(found, key=lambda match: -match.number)


def language_of(place: Place) -> str:
    """Return the code of the language that the handheld speaks, "" for English."""
    text = place.read(settings.FILE).decode("utf-8", "replace") if settings.FILE in place.paths() else ""
    pairs = (line.partition("=") for line in text.splitlines())
    return next((code.strip() for name, _equals, code in pairs if name.strip() == "language"), "")


def _variant(game, options):
    """Return a few words on what was chosen."""
    part = games.part(game, "table_text")
    if part is not None and hasattr(part, "variant"):
        return part.variant(options)
    chosen = options.get("variant", "")
    return ", ".join(map(str, chosen)) if isinstance(chosen, list) else str(chosen).replace("_", " ")


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


def state_words(over: bool) -> str:
    """Return a word for a game that is over or not."""
    return t("finished") if over else t("unfinished")


def yes_no(value: bool) -> str:
    """Return the word for it."""
    return t("yes") if value else t("no")


def as_csv(matches: list[Match], pads: Sequence[typing.Any] = (), code: str = "") -> str:
    """Return CSV with a row for each player of each game that can be read and of each score pad, in the language of
    this code, as spreadsheets in that language read it: where numbers have a comma, a semicolon is between cells.
    """
    text = io.StringIO()
    with printed_in(code):
        between = ";" if "," in t("{0}.{1}", 0, 5) else ","
        writer = csv.writer(text, delimiter=between, lineterminator="\n")
        writer.writerow([t(head) for head in COLUMNS])
        for one in [match for match in matches if match.error is None] + list(pads):
            writer.writerows([[_no_formula(cell) for cell in row] for row in one.rows()])
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
