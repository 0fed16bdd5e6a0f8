"""A strict JSON reader that judges every text identically on CPython and MicroPython.

The built-in readers do not suffice: MicroPython's accepts a missing brace, CPython's accepts NaN and fails on deep
nesting and on integers of thousands of digits. Here a text is JSON by RFC 8259 or it is not; of two equal keys the
later one counts.
"""

DEEPEST = 20
LONGEST_INTEGER = 18
# Maximum number of pieces of a string joined at a time, as in canonical_json.
_MOST_PIECES = 60


class Unusable:
    """The type of UNUSABLE."""


UNUSABLE = Unusable()
"""Replaces valid JSON that no request can use.

That is a number with a fraction or an exponent, an integer of more than 18 digits, anything deeper than DEEPEST. Its
type is wrong wherever a value is wanted, and it costs no memory.
"""

_NOT_JSON = "not JSON"
_ESCAPES = {
    0x22: '"',
    0x5C: "\\",
    0x2F: "/",
    0x62: "\b",
    0x66: "\f",
    0x6E: "\n",
    0x72: "\r",
    0x74: "\t",
}
_WORDS = {0x74: (b"true", True), 0x66: (b"false", False), 0x6E: (b"null", None)}


# Table 3-7 of the Unicode standard, for each range of first bytes: number of bytes that follow, range of the first of
# these; the others are 0x80 to 0xBF.
_WELL_FORMED = (
    (0xC2, 0xDF, 1, 0x80, 0xBF),
    (0xE0, 0xE0, 2, 0xA0, 0xBF),
    (0xE1, 0xEC, 2, 0x80, 0xBF),
    (0xED, 0xED, 2, 0x80, 0x9F),
    (0xEE, 0xEF, 2, 0x80, 0xBF),
    (0xF0, 0xF0, 3, 0x90, 0xBF),
    (0xF1, 0xF3, 3, 0x80, 0xBF),
    (0xF4, 0xF4, 3, 0x80, 0x8F),
)


def check_utf8(data: bytes) -> None:
    """Raise ValueError unless the bytes are UTF-8: shortest forms only, no surrogates, nothing above U+10FFFF.

    MicroPython's own decoder accepts all three.
    """
    at = 0
    end = len(data)
    while at < end:
        if data[at] < 0x80:
            at += 1
        else:
            at = _after_character(data, at)


def _after_character(data: bytes, at: int) -> int:
    """Return the place after the multibyte character at `at`."""
    first = data[at]
    for start, stop, more, lowest, highest in _WELL_FORMED:
        if start <= first <= stop:
            after = at + 1 + more
            if after > len(data) or not lowest <= data[at + 1] <= highest:
                break
            for place in range(at + 2, after):
                if not 0x80 <= data[place] <= 0xBF:
                    raise ValueError("not UTF-8")
            return after
    raise ValueError("not UTF-8")


def _after_spaces(data: bytes, at: int) -> int:
    while data[at] in b" \t\n\r":
        at += 1
    return at


def _plain(data: bytes, start: int, stop: int) -> str:
    chunk = data[start:stop]
    if chunk and min(chunk) < 0x20:
        raise ValueError(_NOT_JSON)
    return chunk.decode()


def _hex4(data: bytes, at: int) -> int:
    code = 0
    # The zero bytes at the end are no digits, so this never reads past them.
    for place in range(at, at + 4):
        digit = data[place]
        if 0x30 <= digit <= 0x39:
            digit -= 0x30
        elif 0x41 <= digit <= 0x46:
            digit -= 0x37
        elif 0x61 <= digit <= 0x66:
            digit -= 0x57
        else:
            raise ValueError(_NOT_JSON)
        code = code << 4 | digit
    return code


def _string(data: bytes, at: int) -> tuple:
    """Return the string whose opening quote is before `at`, and the place after its closing quote."""
    quote = data.find(b'"', at)
    if quote < 0:
        raise ValueError(_NOT_JSON)
    chunk = data[at:quote]
    if b"\\" in chunk:
        return _string_with_escapes(data, at, quote)
    if chunk and min(chunk) < 0x20:
        raise ValueError(_NOT_JSON)
    return chunk.decode(), quote + 1


def _string_with_escapes(data: bytes, at: int, quote: int) -> tuple:
    rows = []
    pieces = []
    slash = data.find(b"\\", at, quote)
    while slash >= 0:
        if len(pieces) > _MOST_PIECES:
            rows.append("".join(pieces))
            pieces.clear()
        pieces.append(_plain(data, at, slash))
        # There is a quote further on, so a byte follows the backslash.
        character, at = _escaped(data, slash + 1)
        pieces.append(character)
        if quote < at:
            quote = data.find(b'"', at)
            if quote < 0:
                raise ValueError(_NOT_JSON)
        slash = data.find(b"\\", at, quote)
    pieces.append(_plain(data, at, quote))
    rows.append("".join(pieces))
    return "".join(rows), quote + 1


def _escaped(data: bytes, at: int) -> tuple:
    """Return the character written at `at`, after a backslash, and the place after it."""
    kind = data[at]
    if kind != 0x75:
        if kind not in _ESCAPES:
            raise ValueError(_NOT_JSON)
        return _ESCAPES[kind], at + 1
    code = _hex4(data, at + 1)
    at += 5
    if 0xD800 <= code < 0xDC00 and data[at : at + 2] == b"\\u":
        low = _hex4(data, at + 2)
        if 0xDC00 <= low < 0xE000:
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
            at += 6
    return chr(code), at


