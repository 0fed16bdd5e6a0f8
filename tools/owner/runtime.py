"""Which MicroPython a board runs, and on which port it is."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tools.board.board_link import BoardLink

BOOTLOADER = """To put the handheld on a Pico: hold its BOOTSEL button while plugging it in; a drive named
RPI-RP2 appears, on a Pico 2 RP2350. Then start 'python3 tools/dev.py install --board NAME'."""


class Runtime(NamedTuple):
    """What the module sys says on a board."""

    name: str
    version: tuple
    platform: str
    machine: str


def runtime_of(link: "BoardLink") -> Runtime:
    """The Runtime of the board on an open BoardLink."""
    return Runtime(
        *link.value(
            "(lambda sys: (sys.implementation.name, tuple(sys.implementation.version[:3]), sys.platform,"
            " getattr(sys.implementation, '_machine', '')))(__import__('sys'))"
        )
    )


def only_port() -> str:
    """The port of the one board that is connected. Raises Refusal."""
    from tools.board.board_link import only_port as found

    return found(
        "No Pico was found on USB. Plug it in with a cable that carries data (many only charge).\n\n" + BOOTLOADER
    )
