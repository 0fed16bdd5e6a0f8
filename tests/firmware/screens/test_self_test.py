"""The first start of a new board. The self-test: every key, every board, what is found, when it opens by itself; the
questions before and after it.
"""

import pytest

from firmware import language
from firmware.boards import pimoroni_pico_display, waveshare_pico_lcd_1_3
from firmware.drawing import fonts
from firmware.language import t
from host_sim.boards import board_names, load_board
from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from host_sim.text_search import shows
from tests.firmware.screens.bench import BOARDS, Bench, BenchHardware

SELF_TEST = ["screens.self_test.SelfTest", None]
HOME = ["screens.home.Home", None]
QUESTION = "screens.large_text.Ask"
LANGUAGE = "screens.first_language.Ask"
FIXED = [load_board(name) for name in board_names() if name != "generic"]


def blank(board_name, folder):
    handheld = SimulatedHandheld(board_name, folder, tried=False)
    boot(handheld)
    return handheld


def handheld_on(board_name, folder, used_with=""):
    """A handheld that does not ask for its language any more."""
    if used_with:
        (folder / "board.txt").write_text(used_with + "\n", encoding="utf-8")
    handheld = blank(board_name, folder)
    if handheld.app.stack[-1][0] == LANGUAGE:
        press(handheld, "ok")
    return handheld


def press(handheld, key, ms=80):
    handheld.key_down(key)
    handheld.run(ms)
    handheld.key_up(key)
    handheld.run(700)


def names_of(handheld):
    return [name for name, _state in handheld.app.stack]


def sees(handheld, words):
    return shows(handheld.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT, words)


