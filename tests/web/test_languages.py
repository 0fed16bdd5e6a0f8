"""The language of the page: the browser's first, then the player's. Each is fetched only when it is needed."""

import re

import pytest

from firmware import language
from firmware.sharing import links
from tests.firmware.sharing.games import finished
from tests.web.conftest import PHONE
from tests.web.test_in_chromium import QUIET, pixels
from tests.web.test_links import fragment, game_fragment, made_up, result_fragment
from tests.web.test_shared import until
from tools.device.web import page_files, page_texts

READY = "html[data-ready=yes]"
_PLACEHOLDER = re.compile(r"\{\d\}")
MOST_BYTES = {"ja": 120_000}
"""Of a language, 25 KB for the others."""


@pytest.fixture
def on_phone(chromium):
    """on_phone(locale): a phone whose browser has this language; `asked` has the files of languages that it fetched."""
    contexts = []

    def made(locale):
        context = chromium.new_context(**PHONE, locale=locale)
        context.asked = []
        context.on("request", lambda request: context.asked.append(request.url.rpartition("languages/")[2]))
        contexts.append(context)
        return context

    yield made
    for context in contexts:
        context.close()


def languages_of(phone):
    return {name[:2] for name in phone.asked if name.endswith(".bin") and "-" in name}


def opened(phone, address):
    tab = phone.new_page()
    tab.goto(address)
    tab.wait_for_selector(READY)
    return tab


def shows(tab, words):
    tab.locator("#words", has_text=words).wait_for(state="attached")


def press(tab, *keys):
    for key in keys:
        tab.keyboard.press(key, delay=80)
        tab.wait_for_timeout(120)


def choose_language(tab, direction):
    """The row of the language is the fourth from below."""
    press(tab, "ArrowUp", "Enter", *["ArrowUp"] * 4, *direction)


@pytest.mark.parametrize("code", sorted(path.stem for path in page_texts.FOLDER.iterdir()))
def test_the_page_has_all_its_texts_in_each_language(code):
    assert not page_texts.missing(code) and not page_texts.unused(code)
    for english, other in page_texts.read(code).items():
        assert sorted(_PLACEHOLDER.findall(english)) == sorted(_PLACEHOLDER.findall(other)), english
        assert other.strip(), english


def test_literals_of_programs_are_collected():
    program = (
        "x = t('One ' + 'two.', value); tn(count, 'One\\'s', 'Many'); const a = later('Kept'); t(other); at('no');"
    )
    assert page_texts.of_program(program) == ["One two.", "One's", "Many", "Kept"]


def test_a_language_is_a_small_download_of_its_own(page):
    names = [path.name for path in (page / "languages").iterdir()]
    for code in language.CODES:
        (whole,) = (name for name in names if name.startswith(f"{code}-"))
        assert (page / "languages" / whole).stat().st_size <= MOST_BYTES.get(code, 25_000), whole


@pytest.mark.browser
def test_a_german_phone_gets_german_and_nothing_else(on_phone, served):
    phone = on_phone("de-DE")
    tab = opened(phone, served[0])
    shows(tab, "Neues Spiel")
    assert tab.get_attribute("html", "lang") == "de"
    assert (tab.inner_text("#keep"), tab.title()) == ("Sichern", "Tableside: ein Gerät für den Spieltisch")
    assert tab.get_attribute("#device", "aria-label") == "Gerät"
    assert languages_of(phone) == {"de"}
    assert tab.evaluate("localStorage.getItem('language')") is None, "nobody chose it: the browser may change"


@pytest.mark.browser
@pytest.mark.parametrize("locale", ["en-GB", "nl-NL"])
def test_english_fetches_no_language(locale, on_phone, served):
    phone = on_phone(locale)
    tab = opened(phone, served[0])
    shows(tab, "New game")
    assert tab.get_attribute("html", "lang") == "en" and tab.inner_text("#keep") == "Keep a backup"
    assert not languages_of(phone)


