"""Every screen in a language that is made from English: all its vowels have accents, and each text is a third longer. A
word with a plain vowel is a text that nobody can translate; what has no room would have none in a real language.
"""

import re

import pytest

from firmware import language
from firmware.boards import pimoroni_pico_display, waveshare_pico_lcd_1_3
from firmware.screens import about
from host_sim.screen_words import Recorder
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.every_case import groups
from tests.languages import CODE, PLAIN, chosen_by, texts_of
from tools.workshop.languages.texts import collect

pytestmark = pytest.mark.usefixtures("prepared_games")

BOARDS = (waveshare_pico_lcd_1_3, pimoroni_pico_display)  # 240 x 240, 240 x 135
ALL = [(name, case, bench_in) for name, cases, bench_in in groups() for case in cases]
_WORD = re.compile(r"[^\W\d_]{2,}")
SAME = re.compile(
    r"MicroPython|Tableside|English|RP2\d+|Waveshare.*|Pimoroni.*|Pico\b.*|SHA-256|TEST DICE|\b[0-9a-f]{8,}\b"
    r"|\b(Ann|Bo|Cy|Dee|Dora|Eve|Fay|Zoe|Di|Maxi|Gentle|Fate|Signs|Golf|Five rounds|Whist)\b"
)
"""What no language changes, and names that players of the cases have typed."""

every_case = pytest.mark.parametrize(
    "group, case, bench_in", ALL, ids=[f"{group}-{case}" for group, case, _bench in ALL]
)
each_size = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.WIDTH}x{board.HEIGHT}")


@pytest.fixture(scope="module", autouse=True)
def pseudo_language():
    with chosen_by(texts_of(collect().by_key)):
        yield


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(about, "free_space", lambda _folder: 812)
    yield tmp_path
    language.choose("", False)


def in_language(code, bench):
    """The case is opened with English words; then its screen is built anew from its state."""
    bench.app.set("language", code)
    bench.app.stack.show(bench.app.stack.cover())
    bench.settle()


def painted(bench):
    recorder = Recorder(bench.app.frame.canvas, bench.board.HEIGHT)
    bench.app.frame.invalidate_all()
    bench.step()
    return [word.text for word in recorder.words if not word.drawn]


@pytest.mark.thorough
@each_size
@every_case
def test_no_text_escapes_translation(group, case, bench_in, board, folder):
    bench = bench_in(case, board, folder)
    bench.app.frame.canvas.strict = False  # whether it has room is asked below
    in_language(CODE, bench)
    escaped = [
        text for text in painted(bench) if any(not PLAIN.isdisjoint(word) for word in _WORD.findall(SAME.sub("", text)))
    ]
    assert not escaped, f"{group} {case} on {board.WIDTH} x {board.HEIGHT}: {escaped}"


@pytest.mark.whole
@each_size
@every_case
@pytest.mark.parametrize("code", language.CODES)
def test_every_text_has_room(code, group, case, bench_in, board, folder):
    bench = bench_in(case, board, folder)
    in_language(code, bench)
    assert bench.whole_frame() == [1], f"{code} {group} {case} on {board.WIDTH} x {board.HEIGHT}"
