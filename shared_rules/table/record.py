"""The record of a game as text: one line for the setup, one line for each thing that happened since.

A line is the CRC-32 in eight hexadecimal digits, a space, and canonical JSON. The CRC of a line goes on from that of
the line before, so that a line that is damaged, missing or out of place is noticed. Lines are only ever added at the
end. The first line is the setup, an object; each later one is an action, an object, or one of the words `"undo"`,
`"redo"` and `"audit"`.
"""

import binascii

from shared_rules.text import canonical_json, json_reader


def add_crc(value: object, before: int) -> tuple:
    """The line (without its line end) that says `value`, and its CRC; `before` is the CRC of the line before, 0 at
    the start."""
    text = canonical_json.write(value)
    crc = binascii.crc32(text.encode(), before)
    return "%08x %s" % (crc, text), crc


def good_values(text: str):
    """Yields (value, its CRC) for each good line from the start, and stops at the first bad one."""
    before = 0
    for line in text.split("\n"):
        try:
            body = line[9:].encode()
            crc = binascii.crc32(body, before)
            if line[:9] != "%08x " % crc:
                return
            value = json_reader.read(body)
        except ValueError:
            # Not the text of any line that was ever written: characters that UTF-8 does not have, or no JSON.
            return
        yield value, crc
        before = crc
