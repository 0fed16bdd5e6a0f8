"""A quarter of both stacks is free after the deepest calls there are: that of C, and that of Python's frames.

Memory is zero when the power comes on, so what is zero still was never used.
"""

import pytest
from elftools.elf.elffile import ELFFile

from host_sim.script import boot, press
from shared_rules import registry
from tools.device import program
from tools.device.flash_layout import RP2040
from tools.workshop.duel.players import whole_game
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.emulated_pico.raw_repl import RawRepl
from tools.workshop.goldens.game_scripts import SCRIPTS
from tools.workshop.prove.torn_flash import first_presses

pytestmark = pytest.mark.emulator

RAM = 0x20000000
NAME, BOARD, SEED = SCRIPTS[0]
FRAMES = 4096
"""Bytes of the stack for Python's frames (tools/device/micropython/python_stack.c)."""
LONG_GAMES = """
from shared_rules import registry
from shared_rules.protocol import Session
session = Session(None)
for game in registry.GAMES:
    with open("/%s.log" % game[0]) as file:
        session.table.load(file.read())
    for request in (b'{"op":"undo","force":true}', b'{"op":"legal"}', b'{"op":"state"}'):
        assert '"ok":true' in session.answer(request), game
    session.answer(b'{"op":"advise"}')
"""
NESTED = """
for text in (b'[' * 3000, b'{"op":' * 300):
    assert '"ok":false' in session.answer(text)
"""


def of_the_program():
    """(lowest address of the stack of C, its end, lowest address of the stack for frames)"""
    with open(program.elf(RP2040), "rb") as file:
        table = ELFFile(file).get_section_by_name(".symtab")
        found = {symbol.name: symbol["st_value"] for symbol in table.iter_symbols()}
    return found["__StackBottom"], found["__StackTop"], found["stack"]


def test_the_deepest_calls_leave_a_quarter_of_both_stacks():
    names = ["Ann", "Bo", "Cy", "Di"]
    games = {f"/{game[0]}.log": whole_game(game[0], names[: game[4]]).save().encode() for game in registry.GAMES}
    handheld = EmulatedHandheld(BOARD, seed=SEED, files=games)
    boot(handheld)
    for key in first_presses(NAME, 40):
        press(handheld, key)
    board = RawRepl(handheld.pico)
    board.enter()
    board.run(LONG_GAMES, 600_000)
    board.run(NESTED)
    bottom, top, frames = of_the_program()
    memory = bytes(handheld.pico.chip.sram)
    below = memory[bottom - RAM : top - RAM]
    free_of_c = len(below) - len(below.lstrip(b"\0"))
    used_by_frames = len(memory[frames - RAM : frames - RAM + FRAMES].rstrip(b"\0"))
    assert 0 < free_of_c and 0 < used_by_frames
    assert free_of_c >= (top - bottom) // 4, free_of_c
    assert used_by_frames <= FRAMES * 3 // 4, used_by_frames
