"""The window, drawn by SDL's dummy driver."""

import os

import pytest
from PIL import Image

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
pygame = pytest.importorskip("pygame")

from firmware.boards.generic import read
from host_sim.boards import board_names, load_board
from host_sim.case_layout import CaseLayout
from host_sim.demo import Demo
from host_sim.folder_lock import FolderError
from host_sim.script import parse
from host_sim.window import LONGEST_FRAME_MS, Window
from tests.host_sim.every_board import every_board
from tests.host_sim.fake_handheld import FakeHandheld


@pytest.fixture
def opened(tmp_path):
    windows = []

    def open_window(board="waveshare_pico_lcd_1_3", scale=1):
        windows.append(Window(FakeHandheld, board, str(tmp_path / "shots"), scale))
        windows[-1].frame(16)
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


@pytest.fixture
def window(opened):
    return opened()


def key(name, down=True, mod=0, **more):
    known = {"key": pygame.key.key_code(name), "mod": mod, **more}
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, known)


def mouse(place, down=True):
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, button=1, pos=place)


def do(window, *events):
    for event in events:
        pygame.event.post(event)
    window.frame(16)


@every_board
@pytest.mark.parametrize("scale", (1, 2))
def test_the_panel_is_drawn_pixel_by_pixel(opened, board, scale):
    window = opened(board, scale)
    layout = CaseLayout(load_board(board))
    for x, y in ((0, 0), (100, 50), (layout.board.WIDTH - 1, layout.board.HEIGHT - 1)):
        at = (y * layout.board.WIDTH + x) * 2
        value = int.from_bytes(window.handheld.picture[at : at + 2], "big")
        shown = window.picture().get_at(window.window_point(layout.panel_x + x + 0.5, layout.panel_y + y + 0.5))
        for part, expected in zip(
            shown[:3], ((value >> 11) * 255 // 31, (value >> 5 & 63) * 255 // 63, (value & 31) * 255 // 31), strict=True
        ):
            assert abs(part - expected) <= 8


@every_board
@pytest.mark.parametrize("turned", (False, True))
def test_a_click_on_each_key_presses_just_that_key(opened, board, turned):
    window = opened(board)
    window.handheld.turned = turned
    for place in CaseLayout(load_board(board)).keys:
        point = window.window_point(place.x, place.y)
        do(window, mouse(point))
        assert window.handheld.pressed_pins() == [place.pin]
        do(window, mouse(point, down=False))
        assert window.handheld.pressed_pins() == []


@every_board
@pytest.mark.parametrize("turned", (False, True))
@pytest.mark.parametrize("scale", (1, 2))
def test_a_click_on_the_panel_taps_there_and_a_pull_swipes(opened, board, turned, scale):
    window = opened(board, scale)
    window.handheld.turned = turned
    layout = window._case.layout

    def point(x, y):
        if turned:
            x, y = layout.board.WIDTH - 1 - x, layout.board.HEIGHT - 1 - y
        return window.window_point(layout.panel_x + x + 0.5, layout.panel_y + y + 0.5)

    do(window, mouse(point(100, 20)), mouse(point(103, 22), down=False))
    do(window, mouse(point(100, 90)), mouse(point(100, 30), down=False))
    assert window.handheld.log[-2:] == [("tap", 100, 20), ("swipe", 0, -60)]


@every_board
def test_keys_and_stick_lie_beside_the_panel_and_apart(board):
    layout = CaseLayout(load_board(board))
    for place in layout.keys:
        assert 0 < place.x < layout.width and 0 < place.y < layout.height
        assert not layout.panel_x - 10 < place.x < layout.panel_x + layout.board.WIDTH + 10
        assert layout.key_at(place.x, place.y) is place
    assert layout.key_at(layout.panel_x + 5, layout.panel_y + 5) is None


def test_keys_without_a_place_are_apart_from_the_stick():
    lines = ["b, 13, back", "u, 2, up", "d, 3, down", "l, 4, left", "m, 5, ok", "o, 6, ok", "n, 7, undo", "i, 8, info"]
    board = read("\n".join("key = " + line for line in lines).encode())
    layout = CaseLayout(board)
    for place in layout.keys:
        assert layout.key_at(place.x, place.y) is place
        assert 0 < place.x < layout.width and 0 < place.y < layout.height
    assert [place.label for place in layout.keys if place.direction is None] == ["b", "o", "n", "i"]


def test_letting_go_outside_of_the_key_releases_it(window):
    place = CaseLayout(window.handheld.board).keys[5]
    do(window, mouse(window.window_point(place.x, place.y)))
    do(window, mouse((1, 1), down=False))
    assert window.handheld.pressed_pins() == []


def test_keyboard_arrows_letters_and_enter(window):
    pins = {logical: pin for _, pin, logical in reversed(window.handheld.board.KEYS)}
    for name, logical in (
        ("up", "up"), ("left", "left"), ("return", "ok"), ("space", "ok"), ("backspace", "back"), ("u", "undo"),
        ("i", "info"),
    ):  # fmt: skip
        do(window, key(name))
        assert window.handheld.pressed_pins() == [pins[logical]]
        do(window, key(name, down=False))
    do(window, key("x"))
    assert window.handheld.pressed_pins() == [19]
    do(window, key("x", down=False))
    assert window.handheld.pressed_pins() == []


def test_letters_of_other_alphabets_are_keys_by_their_place(window):
    pins = {logical: pin for _, pin, logical in reversed(window.handheld.board.KEYS)}
    for letter, scancode, pressed in (
        ("\u0433", pygame.KSCAN_U, [pins["undo"]]), ("\u0448", pygame.KSCAN_I, [pins["info"]]),
        ("g", pygame.KSCAN_U, []), ("\xe9", pygame.KSCAN_2, []),
    ):  # fmt: skip
        do(window, key("a", key=ord(letter), scancode=scancode))
        assert window.handheld.pressed_pins() == pressed
        do(window, key("a", down=False, key=ord(letter), scancode=scancode))


def test_arrows_mean_what_the_holder_of_a_turned_handheld_sees(opened):
    window = opened("pimoroni_pico_display")
    window.handheld.turned = True
    do(window, key("up"))
    assert window.handheld.pressed_pins() == [15]


def test_two_fingers_on_one_key(window):
    do(window, key("return"), key("space"))
    do(window, key("space", down=False))
    assert len(window.handheld.pressed_pins()) == 1
    do(window, key("return", down=False))
    assert window.handheld.pressed_pins() == []


def test_fingers_leave_when_the_window_loses_the_keyboard(window):
    do(window, key("up"))
    do(window, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert window.handheld.pressed_pins() == []


def test_screenshots_are_numbered_pictures_of_the_panel(tmp_path, window):
    do(window, key("f12"))
    do(window, key("s"))
    assert sorted(os.listdir(tmp_path / "shots")) == ["shot-001.png", "shot-002.png"]
    assert Image.open(tmp_path / "shots" / "shot-001.png").size == (240, 240)


def test_a_screenshot_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path, window):
    (tmp_path / "shots").write_text("a file in the way", encoding="utf-8")
    do(window, key("f12"))
    assert window.open and window.note.startswith("No picture: ")


def test_power_that_cannot_come_back_is_told(monkeypatch, window):
    do(window, key("f5"))

    def refuse(_handheld):
        raise FolderError("Another handheld plays there.")

    monkeypatch.setattr(FakeHandheld, "power_on", refuse)
    do(window, key("f5"))
    assert window.open and not window.handheld.is_on and window.note == "Another handheld plays there."
    do(window, key("f2"))
    assert window.open and not window.handheld.is_on and window.note == "Another handheld plays there."


def test_the_menu_changes_the_board(opened):
    window = opened("waveshare_pico_lcd_1_3")
    first = window.handheld
    do(window, mouse((200, 22)), mouse((200, 22), down=False))
    row = 62 + 30 * board_names().index("pimoroni_pico_display")
    do(window, mouse((200, row)), mouse((200, row), down=False))
    assert window.handheld.board_name == "pimoroni_pico_display" and window.handheld.is_on
    assert first.log[-1][0] == "off"
    do(window, key("f2"))
    assert window.handheld.board_name == "pimoroni_pico_display_2_0"


def test_a_dim_backlight_and_darkness_are_seen(window):
    layout = CaseLayout(window.handheld.board)
    window.handheld.picture = b"\xff\xff" * 57600
    seen = []
    for light in (100, 15, 0):
        window.handheld.backlight = light
        window.frame(16)
        seen.append(window.picture().get_at(window.window_point(layout.panel_x + 9, layout.panel_y + 9))[0])
    assert seen[0] == 255 and 60 < seen[1] < 160 and seen[2] == 0


def test_the_led_is_seen(opened):
    window = opened("pimoroni_pico_display")
    layout = CaseLayout(window.handheld.board)
    seen = []
    for led in ((0, 0, 0), (0, 255, 0)):
        window.handheld.led = led
        window.frame(16)
        seen.append(window.picture().get_at(window.window_point(*layout.led))[:3])
    assert seen[0][1] < 128 and seen[1][1] > 240 and seen[1][0] == seen[1][2] == 0


def test_time_passes_and_a_busy_computer_does_not_make_it_jump(window):
    before = window.handheld.time
    window.frame(33)
    assert window.handheld.time == before + 33
    window.frame(5000)
    assert window.handheld.time == before + 33 + LONGEST_FRAME_MS


def test_power_key_and_closing(window):
    do(window, key("f5"))
    assert not window.handheld.is_on
    do(window, key("f5"))
    assert window.handheld.is_on
    do(window, key("q", mod=pygame.KMOD_LCTRL))
    assert not window.open


@pytest.mark.parametrize(("size", "whole"), (((1300, 900), False), ((880, 740), True), ((300, 240), False)))
def test_resizing_fills_the_window_and_cuts_nothing_off(window, size, whole):
    pygame.display.set_mode(size, pygame.RESIZABLE)
    do(window, pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    layout = CaseLayout(window.handheld.board)
    left, top = window.window_point(0, 0)
    right, bottom = window.window_point(layout.width, layout.height)
    assert 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]
    scale = (right - left) / layout.width
    assert abs(scale - round(scale)) < 0.01 if whole else abs(scale - round(scale)) > 0.05
    place = layout.keys[5]
    do(window, mouse(window.window_point(place.x, place.y)))
    assert window.handheld.pressed_pins() == [place.pin]


@every_board
@pytest.mark.parametrize(("width", "height"), ((1366, 768), (1280, 900), (800, 600)))
def test_it_opens_large_and_whole_on_a_small_desktop(opened, monkeypatch, board, width, height):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(width, height)])
    window = opened(board, None)
    across, down = window.picture().get_size()
    assert across <= width and down <= height * 9 // 10
    assert across >= width * 8 // 10 or down >= height * 8 // 10 or board == "generic"
    layout = CaseLayout(window.handheld.board)
    right, bottom = window.window_point(layout.width, layout.height)
    assert 0 < right <= across and 0 < bottom <= down


