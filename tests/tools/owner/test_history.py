"""The history of real games of every kind: a table, CSV, and a page that needs nothing from elsewhere."""

import csv
import io
import re
import sys
from functools import cache
from html.parser import HTMLParser

import pytest
from wcwidth import wcswidth

from firmware.storage.files import add_crc
from firmware.storage.outcomes import average
from firmware.storage.storage import Storage
from shared_rules import registry
from shared_rules.protocol import Session
from shared_rules.table.table import Table
from tests import toy_game
from tools.games import of_games
from tools.owner.commands import history
from tools.owner.game_review import AT_THE_END, reviews_of
from tools.owner.history_page import page
from tools.owner.matches import COLUMNS, Match, as_csv, as_table, read_matches
from tools.owner.people import people_text
from tools.owner.saves import Folder
from tools.owner.terminal_text import plain
from tools.workshop.goldens.transcripts import FOLDER, read

NAMES = [path.stem for path in sorted(FOLDER.glob("*.txt")) if not path.stem.endswith("_errors")]
SIZES = {name: (FOLDER / f"{name}.txt").stat().st_size for name in NAMES}
LONGEST = [
    max((name for name in NAMES if name.startswith(game[0] + "_")), key=SIZES.__getitem__, default="")
    for game in registry.GAMES
]
"""Of the conversations about each game."""
each_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in LONGEST else pytest.mark.thorough) for name in NAMES]
)


@cache
def table_of(name):
    session = Session(None)
    for request, _reply in read(FOLDER / f"{name}.txt"):
        session.answer(request)
    return session.table


def match_of(name, number=1):
    return Match(number, table_of(name).save().encode(), b"")


def saved(folder):
    """A simulator's folder in which a game of each kind lies."""
    storage = Storage(str(folder / "data"))
    for table in map(table_of, LONGEST):
        storage.create(table.save(), {"colours": [2, 0, 1, 3, 5, 4][: len(table.players)]})
    return folder


def test_all_games_with_a_picture_of_their_own_are_among_them():
    assert {table.game.ID for table in map(table_of, LONGEST)} >= {game for game, _part in of_games("table_text")}


@each_game
def test_the_points_after_the_last_turn_are_those_of_the_table(name):
    match = match_of(name)
    table = table_of(name)
    assert match.error is None and not match.damaged
    assert match.state == table.state()
    if match.points:
        assert match.points[-1][2] == table.game.scores()
        assert len(match.points) <= table.state()["turn"] + 1
        assert all(0 <= seat < len(match.players) for _round, seat, _points in match.points)


def test_points_turn_by_turn_leave_out_what_was_undone():
    session = Session(None)

    def say(words):
        reply = session.answer(words)
        assert '"ok":true' in reply, reply

    say(b'{"op":"new","game":"penk","players":["Ann","Bo"],"seed":"%s","dice":"table","first":0}' % (b"0" * 32))
    say(b'{"op":"do","action":{"type":"roll","dice":[1,1,1,2,3,4]}}')
    say(b'{"op":"do","action":{"type":"mark","cells":[[1,1],[2,1]]}}')
    undone = session.table.state()
    say(b'{"op":"undo"}')
    say(b'{"op":"do","action":{"type":"mark","cells":[[1,2]]}}')
    table = session.table
    assert Match(1, table.save().encode(), b"").points == [], "the game goes on"
    scores = [table.game.scores()]
    while not table.over:
        table.do({"type": "roll", "dice": [6] * 6})
        table.do(next(action for action in table.legal() if action["type"] == "eliminate"))
        scores.append(table.game.scores())
    match = Match(1, table.save().encode(), b"")
    assert match.state["sheets"] == table.state()["sheets"] != undone["sheets"]
    assert match.state["sheets"][0][0][1] == "o"
    assert [points for _round, _seat, points in match.points] == scores


