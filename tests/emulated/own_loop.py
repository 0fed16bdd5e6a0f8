"""A handheld that runs other code in the place of main.py, with the program's own modules."""

from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.raw_repl import RawRepl


class OwnLoop(EmulatedHandheld):
    """code: what runs from each power-on, after a soft reset over USB."""

    def __init__(self, board_name, code, folder=None, seed=None):
        super().__init__(board_name, folder, seed)
        self._code = code

    def power_on(self):
        """As EmulatedHandheld; the code has begun when this returns."""
        if self.is_on:
            return
        super().power_on()
        repl = RawRepl(self.pico)
        repl.enter()
        repl.begin(self._code)
