"""The table of docs/check-the-dice.md, walked: each way of a seed or a hidden card leaves behind what its row says."""

import contextlib
import io
import json
import re

import pytest

from firmware import fairness
from firmware.sharing import links
from firmware.storage.backup import COPIED, note_copy
from host_sim import page_file, script
from host_sim.handheld import SimulatedHandheld
from shared_rules.protocol import Session
from tests.firmware.sharing.games import finished
from tests.firmware.test_usb_fairness import EXPERT
from tests.firmware.test_usb_table import BOARD, NEW, Cable
from tools import places
from tools.owner.archive import Archive
from tools.owner.commands import backup, history
from tools.owner.saves import read_all

SENTENCES = [words for part in (fairness._ORIGINS, fairness._SEEN) for words in part.values()]


def rows():
    """(way, what it leaves behind) of each row of the table."""
    text = (places.ROOT / "docs" / "check-the-dice.md").read_text("utf-8")
    found = re.findall(r"^\| (.+?) \| (.+) \|$", text.partition("## Who may know")[2], re.MULTILINE)
    return [row for row in found if row[0] not in ("way", "---")]


def started(folder, seed=None):
    handheld = SimulatedHandheld(BOARD, folder, seed)
    script.boot(handheld)
    return handheld


def told(handheld):
    """What is told of the open game, now and after the power was off: on the panel, and by `history`."""
    number = handheld.app.game.record.number
    kept = fairness.sentences(handheld.app.storage.side(number))
    for _start in range(2):
        for screen, state in (("screens.in_game.audit.Audit", None), ("screens.history.Game", [number])):
            handheld.app.stack.push(screen, state)
            handheld.run(200)
            assert [words for words in SENTENCES if words in handheld.app.stack.screen.words] == kept
            handheld.app.stack.pop()
        handheld.power_off()
        with contextlib.redirect_stdout(io.StringIO()) as shown:
            history.main(["--save", str(handheld.folder)])
        assert [words for words in SENTENCES if words.rstrip(".") in shown.getvalue()] == kept
        handheld.power_on()
        handheld.run(500)
        handheld.app.game.resume(number)
        handheld.run(300)
    return kept


def drawn(folder):
    handheld = started(folder)
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    handheld.run(300)
    return told(handheld)


def chosen_by_a_computer(folder):
    cable = Cable(folder)
    cable.begin()
    return told(cable.handheld)


def loaded(folder):
    session = Session(None)
    session.answer(json.dumps(NEW))
    cable = Cable(folder)
    cable.call()
    assert cable.ask({"op": "load", "save": session.table.save()})["ok"]
    return told(cable.handheld)


def taken_over(folder):
    handheld = started(folder)
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    for levels in (["", "sharp"], ["", ""]):
        handheld.app.game.take_over(levels)
        handheld.run(300)
    return told(handheld)


def with_test_dice(folder):
    handheld = started(folder, "known to many")
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    handheld.run(300)
    return told(handheld)


def saved(folder):
    cable = Cable(folder)
    cable.call()
    cable.ask(dict(NEW, seed=None))
    assert cable.ask({"op": "save"})["ok"] and "seed" in cable.app.stack.screen.words
    cable.press("ok")
    return told(cable.handheld)


def looked_at_cards(folder):
    kept = set()
    refused = {"op": "do", "action": {"type": "exchange", "mine": 3, "theirs": 0}}
    for at, request in enumerate(({"op": "state", "as": 0}, {"op": "legal"}, {"op": "advise"}, refused)):
        cable = Cable(folder / str(at))
        cable.call()
        cable.ask(dict(NEW, **EXPERT, seed=None))
        cable.app.game.show_phase()
        cable.handheld.run(100)
        cable.ask(request)
        assert "cards" in cable.app.stack.screen.words
        cable.press("ok")
        kept.add(tuple(told(cable.handheld)))
    (sentences,) = kept
    return list(sentences)


def ended(folder):
    handheld = started(folder)
    tables = (finished("penk", seed) for seed in range(20))
    table = next(table for table in tables if table.dice_from == "device" and len(table.players) == 2)
    handheld.app.game.begin(table, None, {})
    handheld.run(500)
    return handheld


def shown(folder):
    """On the panel and as a code; the page asks and closes by the same `audit`."""
    for at, (screen, state) in enumerate((("screens.in_game.audit.Audit", None), ("screens.in_game.code.Code", False))):
        handheld = ended(folder / str(at))
        page_file.keep(folder / str(at), "https://example.org/")
        handheld.app.stack.push(screen, state)
        handheld.run(300)
        if state is False:
            while handheld.app.stack.screen.work:
                handheld.run(500)
            script.press(handheld, "ok")
        assert "you cannot undo anything" in handheld.app.stack.screen.words and not handheld.app.game.table.audited
        for key in ("down", "ok"):
            script.press(handheld, key)
        handheld.run(500)
        assert handheld.app.game.table.audited and not handheld.app.game.undo_entries()
        kept = told(handheld)
    return kept


