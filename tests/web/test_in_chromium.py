"""The page in a real Chromium of the size of a phone: touch, reload, kill, second tab, offline, update, backup, axe."""

import contextlib
import re
import zipfile

import pytest

from firmware.storage.files import add_crc
from host_sim.handheld import SimulatedHandheld
from host_sim.script import parse
from tests.emulated.album import pictures
from tests.web.conftest import PHONE
from tools.device.web import page_files
from tools.owner.archive import Archive, packed
from tools.owner.saves import COPY, read_all
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS

pytestmark = pytest.mark.browser

READY = "html[data-ready=yes]"
# Until nothing was sent to the panel for 120 ms and everything is on disk; for 20 s or longer at most.
QUIET = """
async () => {
  for (let asked = 0; asked < 1000; asked++) {
    if (await tableside.ask('quiet', 120)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
"""


def opened(phone, address, seed="browser", board="waveshare_pico_lcd_1_3"):
    tab = phone.new_page()
    tab.goto(f"{address}?seed={seed}&board={board}")
    tab.wait_for_selector(READY)
    tab.evaluate(QUIET)
    return tab


def tap(tab, key, times=1):
    for _ in range(times):
        tab.locator(f'[data-key="{key}"]').first.tap()
        tab.evaluate(QUIET)


def words(tab):
    return [text for text, _focus in tab.evaluate("tableside.ask('words')")["found"]]


def pixels(tab):
    return bytes(tab.evaluate("Array.from(new Uint8Array(tableside.pixels().buffer))"))


THINKING_MS = 1000
"""A rival thinks for less there than the 2 s that scripts wait for a Pico."""


def play(phone, served, name, folder):
    """Play a script by touch, and compare each picture; the tab."""
    board, seed = next((board, seed) for script, board, seed in SCRIPTS if script == name)
    text = (FOLDER / f"{name}.script").read_text(encoding="utf-8")
    desk = pictures(SimulatedHandheld(board, folder / "flash", seed), text, folder / "desk", "on the desk")
    tab = opened(phone, served[0], seed, board)
    for step in parse(text):
        if step.what == "press":
            tap(tab, step.key, step.number)
        elif step.what == "wait":
            tab.wait_for_timeout(min(step.number, THINKING_MS))
        elif step.what == "power" and step.text == "on":
            tab.reload()
            tab.wait_for_selector(READY)
            tab.evaluate(QUIET)
        elif step.what == "expect":
            assert step.text in " ".join(words(tab))
        elif step.what == "shot":
            shown = pixels(tab)
            assert bytes(shown[at ^ 1] for at in range(len(shown))) == bytes(desk[step.text]), step.text
    return tab


def test_a_whole_game_against_a_rival_is_that_of_the_desk(phone, served, tmp_path):
    play(phone, served, "puzzle_sheet_rival_whole_game", tmp_path)  # the shortest


def test_a_newcomer_plays_a_whole_game_of_penk_by_touch_shares_it_and_checks_its_dice(
    phone, chromium, served, tmp_path
):
    tab = play(phone, served, "penk_whole_game", tmp_path)
    phone.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.evaluate("delete Navigator.prototype.share")
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
    with contextlib.closing(chromium.new_context(**PHONE)) as somebody_else:
        tab = somebody_else.new_page()
        tab.goto(link)
        tab.wait_for_selector("#shared a")
        assert "Player 1 wins" in tab.inner_text("#shared")
        assert "all 26 rolls follow from the seed" in tab.inner_text("#shared")


KEYS = ("ok", "ok", "ok", "ok", "ok", "ok", "right", "ok", "down", "ok")


def test_a_page_that_is_killed_at_a_press_shows_what_was_before_it_or_what_it_brings(chromium, served):
    with contextlib.closing(chromium.new_context(**PHONE)) as whole:
        tab = opened(whole, served[0])
        shown = [pixels(tab)]
        for key in KEYS:
            tap(tab, key)
            shown.append(pixels(tab))
            tab.reload()
            tab.wait_for_selector(READY)
            tab.evaluate(QUIET)
            assert pixels(tab) == shown[-1], f"reloaded after {key}"
    with contextlib.closing(chromium.new_context(**PHONE)) as killed:
        at = 0
        for delay in (0, 5, 10, 15, 20, 30, 40, 60, 90, 130, 200, 300):
            if at == len(KEYS):
                break
            tab = opened(killed, served[0])
            tab.locator(f'[data-key="{KEYS[at]}"]').first.tap()
            tab.wait_for_timeout(delay)
            tab.close(run_before_unload=False)
            tab = opened(killed, served[0])
            seen = pixels(tab)
            assert seen in shown[at : at + 2], f"killed {delay} ms after {KEYS[at]}"
            at += seen == shown[at + 1] != shown[at]
            tab.close()


def test_a_second_tab_is_told_and_takes_over_when_the_first_is_gone(phone, served):
    first = opened(phone, served[0])
    second = phone.new_page()
    second.goto(served[0])
    second.wait_for_selector("#refusals:has-text('open in another tab')")
    assert second.locator("#power").is_disabled()
    first.close()
    second.wait_for_selector(READY)
    assert second.inner_text("#refusals") == ""
    assert second.locator("#without").is_hidden()


