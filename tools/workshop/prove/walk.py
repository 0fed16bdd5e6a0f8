"""A handheld on which people play with companions: what accompanies a game is switched on by the screens of the setup
and of the end.
"""

import random
from typing import Any

from firmware import handicap, series
from firmware.keys import BACK, HELD, OK
from firmware.language import t
from firmware.loading import screens_of
from firmware.screens import new_game, seats
from firmware.turn_clock import LIMITS, limit_text
from shared_rules import registry
from shared_rules.rival import LEVELS
from tools.games import random_play
from tools.workshop.prove import second_opinion
from tools.workshop.prove.table_top import TableTop

NAMES = ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"]
BESIDE = ("clock", "coach", "rivals", "handicap")
"""Companions that the setup switches on, as a game's side file calls them."""
COMPANIONS = (*BESIDE, "series", "evening")
SET_UP = "screens.new_game.NewGame"
COACH, THINKING = "screens.in_game.coach.Coach", "screens.in_game.coach.Thinking"
MOST_PRESSES = 100
"""So many presses close all notices, or choose a row, unless something hangs."""
MOST_MOVES = 2000


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
        self.known = ""  # what tools/workshop/prove/agreement.py compared last
        memory = {"names": self.names, "colours": list(range(people)), "seats": people}
        self.app.storage.remember(seats.PEOPLE, memory)
        kept = {"last": game, "games": {game: {"options": options}}}
        self.app.storage.remember(new_game.SETUP, kept)

    @property
    def app(self) -> Any:
        """The running firmware."""
        return self.top.app

    @property
    def table(self) -> Any:
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
        side = self._side()
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
        self.choose(self.names[1], t("Played by"), t(self.chance.choice(LEVELS) + " rival"))

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
        """Do so many random moves of people, and what rivals do between and after."""
        for _ in range(MOST_MOVES):
            game, table = self.app.game, self.table
            if table.over or not moves and not game.awaits_rivals():
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
        """Begin the next game from the end of this one, by its first row: with the same beside it."""
        self.end()
        before = self._side()
        self._follow(lambda: self.choose(self.labels()[0].partition("\n")[0]))
        after = self._side()
        if [before.get(key) for key in BESIDE] != [after.get(key) for key in BESIDE]:
            raise Wrong(f"after {before} follows {after}")

    def anew(self) -> None:
        """Begin the next game from home, by the setup."""
        self.end()
        self.press(BACK + HELD)
        self._follow(lambda: (self._set_up(), self.choose(t("Start"))))

    def _follow(self, begin):
        number = self.app.game.record.number
        goes_on = second_opinion.goes_on(second_opinion.results(self.top.folder), number)
        begin()
        if self.table.over:
            raise Wrong("no game follows")
        if goes_on != ("series" in self._side()):
            raise Wrong("the next game is in no series" if goes_on else "the next game is in a series that is over")

    def _side(self):
        # The side file of the running game.
        return self.app.storage.side(self.app.game.record.number)
