"""How a game comes back from flash: resumed by its players, or after a power cut with the screens that were open.

The functions are methods of the RunningGame that they are given.
"""

from firmware import fairness, loading
from firmware.coach import ON_REQUEST, WARNS
from firmware.instructions import is_action
from firmware.rivals import SCREEN as RIVAL
from firmware.storage import side_file
from shared_rules.game import Refused

SELF_TEST = "screens.self_test.SelfTest"
UNREADABLE = "Something went wrong. The game and a report are saved."
NOT_SHOWN = "What was open cannot be shown again. Your games are safe."


def resume(game, number):
    """Load game `number` and open its screen; False after telling why it cannot be loaded."""
    if number == game.number and not game.read_only:
        go_on(game)
        return True
    if not game.kept():
        return False
    messages = []
    if not load(game, number, messages):
        game.app.show_message(messages[0])
        return False
    go_on(game)
    for message in messages:
        game.app.show_message(message)
    return True


def go_on(game):
    """Open the running game where it was left."""
    left = None if game.number is None else game.app.storage.side(game.number).get("left")
    if game.read_only:
        game.app.show([[game.app.HOME, None], [game.app.screens().SHEETS, None]])
    elif left is not None and side_file.is_place(left) and left["at"] == game.at:
        _warned(game, left)
        _open(game, [[game.app.HOME, None]] + left["stack"], game.at)
        game.keep_session()
        # Once only: a screen that breaks must not meet the same state again.
        game.write_metadata(game.side())
    else:
        game.app.play()
        events = game.table.opening() if not game.at else None
        if events:
            # Nobody has done anything yet: the power may have gone before they were seen.
            game.came_about("new")
            game.app.screens().after(game.app, events)


def load(game, number, messages, place=None):
    """Make game `number` the running one; what the players must know is added to `messages`. place: where its players
    were when the power went, if that is how it comes back.
    """
    return loading.tidily(_load, game, number, messages, place or {})


def _load(game, number, messages, place):
    text, damaged = game.app.storage.record(number)
    table = game.new_table()
    try:
        table.load(text, True)
    except Refused as refusal:
        messages.append(refusal.message)
        return _look(game, number, text)
    except Exception as error:
        game.app.log("the record of game %d" % number, error)
        messages.append(UNREADABLE)
        return False
    side = game.app.storage.side(number)
    colours = side_file.colours_in(side, len(table.players))
    game.adopt(table, number, colours, side.get("seed_from"), side_file.levels_in(side, table))
    game.seen = fairness.seen_in(side)
    game.looked_at = place.get("looks") is True and table.over
    game.untaught = None
    if side.get("coach") in (ON_REQUEST, WARNS):
        game.coach = side["coach"]
    _count_from(game, side)
    _count_from(game, place)
    if damaged or table.lost:
        messages.append("The end of this game is damaged. Moves recovered: %d." % table.restored)
        good = table.save()
        try:
            game.app.storage.quarantine_tail(number, good)
            game.app.storage.rewrite(number, good)
        except OSError:
            game.unsaved = True
    if ("winners" in side) != table.over:
        # The power went between the last action and the outcome.
        try:
            game.recount(number)
        except OSError:
            pass  # the same flash will not take the side file either
        game.write_metadata(game.side())
    return True


def _count_from(game, kept):
    # The time played, as a side file or a place has it.
    seconds = kept.get("seconds")
    if type(seconds) is int and seconds * 1000 > game.played_ms:
        game.played_ms = seconds * 1000


def _warned(game, place):
    # Whether the coach has looked at this choice already.
    if place.get("warned") is True and place["at"] == game.at:
        game.warned = game.at


def _look(game, number, text):
    """Open a record of another rules version for looking; False when it is none."""
    try:
        table = loading.load("firmware.storage.old_record").look(text)  # pyright: ignore[reportAttributeAccessIssue]
    except Exception as error:
        game.app.log("the old record of game %d" % number, error)
        table = None
    if table is None:
        return False
    side = game.app.storage.side(number)
    game.adopt(table, number, side_file.colours_in(side, len(table.players)), side.get("seed_from"))
    game.seen = fairness.seen_in(side)
    game.read_only = True
    return True


def restore(game):
    """Open what was open when the power went: the same screens with the same focus, and notices of an action that was
    recorded but not shown any more.
    """
    place = game.app.storage.read_session()
    if side_file.is_place(place):
        _restore_place(game, place)
    else:
        game.app.home()
        if place is not None:
            game.app.storage.quarantine("place.log", NOT_SHOWN)
    if game.app.stack[-1][0] != SELF_TEST and game.app.hardware.is_new_board():
        game.app.push(SELF_TEST)


def _restore_place(game, place):
    messages = []
    number = place["game"]
    if number is not None and not load(game, number, messages, place):
        game.app.home()
    elif number is not None and game.read_only:
        go_on(game)
    else:
        _warned(game, place)
        _open(game, place["stack"], place["at"])
    for message in messages:
        game.app.show_message(message)


def _open(game, stack, at):
    """Open these screens, which were open when so much had happened, and show what happened since, as if it were done
    on them. Where another version of the firmware named its screens differently: the game's screen for its phase, and
    the notices of the last action if one was open.
    """
    lost = game.number is not None and at > game.at
    if lost or (game.rivals is None and any([name == RIVAL for name, _state in stack])):
        game.app.play()  # the record, or the side file, has lost what these screens are about
        return
    if _is_known(stack):
        game.from_flash = list(stack)
        game.app.show(stack)
    elif game.number is None or len(stack) < 2 or not _is_of_game(stack[1][0], game.table.game.ID):
        game.app.home()
    else:
        game.app.play()
        if at and any([name.endswith(".Notice") for name, _state in stack]):
            at -= 1
    if game.number is None or at == game.at:
        return
    if len(stack) < 2:
        game.app.play()
    events = []
    for entry in game.table.entries(at):
        if entry.kind == "audit":
            continue
        if entry.kind == "do" or entry.kind != game.operation:
            events = []  # undo and redo over what rivals did are several entries, told as one
        events = events + entry.events
        if entry.kind != "do":
            game.app.play()
        game.came_about(entry.kind, entry.player)
        game.app.screens().after(game.app, events)
        if entry.kind == "do" and not game.table.over:
            if game.untaught is None:
                game.look_for_tips(game.table.game.ID)
            game.teach(*[event["type"] for event in events])


def _is_known(stack):
    """Whether there are screens of these names: today they have a folder before the module, and the module of the open
    one must be there. Notices had lists of their own before they had events.
    """
    if any([name.count(".") < 2 for name, _state in stack]):
        return False
    if any([name.endswith("notice.Notice") and not is_action(state) for name, state in stack]):
        return False
    try:
        return hasattr(loading.screen_class(stack[-1][0]), "needs_table")  # as every screen has
    except (AttributeError, ImportError):
        return False


def _is_of_game(name, game_id):
    # Before games had folders: penk_turn.Turn, and game_over.GameOver for all of them.
    return name.startswith((game_id + "_", "game_", "games."))
