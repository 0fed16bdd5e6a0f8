"""Load a game from flash: resumed by its players, or after a power cut with the open screens. The functions act on a
GameSession.
"""

from firmware import game_record, language, loading, wording
from firmware.game_screens import RIVAL_SCREEN
from firmware.instructions import DO, NEW, is_action
from firmware.language import later
from firmware.recovery import NOT_SHOWN
from firmware.screen_stack import HOME
from firmware.storage import settings
from firmware.storage.files import exists
from shared_rules import registry
from shared_rules.game import Refused
from shared_rules.table.record import add_crc, good_values

FIRST_START = ("screens.large_text.Ask", "screens.self_test.SelfTest", "screens.first_language.Ask")
"""The screens of a new board, the last first; one whose files were used with another board has only the self-test."""
SELF_TEST = FIRST_START[1]
UNREADABLE = later("Something went wrong. The game and a report are saved.")
NEWEST = 12
"""Number of newest games searched for one to resume."""
_IN_GAME = ("games.", "screens.in_game.")
"""How the name of a screen begins that shows the running game."""
WAITS = later("{0} is unfinished. You can resume it in History ({1}).")


def to_resume(app) -> tuple:
    """Return (number, setup) of the running or the newest unfinished game; (None, None) if there is none."""
    if app.game.table is not None and not app.game.table.over:
        # Known without reading flash, which would delay the screen.
        return app.game.record.number, {"game": app.game.table.game.ID, "players": app.game.table.players}
    for number in app.storage.games()[:NEWEST]:
        if not app.storage.is_over(number):
            found = app.storage.setup(number)
            if found and registry.line(found["game"]):
                return number, found
    return None, None


def waits(session) -> list | None:
    """Return the message for players when a new game replaces the one that home offers. None if there is none, or if
    the players read it when the game began that is now over.
    """
    if session.table is not None and session.table.over and not session.looked_at:
        return None
    _number, setup = to_resume(session.app)
    if setup is None:
        return None
    names = language.joined([["{0}", name] for name in setup["players"]], ", ")
    return [WAITS, [registry.name(setup["game"])], names]


def resume(session, number):
    """Load game `number` and open its screen; return False after showing why it cannot be loaded."""
    if number == session.record.number and not session.read_only:
        reopen(session)
        return True
    if not session.may_give_way():
        return False
    messages = []
    stack = session.app.stack
    if not load(session, number, messages):
        stack.show_message(messages[0])
        return False
    reopen(session)
    for message in messages:
        stack.show_message(message)
    return True


def reopen(session):
    """Open the running game where it was left."""
    app, record = session.app, session.record
    left = record.left()
    if session.read_only:
        app.stack.show([[HOME, None], [session.screens.SHEETS, None]])
    elif left is not None and game_record.is_place(left) and left["at"] == session.at:
        _warned(session, left)
        _open(session, [[HOME, None]] + left["stack"], session.at)
        session.keep_session()
        # Only once: a screen that crashes must not get the same state again.
        session.write_side()
    else:
        session.show_phase()
        events = session.table.opening() if not session.at else None
        if events:
            # No one has acted yet: the power may have failed before these notices were seen.
            session.came_about(NEW)
            session.screens.after(app, events)


# Loading the record


def load(session, number, messages, place=None):
    """Make game `number` the running one and append messages for the players to `messages`. place: the saved session,
    if restoring after a power cut.
    """
    return loading.collecting(_load, session, number, messages, place or {})


def _load(session, number, messages, place):
    storage = session.app.storage
    text, damaged = storage.record(number)
    table = session.new_table()
    try:
        table.load(text, True)
    except Refused as refusal:
        messages.append(wording.unreadable(storage.setup(number), refusal))
        return _look(session, number, text)
    except Exception as error:
        session.app.log("the record of game %d" % number, error)
        messages.append(UNREADABLE)
        return False
    side = storage.side(number)
    session.adopt(table, number, side, place)
    session.looked_at = place.get("looks") is True and table.over
    session.tips.forget()
    if damaged or table.lost:
        messages.append([later("The end of this game is damaged. Moves recovered: {0}."), table.restored])
        _cut(session.record, storage, number, table.save())
    if ("winners" in side) != table.over:
        # The power failed between the last action and writing the outcome.
        if table.over:
            session.record.evening = game_record.current_evening(storage)
        session.record.recount(number)
        session.write_side()
    return True


