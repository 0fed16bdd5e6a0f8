"""`dev.py prove`: a small share of each trial finds nothing, and each finds a fault that is planted."""

import functools
import importlib
import random
import shutil
from types import SimpleNamespace

import pytest

from firmware import game_record, game_session, keys
from firmware.light import Light
from firmware.pads import bookkeeping, throws
from firmware.storage import files as storage_files
from host_sim import device_modules

device_modules.install()

from host_sim.web import shared_game
from shared_rules import registry
from shared_rules.table.dice_stream import DiceStream
from shared_rules.table.table import Table
from shared_rules.yacht import rules as yacht
from tools.device import uf2_blocks
from tools.device.web import page_files
from tools.workshop.commands import prove
from tools.workshop.prove import (
    clocks,
    copies,
    damaged_files,
    dice,
    first_start,
    forged,
    kills,
    links,
    luck,
    protocol,
    random_presses,
    table_top,
    torn_flash,
)
from tools.workshop.prove.trial import Cases, shortest


def found(trial, cases, seed=1, **more):
    return trial.run(random.Random(seed), Cases(cases), **more)


@pytest.mark.parametrize(
    ("trial", "cases"),
    [
        (dice, 1),
        (protocol, 4),
        (damaged_files, 12),
        (forged, 20),
        (links, 2),
        (random_presses, 3),
        (clocks, 6),
        (copies, 12),
        (first_start, 16),
    ],
)
def test_a_small_share_finds_nothing(trial, cases):
    result = found(trial, cases)
    assert result.failures == []
    assert all(result.counts.values())


def test_luck_is_centred():
    result = found(luck, 5)
    assert result.failures == [] and result.counts == {"games of penk": 5, "games of yacht": 5}


def test_luck_that_is_not_centred_is_found(monkeypatch):
    honest = registry.advice

    def advice(game_id):
        def think(game, seat, also=None):
            choices = yield from honest(game_id).think(game, seat, also)
            for each in choices:
                each.about -= 100 if each.action["type"] == "roll" else 0
            return choices

        return SimpleNamespace(think=think)

    monkeypatch.setattr(luck.registry, "advice", advice)
    reasons = [reason for reason, _script in found(luck, 8).failures]
    assert reasons == ["the luck of penk roll is not centred", "the luck of yacht roll is not centred"]


def test_a_killed_simulator_starts_where_it_was():
    result = found(kills, 1, presses=6)
    assert result.failures == [] and result.counts == {"kills": 1}


def test_dice_that_do_not_follow_from_their_seed_are_found(monkeypatch):
    monkeypatch.setattr(DiceStream, "roll", lambda self, faces: [1 + self.bounded(256) % face for face in faces])
    assert [reason for reason, _script in found(dice, 1).failures] == ["the stream does not follow from its seed"]


def test_uneven_dice_are_found(monkeypatch):
    monkeypatch.setattr(DiceStream, "roll", lambda self, faces: [1 + self.bounded(256) % face for face in faces])
    monkeypatch.setattr(dice, "follows", lambda _seed, _thrown: True)
    assert [reason for reason, _script in found(dice, 12).failures] == ["the stream's die of 6 is uneven"]


def test_free_dice_of_which_one_face_is_missing_are_found(monkeypatch):
    fair = throws.roll
    monkeypatch.setattr(
        throws, "roll", lambda entropy, count, kind: [max(2, value) for value in fair(entropy, count, kind)]
    )
    assert any("free dice with 20 faces" in reason for reason, _script in found(dice, 24).failures)


def test_entropy_that_is_not_conditioned_is_found(monkeypatch):
    monkeypatch.setattr(dice.Source, "entropy", dice.Source.raw_entropy)
    assert "a random source that stands still is not refused" in [reason for reason, _ in found(dice, 1).failures]
    monkeypatch.setattr(dice, "FAULTS", {})
    assert "conditioned entropy is uneven" in [reason for reason, _script in found(dice, 2).failures]


def test_a_refused_action_that_changes_something_is_found_with_one_line(monkeypatch):
    do = Table.do

    def careless(table, action):
        if table.players and not isinstance(action, dict):
            table.players[0] = "?"
        return do(table, action)

    monkeypatch.setattr(Table, "do", careless)
    reason, script = found(protocol, 300).failures[0]
    assert "the state is another one" in reason
    assert len(script) == 2


def test_an_exception_behind_the_protocol_is_found(monkeypatch):
    monkeypatch.setattr(Table, "redo", lambda table: [][0])
    reason, script = found(protocol, 50).failures[0]
    assert reason.startswith("IndexError") and len(script) == 1


def test_a_storage_that_believes_every_line_is_found(monkeypatch):
    monkeypatch.setattr(storage_files, "text_of", lambda content: (str(content, "utf-8"), False))
    reason, script = found(damaged_files, 300).failures[0]
    assert "UnicodeDecodeError" in reason and len(script) == 2


