"""Measures the rows of the table, each with its aim."""

import os
import statistics
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from shared_rules import registry
from tools.device.board import device_paths
from tools.refusal import CodeError
from tools.workshop.bench import answer_times, evening, heap
from tools.workshop.bench.evening import Evening, Key
from tools.workshop.bench.figure import PARTS, Figure
from tools.workshop.bench.heap import SEED
from tools.workshop.bench.probe import LONGEST_COLLECTION, Probe
from tools.workshop.emulated_pico.board import BoardFault
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS

BOARD = "waveshare_pico_lcd_1_3"
_KB = 1024
_QUIET_MS = 60
_LOOK_MS = 0.1
_AT_START, _AT_END = 60, 24
"""Presses that are measured at the start and at the end of the recorded game, and all after it."""

Say = Callable[[str], object]
Rows = tuple[list[Figure], int]
"""Lines of the table, and microseconds of the longest collection."""


def measure(say: Say, chosen: tuple[str, ...] = PARTS, language: str = "") -> tuple[list[Figure], list[str]]:
    """Return (the rows, what went wrong in words). say(text), which can be pickled, prints what is being done.
    language: the handheld's code. Emulated Picos have clocks of their own, so several can run at once.
    """
    figures, wrong, collections = [], [], []
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as workers:
        # What takes longest begins first.
        works = {name: workers.submit(_MEASURES[name], say, language) for name in _MEASURES if name in chosen}
        for name in [part for part in PARTS if part in works]:
            try:
                rows, collection = works[name].result()
            except (BoardFault, CodeError, TimeoutError, ValueError) as error:
                wrong.append(f"{name}: {error}")
                continue
            figures += rows
            collections.append((collection / 1000, name))
    longest, where = max(collections, default=(0, ""))
    if longest:
        figures.append(Figure("longest collection", "ms", (longest,), (14,), f"in {where}, when nobody waits"))
    return figures, wrong


def _files(language):
    return {device_paths.DATA + "/settings.txt": b"language=%s\n" % language.encode()} if language else {}


def _start(_say: Say, language: str) -> Rows:
    """Measure the start on a battery."""
    handheld = EmulatedHandheld(BOARD, files=_files(language), usb=False)
    handheld.power_on()
    pico, wire = handheld.pico, handheld.wire
    picture = handheld.board.WIDTH * handheld.board.HEIGHT * 2
    lit = []

    def is_shown():
        if not lit and pico.pin_share(handheld.board.BACKLIGHT):
            lit.append(pico.clock.nanos)
        return wire.bytes_sent >= picture and lit and (pico.clock.nanos - wire.last_byte_at) / 1e6 >= _QUIET_MS

    pico.run_until(is_shown, 5000, "the first picture", _LOOK_MS)
    shown = max(wire.last_byte_at, lit[0]) / 1e6
    return [Figure("power to the first picture with the light on", "ms", (shown,), (195,))], 0


def _presses(say: Say, language: str) -> Rows:
    name, board, seed = next(one for one in SCRIPTS if one[1] == BOARD)
    game, around = _recorded(name, board, seed)
    box = Probe(EmulatedHandheld(board, seed=seed, files=_files(language)))
    found = answer_times.play(box, game + around, range(_AT_START, len(game) - _AT_END), say)
    box.check()
    median = statistics.median
    moved, held, screens, first, signs = found.moved, found.held, found.screens, found.first, found.signs
    of_screens = f"median of {len(screens)}, worst {max(screens):.1f}, {found.collected} with a collection"
    of_pages = f"median of {len(found.pages)}, worst {max(found.pages):.1f}: menus, pads and pages read files"
    return [
        Figure("moved focus / held die", "ms", (median(moved), median(held)), (6.6, 12), _medians(moved, held)),
        Figure("full new screen of a game, 240 x 240", "ms", (median(screens),), (22,), of_screens),
        Figure("full new screen around a game", "ms", (median(found.pages),), note=of_pages),
        Figure("first sign that a press was heard", "ms", (median(signs), max(signs)), (10, 20), _worst(signs)),
        Figure("first opening of a screen", "ms", (median(first), max(first)), (40, 65), _worst(first)),
    ], box.ask(LONGEST_COLLECTION)


def _medians(*each: list[float]) -> str:
    return "medians of " + " and ".join(str(len(values)) for values in each)


def _worst(values: list[float]) -> str:
    return f"median and worst of {len(values)}"


def _recorded(name: str, board: str, seed: str) -> tuple[list[Key], list[Key]]:
    """Return the presses of a recorded game, and those that open every pad and page after it."""
    steps = script.parse((FOLDER / f"{name}.script").read_text(encoding="utf-8"), name)
    game = [Key(step.key) for step in steps if step.what == "press" for _ in range(step.number)]
    with tempfile.TemporaryDirectory() as folder:
        players = Evening(SimulatedHandheld(board, folder, seed))
        for key in game:
            script.press(players.handheld, key.name)
        players.hold("back")
        players.look_round(evening.WAYS)
    return game, players.keys


def _heap(say: Say, language: str) -> Rows:
    games = [line[0] for line in registry.GAMES]
    tours, thinking = [], []
    for game in games:
        say(f"the screens of {game}")
        tours.append(heap.tour(BOARD, game, language))
        if registry.advice(game):
            thinking.append(heap.rivals(BOARD, game, say, language))
    lowest = [min(each).free / _KB for each in (tours, thinking)]
    decisions = [ms for each in thinking for ms in each.decisions]
    note = f"of {len(games)} games and {len(decisions)} decisions, the longest of {max(decisions):.0f} ms"
    return (
        [Figure("lowest heap of a game / with a rival thinking", "KB", tuple(lowest), (112, 104), note, more=True)],
        max(each.collection for each in tours + thinking),
    )


def _evening(say: Say, language: str) -> Rows:
    say("the keys of an evening")
    keys = evening.keys_of_an_evening(BOARD, SEED)
    box = Probe(EmulatedHandheld(BOARD, seed=SEED, files=_files(language)))
    lowest = [number / _KB for number in evening.play(box, keys, say)]
    box.check()
    name = f"an evening of {evening.GAMES} games: free / largest block"
    note = f"{len(keys)} presses without a restart"
    return [Figure(name, "KB", tuple(lowest), (80, 12), note, more=True)], box.ask(LONGEST_COLLECTION)


def _page(_say: Say, _language: str) -> Rows:
    from tools.device.web import page_files

    with tempfile.TemporaryDirectory() as folder:
        size = page_files.wire_size(page_files.write(Path(folder)))
    return [Figure("the page on the wire", "KB", (size / 1000,), (520,), "gzip -9, without the file for a board")], 0


_MEASURES = {
    "evening": _evening,
    "presses": _presses,
    "heap": _heap,
    "start": _start,
    "page": _page,
}
"""In the order in which they begin."""
