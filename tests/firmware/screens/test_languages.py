"""Every screen in a language that is made from English: all its vowels have accents, and each text is a third longer. A
word with a plain vowel is a text that nobody can translate; what has no room would have none in a real language.
"""

import os
import re
from copy import deepcopy

import pytest

from firmware import language
from firmware.boards import pimoroni_pico_display, waveshare_pico_lcd_1_3
from firmware.drawing import fonts
from firmware.games.cross_rows.game import GAME
from firmware.screens import about
from host_sim.pictures import image_of
from host_sim.screen_words import Recorder
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.cut_texts import watch_formatting, watch_painting
from tests.firmware.screens.every_case import SET_UP, cases_of, groups, let_clocks_run, pages
from tests.firmware.screens.test_every_panel import words_pages
from tests.languages import CODE, PLAIN, chosen_by, pseudo, texts_of
from tools.workshop.goldens import language_frames
from tools.workshop.goldens.changed_frames import DRAWN_IN
from tools.workshop.languages.texts import collect

pytestmark = pytest.mark.usefixtures("prepared_games")

BOARDS = (waveshare_pico_lcd_1_3, pimoroni_pico_display)  # 240 x 240, 240 x 135
CODES = language.CODES
"""Without the one that is made from English: it has no short forms."""
ALL = [(name, case, bench_in) for name, cases, bench_in in groups() for case in cases]
_WORD = re.compile(r"[^\W\d_]{2,}")
SAME = re.compile(
    "|".join([language.name_of(code) for code in ("", *language.CODES)])
    + r"|MicroPython|Tableside|Aa|aA|RP2\d+|Waveshare.*|Pimoroni.*|Pack|Pico\b.*|SHA-256|TEST DICE|\b[0-9a-f]{8,}\b"
    r"|\b(Ann|Bo|Cy|Dee|Dora|Eve|Fay|Zoe|Di|Maxi|Gentle|Fate|Signs|Golf|Five rounds|Whist)\b"
    r"|\b(Harbour|Orchard|Boat|Fish|Anchor|Twelve)\b"
)
"""What no language changes: names of things, on paper too, and what players of the cases have typed."""

every_case = pytest.mark.parametrize(
    "group, case, bench_in", ALL, ids=[f"{group}-{case}" for group, case, _bench in ALL]
)
each_size = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.WIDTH}x{board.HEIGHT}")


@pytest.fixture(scope="module", autouse=True)
def pseudo_language():
    with chosen_by(texts_of(collect().by_key), name=pseudo("Pseudo")):
        yield


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: 812)
    yield tmp_path
    language.choose("", False)
    fonts.set_large_text(False)


TYPED = {"choose", "confirm", "message_long", "message_long_end", "numbers", "numbers_note", "coach"}
"""Cases whose texts are the tests' own."""


def in_language(code, bench):
    """The case is opened with English words; then its screen is built anew from its state."""
    bench.app.set("language", code)
    bench.app.stack.show(bench.app.stack.cover())
    bench.settle()


def views(codes, for_pictures):
    """(language, whether with large text) of each look at a screen."""
    return [("", False)] * for_pictures + [(code, large) for code in codes for large in (False, True)]


def painted(bench):
    recorder = Recorder(bench.app.frame.canvas, bench.board.HEIGHT)
    bench.app.frame.invalidate_all()
    bench.step()
    return [word.text for word in recorder.words if not word.drawn]


@pytest.mark.thorough
@each_size
@every_case
def test_no_text_escapes_translation(group, case, bench_in, board, folder):
    if case in TYPED:
        return
    bench = bench_in(case, board, folder)
    bench.app.frame.canvas.strict = False  # whether it has room is asked below
    table = bench.app.game.table
    if table is not None:  # names that nobody has typed are in the language
        table.players[:] = [f"Player {1 + seat}" for seat in range(len(table.players))]
    in_language(CODE, bench)
    escaped = [
        text for text in painted(bench) if any(not PLAIN.isdisjoint(word) for word in _WORD.findall(SAME.sub("", text)))
    ]
    assert not escaped, f"{group} {case} on {board.WIDTH} x {board.HEIGHT}: {escaped}"


@pytest.mark.thorough
@each_size
@every_case
def test_every_text_has_room(group, case, bench_in, board, folder, pytestconfig, monkeypatch):
    """Beside a clock: without it there is more room. dev.py frames --language shows what is cut."""
    cut, drawn_in = [], os.environ.get(DRAWN_IN)
    if not drawn_in:
        let_clocks_run(monkeypatch)
    for watch in (watch_formatting, watch_painting):
        watch(monkeypatch, lambda words, over, _what: cut.append((words, over)))
    bench = bench_in(case, board, folder)
    stack = deepcopy(bench.app.stack.cover())
    lines = []
    for code, large in views(pytestconfig.getoption("language") or CODES, bool(drawn_in)):
        bench.show_again(stack, large_text=large, language=code)
        for page in pages(bench) if group == SET_UP else words_pages(bench):
            screen = f"{group} {case}" + (f" page {page}" if page > 1 else "")
            panel = f"{board.WIDTH} x {board.HEIGHT}" + (" with large text" if large else "")
            place = f"{screen} on {panel}"
            found = [] if bench.whole_frame() == [1] else [f"{place}, {code}: not every pixel is painted once"]
            found += [f"{place}, {words!r}, {code or 'en'}, {over} pixels over" for words, over in dict.fromkeys(cut)]
            cut.clear()
            lines += found
            if drawn_in:
                image = image_of(bench.pixels(), board.WIDTH, board.HEIGHT)
                language_frames.save(drawn_in, screen, board, code, large, image, found)
    if lines and not drawn_in:
        pytest.fail("\n".join(lines), pytrace=False)


@pytest.mark.parametrize("code", CODES)
@each_size
def test_what_leads_the_rows_of_a_sheet_ends_before_their_cells(code, board, folder):
    bench = cases_of("cross_rows").bench_in("cross_rows_sheets", board, folder)
    bench.show_again(bench.app.stack.cover(), language=code)
    recorder = Recorder(bench.app.frame.canvas, board.HEIGHT)
    assert bench.whole_frame() == [1]
    leads = [word for word in recorder.words if word.text in [GAME.sign(die) for die in range(2, 6)]]
    assert len(leads) == 4
    for lead in leads:
        cells = [
            word.x for word in recorder.words if lead.y < word.y + word.h // 2 < lead.y + lead.h and word.x > lead.x
        ]
        assert lead.x + lead.w < min(cells)
