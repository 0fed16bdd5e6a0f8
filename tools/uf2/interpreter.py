"""A downloaded MicroPython image: is it whole, is it MicroPython, and is it for the Pico in question?"""

from typing import NamedTuple

from tools.board.micropython_image import VERSION, file_name
from tools.refusal import Refusal
from tools.uf2 import binary_info, blocks


class Pico(NamedTuple):
    """One kind of Pico. name: as people call it; chip; family: of UF2 files for it; flash: bytes; download: name on
    micropython.org.
    """

    name: str
    chip: str
    family: int
    flash: int
    download: str

    @property
    def file(self) -> str:
        """The name of the right file on micropython.org."""
        return file_name(self.download)

    @property
    def page(self) -> str:
        """The address of the page with that file."""
        return f"https://micropython.org/download/{self.download}/"


_MEGABYTE = 1024 * 1024
PICOS = {
    "pico": Pico("Pico", "RP2040", blocks.FAMILY_RP2040, 2 * _MEGABYTE, "RPI_PICO"),
    "pico_w": Pico("Pico W", "RP2040", blocks.FAMILY_RP2040, 2 * _MEGABYTE, "RPI_PICO_W"),
    "pico2": Pico("Pico 2", "RP2350", blocks.FAMILY_RP2350_ARM, 4 * _MEGABYTE, "RPI_PICO2"),
    "pico2_w": Pico("Pico 2 W", "RP2350", blocks.FAMILY_RP2350_ARM, 4 * _MEGABYTE, "RPI_PICO2_W"),
}
"""By the name that the pico-sdk, and so the image's binary_info, has for the board."""

_FAMILIES = {
    blocks.FAMILY_RP2040: "a Pico or Pico W (RP2040)",
    blocks.FAMILY_RP2350_ARM: "a Pico 2 or Pico 2 W (RP2350)",
    blocks.FAMILY_RP2350_RISCV: "the RISC-V cores of a Pico 2 (there is another file without RISCV in its name)",
}

_EVERY = {pico.family for pico in PICOS.values()}
"""Of one file for every Pico."""


class WrongImage(Refusal):
    """The image cannot be used for a pico (Pico): `reason`; which one is right is added to it."""

    def __init__(self, pico: Pico, reason: str):
        super().__init__(f"{reason}\nThe right file for the {pico.name} is {pico.file}\nfrom {pico.page}")


class Interpreter(NamedTuple):
    """MicroPython for a pico (Pico). program: bytes from the start of the flash, whole sectors. file_system: (offset,
    size) in bytes, read from the image itself.
    """

    pico: Pico
    program: bytes
    file_system: tuple[int, int]


def pico_of(text: str) -> str:
    """The key of PICOS that `text` means, however they are spelled: "Pico 2 W", "pico2-w". Raises Refusal."""
    letters = "".join(letter for letter in text.lower() if letter.isalnum())
    letters = letters.removeprefix("raspberrypi").removeprefix("rpi")
    for name in PICOS:
        if letters == name.replace("_", ""):
            return name
    options = "\n".join(f"  --pico {name}" for name in PICOS)
    raise Refusal(f"'{text}' is no Pico. Say which one it is:\n{options}")


def name_of(download: str) -> str:
    """The key of PICOS for what micropython.org calls a Pico."""
    return next(name for name, pico in PICOS.items() if pico.download == download)


def read(content: bytes, name: str, any_version: bool = False) -> Interpreter:
    """The Interpreter in the UF2 file `content` for the Pico `name` (a key of PICOS), `any_version` or the one that the
    files of the handheld are compiled for. Raises WrongImage.
    """
    pico = PICOS[name]
    try:
        program = _program(content, pico)
        info = binary_info.read(program)
    except blocks.NotUf2 as error:
        raise WrongImage(pico, f"This is no MicroPython image: {error}.") from error
    except binary_info.NoBinaryInfo as error:
        raise WrongImage(pico, f"This program does not say clearly what it is: {error}.") from error
    if info.program is None:
        raise WrongImage(pico, "This program does not say that it is MicroPython.")
    if info.program != "MicroPython":
        raise WrongImage(pico, f"This program is {info.program}, not MicroPython.")
    if info.board is None:
        raise WrongImage(pico, "This MicroPython does not say for which board it is.")
    if info.board != name:
        other = PICOS.get(info.board)
        meant = f"the {other.name} (--pico {info.board})" if other else f"the board '{info.board}'"
        raise WrongImage(pico, f"This MicroPython is for {meant}.")
    if not any_version and info.version != f"v{VERSION}":
        unnamed = "This MicroPython does not say which version it is"
        reason = f"This is MicroPython {info.version}" if info.version else unnamed
        raise WrongImage(pico, f"{reason}; the files of the handheld are compiled for v{VERSION}.")
    if info.file_system is None:
        raise WrongImage(pico, "This MicroPython has no file system.")
    _check_file_system(*info.file_system, pico)
    if len(program) > info.file_system[0]:
        raise WrongImage(pico, "This file holds more than MicroPython: it reaches into the file system.")
    return Interpreter(pico, program, info.file_system)


def _check_file_system(offset, size, pico):
    if size % blocks.SECTOR:
        raise WrongImage(pico, f"The size of its file system, {size} bytes, is no multiple of {blocks.SECTOR}.")
    if size < 2 * blocks.SECTOR:
        raise WrongImage(pico, f"The size of its file system is {size} bytes: that has no room for anything.")
    if offset % blocks.SECTOR or not 0 < offset <= pico.flash - size:
        where = f"at {offset:#x}, {size} bytes"
        raise WrongImage(pico, f"Its file system ({where}) does not fit into the flash of a {pico.name}.")


def _program(content, pico):
    every = blocks.read(content)
    # The block against RP2350-E10 that picotool puts first; a new one is made.
    parts = [block for block in every if block.family != blocks.FAMILY_ABSOLUTE]
    families = {block.family if block.flags & blocks.FLAG_FAMILY else 0 for block in parts}
    if families == _EVERY:
        families = {pico.family}
        parts = [block for block in parts if block.family == pico.family]
    if families != {pico.family}:
        meant = " and ".join(sorted(_FAMILIES.get(family, "another chip") for family in families)) or "no chip at all"
        raise WrongImage(pico, f"This file is for {meant}, not for the {pico.chip} of a {pico.name}.")
    counts = {block.count for block in parts}
    addresses = {}
    for block in parts:
        if addresses.setdefault(block.number, block.address) != block.address:
            raise WrongImage(pico, f"This file contradicts itself about the address of block {block.number}.")
    count = max(counts)
    if len(counts) > 1 or max(addresses) >= count:
        raise WrongImage(pico, "This file contradicts itself about how many blocks it has.")
    if len(addresses) < count:
        raise WrongImage(pico, f"Parts of this file are missing: it has {len(addresses)} of {count} blocks.")
    pages = {}
    for block in parts:
        offset = block.address - blocks.FLASH_START
        in_flash = 0 <= offset < pico.flash and not block.flags & blocks.FLAG_NOT_FLASH
        if not in_flash or offset % blocks.PAGE or len(block.data) != blocks.PAGE:
            where = f"the flash of a {pico.name}: {block.address:#x}"
            raise WrongImage(pico, f"A block of this file does not belong into {where}.")
        if pages.setdefault(offset, block.data) != block.data:
            raise WrongImage(pico, f"This file contradicts itself about the page at {block.address:#x}.")
    end = max(pages) + blocks.PAGE
    program = bytearray(b"\xff" * (end + -end % blocks.SECTOR))
    for offset, data in pages.items():
        program[offset : offset + blocks.PAGE] = data
    return bytes(program)
