"""The links of the page and of the handheld are the same, and the page checks dice without the rules."""

import json
import subprocess
import zlib
from pathlib import Path

import pytest

from firmware.sharing import links
from host_sim.web import shared_game
from shared_rules.game import team_rows
from shared_rules.table.record import add_crc
from shared_rules.table.table import Table
from tests.firmware.sharing.games import GAMES, finished
from tests.firmware.sharing.test_links import deflated
from tools.wasm.runtime import node

pytestmark = pytest.mark.wasm

_PROGRAM = Path(__file__).with_name("read_link.mjs")
_SECONDS = 60
TABLES = {game: [finished(game, seed) for seed in range(8)] for game in GAMES}


def told(page, folder, fragments=(), texts=(), records=()):
    job = folder / "job.json"
    job.write_text(json.dumps({"fragments": list(fragments), "texts": list(texts), "records": list(records)}), "utf-8")
    command = [node(), _PROGRAM, page, job]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=_SECONDS)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def fragment(kind, content):
    return "#" + kind + links.in_letters(content).decode() + links.END


def game_fragment(table):
    return fragment(links.GAME, deflated(text_of(table).encode()))


def text_of(table):
    return b"".join(links.record_of(table, {})).decode()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_reads_the_codes_of_the_handheld(game, page, tmp_path):
    tables = TABLES[game]
    both = [game_fragment(table) for table in tables] + [fragment("R", links.result_of(table)) for table in tables]
    found = told(page, tmp_path, fragments=both)["read"]
    for table, whole, result in zip(tables, found, found[len(tables) :], strict=False):
        assert whole["record"] == text_of(table)
        assert result["game"] == game and table.commitment.startswith(result["fingerprint"])
        assert result["players"] == [
            {
                "name": " and ".join(table.players[seat] for seat in seats),
                "names": [table.players[seat] for seat in seats],
                "score": points,
                "winner": seats[0] in table.game.winners,
            }
            for seats, points in team_rows(table.game.teams(), table.game.scores())
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_link_of_the_page_holds_the_whole_game(game, page, tmp_path):
    tables = TABLES[game]
    made = told(page, tmp_path, texts=[text_of(table) for table in tables])["links"]
    read = told(page, tmp_path, fragments=made)["read"]
    for table, link, back in zip(tables, made, read, strict=True):
        assert shared_game.restored(back["record"]).save() == table.save()
        assert len(link) <= len(game_fragment(table)), "the browser deflates no worse than the handheld"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_checks_every_roll_without_the_rules(game, page, tmp_path):
    tables = TABLES[game]
    found = told(page, tmp_path, records=[table.save() for table in tables])["checks"]
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


def test_a_forged_record_is_told(page, tmp_path):
    games = (finished("penk", seed) for seed in range(100))
    table = next(table for table in games if table.dice_from == "device" and table.setup.drawn)

    def die(values):
        roll = [value for value in values if isinstance(value, dict) and value.get("type") == "roll"][1]
        roll["dice"][0] = roll["dice"][0] % 6 + 1

    def first(values):
        values[0]["first"] = (values[0]["first"] + 1) % len(table.players)

    found = told(page, tmp_path, records=[forged(table, die), forged(table, first)])["checks"]
    assert found[0]["wrong"].startswith("Roll ") and found[1]["wrong"].startswith("Who starts")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("#", None),
        ("", None),
        ("#install", None),
        ("#G", "end of this link is missing"),
        ("#GE", "damaged"),
        ("#G123", "end of this link is missing"),
        ("#Gabc E", "damaged"),
        ("#G:::E", "damaged"),
        ("#G0E", "damaged"),
        ("#RE", "damaged"),
        ("#R000000000000E", "damaged"),
    ],
)
def test_what_is_no_link_is_told(text, why, page, tmp_path):
    (found,) = told(page, tmp_path, fragments=[text])["read"]
    assert found is None if why is None else why in found["refused"]


def test_a_link_that_unpacks_without_end_is_refused(page, tmp_path):
    packed = zlib.compress(bytes(1_000_000), 9)[2:-4]
    (found,) = told(page, tmp_path, fragments=[fragment(links.GAME, packed)])["read"]
    assert "too long" in found["refused"]


def test_couples_are_taken_along_with_their_sum_and_who_started(page, tmp_path):
    table = Table()
    table.new("block_buster", ["Ann", "Bo", "Cy", "Dee"], {"variant": "couple"}, 1, "table", "ab" * 16)
    table.do({"type": "finish"})
    for seat, squares in enumerate((20, 17, 18, 16)):
        table.do({"type": "left", "player": seat, "squares": squares})
    table.do({"type": "finish"})
    job = tmp_path / "job.json"
    whole = json.loads(shared_game.described(table, {}))
    result = fragment(links.RESULT, links.result_of(table))
    job.write_text(json.dumps({"result": result, "whole": whole, "state": table.state()}), "utf-8")
    command = [node(), _PROGRAM.with_name("couples_job.mjs"), page, job]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True, timeout=_SECONDS)
    found = json.loads(done.stdout)
    for told in ("result", "whole"):
        players = [(player["name"], player["score"], player["winner"]) for player in found[told]]
        assert players == [("Ann", "-38", False), ("Cy", "-38", False), ("Bo", "-35", True), ("Dee", "-35", True)]
    assert [player["startPlayer"] for player in found["whole"]] == [False, False, True, False]
    assert "Ann and Cy: -38\nBo and Dee: -35\n" in found["state"]
