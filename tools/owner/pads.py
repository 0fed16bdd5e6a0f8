"""The score pads and profiles that a handheld keeps: in the table, in CSV and on the HTML page."""

from collections.abc import Callable, Iterator
from itertools import takewhile
from operator import itemgetter

from firmware.language import shown_name
from firmware.pads import bookkeeping, pad_settings
from firmware.storage.files import read_crc_line
from tools.owner.matches import state_words, yes_no
from tools.owner.page_parts import isolated, table
from tools.owner.saves import FINISHED_PADS, PAD, Place
from tools.owner.terminal_text import composed, counted

_NAME = "Score pad"


class KeptPad:
    """One pad, which has what a chart needs of a Match. `pad`: None where its line is damaged."""

    def __init__(self, pad: bookkeeping.Pad | None, over: bool):
        self.pad = pad
        self.over = over
        if pad is None:
            return
        self.number = f"pad {pad.number}"
        self.name = pad.heading()
        pad.names = self.players = [composed(name) for name in pad.names]
        self.colours = pad.colours
        self.totals = [pad.total(seat) for seat in range(len(pad.names))]
        self.winners = pad.leaders() if over else []
        self.states = ["won" if seat in self.winners else pad.state_words(seat) for seat in range(len(pad.names))]
        self.variant = pad_settings.in_words(pad.settings)
        running = [pad.settings["start"]] * len(pad.names)
        self.points = []
        for at, one in enumerate(pad.rounds if over else (), 1):
            running = [total + (value or 0) for total, value in zip(running, one, strict=True)]
            self.points.append((at, None, running))

    def ranks(self) -> list[tuple[list[int], int]]:
        """Return (seats, points) of each player, like the teams of a Match."""
        return [([seat], total) for seat, total in enumerate(self.totals)]

    def team_points(self) -> list[tuple]:
        """Return the same as Match.team_points()."""
        return self.points

    def team_name(self, seats: list[int], shown: Callable[[str], str] = str) -> str:
        """Return the same as Match.team_name()."""
        return shown(self.players[seats[0]])

    def cells(self) -> tuple:
        """Return a row of the table of all games."""
        if self.pad is None:
            return ("pad", _NAME, "cannot be read: it is damaged", "", "")
        players = [
            f"{name} {self.totals[seat]}{'*' if seat in self.winners else ''}" for seat, name in enumerate(self.players)
        ]
        game = f"{self.name} ({self.variant})" if self.variant else self.name
        return (self.number, game, ", ".join(players), str(len(self.pad.rounds)), "" if self.over else "unfinished")

    def rows(self) -> Iterator[tuple]:
        """Give for each player the values of tools.owner.matches.COLUMNS."""
        if self.pad is None:
            return
        state, settings = state_words(self.over), pad_settings.in_words(self.pad.settings)
        for seat, name in enumerate(self.players):
            won = yes_no(seat in self.winners) if self.over else ""
            start = (self.number, shown_name(self.pad.heading()), settings, state, len(self.pad.rounds), "", seat + 1)
            yield (*start, shown_name(name), "", self.totals[seat], won, "", "", "")


def read_pads(place: Place) -> list[KeptPad]:
    """Return all pads of a place (see tools/owner/saves.py), newest first."""
    paths = place.paths()
    found = []
    if PAD in paths:
        pad, _good = bookkeeping.replayed([value for value, _good in takewhile(itemgetter(1), _lines(place, PAD))])
        if pad.names:
            found.append(KeptPad(pad, False))
    lines = _lines(place, FINISHED_PADS) if FINISHED_PADS in paths else []
    return found + [KeptPad(bookkeeping.of_finished(value), True) for value, _good in reversed(lines)]


def read_profiles(place: Place) -> list[str]:
    """Return the profiles of score pads in words: "Rummy (lowest wins, target 100)"."""
    lines = _lines(place, pad_settings.FILE) if pad_settings.FILE in place.paths() else []
    profiles = [pad_settings.profile_in(value) for value, _good in lines]
    words = [(one["name"], pad_settings.in_words(one)) for one in profiles if one]
    return [f"{name} ({settings})" if settings else name for name, settings in words]


def _lines(place, path):
    # What a power cut has torn at the end was never shown.
    return [read_crc_line(line) for line in place.read(path).split(b"\n")[:-1]]


def overview_row(pad: KeptPad) -> tuple[str, str, str]:
    """Return the cells of a pad in the page's list of all games."""
    if pad.pad is None:
        return "pad", _NAME, "cannot be read: it is damaged"
    return f'<a href="#pad{pad.pad.number}">{pad.number}</a>', _title(pad), _names(pad)


def section(pad: KeptPad, chart: str) -> str:
    """Return one pad with all its rounds."""
    if pad.pad is None:
        return ""
    about = counted(len(pad.pad.rounds), "round") + ("" if pad.over else ", not finished")
    heads = ["round", *map(isolated, pad.players)]
    rounds = [[at, *["-" if value is None else value for value in one]] for at, one in enumerate(pad.pad.rounds, 1)]
    counters = [
        [isolated(name), *[pad.pad.counters(seat)[at] for seat in range(len(pad.players))]]
        for at, name in enumerate(pad.pad.settings["counters"])
    ]
    shown = table(heads, [*rounds, ["total", *pad.totals], *counters], range(len(heads)))
    return (
        f'<section id="pad{pad.pad.number}"><h2>{pad.number.capitalize()}. {_title(pad)}</h2><p>{_names(pad)}</p>'
        f"<p class='dim'>{about}.</p>{chart}<div class=\"scroll\">{shown}</div></section>"
    )


def _title(pad):
    name = isolated(pad.name)
    return f"{name} ({isolated(pad.variant)})" if pad.variant else name


def _names(pad):
    shown = []
    for seat, name in enumerate(pad.players):
        words = f"{isolated(name)} {pad.totals[seat]}" + (f" ({pad.states[seat]})" if pad.states[seat] else "")
        shown.append(f'<span class="won">{words}</span>' if seat in pad.winners else words)
    return ", ".join(shown)
