"""A history as CSV: in the language of the spreadsheet, without formulas, in UTF-8."""

import csv
import io

import pytest

from firmware.storage.storage import Storage
from shared_rules.protocol import Session
from shared_rules.table.table import Table
from tests.tools.owner.test_history import saved, table_of
from tools.owner.commands import history
from tools.owner.matches import COLUMNS, Match, as_csv, read_matches
from tools.owner.saves import Folder

FORMULAS = ("=1+1", "+2", "-3", "@SUM(A1)", " =1+1", "\u3000=1", "\uff1d1+1", "\uff0b2", "\uff0d3", "\uff20A1")


@pytest.mark.parametrize("name", FORMULAS)
def test_a_name_is_no_formula_in_a_spreadsheet(name):
    session = Session(None)
    session.table.new("penk", [name, "Bo"], None, 0, None, "0" * 32)
    rows = list(csv.reader(io.StringIO(as_csv([Match(1, session.table.save().encode(), b"")]))))
    assert [row[COLUMNS.index("player")] for row in rows[1:]] == ["'" + name, "Bo"]


def test_points_below_zero_are_numbers_in_a_spreadsheet():
    session = Session(None)
    session.table.new("penk", ["Ann", "Bo"], None, 0, None, "0" * 32)
    match = Match(1, session.table.save().encode(), b"")
    match.state["scores"] = [-3, 12]
    rows = list(csv.reader(io.StringIO(as_csv([match])), quoting=csv.QUOTE_NONE))
    assert [row[COLUMNS.index("points")] for row in rows[1:]] == ["-3", "12"]


def test_csv_has_a_row_for_each_player_with_the_points(tmp_path):
    matches = read_matches(Folder(saved(tmp_path)))
    rows = list(csv.DictReader(io.StringIO(as_csv(matches))))
    assert len(rows) == sum(len(match.players) for match in matches)
    for match in matches:
        own = [row for row in rows if row["number"] == str(match.number)]
        assert [row["points"] for row in own] == ["" if each is None else str(each) for each in match.state["scores"]]
        assert [at for at, row in enumerate(own) if row["won"] == "yes"] == match.state["winners"]


@pytest.mark.parametrize(
    ("spoken", "options", "between", "starts", "row", "won"),
    (
        ("", [], ",", "number,game,variant", "1,Yacht,modern,finished", {"yes", "no"}),
        ("de", [], ";", "Nummer;Spiel;Variante", "1;Yacht;modern;beendet", {"ja", "nein"}),
        ("de", ["--language", "ja"], ",", "番号,ゲーム,", "1,ヨット,modern,終わり", {"あり", "なし"}),
        ("ja", ["--language", "fr"], ";", "numéro;jeu;", "1;Yams;modern;terminée", {"oui", "non"}),
    ),
)
def test_csv_is_in_the_language_of_its_spreadsheet_and_in_utf_8_whatever_the_screen_is(
    spoken, options, between, starts, row, won, tmp_path, monkeypatch
):
    storage = Storage(str(tmp_path / "data"))
    table = Table()
    table.load(table_of("yacht_modern_2_players_table").save())
    table.setup.names[:] = ["けんた", "Player 2"]
    storage.create(table.save(), {})
    storage.write_text("settings.txt", f"language={spoken}\n")
    screen = io.TextIOWrapper(io.BytesIO(), encoding="cp1252", errors="replace")
    monkeypatch.setattr("sys.stdout", screen)
    assert history.main(["--save", str(tmp_path), "--csv", "-", *options]) == 0
    assert history.main(["--save", str(tmp_path), "--csv", str(tmp_path / "a.csv"), *options]) == 0
    screen.flush()
    text, _told = screen.buffer.getvalue().decode("utf-8").split(str(tmp_path))[:2]
    assert (tmp_path / "a.csv").read_bytes().decode("utf-8-sig") == text
    head, first, second = text.splitlines()
    assert head.startswith(starts) and first.startswith(row) and "けんた" in first
    assert {line.split(between)[COLUMNS.index("won")] for line in (first, second)} == won
