"""What can only be measured on the board: pieces of code run over the raw REPL, timed by the board's microsecond ticks.

USB interrupts are masked while a piece runs, and the heap is collected before it.
"""

import ast

from tools.emulated_pico.handheld import EmulatedHandheld
from tools.emulated_pico.raw_repl import RawRepl

_PRELUDE = """
import gc, machine, utime
machine.freq(125_000_000, 125_000_000)
def timed(function, *arguments):
    gc.collect()
    machine.mem32[0xE000E180] = 32
    started = utime.ticks_us()
    function(*arguments)
    taken = utime.ticks_diff(utime.ticks_us(), started)
    machine.mem32[0xE000E100] = 32
    return taken
"""

_IMPORTS = """
def import_all():
    import firmware.boards.{board}
    import firmware.drivers.pico
    import firmware.drivers.thumb_blit
    import firmware.drivers.dma_bus
    import firmware.app
    import firmware.screens.home
print(timed(import_all))
"""

_LEGAL = """
from shared_rules.table.table import Table
table = Table()
table.load({record!r})
def list_all():
    count = 0
    for action in table.legal():
        count += 1
    return count
print(max([timed(list_all) for _ in range(3)]), list_all())
"""

_REPLAY = """
from shared_rules.table.table import Table
def replay():
    Table().load(text)
text = {record!r}
print(timed(replay))
"""

_APPEND = """
from firmware.storage.storage import Storage
storage = Storage("/data")
number = storage.create({first!r}, {{}})
print([timed(storage.append, number, [line]) for line in {lines!r}])
"""

_MODULES = """
from shared_rules import advice, registry
from shared_rules.table.table import Table
table = Table()
table.load({record!r})
gc.collect()
free = gc.mem_free()
registry.advice({game!r})
gc.collect()
print(free - gc.mem_free())
"""

# A plan that was kept from another decision goes with its module. What is collected is collected between the steps.
_THOUGHT = """
import sys
from shared_rules import advice, registry
from shared_rules.table.table import Table
for name in list(sys.modules):
    if name.startswith("shared_rules.") and name.endswith(".advice"):
        del sys.modules[name]
table = Table()
table.load({record!r})
module = registry.advice({game!r})
gc.collect()
free = lowest = gc.mem_free()
thinking = module.think(table.game, table.to_move)
whole = longest = 0
while thinking:
    machine.mem32[0xE000E180] = 32
    started = utime.ticks_us()
    try:
        next(thinking)
    except StopIteration:
        thinking = None
    taken = utime.ticks_diff(utime.ticks_us(), started)
    machine.mem32[0xE000E100] = 32
    whole += taken
    longest = max(longest, taken)
    gc.collect()
    lowest = min(lowest, gc.mem_free())
print(whole, longest, free - lowest)
"""


class Bench:
    """A board with `files`, of which main.py does nothing, at its prompt. image: bytes of another UF2 file than that of
    the official image.
    """

    def __init__(self, board_name, files, image=None):
        self._board = board_name
        handheld = EmulatedHandheld(board_name, files=files, image=image)
        handheld.power_on()
        self._repl = RawRepl(handheld.pico)
        self._repl.enter()
        self._repl.run(_PRELUDE)

    def _figures(self, code):
        return ast.literal_eval(self._repl.run(code).replace("\n", " ").strip().replace(" ", ","))

    def imports_ms(self):
        """Importing all that the home screen needs; only the first call on a board means anything."""
        return self._figures(_IMPORTS.format(board=self._board)) / 1000

    def legal_ms(self, record):
        """(ms for going through Table.legal() after loading `record`, number of legal actions)."""
        taken, count = self._figures(_LEGAL.format(record=record))
        return taken / 1000, count

    def modules_of_advice(self, game, record):
        """Bytes that the modules of advice take in a game with this record; only the first call means anything."""
        return self._figures(_MODULES.format(game=game, record=record))

    def thought(self, game, record):
        """(ms of a decision after `record`, ms of the longest step between two yields, most bytes that it needed)."""
        whole, longest, memory = self._figures(_THOUGHT.format(game=game, record=record))
        return whole / 1000, longest / 1000, memory

    def replay_ms(self, record):
        """Loading a record, which replays it."""
        return self._figures(_REPLAY.format(record=record)) / 1000

    def append_ms(self, record):
        """The times of appending each of the record's lines to its file in flash, in ms."""
        first, *lines = record.splitlines()
        code = _APPEND.format(first=first + "\n", lines=lines[:24])
        return [taken / 1000 for taken in ast.literal_eval(self._repl.run(code))]
