"""Links of a finished game. docs/browser.md describes them; host_sim/web/links.mjs reads them.

A link is the page's address, "#", "S" or "W", bytes as letters, and "E". After "S" comes the result; after "W" the
record, deflated, without checksums and what follows from the seed. A CRC-32 ends either. The letters are alphanumeric
in QR codes; no program ends a link at them.
"""

from binascii import crc32, unhexlify

from firmware import fairness
from shared_rules.game import team_rows
from shared_rules.text import canonical_json

RESULT, GAME, END = "S", "W", "E"
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:"
"""Two bytes are a number below 41 ** 3, most significant letter first; a single last byte is two letters."""
FINGERPRINT_BYTES = 8
LONGEST_ADDRESS = 100


def address(app) -> str:
    """Return the page's address on the web from /page.txt, which `install --page` writes; "" if there is none."""
    try:
        with open(app.hardware.beside("page.txt")) as file:
            text = file.read(LONGEST_ADDRESS + 1).strip()
    except (OSError, ValueError):
        return ""
    return text if is_address(text) else ""


def is_address(text: str) -> bool:
    """Return True if the text can be a page's address."""
    if not text.lower().startswith(("https://", "http://")) or len(text) > LONGEST_ADDRESS:
        return False
    return all([" " < letter < "\x7f" and letter != "#" for letter in text])


def result_of(table) -> bytes:
    """Return the result: the first bytes of the fingerprint, then lines for the game and for each team.

    A team's line has the score, with "!" after it for winners, and the names, separated by tabs.
    """
    game = table.game
    lines = [game.ID]
    for seats, points in team_rows(game.teams(), game.scores()):
        winner = "!" if seats[0] in game.winners else ""
        names = "\t".join([table.players[seat] for seat in seats])
        lines.append("%s%s %s" % ("" if points is None else points, winner, names))
    return unhexlify(table.commitment)[:FINGERPRINT_BYTES] + "\n".join(lines).encode()


def record_of(table, side: dict):
    """Yield the record's values as lines of bytes, without built-in dice and dealt cards, which follow from the seed.

    The last line, if there are any, has the fairness facts of its side file.
    """
    setup = table.setup.value()
    del setup["deal"]
    yield canonical_json.write(setup).encode() + b"\n"
    for number in range(table.count):
        (entry,) = table.entries(number, number + 1)
        value = entry.kind
        if value == "do":
            value = entry.action
            if entry.rolled_by_device:
                del value["dice"]
        yield canonical_json.write(value).encode() + b"\n"
    known = fairness.part_of(side)
    if known:
        yield canonical_json.write(known).encode() + b"\n"


def fragment(kind: str, content) -> bytearray:
    """Return the part after the "#" of a link to these bytes.

    With their CRC-32 the page finds the link's end, whatever a chat program appended, and detects losses.
    """
    letters = bytearray(kind.encode())
    letters.extend(in_letters(bytes(content) + crc32(content).to_bytes(4, "little")))
    letters.extend(END.encode())
    return letters


def in_letters(content) -> bytearray:
    """Encode bytes with LETTERS."""
    letters = LETTERS.encode()
    base = len(letters)
    whole = len(content) // 2
    text = bytearray(3 * whole + 2 * (len(content) % 2))
    for pair in range(whole):
        number = content[2 * pair] << 8 | content[2 * pair + 1]
        text[3 * pair] = letters[number // (base * base)]
        text[3 * pair + 1] = letters[number // base % base]
        text[3 * pair + 2] = letters[number % base]
    if len(content) % 2:
        text[-2] = letters[content[-1] // base]
        text[-1] = letters[content[-1] % base]
    return text
