"""The page in Chromium without permission, without room, or with slow services: it names the service and plays on."""

import contextlib

import pytest

from tests.firmware.sharing.games import finished
from tests.web.conftest import PHONE, serving
from tests.web.test_in_chromium import QUIET, READY, opened, pixels, tap, words
from tests.web.test_links import game_fragment
from tools.device.commands.web import Handler
from tools.device.web import chromium as page_browser

pytestmark = pytest.mark.browser

DENIED = "new DOMException('The request was denied.', 'SecurityError')"
BROKEN = """
let refusing = false, error = '';
const channel = new BroadcastChannel('test');
channel.onmessage = ({ data }) => {
  [refusing, error] = data;
  channel.postMessage('heard');
};
const transaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...asked) {
  const refused = refusing && asked[1] === 'readwrite';
  if (refused && !error) this.close();
  const work = transaction.apply(this, asked);
  if (!refused) return work;
  Object.defineProperty(work, 'error', { value: error === 'null' ? null : new DOMException('', error) });
  setTimeout(() => { try { work.abort(); } catch {} });
  return work;
};
"""
HEARD = """
(message) => new Promise((resolve) => {
  window.channel ??= new BroadcastChannel('test');
  window.channel.onmessage = resolve;
  window.channel.postMessage(message);
})
"""


def damage(served, script):
    """Put a script before the page's worker."""
    path = served[1] / "handheld_worker.mjs"
    path.write_text(f"{script}\n{path.read_text(encoding='utf-8')}", encoding="utf-8")


def said(tab, text):
    tab.wait_for_selector(f'#refusals:has-text("{text}")')


def said_no_more(tab):
    tab.wait_for_selector("#refusals:empty", state="attached")


def plays(tab):
    tab.evaluate(QUIET)
    before = pixels(tab)
    tap(tab, "down")
    assert pixels(tab) != before


REFUSING = f"""
const refuse = () => {{ throw {DENIED}; }};
Object.defineProperty(IDBFactory.prototype, 'open', {{ value: refuse }});
Object.defineProperty(LockManager.prototype, 'request', {{ value: async () => refuse() }});
"""
REFUSING_PAGE = f"""
const refuse = () => {{ throw {DENIED}; }};
Object.defineProperty(window, 'localStorage', {{ get: refuse }});
Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {{ value: async () => refuse() }});
Object.defineProperty(StorageManager.prototype, 'persist', {{ value: async () => refuse() }});
"""


def test_a_browser_that_blocks_all_data_plays_and_says_what_is_not_kept(phone, served):
    damage(served, REFUSING)
    phone.add_init_script(REFUSING_PAGE)
    tab = opened(phone, served[0])
    said(tab, "nothing is kept: this browser does not let the page save games")
    said(tab, "does not remember which board")
    said(tab, "Without a network")
    assert "another tab" not in tab.inner_text("#refusals"), "what keeps nothing takes no lock"
    assert tab.locator("#note").is_hidden()
    plays(tab)
    before = pixels(tab)
    tab.click("#power")
    tab.wait_for_selector("#power[aria-pressed=false]")
    tab.click("#power")
    tab.wait_for_selector("#power[aria-pressed=true]")
    tab.evaluate(QUIET)
    assert pixels(tab) == before, "its flash is there as long as the page is open"


def test_chromium_that_blocks_all_data_itself(chromium, served, tmp_path):
    """By its setting, which refuses other things than a script does."""
    preferences = tmp_path / "profile" / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text('{"profile": {"default_content_setting_values": {"cookies": 2}}}', encoding="utf-8")
    blocking = chromium.browser_type.launch_persistent_context(
        preferences.parent.parent, executable_path=page_browser.chromium(), args=["--no-sandbox"], **PHONE
    )
    with contextlib.closing(blocking):
        tab = opened(blocking, served[0])
        said(tab, "nothing is kept: this browser does not let the page save games")
        assert "another tab" not in tab.inner_text("#refusals")
        plays(tab)