def test_the_power_button(window):
    area = window._bar.hot[-1][0]
    for on in (False, True):
        do(window, mouse(area.center), mouse(area.center, down=False))
        assert window.handheld.is_on is on


def test_the_window_comes_back_where_it_was_unless_that_is_out_of_sight(tmp_path, monkeypatch):
    kept = tmp_path / "window.txt"
    places = []
    monkeypatch.setattr(pygame.display, "set_window_position", places.append)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (70, 30))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])

    def open_and_close():
        window = Window(FakeHandheld, "waveshare_pico_lcd_1_3", "shots", place_file=str(kept))
        size = window.picture().get_size()
        window.close()
        return size

    first = open_and_close()
    assert places == [] and kept.read_text() == "70 30 %d %d\n" % first
    kept.write_text("70 30 500 444\n")
    assert open_and_close() == (500, 444) and places == [(70, 30)]
    for content in ("5000 30 500 444", "", "a b c d", "1 2 3", "9999999999999 0 9999999999999 1", "\0"):
        kept.write_text(content)
        open_and_close()
    assert places == [(70, 30)]


def test_a_demonstration_plays_until_somebody_plays_on(tmp_path):
    steps = parse("press down x2\npress ok")
    window = Window(FakeHandheld, "waveshare_pico_lcd_1_3", str(tmp_path), 1, demo=Demo("", steps))
    for _ in range(100):
        window.frame(100)
    assert [what for what, _at in window.handheld.log[1:]] == ["down down", "up down"] * 2 + ["down ok", "up ok"]
    assert "over" in window.note
    window.close()
    window = Window(FakeHandheld, "waveshare_pico_lcd_1_3", str(tmp_path), 1, demo=Demo("", steps))
    do(window, key("return"))
    for _ in range(50):
        window.frame(100)
    assert [what for what, _at in window.handheld.log[1:]] == ["press"], "only what was pressed by hand"
    window.close()
