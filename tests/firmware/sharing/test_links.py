"""What a link holds: the result, or the record without what follows from its seed."""

import json
import random
import zlib

import pytest

from firmware import fairness
from firmware.drawing.area import LEAST_HEIGHT
from firmware.sharing import deflate, links, qr_code
from host_sim.web import shared_game
from shared_rules.table.setup import LONGEST_NAME
from shared_rules.table.table import Table
from tests.firmware.games.penk.cases import PAGE
from tests.firmware.sharing.games import GAMES, bytes_of, finished

EACH_GAME = pytest.mark.parametrize("game", GAMES)


def changed(text, number, change):
    """The record with one line changed."""
    lines = text.split("\n")
    value = json.loads(lines[number])
    change(value)
    return "\n".join([*lines[:number], json.dumps(value), *lines[number + 1 :]])


def without_seed(table, side=None):
    side = side or {"colours": [0, 1], "seconds": 9}
    return b"".join(links.record_of(table, side)).decode()


@EACH_GAME
@pytest.mark.parametrize("seed", range(6))
def test_a_record_without_what_follows_from_its_seed_is_made_whole_again(game, seed):
    table = finished(game, seed)
    text = without_seed(table)
    assert '"deal"' not in text and (table.dice_from == "table" or '"dice":[' not in text)
    assert shared_game.restored(text).save() == table.save()


@pytest.mark.parametrize(
    ("side", "kept"),
    [
        ({"seed_from": "test", "colours": [1, 0]}, {"seed_from": "test"}),
        ({"seen": ["cards", "seed"]}, {"seen": ["seed", "cards"]}),
        ({"seed_from": ["junk"], "seen": {"seed": 1}}, {}),
    ],
)
def test_who_chose_the_seed_and_what_was_seen_goes_along(side, kept):
    table = finished("penk", 3)
    text = without_seed(table, side)
    assert shared_game.beside(text) == kept
    assert shared_game.restored(text).save() == table.save()
    assert json.loads(shared_game.described(table, kept))["fairness"] == fairness.sentences(side)


@EACH_GAME
def test_a_whole_record_is_taken_too(game):
    table = finished(game, 7)
    values = "".join(line[9:] + "\n" for line in table.record_lines())
    assert shared_game.restored(values).save() == table.save()


def with_device_dice():
    return next(table for seed in range(20) if (table := finished("penk", seed)).dice_from == "device")


def test_a_forged_die_is_named():
    table = with_device_dice()
    values = "".join(line[9:] + "\n" for line in table.record_lines())
    forged = changed(values, 1, lambda value: value.update(dice=[7 - die for die in value["dice"]]))
    with pytest.raises(shared_game.Forged, match=r"Line 2 .* seed: dice"):
        shared_game.restored(forged)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not the record"),
        ("{}\n", "not the record"),
        ("nothing\n", "not the record"),
        ("[]\n", "not the record"),
        ("null\n", "not the record"),
    ],
)
def test_what_is_no_record_is_refused(text, why):
    with pytest.raises(shared_game.Forged, match=why):
        shared_game.restored(text)


def made_up_records(table):
    """Texts of records with one key, type or number other than a handheld writes them."""
    no_roll = next(number for number, line in enumerate(table.record_lines()) if number and '"dice":[' not in line)
    changes = [
        lambda values: values[0].update(x=1),
        lambda values: values[0].update({"__proto__": 1}),
        lambda values: values[0].update(deal={}),
        lambda values: values[0].update(players=values[0]["players"] * 500),
        lambda values: values[0].update(players={"Ann": 1}),
        lambda values: values[0].update(options=[]),
        lambda values: values[0].update(seed=7),
        lambda values: values[0].update(seed=None),
        lambda values: values[0].update(version=True),
        lambda values: values[0].update(version=2.5),
        lambda values: values[0].update(game=["penk"]),
        lambda values: values[0].update(drawn=1),
        lambda values: values[0].update(first=10**400),
        lambda values: values[0].pop("first"),
        lambda values: values[1].update(x=1),
        lambda values: values[1].update(dice=[[[]]]),
        lambda values: values[1].update(dice=[True] * 6),
        lambda values: values[no_roll].update(dice=[1]),
        lambda values: values.insert(1, None),
        lambda values: values.insert(1, [values[1]]),
        lambda values: values.insert(1, "undo"),
        lambda values: values.append({"seen": 10**400}),
        lambda values: values.append({"seen": ["seed"], "x": 1}),
        lambda values: values.append({"seed_from": "somebody"}),
        lambda values: values.append(values[0]),
    ]
    for change in changes:
        values = [json.loads(line) for line in without_seed(table, {"colours": [0]}).splitlines()]
        change(values)
        yield "".join(json.dumps(value) + "\n" for value in values)


