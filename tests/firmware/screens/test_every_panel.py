"""Every screen case on every kind of panel: no exception, each pixel painted exactly once, no text or picture cut,
nothing in rounded corners, no picture smaller with large text.
"""

import random
from copy import deepcopy

import pytest

from firmware.drawing import area, fonts, theme, widgets
from firmware.drawing.canvas import Canvas, TextDoesNotFit
from firmware.safe_mode import SafeMode, Stopped
from firmware.screens import about
from firmware.screens.in_game.base import WordsAndPictures
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens import picture_sizes
from tests.firmware.screens.bench import Bench
from tests.firmware.screens.cases import stack
from tests.firmware.screens.cut_texts import watch_formatting
from tests.firmware.screens.every_case import MENUS, SET_UP, groups, let_clocks_run, pages, secrets
from tests.firmware.screens.panels import SIZES, board_of

PANELS = [(*size, 0) for size in SIZES]
PANELS += [(320, 172, 30), (240, 280, 40), (280, 240, 40), (240, 240, area.MOST_CORNERS)]
"""Width, height and radius of the corners of panels that are sold, or might be."""
TIGHT = [(240, 135, 0), (320, 172, 30), (240, 240, area.MOST_CORNERS)]
"""Which leave the least room, each in its way."""
SEED = 13
EMPTY = theme.PANEL.to_bytes(2, "big")
WHAT_FITS = "what-fits"
"""Where docs/add-a-game.md tells what fits."""
BETWEEN = 1
"""How many sizes beside those are tried."""

pytestmark = pytest.mark.usefixtures("prepared_games")


def between():
    """Panels that nobody sells, the same ones in every run."""
    dice = random.Random(SEED)
    found = []
    while len(found) < BETWEEN:
        width, height = (
            dice.randint(area.LEAST_WIDTH, area.MOST_LONG),
            dice.randint(area.LEAST_HEIGHT, area.MOST_LONG),
        )
        if min(width, height) <= area.MOST_SHORT:
            found.append((width, height, 0))
    return found


def in_corners(board):
    """The numbers of the pixels, counted row by row, whose centres lie beyond the rounded corners."""
    radius, width, height = board.CORNERS, board.WIDTH, board.HEIGHT
    for y in range(radius):
        for x in range(radius):
            if (radius - x - 0.5) ** 2 + (radius - y - 0.5) ** 2 > radius**2:
                for row in (y, height - 1 - y):
                    yield row * width + x
                    yield row * width + width - 1 - x


def misprint(bench):
    """What is wrong with the picture; "" when nothing is."""
    times = bench.times_painted()
    board = bench.board
    if times.count(1) != len(times):
        wrong = [at for at, time in enumerate(times) if time != 1]
        y, x = divmod(wrong[0], board.WIDTH)
        last = wrong[-1] // board.WIDTH
        return (
            f"{len(wrong)} pixels are not painted once, the first one at {x}, {y} {times[wrong[0]]} times, the last one"
            f" in row {last}"
        )
    pixels = (
        bench.pixels() if board.CORNERS and bench.app.stack.screen.keys else b""
    )  # without hints it covers the panel
    seen = [at for at in in_corners(board) if pixels[2 * at : 2 * at + 2] != EMPTY] if pixels else []
    if seen:
        y, x = divmod(seen[0], board.WIDTH)
        return f"{len(seen)} pixels are painted in the rounded corners, one at {x}, {y}"
    return ""


def fault(make, case, board, folder, group, sizes):
    """What is wrong with a case on a board, in words that name its screen; "" when nothing is. sizes: those of the
    pictures that are painted.
    """
    screen = "on the way there"
    try:
        bench = make(case, board, folder)
        stack = deepcopy(bench.app.stack.cover())
        for large in (False, True):
            if large:
                bench.show_again(stack, large_text=True)
            screen = bench.top + (" with large text" if large else "")
            sizes.clear()
            for _page in pages(bench) if group == SET_UP else words_pages(bench):
                words = misprint(bench)
                if words:
                    return f"{screen}: {words}"
            if not large:
                plain = dict(sizes)
        # The cards of one player are covered again.
        words = case not in secrets() and picture_sizes.smaller(plain, sizes, not widgets.layout(bench.app).high)
        return words and f"{screen}: {words}"
    except Exception as error:
        lines = str(error).strip().splitlines() or [type(error).__name__]
        if " in " in lines[0] and len(lines) > 1:  # the crash log: when and where it was, then the traceback
            screen = lines[0].rpartition(" in ")[2]
        return f"{screen}: {lines[-1]}"


