"""All cases of screens there are: those of the menus, those of the setup, and those that each game of the registry has
in tests/firmware/games/<game>/cases.py.
"""

import importlib
from itertools import count

from firmware.storage.storage import Storage
from firmware.turn_clock import LIMITS, TurnClock
from shared_rules import registry
from tests.firmware.screens import cases, set_up_cases
from tests.firmware.screens.bench import Bench

MENUS = "menus"
SET_UP = "set_up"


def menu_in(case, board, folder):
    """A bench that shows that case of the menus, on a handheld with games and names in it."""
    cases.fill_storage(Storage(str(folder)))
    return Bench(board, folder, cases.stack(case))


def groups():
    """(name, names of its cases, function (case, board, folder) that gives the bench) of the menus, the setup and each
    game.
    """
    found = [(MENUS, sorted(cases.CASES), menu_in), (SET_UP, sorted(set_up_cases.CASES), set_up_cases.bench_in)]
    for game in registry.GAMES:
        module = cases_of(game[0])
        found.append((game[0], sorted(module.CASES), module.bench_in))
    return found


def cases_of(game):
    """The module with the cases of a game."""
    return importlib.import_module(f"tests.firmware.games.{game}.cases")


def pictured(group):
    """What a case of the group is given for its picture, where it has not the widest names that there are."""
    return {} if group in (MENUS, SET_UP) else getattr(cases_of(group), "PICTURED", {})


def secrets():
    """The cases that show cards which only one player may see: they are covered again after a power cut."""
    return [case for game in registry.GAMES for case in getattr(cases_of(game[0]), "SECRETS", ())]


def let_clocks_run(monkeypatch):
    """Every game that is begun has a clock, which takes room beside the name."""
    monkeypatch.setattr(TurnClock, "limit", property(lambda _clock: LIMITS[-1], lambda _clock, _limit: None), False)


def pages(bench):
    """The number of each page while it is shown, until every row of the list was: down, so far that no row is shown
    twice, past the end to the first row.
    """
    yield 1
    shown = getattr(bench.app.stack.screen, "list", None)
    if not shown:
        return
    number, seen = count(2), set()

    def rows():
        return set(range(shown.first, shown.first + shown.count))

    seen |= rows()
    around = False
    while len(seen) < len(shown.labels):
        bench.press("down")
        around = around or shown.focus == 0
        new = rows() - seen
        if new == rows() or new and (around or shown.focus == len(shown.labels) - 1):
            yield next(number)
            seen |= new
