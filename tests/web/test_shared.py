"""Sharing in a real Chromium of the size of a phone: what a link opens, from a code on a handheld and from the page."""

import csv
import io
import json
import urllib.parse

import pytest
import zxingcpp
from PIL import Image

from firmware.sharing import links
from tests.firmware.sharing.games import finished
from tests.web.test_links import fragment, game_fragment
from tools import places

pytestmark = pytest.mark.browser

CODE = places.ROOT / "tests" / "golden" / "frames" / "waveshare_pico_lcd_1_3" / "code.png"


@pytest.fixture
def table():
    """A game of Penk! that is over, with the device's dice."""
    return next(
        table for seed in range(50) if (table := finished("penk", seed)).dice_from == "device" and table.setup.drawn
    )


def opened(phone, address):
    tab = phone.new_page()
    tab.goto(address)
    tab.wait_for_selector("#shared a, #shared [role=alert], #note:not([hidden])")
    return tab


def test_a_link_to_a_whole_game_opens_its_result_its_dice_and_its_sheets(phone, served, table):
    tab = opened(phone, served[0] + game_fragment(table))
    text = tab.inner_text("#shared")
    assert all(name in text for name in table.players) and table.commitment in text
    assert "rolls follow from the seed" in text
    rows = [row.inner_text().split("\t") for row in tab.query_selector_all("#shared tr")]
    assert rows == [
        [name, str(table.game.scores()[seat]), "won" if seat in table.game.winners else ""]
        for seat, name in enumerate(table.players)
    ]
    tab.wait_for_selector("#share:not([hidden])")
    tab.locator("#words", has_text="Play again").wait_for(state="attached")
    assert tab.locator("#saves").is_hidden()


def test_the_page_shares_the_link_that_it_was_opened_with(phone, served, table):
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    tab = opened(phone, served[0] + game_fragment(table))
    tab.evaluate("delete Navigator.prototype.share")
    tab.wait_for_selector("#share:not([hidden])")
    asked = []
    answers = iter(("dismiss", "accept"))
    tab.on("dialog", lambda dialog: asked.append(dialog.message) or getattr(dialog, next(answers))())
    tab.click("#share")
    assert tab.evaluate("tableside.ask('closes')"), "who does not want to has shown no seed"
    tab.click("#share")
    tab.wait_for_selector("#note:not([hidden])")
    assert len(asked) == 2 and "Nothing in it can be undone" in asked[0]
    assert not tab.evaluate("tableside.ask('closes')")
    link = tab.evaluate("navigator.clipboard.readText()")
    assert link.startswith(served[0] + "#G")
    again = opened(phone, link)
    assert again.inner_text("#shared") == tab.inner_text("#shared")
    assert not again.evaluate("tableside.ask('closes')"), "the link holds a game that was closed"


def test_a_forged_die_is_named(phone, served, table):
    values = [json.loads(line[9:]) for line in table.record_lines()]
    values[1]["dice"] = [7 - die for die in values[1]["dice"]]
    tab = phone.new_page()
    tab.goto(served[0])
    text = "".join(json.dumps(value) + "\n" for value in values)
    link = tab.evaluate("async (text) => (await import('./links.mjs')).gameLink(text)", text)
    tab.close()
    tab = opened(phone, served[0] + link)
    assert "Line 2 of the record does not follow from its seed: dice" in tab.inner_text("#shared [role=alert]")


def test_the_code_on_a_handheld_opens_the_result(phone, served):
    with Image.open(CODE) as picture:
        (found,) = zxingcpp.read_barcodes(picture.convert("RGB"))
    tab = opened(phone, served[0] + "#" + found.text.partition("#")[2])
    assert "Penk!" in tab.inner_text("#shared caption")
    assert tab.locator("#device").is_hidden()


def test_a_result_is_taken_along_as_csv_and_to_bg_stats(phone, served, table):
    tab = opened(phone, served[0] + fragment("R", links.result_of(table)))
    with tab.expect_download() as download:
        tab.click("text=Keep as CSV")
    with open(download.value.path(), encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(io.StringIO(file.read())))
    assert [(row["player"], int(row["score"]), row["won"] == "yes") for row in rows] == [
        (name, table.game.scores()[seat], seat in table.game.winners) for seat, name in enumerate(table.players)
    ]
    address = urllib.parse.urlsplit(tab.get_attribute("text=Send to BG Stats", "href"))
    assert (address.netloc, address.path) == ("app.bgstatsapp.com", "/createPlay.html")
    play = json.loads(urllib.parse.parse_qs(address.query)["data"][0])
    assert play["game"]["name"] == "Penk!" and table.commitment.startswith(play["sourcePlayId"])
    assert all(
        {"name", "sourcePlayerId", "startPlayer", "score", "winner"} == set(player) for player in play["players"]
    )


def test_names_leave_alone_what_is_around_them(phone, served, table):
    table.players[0] = "\u202e12\u2069"
    tab = opened(phone, served[0] + fragment("R", links.result_of(table)))
    assert tab.inner_text("#shared tr:first-of-type th bdi") == "\ufffd12\ufffd"
    assert not set(tab.inner_text("#shared")) & {"\u202e", "\u2069"}


@pytest.mark.parametrize("link", ["#Gxyz", "#G00", "#RE"])
def test_a_damaged_link_is_told_and_the_page_plays(link, phone, served):
    tab = opened(phone, served[0] + link)
    assert "Ask for it again." in tab.inner_text("#note")
    tab.wait_for_selector("html[data-ready=yes]")


def test_axe_finds_nothing_on_a_shared_game(phone, served, table):
    from axe_playwright_python.sync_playwright import Axe

    for link in (game_fragment(table), fragment("R", links.result_of(table))):
        tab = opened(phone, served[0] + link)
        found = Axe().run(tab).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
