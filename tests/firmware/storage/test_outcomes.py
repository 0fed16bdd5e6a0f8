"""Figures over finished games: right by definition, and the file of outcomes never changes what they are."""

import os
import random
from binascii import crc32

import pytest

from firmware.screens.renaming import games_with, renamed
from firmware.storage import files, outcomes
from firmware.storage.storage import Storage
from shared_rules.table import record


def text_of(names, lines=3, game="penk", **more):
    """A record: its setup as far as it is read here, and some lines."""
    text, crc = record.add_crc({"game": game, "players": names, **more}, 0)
    kept = [text]
    for _ in range(lines):
        text, crc = record.add_crc("undo", crc)
        kept.append(text)
    return "".join(line + "\n" for line in kept)


def side_of(scores, winners, **more):
    return {"colours": list(range(len(scores))), "scores": scores, "winners": winners, **more}


def keep(place, names, scores, winners=None, lines=3, game="penk", **more):
    """A finished game, without `teams` everybody alone."""
    if winners is None:
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    options = {"options": more.pop("options")} if "options" in more else {}
    return place.create(text_of(names, lines, game, **options), side_of(scores, winners, **more))


def found(folder):
    return sorted(outcomes.outcomes(Storage(str(folder))))


def fresh(folder):
    """The outcomes as the games' own files have them."""
    path = folder / outcomes.FILE
    aside = path.read_bytes() if path.exists() else None
    path.unlink(missing_ok=True)
    right = found(folder)
    path.unlink(missing_ok=True)
    if aside is not None:
        path.write_bytes(aside)
    return right


@pytest.fixture
def place(tmp_path):
    return Storage(str(tmp_path))


def test_an_outcome_has_what_the_files_have(tmp_path, place):
    names = ["\u00c4nn", 'B"\\']
    keep(place, names, [7, None], [0], teams=[0, 1], seconds=90, highlights=[[1, 2], [0, 3]])
    players = [("\u00c4nn", 7, True, 0, "1,2"), ('B"\\', None, False, 1, "0,3")]
    assert found(tmp_path) == [(1, "penk", 90, players)]
    assert found(tmp_path) == [(1, "penk", 90, players)], "from the file"


def test_unfinished_damaged_and_strange_games_are_left_out(tmp_path, place):
    place.create(text_of(["Ann", "Bo"]), {"colours": [0, 1]})
    place.create("spilt juice\n", side_of([1, 2], [1]))
    for strange in (side_of([1], [0]), side_of("ab", [0]), side_of([1, "x"], [0]), side_of([1, 2], 5)):
        place.create(text_of(["Ann", "Bo"]), strange)
    place.create(text_of([1, 2]), side_of([1, 2], [0]))
    assert found(tmp_path) == []
    keep(place, ["Ann", "Bo"], [3, 4], teams="no", highlights=[["x"], [1]], seconds="long")
    assert [outcome[1:] for outcome in found(tmp_path)] == [
        ("penk", 0, [("Ann", 3, False, 0, ""), ("Bo", 4, True, 1, "1")])
    ]


def test_a_game_that_goes_on_again_is_no_outcome(tmp_path, place):
    number = keep(place, ["Ann", "Bo"], [3, 4])
    assert found(tmp_path)
    place.append(number, ["undone"])
    place.write_metadata(number, {"colours": [0, 1]})
    assert found(tmp_path) == []
    place.append(number, ["done"])
    place.write_metadata(number, side_of([5, 4], [0]))
    assert [outcome[3][0][1] for outcome in found(tmp_path)] == [5]
    place.merge_journal()
    assert [outcome[3][0][1] for outcome in found(tmp_path)] == [5]


