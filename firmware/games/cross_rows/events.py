"""Instructions to write for the events of Cross Rows."""

from firmware.games.cross_rows.words import row_title, row_words
from firmware.instructions import SETBACK, Happening, Instruction, nothing
from firmware.language import t
from firmware.wording import and_words
from shared_rules.cross_rows.rules import CROSSED, LOCK, PENALTY, ROWS


def _rolled(happening: Happening):
    # If the turn ends at once, no other screen shows the dice.
    if len(happening.events) > 1 and not happening.undone:
        shown = "  ".join(happening.app.game.screens.dice_words(happening.event["dice"]))
        yield Instruction(happening.event["player"], (t("No number fits"),), (shown,))


def _crossed(happening: Happening):
    event = happening.event
    if happening.undone or happening.copied:
        values = event["number"], row_words(event["row"])
        if event["lock"]:
            erase, cross = t("Erase {0} in {1} and its lock", *values), t("Cross {0} in {1} and its lock", *values)
        else:
            erase, cross = t("Erase {0} in {1}", *values), t("Cross {0} in {1}", *values)
        text = erase if happening.undone else cross
        yield Instruction(event["player"], (happening.title,), (text,), happening.done)


def _locked(happening: Happening):
    game, row = happening.game, ROWS.index(happening.event["row"])
    name = row_title(row)
    lockers = [seat for seat in range(game.players) if game.sheets[seat][row][LOCK] == CROSSED]
    if happening.undone:
        title, text = t("Undone"), t("{0} is open again: take its die back.", name)
    else:
        who = and_words([happening.app.game.table.players[seat] for seat in lockers])
        title = t("{0} is locked", name)
        text = t("{0}: cross the lock too. Put the {1} die away.", who, row_words(ROWS[row]))
    yield Instruction((lockers or [game.active_player])[0], (title,), (text,), t("Done"), name=t("All"))


def _penalty(happening: Happening):
    title = t("Undone") if happening.undone else t("Penalty")
    texts = (t("Cross a penalty box: -{0}", PENALTY), t("Cross a box: -{0}", PENALTY))
    if happening.undone:
        texts = (t("Erase a penalty"),)
    yield Instruction(happening.event["player"], (title,), texts, happening.done, look=SETBACK)


EVENTS = {
    "rolled": _rolled,
    "crossed": _crossed,
    "skipped": nothing,
    "locked": _locked,
    "penalty": _penalty,
}
