"""The running game: actions go to the table, accepted ones to flash before anything is shown, and back from flash after
a power cut.
"""

from firmware import coach, loading, session_restore, unfinished
from firmware.coach import OFF, WARNS
from firmware.fairness import TEST
from firmware.instructions import DO, RIVAL
from firmware.rivals import Rivals
from firmware.screens.in_game import tips
from firmware.session_restore import NOT_SHOWN
from firmware.storage import outcomes, side_file
from firmware.storage.storage import JOURNAL_WORTH_MERGING
from shared_rules.game import Refused

ONLY_IN_MEMORY = (
    "The current game cannot be saved: storage is full or failing. Finish it first. Switching off loses it."
)
BROKEN = "Something went wrong. Your game is safe: see History."
LOOK_ONLY = "This game used another version of the rules. You can only view it."


class RunningGame:
    """The game that runs on the handheld of `app`, or none. Its attributes are explained where they are set."""

    def __init__(self, app):
        self.app = app
        self.operation = ""  # how the events came about that the GameScreens are given, see firmware.instructions
        self.untaught = {}  # see firmware.screens.in_game.tips; None: not looked yet
        self.by_computer = False  # a computer on the cable did something after the last key: nobody is taught by that
        self.from_flash = []  # the entries of the stack of screens that flash held, when they came back last
        self.adopt(None, None, [])

    def new_table(self):
        """A table without a game; it draws from the hardware's entropy."""
        return loading.load("shared_rules.table.table").Table(self.app.hardware.entropy)  # pyright: ignore[reportAttributeAccessIssue]

    def at_fault(self) -> tuple:
        """(name of the open screen, what stands before it in a crash's report, what the players are told). When a
        screen that came back from flash is open, its state may be one that no screen ever had: it is set aside.
        """
        stack = self.app.stack
        place = stack[-1][0] if stack else "start"
        # Home is below everything, and fresh whenever it is uncovered.
        doubted = [entry for entry in stack[1:] or stack if any([entry is each for each in self.from_flash])]
        if stack and not doubted:
            return place, "", BROKEN
        self.from_flash = []
        self.app.storage.quarantine("place.log")
        return place, "restored ", NOT_SHOWN

    # Playing

    def new(self, game, players, colours, options=None, first=None, dice=None, seed=None, levels=(), coach=OFF) -> None:
        """Start a game and open its first screen. When the rules refuse the setup, the open screen stays and their
        reason is shown.

        colours: for each seat an index into theme.PLAYERS; levels: see firmware.rivals; the others as the protocol's
        `new` takes them, None = default.
        """
        self.app.acknowledge_key()
        if self.kept():
            loading.tidily(self._new, levels, coach, colours, game, players, options, first, dice, seed)

    def _new(self, levels, coach, colours, *setup):
        waits = unfinished.told(self)
        before = None if self.read_only else self.number
        if before is not None:
            self.adopt(None, None, [])
        loading.forget_games(setup[0])
        self.look_for_tips(setup[0])
        table = self.new_table()
        events = self._allowed(table.new, *setup)
        if events is not None:
            self.begin(table, events, colours, levels=levels, coach=coach)
            if setup[3] is None and len(table.players) > 1 and self.app.screens().FIRST:
                self.app.push("screens.in_game.starter.Starter", True)
            if waits:
                self.app.show_message(waits)
        elif before is not None:
            session_restore.load(self, before, [])

    def begin(self, table, events, colours: list, seed_from: str | None = None, levels=(), coach: int = OFF) -> None:
        """Make a game of which nothing is recorded yet the running one, and open its first screen. events: those of its
        setup; None: it goes on.
        """
        self.adopt(table, None, colours, seed_from or (TEST if self.app.hardware.test_dice else None), levels)
        self.coach = coach
        table.take_new_lines()  # all lines are written at once
        self._save([])
        self.came_about("new")
        if seed_from:
            self.untaught = None  # a computer began it, whatever was played before
        self.app.play()
        if events:
            self.app.screens().after(self.app, events)

    def act(self, action: dict) -> bool:
        """Do one action; True when the rules accept it, else their reason is shown. Also False where the coach looks at
        it first.
        """
        if self.warns(action):
            return False
        events = self._changed(self.table.do, action)
        if events is None:
            return False
        self.accepted("do", events)
        return True

    def warns(self, action: dict, then: list | None = None) -> bool:
        """Let the coach look at a choice, once for each decision: True when it does. It then makes the choice itself,
        or opens the screen `then`, unless the player thinks better of it.
        """
        if self.coach != WARNS:
            return False
        return coach.warns(self, action, then)

    def undo(self, force: bool = False) -> bool:
        """Take back one action, and what rivals did after it. Without `force` the table is asked first where that takes
        back the device's dice, or what showed somebody a hidden card.
        """
        return self._turned("undo", self._changed((self.rivals or self.table).undo, force))

    def redo(self) -> bool:
        """Do again what was taken back last."""
        return self._turned("redo", self._changed((self.rivals or self.table).redo))

    def undo_entries(self) -> list:
        """The entries that undo takes back, the last one first; none where there is nothing to undo."""
        if self.rivals:
            return self.rivals.undo_entries()
        return [entry for entry in (self.table.undo_entry(),) if entry]

    def _turned(self, operation, events):
        if events is None:
            return False
        self.app.play()
        self.accepted(operation, events)
        return True

    def audit(self):
        """The seed of a finished game as hex, or None after showing why not. It closes the game."""
        seed = self._changed(self.table.audit)
        if seed is not None:
            self._save(self._new_lines())
        return seed

    def _changed(self, change, *arguments):
        """What a method of the table gives that goes on with the game, or None after the players were told why it is
        refused.
        """
        if self.read_only:
            self.app.show_message(LOOK_ONLY)
            return None
        return self._allowed(change, *arguments)

    def _allowed(self, change, *arguments):
        try:
            return change(*arguments)
        except Refused as refusal:
            if refusal.code.startswith("undo_crosses"):
                self.app.push(self.app.UNDO)
            else:
                self._refused(refusal, arguments)
        return None

    def _refused(self, refusal, arguments):
        # With the way to the rule, where the game has one; a bad option is refused to Table.new alone.
        setup = [arguments[0], len(arguments[1])] if refusal.code == "bad_option" else None
        game = setup[0] if setup else self.table.game.ID if refusal.code == "illegal" else ""
        if game and loading.screens_of(game).HOW_TO_PLAY:
            self.app.push("screens.in_game.refusal.Refusal", [refusal.message, refusal.template, setup])
        else:
            self.app.show_message(refusal.message)

    def accepted(self, operation: str, events: list) -> None:
        """Record and show what the table has accepted. operation: "do", "undo" or "redo"."""
        self.app.acknowledge_key()
        self._save(self._new_lines())
        entry = self.table.undo_entry() if self.rivals else None
        self.came_about(operation, entry.player if entry else None)
        self.app.screens().after(self.app, events)
        if operation == "do" and not self.table.over:
            self.teach(*[event["type"] for event in events])

    def is_rival(self, seat: int | None) -> bool:
        """Return True if the handheld plays this seat itself."""
        return self.rivals is not None and self.rivals.plays(seat)

    def people(self) -> int:
        """The number of seats that people have."""
        return len([seat for seat in range(len(self.table.players)) if not self.is_rival(seat)])

    def came_about(self, operation: str, player: int | None = None) -> None:
        """Tell how the events came about that the GameScreens are given next; player: who acted."""
        self.operation = RIVAL if operation == DO and self.is_rival(player) else operation

    def teach(self, *kinds: str) -> None:
        """Show the tip for the first of these, types of events or the name of a screen about to open, that has one."""
        app = self.app
        if self.by_computer or self.table is not None and self.is_rival(self.table.to_move):
            return
        if self.untaught is None:
            if app.light is None or self.table is None or self.read_only or self.thinking:
                return  # nobody waits for the first picture because of a tip
            self.look_for_tips(self.table.game.ID)
        for what in kinds:
            if what in (self.untaught or ()):
                tips.show(app, what)
                return

    def look_for_tips(self, game: str) -> None:
        """Find out what of a game is to be taught still."""
        self.untaught = tips.untaught(self.app, game) if self.app.settings.tips else {}

    # Keeping

    def adopt(self, table, number, colours: list, seed_from: str | None = None, levels=()) -> None:
        """Make `table` the running game, kept in flash under `number`; all None or empty: there is none any more."""
        self.rivals = Rivals(self, list(levels)) if any(levels) else None  # the seats that the handheld plays itself
        self.table = table
        self.at = table.count if table else 0  # entries since the setup, by which a session knows its moment
        self.read_only = False  # the record is of another rules version: it can be seen and not played
        self.looked_at = False  # it is over and was opened from History: nothing is taken back
        self.number = number  # its name in flash; None also for a game that the flash refused
        self.colours = colours  # for each seat an index into theme.PLAYERS
        self.played_ms = 0  # how long the handheld was on with it open
        self.coach = OFF  # OFF, ON_REQUEST or WARNS
        self.warned = None  # `at` when the coach has looked at a choice last
        self.thinking = None  # the firmware.coach.Work of the screen that is about to open
        self.seed_from = seed_from  # who chose the seed, as firmware.fairness names them; None: this handheld drew it
        self.seen = []  # what a computer saw before the end, likewise
        self._outcome_kept = None  # whether the side file tells the outcome; None: not looked yet
        self.unsaved = False  # the record in flash lacks lines, and the next write puts it there whole

    def _new_lines(self):
        lines = self.table.take_new_lines()
        self.at += len(lines)
        return lines

    def _save(self, lines):
        """Bring the record in flash up to the table's. When the flash refuses, the game goes on and the next save tries
        again.
        """
        storage = self.app.storage
        try:
            if self.number is None:
                self.number = storage.create(self.table.save(), self.side())
            elif self.unsaved:
                storage.rewrite(self.number, self.table.save())
                self.recount(self.number)
            elif lines:
                storage.append(self.number, lines)
            self.unsaved = False
            if self._outcome_kept is None:
                self._outcome_kept = "winners" in storage.side(self.number)
            side = self.side()
            if ("winners" in side) != self._outcome_kept:
                storage.write_metadata(self.number, side)
                self._outcome_kept = not self._outcome_kept
        except OSError:
            self.unsaved = True
            self.app.flash_failed()

    def recount(self, number: int) -> None:
        """Let the outcome of a game be taken from its own files again. Raises OSError."""
        outcomes.forget(self.app.storage, number)

    def count_time(self, ms: int) -> None:
        """So long the handheld was on; it counts while a game that goes on is open."""
        if self.number is not None and not self.read_only and not self.table.over and self._is_open():
            self.played_ms += ms

    def _is_open(self):
        stack = self.app.stack
        return len(stack) > 1 and stack[1][0].startswith(("games.", "screens.in_game."))

    def saved(self) -> bool:
        """Try once more where the flash refused; True when the record is in flash whole."""
        if self.unsaved:
            self._save([])
        return not self.unsaved

    def kept(self) -> bool:
        """True when the game may give way to another: it is in flash or over, or there is none. Else the players are
        told.
        """
        if self.table is None or self.read_only or self.table.over or self.saved():
            return True
        self.app.show_message(ONLY_IN_MEMORY)
        return False

    def side(self) -> dict:
        """What goes into the game's side file now."""
        return side_file.of(self)

    def write_metadata(self, side: dict) -> None:
        """Write the game's side file."""
        self._or_told(self.app.storage.write_metadata, self.number, side)

    def note_seen(self, what: str) -> None:
        """Keep for good that a computer saw this, as firmware.fairness names it."""
        self.seen.append(what)
        if self.number is not None:
            side = self.side()
            left = self.app.storage.side(self.number).get("left")
            if left is not None:
                side["left"] = left
            self.write_metadata(side)

    def delete(self, number: int) -> None:
        """Delete game `number` for good, the running one too."""
        if number == self.number:
            self.adopt(None, None, [])
        # First the screens that are open now: what they were before names the game, which would be missed after a power
        # cut.
        self.keep_session()
        self._or_told(self.recount, number)  # another game may get its number
        self._or_told(self.app.storage.delete, number)

    def keep_session(self) -> None:
        """Write down which screens are open."""
        place = side_file.place_of(self, self.app.stack)
        place["seconds"] = self.played_ms // 1000
        self._or_told(self.app.storage.write_session, place)

    def _or_told(self, write, *arguments):
        try:
            write(*arguments)
        except OSError:
            self.app.flash_failed()

    def tidy_record(self) -> None:
        """What the next action would have to do first, done while nobody waits."""
        try:
            self.app.storage.merge_journal(JOURNAL_WORTH_MERGING)
        except (OSError, MemoryError):
            pass  # nothing is lost by it: the next action does it, and tells the players if the flash refuses again

    # Coming and going

    def leave(self) -> None:
        """Go home; the same screens, notices that wait among them, come back when this game is resumed. Where no game
        is open the screens are closed one after the other, as back would: what was set is kept.
        """
        if not self._is_open():
            self._close_all()
            return
        stack = [entry for entry in self.app.open_screens()[1:] if entry[0] != self.app.MENU]
        if self.number is not None and not self.read_only and stack:
            side = self.side()
            side["left"] = side_file.place_of(self, stack)
            self.write_metadata(side)
        self.app.home()

    def _close_all(self):
        app = self.app
        depth = len(app.stack)
        while depth > 1:
            name, state = app.stack[-1]
            screen = app.screen or loading.screen_class(name)(app, state)
            if screen.leaves_when_held:
                screen.closed()
            if len(app.stack) >= depth:
                return
            depth = len(app.stack)

    def resume(self, number: int) -> bool:
        """Load game `number` and open its screen; False after telling why it cannot be loaded."""
        self.app.acknowledge_key()
        return session_restore.resume(self, number)

    def look(self, number: int) -> None:
        """Open game `number`, which is over, for people to look at."""
        if self.resume(number):
            self.looked_at = self.table.over

    def go_on(self) -> None:
        """Open the game where it was left."""
        session_restore.go_on(self)

    def restore(self) -> None:
        """Open what was open when the power went: the same screens with the same focus, and notices of an action that
        was recorded but not shown any more.
        """
        session_restore.restore(self)

    def come_back(self, goes_on: bool) -> None:
        """After a crash: load the game from flash, because what broke may have left the table half changed; but only if
        all of it is there. Then open it if it `goes_on`.
        """
        if self.number is None:
            self.unsaved = True  # it broke while the game was created
        if self.read_only or self.saved():
            number = self.number
            self.adopt(None, None, [])
            goes_on = session_restore.load(self, number, []) and goes_on
        if goes_on:
            self.go_on()