def test_the_page_plays_without_a_network(phone, served):
    tab = opened(phone, served[0])
    tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    tap(tab, "down")
    before = pixels(tab)
    phone.set_offline(True)
    tab.reload()
    tab.wait_for_selector(READY)
    tab.evaluate(QUIET)
    assert pixels(tab) == before


def test_an_update_mixes_no_versions_and_keeps_the_game(phone, served):
    address, folder = served
    tab = opened(phone, address)
    tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    tap(tab, "ok", 3)
    before = pixels(tab)
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    files["style.css"] += b"\n:root { --version: new; }\n"
    files = page_files.versioned(files)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    version = "getComputedStyle(document.documentElement).getPropertyValue('--version')"
    tab.reload()
    tab.wait_for_selector(READY)
    tab.wait_for_selector("#update:not([hidden])")
    assert "new version" in tab.inner_text("#refusals")
    assert tab.evaluate(version) == "", "the old version, whole, as long as a page of it is open"
    tab.close()
    tab = opened(phone, address)
    tab.close()
    tab = opened(phone, address)
    assert tab.evaluate(version).strip() == "new"
    assert pixels(tab) == before


@pytest.mark.parametrize(
    "layout", [{"key": "\u0448", "code": "KeyI"}, {"key": "Process", "code": "KeyI"}, {"key": "I"}]
)
def test_letters_are_keys_with_any_alphabet_and_input_method(phone, served, layout):
    tab = opened(phone, served[0])
    tap(tab, "ok", 3)
    before = pixels(tab)
    press = "(kind, layout) => document.body.dispatchEvent(new KeyboardEvent(kind, { bubbles: true, ...layout }))"
    for known in ({"key": "c", "code": "KeyI"}, layout):  # where another layout has a "c" there, it is no "i"
        assert pixels(tab) == before
        for kind in ("keydown", "keyup"):
            tab.evaluate(f"([kind, layout]) => ({press})(kind, layout)", [kind, known])
        tab.evaluate(QUIET)
    assert pixels(tab) != before


def test_a_backup_is_downloaded_and_restored(phone, served, tmp_path):
    tab = opened(phone, served[0])
    tap(tab, "ok", 4)
    before = pixels(tab)
    with tab.expect_download() as download:
        tab.click("#keep")
    backup = tmp_path / download.value.suggested_filename
    download.value.save_as(backup)
    files = read_all(Archive(backup))
    assert "games/0001.log" in files and b'"seen":["copy"]' in files["games/0001.side"]
    tap(tab, "ok", 2)
    assert pixels(tab) != before
    tab.on("dialog", lambda dialog: dialog.accept())
    tab.set_input_files("#restore", backup)
    while pixels(tab) != before:  # the handheld starts again
        tab.wait_for_timeout(20)
    with tab.expect_download() as download:  # what was there goes first into a file of its own
        tap(tab, "ok", 2)
        tab.set_input_files("#restore", backup)
    assert download.value.suggested_filename.startswith("tableside-before-restore-")
    while pixels(tab) != before:
        tab.wait_for_timeout(20)
    (tmp_path / "bad.zip").write_bytes(packed({"a/b": b"x", "a": b"x"}))
    tab.set_input_files("#restore", tmp_path / "bad.zip")
    tab.wait_for_selector("#note:not([hidden])")
    assert "Nothing was changed" in tab.inner_text("#note")
    assert pixels(tab) == before


def test_what_an_empty_backup_replaces_is_asked_and_kept_first(phone, served, tmp_path):
    deck = {"cards.log": add_crc([1]), "memory.txt": add_crc({"names": ["Ann", "Bo"]})}
    whole = packed(deck | COPY)
    (tmp_path / "kept.zip").write_bytes(whole)
    with zipfile.ZipFile(tmp_path / "kept.zip") as archive, zipfile.ZipFile(tmp_path / "again.zip", "w") as again:
        for name in archive.namelist():  # packed again with its folder
            again.writestr(f"kept/{name}", archive.read(name))
            again.writestr(f"__MACOSX/kept/._{name}", b"x")
    (tmp_path / "empty.zip").write_bytes(packed(COPY))
    tab, asked = opened(phone, served[0]), []
    answers = ["dismiss", "accept"]
    tab.on("dialog", lambda dialog: (asked.append(dialog.message), getattr(dialog, answers.pop(0))()))

    def has_deck():
        files = tab.evaluate("tableside.ask('flash').then((all) => [...all].map(([path, one]) => [path, [...one]]))")
        return {f"/data/{path}": [*content] for path, content in deck.items()}.items() <= dict(files).items()

    def restore(name, left):
        tab.set_input_files("#restore", tmp_path / name)
        while has_deck() != left:
            tab.wait_for_timeout(20)

    restore("again.zip", True)
    assert asked == []
    for answer in list(answers):
        with tab.expect_download() as download:
            restore("empty.zip", answer == "dismiss")
        download.value.save_as(tmp_path / f"{answer}.zip")
        assert deck.items() <= read_all(Archive(tmp_path / f"{answer}.zip")).items()
        if answer == "dismiss":
            tab.locator("#note", has_text="Nothing was changed.").wait_for()
        assert "deletes or replaces the deck of cards in use, names and choices. Everything" in asked[-1]
    assert len(asked) == 2 and not has_deck()


