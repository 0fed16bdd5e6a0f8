"""Measures the page in a real Chromium, once at full speed and once slowed down to a phone."""

import functools
import statistics
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright  # pyright: ignore[reportMissingImports] (there for `bench --page` alone)

from host_sim.script import PRESS_MS, parse
from tools.device.commands.web import ADDRESS, Handler, listening
from tools.device.web import page_files
from tools.device.web.chromium import chromium
from tools.workshop.bench.figure import Figure
from tools.workshop.goldens.game_scripts import FOLDER, NAMES, SCRIPTS

METHOD = """\
How: the page from 127.0.0.1 in a Chromium without a window, 390 x 844 CSS pixels, each of 2 x 2, no network
delay; "slowed down" is Chromium's own CPU throttling at 4. Start: from the navigation to the first picture with its
light on, each time in a profile that holds nothing. Press: from the event of a keyboard's key to the picture on the
canvas, saves on disk included, the firmware's debouncing too; presses that draw nothing are left out. Step: the longest
call of the firmware's step(), in its worker, while whole recorded games are played, its start left out. Task: the
longest of the page's own thread, as Chromium reports it: 0 when none took 50 ms. Chromium slows down the page's
own thread only.
"""
STARTS = 5
SLOW = 4
STEP_MS = 50
"""A longer step would be felt."""
_BOARD = "waveshare_pico_lcd_1_3"
_PLAYED = ("penk_whole_game", "puzzle_sheet_whole_game")
"""The game with the most kinds of screens, and the one whose legal actions take longest."""
_TASKS = """
tableside_tasks = { longest: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    tableside_tasks.longest = Math.max(tableside_tasks.longest, duration);
  }
}).observe({ type: 'longtask' });
"""
_SIZE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2}
_READY = "html[data-ready]"
_KEYS = {
    "up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight", "ok": "Enter",
    "back": "Backspace", "undo": "u", "info": "i",
}  # fmt: skip
# One press, then until the panel has been quiet for 120 ms: the ms from the press to its picture, null without one.
_PRESS = """
async ([key, ms]) => {
  const { timing } = tableside, wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const until = performance.now() + 3000;
  timing.pressed = null;
  timing.answers.length = 0;
  dispatchEvent(new KeyboardEvent('keydown', { key }));
  await wait(ms);
  dispatchEvent(new KeyboardEvent('keyup', { key }));
  await wait(120);
  while (performance.now() < until) {
    if (await tableside.ask('quiet', 120)) break;
    await wait(20);
  }
  return timing.answers[0] ?? null;
}
"""


def measure(say: Callable[[str], object]) -> list[Figure]:
    """Return all figures. say(text) prints what is being done. Raises Refusal without Chromium or page."""
    path = chromium()
    with _served(say) as address, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=["--no-sandbox"])
        figures = []
        for rate, name in ((1, ""), (SLOW, f", {SLOW} x slowed down")):
            say(f"{STARTS} starts{name}")
            starts = [_start(browser, address, rate) for _ in range(STARTS)]
            figures.append(_figure("start to first picture" + name, starts, "median and worst"))
            answers, longest, tasks = [], {}, []
            for script, board, seed in SCRIPTS:
                if board != _BOARD or script not in _PLAYED:
                    continue
                say(script + name)
                found, longest[script], task = _play(browser, f"{address}?board={board}&seed={seed}", script, rate)
                answers += found
                tasks.append(task)
            note = f"{len(answers)} presses of {len(longest)} games"
            figures.append(_figure("press to picture" + name, answers, f"median and worst of {note}"))
            worst = max(longest, key=longest.__getitem__)
            title = NAMES[worst.removesuffix("_whole_game")]
            figures.append(Figure("longest step()" + name, "ms", (longest[worst],), (STEP_MS,), f"in {title}"))
            figures.append(Figure("longest task of the page's own thread" + name, "ms", (max(tasks),), (STEP_MS,)))
        browser.close()
        return figures


def _figure(name: str, values: list[float], note: str) -> Figure:
    return Figure(name, "ms", (statistics.median(values), max(values)), note=note)


@contextmanager
def _served(say) -> Iterator[str]:
    say("the page is written")
    with tempfile.TemporaryDirectory() as folder:
        page_files.write(Path(folder))
        handler = functools.partial(Handler, directory=folder)
        with listening(0, handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://{ADDRESS}:{server.server_address[1]}/"
            server.shutdown()


@contextmanager
def _opened(browser, address, rate):
    context = browser.new_context(**_SIZE, service_workers="block")
    tab = context.new_page()
    context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    tab.add_init_script(_TASKS)
    tab.goto(address)
    tab.wait_for_selector(_READY, timeout=60_000)
    while tab.evaluate("tableside.timing.firstPicture") is None:
        tab.wait_for_timeout(20)
    yield tab
    context.close()


def _start(browser, address, rate):
    with _opened(browser, address, rate) as tab:
        return tab.evaluate("tableside.timing.firstPicture")


def _play(browser, address, script, rate):
    """Return ms of each press that draws, of the longest step and of the longest task in a recorded game."""
    with _opened(browser, address, rate) as tab:
        tab.wait_for_timeout(1000)
        tab.evaluate("tableside.ask('longestStep')")
        tab.evaluate("tableside_tasks.longest = 0")
        answers = []
        for step in parse((FOLDER / f"{script}.script").read_text(encoding="utf-8")):
            if step.what in ("press", "hold"):
                times, ms = (step.number, PRESS_MS) if step.what == "press" else (1, step.number)
                answers += [tab.evaluate(_PRESS, [_KEYS[step.key], ms]) for _ in range(times)]
            elif step.what == "wait":
                tab.wait_for_timeout(step.number)
        longest = tab.evaluate("tableside.ask('longestStep')")
        return [ms for ms in answers if ms is not None], longest, tab.evaluate("tableside_tasks.longest")
