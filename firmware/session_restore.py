"""How a game comes back from flash: resumed by its players, or after a power cut with the screens that were open. See RunningGame, whose methods these are."""

from firmware.drawing import theme
from firmware.storage.storage import exists

SELF_TEST = "screens.self_test.SelfTest"
UNREADABLE = "Something went wrong with this game. It is kept, and so is a report."


def resume(app, number):
    """Load game `number` and open its screen; False after telling why it cannot be loaded."""
    if number == app.game_number and not app.look_only:
        go_on(app)
        return True
    if not app.kept():
        return False
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
    left = None if app.game_number is None else app.storage.side(app.game_number).get("left")
    if app.look_only:
        app.show([[app.HOME, None], [app.screens().SHEETS, None]])
    elif _is_place(left) and left["at"] == app.at:
        app.show([[app.HOME, None]] + left["stack"])
        app.keep_place()
        # Once only: a screen that breaks must not meet the same state again.
        app.write_side(app.side())
    else:
        app.play()
        events = app.table.opening() if not app.at else None
        if events:
            # Nobody has done anything yet: the power may have gone before they were seen.
            app.deed = "new"
            app.screens().after(app, events)


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
    side = app.storage.side(number)
    app.adopt(table, number, _seat_colours(side, len(table.players)))
    if damaged or table.lost:
        messages.append("The end of this game could not be read. %d moves came back." % table.restored)
        good = table.save()
        try:
            app.storage.keep_lost(number, good)
            app.storage.rewrite(number, good)
        except OSError:
            app.unsaved = True
    if ("winners" in side) != table.over:
        # The power went between the last action and the outcome.
        app.write_side(app.side())
    return True


def _look(app, number, text):
    """Open a record of another rules version for looking; False when it is none."""
    from firmware.storage import old_record

    try:
        table = old_record.look(text)
    except Exception as error:
        app.log("the old record of game %d" % number, error)
        table = None
    if table is None:
        return False
    app.adopt(table, number, _seat_colours(app.storage.side(number), len(table.players)))
    app.look_only = True
    return True


def _seat_colours(side, players):
    colours = side.get("colours")
    if isinstance(colours, list) and len(colours) == players:
        if all(
            [
                isinstance(colour, int) and 0 <= colour < len(theme.PLAYERS) and colours.count(colour) == 1
                for colour in colours
            ]
        ):
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
    if app.stack[-1][0] != SELF_TEST and exists(new_board(app)):
        app.push(SELF_TEST)


def new_board(app):
    """The path of the file by which an installer says that this board was never tried, whatever it holds."""
    return app.hardware.folder.rpartition("/")[0] + "/new_board.txt"


def _restore_place(app, place):
    messages = []
    number = place["game"]
    if number is not None and not load(app, number, messages):
        app.home()
    elif number is not None and app.look_only:
        go_on(app)
    elif number is None or app.at == place["at"]:
        app.show(place["stack"])
    else:
        _catch_up(app, place)
    for message in messages:
        app.tell(message)


def _catch_up(app, place):
    """The record went further than the place: show what the actions since then have to say, as if they were done on the screens of the place."""
    app.show(place["stack"])
    if len(place["stack"]) < 2:
        app.play()
    for entry in app.table.entries(place["at"]):
        if entry.kind == "audit":
            continue
        if entry.kind != "do":
            app.play()
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