@pytest.mark.browser
def test_a_link_of_an_italian_opens_in_german_on_a_german_phone_with_the_same_result(on_phone, served):
    table = next(each for seed in range(50) if (each := finished("penk", seed)).dice_from == "device")
    rows = "[...document.querySelectorAll('#shared tr')].map((row) => [...row.cells].map((cell) => cell.innerText))"
    italian = on_phone("it-IT")
    italian.add_init_script("Navigator.prototype.share = async ({ url }) => { window.sent = url; };")
    tab = italian.new_page()
    tab.goto(served[0] + game_fragment(table))
    tab.wait_for_selector("#shared p:has-text('I dadi sono giusti')")
    tab.on("dialog", lambda dialog: dialog.accept())
    tab.wait_for_selector("#share:not([hidden])")
    tab.click("#share")
    until(tab, "window.sent")
    before, link = tab.evaluate(rows), tab.evaluate("window.sent")
    tab = on_phone("de-DE").new_page()
    tab.goto(link)
    tab.wait_for_selector("#shared p:has-text('Die Würfel stimmen')")
    after = tab.evaluate(rows)
    assert [row[:2] for row in after] == [row[:2] for row in before]
    assert [row[:2] for row in after] == [
        [name, str(points)] for name, points in zip(table.players, table.game.scores(), strict=True)
    ]
    assert [bool(row[2]) for row in after] == [seat in table.game.winners for seat in range(len(table.players))]
    assert {row[2] for row in after} <= {"", "gewonnen"} and tab.get_attribute("html", "lang") == "de"
    shows(tab, "Noch einmal")


@pytest.mark.browser
def test_a_link_of_a_result_needs_no_handheld_for_its_language(on_phone, served):
    tab = on_phone("fr-CA").new_page()
    tab.goto(served[0] + result_fragment(finished("penk", 1)))
    tab.wait_for_selector("#shared a:has-text('Jouer ici')")
    assert "Rien de ceci n'a été vérifié" in tab.inner_text("#shared")


@pytest.mark.browser
def test_three_winners_and_their_table_are_those_of_the_language(on_phone, served):
    tab = on_phone("de-DE").new_page()
    tab.goto(served[0] + fragment(links.RESULT, made_up("yacht", "5! Ann", "5! Bo", "5! Cy")))
    tab.wait_for_selector("#shared a")
    assert "Yacht: Ann, Bo und Cy gewinnen gemeinsam" in tab.inner_text("#shared caption")
    with tab.expect_download() as download:
        tab.click("#shared a[download]")
    head, first, *_rest = download.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert head == '"Datum";"Spiel";"Spieler";"Punkte";"gewonnen"'
    assert first.endswith(';"Yacht";"Ann";5;"ja"')


@pytest.mark.browser
def test_a_language_chosen_on_the_handheld_wins_over_the_browser(on_phone, served):
    phone = on_phone("en-GB")
    tab = opened(phone, served[0])
    shows(tab, "New game")
    choose_language(tab, ["ArrowRight", "ArrowRight"])
    tab.wait_for_selector("html[lang=de]")
    shows(tab, "Deutsch")
    assert tab.inner_text("#keep") == "Sichern" and "Sprache" in tab.text_content("#words")
    tab.reload()
    tab.wait_for_selector(READY)
    shows(tab, "Sprache")
    assert tab.get_attribute("html", "lang") == "de"


@pytest.mark.browser
def test_japanese_brings_its_letters(on_phone, served):
    tab = opened(on_phone("en-GB"), served[0])
    shows(tab, "New game")
    choose_language(tab, ["ArrowLeft"])
    tab.wait_for_selector("html[lang=ja]")
    shows(tab, "日本語")
    tab.evaluate(QUIET)
    before = pixels(tab)
    tab.reload()
    tab.wait_for_selector(READY)
    tab.evaluate(QUIET)
    assert pixels(tab) == before, "at once as after a start with them"


@pytest.mark.browser
def test_english_chosen_on_a_german_phone_stays(on_phone, served):
    phone = on_phone("de-DE")
    tab = opened(phone, served[0])
    shows(tab, "Neues Spiel")
    choose_language(tab, ["ArrowLeft"])
    tab.wait_for_selector("html[lang=it]")  # its file has come
    press(tab, "ArrowLeft")
    tab.wait_for_selector("html[lang=en]")
    shows(tab, "Language")
    phone.asked.clear()
    tab.reload()
    tab.wait_for_selector(READY)
    shows(tab, "Language")
    assert tab.inner_text("#keep") == "Keep a backup" and not languages_of(phone)


@pytest.mark.browser
def test_saved_games_bring_their_language_when_the_page_has_forgotten_it(on_phone, served):
    phone = on_phone("en-GB")
    tab = opened(phone, served[0])
    shows(tab, "New game")
    choose_language(tab, ["ArrowRight"])
    tab.wait_for_selector("html[lang=it]")
    tab.evaluate("localStorage.removeItem('language')")
    tab.reload()
    tab.wait_for_selector("html[lang=it]")
    shows(tab, "Lingua")


