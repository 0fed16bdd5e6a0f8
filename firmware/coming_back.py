"""How a game comes back from flash: resumed by its players, or after a power cut with the screens that were open. See RunningGame, whose methods these are."""

import os

from firmware.drawing import theme

SELF_TEST = "self_test.SelfTest"
UNREADABLE = "Something went wrong with this game. It is kept, and so is a report."


def resume(app, number):
    """Load game `number` and open its screen; False after telling why it cannot be loaded."""
    messages = []
    if not load(app, number, messages):
        app.tell(messages[0])
        return False
    go_on(app)
    for message in messages:
        app.tell(message)
    return True


def go_on(app):
    """Open the running game where it was left."""
    left = app.storage.side(app.game_number).get("left")
    if app.look_only:
        app.show([[app.HOME, None], [app.screens().SHEETS, None]])
    elif _is_place(left) and left["at"] == app.at:
        # Once only: a screen that breaks must not meet the same state again.
        app.write_side(app.side())
        app.show([[app.HOME, None]] + left["stack"])
    else:
        app.play()


def load(app, number, messages):
    """Make game `number` the running one; what the players must know is added to `messages`."""
    text, damaged = app.storage.record(number)
    table = app.new_table()
    try:
        table.load(text, True)
    except app.refused as refusal:
        messages.append(refusal.message)
        return _look(app, number, text)
    except Exception as error:
        app.log("the record of game %d" % number, error)
        messages.append(UNREADABLE)
        return False
    app.adopt(table, number, _seat_colours(app, number, len(table.players)))
    if damaged or table.lost:
        messages.append("The end of this game could not be read. %d moves came back." % table.restored)
        good = table.save()
        try:
            app.storage.keep_lost(number, text[len(good):])
            app.storage.rewrite(number, good)
        except OSError:
            app.unsaved = True
    return True


def _look(app, number, text):
    """Open a record of another rules version for looking; False when it is none."""
    from firmware import old_record

    try:
        table = old_record.look(text)
    except Exception as error:
        app.log("the old record of game %d" % number, error)
        table = None
    if table is None:
        return False
    app.adopt(table, number, _seat_colours(app, number, len(table.players)))
    app.look_only = True
    return True


def _seat_colours(app, number, players):
    colours = app.storage.side(number).get("colours")
    if isinstance(colours, list) and len(colours) == players:
        if all([isinstance(colour, int) and 0 <= colour < len(theme.PLAYERS) and colours.count(colour) == 1 for colour in colours]):
            return colours
    return list(range(players))


def restore(app):
    """Open what was open when the power went: the same screens with the same focus, and notices of an action that was recorded
    but not shown any more."""
    place = app.storage.read_place()
    if _is_place(place):
        _restore_place(app, place)
    else:
        app.home()
    if app.stack[-1][0] != SELF_TEST and _exists(new_board(app)):
        app.push(SELF_TEST)


def new_board(app):
    """The path of the file by which an installer says that this board was never tried, whatever it holds."""
    return app.hardware.folder.rpartition("/")[0] + "/new_board.txt"


def _exists(path):
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def _restore_place(app, place):
    messages = []
    number = place["game"]
    if number is not None and not load(app, number, messages):
        app.home()
    elif number is None or app.look_only or app.at == place["at"]:
        app.show(place["stack"])
    else:
        _catch_up(app, place["at"])
    for message in messages:
        app.tell(message)


def _catch_up(app, at):
    """The record went further than the place: show what the actions since then have to say."""
    app.play()
    for entry in app.table.entries()[at:]:
        if entry.kind != "audit":
            app.deed = entry.kind
            app.screens().after(app, entry.events)


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
