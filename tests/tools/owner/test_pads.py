"""Score pads in the history of a computer and in the words about backups, as first class as games."""

import csv
import io

import pytest

from firmware.pads import bookkeeping
from firmware.storage.storage import Storage
from host_sim.kept_files import summary
from tests.tools.owner.test_history import Page
from tools.owner.archive import Archive, write_backup
from tools.owner.commands import history, restore
from tools.owner.pads import read_pads, read_profiles
from tools.owner.saves import Folder, read_all


def line_of(number, names, *rounds, **settings):
    pad = bookkeeping.Pad(list(names), list(range(len(names))), settings, number)
    return {**pad.first_line(), "rounds": [list(one) for one in rounds]}


@pytest.fixture
def folder(tmp_path):
    """Two finished pads and one in use, as a handheld keeps them."""
    (tmp_path / "play").mkdir()
    storage = Storage(str(tmp_path / "play" / "data"))
    storage.append_log("pads.log", line_of(1, ["Ann", "Bo"], [1, 20], [4, None]))
    storage.append_log("pads.log", line_of(4, ["<Cy>", "=1+1"], [5, -3], lowest=True, target=100))
    in_use = bookkeeping.Pad(["Di"], [3], number=5)
    storage.append_log("pad.log", in_use.first_line())
    storage.append_log("pad.log", [0, 0, 7])
    return tmp_path / "play"


def test_pads_are_in_the_table(folder, capsys):
    assert history.main(["--save", str(folder)]) == 0
    table = capsys.readouterr().out.split("\n\n")[0]
    lines = [line.split("  ") for line in table.splitlines()]
    cells = [[cell.strip() for cell in line if cell] for line in lines]
    assert cells[1:] == [
        ["pad 5", "Score pad", "Di 7", "1", "unfinished"],
        ["pad 4", "Score pad (lowest wins, target 100)", "<Cy> 5, =1+1 -3*", "1"],
        ["pad 1", "Score pad", "Ann 5, Bo 20*", "2"],
    ]


