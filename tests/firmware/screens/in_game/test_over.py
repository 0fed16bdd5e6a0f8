"""The last screen of a game: the parts that all games share."""

from copy import deepcopy

import pytest

from firmware import language
from firmware.drawing import fonts
from firmware.keys import OK
from firmware.language import t, t_n
from firmware.wording import and_words
from tests.firmware.games.bench import LONG, SHORT, WIDE
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.games.penk.cases import PenkBench
from tests.firmware.games.penk.cases import over as penk_over
from tests.firmware.games.puzzle_sheet.cases import PuzzleBench
from tests.firmware.screens.bench import BOARDS
from tests.firmware.screens.panels import SIZES, board_of

STICK, BUTTONS, _WIDE = BOARDS
OVER = [["screens.home.Home", None], ["screens.in_game.over.GameOver", None]]


def couples_won(count, names, board, folder):
    """A bench with the last screen of a game of two couples, won by so many players."""
    bench = BlockBench(board, folder).begin(names, variant="couple")
    bench.app.game.table.game.winners = [0, 2] if count == 2 else [0, 1, 2, 3]
    bench.open([OVER[0], ["games.block_buster.over.Winner", None]])
    return bench


def won_by(count, names, board, folder):
    """A bench with the last screen of a game of six, won by so many."""
    bench = PuzzleBench(board, folder).begin(names)
    bench.app.game.table.game.winners = list(range(count))
    bench.open(deepcopy(OVER))
    return bench


def says(winners, couples):
    """What the end may say of these winners in the chosen language: with their names, or with their number."""
    if couples and len(winners) > 2:
        return [t("Both couples share the win!")]
    if couples:
        return [t("{0} and {1} win!", *winners), t("One couple wins!")]
    counted = t_n(len(winners), "One player wins!", "{0} players share the win!")
    return [t("{0} wins!" if len(winners) == 1 else "{0} share the win!", and_words(winners)), counted]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", (WIDE, ["Christopher", "Alexander"], LONG), ids=lambda names: names[0])
def test_the_end_says_who_has_won_or_how_many(size, names, tmp_path):
    ends = [(won_by, count, False) for count in range(1, 1 + len(names))]
    ends += [(couples_won, count, True) for count in (2, 4) if len(names) > 3]
    for make, count, couples in ends:
        bench = make(count, names[: 4 if couples else 6], board_of(*size), tmp_path / f"{count}{couples}")
        winners = bench.app.stack.screen.winners()
        for code in ("", *language.CODES):
            for large in (False, True):
                bench.show_again(bench.app.stack.cover(), language=code, large_text=large)
                assert bench.whole_frame() == [1], "the canvas is strict: it fits"
                screen = bench.app.stack.screen
                shown = screen.list.labels[screen.list.first :][: screen.list.count]
                assert shown
                title = screen.fanfare.title.replace(" ", "")
                told = [text.replace(" ", "") for text in says(winners, couples)]
                assert title in told
                is_named = title == told[0] or winners[0] in " ".join([screen.fanfare.text, *shown])
                assert is_named or names is LONG or count > 2
        fonts.set_large_text(False)


def test_more_names_than_there_is_room_for_are_counted(tmp_path):
    for count in (5, 6):
        screen = won_by(count, LONG, board_of(240, 135), tmp_path / str(count)).app.stack.screen
        assert screen.fanfare.title == f"{count} players share the win!"
    assert won_by(6, SHORT, board_of(240, 135), tmp_path / "short").app.stack.screen.fanfare.title == (
        "Ann, Bo, Cy, Dee, Ed and Flo share the win!"
    )


@pytest.mark.parametrize(
    ("scores", "winners", "told"),
    (
        ([40, 34, 12], [0], "Ann wins by 6."),
        ([-3, -1, -9], [1], "Bo wins by 2."),
        ([40, 40, 12], [0, 1], "They win by 28."),
        ([40, 40, 40], [0, 1, 2], "40 points each."),
        ([40, 40, 12], [0], "Equal scores, but 2 empty cells fewer."),
    ),
)
def test_the_end_says_by_how_much(scores, winners, told, tmp_path, monkeypatch):
    bench = PuzzleBench(STICK, tmp_path).begin(SHORT[:3])
    game = bench.app.game.table.game
    monkeypatch.setattr(game, "scores", lambda: list(scores))
    monkeypatch.setattr(game, "unshaded", lambda seat: (3, 5, 9)[seat])
    game.winners = winners
    bench.open([OVER[0], ["games.puzzle_sheet.over.Winner", None]])
    assert bench.app.stack.screen.fanfare.text == told


