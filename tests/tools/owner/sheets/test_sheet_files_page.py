"""docs/sheet-files.md: its example is a sheet, and the errors that it shows are those that come; docs/sample-sheets.md
counts pieces."""

import re

import pytest

from shared_rules.puzzle_sheet import samples
from tools import places
from tools.owner.commands import sheet as command
from tools.owner.sheets.lines import SheetError
from tools.owner.sheets.parse import parse

PAGE = (places.ROOT / "docs" / "sheet-files.md").read_text(encoding="utf-8")
EXAMPLE, DECK, ERRORS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[:3]


def test_the_example_is_a_sheet():
    file = parse(EXAMPLE.encode())
    assert file.name == "Little Pond" and [title for title, _cells in file.pictures] == ["Duck"]


def test_the_deck_begins_as_the_sample_does():
    sample = (places.ROOT / "tools" / "owner" / "samples" / "twelve.txt").read_text(encoding="utf-8")
    assert [line for line in DECK.splitlines() if line] == [
        line for line in sample.splitlines() if line and not line.startswith("note")
    ][:6]


def test_the_errors_come_as_shown(tmp_path, monkeypatch, capsys):
    slips = EXAMPLE.replace("C\n#   ##   #", "C\n#   ##  #").replace("#.#   .#    ##", "#.#.#.# .#  ##")
    slips = slips.replace("A     B     C\n#.#.#", "A       B   C\n#.#.#").replace(
        "#.#   ###   ..##\n      .#", "#.#     ### ..##\n        .#"
    )
    slips = slips.replace(".##...", ".##..")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-sheet.txt").write_text(slips, encoding="utf-8")
    assert command.main(["check", "my-sheet.txt"]) == 1
    assert capsys.readouterr().err == ERRORS


def test_the_commands_are_understood(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-sheet.txt").write_text(EXAMPLE, encoding="utf-8")
    lines = [line.split() for line in re.findall(r"tools/dev\.py sheet (.+?)(?:  .*)?\n", PAGE)]
    assert {words[0] for words in lines} == {"check", "show", "install", "print"}
    for words in lines:
        assert command.main(words + (["--save", "saves"] if words[0] == "install" else [])) == 0, words


def test_the_table_of_samples_counts_pieces():
    page = (places.ROOT / "docs" / "sample-sheets.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\w+) \| \d+ x \d+[^|]* \| (\d+) \|", page, re.MULTILINE)
    assert told == [
        (name, str(sum(len(frame["pieces"]) for frame in samples.value(name)["frames"]))) for name in samples.NAMES
    ]


def test_a_sheet_that_is_typed_backwards_is_still_told_politely():
    with pytest.raises(SheetError):
        parse("\n".join(reversed(EXAMPLE.splitlines())).encode())
