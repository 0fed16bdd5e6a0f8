"""Which MicroPython a board runs, whether Tableside works on it, and on which port it is."""

from typing import TYPE_CHECKING, NamedTuple

from tools.board.micropython_image import VERSION, address
from tools.refusal import Refusal
from tools.uf2.interpreter import PICOS

if TYPE_CHECKING:
    from tools.board.board_link import BoardLink

OLDEST = (1, 25, 0)
_FILES = "\n".join(f"  {pico.name:8}  {address(pico.download)}" for pico in PICOS.values())
BOOTLOADER = f"""To put MicroPython on a Pico: hold its BOOTSEL button while plugging it in; a drive named
RPI-RP2 appears, on a Pico 2 RP2350. Then start 'python3 tools/dev.py install --board NAME': it offers to do the rest.
By hand: copy the file for your Pico onto that drive,
{_FILES}"""
COMPILED_FORMAT = (6, 3)
"""Version and sub-version of the compiled files; see MicroPython's documentation on .mpy files."""
ARCHITECTURES = range(4, 9)
"""Those that load machine code for armv6m, as numbers of py/persistentcode.h: armv6m to armv7emdp. RISC-V is 11."""


def _shown(version):
    return ".".join(str(part) for part in version)


class Runtime(NamedTuple):
    """What the module sys says on a board. version: three numbers; format_number: sys.implementation._mpy, 0 when there
    is none; machine: a text.
    """

    name: str
    version: tuple
    platform: str
    format_number: int
    machine: str

    @property
    def shown(self) -> str:
        """The version as a text."""
        return _shown(self.version)

    @property
    def loads_arm(self) -> bool:
        """Whether machine code for the Pico, which is Arm, loads."""
        return (self.format_number >> 10) & 15 in ARCHITECTURES

    @property
    def finding(self) -> str | None:
        """The key into findings.FINDINGS that says what is the matter; None when nothing is."""
        if self.name != "micropython" or self.platform != "rp2":
            return "runtime"
        if self.version < OLDEST:
            return "old"
        if (self.format_number & 0xFF, (self.format_number >> 8) & 3) != COMPILED_FORMAT or not self.loads_arm:
            return "format"
        return "new" if self.version > OLDEST else None


def runtime_of(link: "BoardLink") -> Runtime:
    """The Runtime of the board on an open BoardLink."""
    return Runtime(
        *link.value(
            "(lambda sys: (sys.implementation.name, tuple(sys.implementation.version[:3]), sys.platform,"
            " getattr(sys.implementation, '_mpy', 0), getattr(sys.implementation, '_machine', '')))(__import__('sys'))"
        )
    )


def check_runtime(link: "BoardLink") -> None:
    """Raises Refusal unless the board runs a MicroPython that Tableside works on."""
    runtime = runtime_of(link)
    finding, shown = runtime.finding, runtime.shown
    if finding == "runtime":
        raise Refusal(
            f"This board runs {runtime.name} on {runtime.platform}; it must be MicroPython on a Pico.\n\n{BOOTLOADER}"
        )
    if finding == "old":
        raise Refusal(f"This board runs MicroPython {shown}; {_shown(OLDEST)} or newer is needed.\n\n{BOOTLOADER}")
    if finding == "format" and not runtime.loads_arm:
        raise Refusal(
            "MicroPython on this board does not load machine code for Arm, which the game has. A Pico 2 takes the Arm"
            f" image.\n\n{BOOTLOADER}"
        )
    if finding == "format":
        raise Refusal(
            f"MicroPython {shown} on this board does not take files compiled for {_shown(OLDEST)}.\n\n{BOOTLOADER}"
        )
    if finding == "new":
        print(f"  The board runs MicroPython {shown}; Tableside is tested on the Pico with {VERSION}. Going on.")


def only_port() -> str:
    """The port of the one board that is connected. Raises Refusal."""
    # Here, so that the commands can explain themselves before any package is there.
    from tools.board.board_link import only_port as found

    return found(
        "No Pico with MicroPython was found on USB. Plug it in with a cable that carries data (many only charge).\n\n"
        + BOOTLOADER
    )
