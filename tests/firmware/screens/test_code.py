"""The code (QR) of a game that is over: who gets one, what it holds, and that a decoder reads it from the panel."""

import zlib

import pytest
import zxingcpp
from PIL import Image

from firmware.sharing import links, qr_code
from host_sim.web import shared_game
from tests.firmware.games.penk.cases import PAGE, PenkBench, bench_in, over
from tests.firmware.screens.bench import BOARDS, LAYOUTS
from tests.firmware.sharing.games import content_of

CODE = "screens.in_game.code.Code"
OVER = "screens.in_game.over.GameOver"
STICK, LOW, WIDE = BOARDS


def read(image):
    """(kind, bytes) of the link in a picture."""
    (found,) = zxingcpp.read_barcodes(image)
    address, _hash, rest = found.text.partition("#")
    assert address == PAGE
    return content_of(rest)


def panel(bench):
    """What the panel shows."""
    pixels, width, height = bench.pixels(), bench.board.WIDTH, bench.board.HEIGHT
    shades = bytes(0 if pixels[at] < 128 else 255 for at in range(0, 2 * width * height, 2))
    return Image.frombytes("L", (width, height), shades)


def made(bench):
    """Until the code is there."""
    for _ in range(1000):
        if bench.top != CODE or bench.app.stack.screen.code:
            break
        bench.step()
    bench.step()
    return bench


@pytest.fixture
def at_the_end(tmp_path):
    """A function: the end of a game of Penk! on a board, in a handheld that knows this page."""

    def play(board, page=PAGE, device_dice=False):
        (tmp_path / "page.txt").write_text(page + "\n", encoding="utf-8")
        bench = PenkBench(board, tmp_path)
        bench.app.set("motion", False)
        if device_dice:
            bench.begin(["Ann", "Bo"], dice="device")
            while not bench.app.game.table.over:
                action = next(action for action in bench.app.game.table.legal() if action["type"] != "reroll")
                assert bench.app.act(action)
        else:
            over(bench.begin(["Ann", "Bo"]), 1)
        bench.app.game.show_phase()
        bench.settle()
        return bench

    return play


@pytest.mark.parametrize("board", LAYOUTS, ids=lambda board: board.__name__.rpartition(".")[2])
def test_a_decoder_reads_the_result_from_the_picture_of_the_case(board, tmp_path):
    bench = bench_in("code", board, tmp_path)
    code = bench.app.stack.screen
    side = min(board.WIDTH, board.HEIGHT - code.below)
    assert code.scale == side // (code.code.size + 8), "as many pixels for a module as fit"
    kind, content = read(panel(bench))
    assert kind == links.RESULT
    assert content[8:].decode().startswith("penk\n")


def test_without_a_page_there_is_no_such_row(tmp_path):
    bench = over(PenkBench(STICK, tmp_path).begin(["Ann", "Bo"]), 1)
    bench.app.game.show_phase()
    bench.settle()
    assert bench.top == OVER and "Show as a code" not in bench.app.stack.screen.list.labels


@pytest.mark.parametrize("board", (STICK, WIDE), ids=("stick", "wide"))
@pytest.mark.parametrize("device_dice", (False, True))
def test_ok_leads_from_the_result_to_the_whole_game(board, device_dice, at_the_end):
    bench = at_the_end(board, device_dice=device_dice).row("Show as a code")
    with bench.painted():
        kind, content = read(panel(made(bench)))
    assert kind == links.RESULT and content == links.result_of(bench.app.game.table)
    bench.press("ok")
    if device_dice:
        assert bench.top == "screens.choice.Confirm", "the code holds the seed"
        bench.press("down", "ok")
    with bench.painted():
        kind, content = read(panel(made(bench)))
    assert kind == links.GAME and bench.app.game.table.audited == device_dice
    text = zlib.decompress(content, -15).decode()
    assert shared_game.restored(text).save() == bench.app.game.table.save()
    bench.press("ok")
    assert bench.top == OVER


def test_who_does_not_show_the_seed_may_still_undo(at_the_end):
    bench = made(at_the_end(STICK, device_dice=True).row("Show as a code"))
    bench.press("ok", "ok")
    assert bench.top == CODE and not bench.app.game.table.audited


def test_a_low_panel_has_the_result_alone(at_the_end):
    bench = made(at_the_end(LOW).row("Show as a code"))
    bench.press("ok")
    assert bench.top == OVER


def test_an_address_that_is_none_is_told(at_the_end):
    bench = made(at_the_end(STICK, page="somewhere").row("Show as a code"))
    assert bench.state()[0] == "The address of the page is not one of the web. Install it again."
    bench.press("ok")
    assert bench.top == OVER


def test_a_game_that_is_too_long_is_told(at_the_end, monkeypatch):
    monkeypatch.setattr(qr_code, "MOST_VERSION", 8)
    bench = made(at_the_end(STICK).row("Show as a code"))
    bench.press("ok")
    made(bench)
    assert bench.state()[0] == "This game is too long for a code that a phone could read."


def test_a_record_of_thousands_of_lines_is_too_long(at_the_end, monkeypatch):
    monkeypatch.setattr(links, "record_of", lambda table, side: iter([b'"undo"\n"redo"\n'] * 5000))
    bench = made(at_the_end(STICK).row("Show as a code"))
    bench.press("ok")
    made(bench)
    assert bench.state()[0] == "This game is too long for a code that a phone could read."