def test_pads_are_in_csv_with_a_row_for_each_player(folder, capsys):
    assert history.main(["--save", str(folder), "--csv", "-"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [(row["number"], row["player"], row["points"], row["won"], row["state"]) for row in rows] == [
        ("pad 5", "Di", "7", "", "unfinished"),
        ("pad 4", "<Cy>", "5", "no", "finished"),
        ("pad 4", "'=1+1", "-3", "yes", "finished"),
        ("pad 1", "Ann", "5", "no", "finished"),
        ("pad 1", "Bo", "20", "yes", "finished"),
    ]
    assert rows[-1]["rounds"] == "2" and rows[1]["variant"] == "lowest wins, target 100"


def test_pads_are_on_the_page_with_their_rounds(folder, tmp_path, capsys):
    assert history.main(["--save", str(folder), "--html", str(tmp_path / "a.html")]) == 0
    assert "0 games, 3 score pads" in capsys.readouterr().out
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    found = Page(text)
    assert found.tags.count("section") == 3
    assert '<a href="#pad1">pad 1</a>' in text and '<section id="pad1">' in text
    assert '<tr><td class="n">2</td><td class="n">4</td><td class="n">-</td></tr>' in text
    assert '<tr><td class="n">total</td><td class="n">5</td><td class="n">20</td></tr>' in text
    assert "Points of Ann, Bo round by round" in text and ">rounds</text>" in text
    assert "<Cy>" in "".join(found.words)


def test_pads_count_for_their_players(folder, tmp_path, capsys):
    assert history.main(["--save", str(folder)]) == 0
    text = capsys.readouterr().out.split("\n\n")
    assert [part.splitlines()[0] for part in text[1:]] == ["<Cy>", "=1+1", "Ann", "Bo"]
    assert [part.splitlines()[2].split() for part in text[3:]] == [
        ["Score", "pad", "all", "1", won, "-", "-", "-"] for won in "01"
    ]
    assert history.main(["--save", str(folder), "--html", str(tmp_path / "a.html")]) == 0
    assert "<h3><bdi>Bo</bdi></h3>" in (tmp_path / "a.html").read_text(encoding="utf-8")


def test_a_damaged_pad_is_listed_and_the_others_are_read(folder, tmp_path, capsys):
    path = folder / "data" / "pads.log"
    path.write_bytes(b"spilt juice\n" + path.read_bytes())
    pads = read_pads(Folder(folder))
    assert [pad.pad and pad.pad.number for pad in pads] == [5, 4, 1, None]
    assert history.main(["--save", str(folder), "--html", str(tmp_path / "a.html"), "--csv", "-"]) == 0
    capsys.readouterr()
    assert history.main(["--save", str(folder)]) == 0
    assert "cannot be read: it is damaged" in capsys.readouterr().out


def test_pads_are_counted_in_what_a_backup_has(folder, tmp_path):
    files = read_all(Folder(folder))
    assert summary(files) == "finished score pads, the score pad in use"
    write_backup(tmp_path / "a.zip", files)
    assert len(read_pads(Archive(tmp_path / "a.zip"))) == 3


def test_a_pad_has_its_own_name_and_says_who_is_out_or_has_left(tmp_path, capsys):
    (tmp_path / "play").mkdir()
    storage = Storage(str(tmp_path / "play" / "data"))
    settings = {"name": "<Lives>", "start": 5, "counters": ["<Gold>"]}
    line = line_of(3, ["Ann", "Bo", "Cy"], [-1, -5, -2], [-1, None, None], **settings)
    line["extra"] = [[7, None, None], [None] * 3, [None] * 3, [None, None, 1], [None] * 3]
    storage.append_log("pads.log", line)
    play = str(tmp_path / "play")
    assert history.main(["--save", play]) == 0
    assert "<Lives> (start 5, <Gold>)  Ann 3*, Bo 0, Cy 3 " in capsys.readouterr().out
    assert history.main(["--save", play, "--csv", "-"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [(row["game"], row["player"], row["points"], row["won"]) for row in rows] == [
        ("<Lives>", "Ann", "3", "yes"),
        ("<Lives>", "Bo", "0", "no"),
        ("<Lives>", "Cy", "3", "no"),
    ]
    assert history.main(["--save", play, "--html", str(tmp_path / "a.html")]) == 0
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "Pad 3. <bdi>&lt;Lives&gt;</bdi>" in text
    assert "<bdi>Bo</bdi> 0 (out 1st), <bdi>Cy</bdi> 3 (left)" in text
    assert '<bdi>&lt;Gold&gt;</bdi></td><td class="n">7</td><td class="n">0</td>' in text


def test_profiles_are_a_line_of_the_history_and_of_the_page_and_part_of_a_backup(folder, tmp_path, capsys):
    storage = Storage(str(folder / "data"))
    for one in ({"name": "<Rummy>", "lowest": True, "target": 100}, {"name": 5}, {"name": "Lives"}):
        storage.append_log("profiles.log", one)
    words = "Profiles of score pads: <Rummy> (lowest wins, target 100), Lives"
    assert history.main(["--save", str(folder)]) == 0
    assert words in capsys.readouterr().out.splitlines()
    assert history.main(["--save", str(folder), "--html", str(tmp_path / "a.html")]) == 0
    assert words in "".join(Page((tmp_path / "a.html").read_text(encoding="utf-8")).words)
    write_backup(tmp_path / "a.zip", read_all(Folder(folder)))
    assert read_profiles(Archive(tmp_path / "a.zip")) == ["<Rummy> (lowest wins, target 100)", "Lives"]


def test_a_restore_that_would_lose_a_profile_asks_first(folder, tmp_path, capsys):
    write_backup(tmp_path / "a.zip", read_all(Folder(folder)))
    Storage(str(folder / "data")).append_log("profiles.log", {"name": "Rummy"})
    assert restore.main([str(tmp_path / "a.zip"), "--save", str(folder)]) == 1
    assert read_profiles(Folder(folder)) == ["Rummy"]


def test_a_pad_that_is_gone_is_not_told(tmp_path):
    storage = Storage(str(tmp_path / "data"))
    for name in ("pad.log", "pads.log"):
        storage.append_log(name, 1)
        storage.write_log(name, [])
    assert summary(read_all(Folder(tmp_path))) == "0 games"
