"""The running game of the handheld: its table, its players, and how it is started, resumed and left. Actions are in
firmware/app.py.
"""

from firmware import game_record, language, loading, session_restore
from firmware.coach import Coach, level_in
from firmware.fairness import TAKEN, TEST, note
from firmware.game_record import GameRecord, levels_played
from firmware.game_screens import MENU, UNDO_SCREEN
from firmware.instructions import ACTED, DO, NEW, RIVAL
from firmware.language import later, shown_name, t
from firmware.screen_stack import HOME, PAUSE
from firmware.screens.in_game.tips import Tips
from firmware.turn_clock import TurnClock
from shared_rules.game import Refused

UNVEILING = "screens.in_game.unveiling.Unveiling"
ONLY_IN_MEMORY = later(
    "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it."
)
LOOK_ONLY = later("This game used another version of the rules. You can only view it.")
LOOKED_AT = later("This game is over. From History you can only look at it.")


class GameSession:
    """The running game of `app`; `table` is None if there is none."""

    def __init__(self, app):
        self.app = app
        self.operation = ""  # what caused the events that GameScreens gets, see firmware.instructions
        self.tips = Tips(app)
        self.evening_asked = False  # since power on
        self.was_asked = False  # before it, while the game was played that is restored: who plays on is not asked again
        self.adopt(None)

    def adopt(self, table, number: int | None = None, side: dict | None = None, place: dict | None = None) -> None:
        """Make `table` the running game, saved under `number`, with this metadata and session, which other programs may
        write; with None, no game runs.
        """
        side, place = side or {}, place or {}
        seats = len(table.players) if table else 0
        self.table = table
        self.rivals = self._rivals(game_record.levels_in(side, table) if table else ())  # what the handheld plays
        self.colours = game_record.colours_in(side, seats)  # for each seat an index into theme.PLAYERS
        self.at = table.count if table else 0  # number of entries since the setup
        self.read_only = False  # the record is of another rules version: view only
        self.looked_at = False  # finished, and opened from History: no undo
        self.coach = Coach(self, level_in(side))
        self.clock = TurnClock(seats)
        self.clock.restore(side.get("clock"), side.get("turns"), side.get("slept"), place.get("turns"))
        self.record = GameRecord(self.app.storage, table, number, side, place)

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

    def new(self, game, players, colours, options=None, first=None, dice=None, seed=None, beside=None) -> None:
        """Start a game and open its first screen. If the rules refuse the setup, show why and keep the open screen.

        colours: an index into theme.PLAYERS for each seat; beside: entries of its metadata (see
        firmware.game_record.side_of); the others as in the protocol's `new`, None = default.
        """
        self.app.frame.acknowledge_key()
        if not self.may_give_way():
            return
        waits = session_restore.waits(self)
        before = None if self.read_only else self.record.number
        if before is not None:
            self.adopt(None)
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
        side = dict(beside or {})
        side["colours"] = colours
        self.begin(table, events, side)
        if first is None and len(table.players) > 1 and self.screens.FIRST:
            self.app.stack.push("screens.in_game.starter.Starter", True)
        if waits:
            self.app.stack.show_message(waits)
        if not self.evening_asked:
            loading.load("firmware.evening").ask(self.app)

    def begin(self, table, events, side: dict) -> None:
        """Make an unrecorded game with this metadata the running one and open its first screen. events: the events of
        its setup; None if it is a continued game.
        """
        comes = side.get("seed_from")
        if not comes and self.app.hardware.test_dice:
            side["seed_from"] = TEST
        self.adopt(table, None, side)
        table.take_new_lines()  # the whole record is written
        self._note_end()
        self.record.save([], game_record.side_of(self))
        self.came_about(NEW)
        if comes:
            self.tips.forget()  # a computer started it, so what was played before does not count
        self.show_phase()
        if events:
            self.screens.after(self.app, events)

    # Changes

    @property
    def locked(self):
        """Why nothing in this game can be changed, for players; None if it can."""
        return LOOK_ONLY if self.read_only else LOOKED_AT if self.looked_at else None

    def may_change(self) -> bool:
        """Return True if the game can be changed; if not, show why. All ways that change a game ask this."""
        if self.locked:
            self.app.stack.show_message(self.locked)
            return False
        return True

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
        self.evening_asked = self.evening_asked or self.was_asked
        self.save()
        entry = self.table.undo_entry() if self.rivals else None
        self.came_about(operation, entry.player if entry else None)
        self.screens.after(self.app, events)
        if operation == DO and not self.table.over:
            self.teach([event["type"] for event in events])

    def save(self) -> bool:
        """Write what flash lacks of the record, and the outcome once it came or went; return False if flash refuses."""
        self._note_end()
        side = game_record.side_of(self)
        saved = self.record.save(self.take_new_lines(), side)
        return saved and not (self.record.lacks(side) and not self.write_side())

    def _note_end(self):
        if self.table.over:
            self.clock.stop()
            self.record.evening = self.record.evening or game_record.current_evening(self.app.storage)
        else:
            self.record.lost = None

    def write_side(self, left: dict | None = None, later: bool = True) -> bool:
        """Write the metadata; return False if flash refuses. left: the screens that were open when the players left the
        game; later: see GameRecord.write_side.
        """
        side = game_record.side_of(self)
        if left is not None:
            side["left"] = left
        if not self.record.write_side(side, later):
            return False
        self.clock.unsaved = []
        return True

    def teach(self, kinds: list) -> None:
        """Show the first unread tip for these types of events, or for the screen that is about to open, in front."""
        tips, app = self.tips, self.app
        if tips.silent or self.table is not None and self.awaits_rivals():
            return
        if tips.untaught is None:
            if app.light is None or self.table is None or self.read_only or self.coach.begun:
                return  # tips must not delay the first frame
            tips.look(self.table.game.ID)
        entry = tips.take(kinds)
        if entry:
            app.stack.push(*entry)

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
        if self.read_only:
            self.app.stack.show_message(LOOK_ONLY)
            return None
        seed = self.table.audit()
        if self.save():
            return seed
        self.app.flash_refused()  # after power off it could be undone, and played on with a known seed
        return None

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

    @property
    def levels(self) -> list:
        """For each seat the level of the rival that plays it, "" for a person."""
        return self.rivals.levels if self.rivals else [""] * len(self.table.players)

    def take_over(self, levels: list) -> None:
        """Let rivals or people play the seats from now on, by the levels that Rivals has, and show the phase. It stays
        on record, because a rival's choices are advice.
        """
        before, taken = self.rivals, self.record.taken
        self.record.taken = taken + [[self.at, self.levels]]
        self.rivals = self._rivals(levels)
        if note(self, TAKEN):
            self.show_phase()
        else:
            self.rivals, self.record.taken = before, taken
            self.app.flash_refused()

    def may_play(self, seat: int) -> bool:
        """Return False if a person would see the hidden cards of a rival that has played the seat from the start."""
        first = self.record.taken[0][1] if self.record.taken else self.levels
        return not (first[seat] and self.table.game.secret_actions and not self.table.over)

    def name_of(self, seat: int) -> str:
        """Return a player's name for players, with who plays the seat after a take-over."""
        name, plays = shown_name(self.table.players[seat]), self.who_plays(seat)
        return t("{0} ({1})", name, plays) if plays else name

    def who_plays(self, seat: int) -> str:
        """Return how a rival plays a seat after a take-over, at the end whether it has played it; "" for no rival."""
        if not self.record.taken:
            return ""
        by = levels_played(self)[seat] if self.table.over else [self.levels[seat]]
        if not any(by):
            return ""
        return t("with a rival") if "" in by else t("rival")

    def count_time(self, ms: int) -> None:
        """Add `ms` to the playing time if an unfinished game is open."""
        if self.record.number is not None and not self.read_only and not self.table.over and self.is_open():
            self.record.played_ms += ms

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
        if self.table is None or self.read_only or self.table.over or self._is_whole():
            return True
        self.app.stack.show_message(ONLY_IN_MEMORY)
        return False

    def _is_whole(self):
        # True if all of the record is in flash, after trying once more if a write failed.
        return not self.record.unsaved or self.save()

    def leave(self) -> None:
        """Go home; `resume` reopens the same screens, including waiting notices. If none of them is open, close what is
        open, one by one as back would, which keeps settings.
        """
        if not self.is_open():
            self._close_all()
            return
        entries = [entry for entry in self.app.stack.cover()[1:] if entry[0] != MENU]
        if not self.read_only and entries:
            self.write_side(game_record.place_of(self, entries))
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
        if self.read_only or self._is_whole():
            clock = self.clock
            self.adopt(None)
            if session_restore.load(self, record.number, []):
                self.clock = clock  # flash has less of the running turn
            else:
                opens = False
        if opens:
            self.reopen()

    def delete(self, number: int) -> None:
        """Delete game `number` permanently, even the running one."""
        record = self.record
        if number == record.number:
            self.adopt(None)
        # Save the open screens first: after a power cut the older ones would name a missing game.
        self.keep_session()
        record.delete(number)

    def keep_session(self) -> None:
        """Save which screens are open, for a restart after a power cut."""
        place = game_record.place_of(self, list(self.app.stack))
        if self.clock.needs_metadata():
            self.write_side()
        turns = self.clock.unsaved_turns()
        if turns:
            place["turns"] = turns
        place["seconds"] = self.record.played_ms // 1000
        if self.evening_asked or self.was_asked:
            place["asked"] = True
        self.app.storage.takes(self._keep_session, place)

    def _keep_session(self, place):
        storage = self.app.storage
        storage.settle()
        storage.write_session(place)