def words_pages(bench):
    """Each leaf of a screen whose words do not fit on one."""
    shown = bench.app.stack.screen
    yield 1
    while isinstance(shown, WordsAndPictures) and shown.leaf + 1 < shown.leaves:
        bench.press("ok")
        yield shown.leaf + 1


def nothing_shortened(monkeypatch):
    """Words that were to be shortened, or have no room, are a fault."""

    def refuse(words, _over, what):
        raise TextDoesNotFit(
            f"the text '{words}' {what}: give a shorter one by widgets.first_that_fits, or say may_shorten"
            f" (docs/add-a-game.md#{WHAT_FITS})"
        )

    watch_formatting(monkeypatch, refuse)


def everything():
    """Every group of cases on every panel; thorough but for those that leave the least room."""
    found = []
    for panel in PANELS + between():
        marks = () if panel in TIGHT else pytest.mark.thorough
        for game, cases, make in groups():
            name = "{}-{}x{}".format(game, *panel) + (f"-corners-{panel[2]}" if panel[2] else "")
            found.append(pytest.param(game, cases, make, panel, id=name, marks=marks))
    return found


@pytest.mark.parametrize(("game", "cases", "make", "panel"), everything())
def test_every_pixel_is_painted_once_and_no_text_is_cut_plain_or_large(game, cases, make, panel, tmp_path, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: 812)
    _no_fault(game, cases, make, panel, tmp_path, monkeypatch)


@pytest.mark.parametrize("panel", TIGHT, ids=str)
@pytest.mark.parametrize(("game", "cases", "make"), [group for group in groups() if group[0] not in (MENUS, SET_UP)])
def test_all_this_holds_while_a_clock_runs(game, cases, make, panel, tmp_path, monkeypatch):
    let_clocks_run(monkeypatch)
    _no_fault(game, cases, make, panel, tmp_path, monkeypatch)


def _no_fault(game, cases, make, panel, tmp_path, monkeypatch):
    nothing_shortened(monkeypatch)
    sizes = picture_sizes.watch(monkeypatch)
    board = board_of(*panel, key_on_the_left=panel not in between())
    faults = []
    for case in cases:
        (tmp_path / case).mkdir()
        words = fault(make, case, board, tmp_path / case, game, sizes)
        if words:
            faults.append("{}, case {}, {} x {}, corners {}: {}".format(game, case, *panel, words))
        fonts.set_large_text(False)
    if faults:
        pytest.fail(f"{len(faults)} of {len(cases)} cases:\n" + "\n".join(faults), pytrace=False)


@pytest.mark.parametrize("panel", [panel for panel in PANELS if panel[2]], ids=str)
def test_words_that_cover_the_panel_and_lit_hints_keep_out_of_its_corners(panel, tmp_path, monkeypatch):
    board = board_of(*panel)
    corners = set(in_corners(board))
    texts = []
    painted = Canvas.text

    def text(canvas, x, y, words, font, style):
        texts.append((words, x, y + (board.HEIGHT - canvas.height) // 2, font.width(words), font.height))
        return painted(canvas, x, y, words, font, style)

    monkeypatch.setattr(Canvas, "text", text)
    bench = Bench(board, tmp_path, stack("self_test"))
    bench.whole_frame()
    with bench.painted():
        SafeMode(bench.hardware).step(0)
        Stopped(bench.hardware, bench.app.frame.canvas, True).show()
    assert {words for words, *_place in texts} >= {"Colours right? Press a key.", "Safe mode", "Stopped"}
    for words, left, top, width, height in texts:
        covered = {y * board.WIDTH + x for y in range(top, top + height) for x in range(left, left + width)}
        assert not covered & corners, words
    with bench.painted():
        bench.app.frame.canvas.begin(True)
        widgets.layout(bench.app).hints(bench.app.frame.canvas, widgets.GAME_KEYS, widgets.GAME_KEYS)
        bench.app.frame.canvas.finish()
        pixels = bench.pixels()
    assert theme.FOCUS.to_bytes(2, "big") in {pixels[at : at + 2] for at in range(0, len(pixels), 2)}
    assert {pixels[2 * at : 2 * at + 2] for at in corners} == {EMPTY}
