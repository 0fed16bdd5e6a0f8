"""The players of a history: the same figures as the handheld has under Players, with a chart for each game."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from firmware import loading
from firmware.pads import archive
from firmware.storage import outcomes
from firmware.storage.side_file import with_partners
from shared_rules import registry
from tools.owner.matches import Match
from tools.owner.pads import KeptPad
from tools.owner.page_parts import COLOURS, isolated, table
from tools.owner.terminal_text import columns, isolated_text

_WIDTH, _HEIGHT, _EDGE = 360, 110, 34


def outcomes_of(matches: Sequence[Match]) -> list[tuple]:
    """Return the finished games as firmware/storage/outcomes.py has them, oldest first, but replayed by the rules."""
    found = []
    for match in sorted(matches, key=lambda match: match.number):
        if match.error is not None or not match.over:
            continue
        players = []
        for seat, name in enumerate(match.players):
            known = outcomes.is_known_by(name, match.players) and seat in match.people
            highlights = ",".join(str(each) for each in match.highlights[seat])
            won = seat in match.state["winners"]
            points = match.state["scores"][seat]
            players.append((name if known else "", points, won, match.teams[seat], highlights))
        found.append((match.number, match.game, match.side.seconds, with_partners(players)))
    return found


def _game_rows(games, name):
    """Give for each game of a person, then for each number of players, (game, players, total)."""
    totals, _rivals = outcomes.of_person(games, name)
    for game in sorted(key for key in totals if isinstance(key, str)):
        counts = sorted(key[1] for key in totals if isinstance(key, tuple) and key[0] == game)
        yield game, "all", totals[game]
        if len(counts) > 1:
            for count in counts:
                yield game, str(count), totals[(game, count)]


def _cells(game, players, total):
    mean = outcomes.average(total.points, total.scored) if total.scored else "-"
    best = "-" if total.best is None else str(total.best)
    won = str(total.wins) if total.contested else "-"
    took = outcomes.duration(total.seconds // total.timed) if total.timed else "-"
    return (registry.name(game), players, str(total.games), won, mean, best, took)


_HEADS = ("game", "players", "games", "won", "average", "best", "took")
_FIGURES = range(2, len(_HEADS))


def _meetings(games, name):
    _totals, rivals = outcomes.of_person(games, name)
    for other in sorted(rivals, key=lambda other: (-rivals[other][0], other)):
        together, ahead, behind = rivals[other]
        if together >= outcomes.FEWEST:
            yield " ".join(outcomes.versus(isolated_text(name), isolated_text(other), ahead, behind))


def _highlights(game, total):
    try:
        names = loading.screens_of(game).HIGHLIGHTS
    except ImportError:
        names = ()
    for title, (points, most, count) in zip(names, total.highlights, strict=False):
        yield f"{title}: average {outcomes.average(points, count)}, most {most}"


def _on_pads(pads):
    """Return the figures of the finished pads by name."""
    return archive.of_people([pad.pad for pad in pads if pad.pad and pad.over])


def _pad_row(counts):
    """Return a row of cells for pads; no row without pads."""
    count, contested, won = counts
    return [("Score pad", "all", str(count), str(won) if contested else "-", "-", "-", "-")] if count else []


def _names(games, on_pads):
    """Return the names of all people, who played most first."""
    played = Counter(player[0] for _number, _game, _seconds, players in games for player in players if player[0])
    played.update({name: counts[0] for name, counts in on_pads.items()})
    return sorted(played, key=lambda name: (-played[name], name))


def people_text(matches: Sequence[Match], pads: Sequence[KeptPad] = ()) -> list[str]:
    """Return lines of text: a table for each person, and how they stand against the others."""
    games, on_pads = outcomes_of(matches), _on_pads(pads)
    lines = []
    for name in _names(games, on_pads):
        rows = [_cells(*row) for row in _game_rows(games, name)] + _pad_row(on_pads.get(name, (0, 0, 0)))
        lines += ["", isolated_text(name), *columns([_HEADS, *rows], right=_FIGURES), *_meetings(games, name)]
    return lines


def people_section(matches: Sequence[Match], pads: Sequence[KeptPad] = ()) -> str:
    """Return the same as a section of the HTML page, with charts; empty while no game is finished."""
    games, on_pads = outcomes_of(matches), _on_pads(pads)
    parts = []
    for at, name in enumerate(_names(games, on_pads)):
        rows = list(_game_rows(games, name))
        cells = [_cells(*row) for row in rows] + _pad_row(on_pads.get(name, (0, 0, 0)))
        shown = table(_HEADS, [map(escape, row) for row in cells], _FIGURES)
        notes = "".join(f"<li>{escape(words)}</li>" for words in _meetings(games, name))
        charts = ""
        for game, players, total in rows:
            if players == "all":
                title = escape(_cells(game, players, total)[0])
                notes += "".join(f"<li>{title}. {escape(words)}</li>" for words in _highlights(game, total))
                charts += _chart(games, name, game, COLOURS[at % len(COLOURS)])
        parts.append(
            f"<h3>{isolated(name)}</h3><div class='scroll'>{shown}</div>"
            f"<ul>{notes}</ul><div class='charts'>{charts}</div>"
        )
    rule = (
        "Won: shared wins count, games alone do not. Ann leads Bo 12-4: of the games of both, Ann finished above Bo"
        " in 12 and below in 4; partners are not compared; shown from three games on."
    )
    return f"<h2>Players</h2><p class='dim'>{rule}</p>{''.join(parts)}" if parts else ""


def _chart(games, name, game, colour):
    """Draw the points of a person from game to game as SVG; a filled dot is a win."""
    found = []
    for _number, kind, _seconds, players in games:
        seat = outcomes.own_seat(players, name)
        if kind == game and seat >= 0 and players[seat][1] is not None:
            found.append((players[seat][1], players[seat][2]))
    if len(found) < 2:
        return ""
    lowest, highest = min(points for points, _won in found), max(points for points, _won in found)
    span = max(1, highest - lowest)
    down = _HEIGHT - 2 * 16
    places = []
    for at, (points, won) in enumerate(found):
        x = _EDGE + (_WIDTH - _EDGE - 10) * at // (len(found) - 1)
        places.append((x, 16 + down * (highest - points) // span, won))
    line = " ".join(f"{x},{y}" for x, y, _won in places)
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="4" stroke="{colour}" fill="{colour if won else "var(--paper)"}"/>'
        for x, y, won in places
    )
    title = escape(registry.name(game))
    label = escape(f"Points of {isolated_text(name)} from game to game", quote=True)
    return (
        f'<div><h4>{title}</h4><svg viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" role="img" aria-label="{label}">'
        f'<text x="0" y="20">{highest}</text><text x="0" y="{20 + down}">{lowest}</text>'
        f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>{dots}</svg></div>'
    )
