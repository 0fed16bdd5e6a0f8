"""Instructions to write for the events of Cross Rows."""

from firmware.instructions import SETBACK, Happening, Instruction, nothing
from firmware.wording import and_words
from shared_rules.cross_rows.rules import CROSSED, LOCK, PENALTY, ROWS


def _rolled(happening: Happening):
    # If the turn ends at once, no other screen shows the dice.
    if len(happening.events) > 1 and not happening.undone:
        shown = "  ".join(happening.app.game.screens.dice_words(happening.event["dice"]))
        yield Instruction(happening.event["player"], ("No number fits",), (shown,))


def _crossed(happening: Happening):
    event = happening.event
    if happening.undone or happening.copied:
        lock = " and its lock" if event["lock"] else ""
        text = "%s %d in %s%s" % ("Erase" if happening.undone else "Cross", event["number"], event["row"], lock)
        yield Instruction(event["player"], (happening.title,), (text,), happening.done)


def _locked(happening: Happening):
    game, row = happening.game, ROWS.index(happening.event["row"])
    name = ROWS[row][0].upper() + ROWS[row][1:]
    lockers = [seat for seat in range(game.players) if game.sheets[seat][row][LOCK] == CROSSED]
    title, text = "Undone", "%s is open again: take its die back." % name
    if not happening.undone:
        who = and_words([happening.app.game.table.players[seat] for seat in lockers])
        title, text = "%s is locked" % name, "%s: cross the lock too. Put the %s die away." % (who, ROWS[row])
    yield Instruction((lockers or [game.active_player])[0], (title,), (text,), "Done", name="All")


def _penalty(happening: Happening):
    title = "Undone" if happening.undone else "Penalty"
    texts = ("Cross a penalty box: -%d" % PENALTY, "Cross a box: -%d" % PENALTY)
    if happening.undone:
        texts = ("Erase a penalty",)
    yield Instruction(happening.event["player"], (title,), texts, happening.done, look=SETBACK)


EVENTS = {
    "rolled": _rolled,
    "crossed": _crossed,
    "skipped": nothing,
    "locked": _locked,
    "penalty": _penalty,
}