def linked(folder):
    handheld = ended(folder)
    for side in ({}, {"seed_from": "save", "seen": ["seed", "cards", "copy"]}):
        record = b"".join(links.record_of(handheld.app.game.table, side)).decode()
        assert fairness.sentences(shared_beside(record)) == fairness.sentences(side)
    return told(handheld)


def shared_beside(record):
    from host_sim.web import shared_game

    return shared_game.beside(record)


def copied_whole(folder):
    handheld = started(folder / "desk")
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    handheld.run(300)
    handheld.power_off()
    assert backup.main(["--save", str(folder / "desk"), str(folder / "kept.zip")]) == 0
    for path, content in read_all(Archive(folder / "kept.zip")).items():
        place = folder / "other" / "data" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    found = []
    for name in ("desk", "other"):
        again = started(folder / name)
        assert not (folder / name / "data" / COPIED).exists()
        again.app.game.resume(1)
        again.run(300)
        found.append(told(again))
    assert found[0] == found[1]
    return found[0]


def looked_at_from_a_computer(folder):
    handheld = started(folder)
    handheld.app.game.new("shape_cards", ["Ann", "Bo"], [0, 1], EXPERT["options"])
    handheld.run(300)
    record = handheld.app.game.table.save()
    hidden = handheld.app.game.table.audit if handheld.app.game.table.over else None
    assert hidden is None
    handheld.power_off()
    seed = re.search(r'"seed":"(\w+)"', record)
    page = folder / "page.html"
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert history.main(["--save", str(folder), "--html", str(page)]) == 0
    assert seed is not None and seed[1] not in said.getvalue() + page.read_text("utf-8")
    again = started(folder)
    again.app.game.resume(1)
    again.run(300)
    return told(again)


def copied_by_hand(folder):
    handheld = started(folder)
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    handheld.run(300)
    assert b'"seed"' in (folder / "data" / "games" / "0001.log").read_bytes()
    return told(handheld)


WAYS = {
    "the handheld draws": drawn,
    "a [computer at the table]": chosen_by_a_computer,
    "a computer loads": loaded,
    "test dice": with_test_dice,
    "a computer asks for the save": saved,
    "a computer asks for something": looked_at_cards,
    '"Show the seed"': shown,
    "a link or a code": linked,
    "`backup`": copied_whole,
    "`history`": looked_at_from_a_computer,
    "*Who plays*": taken_over,
    "copying files by hand": copied_by_hand,
}
ON_THE_PAGE = ("`?seed` in a link",)
"""Walked in tests/web/test_shared.py."""


@pytest.mark.parametrize("way", WAYS)
def test_a_way_leaves_behind_what_its_row_says(way, tmp_path):
    (left,) = [left for name, left in rows() if name.startswith(way)]
    assert WAYS[way](tmp_path) == [words for words in SENTENCES if words in left]


def test_each_row_is_walked():
    assert [name for name, _left in rows() if not name.startswith((*WAYS, *ON_THE_PAGE))] == []
    assert len(rows()) == len(WAYS) + len(ON_THE_PAGE)


def test_only_games_that_can_go_on_and_draw_from_their_seed_tell_of_a_copy(tmp_path):
    handheld = ended(tmp_path)
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1], None, None, "table")
    handheld.run(300)
    handheld.app.game.new("penk", ["Ann", "Bo"], [0, 1])
    handheld.run(300)
    note_copy(handheld.app.storage)
    note_copy(handheld.app.storage)
    sides = {number: fairness.seen_in(handheld.app.storage.side(number)) for number in (1, 2, 3)}
    assert sides == {1: [], 2: [], 3: [fairness.COPY]}


def test_a_game_that_is_over_and_open_tells_of_a_copy_until_its_seed_was_shown(tmp_path):
    handheld = ended(tmp_path)
    handheld.app.game.keep_session()
    note_copy(handheld.app.storage)
    assert fairness.seen_in(handheld.app.storage.side(1)) == [fairness.COPY]
    handheld = ended(tmp_path / "closed")
    handheld.app.game.audit()
    handheld.app.game.keep_session()
    note_copy(handheld.app.storage)
    assert fairness.seen_in(handheld.app.storage.side(1)) == []
