"""Presses of a recorded game, measured."""

from host_sim.script import boot, parse
from host_sim.script import press as script_press
from tools.bench import marks
from tools.bench.outside import press, rest
from tools.goldens.game_scripts import FOLDER

_LOOK_MS = 20
_REST_MS = 1500
_HOLD_MS, _ROLLING_MS = 80, 420
_DIRECTIONS = ("up", "down", "left", "right")
# Rolling dice move for up to 400 ms. A press is left out whose last pixel comes later than this on the same screen, or
# that sends two pictures or more.
_MOTION_MS = 100
# So many presses are measured at the start and at the end of the game; those in between are only pressed.
_AT_START = 60
_AT_END = 24


class Walk:
    """A `handheld` that runs marks.PROBED_MAIN, switched on and waiting.

    moved, chosen, screens, recorded, first_screens: milliseconds from the pin's edge to the last pixel of each press of
    that kind; the last three opened a screen, of which all but the key hints was painted: before those of `recorded` an
    action was written to flash, before those of first_screens their modules were read from it; written_signs,
    import_signs: for those of `recorded` and of first_screens, milliseconds to the first sign that the key was heard;
    heaps: bytes free after a collection, at the start and after each full screen (in `tour` after each key); largest:
    bytes of the largest block then, asked at each fourth screen (in `tour` at each key); collected: the presses (by
    number) that opened a screen, of `screens` or `recorded`, before whose last pixel the heap was collected.
    """

    def __init__(self, handheld):
        self.handheld = handheld
        self._picture = handheld.board.WIDTH * handheld.board.HEIGHT * 2
        handheld.power_on()
        self.box = marks.Marks(handheld.pico)
        boot(handheld)
        self.moved = []
        self.chosen = []
        self.screens = []
        self.recorded = []
        self.written_signs = []
        self.import_signs = []
        self.first_screens = []
        self.heaps = []
        self.largest = []
        self.collected = []

    def tour(self, keys):
        """Press these keys and note the heap before the first and after each. ValueError when the panel or the firmware
        complains.
        """
        self.heaps.append(self.box.ask(marks.FREE_AFTER_COLLECTION))
        for key in keys:
            script_press(self.handheld, key)
            self.note_heap()
        self.check()

    def rivals(self, presses, say):
        """Let rivals play by so many presses of ok; the milliseconds of each decision that people saw thought about,
        from the key's edge. The heap is noted meanwhile, in every other one, and after each.
        """
        taken = []
        self.note_heap()
        for number in range(presses):
            say(f"a rival thinks: press {number + 1} of {presses}")
            started = self.handheld.pico.milliseconds
            self.handheld.key_down("ok")
            self.handheld.run(_HOLD_MS)
            self.handheld.key_up("ok")
            self.handheld.run(_ROLLING_MS)
            seen = False
            while self.box.ask(marks.AWAITS_RIVAL):
                seen = True
                if number % 2:
                    self.note_heap()
                self.handheld.run(_LOOK_MS * (1 + number % 2 * 10))
            if seen and not number % 2:
                taken.append(self.handheld.pico.milliseconds - started)
            self.handheld.run(_REST_MS)
            self.note_heap()
        self.check()
        return taken

    def note_heap(self):
        """Ask how much of the heap is free, and how much of it in one piece."""
        self.heaps.append(self.box.ask(marks.FREE_AFTER_COLLECTION))
        self.largest.append(self.box.ask(marks.LARGEST))

    def play(self, name, say):
        """Press the keys of the recorded game `name`; say(text) is told how far it is. ValueError when the panel or the
        firmware complains.
        """
        steps = parse((FOLDER / f"{name}.script").read_text(encoding="utf-8"), name)
        keys = [step.key for step in steps if step.what == "press" for _ in range(step.number)]
        self.heaps.append(self.box.ask(marks.FREE_AFTER_COLLECTION))
        for number, key in enumerate(keys):
            if number % 20 == 0:
                say(f"{self.handheld.board.NAME}: press {number + 1} of {len(keys)}")
            if _AT_START <= number < len(keys) - _AT_END:
                script_press(self.handheld, key)
                continue
            self.box.ask(marks.TIDY)
            rest(self.handheld)
            screen = self.box.ask(marks.SCREEN)
            modules = self.box.ask(marks.MODULES)
            free = self.box.ask(marks.FREE)
            pressed = press(self.handheld, key)
            drawn = self.box.ask(marks.FREE_WHEN_DRAWN)
            stays = self.box.ask(marks.SCREEN) == screen
            if pressed.ms is None or (stays and pressed.ms > _MOTION_MS) or pressed.sent >= 2 * self._picture:
                continue
            if stays:
                (self.moved if key in _DIRECTIONS else self.chosen).append(pressed.ms)
                continue
            if self.box.ask(marks.MODULES) != modules:
                self.first_screens.append(pressed.ms)
                self.import_signs.append(pressed.sign)
            else:
                if pressed.recorded:
                    self.recorded.append(pressed.ms)
                    self.written_signs.append(pressed.sign)
                else:
                    self.screens.append(pressed.ms)
                # Free memory only grows when a collection ran.
                if drawn > free:
                    self.collected.append(number)
            self.heaps.append(self.box.ask(marks.FREE_AFTER_COLLECTION))
            if len(self.heaps) % 4 == 0:
                self.largest.append(self.box.ask(marks.LARGEST))
        self.check()

    def check(self):
        """Raise ValueError when the panel or the firmware complained."""
        if self.handheld.violations:
            raise ValueError("the handheld complained: " + "; ".join(self.handheld.violations))
