"""The table protocol over USB: a computer follows the running game and plays in it, while people keep pressing keys.

A connection begins with the computer's first line (firmware/drivers/usb_serial.py), and ends with its last one or after
a minute of silence. Each line gets one line back; nothing is sent unasked. Lines that begin with "tableside" concern
the connection:
    tableside off        ends it
    tableside WORD       returns what the handheld is and "at" and "game", which change with every change of state, so
                         that a computer need not poll the state. WORD is echoed, to tell the answer from older ones.
Every other line is one of the table protocol, about the game on the screen.
"""

from firmware import VERSION, loading, session_restore
from firmware.app import NOT_DONE
from firmware.fairness import CARDS, COMPUTER, SAVE, SEED, hides, reveals
from firmware.game_session import ONLY_IN_MEMORY
from firmware.language import later
from firmware.screen_stack import MESSAGE
from shared_rules import advice
from shared_rules.game import Refused
from shared_rules.protocol import NO_ROOM, Session, refused
from shared_rules.text import canonical_json

LONGEST_LINE = 8192
"""Bytes of the longest accepted line: the save of a long game."""
SILENCE_MS = 60000
"""After this time without a byte the computer is gone: unplugged or asleep."""
MOST_WAITING = 24
"""Maximum number of unread notices while a computer plays; the oldest are dropped."""
SAW = {
    SEED: later("The computer on the cable has the seed: it can know all rolls and hidden cards."),
    CARDS: later("The computer on the cable has seen hidden cards."),
}
NOT_NOTED = "The handheld cannot note that this was seen: its storage is full or failing."
_PART = 120
"""Minimum bytes of a list of actions made at a time: three actions of Puzzle Sheet, in about 20 ms."""
_WORD = b"tableside"
_END = b"\n"
_NO_ROOM = canonical_json.write(NO_ROOM).encode()
_TOO_LONG = b'{"error":{"code":"bad_json","message":"The line is too long."},"ok":false}'
_DONE = b'{"error":{"code":"no_answer","message":"It was done. For the answer there is no memory."},"ok":false}'
_LINE_END = 10


class UsbTable:
    """One connection. `step()` is called in each turn of the main loop."""

    def __init__(self, app):
        self._app = app
        self._usb = app.hardware.usb
        self._session = Session(None, table=AppTable(app))
        self._line = bytearray()
        self._too_long = False
        self._heard = app.now
        self._leaves = False
        self._rest = None  # an iterator over the rest of the answer
        self._answer = self._status("usb")
        self._sent = 0

    def step(self):
        """Read or send without waiting. Return False once the connection is over."""
        self._usb.sending = False
        silent = self._app.hardware.elapsed(self._app.now, self._heard) > SILENCE_MS
        if self._answer is not None:
            self._sent = self._usb.write(self._answer, self._sent)
            if self._sent == len(self._answer):
                self._sent = 0
                self._answer = self._next_part()
            elif silent:
                return False
            self._usb.sending = True
            return True
        if self._leaves or silent:
            return False
        if self._read():
            self._answer = self._answer_in_short_memory()
            self._line = bytearray()
            self._too_long = False
        return True

    def _read(self):
        """Return True once a whole line is read."""
        for _turn in range(256):
            byte = self._usb.read()
            if byte < 0:
                return False
            self._heard = self._app.now
            if byte == _LINE_END:
                return True
            if not self._too_long:
                self._keep(byte)
        return False

    def _keep(self, byte):
        self._too_long = len(self._line) >= LONGEST_LINE
        if not self._too_long:
            try:
                self._line.append(byte)
            except MemoryError:
                self._too_long = True

    def _answer_in_short_memory(self):
        game = self._app.game
        number, at = game.record.number, game.at
        try:
            return self._answered()
        except MemoryError:
            self._rest = None
            # An accepted action must not look refused.
            return _NO_ROOM if game.record.number == number and game.at == at else _DONE

    def _answered(self):
        if self._too_long:
            return _TOO_LONG
        line = bytes(self._line)
        if line.startswith(_WORD):
            word = "".join([chr(byte) for byte in line[len(_WORD) :].strip()[:32] if 32 <= byte < 127])
            self._leaves = word == "off"
            return self._status(word)
        self._rest = self._in_parts(self._session.reply(line))
        return next(self._rest)

    def _in_parts(self, reply):
        """Return an iterator over the bytes of a reply, in parts if it may exceed the heap. Play continues."""
        if reply is NO_ROOM:
            raise MemoryError
        for key in ("actions", "advice"):
            if key in reply:
                return _listed(key, reply[key])
        if "games" in reply:
            return _listed("games", self._games(reply["games"]))
        if "save" in reply:
            return _saved(reply["save"])
        return iter((canonical_json.write(reply).encode(),))

    def _games(self, described):
        yield from described

    def _next_part(self):
        """Return the next part of the answer, then the line end, then None."""
        if self._rest is not None:
            try:
                for part in self._rest:
                    return part
            except MemoryError:
                pass  # the line ends here and is not valid JSON
            self._rest = None
        # The line end is separate, because there may be no memory for a copy of a long answer.
        return None if self._answer is _END else _END

    def _status(self, word):
        app = self._app
        status = {
            "ok": True,
            "tableside": word,
            "version": VERSION,
            "board": app.hardware.board.NAME,
            "game": app.game.record.number,
            "at": app.game.at,
        }
        return canonical_json.write(status).encode()


