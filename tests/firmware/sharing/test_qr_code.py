"""Codes (QR) of every version, read by a decoder that others wrote."""

import random

import pytest
import zxingcpp
from PIL import Image

from firmware.sharing import links, qr_code

ADDRESS = b"https://tableside.example/play/#"
# ISO/IEC 18004 table 7: bytes that level L holds, as data codewords.
DATA = (19, 34, 55, 80, 108, 136, 156, 194, 232, 274, 324, 370, 428, 461, 523, 589, 647, 721, 795, 861, 932, 1006, 1094)


def read(code):
    image = Image.new("L", (code.size + 8, code.size + 8), 255)
    for y, row in enumerate(code.rows):
        for x, module in enumerate(row):
            if module & 1:
                image.putpixel((x + 4, y + 4), 0)
    return [found.text for found in zxingcpp.read_barcodes(image.resize((image.width * 3, image.height * 3), 0))]


def most_letters(version, address):
    """As many letters as a version holds; 0 when not even the address fits."""
    count = 0
    while 0 < qr_code.version_for(len(address), count + 1) <= version:
        count += 1
    return count


def test_the_capacity_is_that_of_the_standard():
    assert tuple(qr_code.data_bytes(version) for version in range(1, qr_code.MOST_VERSION + 1)) == DATA


@pytest.mark.parametrize("version", range(1, qr_code.MOST_VERSION + 1))
@pytest.mark.parametrize("less", (0, 1))
def test_a_decoder_reads_a_full_code(version, less):
    address = b"a#" if version < 4 else ADDRESS
    chance = random.Random(version)
    count = most_letters(version, address) - less
    letters = bytes(chance.choice(links.LETTERS.encode()) for _ in range(count))
    code = qr_code.Code(version)
    shares = list(code.build(address, letters))
    assert read(code) == [(address + letters).decode()]
    assert shares == sorted(shares) and 0 < shares[0] and shares[-1] <= 100


def test_what_is_too_long_has_no_version():
    assert qr_code.version_for(100, 1500) == 0