@pytest.mark.parametrize(
    "names", (SHORT, [f"Player {seat}" for seat in range(1, 7)], ["Benedikt", "Charlotte"[:8]] * 3)
)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_low_panel_shows_all_ranks_without_a_press(players, names, tmp_path, monkeypatch):
    bench = PuzzleBench(BUTTONS, tmp_path).begin(names[:players])
    scores = [12, 40, 208, 34, 7, 100][:players]
    monkeypatch.setattr(bench.app.game.table.game, "scores", lambda: scores)
    bench.app.game.table.game.winners = [scores.index(max(scores))]
    bench.open([OVER[0], ["games.puzzle_sheet.over.Winner", None]])
    order = sorted(range(players), key=lambda seat: -scores[seat])
    told = ", ".join(f"{names[seat]} {scores[seat]}" for seat in order)
    assert bench.app.stack.screen.fanfare.text.replace("\xa0", " ").endswith(told + ".")
    assert bench.whole_frame() == [1] and bench.app.stack.screen.list.count >= 1


def test_final_scores_stand_by_rank_and_open_the_lines_of_whom_they_name(tmp_path):
    bench = penk_over(PenkBench(STICK, tmp_path).begin(SHORT[:4]), 2).push("games.penk.scores.Scores")
    assert bench.app.stack.screen.list.labels == ["Cy", "Ann", "Bo", "Dee"]
    bench.press("ok")
    assert bench.app.stack.screen.title == "Cy"
    bench.app.stack.home()
    bench.open([OVER[0], ["screens.history.Game", [1]]])
    told = bench.app.stack.screen.words.split("\n")[:4]
    assert [line.split()[0] for line in told] == ["Cy", "Ann", "Bo", "Dee"] and told[0].endswith("(won)")


def test_a_victory_is_seen_moving_and_lights_the_led_until_the_screen_is_left(tmp_path):
    lights = []
    bench = won_by(1, SHORT, BUTTONS, tmp_path)
    bench.hardware.led = lambda *colour: lights.append(colour)
    bench.app.set("motion", True)
    bench.app.stack.show(deepcopy(OVER))
    bench.step()
    bench.step()
    assert bench.app.stack.screen.fanfare.moving
    for _ in range(50):
        bench.step()
    assert not bench.app.stack.screen.fanfare.moving and bench.top == OVER[1][0]
    flashes = [red + green + blue > 0 for red, green, blue in lights]
    assert flashes.count(True) > 2 and flashes.count(False) > 2 and flashes[-1]
    seen = bench.pixels()
    bench.open([OVER[0], [OVER[1][0], bench.state()]])
    assert bench.pixels() == seen, "it does not move when it is opened again"


def test_ok_ends_the_motion_and_the_next_one_shows_the_winners_sheet(tmp_path):
    bench = won_by(1, SHORT, STICK, tmp_path)
    bench.app.game.table.game.phase = "over"
    bench.app.set("motion", True)
    bench.app.stack.show(deepcopy(OVER))
    bench.step()
    for top in (OVER[1][0], "games.puzzle_sheet.boards.Boards"):
        bench.step(100)
        bench.hardware.keys.events.append(OK)
        bench.step()
        bench.step()
        assert bench.top == top


def test_what_is_known_of_the_winner_is_said_anew_in_another_language(tmp_path):
    story = [["Ann's record", "in 3 games"], "Ann"]
    bench = penk_over(PenkBench(STICK, tmp_path).begin(), 0)
    bench.open([OVER[0], [OVER[1][0], [1, 0, story, "Ann 2", ""]]])
    bench.app.stack.show(bench.app.stack.cover())
    bench.settle()
    assert "Ann's record\nin 3 games" in bench.app.stack.screen.list.labels
    bench.app.set("language", "de")
    bench.app.stack.show(bench.app.stack.cover())
    bench.settle()
    assert not {"Ann's record\nin 3 games", "Spieleabend\nAnn 2"} & set(bench.app.stack.screen.list.labels)