def test_a_damaged_file_is_made_again(tmp_path, place):
    for points in range(8):
        keep(place, ["Ann", "Bo"], [points, 3])
    right = found(tmp_path)
    path = tmp_path / outcomes.FILE
    good = path.read_bytes()
    chance = random.Random(5)
    for _ in range(300):
        content = bytearray(good)
        for _ in range(chance.randrange(1, 4)):
            content[chance.randrange(len(content))] = chance.randrange(256)
        path.write_bytes(bytes(content[: chance.randrange(len(content) + 1)]))
        assert found(tmp_path) == right
        assert found(tmp_path) == right, "and as it was written again"
    path.write_bytes(b"\xff\x00 no\n\n")
    assert found(tmp_path) == right


def test_lines_of_another_program_do_no_harm(tmp_path, place):
    for points in range(3):
        keep(place, ["Ann", "Bo"], [points, 3])
    right = found(tmp_path)
    path = tmp_path / outcomes.FILE
    good = path.read_bytes().split(b"\n")
    chance = random.Random(6)
    fields = good[1][9:].split(b"\t")
    for _ in range(400):
        strange = list(fields)
        words = (b"", b"x", b"\xff", b'"\\', b"-1", b"[]", b"9" * 30, "\u00b2".encode(), b"9" * 5000)
        strange[chance.randrange(2, len(fields))] = chance.choice(words)
        body = b"\t".join(strange[: chance.choice([len(fields)] * 3 + [5, 7])])
        line = b"%08x %s" % (crc32(body), body)
        path.write_bytes(b"\n".join([good[0], line, *good[2:]]))
        for name in ("Ann", "Bo"):
            outcomes.of_person(outcomes.outcomes(place), name)
        path.write_bytes(b"\n".join([good[0], line, *good[2:]]))
        outcomes.people(place)
    path.unlink()
    assert found(tmp_path) == right


def test_lines_that_do_not_count_any_more_go_some_time(tmp_path, place):
    number = keep(place, ["Ann", "Bo"], [3, 4])
    for _ in range(150):
        place.append(number, ["more"])
        assert len(found(tmp_path)) == 1
    assert len((tmp_path / outcomes.FILE).read_bytes().split(b"\n")) < 70


class PowerCut(BaseException):
    pass


class Power:
    """Goes once so many `steps` of what is written are done, None for never."""

    def __init__(self):
        self.steps = None

    def step(self):
        if self.steps is None:
            return
        self.steps -= 1
        if self.steps < 0:
            self.steps = None
            raise PowerCut

    def needed_by(self, work):
        """The work, before and after which the power may go."""

        def done(*arguments):
            self.step()
            work(*arguments)
            self.step()

        return done

    def append(self, path, added):
        """Writes lines to the end of a file; the power may go after each 20 bytes."""
        content = b"".join(added)
        with open(path, "ab") as file:
            for at in range(0, len(content), 20):
                file.write(content[at : at + 20])
                file.flush()
                self.step()


def test_the_power_may_go_at_any_write(tmp_path, monkeypatch):
    """Games end, go on again, are deleted, renamed and counted; the power goes at any step of what is written."""
    power = Power()
    for module, name in ((files, "append_to"), (files, "replace"), (os, "remove")):
        monkeypatch.setattr(module, name, power.needed_by(getattr(module, name)))
    monkeypatch.setattr(outcomes, "_append", lambda _place, added: power.append(tmp_path / outcomes.FILE, added))
    chance = random.Random(11)
    names = ["Ann", "Bo", "Cy", "Dee"]
    cuts = 0
    for _ in range(600):
        place = Storage(str(tmp_path))
        numbers = place.games()
        power.steps = chance.randrange(12)
        try:
            _something(place, numbers, names, chance)
        except PowerCut:
            cuts += 1
        power.steps = None
        _start(Storage(str(tmp_path)))
        if chance.random() < 0.4:
            assert found(tmp_path) == fresh(tmp_path)
    assert cuts > 200


