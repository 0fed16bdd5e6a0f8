"""The history as one HTML page: for each game the points, a chart of them turn by turn, and the score sheets. The file
needs no scripts, pictures or fonts from anywhere.
"""

from collections.abc import Sequence
from html import escape

from firmware.turn_clock import times_text
from tools.owner.game_review import AT_THE_END, GameReview, people_review, review_section
from tools.owner.matches import Match
from tools.owner.pads import KeptPad, overview_row, section
from tools.owner.page_parts import COLOURS, isolated, table
from tools.owner.people import people_section
from tools.owner.table_text import as_text
from tools.owner.terminal_text import counted, isolated_text, plain

_DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 2")
_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP, _RIGHT = 720, 260, 44, 34, 12, 90

_STYLE = """
:root{color-scheme:light dark;--ink:#1c1d22;--paper:#fff;--dim:#63656f;--line:#d5d6dd;--soft:#f3f3f6}
@media (prefers-color-scheme:dark){:root{--ink:#ececf1;--paper:#17181c;--dim:#a3a5b0;--line:#3a3b44;--soft:#212228}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;padding:1rem;max-width:62rem}
table{border-collapse:collapse;margin:.4rem 0}th,td{padding:.2rem .6rem;text-align:left;border-bottom:1px solid var(--line)}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}section{border-top:2px solid var(--line);margin-top:2rem}
.charts{display:flex;flex-wrap:wrap;gap:1.4rem}.charts h4{margin:.3rem 0}
.dim{color:var(--dim)}svg{max-width:100%;height:auto}svg text{fill:var(--ink);font-size:13px}
details{margin:.4rem 0}.won{font-weight:700}.scroll{overflow-x:auto}@media print{section{break-inside:avoid}}
"""


def page(
    matches: list[Match],
    title: str,
    reviews: dict[int, GameReview] | None = None,
    pads: Sequence[KeptPad] = (),
    profiles: Sequence[str] = (),
) -> str:
    """Return the whole page. reviews: of games, by their number; pads: score pads, below the games, with the words of
    their profiles.
    """
    reviews = reviews or {}
    parts = [
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        _overview(matches, pads),
        people_section(matches, pads),
        people_review(matches, reviews),
    ]
    parts += [_section(match, reviews.get(match.number)) for match in matches]
    parts += [section(pad, chart(pad, "rounds") if pad.pad else "") for pad in pads]
    if profiles:
        parts.append(f"<p>Profiles of score pads: {', '.join(map(isolated, profiles))}</p>")
    parts.append("</body></html>\n")
    return "\n".join(parts)


def _overview(matches, pads):
    rows = []
    for match in matches:
        words = (_game(match), _names(match)) if match.error is None else ("cannot be read", isolated(match.error))
        rows.append((f'<a href="#game{match.number}">{match.number}</a>', *words))
    return table(("no.", "game", "players"), [*rows, *map(overview_row, pads)], (0,))


def _game(match):
    return escape(match.name) + (f" ({isolated(match.variant)})" if match.variant else "")


def _names(match):
    shown = []
    for seats, points in match.ranks():
        words = f"{match.team_name(seats, isolated)} {'-' if points is None else points}"
        shown.append(f'<span class="won">{words} (won)</span>' if seats[0] in match.state["winners"] else words)
    return ", ".join(shown)


def _section(match, found):
    head = f'<section id="game{match.number}">'
    if match.error is not None:
        return (
            f"{head}<h2>{match.number}.</h2><p>The record of this game cannot be read:"
            f" {isolated(match.error)}</p></section>"
        )
    state = match.state
    about = f"{counted(state['round'], 'round')}, {state['turn']} turns"
    about += "" if match.over else f", not finished. {AT_THE_END.rstrip('.')}"
    about += ". The end of its record was lost" if match.damaged else ""
    fairness = "".join(f" {words}" for words in match.side.fairness)
    times = times_text(
        [isolated(name) for name in match.players], match.side.turns, match.side.content.get("slept") is True
    )
    times = times and "<p class='dim'>" + times.replace("\n", "<br>") + "</p>"
    sheets = escape(plain(as_text(match.state)))
    return (
        f"{head}<h2>{match.number}. {_game(match)}</h2><p>{_names(match)}</p><p class='dim'>{about}.{fairness}</p>{times}"
        f"{chart(match)}{_numbers(match)}{review_section(match, found) if found else ''}<pre class='scroll'>{sheets}</pre></section>"
    )