class Page(HTMLParser):
    """Checks that tags are closed in order and gathers what a page would load."""

    VOID = {"meta", "br", "path"}

    def __init__(self, text):
        super().__init__()
        self.open = []
        self.loads = []
        self.words = []
        self.tags = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.loads += [value for name, value in attributes if name in ("src", "href") and not value.startswith("#")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def test_nothing_is_computed_from_a_game_that_goes_on(tmp_path, capsys):
    """By any of the command's ways, whether or not the game hides something."""
    storage = Storage(str(tmp_path / "data"))
    for game in map(table_of, LONGEST):
        table = Table()
        table.load(game.save().partition('"audit"')[0])
        while table.over:
            table.undo(True)
        assert len(table.entries()) > 20
        storage.create(table.save(), {})
    for options in ([], ["--csv", "-"], ["--html", str(tmp_path / "a.html")], ["--evening"]):
        assert history.main(["--save", str(tmp_path), *options]) == 0
    text, found = capsys.readouterr().out, Page((tmp_path / "a.html").read_text(encoding="utf-8"))
    assert not {"svg", "details"} & set(found.tags) and "Review" not in found.words and "given away" not in text
    assert text.count(AT_THE_END) == 1 and "".join(found.words).count(AT_THE_END.rstrip(".")) == len(LONGEST)


def test_the_page_shows_every_game_and_loads_nothing(tmp_path):
    matches = read_matches(Folder(saved(tmp_path)))
    assert [match.number for match in matches] == list(range(len(LONGEST), 0, -1))
    text = page(matches, "Our <games>")
    found = Page(text)
    assert found.loads == [] and "script" not in found.tags and "@import" not in text and "url(" not in text
    assert found.tags.count("section") == len(LONGEST)
    words = "".join(found.words)
    for match in matches:
        assert f"{match.number}. {match.name}" in words


@each_game
def test_a_chart_has_a_line_for_each_player_and_stays_in_its_frame(name):
    match = match_of(name)
    text = page([match], "x")
    lines = re.findall(r'<polyline points="([^"]+)"', text)
    if "<svg" in text:
        counted = [
            team
            for team in range(len(match.ranks()))
            if any(points[team] is not None for _r, _s, points in match.team_points())
        ]
        assert len(lines) == len(counted)
    for place in " ".join(lines).split():
        x, y = place.split(",")
        assert 0 <= int(x) <= 720 and 0 <= int(y) <= 260


def test_a_game_that_brings_no_sheet_is_on_the_page_with_its_state(monkeypatch):
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, toy_game.LINE))
    session = Session(bytes)
    session.answer(b'{"op":"new","game":"my_game","players":["Ann","Bo"]}')
    pig = Match(1, session.table.save().encode(), b"")
    text = page([pig], "My games")
    assert "\npot: 0</pre>" in text
    assert (pig.name, pig.variant) == ("My Game", "") and "  My Game  " in as_table([pig])[1]


def test_names_cannot_break_the_page():
    session = Session(None)
    session.answer(b'{"op":"new","game":"penk","players":["<b>&\\"\'","A,\\"B"],"seed":"%s"}' % (b"0" * 32))
    match = Match(1, session.table.save().encode(), b"")
    assert "<b>&" in "".join(Page(page([match], "x")).words)
    rows = list(csv.reader(io.StringIO(as_csv([match]))))
    assert [row[COLUMNS.index("player")] for row in rows[1:]] == ["<b>&\"'", 'A,"B']


def test_names_leave_alone_what_is_around_them():
    """A name that changes the direction of writing, or is written from right to left, is isolated wherever it is."""
    other_direction = "\u05d0\u05d1"
    played = (*LONGEST, *LONGEST[-1:] * 2)
    matches = [match_of(name, number) for number, name in enumerate(played, 1)]
    for match in matches:
        match.players = [f"{other_direction}\u202e\u2069{seat}" for seat in range(len(match.players))]
        match.variant = f"{other_direction}\u202e"
    text = page(matches, "x", reviews_of(matches[-1:]))
    assert not set(text) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067")
    found = [text[place.start() - 30 : place.start()] for place in re.finditer(other_direction, text)]
    assert len(found) > 100
    for before in found:
        assert before.endswith(("<bdi>", "\u2068")), before
    assert text.count("\u2068") == text.count("\u2069")
    lines = plain("\n".join(as_table(matches) + people_text(matches)))
    assert not set(lines) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067")
    assert all(lines[place.start() - 1] == "\u2068" for place in re.finditer(other_direction, lines))
    assert lines.count("\u2068") == lines.count("\u2069") > 20
    assert any("\u202e" in row for row in as_csv(matches).splitlines()), "a spreadsheet gets names as they are"


