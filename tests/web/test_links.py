"""The links of the page and of the handheld are the same, and the page checks dice without the rules."""

import json
import subprocess
import zlib
from binascii import crc32
from pathlib import Path

import pytest

from firmware.sharing import links
from host_sim.web import shared_game
from shared_rules.game import team_rows
from shared_rules.table.record import add_crc
from shared_rules.table.table import Table
from tests.firmware.sharing.games import GAMES, finished
from tests.firmware.sharing.test_links import deflated
from tools.device.web.link_job import answers
from tools.device.web.page_files import games
from tools.npm import node
from tools.workshop.prove.links import ADDRESS, BEFORE, BEHIND, INSIDE, address_of, result_in

pytestmark = pytest.mark.wasm

TABLES = {game: [finished(game, seed) for seed in range(8)] for game in GAMES}


def fragment(kind, content):
    return "#" + links.fragment(kind, content).decode()


def game_fragment(table):
    return fragment(links.GAME, deflated(text_of(table).encode()))


def result_fragment(table):
    return fragment(links.RESULT, links.result_of(table))


def read(*fragments, page):
    return answers([ADDRESS + each for each in fragments], page=page)["read"]


def text_of(table):
    return b"".join(links.record_of(table, {})).decode()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_reads_the_codes_of_the_handheld(game, page):
    tables = TABLES[game]
    both = [game_fragment(table) for table in tables] + [result_fragment(table) for table in tables]
    found = read(*both, page=page)
    for table, whole, result in zip(tables, found, found[len(tables) :], strict=False):
        assert whole["record"] == text_of(table)
        assert result["game"] == game and table.commitment.startswith(result["fingerprint"])
        assert result["players"] == [
            {
                "names": [table.players[seat] for seat in seats],
                "score": points,
                "winner": seats[0] in table.game.winners,
            }
            for seats, points in team_rows(table.game.teams(), table.game.scores())
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_link_of_the_page_holds_the_whole_game(game, page):
    tables = TABLES[game]
    made = answers(texts=[text_of(table) for table in tables], page=page)["links"]
    for table, link, back in zip(tables, made, read(*made, page=page), strict=True):
        assert shared_game.restored(back["record"]).save() == table.save()
        assert len(link) <= len(game_fragment(table)), "the browser deflates no worse than the handheld"


def test_a_game_that_no_link_can_hold_is_told(page):
    with pytest.raises(RuntimeError, match="too long for a link"):
        answers(texts=["x" * 65_537], page=page)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_checks_every_roll_without_the_rules(game, page):
    tables = TABLES[game]
    found = answers(records=[table.save() for table in tables], page=page)["checks"]
    for table, check in zip(tables, found, strict=True):
        own = table.dice_from == "device"
        rolls = sum('"dice":[' in line for line in list(table.record_lines())[1:]) if own else 0
        assert check == {"fingerprint": table.commitment, "rolls": rolls, "wrong": None}


def forged(table, change):
    values = [json.loads(line[9:]) for line in table.record_lines()]
    change(values)
    crc, text = 0, ""
    for value in values:
        line, crc = add_crc(value, crc)
        text += line + "\n"
    return text


def test_a_forged_record_is_told(page):
    games = (finished("penk", seed) for seed in range(100))
    table = next(table for table in games if table.dice_from == "device" and table.setup.drawn)

    def die(values):
        roll = [value for value in values if isinstance(value, dict) and value.get("type") == "roll"][1]
        roll["dice"][0] = roll["dice"][0] % 6 + 1

    def first(values):
        values[0]["first"] = (values[0]["first"] + 1) % len(table.players)

    found = answers(records=[forged(table, die), forged(table, first)], page=page)["checks"]
    assert found[0]["wrong"].startswith("Roll ") and found[1]["wrong"].startswith("Who starts")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("#", None),
        ("", None),
        ("#install", None),
        ("?seed=abc&board=pimoroni_pico_display", None),
        ("?utm_source=SOS", None),
        ("#W", "The end of this link is missing."),
        ("#W123", "The end of this link is missing."),
        ("#w123...", "The end of this link is missing."),
        ("?%23W123", "The end of this link is missing."),
        ("#" + 9 * "ABC" + "E", "The beginning of this link is missing."),
        ("#WE", "damaged"),
        ("#Wabc!E", "damaged"),
        ("#W:::E", "damaged"),
        ("#W0E", "damaged"),
        ("#SE", "damaged"),
        ("#S000000000000E", "damaged"),
        ("#SE", "damaged"),
        ("#W0E", "damaged"),
        ("#" + "%25" * 40 + "\ud83c\udfb2", None),
    ],
)
def test_what_is_no_link_is_told(text, why, page):
    (found,) = read(text, page=page)
    assert found is None if why is None else why in found["refused"]


def test_a_link_that_unpacks_without_end_is_refused(page):
    packed = zlib.compress(bytes(1_000_000), 9)[2:-4]
    (found,) = read(fragment(links.GAME, packed), page=page)
    assert "too long" in found["refused"]


@pytest.mark.parametrize(
    "text", ["#" + "W" * 65_000, "#W" + "/SE" * 21_000, "#W" + "%25" * 21_000, "?" + "&#W" * 21_000]
)
def test_a_long_link_of_nothing_is_refused(text, page):
    (found,) = read(text, page=page)
    assert "missing" in found["refused"] or "damaged" in found["refused"]
    (found,) = read(2 * text, page=page)
    assert "too long" in found["refused"]