def _something(place, numbers, names, chance):
    what = chance.choice(["new", "new", "undo", "end", "delete", "rename", "read"]) if numbers else "new"
    if what == "new" and len(numbers) < 12:
        table = chance.sample(names, 2)
        keep(place, table, [chance.randrange(9), 4], lines=chance.randrange(3))
        return
    number = chance.choice(numbers) if numbers else 1
    if what == "undo":
        place.append(number, ["undone"])
        place.write_metadata(number, {"colours": [0, 1], "truth": "goes on"})
    elif what == "end":
        place.append(number, ["done"])
        place.write_metadata(number, side_of([chance.randrange(9), 4], [1]))
    elif what == "delete":
        outcomes.forget(place, number)
        place.delete(number)
    elif what == "rename":
        old, new = chance.sample(names, 2)
        place.merge_journal()
        numbers = games_with(place, old)
        outcomes.start_again(place)
        for each in numbers:
            renamed(place, each, old, new)
    else:
        list(outcomes.outcomes(place))


def _start(place):
    """Like power on, which loads the game that was open: what it did last is put into the side file, if it lacks it."""
    for number in place.games():
        text = place.record(number)[0]
        last = text.split("\n")[-2]
        over = "winners" in place.side(number)
        if last == "undone" and over or last == "done" and not over:
            outcomes.forget(place, number)
            place.write_metadata(number, side_of([1, 2], [1]) if last == "done" else {"colours": [0, 1]})


# Figures


def of(place, name):
    return outcomes.of_person(outcomes.outcomes(place), name)


def test_figures_of_a_person(place):
    keep(place, ["Ann", "Bo"], [30, 20], seconds=600, highlights=[[1, 9], [0, 5]])
    keep(place, ["Ann", "Bo", "Cy"], [41, 41, 12], highlights=[[2, 8], [0, 5], [0, 1]])
    keep(place, ["Bo", "Ann"], [50, 10])
    keep(place, ["Ann"], [5], [], game="yacht")
    totals, rivals = of(place, "Ann")
    total = totals["penk"]
    assert (total.games, total.contested, total.wins, total.best) == (3, 3, 2, 41)
    assert outcomes.average(total.points, total.scored) == "27.0"
    assert (total.timed, total.seconds) == (1, 600), "games of which the time is not known do not count for it"
    assert total.highlights == [[3, 2, 2], [17, 9, 2]]
    assert (totals[("penk", 2)].games, totals[("penk", 2)].best, totals[("penk", 3)].games) == (2, 30, 1)
    assert (totals["yacht"].games, totals["yacht"].contested, totals["yacht"].wins) == (1, 0, 0)
    assert rivals["Bo"][1:] == [1, 1], "a draw counts for nobody"
    assert outcomes.people(place) == [["Ann", 4], ["Bo", 3], ["Cy", 1]]


def test_beaten_is_who_finished_below_not_only_who_lost(place):
    keep(place, ["Ann", "Bo", "Cy"], [30, 20, 10], teams=[0, 1, 2])
    assert of(place, "Bo")[1] == {"Ann": [1, 0, 1], "Cy": [1, 1, 0]}


def test_partners_are_no_rivals(place):
    keep(place, ["Ann", "Bo", "Cy", "Dee"], [30, 9, 20, 10], [0, 2], teams=[0, 1, 0, 1])
    assert of(place, "Ann")[1] == {"Bo": [1, 1, 0], "Cy": [0, 0, 0], "Dee": [1, 1, 0]}
    keep(place, ["Ann", "Bo", "Cy", "Dee"], [-1, None, -4, 10], [1, 3], teams=[0, 1, 0, 1])
    for name, figures in (("Ann", (2, 45, 50)), ("Cy", (2, 45, 50)), ("Bo", (1, 19, 19))):
        total = of(place, name)[0]["penk"]
        assert (total.scored, total.points, total.best) == figures, "those of the couple, as everywhere"
    keep(place, ["Ed", "Flo", "Gus", "Hal"], [30, 9, 20, 10], [0, 2])
    assert of(place, "Ed")[1]["Gus"] == [1, 1, 0]