@pytest.mark.parametrize("wide", (60, 80, 120))
def test_no_line_is_wider_than_the_terminal(wide, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", str(wide))
    storage = Storage(str(tmp_path / "data"))
    for game in LONGEST:
        table = Table()
        table.load(table_of(game).save())
        table.setup.names[:] = ["けんたろうさん", "WWWWWWWWWWWW", "か\u3099", "マルガリータ", "Bo", "C"][
            : len(table.players)
        ]
        storage.create(table.save(), {"seed_from": "computer", "seen": ["cards", "seed", 3]})
    assert history.main(["--save", str(tmp_path)]) == 0
    assert max(map(wcswidth, capsys.readouterr().out.split("\n"))) <= wide


def test_a_record_that_cannot_be_read_is_listed_with_the_reason(tmp_path):
    folder = saved(tmp_path)
    (folder / "data" / "games" / "0002.log").write_bytes(b"\xff\xfe nonsense")
    with open(folder / "data" / "games" / "0003.log", "ab") as file:
        file.write(b"torn")
    matches = read_matches(Folder(folder))
    lines = as_table(matches)
    assert any("cannot be read" in line and "damaged from its first line" in line for line in lines)
    assert sum("end of the record lost" in line for line in lines) == 1
    Page(page(matches, "x"))


def test_seats_have_the_colours_of_their_side_file(tmp_path):
    match = read_matches(Folder(saved(tmp_path)))[-1]
    assert match.colours == [2, 0, 1, 3][: len(match.players)]


def test_the_command_writes_all_three(tmp_path, capsys):
    folder = str(saved(tmp_path))
    assert history.main(["--save", folder]) == 0
    games, players = capsys.readouterr().out.split("\n\n", 1)
    assert len(games.splitlines()) == len(LONGEST) + 1
    assert players.startswith("Ann\n")
    assert history.main(["--save", folder, "--csv", str(tmp_path / "a.csv"), "--html", str(tmp_path / "a.html")]) == 0
    assert (tmp_path / "a.csv").read_bytes().startswith(b"\xef\xbb\xbfnumber,game")
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "older one" not in capsys.readouterr().out
    (tmp_path / "b.html").write_text("dear Bo")
    assert history.main(["--save", folder, "--csv", str(tmp_path / "a.csv"), "--html", str(tmp_path / "b.html")]) == 1
    told = capsys.readouterr()
    assert "in the place of an older one" in told.out and "something else" in told.err
    assert (tmp_path / "b.html").read_text() == "dear Bo"
    (tmp_path / "nothing").mkdir()
    assert history.main(["--save", str(tmp_path / "nothing")]) == 0
    assert "No games yet" in capsys.readouterr().out


def test_without_a_board_the_games_of_the_simulator_are_named(monkeypatch, capsys):
    monkeypatch.setattr("tools.device.board.board_link.find_ports", lambda: [])
    assert history.main([]) == 1
    told = capsys.readouterr().err
    assert "No Pico" in told and "played without a board" in told and "--save " in told


def test_a_folder_that_is_not_there_is_told(tmp_path, capsys):
    assert history.main(["--save", str(tmp_path / "nowhere")]) == 1
    assert "There is no folder" in capsys.readouterr().err


def test_the_score_sheets_of_yacht_show_every_box_with_each_players_points():
    name = "yacht_modern_2_players_table"
    state = table_of(name).state()
    shown = [line.split() for line in page([match_of(name)], "t").splitlines()]
    for at, box in enumerate(state["boxes"]):
        assert [*box.split("_"), *[str(sheet[at]) for sheet in state["sheets"]]] in shown


def finished_of(name, players, number):
    """A finished game of a transcript under other names."""
    text = table_of(name).save()
    table = Table()
    table.load(text)
    table.setup.names[:] = players
    return Match(number, table.save().encode(), add_crc({"colours": [0, 1], "seconds": 3000}))


def test_players_have_the_figures_of_the_handheld():
    name = "yacht_modern_2_players_table"
    scores = table_of(name).state()["scores"]
    matches = [finished_of(name, ["Ann", "Bo"], number) for number in (1, 2)]
    matches += [finished_of(name, ["Bo", "Ann"], 3), finished_of(name, ["Player 1", "Ann"], 4)]
    text = people_text(matches)
    first, second = ("Ann", "Bo") if scores[0] > scores[1] else ("Bo", "Ann")
    assert f"{first} leads {second} 2-1" in text
    assert [line for line in text if line in ("Ann", "Bo", "Player 1")] == ["Ann", "Bo"]
    row = next(line for line in text[text.index("Ann") :] if line.startswith("Yacht"))
    mean = average(2 * scores[0] + 2 * scores[1], 4)
    assert row.split() == ["Yacht", "all", "4", "2", mean, str(max(scores)), "50", "min"]
    shown = page(matches, "Games")
    assert "Points of Ann from game to game" in shown
    assert f"<li>{first} leads {second} 2-1</li>" in shown


def test_one_name_in_two_forms_of_unicode_is_one_person():
    played = enumerate(("Jos\xe9", "Jose\u0301"), 1)
    matches = [finished_of("yacht_modern_2_players_table", [name, "Bo"], number) for number, name in played]
    lines = people_text(matches)
    assert sum(line.startswith("Jos") for line in lines) == 1
    assert next(line for line in lines if line.startswith("Yacht")).split()[2] == "2"


def test_who_chose_the_seed_and_what_was_seen_is_told(tmp_path):
    storage = Storage(str(tmp_path / "data"))
    sides = [
        {"seed_from": "computer"},
        {"seed_from": "save", "seen": ["cards", "seed", 3]},
        {"seed_from": "test"},
        {},
        {"seed_from": ["junk"], "seen": "seed"},
    ]
    for side in sides:
        storage.create(table_of(LONGEST[0]).save(), dict(side, colours=[0, 1]))
    matches = read_matches(Folder(tmp_path))
    told = [
        ["The seed was chosen by a computer."],
        [
            "The seed came with a saved game.",
            "A computer saw the seed while the game could continue.",
            "A computer saw hidden cards.",
        ],
        ["The dice were test dice: their seed is known."],
        [],
        [],
    ]
    assert [match.side.fairness for match in reversed(matches)] == told
    html = page(matches, "Games")
    for words, line in zip(told, reversed(as_table(matches)[-5:]), strict=True):
        assert all(one.rstrip(".") in line and html.count(one) == 1 for one in words)


def test_the_times_of_the_turns_are_in_the_table_and_on_the_page(tmp_path):
    storage = Storage(str(tmp_path / "data"))
    table = table_of(LONGEST[0])
    storage.create(table.save(), {"turns": [[[1, 75000], [3, 5000]], [[2, 9000]]] + [[]] * (len(table.players) - 2)})
    matches = read_matches(Folder(tmp_path))
    assert [row[-1] for row in matches[0].rows()][:2] == [80, 9]
    first, second = matches[0].players[:2]
    text = re.sub("<[^>]*>", " ", page(matches, "x"))
    for words in (f"{first} : 1:20, usually 0:05, longest 1:15", f"{second} : 0:09, usually 0:09, longest 0:09"):
        assert words in " ".join(text.split()).replace(" :", " :"), words


def test_the_points_of_the_last_evening(tmp_path, capsys):
    storage = Storage(str(tmp_path / "data"))
    assert history.main(["--save", str(tmp_path), "--evening"]) == 0
    assert "No game has ended yet." in capsys.readouterr().out
    table = table_of("yacht_classic_2_players")
    for scores, winners, number in (([9, 5], [0], 1), ([9, 5], [0], 2), ([5, 5], [0, 1], 2), ([9, 5], [0], -2)):
        storage.create(table.save(), {"scores": scores, "winners": winners, "evening": number})
    assert history.main(["--save", str(tmp_path), "--evening"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    first, second = table.players
    assert lines[:3] == [["name", "games", "points"], [first, "2", "1\xbd"], [second, "2", "\xbd"]]
    assert "4. Yacht (does not count)" in " ".join(lines[-1])


@pytest.mark.parametrize(("points", "told"), (([0, 500], True), ([0, -1], False), ([1], False), ("x", False)))
def test_the_result_with_a_handicap_is_in_the_table(points, told):
    table = table_of(next(name for name in NAMES if len(table_of(name).players) == 2 and table_of(name).over))
    match = Match(1, table.save().encode(), add_crc({"handicap": points}))
    scores, (one, other) = match.state["scores"], match.players
    assert (f"with handicap: {other} {scores[1] + 500}, {one} {scores[0]}" in plain(as_table([match])[1])) == told
