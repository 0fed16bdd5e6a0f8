"""Screens in Japanese: it is chosen like any language, and its long words find room."""

import pytest

from firmware import language
from firmware.drawing import fonts, lists
from firmware.drawing.widgets import Button, Layout
from firmware.language import t
from firmware.screens.in_game import action_log
from firmware.storage.storage import Storage
from host_sim.screen_words import Recorder
from tests.firmware.screens.bench import Bench, each_board
from tests.languages import chosen_by

NAME = "日本語"
LONG = "本体がサイコロを振りました。取り消しはみんながOKのときだけです。もう一度ためしてください。"
TEXTS = (("Language", "言葉"), ("Reset all settings to their defaults?", LONG), ("OK", "決定"), ("Tip", "ヒント" * 5))


@pytest.fixture(autouse=True)
def japanese():
    with chosen_by(TEXTS, lambda _count: 0, NAME, language.JAPANESE):
        yield
    fonts.set_large_text(False)


def painted(bench):
    recorder = Recorder(bench.app.frame.canvas, bench.board.HEIGHT)
    assert bench.whole_frame() == [1]
    return [word.text for word in recorder.words if not word.drawn]


def in_japanese(board, folder, large=False):
    Storage(str(folder)).write_text("settings.txt", f"language=ja\nlarge_text={'on' if large else 'off'}\n")
    return Bench(board, folder)


@each_board
def test_it_has_its_own_name_while_english_is_chosen_and_acts_at_once(board, tmp_path):
    bench = Bench(board, tmp_path)
    bench.open([["screens.settings.Settings", None]])
    rows = bench.app.stack.screen.list
    bench.press(f"down*{rows.labels.index('Language')}", "ok", "down")
    assert rows.values[rows.labels.index("言葉")] == NAME and NAME in painted(bench) and language.japanese
    bench.press("up")
    assert "Language" in rows.labels and not language.japanese and "English" in painted(bench)
    assert all(fonts.SMALL.width(letter) == fonts.SMALL.width("あ") for letter in NAME)


@each_board
def test_it_is_there_when_the_handheld_is_switched_on(board, tmp_path):
    in_japanese(board, tmp_path)
    assert language.japanese and t("Language") == "言葉"


@each_board
@pytest.mark.parametrize("large", [False, True])
def test_a_long_message_has_room_in_lines_that_end_by_its_rules(board, large, tmp_path):
    bench = in_japanese(board, tmp_path, large)
    bench.open([["screens.home.Home", None], ["screens.choice.Message", ["Reset all settings to their defaults?"]]])
    lines = [line for line in painted(bench) if line in LONG and len(line) > 1]
    assert len(lines) > 1 and not [line for line in lines if line[0] in "、。ー"]
    assert LONG.startswith("".join(lines))
    assert board.HEIGHT < 200 or large or "".join(lines) == LONG


@each_board
def test_a_title_of_one_long_word_has_two_lines_with_large_text(board):
    language.choose(language.JAPANESE, False)
    fonts.set_large_text(True)
    title = lists.Title()
    title.prepare(Layout(board, False), LONG[:10], "1/2")
    assert (title.words, len(title.lines), title.right) == (LONG[:10], 2, "1/2")


def test_an_entry_of_the_history_goes_on_in_a_second_line(monkeypatch):
    language.choose(language.JAPANESE, False)
    log = action_log.ActionLog.__new__(action_log.ActionLog)
    log.width = 200
    log.layout = type("Layout", (), {"left": 0})
    placed = log._placed([LONG[:20]], 8)[1:]
    assert [line for _x, line, *_more in placed] == [0, 1]
    assert "".join(run[4] for run in placed) == LONG[:20]
    assert all(x + font.width(text) <= 200 for x, _line, font, _style, text in placed)


def test_a_button_shortens_a_name_in_kana_before_its_words():
    button = Button()
    button.prepare(0, 0, 220, 28, "ア" * 12 + ": done")
    shown = button._shown[6]
    assert shown.startswith("ア" * 9) and shown.endswith("...: done") and button._shown[7].width(shown) <= 220 - 8
