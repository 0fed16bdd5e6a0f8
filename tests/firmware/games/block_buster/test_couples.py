"""Results of couples in Block Buster show the couple's sum in one row."""

import json

from firmware.sharing import links
from host_sim.web.shared_game import described
from tests.firmware.games.bench import FOUR
from tests.firmware.games.block_buster.cases import BlockBench
from tests.firmware.screens.bench import BOARDS, stick_and_buttons
from tools.owner.history_page import page
from tools.owner.matches import COLUMNS, Match, as_csv, as_table
from tools.owner.people import people_text
from tools.owner.table_text import as_text

BOARD = BOARDS[0]
TIE = (18, 16, 16, 18)


def ended(board, folder, points=TIE, names=FOUR):
    """A game in which nobody led anywhere, and each player lost so many points for squares."""
    bench = BlockBench(board, folder).begin(names, variant="couple", start_penalties=[0, 0, 0, 0])
    bench.act("finish")
    for seat, number in enumerate(points):
        bench.act("left", player=seat, squares=number)
    return bench.act("finish").acknowledge()


def rows(bench):
    shown = bench.app.stack.screen.list
    return [(label.replace("\n", " "), value) for label, value in zip(shown.labels, shown.values) if value]


@stick_and_buttons
def test_the_end_has_a_row_for_each_couple_with_its_sum(board, tmp_path):
    bench = ended(board, tmp_path)
    assert bench.game.winners == [0, 1, 2, 3]
    assert bench.app.stack.screen.fanfare.title == "Both couples share the win!"
    assert bench.app.stack.screen.fanfare.text.startswith("-34 points each.")
    assert rows(bench) == [("Ann and Cy", "-34"), ("Bo and Dee", "-34")]
    bench = ended(board, tmp_path / "won", (20, 17, 18, 16))
    assert bench.app.stack.screen.fanfare.title == "Bo and Dee win!"
    told = bench.app.stack.screen.fanfare.text.replace("\xa0", " ")
    assert told == ("They win -33 to -38." if bench.app.stack.screen.layout.high else "Bo and Dee -33, Ann and Cy -38.")
    assert rows(bench) == [("Bo and Dee", "-33"), ("Ann and Cy", "-38")]
    bench.press("ok")
    assert bench.app.stack.screen.seat == 1 and ("With Dee", "-33") in rows(bench)


@stick_and_buttons
def test_history_tells_the_couples_sums(board, tmp_path):
    bench = ended(board, tmp_path, (20, 17, 18, 16))
    bench.app.stack.home()
    bench.app.stack.push("screens.history.History")
    bench.settle()
    assert any(label.endswith("Bo and Dee won: -33") for label in bench.app.stack.screen.list.labels)
    bench.row("1. Block Buster")
    assert bench.app.stack.screen.words.split("\n")[:2] == ["Bo and Dee -33 (won)", "Ann and Cy -38"]


def test_commands_on_the_computer_tell_the_couples_sums(tmp_path):
    bench = ended(BOARD, tmp_path, (20, 17, 18, 16))
    match = Match(1, bench.app.game.table.save().encode(), b"")
    assert "Ann and Cy -38, Bo and Dee -33*" in as_table([match])[1]
    head, *lines = [line.split(",") for line in as_csv([match]).splitlines()]
    assert head == list(COLUMNS)
    figures = [line.split()[4:7] for line in people_text([match]) if line.startswith("Block Buster")]
    assert sorted(figures) == [["0", "-38.0", "-38"]] * 2 + [["1", "-33.0", "-33"]] * 2
    assert [line[-3:-1] for line in lines] == [["Cy", "-38"], ["Dee", "-33"], ["Ann", "-38"], ["Bo", "-33"]]
    text = page([match], "x")
    couples = ["<bdi>Ann</bdi> and <bdi>Cy</bdi>", "<bdi>Bo</bdi> and <bdi>Dee</bdi>"]
    assert f'{couples[0]} -38, <span class="won">{couples[1]} -33 (won)</span>' in text
    assert f'<th class="n">{couples[0]}</th><th class="n">{couples[1]}</th>' in text
    assert "Bo and Dee: -33" in as_text(bench.app.game.table.state())


def test_a_link_has_a_line_for_each_couple(tmp_path):
    table = ended(BOARD, tmp_path, (20, 17, 18, 16)).app.game.table
    assert links.result_of(table)[8:].decode().split("\n") == ["block_buster", "-38 Ann\tCy", "-33! Bo\tDee"]
    told = json.loads(described(table, {}))["players"]
    assert told[1] == {"names": ["Bo", "Dee"], "score": -33, "seats": [1, 3], "winner": True}