def test_a_score_pad_that_believes_its_file_is_found(monkeypatch):
    monkeypatch.setattr(bookkeeping, "_is_first_line", lambda head: True)
    assert "firmware/pads/" in found(forged, 15, only="pad.log").failures[0][0]


SHOWN = {"pads.cards.Cards", "pads.dice_sets.Sets", "pads.dice_notation.Notation", "pads.bag.Bag", "pads.clock.Clock"}


@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "pimoroni_pico_display"])
def test_random_presses_begin_on_deep_screens(board, tmp_path):
    shown = set()
    for at, (name, *pressed) in enumerate(random_presses.DEEP):
        top = table_top.TableTop(board, str(tmp_path / str(at)), 1)
        top.open(name)
        for key in pressed:
            top.press(key)
        shown.add(top.screens()[-1])
    assert shown == {*SHOWN, "screens.evening.Evening"}


@pytest.mark.parametrize("game", [line[0] for line in registry.GAMES])
def test_a_game_to_the_end_lacks_only_its_last_move(game, tmp_path):
    top = table_top.TableTop("waveshare_pico_lcd_1_3", str(tmp_path), 1)
    top.game(game, 3, table_top.TO_THE_END)
    table = top.app.game.table
    assert not table.over and table.save().endswith(' "undo"\n')


def test_random_games_are_series_and_have_clocks_and_results_to_unveil(tmp_path):
    found = set()
    for seed in range(20):
        top = table_top.TableTop("waveshare_pico_lcd_1_3", str(tmp_path / str(seed)), 1)
        top.game("yacht", seed, 0)
        game = top.app.game
        found |= {("series", game.record.series is not None), ("clock", game.clock.limit != 0)}
        found |= {("unveil", top.app.settings.unveil), ("rivals", game.rivals is not None)}
    assert len(found) == 8


def test_a_record_that_is_kept_late_is_found_with_a_short_script(monkeypatch):
    monkeypatch.setattr(game_record.GameRecord, "save", lambda record, lines: None)
    _reason, script = found(random_presses, 40, walks=False).failures[0]
    assert script[0].startswith("board") and script[1].startswith("game") and len(script) <= 6


def test_a_file_written_in_place_is_found_by_a_cut_inside(monkeypatch):
    def in_place(path, content):
        with storage_files.__dict__.get("open", open)(path, "wb") as file:
            file.write(content)

    monkeypatch.setattr(storage_files, "write_whole", in_place)
    reason, script = min(found(random_presses, 40, walks=False).failures, key=lambda failure: len(failure[1]))
    assert "after the power cut, and never was before" in reason and len(script) <= 6


def test_what_one_press_writes_piece_by_piece_may_be_cut_between():
    """The settings are reset one after the other."""
    keys = ("up", "ok", "ok", "down", "ok", "up", "down", "up", "ok", "down")
    lines = ["board pimoroni_pico_display_2_8 1", "game none 1 0", *[f"press {key}" for key in keys], "cut ok 8"]
    assert random_presses.fault(lines) == ""


def test_a_picture_shown_too_early_is_found(monkeypatch):
    def accepted(game, operation, events):
        game.operation = operation
        game.app.game.screens.after(game.app, events)
        game.app.step(game.app.now)
        game.save()

    monkeypatch.setattr(game_session.GameSession, "accepted", accepted)
    reasons = [reason for reason, _script in found(random_presses, 40, walks=False).failures]
    assert [reason for reason in reasons if "before what it shows was recorded" in reason], reasons


def test_a_line_that_is_read_without_its_crc_is_found(monkeypatch):
    monkeypatch.setattr(storage_files, "crc32", lambda content: 0)
    parse = storage_files.read_crc_line
    monkeypatch.setattr(storage_files, "read_crc_line", lambda line: parse(b"00000000" + line[8:]))
    assert "is believed" in found(damaged_files, 300).failures[0][0]


def test_an_action_that_is_taken_without_a_field_is_found(monkeypatch):
    check = yacht.Yacht.check

    def kindly(game, action):
        if action.get("type") == "write":
            action.setdefault("box", next(iter(game.open_boxes(game.active_player))))
        return check(game, action)

    monkeypatch.setattr(yacht.Yacht, "check", kindly)
    assert any("without one of its fields" in reason for reason, _script in found(protocol, 300).failures)


def test_another_picture_after_a_kill_is_found(monkeypatch):
    monkeypatch.setattr(kills, "_pictures", lambda name, count: [b""] * (count + 1))
    reason, script = found(kills, 3, presses=2).failures[0]
    assert "neither the picture" in reason and script[-1] == "killed during the last press"


CLOCK = ["board waveshare_pico_lcd_1_3 1", "game penk 1 3", clocks.SLEEPS]


def test_a_key_that_trusts_the_clock_is_found(monkeypatch):
    lines = [*CLOCK, "jump 86400000", "jumps as it is let go ok -86400000"]
    assert clocks.fault(lines) == ""
    monkeypatch.setattr(keys, "_elapsed", lambda later, earlier: max(later - earlier, 0))
    assert "the key ok counts as down" in clocks.fault(lines)


