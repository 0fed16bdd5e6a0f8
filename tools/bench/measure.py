"""Takes all measurements; each is a Figure."""

import os
import statistics
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from host_sim.boards import load_board
from shared_rules import registry
from tools.bench import coach, game_as_a_code, marks
from tools.bench.computer_at_the_table import ComputerAtTheTable
from tools.bench.device import with_code_inside
from tools.bench.evening import keys_of_an_evening, play
from tools.bench.figure import Figure
from tools.bench.inside import Bench
from tools.bench.outside import boot
from tools.bench.prepared_game import SEED, middle_of_a_game
from tools.bench.thinking import thinking
from tools.bench.walk import Walk
from tools.bench.worst_legal import worst_record
from tools.emulated_pico.board import BoardFault
from tools.emulated_pico.handheld import BOARD_SETTINGS, EmulatedHandheld
from tools.games import part
from tools.goldens.game_scripts import NAMES, SCRIPTS
from tools.refusal import CodeError

STICK = "waveshare_pico_lcd_1_3"
FOUR_KEYS = "pimoroni_pico_display"
_KB = 1024
_ACTIONS_IN_MIDDLE = 20  # where a game says nothing else
# Keys of the stick board from the screen of a turn through the others of a game: overview, menu and what it offers.
_TOUR = (
    "info",
    "back",
    "back",
    "ok",
    "back",
    "back",
    "down",
    "ok",
    "back",
    "back",
    "down",
    "down",
    "ok",
    "back",
    "ok",
    "back",
)
_ACTIONS_TO_REPLAY = 100
_TURNS = 300
_WITH_RIVALS = ("penk", "puzzle_sheet", "shape_cards", "yacht")
_RIVALS_PRESSES = 12
# The pins and the panel are those that hold without a file; a key for everything that _TOUR presses.
_BREADBOARD = """key = 1, 2, up
key = 2, 3, down
key = 3, 4, left
key = 4, 5, right
key = 5, 6, ok
key = 6, 7, back
key = 7, 8, undo
key = 8, 9, info
"""


PARTS = ("evening", "presses", "start", "heap", "breadboard", "computer", "codes", "coach", "rivals", "seats", "board")
"""What can be measured by itself. The evening and the presses take longest, some ten minutes each."""


def measure(say, code_inside=None, chosen=PARTS):
    """(all figures, what went wrong in words). say(text), a function that can be pickled, is told what is being done;
    w_image: the bytes of an official image for the Pico W, on which the heap is measured too; code_inside: those of an
    image for the Pico with the handheld's code, to be measured in the place of the official one; chosen: of PARTS.

    The clock of an emulated Pico is its own, so two of them side by side do not disturb each other.
    """
    games = [line[0] for line in registry.GAMES]
    device = with_code_inside(code_inside)
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as workers:
        each = {
            "evening": [(_evening, device)],
            "presses": [(_on_screen, device, board_name) for board_name in (STICK, FOUR_KEYS)],
            "start": [(_start, device, board_name) for board_name in (STICK, FOUR_KEYS)],
            "heap": [(_heap_in_play, device, game) for game in games],
            "breadboard": [(_heap_on_a_breadboard, device)],
            "computer": [(_computer_at_the_table, device)],
            "codes": [(_codes, device)],
            "coach": [(_coach, device, game) for game in coach.GAMES],
            "rivals": [(thinking, device, game) for game in games if registry.advice(game)],
            "seats": [(_a_rival_thinks, device, game) for game in _WITH_RIVALS],
            "board": [(_on_board, device)],
        }
        parts = [workers.submit(*work, say) for name in PARTS if name in chosen for work in each[name]]
        figures, wrong = [], []
        for part in parts:
            try:
                figures += part.result()
            except (BoardFault, CodeError, TimeoutError, ValueError) as error:
                wrong.append(str(error))
        return figures, wrong


def _size(board):
    return f"{board.WIDTH} x {board.HEIGHT}"


