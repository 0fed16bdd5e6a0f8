"""Base for games whose turn is a roll and rerolls of some dice, see shared_rules/roll_and_hold.py."""

from firmware.drawing import fonts
from firmware.game_screens import OVER, GameScreens
from firmware.instructions import UNDO
from firmware.language import t, t_n
from firmware.screen_stack import HOME
from firmware.screens.in_game.dice import are_seen_rolling


class RollAndHoldScreens(GameScreens):
    """A turn opens TURN, a DiceToHold; ENTRY enters real dice. A subclass also defines `decide`."""

    TURN = ""
    COUNT = 0  # number of dice
    JOLLY = 0  # the face that is a jolly

    def decide(self, table) -> str:
        """Return the screen that uses the dice, once no reroll is left."""
        raise NotImplementedError

    def play(self, table) -> str:
        if table.over:
            return OVER
        if table.game.dice is None:
            return self.ENTRY if table.dice_from == "table" else self.TURN
        return self.TURN if table.game.rolls_left else self.decide(table)

    def after(self, app, events: list) -> None:
        """Animate fresh rolls. After the last roll of real dice, which lie on the table, open the next screen."""
        operation = app.game.operation
        if events[-1]["type"] != "rolled" or operation == UNDO:
            GameScreens.after(self, app, events)
            return
        if app.game.table.dice_from == "table" and not app.game.table.game.rolls_left:
            app.game.show_phase()
        else:
            rolled = 0
            for at in app.game.table.undo_entry().action.get("at", range(self.COUNT)):
                rolled |= 1 << at
            moves = are_seen_rolling(app, operation)
            app.stack.show([[HOME, None], [self.TURN, {"rolled": rolled, "moves": moves}]])
        self.notify(app, events)

    def deed(self, table, entry) -> str:
        if entry.action["type"] == "reroll":
            return t_n(len(entry.action["at"]), "reroll of {0} die", "reroll of {0} dice")
        return t("roll")

    def details(self, table, entry) -> list | None:
        """Return all dice of a roll."""
        return dice_runs(table, entry, self.JOLLY, self.DICE_SIGNS)

    def choice_words(self, game, seat: int, action: dict) -> str:
        """Describe a roll, or the dice that a reroll keeps."""
        if action["type"] == "roll":
            return t("roll the dice")
        kept = sorted([game.dice[i] for i in range(len(game.dice)) if i not in action["at"]])
        if not kept:
            return t("reroll all")
        return t("hold {0}", "\xa0".join(["!" if face == self.JOLLY else str(face) for face in kept]))


def dice_runs(table, entry, jolly: int = 0, signs: tuple = ()) -> list:
    """Return the texts of a roll or reroll for `details`: all dice with their signs, those not rolled in brackets and
    gold. jolly: the face that is one.
    """
    dice = dice_after(table, entry.number)
    rolled = entry.action.get("at", range(len(dice)))
    runs = [""]
    for i in range(len(dice)):
        # Runs of rolled and unrolled dice alternate.
        if (i in rolled) == (len(runs) % 2 == 0):
            runs.append("")
        sign = t(signs[i]) if signs else ""
        runs[-1] += sign + (fonts.JOLLY if dice[i] == jolly else fonts.DICE[dice[i] - 1]) + " "
    return ["(%s) " % runs[at][:-1] if at % 2 else runs[at] for at in range(len(runs))]


def dice_after(table, number: int) -> list:
    """Return all dice after the entry of this number."""
    # Unrolled dice keep the faces of earlier rolls. Going back, each undo skips an action.
    dice = {}
    skip = 0
    while number >= 0:
        entry = table.entries(number, number + 1)[0]
        number -= 1
        if entry.kind == "undo":
            skip += 1
        elif skip:
            skip -= 1
        else:
            faces = entry.action.get("dice", ())
            at = entry.action.get("at", range(len(faces)))
            for i in range(len(faces)):
                dice.setdefault(at[i], faces[i])
            if entry.action["type"] == "roll":
                break
    return [dice[i] for i in range(len(dice))]
