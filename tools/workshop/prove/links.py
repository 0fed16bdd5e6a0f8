"""Links of games that are over, as chat and mail programs leave them: each is read right, or refused in a sentence."""

import json
import random
import re
import urllib.parse
from collections.abc import Callable
from typing import Any

from firmware.sharing import deflate, links
from host_sim.web import shared_game
from shared_rules import registry
from shared_rules.game import Refused, team_rows
from shared_rules.table.setup import check_name
from shared_rules.table.table import Table
from tools.device.web.link_job import answers
from tools.games import random_play
from tools.npm import node
from tools.workshop.prove import forged
from tools.workshop.prove.trial import Found, reason_of

NAME = "links"
SHARE = 12
MANGLED, CUT, FORGED = 60, 20, 30
"""Links of each sort in one case, half of them to results."""
ADDRESS = "https://tableside.example/play/"

_PUNCTUATION = re.compile(r"[$+\-/:]")


def _escaped(letters: re.Pattern, form: str) -> Callable[[str], str]:
    return lambda text: letters.sub(lambda found: form.format(ord(found[0])), text)


def _broken(mark: str, length: int = 0) -> Callable[[str], str]:
    """The text with a mark every so many letters, 0: in its middle."""
    return lambda text: mark.join(re.findall(f"(?s).{{1,{length or len(text) // 2 + 1}}}", text))


_QUOTED = _escaped(_PUNCTUATION, "={:02X}")

INSIDE: dict[str, Callable[[str], str]] = {
    "as it was": str,
    "small letters": str.lower,
    "a capital first": str.capitalize,
    "every letter escaped": _escaped(re.compile("."), "%{:02X}"),
    "punctuation escaped": _escaped(_PUNCTUATION, "%{:02x}"),
    "escaped twice": _escaped(_PUNCTUATION, "%25{:02X}"),
    "entities": _escaped(_PUNCTUATION, "&#{};"),
    "entities of 16": _escaped(_PUNCTUATION, "&#x{:x};"),
    "named entities": lambda text: text.replace("$", "&dollar;").replace("+", "&plus;").replace("/", "&sol;"),
    "escaped as in JSON": lambda text: text.replace("/", "\\/").replace("$", "\\u0024"),
    "escaped as in Markdown": lambda text: _PUNCTUATION.sub(r"\\\g<0>", text),
    "quoted-printable": _QUOTED,
    "quoted-printable lines": lambda text: "=\r\n".join(map(_QUOTED, re.findall(r".{1,60}(?![0-9])", text))),
    "soft line ends": _broken("=\n", 70),
    "line ends": _broken("\r\n", 72),
    "quoted lines": _broken("\n> ", 60),
    "twice quoted lines": _broken("\n>> ", 60),
    "line ends as in JSON": _broken("\\n", 72),
    "indented lines": _broken("\n      ", 64),
    "a line end in the middle": _broken("%0D%0A"),
    "a space in the middle": _broken(" "),
    "an escaped space": _broken("%20"),
    "soft hyphens": _broken("\u00ad", 9),
    "a soft hyphen of Latin-1": _broken("%AD"),
    "spaces without width": _broken("\u200b", 5),
    "escaped spaces without width": _broken("%E2%80%8B", 30),
    "marks of direction": _broken("\u202c\u2066", 40),
    "<wbr>": _broken("<wbr>", 30),
    "<br />": _broken("<br />\n"),
    "</span>": _broken('</span><span class="E">', 60),
    "&shy;": _broken("&shy;", 20),
    "no-break hyphens": lambda text: text.replace("-", "\u2011"),
    "minus signs": lambda text: text.replace("-", "\u2212"),
    "a dash for two hyphens": lambda text: text.replace("--", "\u2014"),
    "full width": lambda text: "".join(chr(ord(letter) + 0xFEE0) for letter in text),
    "spaces for plus": lambda text: text.replace("+", " "),
}
"""What programs make of the letters of a link."""

BEHIND = (
    *"|.|,|)|).|](|]|>|>.|\"|'|!|?|;|:|/|//|-|*|**|_|`|...|E|$|\\".split("|"),
    *"\u2026 \u3002 \uff09 \u300d \u201d \u00bb \u200b \ufe0f \U0001f3b2".split(" "),
    *(" See you!", "\nBest wishes, Eve", " - Ann", "-- \nEve", " (whole game)"),
    *"%20 %0A %22 %29. &gt; </a>".split(),
    *"&fbclid=IwAR0SE ?utm_source=SMS&utm_medium=E &amp;si=WE #:~:text=E ?igsh=E%3D%3D &s=20 #".split(),
)
"""What is behind links."""

