"""A model of the ILI9341 display controller: the ST7789's with other registers and a slower wire.

Sources: Ilitek ILI9341 data sheet; peterhinch/micropython-nano-gui drivers/ili93xx for undocumented registers, checked
for length only. COLMOD 0x05 means 16 bits a pixel here too. Setups differ: 15 gamma numbers, not 14; E8 with 3, not 1;
no INVON; red and blue swapped (Glass.madctl).
"""

from host_sim.st7789_model import PARAMETERS as OF_ST7789
from host_sim.st7789_model import ST7789

SHARED = (
    0x00, 0x01, 0x10, 0x11, 0x13, 0x20, 0x21, 0x26, 0x28, 0x29, 0x2A, 0x2B, 0x34, 0x35, 0x36, 0x38, 0x39, 0x3A,
    0x44, 0x51, 0x53, 0x55,
)  # fmt: skip


class ILI9341(ST7789):
    """One panel; see ST7789."""

    PARAMETERS = {command: OF_ST7789[command] for command in SHARED} | {
        0x33: (6,), 0x37: (2,), 0xB0: (1,), 0xB1: (2,), 0xB2: (2,), 0xB3: (2,), 0xB4: (1,), 0xB5: (4,),
        0xB6: (3, 4), 0xB7: (1,), 0xC0: (1,), 0xC1: (1,), 0xC5: (2,), 0xC7: (1,), 0xCB: (5,), 0xCF: (3,), 0xE0: (15,),
        0xE1: (15,), 0xE8: (3,), 0xEA: (2,), 0xED: (4,), 0xF2: (1,), 0xF6: (3,), 0xF7: (1,),
    }  # fmt: skip
    FASTEST_HZ = 40_000_000  # a write cycle of 100 ns by the data sheet; modules commonly run at 24 to 40 MHz