@pytest.mark.parametrize("name", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
def test_a_new_board_is_tested_once_from_the_first_picture_to_home(name, tmp_path):
    handheld = blank(name, tmp_path)
    assert names_of(handheld) == [HOME[0], QUESTION, SELF_TEST[0], LANGUAGE]
    press(handheld, "ok")
    assert sees(handheld, handheld.board.NAME) and sees(handheld, "White line along all edges?")
    keys = handheld.board.KEYS
    press(handheld, keys[0][2])  # which tests this one already
    for number, (_label, pin, _logical) in enumerate(keys):
        assert sees(handheld, "Press every key") and sees(handheld, f"{max(1, number)} of {len(keys)}")
        handheld.press_pin(pin, True)
        handheld.run(100)
        handheld.press_pin(pin, False)
        handheld.run(300)
    assert sees(handheld, f"{len(keys)} of {len(keys)}")
    press(handheld, "ok")
    assert sees(handheld, f"all {len(keys)} work") and sees(handheld, "OK")
    press(handheld, "ok")
    assert sees(handheld, "Large text?")
    press(handheld, "ok")
    assert names_of(handheld) == ["screens.home.Home"]
    assert (tmp_path / "board.txt").read_text(encoding="utf-8") == name + "\n"
    assert handheld.violations == []
    handheld.power_off()
    boot(handheld)
    assert handheld.app.stack[-1][0] == "screens.home.Home"


def test_the_power_may_fail_in_the_middle(tmp_path):
    handheld = handheld_on("pimoroni_pico_display", tmp_path)
    press(handheld, "ok")
    press(handheld, "up")
    picture = handheld.pixels()
    handheld.power_off()
    boot(handheld)
    assert handheld.pixels() == picture
    assert names_of(handheld) == [HOME[0], QUESTION, SELF_TEST[0]]


@pytest.mark.parametrize("name", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
@pytest.mark.parametrize("code", language.CODES)
def test_first_of_all_it_is_asked_for_the_language_without_a_word_of_any(name, code, tmp_path):
    handheld = blank(name, tmp_path)
    shown = handheld.app.stack.screen
    assert shown.list.labels == [language.name_of(each) for each in ("", *language.CODES)]
    assert shown.title == "Tableside" and language.name_of("") == "English"
    at = 1 + language.CODES.index(code)
    for _ in range(at):
        press(handheld, "down")
    again(handheld)
    assert names_of(handheld)[-2:] == [SELF_TEST[0], LANGUAGE], "a power cut asks again"
    assert handheld.app.stack.screen.list.focus == at and t("Large text?") == "Large text?"
    press(handheld, "ok")
    assert names_of(handheld)[-1] == SELF_TEST[0]
    again(handheld)
    assert t("Large text?") != "Large text?" and handheld.app.settings.language == code
    for ms in (80, 900, 80):
        press(handheld, "ok", ms)
    assert handheld.app.stack.screen.title == t("Large text?"), "the other question is in the chosen language"
    press(handheld, "ok")
    (tmp_path / "board.txt").unlink()
    again(handheld)
    assert names_of(handheld) == [HOME[0], SELF_TEST[0]], "neither is asked again"


def test_back_is_english_and_held_it_leaves_nothing_out(tmp_path):
    handheld = blank("waveshare_pico_lcd_1_3", tmp_path)
    press(handheld, "down")
    press(handheld, "back", 900)
    assert names_of(handheld) == [HOME[0], QUESTION, SELF_TEST[0]]
    assert handheld.app.settings.language == "" and "language=\n" in (tmp_path / "data" / "settings.txt").read_text()


@pytest.mark.parametrize("left", ["", "damaged"])
def test_a_power_cut_before_any_answer_asks_everything_again(left, tmp_path):
    handheld = blank("waveshare_pico_lcd_1_3", tmp_path)
    handheld.power_off()
    place = tmp_path / "data" / "place.log"
    place.write_text(left) if left else place.unlink()
    boot(handheld)
    assert names_of(handheld) == [HOME[0], QUESTION, SELF_TEST[0], LANGUAGE]


def at_the_question(name, folder):
    handheld = handheld_on(name, folder)
    for ms in (80, 900, 80):
        press(handheld, "ok", ms)
    assert handheld.app.stack[-1][0] == QUESTION
    return handheld


def again(handheld):
    handheld.power_off()
    boot(handheld)


@pytest.mark.parametrize("name", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
@pytest.mark.parametrize("large", [False, True])
def test_then_it_is_asked_once_for_the_size_of_text(name, large, tmp_path):
    handheld = at_the_question(name, tmp_path)
    again(handheld)
    assert handheld.app.stack[-1][0] == QUESTION, "a power cut asks again"
    press(handheld, "down")
    again(handheld)
    assert handheld.app.stack[-1][0] == QUESTION and not fonts.large_text
    press(handheld, "ok" if large else "back")
    assert handheld.app.stack[-1][0] == HOME[0]
    (tmp_path / "board.txt").unlink()
    again(handheld)
    assert names_of(handheld) == [HOME[0], SELF_TEST[0]], "it is never asked again"
    assert handheld.app.settings.large_text == fonts.large_text == large


def test_whoever_wants_small_text_answers_with_one_press(tmp_path):
    handheld = at_the_question("waveshare_pico_lcd_1_3", tmp_path)
    press(handheld, "ok")
    assert handheld.app.stack[-1][0] == HOME[0] and not handheld.app.settings.large_text
    (tmp_path / "board.txt").unlink()
    again(handheld)
    assert names_of(handheld) == [HOME[0], SELF_TEST[0]]


@pytest.mark.parametrize(
    ("used_with", "screen"),
    [
        ("pimoroni_pico_display", HOME),
        ("pimoroni_pico_display_2_0", SELF_TEST),
        ("\xff", SELF_TEST),
        ("generic", SELF_TEST),
    ],
)
def test_files_that_were_used_with_another_board_bring_it(used_with, screen, tmp_path):
    handheld = handheld_on("pimoroni_pico_display", tmp_path, used_with)
    assert handheld.app.stack[-1][0] == screen[0]


def test_the_light_and_the_led_change_and_are_as_before_afterwards(tmp_path):
    handheld = handheld_on("pimoroni_pico_display", tmp_path)
    before = handheld.backlight
    press(handheld, "ok")
    press(handheld, "ok", 900)
    lights, colours = set(), set()
    for _step in range(60):
        handheld.run(200)
        lights.add(handheld.backlight)
        colours.add(handheld.led)
    assert len(lights) == 2
    assert {(255, 0, 0), (0, 255, 0), (0, 0, 255)} <= colours
    press(handheld, "back")
    assert (handheld.backlight, handheld.led) == (before, (0, 0, 0))


@pytest.mark.parametrize("key", ["ok", "back"])
def test_a_broken_key_does_not_keep_anybody_here(key, tmp_path):
    handheld = handheld_on("pimoroni_pico_display", tmp_path)
    press(handheld, "up")
    press(handheld, key)
    assert sees(handheld, "Press every key"), "a short press is a test of the key"
    press(handheld, key, 900)
    assert sees(handheld, "2 of 4"), "the key that left the picture was seen, too"
    press(handheld, key)
    assert handheld.app.stack[-1][0] == QUESTION
    report = (tmp_path / "data" / "self_test.txt").read_text(encoding="utf-8")
    assert "board=Pimoroni Pico Display Pack\n" in report
    assert report.split("\n")[1] == "keys never pressed=" + ", ".join(
        sorted({"A", "B", "Y"} - {"A" if key == "ok" else "B"})
    )


def test_the_key_that_is_down_lights(tmp_path):
    bench = Bench(waveshare_pico_lcd_1_3, tmp_path, [HOME, ["screens.self_test.SelfTest", [1, 0]]])
    pictures = set()
    for number in range(len(waveshare_pico_lcd_1_3.KEYS)):
        bench.hardware.keys.down = 1 << number
        bench.step()
        pictures.add(bench.pixels())
        assert bench.app.stack.screen.tested.seen == (2 << number) - 1
    assert len(pictures) == len(waveshare_pico_lcd_1_3.KEYS)


@pytest.mark.parametrize("board", [*FIXED, *BOARDS[2:]], ids=lambda board: board.NAME)
@pytest.mark.parametrize("left_handed", [False, True])
def test_all_pages_fit_every_board_and_show_each_key_once(board, left_handed, tmp_path):
    bench = Bench(board, tmp_path)
    bench.app.set("left_handed", left_handed)
    for page in range(3):
        for seen in (0, (1 << len(board.KEYS)) - 1):
            bench.open([HOME, ["screens.self_test.SelfTest", [page, seen]]])
            assert bench.whole_frame() == [1]
            if page == 1:
                shown = [cell[4] for cell in bench.app.stack.screen.shown.cells if cell[4] >= 0]
                assert sorted(shown) == list(range(len(board.KEYS)))
                assert all(
                    cell[5] and not cell[5].endswith("...")
                    for cell in bench.app.stack.screen.shown.cells
                    if cell[4] >= 0
                )
                assert not any(line.words.endswith("...") for line in bench.app.stack.screen.shown.footers)
                assert bench.app.stack.screen.shown.footers[0].words.endswith("Wrong board."), (
                    "boards with the same panel are told apart by their keys alone"
                )


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.NAME)
def test_the_outermost_pixels_are_white(board, tmp_path):
    """A panel with wrong offsets loses some of them."""
    bench = Bench(board, tmp_path, [HOME, SELF_TEST])
    pixels, width, height = bench.pixels(), board.WIDTH, board.HEIGHT
    rows = [pixels[2 * width * y : 2 * width * (y + 1)] for y in range(height)]
    assert rows[0] == rows[-1] == b"\xff" * 2 * width
    assert all(row[:2] == row[-2:] == b"\xff\xff" for row in rows)
    assert sum(row[2:4] == b"\xff\xff" for row in rows) < height // 2, "the line is thin"


def test_bad_entropy_and_a_flash_that_refuses_are_told(tmp_path, monkeypatch):
    bench = Bench(pimoroni_pico_display, tmp_path)
    monkeypatch.setattr(bench.hardware, "entropy", bytes)

    def refuse(name, text):
        raise OSError(28)

    monkeypatch.setattr(bench.app.storage, "write_text", refuse)
    bench.open([HOME, ["screens.self_test.SelfTest", [2, 1]]])
    assert [(name, good) for name, _words, good in bench.app.stack.screen.shown.found] == [
        ("Keys", False),
        ("Random source", False),
        ("Storage", False),
    ]


@pytest.mark.parametrize(
    ("power", "row"),
    (((5012, True), ("Power", "USB, 5.0 V", True)), ((2190, False), ("Power", "battery, 2.2 V", False)), (None, None)),
)
def test_what_feeds_the_board_is_told_where_it_can_be_measured(power, row, tmp_path, monkeypatch):
    monkeypatch.setattr(BenchHardware, "power", lambda _hardware: power)
    bench = Bench(BOARDS[0], tmp_path, [HOME, ["screens.self_test.SelfTest", [2, 0]]])
    assert (
        [row] == [found for found in bench.app.stack.screen.shown.rows if found[0] == "Power"]
        or row is None
        and len(bench.app.stack.screen.shown.rows) == 4
    )


def test_it_opens_from_the_settings(tmp_path):
    bench = Bench(BOARDS[0], tmp_path, [HOME, ["screens.settings.Settings", None]])
    bench.press(f"down*{bench.app.stack.screen.list.labels.index('Self-test')}", "ok")
    assert bench.top == "screens.self_test.SelfTest"
    bench.press("ok")
    bench.hardware.keys.down = (1 << len(BOARDS[0].KEYS)) - 1
    bench.step()
    bench.press("ok", "ok")
    assert bench.top == "screens.settings.Settings"