@pytest.mark.parametrize("sort", [result_fragment, game_fragment])
def test_what_chat_and_mail_programs_do_to_a_link_is_undone(sort, page):
    tables = [tables[2] for tables in TABLES.values()]
    for table in tables:
        letters = sort(table)[1:]
        (right,) = read(f"#{letters}", page=page)
        assert "refused" not in right
        ways = {f"{name}: {way(letters)!a}": f"{ADDRESS}#{way(letters)}" for name, way in INSIDE.items()}
        ways |= {f"behind: {words!a}": f"{ADDRESS}#{letters}{words}" for words in BEHIND}
        ways |= {f"before: {words!a}": address_of(letters, words) for words in BEFORE}
        found = answers(ways.values(), page=page)["read"]
        assert [name for name, each in zip(ways, found, strict=True) if each != right] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_link_that_was_cut_anywhere_is_never_another_one(game, page):
    table = TABLES[game][3]
    letters = result_fragment(table)
    found = read(*[letters[:at] for at in range(2, len(letters))], page=page)
    assert all(set(each) == {"refused"} for each in found)
    ends = [each["refused"] == "The end of this link is missing." for each in found]
    assert ends.count(False) == letters[2:-1].count(links.END), "only a cut behind an E is taken for damage"
    found = read(*[letters[:at] + letters[at + 1 :] for at in range(2, len(letters) - 1)], page=page)
    assert all(set(each) == {"refused"} for each in found)


def made_up(*lines):
    return bytes(links.FINGERPRINT_BYTES) + "\n".join(lines).encode()


@pytest.mark.parametrize(
    "lines",
    [
        ["__proto__", "1 Ann", "2 Bo"],
        ["constructor", "1 Ann", "2 Bo"],
        ["toString", "1 Ann", "2 Bo"],
        ["penk", "- Ann", "2 Bo"],
        ["penk", "-0 Ann", "2 Bo"],
        ["penk", "01 Ann", "2 Bo"],
        ["penk", "1e5 Ann", "2 Bo"],
        ["penk", "9" * 400 + " Ann", "2 Bo"],
        ["penk", "1000000 Ann", "2 Bo"],
        ["penk", "NaN Ann", "2 Bo"],
        ["penk", "\u0663 Ann", "2 Bo"],
        ["penk", "1 Ann"],
        ["penk", *["1 Ann"] * 5],
        ["penk", *["1 Ann"] * 10_000],
        ["penk", "1 Anna-Isabella", "2 Bo"],
        ["penk", "1  ", "2 Bo"],
        ["penk", "1 \u0085\u3000", "2 Bo"],
        ["penk", "1 Ann\t", "2 Bo"],
        ["penk", "1 Ann\tBo", "2 Cy\tDee\tEve"],
        ["penk", "1 Ann", "2 Bo", ""],
        ["penk", "1!! Ann", "2 Bo"],
    ],
)
def test_a_result_that_no_handheld_writes_is_damaged(lines, page):
    content = made_up(*lines)
    (found,) = read(fragment(links.RESULT, content), page=page)
    assert ("damaged" if len(lines) < 99 else "too long") in found["refused"] and result_in(content) is None


@pytest.mark.parametrize("name", ["\u2028", "\ufeff", "\U0001f3b2" * 12, "<b>", "=1+1", " Ann "])
@pytest.mark.parametrize("score", ["", "0", "-3", "999999", "-999999!", "!"])
def test_a_result_has_any_name_and_score_that_a_game_has(name, score, page):
    content = made_up("yacht", f"{score} {name}")
    (found,) = read(fragment(links.RESULT, content), page=page)
    if name == "\u2028":
        assert "damaged" in found["refused"] and result_in(content) is None
    else:
        assert found == result_in(content)
        assert found["players"][0]["names"] == [name]


def test_bytes_that_are_no_text_are_damaged(page):
    for content in (b"", bytes(8), bytes(8) + b"penk\n1 \xff\n2 Bo", bytes(8) + b"penk\n1 \xed\xa0\x80\n2 Bo"):
        (found,) = read(fragment(links.RESULT, content), page=page)
        assert "damaged" in found["refused"]


def test_the_sum_is_that_of_zip():
    table = TABLES["yacht"][0]
    content = links.result_of(table)
    letters = links.in_letters(content + crc32(content).to_bytes(4, "little")).decode()
    assert fragment("S", content) == f"#S{letters}{links.END}"


def couples(dice):
    """A game of Block Buster that Bo and Dee have won."""
    table = Table()
    table.new("block_buster", ["Ann", "Bo", "Cy", "Dee"], {"variant": "couple"}, 1, dice, "ab" * 16)
    table.do({"type": "finish"})
    for seat, squares in enumerate((20, 17, 18, 16)):
        table.do({"type": "left", "player": seat, "squares": squares})
    table.do({"type": "finish"})
    return table


def test_couples_are_taken_along_with_their_sum_and_who_started(page, tmp_path):
    table = couples("table")
    job = tmp_path / "job.json"
    whole = json.loads(shared_game.described(table, {}))
    values = {"result": result_fragment(table), "whole": whole, "state": table.state(), "games": games()}
    job.write_text(json.dumps(values), "utf-8")
    command = [node(), Path(__file__).with_name("couples_job.mjs"), page, job]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True, timeout=60)
    found = json.loads(done.stdout)
    for kind in ("result", "whole"):
        players = [(player["name"], player["score"], player["winner"]) for player in found[kind]]
        assert players == [("Ann", "-38", False), ("Cy", "-38", False), ("Bo", "-35", True), ("Dee", "-35", True)]
    assert [player["startPlayer"] for player in found["whole"]] == [False, False, True, False]
    assert "Ann and Cy: -38\nBo and Dee: -35\n" in found["state"]