def _numbers(match):
    """Return the figures of the chart, for those who would rather read them."""
    if not match.points:
        return ""
    heads = ["turn", "round", "moved", *[match.team_name(seats, isolated) for seats, _points in match.ranks()]]
    rows = [
        [turn, number, isolated(match.players[seat]), *["-" if each is None else each for each in points]]
        for turn, (number, seat, points) in enumerate(match.team_points(), 1)
    ]
    shown = table(heads, rows, {*range(len(heads))} - {2})
    return f'<details><summary>Points after each turn</summary><div class="scroll">{shown}</div></details>'


def chart(match: Match | KeptPad, steps: str = "turns") -> str:
    """Draw the points turn by turn, or round by round, as SVG; empty if there is nothing to draw."""
    turned = match.team_points()
    known = [each for _round, _seat, points in turned for each in points if each is not None]
    if len(turned) < 2 or not known:
        return ""
    lowest, highest = min(0, *known), max(1, *known)
    across = _WIDTH - _LEFT - _RIGHT
    down = _HEIGHT - _TOP - _BOTTOM
    turns = len(turned)

    def x(turn):
        return _LEFT + across * turn // turns

    def y(points):
        return _TOP + down * (highest - points) // (highest - lowest)

    parts = []
    step = _step(highest - lowest)
    for points in range(-(-lowest // step) * step, highest + 1, step):
        parts.append(f'<path d="M{_LEFT} {y(points)}H{_LEFT + across}" stroke="var(--line)"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y(points) + 4}" text-anchor="end">{points}</text>')
    every = _step(turns)
    for turn in range(0, turns + 1, every):
        parts.append(f'<text x="{x(turn)}" y="{_HEIGHT - 14}" text-anchor="middle">{turn}</text>')
    parts.append(f'<text x="{_LEFT + across}" y="{_HEIGHT - 1}" text-anchor="end">{steps}</text>')
    ends = []
    for team, (seats, _points) in enumerate(match.ranks()):
        seat, name = seats[0], match.team_name(seats, isolated_text)
        colour = COLOURS[match.colours[seat]]
        start = [(0, 0)] if turned[0][2][team] is not None else []
        places = start + [
            (turn, points[team]) for turn, (_round, _seat, points) in enumerate(turned, 1) if points[team] is not None
        ]
        if not places:
            continue
        line = " ".join(f"{x(turn)},{y(points)}" for turn, points in places)
        strokes = _DASHES[seat % len(_DASHES)]
        dash = f' stroke-dasharray="{strokes}"' if strokes else ""
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"{dash}/>')
        ends.append((y(places[-1][1]), name, colour))
    # Names that end at the same height are moved apart.
    last = _TOP - 16
    for at, name, colour in sorted(ends):
        last = max(at, last + 16)
        parts.append(f'<path d="M{_LEFT + across + 4} {last}h10" stroke="{colour}" stroke-width="4"/>')
        parts.append(f'<text x="{_LEFT + across + 18}" y="{last + 4}">{escape(name)}</text>')
    names = ", ".join(match.team_name(seats, isolated_text) for seats, _points in match.ranks())
    label = escape(f"Points of {names} {steps[:-1]} by {steps[:-1]}", quote=True)
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
    )


def _step(span):
    """Return the distance of the lines of a scale of that many units, which has at most eight of them."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if span <= 8 * step:
            return step
    return 1000
