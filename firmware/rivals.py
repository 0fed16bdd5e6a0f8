"""Rivals: seats that the handheld plays itself, with the advice of the game (shared_rules/advice.py).

Who they are is kept beside the record, as `rivals` in the game's side file: for each seat a level of
shared_rules.rival.LEVELS, or "" for a person. So a record, and what undo and audit make of it, is the same whoever sits
where.

A rival thinks in parts while no key is pressed, from when it is to move, whatever screen is open. What it does then,
its screens ask for: the game's own where its dice lie, else firmware/screens/in_game/rival.py.

In a demonstration all seats are rivals: nobody writes, and it goes on by itself. Real dice wait for those who roll.
"""

from firmware import loading
from firmware.keys import OK
from shared_rules import registry, rival
from shared_rules.game import Refused

SCREEN = "screens.in_game.rival.Rival"
_PAUSE_MS = 250  # without a key for so long a rival begins, if nobody sees it think: it has to be imported first
_STEP_MS = 250
_READ_MS = 1800  # what a rival did is to be read for so long in a demonstration
_PART_MS = 20
_PARTS = 8  # as many in a turn of the main loop at most: a simulated clock may stand still meanwhile


class Rivals:
    """Those of a GameSession. levels: see above."""

    def __init__(self, game, levels: list):
        self._game = game
        self.levels = levels
        self._at = -1  # GameSession.at of the position that is thought about
        self._thinking = None  # the generator
        self._action = None

    def plays(self, seat: int | None) -> bool:
        """Return True if the handheld plays this seat."""
        return seat is not None and bool(self.levels[seat])

    @property
    def seat(self) -> int | None:
        """The rival that acts next, the first of those who are awaited; None where only people are."""
        for seat in self._game.table.game.awaited():
            if self.plays(seat):
                return seat
        return None

    def to_move(self) -> bool:
        """Return True if a rival acts next, or beside people."""
        return self.seat is not None

    def screen(self, name: str) -> str:
        """The screen in the place of the one that a person would have in this phase."""
        shared = self._game.app.game.screens.RIVALS_TOO
        return SCREEN if self.to_move() and name not in shared else name

    # Thinking

    def step(self) -> int:
        """Which of the three things that move while a rival thinks is lit now."""
        app = self._game.app
        return app.now // _STEP_MS % 3 if app.settings.motion else 1

    def action(self) -> dict | None:
        """What the rival that acts next does, complete but for its dice; None while it thinks."""
        return self._action if self._at == self._game.at else None

    def think(self) -> None:
        """Think for a moment, where a rival is to move and has not decided. It does so before a roll too: what a game
        plans for all rolls it keeps in its advice, which stays for the turn.
        """
        game = self._game
        app = game.app
        if self._was_read():
            app.wake()
            app.key_reader.repeat(OK)
            return
        if not self.to_move():
            if self._thinking or self._action:
                self._thinking = self._action = None
            return
        if self.action():
            return
        if self._at != game.at:
            if not app.stack.screen.awaits_rival and app.hardware.elapsed(app.now, app.light.still_since) < _PAUSE_MS:
                return
            self._at = game.at
            self._thinking = self._action = None
        self._go_on()

    def _was_read(self):
        game = self._game
        app = game.app
        screen = app.stack.screen
        return (
            all(self.levels)
            and game.table.dice_from == "device"
            and screen is not None
            and screen.goes_on
            and not screen.awaits_rival
            and not app.light.asleep
            and app.hardware.elapsed(app.now, app.frame.drawn_at) >= _READ_MS
        )

    def _go_on(self):
        try:
            self._advance()
        except Exception as error:
            # Advice fails. The game goes on with what its rules list first.
            self._thinking = None
            self._game.app.log("advice", error)
            self._action = self._first_allowed()

    def _advance(self):
        hardware = self._game.app.hardware
        begun = hardware.now()
        if self._thinking is None:
            table = self._game.table
            advice = loading.tidily(registry.advice, table.game.ID)
            self._thinking = advice.think(table.game, self.seat)  # pyright: ignore[reportOptionalMemberAccess]
        try:
            hardware.busy = True
            for _part in range(_PARTS):
                next(self._thinking)  # pyright: ignore[reportArgumentType]
                if hardware.elapsed(hardware.now(), begun) >= _PART_MS:
                    return
        except StopIteration as end:
            self._decide(end.value)

    def _decide(self, advice):
        self._thinking = None
        table = self._game.table
        level = self.levels[self.seat]  # pyright: ignore[reportArgumentType, reportCallIssue]
        action = rival.choose(advice, level, table.commitment, table.in_force, table.game.CLOSE).action
        table.game.check(action)
        self._action = action

    def _first_allowed(self):
        game = self._game.table.game
        for action in game.legal():
            if game.actor(action) not in (None, self.seat):
                continue
            try:
                game.check(action)
                return action
            except Refused:
                pass  # a reroll is listed without its dice
        return None

    # Undo goes back to what a person did last, and redo comes forward again to where a person is to act.

    def _is_own(self, entry):
        # Dice that people typed in for a rival are theirs to correct.
        return self.plays(entry.player) and not ("dice" in entry.action and not entry.rolled_by_device)

    def undo_entries(self) -> list:
        """As GameSession has them: what rivals did, then what a person did before; none where nobody has."""
        table = self._game.table
        entries = []
        for number in [] if table.audited else table.numbers_in_force():
            entries += table.entries(number, number + 1)
            if not self._is_own(entries[-1]):
                return entries
        return []

    def undo(self, force: bool) -> list:
        """As Table.undo, over all of them."""
        entries = self.undo_entries()
        if not entries:
            raise Refused("nothing_to_undo", "There is nothing to undo.")
        if not force and any([entry.rolled_by_device or entry.shows_secret for entry in entries]):
            raise Refused("undo_crosses_roll", "The device rolled these dice: undo only if all agree.")
        events = []
        for _entry in entries:
            events = events + self._game.table.undo(True)
        return events

    def redo(self) -> list:
        """As Table.redo, and what rivals did after it."""
        table = self._game.table
        events = table.redo()
        entry = table.redo_entry()
        while entry and self._is_own(entry):
            events = events + table.redo()
            entry = table.redo_entry()
        return events
