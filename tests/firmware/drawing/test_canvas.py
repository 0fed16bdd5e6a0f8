"""The canvas paints and sends only boxes that changed, and nothing leaves its box."""

import pytest

from firmware.drawing import fonts, theme
from firmware.drawing.canvas import LARGEST, Canvas, TextDoesNotFit
from firmware.drivers import portable_blit
from tools import places

RED = 0xF800
GREEN = 0x07E0


class Panel:
    """Keeps what is written, and which windows were opened."""

    width = 240
    height = 240

    def __init__(self):
        self.pixels = bytearray(2 * self.width * self.height)
        self.windows = []
        self.waits = 0

    def window(self, x, y, w, h):
        self.windows.append((x, y, w, h))

    def write(self, buffer, count, start):
        buffer = buffer[start : start + count]
        x, y, w, h = self.windows[-1]
        assert count == w * h * 2
        for row in range(h):
            start = 2 * ((y + row) * self.width + x)
            self.pixels[start : start + 2 * w] = buffer[2 * w * row : 2 * w * (row + 1)]

    def wait(self):
        self.waits += 1

    def pixel(self, x, y):
        at = 2 * (y * self.width + x)
        return self.pixels[at] << 8 | self.pixels[at + 1]


@pytest.fixture
def panel():
    return Panel()


@pytest.fixture
def canvas(panel):
    return Canvas(panel, portable_blit)


def frame(canvas, *boxes, everything=False):
    """Draws one frame of boxes (arguments of Canvas.box); returns what each box answered."""
    canvas.begin(everything)
    answers = [canvas.begin_region(*box) for box in boxes]
    canvas.finish()
    return answers


BOXES = ((0, 0, 240, 24, RED, 1, "one"), (0, 24, 240, 24, RED, 2, "two"), (0, 48, 240, 24, GREEN, 3, None))


def test_an_unchanged_frame_sends_nothing(canvas, panel):
    frame(canvas, *BOXES)
    panel.windows.clear()
    assert frame(canvas, *BOXES) == [False, False, False]
    assert panel.windows == []


def test_a_new_screen_may_keep_the_first_boxes(canvas):
    frame(canvas, *BOXES)
    canvas.begin(False)
    answers = [canvas.begin_region(*BOXES[0])]
    canvas.renew()
    answers += [canvas.begin_region(*box) for box in BOXES[1:]]
    canvas.finish()
    assert answers == [False, True, True]
    assert frame(canvas, *BOXES) == [False, False, False]


def test_everything_is_painted_after_a_frame_that_broke_off(canvas):
    frame(canvas, *BOXES)
    canvas.begin(False)
    canvas.begin_region(*BOXES[0])
    assert frame(canvas, *BOXES) == [True, True, True]


def test_a_frame_has_room_for_64_boxes(canvas):
    boxes = [(x, y, 10, 10, RED, x, None) for y in range(0, 160, 10) for x in range(0, 40, 10)]
    assert all(frame(canvas, *boxes))
    assert not any(frame(canvas, *boxes))
    with pytest.raises(ValueError, match="the box of 10 x 10 at 200, 200 is one too many: a frame has room for 64 "):
        frame(canvas, *boxes, (200, 200, 10, 10, RED))


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ((0, 0, 240, 33), "is too large: it has 7920 pixels, the limit is 7680"),
        ((-1, 0, 10, 10), "leaves the panel, which has room for 240 x 240"),
        ((231, 0, 10, 10), "leaves the panel"),
        ((0, 231, 10, 10), "leaves the panel"),
        ((0, 0, 0, 10), "has no pixels"),
    ],
)
def test_a_box_that_cannot_be_opened_says_why_whichever_it_is_of_the_frame(canvas, place, why):
    for before in (0, 63):
        canvas.begin(True)
        for _box in range(before):
            canvas.begin_region(0, 0, 10, 10, RED)
        with pytest.raises(ValueError) as error:
            canvas.begin_region(*place, RED)
        assert str(error.value).startswith("the box of {2} x {3} at {0}, {1} ".format(*place) + why)


def test_where_no_box_is_open_a_strict_canvas_says_so(canvas):
    canvas.strict = True
    canvas.begin(True)
    with pytest.raises(TextDoesNotFit, match="the text 'Ann' at 20, 20 is in no box: none is open"):
        canvas.text(20, 20, "Ann", fonts.SMALL, theme.TEXT)


