"""Takes all measurements; each is a Figure."""

import statistics
import tempfile

from host_sim.boards import load_board
from tools.bench import marks
from tools.bench.inside import Bench, worst_dice
from tools.bench.outside import boot, press
from tools.bench.prepared_game import SEED, middle_of_a_game
from tools.device_files import MAIN, device_files
from tools.emulated_pico.handheld import EmulatedHandheld

STICK = "waveshare_pico_lcd_1_3"
FOUR_KEYS = "pimoroni_pico_display"
_KB = 1024
_ACTIONS_IN_MIDDLE = 60
_ACTIONS_TO_REPLAY = 100


class Figure:
    """One line of the table. aim, limit: None or a number in the figure's unit; more_is_better turns them round."""

    def __init__(self, name, value, unit, aim=None, limit=None, note="", more_is_better=False):
        self.name = name
        self.value = value
        self.unit = unit
        self.aim = aim
        self.limit = limit
        self.note = note
        self.more_is_better = more_is_better

    def meets(self, bound):
        """Whether the value is within `bound` (None: always)."""
        if bound is None:
            return True
        return self.value >= bound if self.more_is_better else self.value <= bound


def measure(say):
    """All figures. say(text) is told what is being done."""
    figures = []
    for board_name in (STICK, FOUR_KEYS):
        figures += _on_screen(board_name, say)
    figures += _on_board(say)
    return figures


def _size(board):
    return f"{board.WIDTH} x {board.HEIGHT}"


def _on_screen(board_name, say):
    board = load_board(board_name)
    say(f"{board.NAME}: start and home screen")
    files = device_files(board_name)
    figures = []
    handheld = EmulatedHandheld(
        board_name, files=dict(files, **{MAIN: marks.MARK_START.encode() + files[MAIN]}), usb=False
    )
    handheld.power_on()
    from_main, from_power = boot(handheld, marks.Marks(handheld.pico))
    figures.append(Figure(f"main.py to first screen, {_size(board)}", from_main, "ms", 300, 500))
    figures.append(Figure(f"power on to first screen, {_size(board)}", from_power, "ms"))
    handheld.power_off()
    say(f"{board.NAME}: presses in the middle of a four-player game")
    with tempfile.TemporaryDirectory() as folder:
        middle_of_a_game(board_name, folder, _ACTIONS_IN_MIDDLE)
        probed = dict(files, **{"/real_main.py": files[MAIN], MAIN: marks.PROBED_MAIN.encode()})
        handheld = EmulatedHandheld(board_name, folder, SEED, probed, usb=False)
    handheld.power_on()
    box = marks.Marks(handheld.pico)
    picture = board.WIDTH * board.HEIGHT * 2
    handheld.pico.run_until(lambda: handheld.quiet_ms() > 400, 10_000, "the game's screen", 20)
    walk = _Walk(handheld, box, picture)
    walk.through_game()
    walk.through_home()
    figures += _press_figures(board, walk, picture)
    if board_name == STICK:
        figures += _heap_figures(walk)
    for complaint in handheld.complaints:
        raise ValueError(f"the panel complained during the bench: {complaint}")
    return figures