def test_the_words_of_the_screen_are_there_for_who_cannot_see_it(phone, served):
    tab = opened(phone, served[0])
    tap(tab, "down")
    # What has the focus comes first.
    tab.locator("#words", has_text=re.compile(r"^Free dice\s")).wait_for(state="attached")
    assert "New game" in tab.text_content("#words").splitlines()


def test_axe_finds_nothing(phone, served):
    from axe_playwright_python.sync_playwright import Axe

    tab = opened(phone, served[0])
    found = Axe().run(tab).response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []


def touch(tab, x, y):
    """A finger on this pixel of the panel, as its holder sees it."""
    panel = tab.locator("#panel")
    box = panel.bounding_box()
    scale = box["width"] / tab.evaluate("tableside.size()[0]")
    tab.touchscreen.tap(box["x"] + (x + 0.5) * scale, box["y"] + (y + 0.5) * scale)
    tab.evaluate(QUIET)


def focused(tab):
    return [text for text, focus in tab.evaluate("tableside.ask('words')")["found"] if focus]


def pull(tab, from_y, to_y):
    """A finger, or here a mouse, that moves over the panel."""
    box = tab.locator("#panel").bounding_box()
    scale = box["width"] / tab.evaluate("tableside.size()[0]")
    tab.mouse.move(box["x"] + 100 * scale, box["y"] + from_y * scale)
    tab.mouse.down()
    tab.mouse.move(box["x"] + 100 * scale, box["y"] + to_y * scale, steps=3)
    tab.mouse.up()
    tab.evaluate(QUIET)


LAST_ROW = (110, 190)  # of home, which scrolls
FIRST_ROW = (110, 50)
BACK = 150  # the row of pixels of its hint


def test_a_tap_on_the_panel_goes_there_and_a_second_one_is_ok(phone, served):
    tab = opened(phone, served[0])
    touch(tab, *LAST_ROW)
    assert focused(tab) == ["History"]
    tap(tab, "down")
    assert focused(tab) == ["Settings"]
    touch(tab, *LAST_ROW)
    assert "Brightness" in words(tab)
    touch(tab, *FIRST_ROW)
    before = focused(tab)
    pull(tab, 180, 120)
    assert focused(tab) != before
    # The hint beside the key, wherever the board has it.
    for y in range(20, 240, 20):
        touch(tab, 230, y)
        if "Brightness" not in words(tab):
            break
    assert "Score pad" in words(tab)


def test_a_finger_that_stays_is_one_tap(phone, served):
    tab = opened(phone, served[0])
    tab.locator("#panel").evaluate(
        """async (panel) => {
          const scale = panel.clientWidth / tableside.size()[0];
          const at = { pointerId: 1, isPrimary: true, bubbles: true, button: 0 };
          panel.setPointerCapture = () => {};
          const { left, top } = panel.getBoundingClientRect();
          const where = { ...at, clientX: left + 110 * scale, clientY: top + 190 * scale };
          panel.dispatchEvent(new PointerEvent('pointerdown', where));
          await new Promise((resolve) => setTimeout(resolve, 900));
          panel.dispatchEvent(new PointerEvent('pointerup', where));
        }"""
    )
    tab.evaluate(QUIET)
    assert focused(tab) == ["History"]


def test_a_turned_handheld_is_tapped_where_its_words_are(phone, served):
    tab = opened(phone, served[0])
    tap(tab, "up")
    touch(tab, *LAST_ROW)
    while "Left-handed" not in focused(tab):
        tap(tab, "down")
    tap(tab, "right")
    assert tab.locator("#device.turned").count()
    tap(tab, "down")  # the key that is up now
    above = focused(tab)
    tap(tab, "up")
    pull(tab, 100, 130)
    assert focused(tab) == above
    touch(tab, *FIRST_ROW)
    assert focused(tab) != above


def test_the_keys_of_a_turned_handheld_are_named_as_they_work(phone, served):
    for board, name in (("pimoroni_pico_display", "small"), ("waveshare_pico_lcd_1_3", None)):
        tab = opened(phone, served[0], board=board)
        tap(tab, "up")
        tap(tab, "ok")
        while "Left-handed" not in focused(tab):
            tap(tab, "down")
        upper = tab.locator('[data-key="up"]')

        def shown(upper=upper, name=name):
            return upper.locator(name).text_content() if name else upper.get_attribute("aria-label")

        assert "up" in shown()
        tap(tab, "ok")
        assert "down" in shown()
        tap(tab, "ok")
        assert "up" in shown()
        tab.close()


def test_the_panel_may_be_made_larger_by_two_fingers_and_not_by_two_taps(phone, served):
    tab = opened(phone, served[0])
    assert tab.evaluate("getComputedStyle(document.getElementById('device')).touchAction") == "pinch-zoom"