def _saved(lines):
    yield b'{"ok":true,"save":"'
    for line in lines:
        line += "\n"
        # The setup alone can have several thousand characters, and quoting makes a list entry of each.
        for start in range(0, len(line), _PART):
            yield canonical_json.quoted(line[start : start + _PART])[1:-1].encode()
    yield b'"}'


def _listed(key, values):
    """Yield the JSON list under this key; None in `values` means not ready yet. An action made before the list ends
    cuts it off: {"actions":[...],"error":{...},"ok":false}.
    """
    part = '{"%s":[' % key
    between = ""
    end = '],"ok":true}'
    try:
        for value in values:
            if value is None:
                yield b""
                continue
            part += between + canonical_json.write(value)
            between = ","
            if len(part) >= _PART:
                yield part.encode()
                part = ""
    except Refused as refusal:
        end = _ended_by(refused(refusal))
    except MemoryError:
        end = _ended_by(NO_ROOM)
    yield (part + end).encode()


def _ended_by(error):
    return "]," + canonical_json.write(error)[1:]


def _stays(message):
    # Return True if players must read this message, whatever the computer does meanwhile.
    return message in SAW.values() or message[0] == session_restore.WAITS


class AppTable:
    """The app's game as a table of shared_rules.protocol: accepted actions are recorded and shown as if pressed."""

    def __init__(self, app):
        self._app = app
        self.restored = 0

    @property
    def to_move(self):
        """The seat to move, as Table.to_move."""
        return self._app.game.table.to_move

    @property
    def phase(self):
        """The phase, as Table.phase."""
        return self._app.game.table.phase

    def _table(self):
        if self._app.game.table is None:
            raise Refused("no_game", "There is no game yet.")  # same text as the host's table
        return self._app.game.table

    def _playable(self):
        table = self._table()
        if self._app.game.locked:
            raise Refused("no_game", "The game on the handheld is read-only.")
        return table

    def legal(self):
        """Yield the legal actions one by one. Raises Refused if the game changes meanwhile."""
        table = self._playable()
        self._asked_about_secrets(table)
        return self._while_it_stands(table, table.legal())

    def _asked_about_secrets(self, table):
        # Missing actions reveal hidden cards, too.
        if table.game.secret_actions and table.to_move is not None:
            self._peeked(CARDS)

    def _while_it_stands(self, table, values):
        app = self._app
        at = app.game.at
        for value in values:
            yield value
            if app.game.table is not table or app.game.at != at:
                raise Refused("bad_request", "The game changed before this was answered. Ask again.")

    def advise(self):
        """Yield advice for the player to move, None while thinking. Raises Refused as legal() does."""
        table = self._playable()
        if table.game.ADVISES:
            self._asked_about_secrets(table)
        return self._while_it_stands(table, advice.best_choices(table.game))

    def state(self, as_player):
        """Return the state as everyone or one seat sees it."""
        table = self._table()
        state = table.state(as_player)
        if as_player is not None and table.game.secret_actions:
            self._peeked(CARDS)
        return state

    def save(self):
        """Return the lines of the current record."""
        table = self._table()
        what = hides(self._app.game)
        if what:
            self._peeked(what)
        return table.record_lines()

    def _peeked(self, what):
        """Warn the players, once a game, of what the computer is about to see while the game can continue, and record
        it. Raises Refused if that cannot be recorded.
        """
        app = self._app
        before = len(app.game.record.seen)
        if not reveals(app.game, what):
            raise Refused("bad_request", NOT_NOTED)
        if len(app.game.record.seen) > before:
            app.wake()
            app.stack.show_message(SAW[what])

    def do(self, action):
        """Do an action, record it and show its result. A refusal that depends on hidden cards reveals them."""
        table = self._playable()
        try:
            return self._shown("do", table.do, action)
        except Refused:
            if action.get("type") in table.game.secret_actions:
                self._peeked(CARDS)
            raise

    def undo(self, force):
        """Undo; the person at the computer asks the table before forcing an undo of dice."""
        return self._shown("undo", self._playable().undo, force)

    def redo(self):
        """Redo the last undone action."""
        return self._shown("redo", self._playable().redo)

    def audit(self):
        """Close the game and return its seed."""
        table = self._playable()
        seed = self._app.game.audit() if table.over else table.audit()
        if seed is None:
            raise Refused("bad_request", NOT_DONE)
        return seed

    def new(self, game, players, options, first, dice, seed):
        """Start a game. The previous one is kept, as when it is left."""
        return self._begin(
            lambda table: table.new(game, players, options, first, dice, seed), None if seed is None else COMPUTER
        )

    def load(self, text):
        """Open a game from its record as a game of this handheld."""
        return self._begin(lambda table: table.load(text), SAVE)

    def _begin(self, fill, seed_from):
        table = self._app.game.new_table()
        events = fill(table)
        self.restored = table.restored
        waits = session_restore.waits(self._app.game)
        self._open(table)
        self._app.game.begin(table, events, {"colours": self._colours(table), "seed_from": seed_from})
        if waits:
            self._app.stack.show_message(waits)
        return events

    def _wake(self):
        self._app.game.tips.silent = True
        self._app.wake()

    def _open(self, table):
        self._wake()
        if not self._app.game.may_give_way():
            raise Refused("bad_request", ONLY_IN_MEMORY)
        if self._app.game.table is not None:
            self._app.game.leave()

    def _colours(self, table):
        return list(loading.screens_of(table.game.ID).COLOURS or range(len(table.players)))

    def _shown(self, operation, change, *arguments):
        """Do it, record it, show the phase, the new notices, and above them the unread ones. If memory runs out, reload
        the game, with or without the action as recorded.
        """
        app = self._app
        try:
            events = change(*arguments)
            self._wake()
            notice = app.game.screens.NOTICE
            waiting = [
                entry
                for entry in app.stack.cover()
                if entry[0] == notice or entry[0] == MESSAGE and _stays(entry[1][0])
            ]
            app.game.show_phase()
            app.game.accepted(operation, events)
            if waiting:
                app.stack.show(app.stack.cover() + waiting[-MOST_WAITING:])
        except MemoryError:
            app.stack.home()
            app.game.recover(True)
            raise
        return events
