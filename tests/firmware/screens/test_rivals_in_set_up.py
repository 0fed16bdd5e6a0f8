"""Setting up games with rivals, by keys alone."""

import pytest

from tests.firmware.screens.bench import Bench, each_board_in_time, stick_and_buttons
from tests.firmware.screens.by_keys import at_new_game, choose, labels, spell

pytestmark = pytest.mark.usefixtures("advice")


@stick_and_buttons
def test_a_seat_is_played_by_a_rival_and_the_next_setup_knows_it(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 2", "Played by", "keen rival")
    assert labels(bench)[1:3] == ["Player 1", "Bot\nkeen rival"]
    choose(bench, "Start")
    assert bench.app.game.table.players == ["Player 1", "Bot"] and bench.app.game.rivals.levels == ["", "keen"]
    assert bench.app.storage.side(1)["rivals"] == ["", "keen"]
    assert bench.app.storage.remembered("names", []) == [], "nobody is offered the name of a rival"
    assert labels(at_new_game(board, tmp_path))[1:3] == ["Player 1", "Bot\nkeen rival"]


@each_board_in_time
def test_rivals_are_told_apart_and_renamed_without_becoming_people(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 1", "Played by", "sharp rival", "Player 2", "Played by", "gentle rival")
    assert labels(bench)[1:3] == ["Bot\nsharp rival", "Bot 2\ngentle rival"], "a demonstration has rivals only"
    choose(bench, "Bot 2\ngentle rival", "Change name")
    assert bench.top == "screens.names.Letters", "names of people are not offered"
    while bench.app.stack.screen.name:
        bench.press("ok")
    spell(bench, "HAL")
    assert labels(bench)[1:3] == ["Bot\nsharp rival", "HAL\ngentle rival"]
    choose(bench, "HAL\ngentle rival", "Played by", "a person")
    assert labels(bench)[1:3] == ["Bot\nsharp rival", "Player 2"]
    assert bench.state()["rivals"] == {"Bot": "sharp"}


@each_board_in_time
def test_who_is_replaced_by_a_rival_comes_back_when_it_goes(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.remember("people", {"names": ["Ann", "Bo"], "colours": [2, 0], "seats": 2})
    bench.app.remember("names", [["Bo", 0], ["Ann", 2]])
    bench = at_new_game(board, tmp_path)
    choose(bench, "Bo", "Played by", "keen rival", "Bot\nkeen rival", "Played by", "a person")
    assert labels(bench)[1:3] == ["Ann", "Bo"] and bench.state()["colours"] == [2, 0]


@each_board_in_time
def test_a_game_that_the_handheld_cannot_play_says_why_and_has_people_in_all_seats(board, tmp_path):
    bench = at_new_game(board, tmp_path)
    choose(bench, "Player 2", "Played by", "keen rival")
    bench.press("back")
    choose(bench, "Block Buster")
    assert labels(bench)[1:3] == ["Player 1", "Player 2"]
    choose(bench, "Player 2", "Played by")
    assert bench.top == "screens.choice.Message" and "only the players see the board" in bench.state()[0]
    bench.press("ok", "back")
    choose(bench, "Puzzle Sheet", "Player 2", "Played by", "gentle rival", "Boards")
    assert labels(bench)[1:3] == ["Player 1", "Player 2"], "boards on paper"
    choose(bench, "Player 2", "Played by")
    assert "on paper" in bench.state()[0]
