"""The running game: actions go to the table, accepted ones to flash before anything is shown, and back from flash after a power cut."""

# pyright: reportAttributeAccessIssue=false, reportGeneralTypeIssues=false
# The app that inherits this brings the storage, the screens and their stack; Refused is imported when the first game is.

FLASH_FAILS = "The memory is full or failing. Play on, but keep the power on: new moves are not kept."
LOOK_ONLY = "This game belongs to another version of the rules. It can only be looked at."
UNREADABLE = "Something went wrong with this game. It is kept, and so is a report."


class RunningGame:
    """The part of the app that owns the table; the app inherits it.

    `deed` says how the events came about that the game's screens module is given: "new", "do", "undo" or "redo".
    """

    def __init__(self):
        self.table = None
        self.game_number = None  # None also for a game that the flash refused
        self.colours = []
        self.deed = None
        self._refused = None  # shared_rules' exception of this name, once there is a table
        self.look_only = False  # the record is of another rules version: sheets and history can be seen, nothing can be played
        self._at = 0  # what happened since the set-up, as a number of entries: tells a place from before the last action
        self._outcome_kept = None  # whether the side file tells the outcome; None: not looked yet
        self._unsaved = False  # the record in flash lacks lines: the next write puts it there whole
        self.flash_news = None  # a message about the flash that the loop shows once the screens have settled
        self._flash_told = False

    def _new_table(self):
        # The rules are imported for the first game, not before: home is there sooner.
        from shared_rules.table import Refused, Table

        self._refused = Refused
        return Table(self.hardware.entropy)

    # Playing

    def new_game(self, game, players, colours, options=None, first=None, dice=None, seed=None):
        """Start a game and open its first screen; True when the rules accept the set-up.

        colours: for each seat an index into theme.PLAYERS; the others as the protocol's `new` takes them, None = default.
        """
        table = self._new_table()
        try:
            events = table.new(game, players, options, first, dice, seed)
        except self._refused as refusal:
            self.tell(refusal.message)
            return False
        self._adopt(table, None, colours)
        self._save(table.take_new_lines())
        self.deed = "new"
        self.play()
        self.screens().after(self, events)
        return True

    def act(self, action):
        """Do one action; True when the rules accept it, else their reason is shown."""
        if self._refuse_old():
            return False
        try:
            events = self.table.do(action)
        except self._refused as refusal:
            self.tell(refusal.message)
            return False
        self._accepted("do", events)
        return True

    def undo(self, force=False):
        """Take back one action. Without `force` the table is asked first where the device's dice would be taken back."""
        if self._refuse_old():
            return False
        try:
            events = self.table.undo(force)
        except self._refused as refusal:
            if refusal.code == "undo_crosses_roll":
                self.push(self.UNDO)
            else:
                self.tell(refusal.message)
            return False
        self.play()
        self._accepted("undo", events)
        return True

    def redo(self):
        """Do again what was taken back last."""
        if self._refuse_old():
            return False
        try:
            events = self.table.redo()
        except self._refused as refusal:
            self.tell(refusal.message)
            return False
        self.play()
        self._accepted("redo", events)
        return True

    def audit(self):
        """The seed of a finished game as hex, or None after showing why not. It closes the game."""
        if self._refuse_old():
            return None
        try:
            seed = self.table.audit()
        except self._refused as refusal:
            self.tell(refusal.message)
            return None
        self._save(self._new_lines())
        return seed

    def _refuse_old(self):
        if self.look_only:
            self.tell(LOOK_ONLY)
        return self.look_only

    def _accepted(self, deed, events):
        self._save(self._new_lines())
        self.deed = deed
        self.screens().after(self, events)

    # Keeping

    def _adopt(self, table, number, colours):
        self.table = table
        self._at = len(table.entries()) if table else 0
        self.look_only = False
        self.game_number = number
        self.colours = colours
        self._outcome_kept = None
        self._unsaved = False

    def _new_lines(self):
        lines = self.table.take_new_lines()
        self._at += len(lines)
        return lines

    def _save(self, lines):
        """Bring the record in flash up to the table's. When the flash refuses, the game goes on and the next save tries again."""
        try:
            if self.game_number is None:
                self.game_number = self.storage.create(self.table.save(), self._side())
            elif self._unsaved:
                self.storage.rewrite(self.game_number, self.table.save())
            elif lines:
                self.storage.append(self.game_number, lines)
            self._unsaved = False
            if self._outcome_kept is None:
                self._outcome_kept = "winners" in self.storage.side(self.game_number)
            side = self._side()
            if ("winners" in side) != self._outcome_kept:
                self.storage.write_side(self.game_number, side)
                self._outcome_kept = not self._outcome_kept
        except OSError:
            self._unsaved = True
            self.flash_failed()

    def _side(self):
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

    # Coming back

    def resume(self, number):
        """Load game `number` and open its screen; False after telling why it cannot be loaded."""
        messages = []
        if not self._load(number, messages):
            self.tell(messages[0])
            return False
        self.go_on()
        for message in messages:
            self.tell(message)
        return True

    def go_on(self):
        """Open the running game where it was left."""
        left = self.storage.side(self.game_number).get("left")
        if self.look_only:
            self.show([[self.HOME, None], [self.screens().SHEETS, None]])
        elif _is_place(left) and left["at"] == self._at:
            # Once only: a screen that breaks must not meet the same state again.
            self._write_side(self._side())
            self.show([[self.HOME, None]] + left["stack"])
        else:
            self.play()

    def leave(self):
        """Go home; the same screens, notices that wait among them, come back when this game is resumed."""
        self._cover()
        stack = [entry for entry in self.stack[1:] if entry[0] != self.MENU]
        if self.game_number is not None and not self.look_only and stack:
            side = self._side()
            side["left"] = {"at": self._at, "game": self.game_number, "stack": stack}
            self._write_side(side)
        self.home()

    def _write_side(self, side):
        try:
            self.storage.write_side(self.game_number, side)
        except OSError:
            self.flash_failed()

    def delete_game(self, number):
        """Delete game `number` for good, the running one too."""
        if number == self.game_number:
            self._adopt(None, None, [])
        try:
            self.storage.delete(number)
        except OSError:
            self.flash_failed()

    def _load(self, number, messages):
        """Make game `number` the running one; what the players must know is added to `messages`."""
        text, damaged = self.storage.record(number)
        table = self._new_table()
        try:
            table.load(text, True)
        except self._refused as refusal:
            messages.append(refusal.message)
            return self._look(number, text)
        except Exception as error:
            self.log("the record of game %d" % number, error)
            messages.append(UNREADABLE)
            return False
        self._adopt(table, number, self._seat_colours(number, len(table.players)))
        if damaged or table.lost:
            messages.append("The end of this game could not be read. %d moves came back." % table.restored)
            good = table.save()
            try:
                self.storage.keep_lost(number, text[len(good):])
                self.storage.rewrite(number, good)
            except OSError:
                self._unsaved = True
        return True

    def _look(self, number, text):
        """Open a record of another rules version for looking; False when it is none."""
        from firmware import old_record

        try:
            table = old_record.look(text)
        except Exception as error:
            self.log("the old record of game %d" % number, error)
            table = None
        if table is None:
            return False
        self._adopt(table, number, self._seat_colours(number, len(table.players)))
        self.look_only = True
        return True

    def _seat_colours(self, number, players):
        colours = self.storage.side(number).get("colours")
        if isinstance(colours, list) and len(colours) == players:
            if all([colour in (0, 1, 2, 3) and colours.count(colour) == 1 for colour in colours]):
                return colours
        return list(range(players))

    def restore(self):
        """Open what was open when the power went: the same screens with the same focus, and notices of an action that was recorded
        but not shown any more."""
        place = self.storage.read_place()
        if not _is_place(place):
            self.home()
            return
        messages = []
        number = place["game"]
        if number is not None and not self._load(number, messages):
            self.home()
        elif number is None or self.look_only or self._at == place["at"]:
            self.show(place["stack"])
        else:
            self._catch_up(place["at"])
        for message in messages:
            self.tell(message)

    def _catch_up(self, at):
        """The record went further than the place: show what the actions since then have to say."""
        self.play()
        for entry in self.table.entries()[at:]:
            if entry.kind != "audit":
                self.deed = entry.kind
                self.screens().after(self, entry.events)

    def keep_place(self):
        """Write down which screens are open."""
        try:
            self.storage.write_place({"at": self._at, "game": self.game_number, "stack": self.stack})
        except OSError:
            self.flash_failed()

    def compact_place(self):
        """Shorten the place log; for quiet moments."""
        try:
            self.storage.compact_place()
        except OSError:
            self.flash_failed()


def _is_place(place):
    if not isinstance(place, dict) or not isinstance(place.get("at"), int) or "game" not in place:
        return False
    stack = place.get("stack")
    if not isinstance(stack, list) or not stack:
        return False
    for entry in stack:
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[0], str) or "." not in entry[0]:
            return False
    return True