class _Walk:
    """A walk through the screens that notes each press and the free heap after it."""

    def __init__(self, handheld, box, picture):
        self._handheld = handheld
        self._box = box
        self._picture = picture
        self.moved = []
        self.held = []
        self.screens = []
        self.first_screens = []
        self.heap_in_game = box.ask(marks.FREE_AFTER_COLLECTION)
        self.collection_ms = box.ask(marks.COLLECTION_TIME) / 1000
        self.heaps = [self.heap_in_game]
        self.heap_at_home = None
        self.collected_inside = 0

    def through_game(self):
        """Hold dice, move the focus, open the menu of the game and what it leads to, each twice."""
        self._press("ok", self.held)
        self._press("ok", self.held)
        for _ in range(4):
            self._press("down", self.moved)
        for opened in (self.first_screens, self.screens):
            self._press("back", opened)
            for entry in (1, 2, 3):
                for _ in range(entry):
                    self._press("down", self.moved)
                self._press("ok", opened)
                self._press("back", self.screens)
                if entry < 3:
                    for _ in range(entry):
                        self._press("up", self.moved)
            self._press("back", self.screens)

    def through_home(self):
        """Leave the game and walk through the home screen."""
        self._press("back", self.screens)
        for _ in range(4):
            self._press("down", self.moved)
        self._press("ok", self.screens)
        self.heap_at_home = self._box.ask(marks.FREE_AFTER_COLLECTION)
        for opened in (self.first_screens, self.screens):
            for _ in range(4):
                self._press("down", self.moved)
            self._press("ok", opened)
            self._press("back", self.screens)
            for _ in range(4):
                self._press("up", self.moved)

    def _press(self, key, found):
        before = self._box.ask(marks.FREE)
        pressed = press(self._handheld, key)
        # Free memory only grows when a collection ran; the tidying after a pause is left out by asking before it is due.
        if found is self.screens and pressed.sent >= self._picture:
            self.collected_inside += self._collected(before)
        if pressed.ms is not None:
            found.append(pressed)
        self.heaps.append(self._box.ask(marks.FREE_AFTER_COLLECTION))

    def _collected(self, before):
        return self._box.ask(marks.FREE) > before


def _press_figures(board, walk, picture):
    whole = [pressed.ms for pressed in walk.screens if pressed.sent >= picture]
    first = [pressed.ms for pressed in walk.first_screens if pressed.sent >= picture]
    aim, limit = (20, 33) if board.HEIGHT == 240 else (12, 20)
    figures = []
    for name, values, bounds, note in (
        ("moved focus", [pressed.ms for pressed in walk.moved], (6, 12), ""),
        ("held die", [pressed.ms for pressed in walk.held], (None, None), ""),
        ("full new screen", whole, (aim, limit), ""),
        ("a screen's very first opening", first, (None, None), "with the import of its module"),
    ):
        if values:
            note = f"median {statistics.median(values):.1f}, {len(values)} presses" + (", " + note if note else "")
            figures.append(Figure(f"{name}, {_size(board)}, slowest", max(values), "ms", *bounds, note))
    figures.append(
        Figure(
            f"collections inside a screen change, {_size(board)}", walk.collected_inside, "of " + str(len(whole)), 0, 0
        )
    )
    return figures


def _heap_figures(walk):
    note = f"lowest of {len(walk.heaps)} points of the walk"
    return [
        Figure("heap free at home", walk.heap_at_home / _KB, "KB", more_is_better=True),
        Figure("heap free in a four-player game", walk.heap_in_game / _KB, "KB", more_is_better=True),
        Figure("heap free at its lowest", min(walk.heaps) / _KB, "KB", 110, 80, note, more_is_better=True),
        Figure("longest gc.collect()", walk.collection_ms, "ms", note="in the game, when idle"),
    ]


def _on_board(say):
    files = device_files(STICK)
    record, dice = worst_dice()
    with tempfile.TemporaryDirectory() as folder:
        long_record = middle_of_a_game(STICK, folder, _ACTIONS_TO_REPLAY)
    say("imports, rules and flash at the board's prompt")
    bench = Bench(STICK, files)
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
    taken, count = bench.legal_ms(record)
    shown = " ".join("!" if face == 6 else str(face) for face in dice)
    figures.append(Figure("legal marks for the worst roll", taken, "ms", 30, 80, f"{shown}: {count} actions"))
    lines = len(long_record.splitlines()) - 1
    figures.append(Figure(f"replaying a record of {lines} actions", bench.replay_ms(long_record), "ms"))
    size = sum(len(content) for content in files.values())
    figures.append(Figure("installed size", size / _KB, "KB", note=f"{len(files)} files"))
    return figures
