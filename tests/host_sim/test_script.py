"""The script language: parsing, running, and what is said when something is wrong."""

import pytest
from PIL import Image

from host_sim import script
from host_sim.folder_lock import FolderError
from host_sim.screen_words import Word
from host_sim.script import Runner, ScriptError, directive, lines_of, parse, press, run_file, settle
from tests.host_sim.fake_handheld import FakeHandheld

ALL = """
# how a game begins
press ok
press down x3   # three times
hold back 900
wait 200
shot home
expect New game
expect "Row # 3"
power off
power on
down left
up left
"""


@pytest.fixture
def handheld():
    return FakeHandheld()


def test_every_step_is_understood():
    steps = [(step.line, step.what, step.key, step.number, step.text) for step in parse(ALL)]
    assert steps == [
        (3, "press", "ok", 1, ""), (4, "press", "down", 3, ""), (5, "hold", "back", 900, ""), (6, "wait", "", 200, ""),
        (7, "shot", "", 0, "home"), (8, "expect", "", 0, "New game"), (9, "expect", "", 0, "Row # 3"),
        (10, "power", "", 0, "off"), (11, "power", "", 0, "on"), (12, "down", "left", 0, ""),
        (13, "up", "left", 0, ""),
    ]  # fmt: skip


def test_a_script_says_its_board_and_its_seed():
    steps = parse("# first\nboard pico_lcd_1_3\nSeed  two words # of mine\npress ok")
    assert directive(steps, "board") == "waveshare_pico_lcd_1_3"
    assert directive(steps, "seed") == "two words"
    assert directive(parse("press ok"), "seed") is None
    handheld = FakeHandheld()
    Runner(handheld).run(steps)
    assert [what for what, _time in handheld.log] == ["on", "down ok", "up ok"]


def test_windows_line_ends_and_tabs_and_capitals_do_not_matter():
    steps = parse("\ufeffPress\tOK\r\nSHOT Home.png\r\n")
    assert [(step.what, step.key or step.text) for step in steps] == [("press", "ok"), ("shot", "Home")]


@pytest.mark.parametrize(
    ("line", "words"),
    (
        ("pres ok", "did you mean 'press'"), ("jump", "The steps are: press, hold"), ("press", "say 'press KEY'"),
        ("press enter", "The keys are: up, down, left, right, ok, back, undo, info"),
        ("press ok 3", "'3' is not x1 to x1000"), ("press ok x0", "'x0' is not x1"),
        ("press ok x3 x4", "say 'press KEY'"), ("hold back", "hold KEY MILLISECONDS"),
        ("hold back long", "'long' is no number of milliseconds"), ("wait", "wait MILLISECONDS"),
        ("wait -5", "'-5' is no number"), ("wait 9999999", "is no number of milliseconds from 0 to"),
        ("shot", "needs a name"), ("shot ../home", "needs a name"), ("expect", "expect TEXT"),
        ('expect ""', "expect TEXT"), ("power", "power on"), ("power down", "power on"),
        ("down", "to press the down key say 'press down'"), ("seed 1", "'seed' stands once, before all steps"),
        ("board waveshare_pico_lcd_1_3", "'board' stands once"), ("board", "say 'board NAME'"),
        ("board waveshare_pico_lcd_1_4", "is no board. Did you mean waveshare_pico_lcd_1_3? The boards are:"),
        ("sed 1", "did you mean 'seed'"),
    ),
)  # fmt: skip
def test_errors_name_the_line_and_what_is_right(line, words):
    with pytest.raises(ScriptError) as error:
        parse("# first\n\npress ok\n" + line, "my.txt")
    assert str(error.value).startswith("my.txt, line 4: ") and words in str(error.value)


def test_two_shots_of_one_name_would_overwrite_each_other():
    with pytest.raises(ScriptError, match="line 3: the shot name 'Home' was already used in line 1"):
        parse("shot home\npress ok\nshot Home")


def test_a_press_is_80_ms_and_the_picture_settles(handheld):
    handheld.busy_until = 300
    press(handheld, "ok")
    assert handheld.log == [("down ok", 0), ("up ok", 80)]
    assert handheld.time == 400


def test_settling_takes_at_least_100_ms_and_at_most_2000(handheld):
    settle(handheld)
    assert handheld.time == 100
    handheld.busy_until = 1 << 30
    settle(handheld)
    assert handheld.time == 2100


def test_steps_are_done_in_order(tmp_path, handheld):
    Runner(handheld).run(parse("press down x2\nhold back 900\nwait 50\npower off\npower on"))
    assert [what for what, _ in handheld.log] == [
        "on", "down down", "up down", "down down", "up down", "down back", "up back", "off", "on",
    ]  # fmt: skip
    held = [time for what, time in handheld.log if what.endswith("back")]
    assert held[1] - held[0] == 900