def _start(device, board_name, say):
    board = load_board(board_name)
    say(f"{board.NAME}: start")
    handheld = EmulatedHandheld(board_name, files=device.marked(board_name), usb=False, image=device.image)
    handheld.power_on()
    from_main, from_power = boot(handheld, marks.Marks(handheld.pico))
    handheld.power_off()
    return [
        Figure(f"main.py to first screen, {_size(board)}", from_main, "ms", *device.boot),
        Figure(f"power on to first screen, {_size(board)}", from_power, "ms"),
    ]


def _on_screen(device, board_name, say):
    board = load_board(board_name)
    probed = device.files(board_name, marks.PROBED_MAIN)
    say(f"{board.NAME}: presses of a recorded game")
    name, _board, seed = next(script for script in SCRIPTS if script[1] == board_name)
    walk = Walk(EmulatedHandheld(board_name, seed=seed, files=probed, usb=False, image=device.image))
    walk.play(name, say)
    figures = _press_figures(device, board, walk)
    if board_name == STICK:
        figures.append(Figure("heap free at home", walk.heaps[0] / _KB, "KB", more_is_better=True))
        note = f"lowest of {len(walk.heaps)} full screens of a recorded game"
        figures += _heap_figures(device, "whole game of Penk!", walk, note)
    return figures


def _press_figures(device, board, walk, where=""):
    full = (21, 33) if board.HEIGHT == 240 else (12, 20)
    where = f"{where}{_size(board)}"
    figures = []
    for name, values, bounds in (
        ("moved focus", walk.moved, (6.5, 12)),
        ("held die or chosen cell", walk.chosen, (None, None)),
        ("full new screen", walk.screens, full),
        ("first sign, before an action is written", walk.written_signs, (15, None)),
        ("full new screen after an action, written to flash", walk.recorded, (None, None)),
        ("first sign, before an import", walk.import_signs, (15, None)),
        ("a screen's first opening, with its import", walk.first_screens, (device.opening, None)),
    ):
        if values:
            note = f"of {len(values)}"
            figures.append(
                Figure(f"{name}, {where}", statistics.median(values), "ms", *bounds, note, worst=max(values))
            )
    found = len(walk.collected)
    note = f"of {len(walk.screens) + len(walk.recorded)} screen changes"
    figures.append(
        Figure(f"garbage collections before the last pixel of a new screen, {where}", found, "", 0, None, note)
    )
    note = f"of {len(walk.screens) + len(walk.recorded) + len(walk.first_screens)} screen changes"
    figures.append(Figure(f"screens that were imported, {where}", len(walk.first_screens), "", None, None, note))
    return figures


def _heap_figures(device, name, walk, note):
    name += device.name
    return [
        Figure(f"heap free, {name}", min(walk.heaps) / _KB, "KB", device.heap, 16, note, more_is_better=True),
        Figure(f"largest free block, {name}", min(walk.largest) / _KB, "KB", 16, 4, "lowest", more_is_better=True),
    ]


def _walk_in_a_game(device, game, board_name=STICK, settings=None, usb=False, level=""):
    """A Walk on a handheld that finds a long game in its flash. settings: the text of a breadboard's; level: of rivals
    in all seats, "" for none.
    """
    probed = device.files(board_name, marks.PROBED_MAIN)
    with tempfile.TemporaryDirectory() as folder:
        if settings is not None:
            (Path(folder) / BOARD_SETTINGS).write_text(settings, encoding="ascii", newline="\n")
        actions = getattr(part(game, "bench"), "ACTIONS_IN_MIDDLE", _ACTIONS_IN_MIDDLE)
        middle_of_a_game(board_name, folder, game, actions, level=level)
        return Walk(EmulatedHandheld(board_name, folder, SEED, probed, usb, device.image))


def _a_rival_thinks(device, game, say):
    """Rivals alone play on from the middle of a game, and ok goes on."""
    walk = _walk_in_a_game(device, game, level="sharp")
    taken = walk.rivals(_RIVALS_PRESSES, say)
    name = f"a rival thinks, {NAMES[game]}"
    figures = _heap_figures(device, name, walk, f"lowest of {len(walk.heaps)} moments, most players")
    if taken:
        note = f"of {len(taken)}, from the press to the decision"
        figures.append(Figure(name + device.name, statistics.median(taken), "ms", 1500, None, note, worst=max(taken)))
    return figures


