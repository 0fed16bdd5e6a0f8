"""The running game: actions go to the table, accepted ones to flash before anything is shown, and back from flash after a power cut."""

# pyright: reportAttributeAccessIssue=false, reportGeneralTypeIssues=false
# The app that inherits this brings the storage, the screens and their stack; Refused is imported when the first game is.

from firmware.storage.storage import TAIL_WORTH_FOLDING

FLASH_FAILS = "The memory is full or failing. Play on, but keep the power on: new moves are not kept."
ONLY_IN_MEMORY = (
    "The game that runs is not in flash, which is full or failing. Play it to its end first; switching off gives it up."
)
LOOK_ONLY = "This game belongs to another version of the rules. It can only be looked at."


class RunningGame:
    """The part of the app that owns the table; the app inherits it.

    `deed` says how the events came about that the game's screens module is given: "new", "do", "undo" or "redo".
    """

    def __init__(self):
        self.table = None
        self.game_number = None  # None also for a game that the flash refused
        self.colours = []
        self.deed = None
        self.refused = None  # shared_rules' exception of this name, once there is a table
        self.look_only = (
            False  # the record is of another rules version: sheets and history can be seen, nothing can be played
        )
        self.at = 0  # what happened since the set-up, as a number of entries: tells a place from before the last action
        self._outcome_kept = None  # whether the side file tells the outcome; None: not looked yet
        self.unsaved = False  # the record in flash lacks lines: the next write puts it there whole
        self.flash_news = None  # a message about the flash that the loop shows once the screens have settled
        self._flash_told = False

    def new_table(self):
        """A table without a game; it draws from the hardware's entropy."""
        # The rules are imported for the first game, not before: home is there sooner.
        from shared_rules.table.table import Refused, Table

        self.refused = Refused
        return Table(self.hardware.entropy)

    # Playing

    def new_game(self, game, players, colours, options=None, first=None, dice=None, seed=None):
        """Start a game and open its first screen; True when the rules accept the set-up.

        colours: for each seat an index into theme.PLAYERS; the others as the protocol's `new` takes them, None = default.
        """
        self.light_hint()
        if not self.kept():
            return False
        table = self.new_table()
        try:
            events = table.new(game, players, options, first, dice, seed)
        except self.refused as refusal:
            self.tell(refusal.message)
            return False
        self.begin(table, events, colours)
        return True

    def begin(self, table, events, colours):
        """Make a game of which nothing is recorded yet the running one, and open its first screen. events: those of its set-up; None: it goes on."""
        self.adopt(table, None, colours)
        self._save(table.take_new_lines())
        self.deed = "new"
        self.play()
        if events:
            self.screens().after(self, events)

    def act(self, action):
        """Do one action; True when the rules accept it, else their reason is shown."""
        if self._refuse_old():
            return False
        try:
            events = self.table.do(action)
        except self.refused as refusal:
            self.tell(refusal.message)
            return False
        self.accepted("do", events)
        return True

    def undo(self, force=False):
        """Take back one action. Without `force` the table is asked first where the device's dice would be taken back."""
        if self._refuse_old():
            return False
        try:
            events = self.table.undo(force)
        except self.refused as refusal:
            if refusal.code == "undo_crosses_roll":
                self.push(self.UNDO)
            else:
                self.tell(refusal.message)
            return False
        self.play()
        self.accepted("undo", events)
        return True

    def redo(self):
        """Do again what was taken back last."""
        if self._refuse_old():
            return False
        try:
            events = self.table.redo()
        except self.refused as refusal:
            self.tell(refusal.message)
            return False
        self.play()
        self.accepted("redo", events)
        return True

    def audit(self):
        """The seed of a finished game as hex, or None after showing why not. It closes the game."""
        if self._refuse_old():
            return None
        try:
            seed = self.table.audit()
        except self.refused as refusal:
            self.tell(refusal.message)
            return None
        self._save(self._new_lines())
        return seed

    def _refuse_old(self):
        if self.look_only:
            self.tell(LOOK_ONLY)
        return self.look_only

    def accepted(self, deed, events):
        """Record and show what the table has accepted. deed: "do", "undo" or "redo"."""
        self.light_hint()
        self._save(self._new_lines())
        self.deed = deed
        self.screens().after(self, events)

    # Keeping

    def adopt(self, table, number, colours):
        """Make `table` the running game, kept in flash under `number`; all None or empty: there is none any more."""
        self.table = table
        self.at = table.count if table else 0
        self.look_only = False
        self.game_number = number
        self.colours = colours
        self._outcome_kept = None
        self.unsaved = False

    def _new_lines(self):
        lines = self.table.take_new_lines()
        self.at += len(lines)
        return lines

    def _save(self, lines):
        """Bring the record in flash up to the table's. When the flash refuses, the game goes on and the next save tries again."""
        try:
            if self.game_number is None:
                self.game_number = self.storage.create(self.table.save(), self.side())
            elif self.unsaved:
                self.storage.rewrite(self.game_number, self.table.save())
            elif lines:
                self.storage.append(self.game_number, lines)
            self.unsaved = False
            if self._outcome_kept is None:
                self._outcome_kept = "winners" in self.storage.side(self.game_number)
            side = self.side()
            if ("winners" in side) != self._outcome_kept:
                self.storage.write_side(self.game_number, side)
                self._outcome_kept = not self._outcome_kept
        except OSError:
            self.unsaved = True
            self.flash_failed()

    def saved(self):
        """Try once more where the flash refused; True when the record of the running game is in flash whole."""
        if self.unsaved:
            self._save([])
        return not self.unsaved

    def kept(self):
        """True when the running game may give way to another: it is in flash or over, or there is none. Else the players are told."""
        if self.table is None or self.look_only or self.table.over or self.saved():
            return True
        self.tell(ONLY_IN_MEMORY)
        return False

    def side(self):
        """What goes into the game's side file now."""
        side = {"colours": self.colours}
        if self.table.over:
            state = self.table.state()
            side["scores"] = state["scores"]
            side["winners"] = state["winners"]
        return side

    def flash_failed(self):
        """Tell the players, once, that the flash does not take what it is given."""
        if not self._flash_told:
            self._flash_told = True
            self.flash_news = FLASH_FAILS

    # Coming back: the handheld keeps in memory what that needs only while it does so.

    def resume(self, number):
        """Load game `number` and open its screen; False after telling why it cannot be loaded."""
        self.light_hint()
        return _coming_back().resume(self, number)

    def go_on(self):
        """Open the running game where it was left."""
        _coming_back().go_on(self)

    def restore(self):
        """Open what was open when the power went: the same screens with the same focus, and notices of an action that was recorded
        but not shown any more."""
        _coming_back().restore(self)

    def load(self, number, messages):
        """Make game `number` the running one; what the players must know is added to `messages`. False when it cannot be."""
        return _coming_back().load(self, number, messages)

    def leave(self):
        """Go home; the same screens, notices that wait among them, come back when this game is resumed."""
        self._cover()
        stack = [entry for entry in self.stack[1:] if entry[0] != self.MENU]
        if self.game_number is not None and not self.look_only and stack:
            side = self.side()
            side["left"] = {"at": self.at, "game": self.game_number, "stack": stack}
            self.write_side(side)
        self.home()

    def write_side(self, side):
        """Write the game's side file."""
        try:
            self.storage.write_side(self.game_number, side)
        except OSError:
            self.flash_failed()

    def delete_game(self, number):
        """Delete game `number` for good, the running one too."""
        if number == self.game_number:
            self.adopt(None, None, [])
        try:
            self.storage.delete(number)
        except OSError:
            self.flash_failed()

    def tidy_record(self):
        """What the next action would have to do first, done while nobody waits."""
        try:
            self.storage.fold_tail(TAIL_WORTH_FOLDING)
        except OSError:
            pass  # nothing is lost by it: the next action meets the same flash, and the players are told then

    def keep_place(self):
        """Write down which screens are open."""
        try:
            self.storage.write_place({"at": self.at, "game": self.game_number, "stack": self.stack})
        except OSError:
            self.flash_failed()


def _coming_back():
    from firmware import session_restore as coming_back

    return coming_back
