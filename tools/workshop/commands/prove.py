"""`dev.py prove`: what is long: random presses, odd clocks, links and stored data, protocol lines, damaged and forged
files, torn flash, kills, dice, luck, first starts, copies that break off, whole games in a strict emulator.
"""

import argparse
import gc
import importlib
import multiprocessing
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from host_sim import device_modules
from tools import places
from tools.workshop.prove.trial import Cases, Found

TRIALS = tuple(
    "dice luck protocol files forged links page_saves presses clocks kills copies first_start torn_flash strict".split()
)
_WORKERS = min(os.cpu_count() or 1, 4)
_MODULES = {"files": "damaged_files", "presses": "random_presses"}
"""Where it has another name than the trial."""


def main(arguments: list[str]) -> int:
    """Run all trials, or those named; 1 if one of them found something."""
    parser = argparse.ArgumentParser("python3 tools/dev.py prove", description=__doc__)
    parser.add_argument("trials", nargs="*", metavar="TRIAL", help=f"only these: {', '.join(TRIALS)}")
    parser.add_argument("--minutes", type=float, default=10, help="shared by the trials (default: %(default)s)")
    parser.add_argument("--cases", type=int, metavar="N", help="cases of each trial, instead of minutes")
    parser.add_argument("--seed", type=int, help="the same seed tries the same (default: a new one, printed)")
    parser.add_argument("--ci", action="store_true", help="a fixed share; also wheel, release, page, long games")
    chosen = parser.parse_args(arguments)
    for name in chosen.trials:
        if name not in TRIALS:
            parser.error(f"there is no trial '{name}'; there are: {', '.join(TRIALS)}")
    for name in ("minutes", "cases"):
        if getattr(chosen, name) is not None and getattr(chosen, name) <= 0:
            parser.error(f"--{name} takes a number above 0")
    failed = _whole_products() if chosen.ci and not chosen.trials else 0
    seed = chosen.seed if chosen.seed is not None else 1 if chosen.ci else random.SystemRandom().getrandbits(32)
    names = chosen.trials or TRIALS
    print(f"seed {seed}", flush=True)
    workers = min(_WORKERS, len(names))
    seconds = None if chosen.ci or chosen.cases else chosen.minutes * 60 * workers / len(names)
    return failed | report(_all_tried(names, workers, seed, seconds, chosen.cases))


def _all_tried(names, workers, seed, seconds, cases):
    """Run the trials, `workers` at a time, each in a process of its own if there are several."""
    if workers == 1:
        return [(name, *tried(name, seed, seconds, cases)) for name in names]
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        running = [(name, pool.submit(tried, name, seed, seconds, cases)) for name in names]
        return [(name, *trial.result()) for name, trial in running]


def _whole_products():
    """Test the page in a real Chromium, the wheel, a release and long games; 1 if a test failed."""
    print("the page in Chromium, the wheel, a release, long games on the emulated Pico", flush=True)
    workers = ["-n", str(_WORKERS), "--dist", "loadgroup"]
    chosen = ["-m", "browser or whole", *workers, "tests/web", "tests/tools", "tests/emulated"]
    return int(
        subprocess.run([sys.executable, "-m", "pytest", "-q", *chosen], cwd=places.ROOT, check=False).returncode != 0
    )


def tried(name: str, seed: int, seconds: float | None, cases: int | None) -> tuple[Found, float]:
    """Run a trial for so many seconds or cases, or its share of --ci; returns (Found, the seconds it took)."""
    device_modules.install()
    trial = importlib.import_module("tools.workshop.prove." + _MODULES.get(name, name))
    gc.freeze()  # the firmware collects garbage whenever nobody plays: only what the trial leaves
    started = time.monotonic()
    until: Callable[[], bool] = Cases(cases or trial.SHARE)
    if seconds is not None:
        until = _Deadline(started + seconds)
    found = trial.run(random.Random(f"{name} {seed}"), until)
    taken = time.monotonic() - started
    counts = ", ".join(f"{number:,} {what}" for what, number in found.counts.items())
    print(f"{trial.NAME:12} {len(found.failures):3} failures  {taken:6.0f} s  {counts}", flush=True)
    return found, taken


class _Deadline:
    """An `until` for a share of time, after at least one case."""

    def __init__(self, end):
        self._end = end
        self._begun = False

    def __call__(self):
        begun, self._begun = self._begun, True
        return begun and time.monotonic() > self._end


def report(results: list[tuple[str, Found, float]]) -> int:
    """Print each failure with its script; returns the exit code."""
    failed = 0
    for name, found, _taken in results:
        for reason, lines in found.failures:
            failed += 1
            print(f"\n{name}: {reason}")
            for line in lines:
                print("    " + line)
    print(f"\n{failed} failures." if failed else "\nNo failures.")
    return 1 if failed else 0
