"""The links of a game that is over. docs/browser.md describes them; host_sim/web/links.mjs reads them.

A link is the page's address, "#", a letter that says what follows, bytes in letters, and "E" for its end. The letters
are those of a QR code's alphanumeric mode that no program takes for the end of a link. After "S" comes the result,
after "W" the record, deflated, without its checksums and what follows from the seed. Behind either is its CRC-32.
"""

from binascii import crc32, unhexlify

from firmware import fairness
from shared_rules.game import team_rows
from shared_rules.text import canonical_json

RESULT, GAME, END = "S", "W", "E"
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:"
"""Two bytes are a number below 41 ** 3, most significant letter first; a single one at the end is two letters."""
FINGERPRINT_BYTES = 8
LONGEST_ADDRESS = 100


def address(app) -> str:
    """Where the page is on the web, as /page.txt says, which `install --page` writes; "" where it says nothing."""
    try:
        with open(app.hardware.beside("page.txt")) as file:
            text = file.read(LONGEST_ADDRESS + 1).strip()
    except (OSError, ValueError):
        return ""
    return text if is_address(text) else ""


def is_address(text: str) -> bool:
    """Whether a page may be there."""
    if not text.startswith(("https://", "http://")) or len(text) > LONGEST_ADDRESS:
        return False
    return all([" " < letter < "\x7f" and letter != "#" for letter in text])


def result_of(table) -> bytes:
    """The first bytes of the fingerprint, then lines: the game, and for each team the score, with "!" behind it for
    winners, and the names, parted by tabs.
    """
    game = table.game
    lines = [game.ID]
    for seats, points in team_rows(game.teams(), game.scores()):
        winner = "!" if seats[0] in game.winners else ""
        names = "\t".join([table.players[seat] for seat in seats])
        lines.append("%s%s %s" % ("" if points is None else points, winner, names))
    return unhexlify(table.commitment)[:FINGERPRINT_BYTES] + "\n".join(lines).encode()


def record_of(table, side: dict):
    """Yields the record's values as lines of bytes, without the dice that the device rolled and the cards that it
    dealt: they follow from the seed. Last, where there is anything on its fairness, an object with that of its
    side file.
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
    """What is behind the "#" of a link to these bytes. Their CRC-32 shows the page where a link ends whatever a
    chat program put behind it, and that nothing inside was lost.
    """
    letters = bytearray(kind.encode())
    letters.extend(in_letters(bytes(content) + crc32(content).to_bytes(4, "little")))
    letters.extend(END.encode())
    return letters


def in_letters(content) -> bytearray:
    """Bytes as letters of LETTERS."""
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
