"""The running game of the handheld: its table, its players, and how it is started, resumed and left. Actions are in
firmware/app.py.
"""

from firmware import game_record, language, loading, session_restore
from firmware.coach import OFF, Coach
from firmware.fairness import TEST
from firmware.game_record import GameRecord
from firmware.game_screens import MENU, UNDO_SCREEN
from firmware.instructions import ACTED, DO, NEW, RIVAL
from firmware.language import later
from firmware.screen_stack import HOME, PAUSE
from firmware.screens.in_game.tips import Tips
from firmware.turn_clock import OFF as NO_CLOCK
from firmware.turn_clock import TurnClock
from shared_rules.game import Refused

UNVEILING = "screens.in_game.unveiling.Unveiling"
ONLY_IN_MEMORY = later(
    "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it."
)
LOOK_ONLY = later("This game used another version of the rules. You can only view it.")


class GameSession:
    """The running game of `app`; `table` is None if there is none."""

    def __init__(self, app):
        self.app = app
        self.operation = ""  # what caused the events that GameScreens gets, see firmware.instructions
        self.tips = Tips(self)
        self.evening_asked = False  # since power on
        self.adopt(None, None, [])

    def adopt(self, table, number, colours: list, seed_from: str | None = None, levels=()) -> None:
        """Make `table` the running game, saved under `number`; with all None or empty, no game runs."""
        self.table = table
        self.rivals = self._rivals(levels)  # the seats that the handheld plays, or None
        self.colours = colours  # for each seat an index into theme.PLAYERS
        self.at = table.count if table else 0  # number of entries since the setup
        self.read_only = False  # the record is of another rules version: view only
        self.looked_at = False  # finished, and opened from History: no undo
        self.coach = Coach(self)
        self.clock = TurnClock(self, len(table.players) if table else 0)
        self.record = GameRecord(self, number, seed_from)

    def _rivals(self, levels):
        return loading.load("firmware.rivals").Rivals(self, list(levels)) if any(levels) else None

    @property
    def screens(self):
        """The GameScreens of the running game."""
        return loading.screens_of(self.table.game.ID)

    def new_table(self):
        """Return a table without a game, with the hardware's entropy."""
        return loading.load("shared_rules.table.table").Table(self.app.hardware.entropy)

    # A new game

    def new(
        self,
        game,
        players,
        colours,
        options=None,
        first=None,
        dice=None,
        seed=None,
        levels=(),
        coach=OFF,
        clock=NO_CLOCK,
        series=None,
        handicap=None,
    ) -> None:
        """Start a game and open its first screen. If the rules refuse the setup, show why and keep the open screen.

        colours: an index into theme.PLAYERS for each seat; levels, coach, clock, series, handicap: see firmware.rivals,
        coach, turn_clock, series, handicap; the others as in the protocol's `new`, None = default.
        """
        self.app.frame.acknowledge_key()
        if not self.may_give_way():
            return
        waits = session_restore.waits(self)
        before = None if self.read_only else self.record.number
        if before is not None:
            self.adopt(None, None, [])
        loading.forget_games(game)
        self.tips.look(game)
        table = self.new_table()
        try:
            events = table.new(game, players, options, first, dice, seed)
        except Refused as refusal:
            self.show_refusal(refusal, [game, len(players)])
            if before is not None:
                session_restore.load(self, before, [])
            return
        self.begin(table, events, colours, None, levels, coach, clock, series, handicap)
        if first is None and len(table.players) > 1 and self.screens.FIRST:
            self.app.stack.push("screens.in_game.starter.Starter", True)
        if waits:
            self.app.stack.show_message(waits)
        if not self.evening_asked:
            loading.load("firmware.evening").ask(self.app)

    def begin(
        self,
        table,
        events,
        colours: list,
        seed_from: str | None = None,
        levels=(),
        coach: int = OFF,
        clock=NO_CLOCK,
        series=None,
        handicap=None,
    ) -> None:
        """Make an unrecorded game the running one and open its first screen. events: the events of its setup; None if
        it is a continued game.
        """
        self.adopt(table, None, colours, seed_from or (TEST if self.app.hardware.test_dice else None), levels)
        self.coach.level = coach
        self.clock.limit = clock
        self.record.series = series
        self.record.handicap = handicap
        table.take_new_lines()  # `save` writes the whole record
        self.record.save([])
        self.came_about(NEW)
        if seed_from:
            self.tips.forget()  # a computer started it, so what was played before does not count
        self.show_phase()
        if events:
            self.screens.after(self.app, events)

    # Changes

    def may_change(self) -> bool:
        """Return True if the game can be changed; if not, show a message."""
        if self.read_only:
            self.app.stack.show_message(LOOK_ONLY)
        return not self.read_only

    def attempt(self, change, *arguments):
        """Call a method of the table that changes the game; return its result, or None after showing why not."""
        if not self.may_change():
            return None
        try:
            return change(*arguments)
        except Refused as refusal:
            self.show_refusal(refusal)
        return None

    def show_refusal(self, refusal: Refused, setup: list | None = None) -> None:
        """Show the reason, with a link to the rule if any. setup: [game, number of players] if it is new."""
        stack = self.app.stack
        if refusal.code.startswith("undo_crosses"):
            stack.push(UNDO_SCREEN)
            return
        setup = setup if refusal.code == "bad_option" else None
        game = setup[0] if setup else self.table.game.ID if refusal.code == "illegal" else ""
        if game and loading.screens_of(game).HOW_TO_PLAY:
            stack.push("screens.in_game.refusal.Refusal", [refusal.template, list(refusal.values), setup])
        else:
            stack.show_message(language.refusal(refusal))

    def accepted(self, operation: str, events: list) -> None:
        """Record and show what the table accepted. operation: DO, UNDO or REDO."""
        self.app.frame.acknowledge_key()
        self.record.save(self.take_new_lines())
        entry = self.table.undo_entry() if self.rivals else None
        self.came_about(operation, entry.player if entry else None)
        self.screens.after(self.app, events)
        if operation == DO and not self.table.over:
            self.tips.teach(*[event["type"] for event in events])

    def take_new_lines(self) -> list:
        """Return the lines of the record that flash lacks."""
        lines = self.table.take_new_lines()
        self.at += len(lines)
        return lines

    def came_about(self, operation: str, player: int | None = None) -> None:
        """Set what caused the events that GameScreens gets next; player: who acted."""
        self.operation = RIVAL if operation == DO and self.is_rival(player) else operation

    def audit(self):
        """Close the finished game and return its seed as hex, or None after showing why not."""
        seed = self.attempt(self.table.audit)
        if seed is not None:
            self.record.save(self.take_new_lines())
        return seed

    def undo_entries(self) -> list:
        """Return the entries that undo reverses, the last one first; [] if none."""
        if self.rivals:
            return self.rivals.undo_entries()
        return [entry for entry in (self.table.undo_entry(),) if entry]

    # Players

    def is_rival(self, seat: int | None) -> bool:
        """Return True if the handheld plays this seat."""
        return self.rivals is not None and self.rivals.plays(seat)

    def awaits_rivals(self) -> bool:
        """Return True if only rivals may act next."""
        awaited = self.table.game.awaited()
        return bool(awaited) and all([self.is_rival(seat) for seat in awaited])

    def people(self) -> int:
        """Return the number of seats that people have."""
        return len([seat for seat in range(len(self.table.players)) if not self.is_rival(seat)])

    def pause(self) -> None:
        """Stop the clock until somebody presses ok."""
        self.app.stack.push(PAUSE, [later("The clock is paused. Press OK to play on."), later("Pause")])

    def take_over(self, levels: list) -> None:
        """Let rivals or people play the seats from now on, by the levels that Rivals has, and show the phase."""
        self.rivals = self._rivals(levels)
        if self.record.number is not None:
            self.record.write_side(self.record.side())
        self.show_phase()

    # Opening and leaving

    def show_phase(self, name: str = "") -> None:
        """Close everything above home and open the screen for the phase; `name` saves looking it up."""
        name = name or self.screens.play(self.table)
        entries = [[HOME, None], [self.rivals.screen(name) if self.rivals else name, None]]
        if self.table.over and self.operation in ACTED and self.app.settings.unveil and len(self.table.players) > 1:
            entries.append([UNVEILING, None])
        self.app.stack.show(entries)

    def is_open(self) -> bool:
        """Return True if a screen of the game is open."""
        stack = self.app.stack
        return len(stack) > 1 and stack[1][0].startswith(("games.", "screens.in_game."))

    def may_give_way(self) -> bool:
        """Return True if another game may replace this one: none runs, or it is saved or over. Otherwise show a
        message.
        """
        if self.table is None or self.read_only or self.table.over or self.record.is_whole():
            return True
        self.app.stack.show_message(ONLY_IN_MEMORY)
        return False

    def leave(self) -> None:
        """Go home; `resume` reopens the same screens, including waiting notices. If none of them is open, close what is
        open, one by one as back would, which keeps settings.
        """
        if not self.is_open():
            self._close_all()
            return
        entries = [entry for entry in self.app.stack.cover()[1:] if entry[0] != MENU]
        if not self.read_only and entries:
            self.record.write_left(entries)
        self.app.stack.home()

    def _close_all(self):
        stack = self.app.stack
        depth = len(stack)
        while depth > 1:
            name, state = stack[-1]
            screen = stack.screen or loading.screen_class(name)(self.app, state)
            if screen.leaves_when_held:
                screen.closed()
            if len(stack) >= depth:
                return
            depth = len(stack)

    def resume(self, number: int) -> bool:
        """Load game `number` and open its screen; return False after showing why it cannot be loaded."""
        self.app.frame.acknowledge_key()
        return session_restore.resume(self, number)

    def look(self, number: int) -> None:
        """Open the finished game `number` for viewing."""
        if self.resume(number):
            self.looked_at = self.table.over

    def reopen(self) -> None:
        """Open the game where it was left."""
        session_restore.reopen(self)

    def restore(self) -> None:
        """Restore the screens and focus from before a power cut, and show notices of a recorded action that were
        missed.
        """
        session_restore.restore(self)

    def recover(self, opens: bool) -> None:
        """Reload the game from flash after a crash, which may have left the table half changed, if its record is
        complete. Then open it if `opens`.
        """
        record = self.record
        if record.number is None:
            record.unsaved = True  # the crash came while the game was created
        if self.read_only or record.is_whole():
            self.adopt(None, None, [])
            opens = session_restore.load(self, record.number, []) and opens
        if opens:
            self.reopen()

    def delete(self, number: int) -> None:
        """Delete game `number` permanently, even the running one."""
        record = self.record
        if number == record.number:
            self.adopt(None, None, [])
        # Save the open screens first: after a power cut the older ones would name a missing game.
        self.keep_session()
        record.delete(number)

    def keep_session(self) -> None:
        """Save which screens are open, for a restart after a power cut."""
        place = game_record.place_of(self, list(self.app.stack))
        if self.clock.needs_metadata():
            self.record.write_side(self.record.side())
        if self.clock.unsaved:
            place["turns"] = self.clock.unsaved_turns()
        place["seconds"] = self.record.played_ms // 1000
        try:
            self.app.storage.write_session(place)
        except OSError:
            self.app.flash_failed()
