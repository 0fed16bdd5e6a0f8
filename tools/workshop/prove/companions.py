"""Walks through what accompanies a game: each pair of companions that a game allows is switched on, and meets each
event in the middle of a game and at its end.
"""

import json
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations

from firmware.game_screens import UNDO_SCREEN
from firmware.keys import BACK, HELD, LEFT, OK, RIGHT
from firmware.language import t
from firmware.loading import screens_of
from firmware.pads import archive, bookkeeping
from firmware.screen_stack import HOME, MESSAGE
from host_sim.boards import board_names
from shared_rules import registry
from shared_rules.rival import LEVELS
from tools.workshop.prove import second_opinion
from tools.workshop.prove.agreement import EVENING, check, compare
from tools.workshop.prove.table_top import TableTop
from tools.workshop.prove.trial import Found, reason_of
from tools.workshop.prove.walk import COMPANIONS, MOST_PRESSES, NAMES, CannotBe, Walk, Wrong

BOARD = "waveshare_pico_lcd_1_3"
LANGUAGES = ("", "de", "ja", "fr", "it", "es")

# Events


def undo(walk: Walk) -> None:
    """Undo by the menu, and redo: the table is what it was."""
    walk.at_rest()
    before = walk.table.state()
    walk.press(BACK)
    if not any(label.startswith(t("Undo")) for label in walk.labels()):
        walk.press(BACK)
        return
    walk.choose(t("Undo"))
    if walk.open == UNDO_SCREEN:
        may = len(walk.labels()) > 1
        walk.choose(walk.labels()[0])
        if not may:
            walk.press(BACK)
            return
    if walk.table.state() == before:
        raise Wrong("the row of undo undoes nothing")
    check(walk)
    walk.at_rest()
    walk.press(BACK)
    walk.choose(t("Redo"))
    if walk.table.state() != before:
        raise Wrong("after undo and redo the table is another one")
    walk.at_rest()


def home(walk: Walk) -> None:
    """Leave for home by holding back, and come back: from home, after the end from History."""
    before, table = deepcopy(walk.top.stack()), walk.table.state()
    number = walk.app.game.record.number
    walk.press(BACK + HELD)
    if walk.open != HOME:
        raise Wrong("back held does not lead home")
    compare(walk)
    _come_back(walk, number)
    if walk.table.state() != table:
        raise Wrong("another game, or another part of it, is resumed")
    if not walk.app.game.rivals and not walk.table.over and walk.top.stack() != before:
        raise Wrong(f"{walk.top.stack()} is resumed instead of {before}")


def _come_back(walk, number):
    # From home to a game.
    if number in [result.number for result in second_opinion.results(walk.top.folder)]:
        walk.choose(t("History"), f"{number}. ", t("Score sheet"))
    else:
        walk.choose(walk.labels()[0].partition("\n")[0])


def power(walk: Walk) -> None:
    """Switch off and on, which each check does; here with the picture."""
    walk.wait()
    before = walk.top.picture()
    walk.top.again()
    if walk.top.picture() != before and not walk.app.game.clock.limit:
        raise Wrong("after power off and on the picture is another one")


def rename(walk: Walk) -> None:
    """Rename a person in Players; no file has the old name then. Play on before the power goes."""
    old, number = walk.table.players[0], walk.app.game.record.number
    walk.renamed += 1
    new = f"{NAMES[0]}{walk.renamed}"
    walk.press(BACK + HELD)
    walk.choose(t("History"), t("Players"))
    if old not in walk.labels():
        walk.app.stack.home()
        walk.wait()
        _come_back(walk, number)
        return
    walk.choose(old, t("Rename"))
    walk.app.stack.pop(new)  # as the screen of letters does
    walk.wait()
    walk.choose(t("Rename it"))
    for _ in range(MOST_PRESSES):
        if walk.open == "screens.renaming.Rewriting":
            walk.wait()
    for name, text in second_opinion.kept(walk.top.folder):
        if f'"{old}"' in text:
            raise Wrong(f"{old} is {new} now, and {name} has the old name")
    walk.app.stack.home()
    walk.wait()
    _come_back(walk, number)
    walk.play(1)