def test_a_game_that_is_only_shown_takes_no_lock(phone, served):
    shown = phone.new_page()
    shown.goto(served[0] + game_fragment(finished("yacht", 1)))
    shown.wait_for_selector("#shared a")
    assert shown.inner_text("#refusals") == ""
    tab = opened(phone, served[0])
    assert tab.inner_text("#refusals") == ""
    plays(tab)


def test_two_tabs_one_plays_without_saves_and_the_other_keeps_the_game(phone, served):
    first = opened(phone, served[0])
    second = phone.new_page()
    second.goto(f"{served[0]}?seed=browser")
    said(second, "open in another tab")
    assert second.locator("#power, #board, #keep, #restore").evaluate_all("all => all.every((one) => one.disabled)")
    second.click("#without")
    second.wait_for_selector(READY)
    said(second, "nothing is kept")
    assert second.locator("#without").is_hidden()
    plays(second)
    plays(first)
    before = pixels(first)
    first.close()
    second.reload()
    second.wait_for_selector(READY)
    second.evaluate(QUIET)
    said_no_more(second)
    assert pixels(second) == before


def test_site_data_that_are_cleared_while_a_second_tab_waits_lose_nothing(phone, served):
    first = opened(phone, served[0])
    second = phone.new_page()
    second.goto(f"{served[0]}?seed=browser")
    said(second, "open in another tab")
    origin = {"origin": served[0].rstrip("/"), "storageTypes": "all"}
    phone.new_cdp_session(first).send("Storage.clearDataForOrigin", origin)
    plays(first)
    before = pixels(first)
    first.close()
    second.wait_for_selector(READY)
    second.evaluate(QUIET)
    assert pixels(second) == before and second.inner_text("#refusals") == ""


def test_a_database_that_somebody_deletes_is_let_go_and_gets_the_game_again(phone, served):
    tab = opened(phone, served[0])
    tab.evaluate(
        """() => new Promise((resolve, reject) => {
          const asked = indexedDB.deleteDatabase('tableside-waveshare_pico_lcd_1_3');
          Object.assign(asked, { onsuccess: () => resolve(), onblocked: reject });
        })"""
    )
    plays(tab)
    before = pixels(tab)
    tab.reload()
    tab.wait_for_selector(READY)
    tab.evaluate(QUIET)
    assert pixels(tab) == before and tab.inner_text("#refusals") == ""


def test_without_locks_the_page_says_to_play_in_one_tab(phone, served):
    damage(served, "delete WorkerNavigator.prototype.locks;")
    tab = opened(phone, served[0])
    said(tab, "Play in one tab only")
    plays(tab)
    before = pixels(tab)
    tab.reload()
    tab.wait_for_selector(READY)
    tab.evaluate(QUIET)
    assert pixels(tab) == before


@pytest.mark.parametrize(
    ("error", "words_of_it"),
    [
        ("QuotaExceededError", "no room left"),
        ("null", "does not save your games now"),
        ("UnknownError", "does not save your games now"),
        ("", "does not save your games now"),
    ],
)
def test_what_could_not_be_kept_is_said_and_kept_later(phone, served, error, words_of_it):
    damage(served, BROKEN)
    tab = opened(phone, served[0])
    tab.evaluate(HEARD, [True, error])
    plays(tab)
    said(tab, words_of_it)
    plays(tab)
    asked = []
    tab.on("dialog", lambda dialog: asked.append(dialog.type) or dialog.dismiss())
    tab.close(run_before_unload=True)
    while not asked:
        tab.wait_for_timeout(20)
    assert asked == ["beforeunload"]
    tab.evaluate(HEARD, [False, ""])
    said_no_more(tab)
    before = pixels(tab)
    tab.reload()
    tab.wait_for_selector(READY)
    tab.evaluate(QUIET)
    assert pixels(tab) == before


