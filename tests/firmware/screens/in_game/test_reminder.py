"""What the player before still writes is said with a name that tells who it is."""

import pytest

from firmware import language
from firmware.drawing import fonts
from firmware.games.yacht.words import written_words
from firmware.language import t
from host_sim.screen_words import Recorder
from tests.firmware.games.bench import LONG, SHORT, WIDE
from tests.firmware.games.cross_rows.cases import CrossRowsBench
from tests.firmware.games.yacht.cases import YachtBench
from tests.firmware.screens.panels import SIZES, board_of

NAMES = (
    ["Christopher", "Christiane", "Christian"],
    WIDE[:3],
    ["Player 1", "Player 2", "Player 3"],
    SHORT[:3],
    ["Spencer", "Spike", "Spartacus"],
)


def tells(shown, names):
    """True if this can only be the first of the names, and has at least three letters."""
    start, _dots, end = shown.partition("...")
    alike = [name for name in names if name == shown or end and name.startswith(start) and name.endswith(end)]
    alike = alike or [name for name in names if "..." in shown and name.startswith(start)]
    return alike == names[:1] and len(start + end) >= min(3, len(alike[0]))


def _cross_rows(board, folder, names):
    bench = CrossRowsBench(board, folder).begin(names, dice="device")
    bench.act("roll").act("rest").act("skip", player=0).acknowledge()
    return bench, lambda: t(bench.app.game.screens.ANSWER, t("{0} in {1}", 10, t("yellow")))


def _yacht(board, folder, names):
    bench = YachtBench(board, folder).begin(names, dice="device")
    assert bench.app.stack.screen.reminder() == ("", ()), "nobody has written anything"
    bench.act("roll").act("write", box="sixes").acknowledge()
    return bench, lambda: t("write {0}", written_words("large_straight", 40))


def told(bench):
    """Everything below the band, as one text without spaces."""
    recorder = Recorder(bench.app.frame.canvas, bench.board.HEIGHT)
    assert bench.whole_frame() == [1]
    top = bench.app.stack.screen.band.bottom
    return "".join(word.text for word in recorder.words if word.y >= top).replace(" ", "")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("make", (_cross_rows, _yacht))
def test_a_reminder_says_who_and_what(size, make, tmp_path, monkeypatch):
    for at, names in enumerate((*NAMES, LONG[:3])):
        bench, order = make(board_of(*size), tmp_path / str(at), names)
        screens = bench.app.game.screens
        monkeypatch.setattr(type(screens), "order", lambda *_of, order=order: order())
        for code in ("", *language.CODES):
            for large in (False, True):
                bench.show_again(bench.app.stack.cover(), language=code, large_text=large)
                shown, words = told(bench), t("{0}: {1}", "", order()).replace("\xa0", " ").replace(" ", "")
                assert words in shown, (names, code, large, shown)
                before = shown[: shown.index(words)]
                whole = [language.shown_name(each).replace(" ", "") for each in names]
                assert any(tells(before[at:], whole) for at in range(len(before))), (names, code, large, shown)
        fonts.set_large_text(False)
