"""Random drawing with the assembler blitter, for the emulated Pico: prints what random_drawing.sums gives."""

from firmware.drawing import art, fonts
from firmware.drivers import thumb_blit
from tests.firmware.drivers import random_drawing

ROUNDS = 80

fonts.use(thumb_blit)
atlases = [(font.atlas, font.height, 0) for font in (fonts.SMALL, fonts.MEDIUM, fonts.LARGE)]
atlases.append((fonts.pictures, 64, art.PICTURES))
print("\n".join(random_drawing.sums(thumb_blit, atlases, ROUNDS)))
print("all drawn")