def test_the_page_names_the_limits():
    page = (places.ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    assert f"{LARGEST:,} pixels" in page and f"room for {portable_blit.BOXES} boxes" in page


def test_a_look_is_a_number_of_32_bits(canvas):
    for look in (0, (1 << 32) - 1, -1, -1 << 31):
        assert frame(canvas, (0, 0, 10, 10, RED, look), everything=True) == [True]
    canvas.begin(True)
    with pytest.raises(ValueError):
        canvas.begin_region(0, 0, 10, 10, RED, 1 << 32)


class SlowPanel(Panel):
    """A panel to which what is written travels until the next window is opened or somebody waits: only then the pixels
    are looked at.
    """

    def __init__(self):
        super().__init__()
        self.travels = None
        self.waits_between = 0

    def window(self, x, y, w, h):
        self.arrive()
        super().window(x, y, w, h)

    def write(self, buffer, count, start):
        self.travels = (buffer, count, start)

    def wait(self):
        self.waits_between += self.travels is not None
        self.arrive()

    def arrive(self):
        if self.travels:
            super().write(*self.travels)
            self.travels = None


@pytest.mark.parametrize(
    "heights", [(28,) * 8, (5, 32, 1, 32, 32, 7, 30, 30), (32, 32, 32, 32), (1,) * 60, (28, 10, 28, 20, 28, 4, 32)]
)
def test_no_box_is_painted_over_one_that_still_travels(heights):
    panel = SlowPanel()
    canvas = Canvas(panel, portable_blit)
    for frame_number in range(3):
        canvas.begin(True)
        y = 0
        for number, height in enumerate(heights):
            canvas.begin_region(0, y, 240, height, 1000 * frame_number + number + 1)
            y += height
        canvas.finish()
        y = 0
        for number, height in enumerate(heights):
            assert panel.pixel(0, y) == panel.pixel(239, y + height - 1) == 1000 * frame_number + number + 1
            y += height


def test_the_largest_dice_are_painted_while_the_one_before_travels():
    panel = SlowPanel()
    canvas = Canvas(panel, portable_blit)
    frame(canvas, *[(75 * column, 68 * row, 75, 68, RED) for row in range(3) for column in range(3)])
    assert panel.waits_between == 1  # at the end


def ink(panel):
    return {panel.pixel(x, y) for y in range(240) for x in range(240)} - {0, theme.BACKGROUND}


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (0, 7), (25, 0), (8, 0)])
def test_a_strict_canvas_refuses_text_that_leaves_its_box(canvas, panel, place):
    canvas.strict = True
    canvas.begin(True)
    canvas.begin_region(20, 20, 24, 24, theme.BACKGROUND)
    with pytest.raises(TextDoesNotFit) as error:
        canvas.text(20 + place[0], 20 + place[1], "Ann", fonts.SMALL, theme.TEXT)
    x, y = 20 + place[0], 20 + place[1]
    assert error.value.args == (f"the text 'Ann' at {x}, {y} leaves its box of 24 x 24 at 20, 20",)


def test_a_strict_canvas_refuses_pictures_and_fills_that_leave_their_box(canvas):
    canvas.strict = True
    canvas.begin(True)
    canvas.begin_region(20, 20, 24, 24, theme.BACKGROUND)
    with pytest.raises(ValueError, match=r"picture \d+ at 30, 20 leaves its box of 24 x 24 at 20, 20"):
        canvas.picture(30, 20, theme.mark(1, 24), theme.PLAYER_INKS[1])
    with pytest.raises(ValueError, match="the fill of 25 x 1 at 20, 20 leaves its box"):
        canvas.fill(20, 20, 25, 1, RED)


def test_margins_are_painted_once_and_boxes_lie_between_them(panel):
    canvas = Canvas(panel, portable_blit, 5)
    assert canvas.height == 230
    for _ in range(2):
        canvas.begin(False)
        canvas.margins()
        canvas.begin_region(0, 0, 20, 20, RED)
        canvas.finish()
    assert panel.windows == [(0, 0, 240, 5), (0, 235, 240, 5), (0, 5, 20, 20)]
    with pytest.raises(ValueError, match="leaves the panel"):
        frame(canvas, (0, 220, 20, 20, RED))


def test_a_frame_may_cover_the_margins_too(panel):
    canvas = Canvas(panel, portable_blit, 5)
    canvas.begin(True)
    canvas.cover()
    assert canvas.height == 240
    canvas.begin_region(0, 220, 20, 20, RED)
    canvas.finish()
    assert panel.pixel(19, 239) == RED
    canvas.begin(True)
    assert canvas.height == 230


class Part:
    def draw(self, canvas):
        canvas.begin_region(*BOXES[0])


def test_a_part_drawn_early_is_sent_at_once_and_forgotten_with_its_frame(canvas, panel):
    part = Part()
    canvas.draw_early(part)
    assert panel.windows == [], "no frame is under way"
    canvas.begin(False)
    canvas.draw_early(part)
    assert panel.windows == [(0, 0, 240, 24)] and part in canvas.early
    canvas.finish()
    assert not canvas.early, "it would keep a module that is forgotten"


def test_first_boxes_are_kept_where_the_last_frame_had_them(canvas, panel):
    frame(canvas, *BOXES)
    panel.windows.clear()
    canvas.begin(False)
    assert canvas.keep(2) and canvas.opened() == 2
    assert not canvas.begin_region(*BOXES[2])
    canvas.finish()
    assert panel.windows == []
    for everything, boxes in ((True, 2), (False, 4), (False, 0)):
        canvas.begin(everything)
        assert not canvas.keep(boxes)
        canvas.finish()
        frame(canvas, *BOXES)