WRAPPED = "?url="
"""Behind it the whole address is escaped."""
BEFORE = (
    *("#", "?%23", "?%2523", "?&#35;", "?\uff03", "##", "#!", "#/", "?", "#?game="),
    "?utm_source=SE&fbclid=IwWAR3S#",
    "?seed=SE&board=pimoroni_pico_display#",
    WRAPPED,
)
"""What programs make of the # between an address and a fragment."""


def address_of(fragment: str, before: str) -> str:
    """The address of a fragment with one of BEFORE between them."""
    return ADDRESS + before + (urllib.parse.quote(f"{ADDRESS}#{fragment}", safe="") if before == WRAPPED else fragment)


def _mangled(fragment, chance):
    before, inside, behind = (chance.choice(list(ways)) for ways in (BEFORE, INSIDE, BEHIND))
    return f"{before!a}, {inside}, {behind!a}", address_of(INSIDE[inside](fragment) + behind, before)


def _cut(fragment, chance):
    """A link of which something is gone or other than it was."""
    at = chance.randrange(2, len(fragment))
    further = min(len(fragment), at + chance.choice((1, 2, 3, 9)))
    ways = {
        "the end": fragment[:at] + chance.choice(("", ".", "...", "\u2026", ")")),
        "the end, text": fragment[:at] + " and so on",
        "the middle": fragment[:at] + fragment[further:],
        "a letter": fragment[: at - 1] + chance.choice(links.LETTERS) + fragment[at:],
        "twice": fragment[:further] + fragment[at:],
        "other order": fragment[: at - 1] + fragment[at:further] + fragment[at - 1] + fragment[further:],
        "a smiley": fragment[:at] + "\U0001f615" + fragment[further:],
        "the beginning": fragment[min(at, len(fragment) // 2) :],
    }
    name = chance.choice(list(ways))
    return f"{name} at {at}", f"{ADDRESS}#{ways[name]}"


_SCORES = (*"- -0 00 7 -3 1e5 1.5 NaN Infinity ! !! \u0663 999999 1000000".split(), "", "9" * 400)
_NAMES = ("Ann", "", " ", "\u3000\u0085", "\ufeff", "\u2028", "a\tb", "Anna-Isabella", "\U0001f3b2" * 12, "=1+1", "<b>")
_NAMES += ("x" * 13,)
_GAMES = ("__proto__", "constructor", "toString", "hasOwnProperty", "", "penk ", "Penk!", "yacht")


def _forged_result(content, chance):
    """The bytes of a result that somebody made up."""
    fingerprint, text = content[: links.FINGERPRINT_BYTES], content[links.FINGERPRINT_BYTES :].decode()
    game, *rows = text.split("\n")
    kind = chance.randrange(6)
    at = chance.randrange(len(rows))
    score, _space, name = rows[at].partition(" ")
    if kind == 0:
        game = chance.choice(_GAMES)
    elif kind == 1:
        rows[at] = f"{chance.choice(_SCORES)}{chance.choice(('', '!'))} {name}"
    elif kind == 2:
        rows[at] = f"{score} {chance.choice(_NAMES)}"
    elif kind == 3:
        rows = rows * chance.choice((0, 2, 3, 2000))
    elif kind == 4:
        rows[at] = chance.choice(_NAMES + _SCORES)
    made = bytearray(fingerprint + "\n".join([game, *rows]).encode())
    if kind == 5:
        made[chance.randrange(len(made))] = chance.randrange(256)
    return bytes(made[: chance.randrange(len(made))] if chance.randrange(20) == 0 else made)


def result_in(content: bytes) -> dict[str, Any] | None:
    """What a result says, read in another way than the page does; None when it is none."""
    try:
        game, *rows = content[links.FINGERPRINT_BYTES :].decode().split("\n")
    except UnicodeDecodeError:
        return None
    line = registry.line(game)
    if line is None:
        return None
    players = []
    for row in rows:
        score, space, team = row.partition(" ")
        names = team.split("\t")
        winner = score.endswith("!")
        score = score[:-1] if winner else score
        try:
            for name in names:
                check_name(name)
            points = int(score) if score else None
        except (Refused, ValueError):
            return None
        if not space or points is not None and (str(points) != score or abs(points) > 999_999):
            return None
        players.append({"names": names, "score": points, "winner": winner})
    if not line[3] <= sum(len(each["names"]) for each in players) <= line[4]:
        return None
    fingerprint = content[: links.FINGERPRINT_BYTES].hex()
    return {"kind": links.RESULT, "fingerprint": fingerprint, "game": game, "players": players}


def forged_record(text: str, chance: random.Random) -> str:
    """A record in which somebody changed values."""
    values = [json.loads(line) for line in text.splitlines()]
    for _ in range(chance.choice((1, 1, 1, 2))):
        at = chance.choice((0, 0, len(values) - 1, chance.randrange(len(values))))
        if isinstance(values[at], dict) and chance.randrange(3) == 0:
            values[at][chance.choice(("x", "dice", "seen", "seed_from", "deal", "__proto__"))] = chance.choice(
                forged.OTHERS
            )
        else:
            values[at] = forged.forged_value(values[at], chance)
    return "".join(json.dumps(value).replace(f'"{forged.FRACTION}"', "1.5") + "\n" for value in values)


def fault_of_record(text: str) -> str:
    """What is wrong with how the page takes a record, "" if nothing is."""
    try:
        table = shared_game.restored(text)
        said = json.loads(shared_game.described(table, shared_game.beside(text)))
    except shared_game.Forged:
        return ""
    except Exception as error:
        return reason_of(error)
    again = Table()
    again.load(said["record"])
    sums = [points for _seats, points in team_rows(again.game.teams(), again.game.scores())]
    if again.lost or not again.over or [each["score"] for each in said["players"]] != sums:
        return "a record is taken that does not load"
    return ""


def _packed(text):
    packed = deflate.Deflated()
    packed.add(text.encode())
    return bytes(packed.end())


def _finished(chance):
    """The table of a random game that is over."""
    table = random_play.begin(chance.choice(registry.GAMES)[0], chance)
    while (action := random_play.move(table, chance)) is not None:
        table.do(action)
        if chance.random() < 0.05 and not table.over:
            table.undo(True)
    if chance.randrange(2):
        table.audit()
    return table


def _wrong(found, right, readable):
    """What is wrong with what was read of a link; right: what it says; readable: whether nothing of it is lost."""
    if found == right:
        return ""
    if found is None:
        return "nothing is said of it"
    if "refused" not in found:
        return "something else is read"
    if not re.fullmatch(r"(The (beginning|end) of this link is missing|This link is [a-z :]+)\.", found["refused"]):
        return f"no sentence: {found['refused']}"
    return f"it is refused: {found['refused']}" if readable else ""


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Send links until `until()`; a case is one game."""
    found = Found()
    try:
        node()
    except ImportError as error:
        print(f"links: not run, without node ({error})", flush=True)
        return found
    while not until() and not found.enough:
        table = _finished(chance)
        record = b"".join(links.record_of(table, {"seed_from": "test"} if chance.randrange(2) else {})).decode()
        content = links.result_of(table)
        sorts = (
            (links.fragment(links.RESULT, content).decode(), result_in(content)),
            (links.fragment(links.GAME, _packed(record)).decode(), {"kind": links.GAME, "record": record}),
        )
        sent = []
        for number in range(MANGLED + CUT):
            fragment, right = sorts[number % 2]
            way, address = (_mangled if number < MANGLED else _cut)(fragment, chance)
            sent.append((way, address, right, number < MANGLED))
        for _ in range(FORGED):
            made = _forged_result(content, chance)
            right = result_in(made)
            fragment = links.fragment(links.RESULT, made).decode()
            sent.append(("made up", f"{ADDRESS}#{fragment}", right, right is not None))
            text = forged_record(record, chance)
            if fault_of_record(text):
                found.failures.append((fault_of_record(text), text.splitlines()))
        for read, (way, address, right, readable) in zip(answers(line[1] for line in sent)["read"], sent, strict=True):
            if reason := _wrong(read, right, readable):
                found.failures.append((reason, [way, ascii(address)]))
        if shared_game.restored(record).save() != table.save():
            found.failures.append(("the record is another one", record.splitlines()))
        found.count("games")
        found.count("links mangled", MANGLED)
        found.count("links of which a part is lost", CUT)
        found.count("made up by hand", 2 * FORGED)
    return found
