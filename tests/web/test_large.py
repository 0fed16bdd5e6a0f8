"""The clock and the evening, large for a phone on the table, and what somebody prefers: no motion, more contrast."""

import contextlib
import re

import pytest

from tests.firmware.games.penk.cases import PenkBench, over
from tests.firmware.games.yacht.cases import YachtBench
from tests.firmware.screens.bench import BOARDS
from tests.web.conftest import PHONE
from tests.web.test_in_chromium import opened, pixels, tap, words
from tools.owner.archive import packed
from tools.owner.saves import DATA, Folder, read_all

pytestmark = pytest.mark.browser

WIDEST = ["W" * 12, "Mo", "Q" * 12]
NEAR = "#large .side:not(.turned)"
FITS = """
() => Array.from(document.querySelectorAll('#large .side')).every(
  (side) => side.scrollWidth <= side.clientWidth && side.scrollHeight <= side.clientHeight
)
"""


def restored(tab, folder, archive):
    """What is in the folder of a handheld, on the page."""
    archive.write_bytes(packed(read_all(Folder(folder))))
    tab.on("dialog", lambda dialog: dialog.accept())
    tab.set_input_files("#restore", archive)
    tab.wait_for_selector("#open-large:enabled")


def evening_with_a_clock(flash):
    """Two games have ended; Ann, Bo and Cy play a third one with a clock."""
    folder = flash / DATA
    folder.mkdir(parents=True)
    for _ in range(2):
        over(PenkBench(BOARDS[0], folder).begin(names=WIDEST))
    bench = YachtBench(BOARDS[0], folder).begin(names=WIDEST)
    bench.app.game.clock.limit = -600
    bench.app.game.write_side()
    bench.settle()


def fits(tab):
    """Waits until each side shows all, as a phone and as a small one, upright and not."""
    for width, height in ((390, 844), (844, 390), (320, 480)):
        tab.set_viewport_size({"width": width, "height": height})
        tab.wait_for_function(FITS)


def test_the_button_swaps_clock_and_evening_and_leaves(phone, served, tmp_path):
    evening_with_a_clock(tmp_path / "flash")
    tab = opened(phone, served[0])
    restored(tab, tmp_path / "flash", tmp_path / "games.zip")
    tab.locator("#open-large").tap()
    tab.locator(NEAR, has_text=re.compile(r"9:5\d")).wait_for()  # it runs while somebody looks
    assert WIDEST[0] in tab.inner_text(NEAR)
    assert tab.evaluate("document.querySelector('#large p').style.color") != ""
    assert tab.inner_text("#large .turned") == tab.inner_text(NEAR)
    fits(tab)
    tab.locator("#large button").tap()
    tab.locator(NEAR, has_text="Evening").wait_for()
    assert "2 games" in tab.inner_text(NEAR)
    fits(tab)
    tab.locator("#large button").tap()
    tab.wait_for_selector("#large", state="hidden")


