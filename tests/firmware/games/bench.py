"""A bench on which a game runs: actions are done past the screens, which follow, so every situation can be had. What
gives nothing else gives the bench, so that steps can be chained.
"""

from firmware import keys
from firmware.game_screens import RIVAL_SCREEN
from firmware.rivals import Rivals
from firmware.screen_stack import MESSAGE
from firmware.session_restore import WAITS
from shared_rules import registry
from tests.firmware.screens.bench import Bench

LONG = ["WWWWWWWWWWWW", "WWWWWWWWWWWM", "MMMMMMMMMMMM", "WMWMWMWMWMWM", "MWMWMWMWMWMW", "MMMMMMWWWWWW"]
"""The widest names that there are."""
WIDE = ["Margaret", "Barbara", "Catherine", "Michael"]
"""Ordinary names, of which two have no room in a line."""
SHORT = ["Ann", "Bo", "Cy", "Dee", "Ed", "Flo"]
FOUR = SHORT[:4]
SEED = "ab" * 16


def all_rivals(bench, action=None):
    """From now on the handheld plays all seats: it does nothing but this action when it is asked to; None: it thinks
    and thinks.
    """
    game = bench.app.game
    game.rivals = rivals = Rivals(game, ["keen"] * game.table.game.players)
    rivals.think = lambda: None
    rivals.action = lambda: action
    game.write_side()
    return bench


def thinking(bench):
    """The generic screen of a rival that thinks."""
    return all_rivals(bench).push(RIVAL_SCREEN)


def asked(bench):
    """What the coach says now."""
    return bench.push("screens.in_game.coach.Thinking", [None, None])


class GameBench(Bench):
    """A bench for games of GAME; the players have these COLOURS, by seat, and the dice come from DICE."""

    GAME = ""
    COLOURS = (3, 2, 1, 0, 4, 5)
    DICE = None

    def begin(self, names=SHORT[:2], dice=None, motion=False, seed=SEED, **options):
        """A game in the place of the one that runs, if any does; seat 0 is first."""
        self.app.set("motion", motion)
        colours = list(self.COLOURS[: len(names)])
        self.app.game.new(self.GAME, list(names), colours, options, 0, dice or self.DICE, seed)
        if self.app.stack[-1][0] == MESSAGE and self.app.stack[-1][1][0][0] == WAITS:
            self.app.stack.pop()
        self.settle()
        return self

    def again(self, names=None, **options):
        """Another game of the same players, or of as many of them."""
        return self.begin(self.names[:names], **options)

    def act(self, what, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=what, **more)), "refused"
        self.settle(200)
        return self

    def roll(self, *dice):
        """A roll of table dice."""
        return self.act("roll", dice=list(dice))

    def undo(self):
        """Undo, past the screen that asks."""
        return self._turned(lambda: self.app.undo(True))

    def redo(self):
        """Redo, past the menu."""
        return self._turned(self.app.redo)

    def _turned(self, turn):
        assert turn(), "refused"
        self.settle()
        return self

    def push(self, name, state=None):
        """Open a screen."""
        self.app.stack.push(name, state)
        self.settle()
        return self

    def press(self, *names):
        """As every bench does."""
        super().press(*names)
        return self

    def press_twice(self):
        """Ok is pressed twice, the second time before the first one is answered."""
        self.hardware.keys.events += [keys.OK, keys.OK]
        self.settle()

    def acknowledge(self):
        """Everybody does what the notices say."""
        while self.top == self.app.game.screens.NOTICE:
            self.press("ok")
        return self

    def noticed(self):
        """What the notices of the action are about: for each the type of its event."""
        return [instruction.event for instruction in self.app.stack.screen.queue]

    def told(self):
        """The words of the open notice, as one text."""
        return " ".join([line[0] for line in self.app.stack.screen.words.lines]).replace("\xa0", " ")

    def go_to(self, focus):
        """Move the focus by the keys that every board has until it is there."""
        for _ in range(60):
            if self.focus == focus:
                return self
            self.press("right" if "right" in self.key_names else "down")
        raise AssertionError(f"{focus} cannot be reached on {self.top}")

    def row(self, words):
        """Press ok on the row of the list that begins with these words."""
        rows = self.app.stack.screen.list
        for _ in range(60):
            if rows.labels[rows.focus].startswith(words):
                return self.press("ok")
            self.press("down")
        raise AssertionError(f"no row begins with {words}")

    def reached(self, key, times):
        """Where the focus is now and after each of so many presses."""
        found = [self.focus]
        for _ in range(times):
            found.append(self.press(key).focus)
        return found

    def held(self):
        """The dice that are held, by position."""
        return [at for at in range(len(self.game.dice)) if self.app.stack.screen.held >> at & 1]

    @property
    def game(self):
        return self.app.game.table.game

    @property
    def names(self):
        """The players' names, by seat."""
        return self.app.game.table.players

    @property
    def focus(self):
        return self.app.stack.screen.focus


def opener(bench_class, cases, **widest):
    """The function of a case's name, a board and a folder that gives a bench which shows that case, with the widest
    names and what else is `widest`, where nothing else is given.
    """
    seats = registry.line(bench_class.GAME)[4]

    def bench_in(case, board, folder, names=LONG[:seats], **options):
        bench = bench_class(board, folder).begin(names, **{**widest, **options})
        cases[case](bench)
        return bench

    return bench_in
