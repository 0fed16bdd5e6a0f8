"""The program as MicroPython's build makes it: where its parts lie, what is frozen, equal bytes each time."""

import ast
import os

import pytest
from elftools.elf.elffile import ELFFile

from tools import places
from tools.device import boot_rom, program, sources
from tools.device.flash_layout import CHIPS, FILE_SYSTEM, PROGRAM_END, RP2040, SECTOR
from tools.device.uf2_blocks import FLASH_START

pytestmark = pytest.mark.emulator

RAM = range(0x20000000, 0x20080000)
IN_RAM = ("mp_execute_bytecode", "gc_alloc", "gc_collect_start", "gc_collect_end", "gc_collect_root")
"""The interpreter and the collector. (MicroPython's pull request 19370: 13 % on a Pico.)"""


class Symbols:
    """The symbols of a program: name -> address, and what lies there."""

    def __init__(self, chip):
        with open(program.elf(chip), "rb") as file:
            elf = ELFFile(file)
            self.sections = [
                (part["sh_addr"], part.data(), part.name) for part in elf.iter_sections() if part["sh_addr"]
            ]
            table = elf.get_section_by_name(".symtab")
            names = [(symbol.name, symbol["st_value"], symbol["st_shndx"]) for symbol in table.iter_symbols()]
            self.code = {name for name, _, index in names if index != "SHN_ABS" and _is_code(elf, index)}
        self.addresses = {name: address & ~1 if name in IN_RAM else address for name, address, _ in names}

    def word(self, address):
        """The 32 bits at an address, before the program runs."""
        start, content = next((at, data) for at, data, _ in self.sections if at <= address < at + len(data))
        return int.from_bytes(content[address - start : address - start + 4], "little")


def _is_code(elf, index):
    return isinstance(index, int) and elf.get_section(index).name == ".text"


@pytest.fixture(scope="module", params=CHIPS, ids=[chip.name for chip in CHIPS])
def chip(request):
    return request.param


@pytest.fixture(scope="module")
def symbols(chip):
    return Symbols(chip)


def test_it_starts_and_ends_below_the_board_sector_and_names_itself(chip, symbols):
    content = program.program(chip)
    assert boot_rom.starts(chip, content)
    assert len(content) % SECTOR == 0 and len(content) <= PROGRAM_END
    assert 0 <= FLASH_START + len(content) - symbols.addresses["__flash_binary_end"] < SECTOR
    assert program.identity_of(content) == program.identity()


def test_the_linker_itself_stops_at_the_end(chip):
    script = sources.tree() / "ports" / "rp2" / f"memmap_mp_{chip.name.lower()}.ld"
    assert f"LENGTH = {PROGRAM_END // 1024}k" in script.read_text(encoding="utf-8")


def test_interpreter_and_collector_run_in_ram(symbols):
    assert {name: symbols.addresses[name] for name in IN_RAM if symbols.addresses[name] not in RAM} == {}
    assert symbols.addresses["mp_parse"] not in RAM


def test_the_file_system_begins_where_the_layout_has_it_and_ends_with_the_chip(chip, symbols):
    flash = symbols.addresses["rp2_flash_obj"]
    assert (symbols.word(flash + 4), symbols.word(flash + 8)) == (FILE_SYSTEM, chip.files)


def native():
    """The symbols of the functions that are compiled to machine code in which MicroPython reads the first word."""
    found = set()
    for path in program.modules_of_program():
        source = places.ROOT / path
        if source.is_file():
            _add_native(found, ast.parse(source.read_text(encoding="utf-8")).body, path[:-3].replace("/", "_"))
    return found


def _add_native(found, body, name):
    for node in body:
        if isinstance(node, ast.ClassDef):
            _add_native(found, node.body, f"{name}_{node.name}")
        elif isinstance(node, ast.FunctionDef):
            if any(ast.unparse(mark) == "micropython.native" for mark in node.decorator_list):
                found.add(f"fun_data_{name}_{node.name}")


def test_frozen_machine_code_lies_where_a_cortex_m0_can_read_its_first_word(symbols):
    code = {name: at for name, at in symbols.addresses.items() if name.startswith("fun_data_") and name in symbols.code}
    assert len(native()) > 5 and native() <= set(code)
    assert {name: hex(at) for name, at in code.items() if at % 4} == {}


def frozen_names(content, symbols):
    """The paths of the modules that MicroPython finds inside."""
    start = symbols.addresses["mp_frozen_names"] - FLASH_START
    return [name.decode() for name in content[start : content.index(b"\0\0", start)].split(b"\0")]


def test_every_module_is_inside(chip, symbols):
    found = frozen_names(program.program(chip), symbols)
    assert sorted(found) == sorted([*program.modules_of_program(), "rp2.py"])


def test_the_name_of_every_module_lies_in_flash_and_is_not_built_in_the_heap(chip):
    content = program.program(chip)
    names = [
        path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for path in program._frozen()
        if path.startswith("firmware/")
    ]
    assert [name for name in names if f"\0{name}\0".encode() not in content] == []


def test_built_on_after_changes_and_a_failure_the_bytes_are_equal(monkeypatch):
    expected = program.program(RP2040)
    # From now on no program is found in the cache, but what was compiled is.
    monkeypatch.setattr(program, "kept", lambda _folder, _name, make: make())
    frozen = program._frozen()
    changed = {**frozen, "firmware/added.py": "", "firmware/app.py": "CHANGED_NAME = 1\n"}
    del changed["firmware/main.py"]
    monkeypatch.setattr(program, "_frozen", lambda: changed)
    other = program.program(RP2040)
    assert b"firmware/added.py\0" in other and b"firmware/added.py\0" not in expected
    assert b"\0firmware/main.py\0" in expected and b"\0firmware/main.py\0" not in other
    assert b"CHANGED_NAME\0" in other and b"CHANGED_NAME\0" not in expected
    # The clock goes back: what comes now is older than what was compiled.
    for path in program._build_folder(RP2040, sources.tree()).rglob("*.mpy"):
        os.utime(path, (1 << 32, 1 << 32))
    monkeypatch.setattr(program, "_frozen", lambda: {**frozen, "firmware/app.py": "def f():\n    x = (1\n"})
    with pytest.raises(program.BuildFailed, match=r"^firmware/app.py cannot be compiled, line \d: SyntaxError"):
        program.program(RP2040)
    monkeypatch.setattr(program, "_frozen", lambda: frozen)
    assert program.program(RP2040) == expected


@pytest.mark.whole
def test_built_in_another_folder_the_bytes_are_equal(monkeypatch, tmp_path):
    expected = program.program(RP2040)
    monkeypatch.setenv(sources.VARIABLE, os.environ.get(sources.VARIABLE) or str(_archive()))
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path / "another name"))
    assert program.program(RP2040) == expected


def _archive():
    official = places.cache("micropython") / sources.NAME
    return official if official.is_file() else sources.from_debian()