SEEN_AGAIN = """
(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""


def test_the_phone_stays_awake_again_when_the_page_is_seen_again(phone, served):
    phone.add_init_script(
        """
        window.locks = [];
        const { request } = WakeLock.prototype;
        WakeLock.prototype.request = async function () {
          locks.push(document.hidden);
          return request.call(this, 'screen');
        };
        """
    )
    tab = opened(phone, served[0])
    tab.evaluate(SEEN_AGAIN, False)
    assert tab.evaluate("locks") == []
    tab.locator("#open-large").tap()
    tab.wait_for_selector("#large[open]")
    for hidden in (True, False):
        tab.evaluate(SEEN_AGAIN, hidden)
    assert tab.evaluate("locks") == [False, False]


@pytest.mark.parametrize("key", ["Escape", "Backspace"])
def test_back_leaves_and_the_handheld_gets_no_key(phone, served, key):
    tab = opened(phone, served[0])
    tap(tab, "down")
    before = pixels(tab)
    tab.locator("#open-large").tap()
    tab.locator(NEAR, has_text="No clock runs").wait_for()
    tab.keyboard.press("ArrowDown")
    tab.keyboard.press(key)
    tab.wait_for_selector("#large", state="hidden")
    assert pixels(tab) == before


def test_the_clock_for_any_other_game_is_shown_too(phone, served):
    tab = opened(phone, served[0])
    tap(tab, "down", 3)
    tap(tab, "ok", 2)
    tab.locator("#open-large").tap()
    tab.locator(NEAR, has_text=re.compile(r"\d:\d\d")).wait_for()


def test_axe_finds_nothing_in_it(phone, served, tmp_path):
    from axe_playwright_python.sync_playwright import Axe

    evening_with_a_clock(tmp_path / "flash")
    tab = opened(phone, served[0])
    restored(tab, tmp_path / "flash", tmp_path / "games.zip")
    for text in (":", "Evening"):
        tab.locator("#open-large" if text == ":" else "#large button").tap()
        tab.locator(NEAR, has_text=text).wait_for()
        found = Axe().run(tab).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []


def animation(tab):
    """The words of the setting."""
    tap(tab, "up")
    tap(tab, "ok")
    found = words(tab)
    return found[found.index("Animation") + 1]


def test_who_prefers_no_motion_gets_none_until_a_setting_was_changed(chromium, served):
    with contextlib.closing(chromium.new_context(**PHONE, reduced_motion="reduce")) as phone:
        tab = opened(phone, served[0])
        assert animation(tab) == "off"
        assert tab.evaluate("document.getAnimations().length") == 0
        tap(tab, "down", 3)
        tap(tab, "right")  # Animation is on by choice
        tab.reload()
        tab.close()
        tab = opened(phone, served[0])
        found = words(tab)
        assert found[found.index("Animation") + 1] == "on"
    with contextlib.closing(chromium.new_context(**PHONE)) as phone:
        assert animation(opened(phone, served[0])) == "on"


def test_who_prefers_more_contrast_gets_wide_outlines_and_no_dim_text(phone, served):
    tab = opened(phone, served[0])
    style = "(name) => getComputedStyle(document.querySelector(name))"
    looks = f"() => ['#power', '#board', '#device', '.key'].map((name) => ({style})(name).borderTopWidth)"
    dim = f"({style})('.quiet').color === ({style})('body').color"
    assert not tab.evaluate(dim)
    tab.emulate_media(contrast="more")
    assert set(tab.evaluate(looks)) == {"3px"}
    assert tab.evaluate(dim)


def test_forced_colours_leave_the_led_and_tell_power_and_keys_by_more_than_a_background(phone, served):
    tab = opened(phone, served[0], board="pimoroni_pico_display")
    tap(tab, "ok", 4)
    look = "([name, part]) => { const { content, borderTopStyle, borderTopWidth, backgroundColor }"
    look += " = getComputedStyle(document.querySelector(name), part);"
    look += " return [content, borderTopStyle, borderTopWidth, backgroundColor]; }"

    def looks(name, part=None):
        return tab.evaluate(look, [name, part])

    colour = looks("#led")[3]
    tab.emulate_media(forced_colors="active")
    assert looks("#led")[1] == "solid" and looks("#led")[3] == colour
    on = looks("#power")[1:3], looks("#power", "::before")[0]
    tab.evaluate("document.querySelector('.key').classList.add('down')")
    down = looks(".key")[1:3]
    tab.evaluate("document.querySelector('.key').classList.remove('down')")
    assert looks(".key")[1:3] != down
    tab.click("#power")
    tab.wait_for_selector("#power[aria-pressed=false]")
    off = looks("#power")[1:3], looks("#power", "::before")[0]
    assert on[0] != off[0] and on[1] != off[1]


def test_every_button_takes_a_quick_second_tap(phone, served):
    tab = opened(phone, served[0])
    tab.evaluate("document.querySelectorAll('[hidden]').forEach((each) => { each.hidden = false; })")
    tab.click("#put > summary")
    tab.wait_for_selector("#put-display")
    action = "all => all.map((one) => [one.id || one.textContent, getComputedStyle(one).touchAction])"
    found = tab.locator("button, select, summary, .button").evaluate_all(action)
    assert [name for name, action in found if action not in ("manipulation", "none")] == []