def take_over(walk: Walk) -> None:
    """A rival takes over a seat, or gives it back, if it may; the side file says so."""
    walk.at_rest()
    walk.press(BACK)
    if t("Who plays") not in walk.labels():
        walk.press(BACK)
        return
    walk.choose(t("Who plays"))
    screen = walk.app.stack.screen
    before = list(screen.levels)
    screen.list.focus = len(before) - 1
    number, count = walk.app.game.record.number, walk.table.count
    level = before[-1]
    keys = (LEFT,) * (1 + LEVELS.index(level)) if level else (RIGHT,) * walk.chance.randint(1, len(LEVELS))
    walk.press(*keys)
    while walk.open == MESSAGE:
        walk.press(OK)
    after = list(walk.app.stack.screen.levels)
    walk.press(BACK)
    taken = walk.app.storage.side(number).get("taken", [])
    if before != after and taken[-1:] != [[count, before]]:
        raise Wrong(f"after {count} entries {after} play instead of {before}; the side file says {taken}")
    walk.play(2)


def language(walk: Walk) -> None:
    """Play on in another language."""
    codes = LANGUAGES
    walk.app.set("language", codes[(codes.index(walk.app.settings.language) + 1) % len(codes)])
    walk.app.stack.show(deepcopy(walk.top.stack()))
    walk.wait()


def large_text(walk: Walk) -> None:
    """Play on with large text, or without."""
    walk.app.set("large_text", not walk.app.settings.large_text)
    walk.app.stack.show(deepcopy(walk.top.stack()))
    walk.wait()


def left_out(walk: Walk) -> None:
    """Leave the newest game out of the evening, or count it again, from the end's own row where it has one."""
    row = t("Evening") + "\n"
    if any(label.startswith(row) for label in walk.labels()):
        walk.choose(row.strip())
    else:
        walk.app.stack.push(EVENING)
        walk.wait()
    rows = [label for label in walk.labels() if re.match(r"\d+\. ", label)]
    if rows:
        walk.choose(rows[0].partition("\n")[0])
    walk.press(BACK)


def pad(walk: Walk) -> None:
    """Finish a score pad of the people of the game, or of fewer and others, and come back."""
    number = walk.app.game.record.number
    names = [name for seat, name in enumerate(walk.table.players) if not walk.app.game.is_rival(seat)]
    names = walk.chance.choice([names, [*names, "Zoe"], names[:1]])
    walk.press(BACK + HELD)
    settings = {"name": walk.chance.choice(["", "Pad"]), "lowest": walk.chance.randrange(2) == 1}
    bookkeeping.begin(walk.app, bookkeeping.Pad(names, list(range(len(names))), settings))
    for seat in range(len(names)):
        bookkeeping.change(walk.app, [0, seat, walk.chance.randrange(3)])
    archive.finish(walk.app)
    walk.wait()
    compare(walk)
    walk.app.stack.home()
    walk.wait()
    _come_back(walk, number)


def review(walk: Walk) -> None:
    """Let the coach review the game at its end; what was given away stays in the side file."""
    if t("Review") not in walk.labels():
        return
    number = walk.app.game.record.number
    walk.choose(t("Review"))
    walk.press(BACK)
    if "lost" not in walk.app.storage.side(number):
        raise Wrong("the review leaves no trace")


EVENTS: dict[str, Callable[[Walk], None]] = {
    each.__name__: each for each in (undo, home, power, rename, take_over, language, large_text, left_out, pad, review)
}


# The table of walks


def variants(top: TableTop, game: str) -> list[tuple[dict, int]]:
    """Return (options of the setup, number of players) of a game: as it comes, and once for each other answer to
    whether rivals can play and whether there are partners.
    """
    screens = screens_of(game)
    fewest, most = next(line[3:] for line in registry.GAMES if line[0] == game)
    found, known = [], []
    for people in range(max(fewest, 2), most + 1):
        for options in [{}, *_choices(screens.option_fields(top.app, {}, people))]:
            kind = screens.no_rival(options), screens.partner(options, people, 0) is None
            if kind not in known:
                known.append(kind)
                found.append((options, people))
    return found


def _choices(fields):
    return [{key: value} for key, _title, kind, detail, _value in fields if kind == "choice" for value, _text in detail]


