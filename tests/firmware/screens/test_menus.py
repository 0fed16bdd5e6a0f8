"""Home, settings, history, free dice and the screens that ask: what their keys do."""

from firmware import VERSION
from firmware.storage.storage import Storage
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import choose, labels, to_row
from tests.firmware.screens.cases import LONG_WORDS, fill_storage

HOME = ["screens.home.Home", None]


def play_one(bench, names):
    """Start a game and go home."""
    bench.app.game.new("penk", names, list(range(len(names))))
    bench.settle()
    bench.app.stack.home()
    bench.settle()


# Home


@each_board
def test_home_offers_to_go_on_first(board, tmp_path):
    bench = Bench(board, tmp_path)
    assert labels(bench)[0] == "New game"
    play_one(bench, ["Ann", "Bo", "Cy"])
    assert labels(bench)[0] == "Resume Penk!\nAnn, Bo, Cy"
    bench.press("ok")
    assert bench.top.startswith("games.penk")
    assert bench.app.game.record.number == 1


@each_board
def test_home_goes_on_with_the_newest_unfinished_game(board, tmp_path):
    fill_storage(Storage(str(tmp_path)))
    bench = Bench(board, tmp_path)
    bench.press("ok")
    assert bench.app.game.record.number == 4


@each_board
def test_back_does_nothing_at_home(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.press("down", "back")
    assert list(bench.app.stack) == [["screens.home.Home", [1, 0, False]]]


@each_board
def test_home_and_about_say_test_dice(board, tmp_path):
    bench = Bench(board, tmp_path)
    usual = bench.pixels()
    bench.hardware.test_dice = True
    bench.open([HOME])
    assert bench.pixels() != usual
    assert bench.whole_frame() == [1]
    bench.open([HOME, ["screens.about.About", None]])
    assert "TEST DICE" in bench.app.stack.screen.text.words


def test_about_says_what_the_program_was_built_from_but_in_pictures_that_are_compared(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.hardware.build = "0123abcd"
    bench.open([HOME, ["screens.about.About", None]])
    assert bench.app.stack.screen.text.words.startswith("Tableside %s 0123abcd\n" % VERSION)
    bench.hardware.test_dice = True
    bench.open([HOME, ["screens.about.About", None]])
    assert bench.app.stack.screen.text.words.startswith("Tableside %s\n" % VERSION)


@each_board
def test_all_six_colours_come_back_with_their_game(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.game.new("puzzle_sheet", ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"], [5, 4, 3, 2, 1, 0])
    bench.settle()
    again = Bench(board, tmp_path)
    assert again.app.game.colours == [5, 4, 3, 2, 1, 0]
    again.app.stack.home()
    again.settle()
    assert labels(again)[0].startswith("Resume Puzzle Sheet\nAnn, Bo")


# Settings


@each_board
def test_brightness_acts_at_once_and_is_kept(board, tmp_path):
    bench = Bench(board, tmp_path, [HOME, ["screens.settings.Settings", None]])
    assert bench.hardware.light == 80
    bench.press("ok", "down*2")
    assert bench.hardware.light == 60
    bench.press("ok", "down")
    assert bench.hardware.light == 60, "once let go, down moves on"
    assert Bench(board, tmp_path).hardware.light == 60


@each_board
def test_left_handed_acts_at_once(board, tmp_path):
    bench = Bench(board, tmp_path, [HOME, ["screens.settings.Settings", None]])
    choose(bench, "Left-handed")
    assert bench.hardware.turned
    assert bench.whole_frame() == [1]
    bench.press("ok")
    assert not bench.hardware.turned


@each_board
def test_the_player_light_is_offered_where_there_is_one(board, tmp_path):
    bench = Bench(board, tmp_path, [HOME, ["screens.settings.Settings", None]])
    assert ("Player light" in labels(bench)) == (board.LED is not None)


@each_board
def test_reset_asks_first(board, tmp_path):
    bench = Bench(board, tmp_path, [HOME, ["screens.settings.Settings", None]])
    choose(bench, "Animation")
    assert not bench.app.settings.motion
    choose(bench, "Reset all")
    bench.press("ok")
    assert not bench.app.settings.motion, "the focus is on keeping them"
    choose(bench, "Reset all", "Reset them")
    assert bench.app.settings.motion
    assert bench.top == "screens.settings.Settings"


def test_a_stick_changes_values_at_once(tmp_path):
    bench = Bench(BOARDS[0], tmp_path, [HOME, ["screens.settings.Settings", None]])
    bench.press("right")
    assert bench.app.settings.brightness == 90
    to_row(bench, "Animation")
    bench.press("left")
    assert not bench.app.settings.motion


# History


@each_board
def test_history_lists_all_games_newest_first(board, tmp_path):
    fill_storage(Storage(str(tmp_path)))
    bench = Bench(board, tmp_path, [HOME, ["screens.history.History", None]])
    assert [label[:6] for label in labels(bench)] == ["Player", "Score ", "4. Pen", "3. Pen", "Game 2", "1. Pen"]


@each_board
def test_a_game_is_deleted_only_after_consent(board, tmp_path):
    storage = Storage(str(tmp_path))
    fill_storage(storage)
    bench = Bench(board, tmp_path, [HOME, ["screens.history.History", [0, [4, 0, False]]]])
    bench.press("ok")
    choose(bench, "Delete")
    bench.press("ok")
    assert storage.games() == [4, 3, 2, 1]
    choose(bench, "Delete", "Delete it")
    assert storage.games() == [4, 3, 1]
    assert bench.top == "screens.history.History"


@each_board
def test_the_running_game_can_be_deleted(board, tmp_path):
    bench = Bench(board, tmp_path)
    play_one(bench, ["Ann", "Bo"])
    choose(bench, "History")
    bench.press("down", "ok")
    choose(bench, "Delete", "Delete it")
    bench.press("back")
    assert labels(bench)[0] == "New game"
    again = Bench(board, tmp_path)
    assert again.app.game.table is None


@each_board
def test_an_unfinished_game_goes_on_from_history(board, tmp_path):
    fill_storage(Storage(str(tmp_path)))
    bench = Bench(board, tmp_path, [HOME, ["screens.history.Game", [1]]])
    choose(bench, "Resume")
    assert bench.app.game.table.players == ["Ann", "Bo"]
    assert bench.app.game.record.number == 1


@each_board
def test_a_finished_game_shows_scores_and_winners(board, tmp_path):
    fill_storage(Storage(str(tmp_path)))
    bench = Bench(board, tmp_path, [HOME, ["screens.history.Game", [3]]])
    assert bench.app.stack.screen.words.split("\n")[1] == "MMMMMMMMMMMM 9999 (won)"
    assert bench.app.stack.screen.words.split("\n")[3] == "WMWMWMWMWMWM 0"


def test_history_has_pages(tmp_path):
    storage = Storage(str(tmp_path))
    for _ in range(25):
        storage.create("nothing\n", {})
    bench = Bench(BOARDS[1], tmp_path, [HOME, ["screens.history.History", None]])
    choose(bench, "Older games")
    choose(bench, "Older games")
    assert labels(bench)[0].startswith("Game 5\n")
    assert "Older games" not in labels(bench)
    choose(bench, "Newer games")
    assert labels(bench)[0].startswith("Game 15\n")


# Screens that ask


@each_board
def test_a_long_message_can_be_read_to_its_end(board, tmp_path):
    bench = Bench(board, tmp_path, [HOME, ["screens.choice.Message", [LONG_WORDS]]])
    shown = set()
    for _ in range(12):
        text = bench.app.stack.screen.text
        shown.update(text.lines[text.first : text.first + text.count])
        bench.press("down")
    assert shown == set(text.lines)
    bench.press("up*12")
    assert bench.app.stack.screen.text.first == 0
    bench.press("ok")
    assert bench.top == "screens.home.Home"


@each_board
def test_a_question_starts_on_the_answer_that_changes_nothing(board, tmp_path):
    bench = Bench(board, tmp_path, [HOME, ["screens.choice.Confirm", ["Title", "Really?", "No", "Yes"]]])
    assert bench.app.stack.screen.list.focus == 0
    bench.press("up")
    assert bench.app.stack.screen.list.focus == 1, "up goes round"
