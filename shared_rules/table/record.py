"""The record of a game as text: a line for the setup, then one for each thing that happened.

A line is a CRC-32 in eight hexadecimal digits, a space, and canonical JSON: the setup, an object; then actions,
objects, or `"undo"`, `"redo"`, `"audit"`. Each CRC continues the one before, to reveal damaged, missing and misplaced
lines. Lines are only appended.
"""

import binascii

from shared_rules.text import canonical_json, json_reader


def add_crc(value: object, before: int) -> tuple:
    """Return the line for `value`, without its line end, and its CRC.

    `before` is the CRC of the previous line, 0 at the start.
    """
    text = canonical_json.write(value)
    crc = binascii.crc32(text.encode(), before)
    return "%08x %s" % (crc, text), crc


def good_values(text: str):
    """Yield (value, its CRC) for each good line from the start, up to the first bad one."""
    before = 0
    for line in text.split("\n"):
        try:
            body = line[9:].encode()
            crc = binascii.crc32(body, before)
            if line[:9] != "%08x " % crc:
                return
            value = json_reader.read(body)
        except ValueError:
            # Such a line was never written: it has characters beyond UTF-8, or no JSON.
            return
        yield value, crc
        before = crc
