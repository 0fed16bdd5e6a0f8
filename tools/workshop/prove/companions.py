"""A walk through what accompanies a game: each pair of companions that a game allows is switched on, and meets each event
in the middle of a game and at its end. After each event the menu, *info* and the coach open, and what the screens say of
the players, the series and the evening is what tools/workshop/prove/second_opinion.py computes.
"""

import json
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import combinations

from firmware import coach, handicap, series
from firmware.game_screens import MENU, UNDO_SCREEN
from firmware.keys import BACK, HELD, INFO, LEFT, OK, RIGHT
from firmware.language import shown_name, t, t_n
from firmware.loading import screens_of
from firmware.screen_stack import HOME, MESSAGE
from firmware.pads import archive, bookkeeping
from firmware.screens import new_game, seats
from firmware.turn_clock import LIMITS, limit_text
from host_sim.boards import board_names
from shared_rules import registry
from shared_rules.rival import LEVELS
from tools.games import random_play
from tools.workshop.presses.desk import Stuck
from tools.workshop.prove import second_opinion
from tools.workshop.prove.table_top import TableTop
from tools.workshop.prove.trial import reason_of

NAMES = ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"]
BESIDE = ("clock", "coach", "rivals", "handicap")
"""Companions that the setup chooses, as a game's side file calls them."""
COMPANIONS = (*BESIDE, "series", "evening")
SET_UP = "screens.new_game.NewGame"
GAMES = "screens.new_game.Games"
COACH, THINKING = "screens.in_game.coach.Coach", "screens.in_game.coach.Thinking"
EVENING, PLAYERS = "screens.evening.Evening", "screens.players.Players"
MOST_PRESSES = 100
"""So many presses close all notices, or choose a row, unless something hangs."""
MOST_MOVES = 2000
BOARD = "waveshare_pico_lcd_1_3"
LANGUAGES = ("", "de", "ja", "fr", "it", "es")


class CannotBe(Exception):
    """The product does not offer a companion; the text is its reason."""


class Wrong(Exception):
    """What an invariant says."""