def test_a_playing_time_that_trusts_the_clock_is_found(monkeypatch):
    lines = [*CLOCK, "press down", "jump 86400000", "press down"]
    assert clocks.fault(lines) == ""
    monkeypatch.setattr(Light, "wake", lambda light: light.app.game.count_time(light.app.now))
    assert clocks.fault(lines).startswith("game 1 took 173")


def test_lost_moves_in_torn_flash_are_found_with_the_command(monkeypatch):
    class Recording:
        keys = ["ok", "down", "ok"]
        log = [None] * 9
        known = [(0, ""), (3, "a\n"), (7, "a\nb\n"), (9, "a\nb\nc\n")]

        def __init__(self, script, presses):
            pass

        def lost(self, chance):
            return [4] if chance else []

    monkeypatch.setattr(torn_flash, "Recording", Recording)
    ((reason, script),) = found(torn_flash, 1).failures
    assert reason == "1 cuts lose what had been shown"
    assert script[1:] == ["press ok", "press down", "power off in the middle of flash command 4 of 9"]


def test_a_file_of_which_the_bootable_page_does_not_come_last_is_found(monkeypatch):
    written = uf2_blocks.write_sectors

    def by_number(sectors, family):
        content = written(sectors, family)
        blocks = [content[at : at + uf2_blocks.SIZE] for at in range(0, len(content), uf2_blocks.SIZE)]
        return b"".join(sorted(blocks, key=lambda block: uf2_blocks.read_block(block).number))

    monkeypatch.setattr(uf2_blocks, "write_sectors", by_number)
    reason, script = found(copies, 10).failures[0]
    assert reason == "the Pico starts with half a program" and len(script) == 2


def test_a_copy_that_reaches_the_file_system_is_found(monkeypatch):
    monkeypatch.setattr(copies, "FILE_SYSTEM", copies.BOARD_SECTOR)
    assert found(copies, 10).failures[0][0] == "the file system is another one"


def formats_where(is_erased):
    """first_start.file_system with this rule for formatting."""
    whole = first_start.file_system

    def weakened(flash):
        system = whole(flash)
        system.__dict__["_is_erased"] = is_erased
        return system

    return weakened


@pytest.mark.parametrize("is_erased", [lambda flash: True, lambda flash: flash.content.startswith(b"\xff" * 4096)])
def test_a_weaker_rule_for_formatting_is_found(monkeypatch, is_erased):
    monkeypatch.setattr(first_start, "file_system", formats_where(is_erased))
    assert "unasked" in found(first_start, 60).failures[0][0]


def test_a_format_that_a_power_cut_leaves_broken_is_found(monkeypatch):
    monkeypatch.setattr(first_start, "file_system", formats_where(lambda flash: set(flash.content) == {0xFF}))
    assert "an erased flash gets no file system" in found(first_start, 2).failures[0][0]


def test_a_link_that_is_not_read_is_found(monkeypatch):
    monkeypatch.setattr(links.links, "crc32", lambda content: 0)
    assert any(reason.startswith("it is refused") for reason, _link in found(links, 1).failures)


def test_a_link_that_is_read_without_its_sum_is_found(monkeypatch, tmp_path):
    page = tmp_path / "web"
    shutil.copytree(page_files.PAGE, page)
    before, compared, behind = (page / "links.mjs").read_text("utf-8").partition("crc32(last, sum) === SUMMED")
    assert compared
    (page / "links.mjs").write_text(f"{before}true{behind}", "utf-8")
    monkeypatch.setattr(links, "answers", functools.partial(links.answers, page=page))
    assert "something else is read" in [reason for reason, _link in found(links, 1).failures]


def test_a_record_that_is_compared_without_care_is_found(monkeypatch):
    def compare(number, said, is_so):
        for key in said if isinstance(said, dict) else ():
            if said[key] != is_so[key]:
                raise shared_game.Forged("Forged.")

    monkeypatch.setattr(shared_game, "_compare", compare)
    assert "KeyError" in found(links, 6, seed=3).failures[0][0]


def test_a_script_is_made_as_short_as_can_be():
    steps = list(range(40))
    assert shortest(steps, lambda left: "both" if {3, 31} <= set(left) else "") == ("both", [3, 31])


def test_the_command_tells_what_was_found_and_ends_with_1(monkeypatch, capsys):
    trial = importlib.import_module("tools.workshop.prove.dice")
    monkeypatch.setattr(trial, "SHARE", 1)
    assert prove.main(["dice", "--ci"]) == 0
    assert "71,880 throws" in capsys.readouterr().out
    monkeypatch.setattr(trial, "too_uneven", lambda counts: len(counts) == 6)
    assert prove.main(["dice", "--ci"]) == 1
    assert "the stream's die of 6 is uneven" in capsys.readouterr().out
