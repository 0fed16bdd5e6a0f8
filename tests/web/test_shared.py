"""Sharing in a real Chromium of the size of a phone: what a link opens, from a code on a handheld and from the page."""

import csv
import http.server
import io
import json
import urllib.parse
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image

from firmware.sharing import links
from tests.firmware.sharing.games import finished
from tests.firmware.sharing.test_links import deflated, made_up_records
from tests.tools.owner.test_history_csv import FORMULAS
from tests.web.conftest import serving
from tests.web.test_links import couples, fragment, game_fragment, made_up, result_fragment
from tools import places

pytestmark = pytest.mark.browser

CODE = places.ROOT / "tests" / "golden" / "frames" / "waveshare_pico_lcd_1_3" / "code.png"


@pytest.fixture
def table():
    """A game of Penk! that is over, with the device's dice."""
    return next(
        table for seed in range(50) if (table := finished("penk", seed)).dice_from == "device" and table.setup.drawn
    )


def until(tab, expression):
    """Wait until an expression holds. Playwright's own way to do so is against the page's policy."""
    while not tab.evaluate(expression):
        tab.wait_for_timeout(20)


def opened(phone, address):
    tab = phone.new_page()
    tab.goto(address)
    tab.wait_for_selector("#shared a, #shared [role=alert], #note:not([hidden])")
    return tab


def test_a_link_to_a_whole_game_opens_its_verdict_its_result_and_its_sheets(phone, served, table):
    tab = opened(phone, served[0] + game_fragment(table))
    paragraphs = [each.inner_text() for each in tab.query_selector_all("#shared > p")]
    assert paragraphs[0].startswith("The dice are right: all ") and "rolls follow from the seed" in paragraphs[0]
    assert paragraphs[1].startswith("The check does not cover the names and what the players chose")
    rows = [row.inner_text().split("\t") for row in tab.query_selector_all("#shared tr")]
    assert rows == [
        [name, str(table.game.scores()[seat]), "won" if seat in table.game.winners else ""]
        for seat, name in enumerate(table.players)
    ]
    assert table.commitment not in tab.inner_text("#shared"), "digits are behind a fold"
    tab.click("#shared summary")
    assert table.commitment in tab.inner_text("#shared details")
    tab.wait_for_selector("#share:not([hidden])")
    tab.locator("#words", has_text="Play again").wait_for(state="attached")
    assert tab.locator("#saves").is_hidden()


def test_what_the_check_does_not_cover_is_said(phone, served):
    games = [finished("penk", seed) for seed in range(60)]
    chosen = next(game for game in games if game.dice_from == "device" and not game.setup.drawn)
    own = next(game for game in games if game.dice_from == "table" and game.setup.drawn)
    text = opened(phone, served[0] + game_fragment(chosen)).inner_text("#shared")
    assert "does not cover the names, who started and what the players chose" in text
    text = opened(phone, served[0] + game_fragment(own)).inner_text("#shared")
    assert "The players rolled their own dice, which nobody can check." in text
    assert "does not cover the names, the dice and what the players chose" in text


def test_a_couple_wins_a_game_without_dice(phone, served):
    text = opened(phone, served[0] + game_fragment(couples("device"))).inner_text("#shared")
    assert text.startswith("The game keeps to its rules, and what the handheld drew follows from the seed.")
    assert "Bo and Dee win\n" in text and "Bo and Dee\t-35\twon" in text


@pytest.mark.parametrize("sort", [game_fragment, result_fragment])
def test_a_link_brings_no_seed_and_no_board_into_a_new_game(sort, phone, served, table):
    tab = opened(phone, f"{served[0]}?seed=abc&board=pimoroni_pico_display{sort(table)}")
    tab.click("text=Play here")
    tab.wait_for_url(served[0])
    tab.wait_for_selector("html[data-ready=yes]")
    assert tab.input_value("#board") == "waveshare_pico_lcd_1_3"
    until(tab, "document.getElementById('words').textContent.includes('New game')")
    assert "TEST DICE" not in tab.text_content("#words")


def test_an_address_chooses_a_board_for_this_time_and_a_person_for_later_too(phone, served):
    tab = phone.new_page()
    for query, chosen in (("?board=pimoroni_pico_display", "pimoroni_pico_display"), ("", "waveshare_pico_lcd_1_3")):
        tab.goto(served[0] + query)
        tab.wait_for_selector("html[data-ready=yes]")
        assert tab.input_value("#board") == chosen
    tab.select_option("#board", "pimoroni_pico_display")
    until(tab, "localStorage.getItem('board') === 'pimoroni_pico_display'")