def test_a_key_that_the_board_lacks_is_named_before_anything_runs():
    handheld = FakeHandheld("pimoroni_pico_display")
    with pytest.raises(ScriptError) as error:
        Runner(handheld, name="game").run(parse("press ok\npress left"))
    assert (
        str(error.value) == "game, line 2: the Pimoroni Pico Display Pack has no key 'left'; it has: ok, back, up, down"
    )
    assert handheld.log == []


def test_shots_are_png_files_with_the_right_colours(tmp_path):
    picture = b"\xf8\x00\x07\xe0\x00\x1f\xff\xff" + bytes(240 * 240 * 2 - 8)
    written = Runner(FakeHandheld(picture=picture), str(tmp_path / "deep" / "shots"))
    written.run(parse("shot one"))
    image = Image.open(tmp_path / "deep" / "shots" / "one.png")
    assert image.size == (240, 240)
    assert [image.getpixel((x, 0)) for x in range(5)] == [
        (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0),
    ]  # fmt: skip


def test_shots_need_a_folder():
    with pytest.raises(ScriptError, match="line 1: .*--shots"):
        Runner(FakeHandheld()).run(parse("shot home"))


def test_a_text_that_is_not_there_fails_and_the_screen_is_kept(tmp_path):
    with pytest.raises(ScriptError, match="line 2: 'Nobody' is not on the screen"):
        Runner(FakeHandheld(), str(tmp_path)).run(parse("wait 1\nexpect Nobody"))
    assert (tmp_path / "failed_in_line_2.png").exists()


def test_a_text_that_is_not_there_is_told_with_what_is(handheld):
    def words():
        return [Word(*place, text, bytes(8)) for place, text in SCREEN]

    handheld.words = words
    with pytest.raises(ScriptError) as error:
        Runner(handheld, name="game").run(parse("expect Nobody"))
    shown = ["Home", "New game 2", "Free dice"]
    assert str(error.value).split("\n    ") == ["game, line 1: 'Nobody' is not on the screen; it shows:", *shown]
    assert lines_of(words()) == shown


SCREEN = (
    ((100, 30, 9, 20), "2"),
    ((5, 33, 80, 14), "New game"),
    ((5, 60, 80, 14), "Free dice"),
    ((90, 2, 9, 20), "Home"),
)


def test_an_error_of_the_firmware_names_the_line_and_keeps_its_cause(handheld):
    handheld.key_down = lambda key: [].pop()
    with pytest.raises(ScriptError, match="line 1: the firmware stopped with IndexError") as error:
        Runner(handheld).run(parse("press ok"))
    assert isinstance(error.value.__cause__, IndexError)


def test_an_error_of_the_firmware_while_it_starts_is_told_too(handheld):
    handheld.power_on = lambda: [].pop()
    with pytest.raises(ScriptError, match="game, before its first step: the firmware stopped with IndexError") as error:
        Runner(handheld, name="game").run(parse("press ok"))
    assert isinstance(error.value.__cause__, IndexError)


def test_a_folder_that_is_refused_is_not_blamed_on_the_firmware(handheld):
    def refuse():
        raise FolderError("Another handheld plays there.")

    handheld.power_on = refuse
    with pytest.raises(FolderError):
        Runner(handheld).run(parse("press ok"))


def test_a_picture_that_cannot_be_written_is_not_blamed_on_the_firmware(tmp_path):
    (tmp_path / "afile").write_text("", encoding="utf-8")
    runner = Runner(FakeHandheld(), str(tmp_path / "afile"))
    with pytest.raises(
        ScriptError, match=r"^the picture home.png cannot be written to .*Choose another folder with --shots"
    ) as error:
        runner.run(parse("shot home"))
    assert "firmware" not in str(error.value)
    with pytest.raises(
        ScriptError, match=r"line 1: 'Nobody' is not on the screen; the picture failed_in_line_1.png cannot be written"
    ):
        runner.run(parse("expect Nobody"))


def test_complaints_of_the_panel_fail_a_script(handheld):
    handheld.violations = ["unknown command 0xF3"]
    with pytest.raises(ScriptError, match="a real handheld would not: unknown command 0xF3"):
        Runner(handheld).run(parse("wait 1"))


def test_a_screen_that_stays_dark_fails(handheld):
    handheld.backlight = 0
    with pytest.raises(ScriptError, match="stays dark"):
        script.boot(handheld)


def test_a_missing_script_is_told_plainly(tmp_path):
    with pytest.raises(ScriptError, match="cannot be read"):
        run_file(FakeHandheld(), str(tmp_path / "none.txt"))
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScriptError, match="cannot be read"):
        run_file(FakeHandheld(), str(tmp_path / "binary.txt"))