def test_a_database_that_never_answers_is_waited_for_or_left(phone, served):
    damage(served, "IDBFactory.prototype.open = () => ({});")
    tab = phone.new_page()
    tab.goto(f"{served[0]}?seed=browser")
    said(tab, "has not opened your saved games yet")
    tab.click("#without")
    tab.wait_for_selector(READY)
    said(tab, "nothing is kept")
    plays(tab)


def test_a_database_that_never_ends_a_write_lets_play_go_on(phone, served):
    damage(served, "Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} });")
    tab = opened(phone, served[0])
    tap(tab, "down")
    said(tab, "takes long to save")
    plays(tab)


def test_a_newer_database_is_said(phone, served):
    tab = phone.new_page()
    tab.goto(served[0])
    tab.wait_for_selector(READY)
    newer = "new Promise((resolve) => { indexedDB.open('tableside-pimoroni_pico_display', 2).onsuccess = resolve; })"
    tab.evaluate(f"{newer}.then(({{ target }}) => target.result.close())")
    tab.close()
    tab = opened(phone, served[0], board="pimoroni_pico_display")
    said(tab, "saved by a newer Tableside")
    plays(tab)


def test_odd_entries_are_set_aside_and_the_games_are_there(phone, served):
    tab = opened(phone, served[0])
    tap(tab, "ok", 4)
    before = pixels(tab)
    tab.evaluate(
        """async () => {
          const open = indexedDB.open('tableside-waveshare_pico_lcd_1_3');
          await new Promise((resolve) => { open.onsuccess = resolve; });
          const work = open.result.transaction('files', 'readwrite'), store = work.objectStore('files');
          store.put('text', '/data/pad.log');
          store.put(new Uint8Array(2), '/data/games');
          store.put(new Uint8Array(2), '/data/settings.txt/x');
          store.put(new Uint8Array(2), '/elsewhere');
          store.put(new Uint8Array(2), 7);
          store.put(new Blob(['x']), '/data/../a');
          await new Promise((resolve) => { work.oncomplete = resolve; });
        }"""
    )
    tab.reload()
    tab.wait_for_selector(READY)
    tab.evaluate(QUIET)
    said(tab, "cannot be used, and was set aside")
    said(tab, "and 3 more")
    assert pixels(tab) == before
    tab.reload()
    tab.wait_for_selector(READY)
    assert tab.inner_text("#refusals") == ""


def test_a_worker_that_does_not_come_is_said(phone, served):
    (served[1] / "handheld_worker.mjs").unlink()
    tab = phone.new_page()
    tab.goto(served[0])
    tab.wait_for_selector("#note:has-text('does not start the handheld')")


def test_a_part_that_cannot_be_fetched_is_said_and_power_tries_again(phone, served):
    hidden = served[1] / "firmware.bin"
    content = hidden.read_bytes()
    hidden.unlink()
    tab = phone.new_page()
    tab.goto(f"{served[0]}?seed=browser")
    tab.wait_for_selector("#note:has-text('cannot be fetched')")
    hidden.write_bytes(content)
    tab.click("#power:enabled")
    tab.wait_for_selector("#power[aria-pressed=true]")
    plays(tab)


def test_only_the_folder_itself_gets_the_page(phone, served):
    tab = opened(phone, served[0])
    tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    tab.reload()
    tab.wait_for_selector(READY)
    for path in ("uf2/none.uf2", "no/such/page"):
        reply = tab.context.new_page().goto(f"{served[0]}{path}")
        assert reply is not None and reply.status == 404, path
    phone.set_offline(True)
    for path in ("", "?board=pimoroni_pico_display", "index.html"):
        other = tab.context.new_page()
        other.goto(f"{served[0]}{path}")
        assert other.title().startswith("Tableside"), path
        other.close()


def test_a_refused_clipboard_shows_the_log_to_be_copied(phone, served):
    phone.add_init_script(
        "delete Navigator.prototype.clipboard; navigator.serial || Object.assign(navigator, { serial: {} });"
    )
    tab = opened(phone, served[0])
    tab.click("#put > summary")
    tab.click("#put details > summary")
    tab.click("#put details > button")
    tab.wait_for_selector("#put details > button:text('copy it with the keyboard')")
    assert tab.locator("#note").is_hidden()
    assert words(tab)