class Walk:
    """A handheld on which people play one game after the other. game, options: as the setup remembers them; people:
    number of players; on: companions to switch on.
    """

    def __init__(self, top: TableTop, game: str, options: dict, people: int, on: list[str], seed: int):
        self.top, self.game, self.on = top, game, on
        self.names = NAMES[:people]
        self.chance = random.Random(seed)
        self.renamed = 0
        self.known = ""  # what was compared last
        memory = {"names": self.names, "colours": list(range(people)), "seats": people}
        self.app.storage.remember(seats.PEOPLE, memory)
        kept = {"last": game, "games": {game: {"options": options}}}
        self.app.storage.remember(new_game.SETUP, kept)

    @property
    def app(self):
        """The running firmware."""
        return self.top.app

    @property
    def table(self):
        """The table of the running game."""
        return self.app.game.table

    @property
    def open(self) -> str:
        """The name of the open screen."""
        return self.app.stack[-1][0]

    def press(self, *keys: int) -> None:
        """Press keys by number; wait for rivals and the coach."""
        for key in keys:
            self.top.desk.press(key)
            for _ in range(MOST_PRESSES):
                if self.open != THINKING:
                    break
                self.wait()

    def wait(self) -> None:
        """Wait for the open screen, and for rivals."""
        self.top.desk.settle()

    def choose(self, *rows: str) -> None:
        """Choose rows of lists by the beginning of their words in the language of now."""
        for row in rows:
            for _ in range(MOST_PRESSES):
                *way, ok = self.top.desk.row(row)
                if not way:
                    self.press(ok)
                    break
                self.press(way[0])  # which may turn a page first

    def labels(self) -> list[str]:
        """The rows of the open list."""
        return self.app.stack.screen.list.labels if hasattr(self.app.stack.screen, "list") else []

    # To begin

    def begin(self) -> None:
        """Choose the game, switch its companions on and start. Raises CannotBe."""
        self.start()
        for companion in ("evening", "series"):
            if companion in self.on:
                self.end()
                if companion == "series":
                    self._with_best_of()
                self.again()

    def start(self) -> None:
        """Start with what is chosen in the setup. Raises CannotBe."""
        self.set_up()
        self.choose(t("Start"))
        if self.open == SET_UP:
            raise Wrong("the setup does not start")
        side = self.app.storage.side(self.app.game.record.number)
        for companion in BESIDE:
            if (companion in side) != (companion in self.on):
                raise CannotBe(f"beside the other the game has no {companion}")

    def set_up(self) -> None:
        """Switch on in the setup what is chosen there. Raises CannotBe."""
        if "handicap" in self.on:
            self._reviewed()
        self._set_up()
        for companion in BESIDE:
            if companion in self.on:
                getattr(self, "_with_" + companion)()

    def _set_up(self):
        self.app.stack.home()
        self.wait()
        self.choose(t("New game"), t(registry.name(self.game)))

    def _offered(self, row):
        if not any(label.startswith(row) for label in self.labels()):
            raise CannotBe(f"the setup has no row {row}")

    def _with_clock(self):
        self._offered(t("Clock"))
        self.choose(t("Clock"), limit_text(LIMITS[1 + self.chance.randrange(len(LIMITS) - 1)]))

    def _with_coach(self):
        self._offered(t("Coach"))
        self.choose(t("Coach"))
        if self.chance.randrange(2) and screens_of(self.game).COACH:
            self.choose(t("Coach"))

    def _with_handicap(self):
        self._offered(t("Handicap"))
        self.choose(t("Handicap"))

    def _with_rivals(self):
        reason = self.app.stack.screen.no_rival()
        if reason != "":
            raise CannotBe(t(reason) if reason else "the rules give no advice")
        level = self.chance.choice(("gentle rival", "keen rival", "sharp rival"))
        self.choose(self.app.stack.screen.names[1], t("Played by"), t(level))

    def _with_best_of(self):
        row = t("Best of 3, 5, 7")
        if row not in self.labels():
            raise CannotBe(f"the end has no row {row}")
        self.choose(row, t("Best of {0}\n{1}", 3, t(series.STARTS[self.chance.randrange(2)])).partition("\n")[0])

    def _reviewed(self):
        # These two have played and reviewed ten games.
        self._set_up()
        self.choose(t("Start"))
        self.end()
        storage, number = self.app.storage, self.app.game.record.number
        record, side = storage.record(number)[0], storage.side(number)
        del side["evening"]
        for at in range(handicap.FEWEST):
            storage.create(record, {**side, "lost": [900 + at, 0]})
        if len(self.names) == 2:
            handicap.renew(self.app, self.table.players, self.table.game, self.table.options)

    # To play

    def at_rest(self) -> None:
        """Close what covers the screen of the phase, as people do."""
        for _ in range(MOST_PRESSES):
            game = self.app.game
            phase = game.screens.play(self.table)
            if self.open in (phase, game.rivals.screen(phase) if game.rivals else phase):
                return
            screen = self.app.stack.screen
            if self.open == COACH and screen.answers:
                self.choose(t("Play it"))
            elif screen.goes_on or self.open == COACH or self.open.startswith(("screens.choice.", "screens.evening.")):
                self.press(OK)
            else:
                game.show_phase()
                self.wait()
        raise Wrong(f"{self.open} cannot be closed")

    def play(self, moves: int) -> None:
        """Do so many random moves of people, and what rivals do between."""
        for _ in range(MOST_MOVES):
            game, table = self.app.game, self.table
            if table.over or not moves:
                return
            action = None if game.awaits_rivals() else self._move()
            if action is None:
                self.at_rest()
                if game.awaits_rivals() or table.over:
                    self.press(OK)
            elif self.app.act(action):
                moves -= 1
                self.top.desk.step()
            else:
                self.press(OK)
        raise Wrong("the game has no end")

    def _move(self):
        # A random action of a person, or None.
        rules, game = self.table.game, self.app.game
        action = random_play.move(self.table, self.chance)
        if action is None or not game.is_rival(rules.actor(action)):
            return action
        others = [each for each in rules.legal() if rules.actor(each) is not None]
        others = [each for each in others if not game.is_rival(rules.actor(each))]
        return self.chance.choice(others) if others else None

    def end(self) -> None:
        """Play the game to its end."""
        self.play(MOST_MOVES)
        self.at_rest()

    def again(self) -> None:
        """Begin the next game from the end of this one, by its first row."""
        self.end()
        self.choose(self.labels()[0].partition("\n")[0])
        if self.table.over:
            raise Wrong("no game follows")

    def anew(self) -> None:
        """Begin the next game from home, by the setup."""
        self.end()
        self.press(BACK + HELD)
        self.compare()
        self._set_up()
        self.choose(t("Start"))
        if self.table.over:
            raise Wrong("no game follows")

    # What holds after each event

    def check(self) -> None:
        """Raise Wrong if an invariant does not hold."""
        self.look_round()
        wrong = self.top.late or self.top.after_power()
        if wrong:
            raise Wrong(wrong)
        self.compare()

    def look_round(self) -> None:
        """Open the menu, *info* and the coach from here, and come back."""
        self.wait()
        before, count = deepcopy(self.top.stack()), self.table.count
        for key in (BACK, INFO):
            self.press(key, INFO + HELD)
            if self.table.count != count:
                return  # a rival has acted
            self.app.stack.show(deepcopy(before))
            self.wait()

    def compare(self) -> None:
        """Compare what files and screens say with the second opinion, unless neither has changed."""
        folder = self.top.folder
        found, pads = second_opinion.results(folder), second_opinion.pads(folder)
        evening = second_opinion.remembered(folder, "evening", 1)
        self._compare_end(found, second_opinion.standings(found, pads, evening))
        known = repr((found, pads, evening, self.app.settings.language, self.app.settings.large_text))
        if known == self.known:
            return
        self.known = known
        stack = deepcopy(self.top.stack())
        for result in found:
            self._same(f"the winners of game {result.number}", result.side["winners"], result.winners)
            self._same(f"the scores of game {result.number}", result.side["scores"], result.scores)
        for result, before, _after in second_opinion.series(found):
            self._same(f"the series before game {result.number}", result.side["series"]["wins"], before)
        points = second_opinion.standings(found, pads, evening)
        expected = [(f"{shown_name(name)}\n{_games(games)}", _half(half)) for name, games, half in points]
        self._same("the evening", self._rows(EVENING)[: len(expected)], expected)
        people = second_opinion.figures([*found, *[replace(pad, game="") for pad in pads]])
        counts = [(name, _games(sum(row[0] for row in rows.values()))) for name, rows in people.items()]
        self._same("the players", sorted(self._rows(PLAYERS))[: len(counts) or -1], sorted(counts))
        for name, rows in people.items():
            shown = [label for label, _value in self._rows("screens.players.Person", [name])]
            for game, (games, contested, wins) in rows.items():
                words = t_n(games, "{0} game, won {1}", "{0} games, won {1}", wins) if contested else _games(games)
                if f"{t(registry.name(game) if game else 'Score pad')}\n{words}" not in shown:
                    raise Wrong(f"{game} of {name}: the handheld says {shown}, the second opinion {words}")
        self.app.stack.show(stack)
        self.wait()

    def _compare_end(self, found, points):
        # What the open end of a game says of the series and of the evening.
        number = self.app.game.record.number
        if not self.table.over or self.open != self.app.game.screens.play(self.table):
            return
        for result, _before, after in second_opinion.series(found):
            if result.number == number:
                decided = max(after) > result.side["series"]["of"] // 2
                said = self.app.stack.screen.margin() if decided else self.labels()[0]
                self._compare_list(said, [(name, str(wins)) for name, wins in zip(result.names, after)])
        for label in self.labels():
            if label.startswith(t("Evening") + "\n"):
                self._compare_list(label, [(name, _half(half)) for name, _games, half in points])

    @staticmethod
    def _compare_list(said, expected):
        # "Ann: 2, Bo: 1", in which names may be left out.
        for name, number in expected:
            before = t("{0}: {1}", name, "")
            if before in said and not re.search(re.escape(before + number) + r"(?![\d½])", said):
                raise Wrong(f"{said!r} is shown, and {name} has {number}")

    def _same(self, what, is_so, expected):
        if is_so != expected:
            raise Wrong(f"{what}: the handheld says {is_so}, the second opinion {expected}")

    def _rows(self, name, state=None):
        # (label, value) of each row of a list above home.
        self.app.stack.show([[HOME, None], [name, state]])
        self.wait()
        shown = self.app.stack.screen.list
        return list(zip(shown.labels, shown.values or [""] * len(shown.labels)))