def _cut(record, storage, number, good):
    # Keep the damaged part in a separate file.
    kept = storage.takes(storage.quarantine_tail, number, good) and storage.takes(storage.rewrite, number, good)
    record.unsaved = not kept


def _warned(session, place):
    # Restore that the coach has already checked this choice.
    if place.get("warned") is True and place["at"] == session.at:
        session.coach.warned = session.at


def _look(session, number, text):
    """Open a record of another rules version for viewing; return False if it is none."""
    try:
        table = _read_old(session, text)
    except Exception as error:
        session.app.log("the old record of game %d" % number, error)
        table = None
    if table is None:
        return False
    session.adopt(table, number, session.app.storage.side(number))
    session.rivals = None
    session.read_only = True
    return True


def _read_old(session, text):
    """Return a table with as much of the record as the present rules can replay, or None if it is no record of another
    version. It may differ from what the players had, so nothing may be added.
    """
    values = [value for value, _crc in good_values(text)]
    if not values or not isinstance(values[0], dict):
        return None
    rules = registry.find(values[0].get("game"))
    if rules is None or values[0].get("version") == rules.VERSION:
        return None
    values[0]["version"] = rules.VERSION
    lines = []
    crc = 0
    for value in values:
        line, crc = add_crc(value, crc)
        lines.append(line + "\n")
    table = session.new_table()
    try:
        table.load("".join(lines))
    except Refused:
        return None
    return table


# Restoring the screens


def restore(session):
    """Restore the screens and focus from before a power cut, and show notices of a recorded action that were missed."""
    app = session.app
    place = app.storage.read_session()
    if game_record.is_place(place):
        _restore_place(session, place)
    else:
        app.stack.home()
        if place is not None:
            app.storage.quarantine("place.log", NOT_SHOWN)
    if app.hardware.is_new_board() and SELF_TEST not in [name for name, _state in app.stack]:
        is_blank = not exists(app.storage.path(settings.FILE))
        for screen in FIRST_START if is_blank else (SELF_TEST,):
            app.stack.push(screen)


def _restore_place(session, place):
    messages = []
    number = place["game"]
    if number is not None and not load(session, number, messages, place):
        session.app.stack.home()
    elif number is not None and session.read_only:
        reopen(session)
    else:
        _warned(session, place)
        _open(session, place["stack"], place["at"])
        session.was_asked = place.get("asked") is True and session.is_open() and not session.table.over
    for message in messages:
        session.app.stack.show_message(message)


def _open(session, entries, at):
    """Open these saved screens and show what happened after the first `at` entries, as if it were done on them."""
    app = session.app
    is_in_flash = session.record.number is not None
    lost = is_in_flash and at > session.at
    if lost or (session.rivals is None and any([name == RIVAL_SCREEN for name, _state in entries])):
        session.show_phase()  # the record or the metadata lost what these screens need
        return
    if _is_known(entries):
        app.recovery.from_flash = list(entries)
        app.stack.show(entries)
    elif not is_in_flash or len(entries) < 2 or not entries[1][0].startswith(_IN_GAME):
        app.stack.home()
    else:
        # Another firmware version named its screens differently: rebuild the notices of the last action.
        session.show_phase()
        if at and any([name.endswith(".Notice") for name, _state in entries]):
            at -= 1
    if is_in_flash and at != session.at:
        if len(entries) < 2:
            session.show_phase()
        _show_since(session, at)


def _show_since(session, at):
    # Show what happened after the first `at` entries of the record.
    events = []
    for entry in session.table.entries(at):
        if entry.kind == "audit":
            continue
        if entry.kind == DO or entry.kind != session.operation:
            events = []  # undo and redo over rivals' actions are several entries, shown as one
        events = events + entry.events
        if entry.kind != DO:
            session.show_phase()
        session.came_about(entry.kind, entry.player)
        session.screens.after(session.app, events)
        if entry.kind == DO and not session.table.over:
            if session.tips.untaught is None:
                session.tips.look(session.table.game.ID)
            session.teach([event["type"] for event in events])


def _is_known(stack):
    """Return True if the top screen exists, and notices have an action."""
    if any([name.endswith("notice.Notice") and not is_action(state) for name, state in stack]):
        return False
    try:
        return hasattr(loading.screen_class(stack[-1][0]), "needs_table")  # as every screen has
    except (AttributeError, ImportError):
        return False
