"""Rivals: seats that the handheld plays, with the advice of the game (shared_rules/advice.py).

Levels are metadata (`rivals`): record, undo and audit do not depend on them. A rival thinks in slices while no key is
pressed. The game's dice screen, else firmware/screens/in_game/rival.py, asks for its action. In a demonstration all
seats are rivals; real dice need a person.
"""

from firmware import loading
from firmware.game_screens import RIVAL_SCREEN
from firmware.keys import OK
from shared_rules import registry
from shared_rules.game import Refused

_PAUSE_MS = 250  # time without a key before an unseen rival starts to think, because its advice must be imported first
_STEP_MS = 250
_READ_MS = 1800  # how long a demonstration shows what a rival did
_PART_MS = 20
_PARTS = 8  # maximum per turn of the main loop, because a simulated clock may stand still


class Rivals:
    """The rivals of a GameSession. levels: for each seat one of shared_rules.rival.LEVELS, or "" for a person."""

    def __init__(self, game, levels: list):
        self._game = game
        self.levels = levels
        self._at = -1  # GameSession.at of the position being analysed
        self._thinking = None  # the advice generator
        self._action = None

    def plays(self, seat: int | None) -> bool:
        """Return True if the handheld plays this seat."""
        return seat is not None and bool(self.levels[seat])

    @property
    def seat(self) -> int | None:
        """The first rival among the seats to act next; None if there is none."""
        for seat in self._game.table.game.awaited():
            if self.plays(seat):
                return seat
        return None

    def to_move(self) -> bool:
        """Return True if a rival is among the seats to act next."""
        return self.seat is not None

    def screen(self, name: str) -> str:
        """Return the screen to open instead of a person's screen `name` in this phase."""
        shared = self._game.app.game.screens.RIVALS_TOO
        return RIVAL_SCREEN if self.to_move() and name not in shared else name

    # Thinking

    def step(self) -> int:
        """Return the index (0 to 2) of the lit square while a rival thinks."""
        app = self._game.app
        return app.now // _STEP_MS % 3 if app.settings.motion else 1

    def action(self) -> dict | None:
        """Return the next rival's action, complete except for dice; None while it thinks."""
        return self._action if self._at == self._game.at else None

    def think(self) -> None:
        """Think for a moment if a rival is to move and has not decided. It also thinks before a roll: a game's advice
        caches what it plans for all rolls of the turn.
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
            # The advice failed: play the first legal action.
            self._thinking = None
            self._game.app.log("advice", error)
            self._action = self._first_allowed()

    def _advance(self):
        hardware = self._game.app.hardware
        begun = hardware.now()
        if self._thinking is None:
            table = self._game.table
            advice = loading.collecting(registry.advice, table.game.ID)
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
        level = self.levels[self.seat or 0]
        choose = loading.load("shared_rules.rival").choose
        action = choose(advice, level, table.commitment, table.in_force, table.game.CLOSE).action
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

    # Undo goes back to a person's last action; redo forward to the next position where a person acts.

    def _is_own(self, entry):
        # Dice that people entered for a rival are theirs to correct.
        return self.plays(entry.player) and not ("dice" in entry.action and not entry.rolled_by_device)

    def undo_entries(self) -> list:
        """Return what rivals did and the person's action before it, last first; [] if no person acted."""
        table = self._game.table
        entries = []
        for number in [] if table.audited else table.numbers_in_force():
            entries += table.entries(number, number + 1)
            if not self._is_own(entries[-1]):
                return entries
        return []

    def undo(self, force: bool) -> list:
        """Undo all these entries, as Table.undo does."""
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
        """Redo as Table.redo does, with what rivals did after it."""
        table = self._game.table
        events = table.redo()
        entry = table.redo_entry()
        while entry and self._is_own(entry):
            events = events + table.redo()
            entry = table.redo_entry()
        return events