def test_a_record_of_other_keys_and_types_does_not_hold():
    for text in made_up_records(with_device_dice()):
        with pytest.raises(shared_game.Forged, match=r"^[A-Z][ -~]{10,80}\.$"):
            shared_game.restored(text)


def test_a_record_that_goes_back_and_forth_is_played_once(monkeypatch):
    played = []
    replay = Table._replay
    monkeypatch.setattr(Table, "_replay", lambda table: played.append(1) or replay(table))
    text = without_seed(next(table for seed in range(20) if not (table := finished("yacht", seed, False)).audited))
    assert shared_game.restored(text + '"undo"\n"redo"\n' * 2000).over
    assert len(played) <= 1


def test_a_game_of_another_version_of_its_rules_is_told():
    text = changed(without_seed(with_device_dice()), 0, lambda value: value.update(version=value["version"] + 1))
    with pytest.raises(shared_game.Forged, match="another version of its rules"):
        shared_game.restored(text)


def test_a_game_that_is_not_over_and_one_against_the_rules_are_refused():
    text = without_seed(with_device_dice())
    with pytest.raises(shared_game.Forged, match="not over"):
        shared_game.restored("\n".join(text.split("\n")[:2]))
    for wrong in ('{"type":"fly"}', "7", '"fly"', "null", "{}"):
        lines = text.split("\n")
        lines[1] = wrong
        with pytest.raises(shared_game.Forged, match="Line 2"):
            shared_game.restored("\n".join(lines))


@pytest.mark.parametrize("game", ("yacht", "puzzle_sheet"))
@pytest.mark.parametrize(("letter", "address"), [("W", links.LONGEST_ADDRESS), ("\xd6", len(PAGE))])
def test_the_result_of_six_of_the_longest_names_fits_the_lowest_panel(game, letter, address):
    table = next(table for seed in range(100) if len((table := finished(game, seed, False)).players) == 6)
    table.players[:] = [letter * LONGEST_NAME] * 6
    version = qr_code.version_for(address + 1, len(links.fragment(links.RESULT, links.result_of(table))))
    assert 0 < qr_code.size_of(version) + 8 <= LEAST_HEIGHT // 2


@EACH_GAME
def test_a_result_has_the_fingerprint_the_scores_and_the_winners(game):
    table = finished(game, 1)
    content = links.result_of(table)
    assert content[:8].hex() == table.commitment[:16]
    name, *lines = content[8:].decode().split("\n")
    assert name == game
    for seat, line in enumerate(lines):
        score, _space, player = line.partition(" ")
        assert player == table.players[seat]
        assert score.endswith("!") == (seat in table.game.winners)
        known = table.game.scores()[seat]
        assert score.rstrip("!") == ("" if known is None else str(known))


@pytest.mark.parametrize("content", [b"", b"\0", b"\xff", b"\0\0", b"\xff\xff", bytes(range(256)), b"odd"])
def test_letters_stand_for_bytes(content):
    letters = bytes(links.in_letters(content)).decode()
    assert set(letters) <= set(links.LETTERS)
    assert bytes_of(letters) == content


def deflated(content):
    packed = deflate.Deflated()
    packed.add(content)
    return bytes(packed.end())


@EACH_GAME
def test_what_is_deflated_inflates_again(game):
    text = without_seed(finished(game, 2)).encode()
    packed = deflated(text)
    assert zlib.decompress(packed, -15) == text
    assert len(packed) < len(text) * 3 // 4


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"a",
        b"ab",
        b"aaaa",
        b"a" * 1000,
        bytes(range(256)) * 30,
        b"abc" * 300 + b"xyz",
        bytes(8000) + bytes(range(255)),
        random.Random(1).randbytes(5000) * 3,
        random.Random(2).randbytes(1791) * 20,
        random.Random(3).randbytes(1793) * 20,
    ],
)
def test_anything_can_be_deflated(content):
    assert zlib.decompress(deflated(content), -15) == content


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("https://tableside.example/play/", True),
        ("http://127.0.0.1:8000/", True),
        ("HTTPS://TABLESIDE.EXAMPLE/PLAY/", True),
        ("tableside.example", False),
        ("https://tableside.example/#x", False),
        ("https://table side.example/", False),
        ("https://t\xe4ble.example/", False),
        ("https://tableside.example/" + "x" * 100, False),
    ],
)
def test_an_address_is_one_of_the_web(text, is_one):
    assert links.is_address(text) == is_one