def test_a_link_that_is_neither_shared_nor_copied_is_shown(phone, served):
    phone.add_init_script(
        """
        Navigator.prototype.share = async () => { throw new DOMException('', 'NotAllowedError'); };
        delete Navigator.prototype.clipboard;
        """
    )
    tab = phone.new_page()
    tab.goto(served[0] + game_fragment(finished("yacht", 1)))
    tab.on("dialog", lambda dialog: dialog.accept())
    tab.click("#share")
    tab.wait_for_selector("#note:has-text('Copy this link yourself')")
    assert f"{served[0]}#W" in tab.inner_text("#note")


def test_a_page_that_cannot_be_kept_for_times_without_a_network_says_so(phone, served):
    (served[1] / "icon.png").unlink()
    tab = opened(phone, served[0])
    said(tab, "Without a network this page cannot be opened")
    plays(tab)


def test_a_page_over_http_shows_games_and_blames_the_address(chromium, served):
    rules = "--host-resolver-rules=MAP table.lan 127.0.0.1"
    started = chromium.browser_type.launch(executable_path=page_browser.chromium(), args=["--no-sandbox", rules])
    address = served[0].replace("127.0.0.1", "table.lan")
    with contextlib.closing(started):
        phone = started.new_context(**PHONE)
        tab = opened(phone, address)
        assert not tab.evaluate("isSecureContext")
        said(tab, "came over http, not https")
        assert tab.locator("#refusals p").count() == 1 and "browser" not in tab.inner_text("#refusals, #note")
        plays(tab)
        before = pixels(tab)
        tab.close()
        tab = opened(phone, address)
        assert pixels(tab) == before
        table = finished("yacht", 1)
        tab = phone.new_page()
        tab.goto(address + game_fragment(table))
        tab.wait_for_selector("#shared a")
        assert tab.inner_text("#shared > p").endswith(
            "The page itself did not check the dice: it does so only over https."
        )
        assert [int(each) for each in tab.locator("#shared td:nth-of-type(1)").all_inner_texts()] == table.game.scores()
        tab.on("dialog", lambda dialog: dialog.accept())
        tab.click("#share")
        tab.wait_for_selector("#note:has-text('Copy this link yourself')")
        assert "browser" not in tab.inner_text("#note")


class Reporting(Handler):
    """Takes what the browser reports of its policy, from the page and its workers."""

    reports: list[str]

    def send_header(self, keyword, value):
        super().send_header(keyword, f"{value}; report-uri /report" if keyword == "Content-Security-Policy" else value)

    def do_POST(self):
        self.reports.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()


def test_nothing_in_the_page_is_against_its_policy(phone, page, tmp_path):
    Reporting.reports = []
    messages = []
    phone.on("console", lambda message: messages.append(message.text))
    with serving(page, tmp_path, Reporting) as (address, _folder):
        tab = opened(phone, address)
        tab.on("dialog", lambda dialog: dialog.accept())
        tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        tap(tab, "ok", 4)
        with tab.expect_download() as download:
            tab.click("#keep")
        tap(tab, "ok", 2)
        with tab.expect_download():
            tab.set_input_files("#restore", download.value.path())
        tab.wait_for_selector("#power:enabled")
        tab.click("#put > summary")
        with tab.expect_download():
            tab.click("#get-file")
        tab.close()
        tab = phone.new_page()
        tab.goto(address + game_fragment(finished("yacht", 1)))
        tab.wait_for_selector("#shared a")
        with tab.expect_download():
            tab.click("#shared a[download]")
        assert Reporting.reports == []
        assert [text for text in messages if "Security Policy" in text] == []
        tab.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: 'x = 1' }))")
        tab.evaluate("fetch('https://elsewhere.invalid/').catch(() => {})")
        while len(Reporting.reports) < 2:
            tab.wait_for_timeout(20)
