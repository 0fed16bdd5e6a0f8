"""The review of a game in a history: choices that gave most away, error rates, luck where it is fair."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from firmware import loading
from host_sim.printed_text import screen_columns, wrapped
from shared_rules import registry, review
from shared_rules.table.table import Table
from tools.owner.choice_words import describe, points
from tools.owner.matches import Match
from tools.owner.page_parts import isolated, table
from tools.owner.review.luck import FEWEST_GAMES, Account, accounts, mean_and_error
from tools.owner.terminal_text import columns, isolated_text


@dataclass
class GameReview:
    """`sums`: see shared_rules/review.py; `worst`: rows of choice_words.describe(); `luck`: for each player, None where
    it is not known to be fair.
    """

    sums: review.Review
    worst: list
    luck: list[Account] | None


def review_of(match: Match) -> GameReview | None:
    """Return the review of a match, or None if the game has none, is not over, or nothing was done."""
    advice = registry.advice(match.game) if match.error is None else None
    if advice is None or hasattr(advice, "facts"):
        return None
    table = Table()
    table.load(match.text)
    screens = loading.screens_of(match.game)
    sums = review.Review(len(match.players), [seat for seat in range(len(match.players)) if seat not in match.people])
    rated = [each for each in review.rated(table) if each is not None]
    for each in rated:
        sums.add(each)
    worst = sums.worst_choices(table, lambda *choice: describe(screens, *choice))
    luck = accounts(match.game, rated, match.state["scores"])
    return GameReview(sums, worst, luck) if rated else None


def reviews_of(matches: Sequence[Match]) -> dict[int, GameReview]:
    """Return the reviews there are, by the number of the match."""
    found = {match.number: review_of(match) for match in matches}
    return {number: each for number, each in found.items() if each}


_HEADS = (
    *("player", "choices", "given away", "per choice", "rolls", "own luck", "within"),
    *("start", "luck", "play", "rest", "result", "without luck"),
)
AT_THE_END = "The review, the luck and the chart of a game come when it is over."
EXPLAINED = (
    "About, in points; in Shape Cards in cards. Given away: by choices that were not forced, in all and on average."
    " Own luck: what a player's rolls gave against what was to be expected; with fair dice it stays within"
    " these limits in 19 of 20 such games. Start, luck and play against the others, and the rest, which the estimate"
    " missed, make the result."
)


def _signed(value: float) -> str:
    return points(round(100 * value))


def _rows(match: Match, found: GameReview) -> list[tuple[str, ...]]:
    """Return for each person the cells below _HEADS, as many as there are figures."""
    rows = []
    for seat in match.people:
        rate = found.sums.rate(seat)
        row = [
            match.players[seat],
            str(found.sums.counts[seat]),
            points(found.sums.lost[seat], ""),
            "n/a" if rate is None else f"{rate / 100:.2f}",
        ]
        if found.luck:
            account = found.luck[seat]
            row += [str(account.rolls), _signed(account.own)]
            row.append("n/a" if account.within is None else f"\xb1{account.within:.1f}")
            parts = (account.start, account.luck, account.play, account.rest, account.result, account.adjusted)
            row += map(_signed, parts)
        rows.append(tuple(row))
    return rows


def _worst(match: Match, found: GameReview) -> list[tuple[str, str]]:
    """Return (what was given away, what happened) of the choices that gave most away."""
    return [
        (points(lost, ""), f"{isolated_text(match.players[seat])}, round {number}: {played}. Better: {better}.")
        for lost, number, seat, played, better in found.worst
    ]


def review_text(matches: Sequence[Match], reviews: dict[int, GameReview]) -> list[str]:
    """Return lines of text on each game that has a review."""
    lines = []
    for match in matches:
        found = reviews.get(match.number)
        if found:
            rows = _rows(match, found)
            heads = _HEADS[: len(rows[0])]
            rows = [(isolated_text(name), *cells) for name, *cells in rows]
            lines += ["", f"{match.number}. {match.name}", *columns([heads, *rows], right=range(1, len(heads)))]
            lines += columns(_worst(match, found), right=(0,)) if found.worst else []
    return [*lines, *people_lines(matches, reviews), "", *wrapped(EXPLAINED, screen_columns())] if lines else []


def review_section(match: Match, found: GameReview) -> str:
    """Return the same of one game in HTML. Luck that is out of its limits is bold."""
    rows = []
    for seat, (name, *row) in zip(match.people, _rows(match, found), strict=True):
        cells = [isolated(name), *map(escape, row)]
        if found.luck is not None and found.luck[seat].unusual:
            cells[_HEADS.index("own luck")] = f"<strong>{cells[_HEADS.index('own luck')]}</strong>"
        rows.append(cells)
    shown = table(_HEADS[: len(rows[0])], rows, range(1, len(_HEADS)))
    worst = table((), [(lost, escape(words)) for lost, words in _worst(match, found)], (0,))
    return (
        f"<details open><summary>Review</summary><div class='scroll'>{shown}</div>"
        f"{worst}<p class='dim'>{EXPLAINED}</p></details>"
    )


_PEOPLE_HEADS = ("player", "game", "games", "result", "without luck")


def _people_rows(matches, reviews):
    """Return for each person and game with luck the cells below _PEOPLE_HEADS: mean results as they were and without
    luck, with 95 % intervals.
    """
    results: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for match in matches:
        found = reviews.get(match.number)
        for seat in match.people if found and found.luck else ():
            account = found.luck[seat]
            results.setdefault((match.players[seat], match.name), []).append((account.result, account.adjusted))
    rows = []
    for (name, game), pairs in sorted(results.items()):
        cells = []
        for values in zip(*pairs):
            mean, error = mean_and_error(values)
            cells.append(_signed(mean) + ("" if error is None else f" \xb1{error:.1f}"))
        if len(pairs) >= FEWEST_GAMES:
            rows.append((name, game, str(len(pairs)), *cells))
    return rows


def people_lines(matches: Sequence[Match], reviews: dict[int, GameReview]) -> list[str]:
    """Return lines of text on the luck of each person."""
    rows = _people_rows(matches, reviews)
    named = [(isolated_text(name), *cells) for name, *cells in rows]
    return ["", *columns([_PEOPLE_HEADS, *named], right=(2, 3, 4))] if rows else []


def people_review(matches: Sequence[Match], reviews: dict[int, GameReview]) -> str:
    """Return the same as a section of the HTML page; empty if there is nothing to say."""
    rows = [(isolated(name), escape(game), *cells) for name, game, *cells in _people_rows(matches, reviews)]
    return f"<h2>Luck</h2>{table(_PEOPLE_HEADS, rows, (2, 3, 4))}" if rows else ""