@pytest.mark.browser
def test_without_its_language_the_page_goes_on_in_english_and_says_so(on_phone, served):
    hidden = [(path, path.read_bytes()) for path in (served[1] / "languages").glob("de*")]
    for path, _content in hidden:
        path.unlink()
    tab = opened(on_phone("de-DE"), served[0])
    shows(tab, "New game")
    assert tab.inner_text("#refusals").startswith("Deutsch cannot be fetched, so this is in English.")
    assert tab.get_attribute("html", "lang") == "en"
    for path, content in hidden:
        path.write_bytes(content)
    tab.reload()
    tab.wait_for_selector(READY)
    shows(tab, "Neues Spiel")
    assert tab.inner_text("#refusals") == ""


@pytest.mark.browser
def test_the_language_is_there_without_a_network(on_phone, served):
    phone = on_phone("de-DE")
    tab = opened(phone, served[0])
    tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    kept = "caches.match(performance.getEntriesByType('resource')"
    kept += ".find(({ name }) => name.includes('/languages/')).name).then(Boolean)"
    until(tab, kept)
    phone.set_offline(True)
    tab.reload()
    tab.wait_for_selector(READY)
    shows(tab, "Neues Spiel")


@pytest.mark.browser
@pytest.mark.parametrize("kept", [False, True])
def test_a_language_that_went_with_its_version_offers_the_new_one(on_phone, served, kept):
    address, folder = served
    phone = on_phone("en-GB")
    tab = opened(phone, address)
    tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")  # else it takes files of both versions
    if kept:
        tab.reload()
        tab.wait_for_selector(READY)
    shows(tab, "New game")
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    for old in [name for name in files if name.startswith("languages/")]:
        new = re.sub("-.*", "-0123456789ab.bin", old)
        files[new] = files.pop(old)
        files["languages.mjs"] = files["languages.mjs"].replace(old.encode(), new.encode())
        (folder / old).unlink()
    for name, content in page_files.versioned(files).items():
        (folder / name).write_bytes(content)
    choose_language(tab, ["ArrowRight", "ArrowRight"])
    tab.wait_for_selector("#update:not([hidden])")
    assert tab.inner_text("#refusals").startswith("A new version of Tableside is here.")
    tab.click("#update")
    tab.wait_for_selector("html[lang=de]")
    shows(tab, "Sprache")
    assert tab.inner_text("#refusals") == ""


@pytest.mark.browser
def test_an_update_brings_the_language_too(on_phone, served):
    address, folder = served
    phone = on_phone("de-DE")
    tab = opened(phone, address)
    tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    is_kept = "caches.match('languages/%s').then(Boolean)"
    (old,) = (path.name for path in (folder / "languages").glob("de-*"))
    until(tab, is_kept % old)
    new = "de-0123456789ab.bin"
    (folder / "languages" / old).rename(folder / "languages" / new)
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    files["languages.mjs"] = files["languages.mjs"].replace(old.encode(), new.encode())
    files = page_files.versioned(files)
    for name in ("languages.mjs", "services.mjs", "service_worker.js"):
        (folder / name).write_bytes(files[name])
    tab.reload()
    tab.wait_for_selector("#update:not([hidden])")
    assert "Eine neue Version von Tableside ist da." in tab.inner_text("#refusals")
    assert tab.evaluate(is_kept % new) and "Neues Spiel" in tab.text_content("#words")


@pytest.mark.browser
def test_the_dialog_for_boards_is_in_the_language(on_phone, served):
    phone = on_phone("es-ES")
    tab = opened(phone, served[0])
    assert not any(name.startswith("es_board") for name in phone.asked)
    tab.click("#put > summary")
    tab.wait_for_selector("#put h2:has-text('Elige la pantalla')")
    assert "BOOTSEL" in tab.inner_text("#put ol")


@pytest.mark.browser
def test_sheets_are_printed_in_the_language_of_the_page(on_phone, served):
    tab = opened(on_phone("it-IT"), served[0])
    tab.click("#paper")
    tab.click("a[href='penk_rules.html']")
    tab.wait_for_url("**/paper/it/penk_rules.html")
    assert tab.text_content("h1") == "Penk!" and "Come si gioca" in tab.text_content("body")
    tab.go_back()
    tab.click("a:has-text('Gioca')")
    tab.wait_for_selector(READY)
    shows(tab, "Nuova partita")