def test_a_game_of_a_link_is_closed(phone, served, table):
    tab = opened(phone, served[0] + game_fragment(table))
    assert not table.audited
    assert not tab.evaluate("tableside.ask('closes')"), "who has the link has the seed"


def test_a_record_of_other_keys_and_types_does_not_hold_on_micropython(phone, served, table):
    tab = opened(phone, served[0] + game_fragment(table))
    told = [tab.evaluate("(text) => tableside.ask('showShared', text)", text) for text in made_up_records(table)]
    assert all(set(each) == {"refused"} for each in told)
    tab.close()
    tab = opened(phone, served[0] + fragment(links.GAME, deflated(next(made_up_records(table)).encode())))
    assert tab.inner_text("#shared [role=alert]") == "This link does not hold. This is not the record of a game."


def test_the_page_shares_the_link_that_it_was_opened_with(phone, served, table):
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    tab = opened(phone, served[0] + game_fragment(table))
    tab.evaluate("delete Navigator.prototype.share")
    tab.wait_for_selector("#share:not([hidden])")
    tab.click("#share")
    tab.wait_for_selector("#note:not([hidden])")
    link = tab.evaluate("navigator.clipboard.readText()")
    assert link.startswith(served[0] + "#W")
    again = opened(phone, link)
    assert again.inner_text("#shared") == tab.inner_text("#shared")


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
    tab = opened(phone, served[0] + result_fragment(table))
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
    assert "anybody can write such a link" in tab.inner_text("#shared")
    assert all(
        {"name", "sourcePlayerId", "startPlayer", "score", "winner"} == set(player) for player in play["players"]
    )


def test_names_leave_alone_what_is_around_them(phone, served, table):
    table.players[0] = "\u202e12\u2069"
    tab = opened(phone, served[0] + fragment(links.RESULT, links.result_of(table)))
    assert tab.inner_text("#shared tr:first-of-type th bdi") == "\ufffd12\ufffd"
    assert not set(tab.inner_text("#shared")) & {"\u202e", "\u2069"}


def test_csv_has_numbers_as_numbers_and_no_name_as_a_formula(phone, served):
    names = ["Ann", *FORMULAS[:5]]
    content = made_up("yacht", *[f"{score} {name}" for score, name in zip((-3, 12, 0, "", -1, 5), names, strict=True)])
    tab = opened(phone, served[0] + fragment(links.RESULT, content))
    with tab.expect_download() as download:
        tab.click("text=Keep as CSV")
    rows = Path(download.value.path()).read_text(encoding="utf-8-sig").splitlines()[1:]
    day = rows[0].partition(",")[0]
    assert rows == [
        f'{day},"Yacht","{guard}{name}",{score},"no"'
        for guard, name, score in zip(["", *["'"] * 5], names, ("-3", "12", "0", '""', "-1", "5"), strict=True)
    ]


class WithNotFound(http.server.SimpleHTTPRequestHandler):
    """A server that sends 404.html where nothing is, as those for static pages do."""

    def send_head(self):
        if not Path(self.translate_path(self.path)).exists():
            self.path = "/404.html"
        return super().send_head()


def test_a_link_whose_hash_was_escaped_opens_where_the_server_sends_the_pages_404(phone, page, tmp_path, table):
    with serving(page, tmp_path, WithNotFound) as (address, _folder):
        for escaped in ("%23", "%2523"):
            tab = opened(phone, address + result_fragment(table).replace("#", escaped))
            assert all(name in tab.inner_text("#shared") for name in table.players)
        tab.goto(address + "no/such/page")
        assert "Nothing is here." in tab.inner_text("body")


@pytest.mark.parametrize("link", ["#Wxyz", "#W00", "#SE"])
def test_a_damaged_link_is_told_and_the_page_plays(link, phone, served):
    tab = opened(phone, f"{served[0]}?seed=abc{link}")
    assert "Copy the whole link, or ask for it again." in tab.inner_text("#note")
    tab.wait_for_selector("html[data-ready=yes]")
    until(tab, "document.getElementById('words').textContent.includes('New game')")
    assert "TEST DICE" not in tab.text_content("#words")


def test_axe_finds_nothing_on_a_shared_game(phone, served, table):
    from axe_playwright_python.sync_playwright import Axe

    for link in (game_fragment(table), result_fragment(table)):
        tab = opened(phone, served[0] + link)
        found = Axe().run(tab).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