def test_names_that_nobody_can_be_known_by_are_not_counted(place):
    keep(place, ["Ann", "Ann", "Bo"], [1, 2, 3])
    keep(place, ["Player 1", "?", "Bo"], [1, 2, 3])
    assert outcomes.people(place) == [["Bo", 2]]
    assert of(place, "Bo")[1] == {}
    keep(place, ["bo", "Cy"], [1, 2])
    assert [entry[0] for entry in outcomes.people(place)] == ["Bo", "Cy", "bo"]


@pytest.mark.parametrize(
    ("total", "count", "words"),
    [(10, 4, "2.5"), (1, 3, "0.3"), (2, 3, "0.7"), (1, 20, "0.1"), (-5, 2, "-2.5"), (-1, 3, "-0.3"), (0, 3, "0.0")],
)
def test_an_average_has_one_decimal(total, count, words):
    assert outcomes.average(total, count) == words


def test_a_story_needs_three_games(place):
    keep(place, ["Ann", "Bo"], [30, 20])
    last = keep(place, ["Ann", "Bo"], [40, 20])
    assert outcomes.story(place, last) is None
    last = keep(place, ["Bo", "Ann"], [10, 50])
    assert outcomes.story(place, last) == (("Ann's record", "in 3 games"), "Ann")
    last = keep(place, ["Bo", "Ann"], [10, 50])
    assert outcomes.story(place, last) == (("Ann leads", "Bo 4-0"), "Ann"), "as many as before are no best"
    last = keep(place, ["Bo", "Ann"], [60, 50])
    assert outcomes.story(place, last) == (("Bo's record", "in 5 games"), "Bo")
    last = keep(place, ["Bo", "Ann"], [59, 50])
    assert outcomes.story(place, last) == (("Ann leads", "Bo 4-2"), "Bo")


def alone(place, points, game="yacht", name="Ann", sheet="modern"):
    """What the end of a game that was played alone tells."""
    text = text_of([name], game=game, options={"sheet": sheet})
    told = outcomes.story(place, place.create(text, side_of([points], [0])))
    return told and " ".join(told[0])


@pytest.mark.parametrize("game", ("yacht", "puzzle_sheet"))
@pytest.mark.parametrize("name", ("Ann", "Player 1"))
def test_a_game_alone_is_told_by_the_best_before(game, name, place):
    assert alone(place, 208, game, name) is None, "the first one"
    assert alone(place, 196, game, name) == "12 below your best, 208."
    assert alone(place, 208, game, name) == "As good as your best, 208."
    assert alone(place, 210, game, name) == "Your best! Before: 208."
    assert alone(place, 150, game, name) == "60 below your best, 210."


def test_only_games_alone_of_the_same_person_kind_and_options_compare(place):
    alone(place, 300, name="Bo")
    alone(place, 301, "puzzle_sheet")
    alone(place, 302, sheet="classic")
    keep(place, ["Ann", "Bo"], [303, 10], game="yacht", options={"sheet": "modern"})
    assert alone(place, 100) is None
    assert alone(place, 90) == "10 below your best, 100."
    assert alone(place, 290, sheet="classic") == "12 below your best, 302."


def test_a_best_is_one_of_games_with_as_many_players(place):
    for points in (99, 98, 97):
        keep(place, ["Ann", "Bo", "Cy"], [points, 1, 1])
    for points in (1, 2, 3):
        last = keep(place, ["Ann", "Dee"], [points, 0])
    assert outcomes.story(place, last) == (("Ann's record", "in 3 games"), "Ann")


# Names


def test_what_stands_behind_damage_stays_as_it_is(tmp_path, place):
    text = text_of(["Ann", "Bo"], 5)
    lines = text.split("\n")
    lines[3] = "spilt juice"
    number = place.create("\n".join(lines), side_of([1, 2], [1]))
    renamed(place, number, "Bo", "?")
    after = place.record(number)[0].split("\n")
    assert after[3:] == lines[3:]
    assert len(list(record.good_values("\n".join(after)))) == 3