def _half(points):
    return str(points // 2 or "" if points else 0) + ("½" if points % 2 else "")


def _games(count):
    return t_n(count, "{0} game", "{0} games")


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
        raise Wrong(f"the row of undo undoes nothing {walk_state(walk)} {walk.app.game.looked_at}")
    walk.check()
    walk.at_rest()
    walk.press(BACK)
    if not any(label.startswith(t("Redo")) for label in walk.labels()):
        raise Wrong(f"noredo {walk_state(walk)} {walk.labels()} {walk.table.redo_entry()}")
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
    walk.compare()
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
    """Rename a person in Players; no file has the old name then."""
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


def take_over(walk: Walk) -> None:
    """A rival takes over a seat, or gives it back, if it may; the side file says so."""
    walk.at_rest()
    walk.press(BACK)
    if t("Who plays") not in walk.labels():
        walk.press(BACK)
        return
    walk.choose(t("Who plays"))
    screen = walk.app.stack.screen
    before = screen.state()[0]
    screen.list.focus = len(before) - 1
    number, count = walk.app.game.record.number, walk.table.count
    walk.press(
        *((RIGHT,) * walk.chance.choice((1, 2, 3)) if not before[-1] else (LEFT,) * (LEVELS.index(before[-1]) + 1))
    )
    while walk.open == MESSAGE:
        walk.press(OK)
    after = walk.app.stack.screen.state()[0]
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
    walk.compare()
    walk.app.stack.home()
    walk.wait()
    _come_back(walk, number)


EVENTS: dict[str, Callable[[Walk], None]] = {
    each.__name__: each for each in (undo, home, power, rename, take_over, language, large_text, left_out, pad)
}


# The table of walks


def variants(top: TableTop, game: str) -> list[tuple[dict, int]]:
    """Return (options of the setup, number of players) of a game: as it comes, and once for each other answer to
    whether rivals can play and whether there are partners.
    """
    screens, (fewest, most) = screens_of(game), registry.line(game)[3:5]
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
    """What a variant of a game allows. sets: groups of companions in which each allowed pair is at least once; never:
    reason -> the pairs that the product does not offer.
    """

    def __init__(self, game: str, options: dict, people: int):
        self.first = f"walk {game} {people} {json.dumps(options)}"
        self.never: dict[str, list[str]] = {}
        allowed = []
        for pair in combinations(COMPANIONS, 2):
            reason = self._reason(game, options, people, list(pair))
            if reason:
                self.never.setdefault(reason, []).append(" with ".join(pair))
            else:
                allowed.append(set(pair))
        self.pairs = len(allowed)
        self.sets: list[list[str]] = []
        for pair in allowed:
            if not any(pair <= set(each) for each in self.sets):
                group = sorted(pair)
                for companion in COMPANIONS:
                    if all({companion, each} in allowed for each in group):
                        group.append(companion)
                self.sets.append(group)

    @staticmethod
    def _reason(game, options, people, pair):
        with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
            walk = Walk(TableTop(BOARD, folder + "/data", 1), game, options, people, pair, 1)
            try:
                walk.start()
            except CannotBe as reason:
                return str(reason)
        return ""


def scripts(chance: random.Random) -> Iterator[list[str]]:
    """Give the lines of all walks, of each plan two, then random ones without end."""
    games = [line[0] for line in registry.GAMES]
    chance.shuffle(games)
    plans = []
    for game in games:
        with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
            found = variants(TableTop(BOARD, folder + "/data", 1), game)
        for options, people in found:
            plans.append(Plan(game, options, people))
            for reason, pairs in plans[-1].never.items():
                print(f"{game} of {people}: {', '.join(pairs)}: cannot be: {reason}")
            for group in plans[-1].sets:
                for _ in range(2):
                    yield script(plans[-1].first, group, chance)
    while True:
        plan = chance.choice(plans)
        yield script(
            plan.first, chance.sample(group := chance.choice(plan.sets), chance.randint(1, len(group))), chance
        )


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
            walk.check()
            for line in lines[2:]:
                what, *moves = line.split()
                if what != "with":
                    EVENTS[what](walk) if what in EVENTS else getattr(walk, what)(*map(int, moves))
                    walk.check()
        except (CannotBe, Wrong) as wrong:
            return f"{line}: {wrong}"
        except Exception as error:
            return f"{line}: {reason_of(error)}"
    return ""


def walk_state(walk):
    return (
        walk.top.stack(),
        walk.app.game.awaits_rivals(),
        walk.table.game.to_move,
        walk.table.phase,
        walk.app.light.asleep,
    )
