"""What holds at each moment of a walk: nothing crashes wherever the menu, *info* and the coach open, the power may go,
and the screens say of the players, the series and the evening what the second opinion computes.
"""

import re
from copy import deepcopy
from dataclasses import replace

from firmware.keys import BACK, HELD, INFO
from firmware.language import shown_name, t, t_n
from firmware.screen_stack import HOME
from shared_rules import registry
from tools.workshop.prove import second_opinion
from tools.workshop.prove.walk import Walk, Wrong

EVENING, PLAYERS, PERSON = "screens.evening.Evening", "screens.players.Players", "screens.players.Person"


def check(walk: Walk) -> None:
    """Raise Wrong if something does not hold."""
    look_round(walk)
    compare(walk)
    wrong = walk.top.late or walk.top.after_power()
    if wrong:
        raise Wrong(wrong)
    compare(walk)


def look_round(walk: Walk) -> None:
    """Open the menu, *info* and the coach from here, and come back."""
    walk.wait()
    before, count = deepcopy(walk.top.stack()), walk.table.count
    for key in (BACK, INFO):
        walk.press(key, INFO + HELD)
        if walk.table.count != count:
            return  # a rival has acted
        walk.app.stack.show(deepcopy(before))
        walk.wait()


def compare(walk: Walk) -> None:
    """Compare what files and screens say with the second opinion, unless neither has changed."""
    folder = walk.top.folder
    found, pads = second_opinion.results(folder), second_opinion.pads(folder)
    evening = second_opinion.remembered(folder, "evening", 1)
    points = second_opinion.standings(found, pads, evening)
    _compare_end(walk, found, points)
    known = repr((found, pads, evening, walk.app.settings.language, walk.app.settings.large_text))
    if known == walk.known:
        return
    walk.known = known
    stack = deepcopy(walk.top.stack())
    for result in found:
        said = [result.side.get("winners"), result.side.get("scores")]
        _same(f"winners and scores of game {result.number}", said, [result.winners, result.scores])
    for result, before, _after in second_opinion.series(found):
        _same(f"the series before game {result.number}", result.side["series"]["wins"], before)
    expected = [(f"{shown_name(name)}\n{_games(games)}", _half(half)) for name, games, half in points]
    _same("the evening", [row for row in _rows(walk, EVENING) if row[1]], expected)
    people = second_opinion.figures([*found, *[replace(pad, game="") for pad in pads]])
    counts = [(name, _games(sum(row[0] for row in rows.values()))) for name, rows in people.items()]
    _same("the players", sorted([row for row in _rows(walk, PLAYERS) if row[1]]), sorted(counts))
    for name, rows in people.items():
        shown = [label for label, _value in _rows(walk, PERSON, [name])]
        for game, (games, contested, wins) in rows.items():
            words = t_n(games, "{0} game, won {1}", "{0} games, won {1}", wins) if contested else _games(games)
            title = t(registry.name(game)) if game else t("Score pad")
            if f"{title}\n{words}" not in shown:
                raise Wrong(f"{game} of {name}: the handheld says {shown}, the second opinion {words}")
    walk.app.stack.show(stack)
    walk.wait()


def _compare_end(walk, found, points):
    # What the open end of a game says of the series and of the evening.
    if not walk.table.over or walk.open != walk.app.game.screens.play(walk.table):
        return
    for result, _before, after in second_opinion.series(found):
        if result.number == walk.app.game.record.number:
            decided = max(after) > result.side["series"]["of"] // 2
            said = walk.app.stack.screen.series_result() if decided else walk.labels()[0]
            _compare_list(said, [(name, str(wins)) for name, wins in zip(result.names, after)])
    for label in walk.labels():
        if label.startswith(t("Evening") + "\n"):
            _compare_list(label, [(name, _half(half)) for name, _games, half in points])


def _compare_list(said, expected):
    # said: "Ann: 2, Bo: 1", in which names may be left out at the end.
    said = said.replace("\xa0", " ")
    shown = 0
    for name, number in expected:
        before = t("{0}: {1}", shown_name(name), "").replace("\xa0", " ")
        shown += before in said
        if before in said and not re.search(re.escape(before + number) + r"(?![\d½])", said):
            raise Wrong(f"{said!r} is shown, and {name} has {number}")
    if not shown:
        raise Wrong(f"{said!r} is shown, and names none of {expected}")


def _same(what, is_so, expected):
    if is_so != expected:
        raise Wrong(f"{what}: the handheld says {is_so}, the second opinion {expected}")


def _rows(walk, name, state=None):
    # (label, value) of each row of a list above home.
    walk.app.stack.show([[HOME, None], [name, state]])
    walk.wait()
    shown = walk.app.stack.screen.list
    return list(zip(shown.labels, shown.values or [""] * len(shown.labels)))


def _half(points):
    return str(points // 2 or "" if points else 0) + ("½" if points % 2 else "")


def _games(count):
    return t_n(count, "{0} game", "{0} games")