def _digits(data: bytes, at: int) -> int:
    """Return the place after the digits at `at`: at least one."""
    start = at
    while 0x30 <= data[at] <= 0x39:
        at += 1
    if at == start:
        raise ValueError(_NOT_JSON)
    return at


def _number(data: bytes, start: int) -> tuple:
    """Return the number at `start`, and the place after it."""
    first = start + 1 if data[start] == 0x2D else start
    at = _digits(data, first)
    if at - first > 1 and data[first] == 0x30:
        raise ValueError(_NOT_JSON)
    whole = at - first <= LONGEST_INTEGER
    if data[at] == 0x2E:
        whole = False
        at = _digits(data, at + 1)
    if data[at] in b"eE":
        whole = False
        at += 1
        if data[at] in b"+-":
            at += 1
        at = _digits(data, at)
    return (int(data[start:at]) if whole else UNUSABLE), at


def _short_numbers(data: bytes, at: int):
    """Return the list of one-digit numbers at `at`, after its bracket; None if it has anything else.

    Dice and cells are such lists; reading them at once takes a third of the time.
    """
    numbers = []
    while True:
        digit = data[at] - 0x30
        if not 0 <= digit <= 9:
            return None
        numbers.append(digit)
        after = data[at + 1]
        at += 2
        if after == 0x5D:
            return numbers
        if after != 0x2C:
            return None


def _word(data: bytes, at: int) -> tuple:
    """Return the string, number, true, false or null at `at`, and the place after it."""
    byte = data[at]
    if byte == 0x22:
        return _string(data, at + 1)
    if byte == 0x2D or 0x30 <= byte <= 0x39:
        return _number(data, at)
    word = _WORDS.get(byte)
    if word is None or data[at : at + len(word[0])] != word[0]:
        raise ValueError(_NOT_JSON)
    return word[1], at + len(word[0])


def _key(data: bytes, at: int) -> tuple:
    """Return the key at or after `at`, and the place after its colon."""
    at = _after_spaces(data, at)
    if data[at] != 0x22:
        raise ValueError(_NOT_JSON)
    key, at = _string(data, at + 1)
    if data[at] != 0x3A:
        at = _after_spaces(data, at)
        if data[at] != 0x3A:
            raise ValueError(_NOT_JSON)
    return key, at + 1


class _Containers:
    """The open containers of a text, of which only the outer DEEPEST are built."""

    def __init__(self, data: bytes):
        self.data = data
        self.depth = 0
        self._kinds = bytearray(DEEPEST)  # for each, 1 for an object
        self._built = []
        self._keys = []  # for each that is built, the key whose value comes next

    def value(self, at: int) -> tuple:
        """Return the value at or after `at`, and the place after it; _OPENED for a container with something in it."""
        data = self.data
        byte = data[at]
        if byte <= 0x20:
            at = _after_spaces(data, at)
            byte = data[at]
        if byte == 0x7B:
            at = _after_spaces(data, at + 1)
            if data[at] == 0x7D:
                return {}, at + 1
            self._open(1)
            return _OPENED, self._key_from(at)
        if byte == 0x5B:
            numbers = _short_numbers(data, at + 1)
            if numbers is not None:
                return numbers, at + 2 * len(numbers) + 1
            at = _after_spaces(data, at + 1)
            if data[at] == 0x5D:
                return [], at + 1
            self._open(0)
            return _OPENED, at
        return _word(data, at)

    def _open(self, is_object: int) -> None:
        if self.depth == len(self._kinds):
            self._kinds.append(0)
        self._kinds[self.depth] = is_object
        self.depth += 1
        if self.depth <= DEEPEST:
            self._built.append({} if is_object else [])
            self._keys.append(None)

    def _key_from(self, at: int) -> int:
        key, at = _key(self.data, at)
        if self.depth <= DEEPEST:
            self._keys[-1] = key
        return at

    def put(self, value, at: int) -> tuple:
        """Put a value into the innermost container, which continues or ends at `at`.

        Returns the container if it is complete, otherwise _OPENED, and the place after the comma or bracket.
        """
        is_object = self._kinds[self.depth - 1]
        is_built = self.depth <= DEEPEST
        if is_built and is_object:
            self._built[-1][self._keys[-1]] = value
        elif is_built:
            self._built[-1].append(value)
        byte = self.data[at]
        if byte == 0x2C:
            return _OPENED, self._key_from(at + 1) if is_object else at + 1
        if byte != (0x7D if is_object else 0x5D):
            raise ValueError(_NOT_JSON)
        self.depth -= 1
        if not is_built:
            return UNUSABLE, at + 1
        self._keys.pop()
        return self._built.pop(), at + 1


_OPENED = Unusable()  # replaces a value that is not complete yet


def read(text: bytes | str) -> object:
    """Return the value of a JSON text, given as UTF-8 bytes or str. Raises ValueError if it is not JSON."""
    data = text if isinstance(text, bytes) else text.encode()
    if data and max(data) > 0x7F:
        check_utf8(data)
    end = len(data)
    # Two zero bytes, which JSON has only inside strings, make most checks for the end unnecessary.
    data = data + b"\0\0"
    containers = _Containers(data)
    at = 0
    while True:
        value, at = containers.value(at)
        while value is not _OPENED:
            if data[at] <= 0x20:
                at = _after_spaces(data, at)
            if not containers.depth:
                if at != end:
                    raise ValueError(_NOT_JSON)
                return value
            value, at = containers.put(value, at)
