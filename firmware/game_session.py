"""The game that runs on the handheld: its table, who plays, and how it begins, comes back and is left. What an action
does is in firmware/app.py.
"""

from firmware import evening, game_record, loading, session_restore
from firmware.coach import OFF, Coach
from firmware.fairness import TEST
from firmware.game_record import GameRecord
from firmware.game_screens import MENU, UNDO_SCREEN
from firmware.instructions import ACTED, DO, NEW, RIVAL
from firmware.rivals import Rivals
from firmware.screen_stack import HOME, PAUSE
from firmware.screens.in_game.tips import Tips
from firmware.turn_clock import OFF as NO_CLOCK
from firmware.turn_clock import TurnClock
from shared_rules.game import Refused

UNVEILING = "screens.in_game.unveiling.Unveiling"
ONLY_IN_MEMORY = (
    "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it."
)
LOOK_ONLY = "This game used another version of the rules. You can only view it."


class GameSession:
    """The running game of `app`, or none: `table` is None then."""

    def __init__(self, app):
        self.app = app
        self.operation = ""  # how the events came about that the GameScreens are given, see firmware.instructions
        self.tips = Tips(self)
        self.evening_asked = False  # since power on
        self.adopt(None, None, [])

    def adopt(self, table, number, colours: list, seed_from: str | None = None, levels=()) -> None:
        """Make `table` the running game, kept in flash under `number`; all None or empty: there is none any more."""
        self.table = table
        self.rivals = Rivals(self, list(levels)) if any(levels) else None  # the seats that the handheld plays itself
        self.colours = colours  # for each seat an index into theme.PLAYERS
        self.at = table.count if table else 0  # entries since the setup
        self.read_only = False  # the record is of another rules version: it can be seen and not played
        self.looked_at = False  # it is over and was opened from History: nothing is taken back
        self.coach = Coach(self)
        self.clock = TurnClock(self, len(table.players) if table else 0)
        self.record = GameRecord(self, number, seed_from)

    @property
    def screens(self):
        """Its GameScreens."""
        return loading.screens_of(self.table.game.ID)

    def new_table(self):
        """A table without a game; it draws from the hardware's entropy."""
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
    ) -> None:
        """Start a game and open its first screen. When the rules refuse the setup, the open screen stays and their
        reason is shown.

        colours: for each seat an index into theme.PLAYERS; levels: see firmware.rivals; coach: see firmware.coach;
        clock: see firmware.turn_clock; the others as the protocol's `new` takes them, None = default.
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
        self.begin(table, events, colours, levels=levels, coach=coach, clock=clock, series=series)
        if first is None and len(table.players) > 1 and self.screens.FIRST:
            self.app.stack.push("screens.in_game.starter.Starter", True)
        if waits:
            self.app.stack.show_message(waits)
        evening.ask(self.app)

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
    ) -> None:
        """Make a game of which nothing is recorded yet the running one, and open its first screen. events: those of its
        setup; None: it goes on.
        """
        self.adopt(table, None, colours, seed_from or (TEST if self.app.hardware.test_dice else None), levels)
        self.coach.level = coach
        self.clock.limit = clock
        self.record.series = series
        table.take_new_lines()  # all lines are written at once
        self.record.save([])
        self.came_about(NEW)
        if seed_from:
            self.tips.forget()  # a computer began it, whatever was played before
        self.show_phase()
        if events:
            self.screens.after(self.app, events)

    # What changes it

    def may_change(self) -> bool:
        """False after a message that it can only be viewed."""
        if self.read_only:
            self.app.stack.show_message(LOOK_ONLY)
        return not self.read_only

    def attempt(self, change, *arguments):
        """What a method of the table returns that changes the game; None after the players were shown why not."""
        if not self.may_change():
            return None
        try:
            return change(*arguments)
        except Refused as refusal:
            self.show_refusal(refusal)
        return None

    def show_refusal(self, refusal: Refused, setup: list | None = None) -> None:
        """Say why, with the way to the rule where the game has one. setup: [game, how many players] of a new one."""
        stack = self.app.stack
        if refusal.code.startswith("undo_crosses"):
            stack.push(UNDO_SCREEN)
            return
        setup = setup if refusal.code == "bad_option" else None
        game = setup[0] if setup else self.table.game.ID if refusal.code == "illegal" else ""
        if game and loading.screens_of(game).HOW_TO_PLAY:
            stack.push("screens.in_game.refusal.Refusal", [refusal.message, refusal.template, setup])
        else:
            stack.show_message(refusal.message)

    def accepted(self, operation: str, events: list) -> None:
        """Record and show what the table has accepted. operation: DO, UNDO or REDO."""
        self.app.frame.acknowledge_key()
        self.record.save(self.take_new_lines())
        entry = self.table.undo_entry() if self.rivals else None
        self.came_about(operation, entry.player if entry else None)
        self.screens.after(self.app, events)
        if operation == DO and not self.table.over:
            self.tips.teach(*[event["type"] for event in events])

    def take_new_lines(self) -> list:
        """The lines of the record that flash lacks."""
        lines = self.table.take_new_lines()
        self.at += len(lines)
        return lines

    def came_about(self, operation: str, player: int | None = None) -> None:
        """Say how the events came about that the GameScreens are given next; player: who acted."""
        self.operation = RIVAL if operation == DO and self.is_rival(player) else operation

    def audit(self):
        """The seed of a finished game as hex, or None after showing why not. It closes the game."""
        seed = self.attempt(self.table.audit)
        if seed is not None:
            self.record.save(self.take_new_lines())
        return seed

    def undo_entries(self) -> list:
        """The entries that undo takes back, the last one first; none where there is nothing to undo."""
        if self.rivals:
            return self.rivals.undo_entries()
        return [entry for entry in (self.table.undo_entry(),) if entry]

    # Who plays

    def is_rival(self, seat: int | None) -> bool:
        """Return True if the handheld plays this seat itself."""
        return self.rivals is not None and self.rivals.plays(seat)

    def awaits_rivals(self) -> bool:
        """Return True if rivals act next, and no person may meanwhile."""
        awaited = self.table.game.awaited()
        return bool(awaited) and all([self.is_rival(seat) for seat in awaited])

    def people(self) -> int:
        """The number of seats that people have."""
        return len([seat for seat in range(len(self.table.players)) if not self.is_rival(seat)])

    def pause(self) -> None:
        """Stop the clock until somebody presses ok."""
        self.app.stack.push(PAUSE, ["The clock is paused. Press OK to play on.", "Pause"])

    def take_over(self, levels: list) -> None:
        """Let rivals or people play the seats from now on, by the levels that Rivals has, and show the phase."""
        self.rivals = Rivals(self, list(levels)) if any(levels) else None
        if self.record.number is not None:
            self.record.write_side(self.record.side())
        self.show_phase()

    # Coming and going

    def show_phase(self, name: str = "") -> None:
        """Close everything above home and open the screen for the phase, of this name where the caller knows it."""
        name = name or self.screens.play(self.table)
        entries = [[HOME, None], [self.rivals.screen(name) if self.rivals else name, None]]
        if self.table.over and self.operation in ACTED and self.app.settings.unveil and len(self.table.players) > 1:
            entries.append([UNVEILING, None])
        self.app.stack.show(entries)

    def is_open(self) -> bool:
        """Return True if its screens are open."""
        stack = self.app.stack
        return len(stack) > 1 and stack[1][0].startswith(("games.", "screens.in_game."))

    def may_give_way(self) -> bool:
        """True when another game may take its place: it is in flash or over, or there is none. Else there is a
        message.
        """
        if self.table is None or self.read_only or self.table.over or self.record.is_whole():
            return True
        self.app.stack.show_message(ONLY_IN_MEMORY)
        return False

    def leave(self) -> None:
        """Go home; the same screens, notices that wait among them, come back when this game is resumed. Where no game
        is open the screens are closed one after the other, as back would: what was set is kept.
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
        """Load game `number` and open its screen; False after a message why it cannot be loaded."""
        self.app.frame.acknowledge_key()
        return session_restore.resume(self, number)

    def look(self, number: int) -> None:
        """Open game `number`, which is over, for people to look at."""
        if self.resume(number):
            self.looked_at = self.table.over

    def reopen(self) -> None:
        """Open the game where it was left."""
        session_restore.reopen(self)

    def restore(self) -> None:
        """Open what was open when the power went: the same screens with the same focus, and notices of an action that
        was recorded but not shown any more.
        """
        session_restore.restore(self)

    def recover(self, opens: bool) -> None:
        """After a crash: load the game from flash, because what broke may have left the table half changed; but only if
        all of it is there. Then open it, if it `opens`.
        """
        record = self.record
        if record.number is None:
            record.unsaved = True  # it broke while the game was created
        if self.read_only or record.is_whole():
            self.adopt(None, None, [])
            opens = session_restore.load(self, record.number, []) and opens
        if opens:
            self.reopen()

    def delete(self, number: int) -> None:
        """Delete game `number` permanently, the running one too."""
        record = self.record
        if number == record.number:
            self.adopt(None, None, [])
        # First the screens that are open now: what they were before names the game, which would be missed after a power
        # cut.
        self.keep_session()
        record.delete(number)

    def keep_session(self) -> None:
        """Write down which screens are open, for after a power cut."""
        place = game_record.place_of(self, list(self.app.stack))
        if self.clock.needs_side_file():
            self.record.write_side(self.record.side())
        if self.clock.unsaved:
            place["turns"] = self.clock.unsaved_turns()
        place["seconds"] = self.record.played_ms // 1000
        try:
            self.app.storage.write_session(place)
        except OSError:
            self.app.flash_failed()
