"""With the coach on, the menu opens and held info answers on every screen of every game, on the result too."""

import pytest

from firmware.coach import ON_REQUEST
from firmware.game_screens import MENU
from firmware.keys import HELD, INFO
from tests.contracts.games import GAMES, screen_cases
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.bench import BOARDS
from tests.firmware.screens.in_game.scripted_advice import Adviser, use

COACH = "screens.in_game.coach.Coach"


@pytest.mark.usefixtures("prepared_games")
@pytest.mark.parametrize("game", GAMES)
def test_the_menu_and_the_coach_open_on_every_screen(game, tmp_path, monkeypatch):
    use(monkeypatch, Adviser())
    opened = {True: set(), False: set()}
    for name, make in screen_cases(game):
        bench = make(BOARDS[0], tmp_path / name)
        bench.app.game.coach.level = ON_REQUEST
        over, before = bench.app.game.table.over, bench.top
        for keys in ((), ("back",)):
            bench.press(*keys)
            offered = bench.top == MENU and "Coach" in bench.app.stack.screen.list.labels
            bench.put(INFO + HELD)
            bench.settle()
            opened[over] |= {before} if bench.top == COACH != before else set()
            assert offered <= (bench.top == COACH), f"{name}: the menu offers the coach, who says nothing"
    assert opened[False] and not opened[True], "nobody acts when the game is over"
