"""The letters of which names are made, in pages of three rows of nine. Each next page needs one more press.

Letters are read by slices: MicroPython keeps each one that it reads by its index for ever.
"""

from firmware import language

COLUMNS = 9
_PAGE = 3 * COLUMNS
_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-"
_DIGITS = "1234567890'.,!?&+*#@:()/%=·"
_ACCENTS = "ÄÖÜßÉÈÊËÀÁÂÃÅÆÇÍÌÎÏÑÓÒÔÕØÚÙÛÝÐÞĄĆČĎĐĘĚĞİŁŃŇŐŘŚŞŠŤŮŰŹŻŽĀĂĒĖĢĪĮĶĹĻĽŅŒŔŢŪŲŸ"
_MORE = "¡¿«»°×÷–’"
_CAPITALS = (_LATIN[:-1] + _ACCENTS).replace("ß", "")
_SMALL = "abcdefghijklmnopqrstuvwxyzäöüéèêëàáâãåæçíìîïñóòôõøúùûýðþąćčďđęěğıłńňőřśşšťůűźżžāăēėģīįķĺļľņœŕţūųÿ"

_KANA = (
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひ",
    "ふへほまみむめもやゆよらりるれろわをんー・ゃゅょっ！？",
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒ",
    "フヘホマミムメモヤユヨラリルレロワヲンー・ャュョッ！？",
    _LATIN,
    _DIGITS,
)
_OTHERS = (
    " かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ つっづ てで とど はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ"
    " あぁ いぃ うぅゔ えぇ おぉ やゃ ゆゅ よょ わゎ"
    " カガ キギ クグ ケゲ コゴ サザ シジ スズ セゼ ソゾ タダ チヂ ツッヅ テデ トド ハバパ ヒビピ フブプ ヘベペ ホボポ"
    " アァ イィ ウゥヴ エェ オォ ヤャ ユュ ヨョ ワヮ "
)
"""The kana that differ in mark or size."""
OTHER_KANA = ("゛゜小", "゛小", "が")
"""What is on the key that changes between them, longest first."""

_AFTER, _AFTER_KANA = (0, 0, 2, 0, 0), (0, 0, 2, 2, 4, 5)
"""For each page which one is open after one of its letters. Accents and the other kana are needed one at a time."""


def pages() -> tuple:
    """Return the pages for the chosen language. Its own letters with accents come first."""
    if language.japanese:
        return _KANA
    own = language.letters
    letters = [_ACCENTS[i : i + 1] for i in range(len(_ACCENTS))]
    accents = own + "".join([letter for letter in letters if letter not in own]) + _MORE
    return _LATIN, accents[:_PAGE], _DIGITS, accents[_PAGE : 2 * _PAGE], accents[2 * _PAGE :]


def page_after(page: int) -> int:
    """Return the page that is open after a letter of this one."""
    return (_AFTER_KANA if language.japanese else _AFTER)[page]


def signs_of(page: str) -> tuple:
    """Return what stands for a page on the key that turns to it, longest first."""
    return page[: 3 if page < "\x80" else 1 if is_kana(page) else 2], page[:1]


def is_kana(page: str) -> bool:
    """Return True for a page of kana, or one of them."""
    return page >= "\u3000"


def lowered(letter: str) -> str:
    """Return the small letter of a capital; anything else unchanged."""
    at = _CAPITALS.find(letter)
    return _SMALL[at : at + 1] if at >= 0 else letter


def small(name: str) -> str:
    """Return a name without capitals."""
    return "".join([lowered(name[i : i + 1]) for i in range(len(name))])


def other_kana(letter: str) -> str:
    """Return the next of the kana that differ in mark or size; anything else unchanged."""
    at = _OTHERS.find(letter) if is_kana(letter) else -1
    if at < 0:
        return letter
    if _OTHERS[at + 1 : at + 2] == " ":
        at = _OTHERS.rfind(" ", 0, at)
    return _OTHERS[at + 1 : at + 2]