class Plan:
    """What a variant of a game allows. pairs: of companions that can be together; sets: groups of companions that have
    each of these pairs; never: reason -> the pairs that the product does not offer.
    """

    def __init__(self, game: str, options: dict, people: int):
        self.game, self.options, self.people = game, options, people
        self.pairs: list[set[str]] = []
        self.sets: list[list[str]] = []
        self.never: dict[str, list[str]] = {}
        for pair in combinations(COMPANIONS, 2):
            reason = self._reason(game, options, people, list(pair))
            if reason:
                self.never.setdefault(reason, []).append(" with ".join(pair))
            else:
                self.pairs.append(set(pair))
        for pair in self.pairs:
            if not any(pair <= set(group) for group in self.sets):
                group = sorted(pair)
                for companion in COMPANIONS:
                    if all({companion, each} in self.pairs for each in group):
                        group.append(companion)
                self.sets.append(group)

    def first(self, more: int = 0) -> str:
        """Return the first line of its walks, with more players if the variant is the same for them."""
        screens, people = screens_of(self.game), self.people + more
        most = next(line[4] for line in registry.GAMES if line[0] == self.game)
        if people > most or screens.partner(self.options, people, 0) is not None:
            people = self.people
        return f"walk {self.game} {people} {json.dumps(self.options)}"

    @staticmethod
    def _reason(game, options, people, pair):
        with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
            try:
                Walk(TableTop(BOARD, folder + "/data", 1), game, options, people, pair, 1).start()
            except CannotBe as reason:
                return str(reason)
            except Exception:
                pass  # the walk will find it
        return ""


def plans(game: str) -> list[Plan]:
    """Return the plans of a game, one for each of its variants."""
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        found = variants(TableTop(BOARD, folder + "/data", 1), game)
    return [Plan(game, options, people) for options, people in found]


def scripts(chance: random.Random, found: Found) -> Iterator[list[str]]:
    """Give the lines of each walk: for each set of each plan two, in random order of the games; then without end random
    ones, most of them empty. Print which pairs cannot be.
    """
    games = [line[0] for line in registry.GAMES]
    known = []
    for game in chance.sample(games, len(games)):
        for plan in plans(game):
            known.append(plan)
            found.count("pairs of companions", len(plan.pairs))
            for reason, pairs in plan.never.items():
                print(f"{plan.first()[5:]}: {', '.join(pairs)} cannot be: {reason}", flush=True)
            for group in plan.sets:
                for more in (0, "handicap" not in group):
                    yield script(plan.first(more), group, chance)
    while True:
        plan = chance.choice(known)
        group = chance.choice(plan.sets)
        group = chance.sample(group, chance.randint(1, len(group)))
        yield [] if chance.randrange(4) else script(plan.first(), group, chance)


def script(first: str, group: list[str], chance: random.Random) -> list[str]:
    """Return the lines of a walk: all events in the middle of a game, and again at its end."""
    lines = [f"board {chance.choice(board_names())} {chance.getrandbits(32)}", first]
    lines += [f"with {companion}" for companion in sorted(group)]
    for moves in (3, 0):
        for event in chance.sample(list(EVENTS), len(EVENTS)):
            lines += [event, f"play {chance.randint(1, moves)}"] if moves else [event]
        lines.append("end" if moves else chance.choice(["again", "anew"]))
    return [*lines, chance.choice(list(EVENTS)), "end"]


def is_walk(lines: list[str]) -> bool:
    """Return True if a script has its first lines."""
    return [line.split()[0] for line in lines[:2]] == ["board", "walk"]


def fault(lines: list[str]) -> str:
    """Return what goes wrong in a walk, or ""."""
    if not is_walk(lines):
        return ""
    _word, board, seed = lines[0].split()
    _word, game, people, options = lines[1].split(" ", 3)
    on = [line.split()[1] for line in lines if line.startswith("with ")]
    line = "start"
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        try:
            top = TableTop(board, folder + "/data", int(seed))
            walk = Walk(top, game, json.loads(options), int(people), on, int(seed))
            walk.begin()
            check(walk)
            for line in lines[2:]:
                what, *moves = line.split()
                if what != "with":
                    EVENTS[what](walk) if what in EVENTS else getattr(walk, what)(*map(int, moves))
                    check(walk)
        except (CannotBe, Wrong) as wrong:
            return f"{line}: {wrong}"
        except Exception as error:
            return f"{line}: {reason_of(error)}"
    return ""