def _heap_in_play(device, game, say):
    """A long game is found in flash, and its screens are visited one after the other."""
    name = NAMES[game]
    say(f"heap in a game of {name}{device.name}")
    walk = _walk_in_a_game(device, game)
    walk.tour(_TOUR)
    note = f"lowest of {len(walk.heaps)} screens in the middle of a game, most players"
    collection = walk.box.ask(marks.COLLECTION_TIME) / 1000
    return _heap_figures(device, name, walk, note) + [
        Figure(f"longest gc.collect(), {name}{device.name}", collection, "ms", note="when nobody waits"),
    ]


def _evening(device, say):
    say(f"{_TURNS} turns without a restart")
    keys, games = keys_of_an_evening(STICK, SEED, _TURNS)
    walk = Walk(
        EmulatedHandheld(STICK, seed=SEED, files=device.files(STICK, marks.PROBED_MAIN), usb=False, image=device.image)
    )
    play(walk, keys)
    note = f"lowest of {len(walk.heaps)} in {games} whole games, {len(keys)} presses"
    return _heap_figures(device, f"{_TURNS} turns without a restart", walk, note)


def _coach(device, game, say):
    say(f"the coach in {NAMES[game]}{device.name}")
    return coach.figures(device, STICK, game)


def _heap_on_a_breadboard(device, say):
    say("heap on a breadboard")
    walk = _walk_in_a_game(device, "penk", "generic", _BREADBOARD)
    walk.tour(_TOUR)
    note = f"lowest of {len(walk.heaps)} screens in the middle of a game, most players, 320 x 240"
    return _heap_figures(device, "Penk! on a breadboard", walk, note)


def _computer_at_the_table(device, say):
    """People play the game with the longest lists of actions, and a computer on the USB cable asks for what it can."""
    say("a computer at the table")
    record, _remark = worst_record("puzzle_sheet")
    walk = _walk_in_a_game(device, "penk", usb=True)
    table = ComputerAtTheTable(walk.handheld)
    table.ask_all()
    walk.tour(_TOUR)
    table.load(record)
    taken, count = table.list_actions()
    walk.note_heap()
    note = f"lowest of {len(walk.heaps)} screens, the computer has asked for state, actions and save"
    return _heap_figures(device, "a computer at the table", walk, note) + [
        Figure(
            f"{count} actions listed over USB, Puzzle Sheet",
            taken,
            "ms",
            note="from the request to the end of the reply, in steps of 50 ms",
        ),
    ]


def _codes(device, say):
    say("codes of a game that is over")
    result, whole, lines = game_as_a_code.milliseconds(device, STICK)
    note = f"Yacht, four players, {lines} lines of record"
    return [
        Figure("code of a result", result, "ms", 3000, note=note),
        Figure("code of a whole game", whole, "ms", 3000, note=note),
    ]


def _on_board(device, say):
    with tempfile.TemporaryDirectory() as folder:
        long_record = middle_of_a_game(STICK, folder, "penk", _ACTIONS_TO_REPLAY)
    say("imports, rules and flash at the board's prompt")
    bench = Bench(STICK, device.files(STICK, ""), device.image)
    figures = [Figure("imports up to the home screen", bench.imports_ms(), "ms")]
    appended = bench.append_ms(long_record)
    figures.append(
        Figure(
            "appending one action to flash, median",
            statistics.median(appended),
            "ms",
            note=f"longest {max(appended):.1f}",
        )
    )
    for game in [line[0] for line in registry.GAMES]:
        record, remark = worst_record(game)
        taken, count = bench.legal_ms(record)
        name = f"legal actions at worst, {NAMES[game]}"
        figures.append(Figure(name, taken, "ms", 40, 80, f"{count} actions, {remark}"))
    lines = len(long_record.splitlines()) - 1
    figures.append(Figure(f"replaying a record of {lines} actions", bench.replay_ms(long_record), "ms"))
    size = len(device.image or b"") // 2
    figures.append(Figure("installed size", size / _KB, "KB", note="no files"))
    return figures
