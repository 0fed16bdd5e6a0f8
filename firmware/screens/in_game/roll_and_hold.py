"""Games whose turn is a roll and rerolls of some dice, as shared_rules/roll_and_hold.py has them."""

from firmware.drawing import fonts
from firmware.game_screens import OVER, GameScreens
from firmware.instructions import UNDO
from firmware.screen_stack import HOME
from firmware.screens.in_game.dice import are_seen_rolling
from firmware.wording import count_words


class RollAndHoldScreens(GameScreens):
    """The turn is a DiceToHold, TURN; real dice are entered on ENTRY. A subclass also has `decide`."""

    TURN = ""
    COUNT = 0  # of the dice
    JOLLY = 0  # the face that is one

    def decide(self, table) -> str:
        """The screen on which the dice are used, once no reroll is left."""
        raise NotImplementedError

    def play(self, table) -> str:
        if table.over:
            return OVER
        if table.game.dice is None:
            return self.ENTRY if table.dice_from == "table" else self.TURN
        return self.TURN if table.game.rolls_left else self.decide(table)

    def after(self, app, events: list) -> None:
        """Dice that somebody has just rolled are seen rolling. The last roll of real dice, which lie on the table,
        leads to what follows it at once.
        """
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

    def describe(self, table, entry) -> str:
        name = table.players[entry.player]
        if entry.action["type"] == "reroll":
            return "%s's reroll of %s" % (name, count_words(len(entry.action["at"]), "die", "dice"))
        return "%s's roll" % name

    def details(self, table, entry) -> list | None:
        """All dice of a roll."""
        return dice_runs(table, entry, self.JOLLY)

    def choice_words(self, game, seat: int, action: dict) -> str:
        """A roll, or a reroll: the dice that stay."""
        if action["type"] == "roll":
            return "roll the dice"
        kept = sorted([game.dice[i] for i in range(len(game.dice)) if i not in action["at"]])
        if not kept:
            return "reroll all"
        return "hold " + "\xa0".join(["!" if face == self.JOLLY else str(face) for face in kept])


def dice_runs(table, entry, jolly: int = 0) -> list:
    """A roll or reroll as `details` gives it: all dice, those not rolled in gold. jolly: the face that is one."""
    dice = dice_after(table, entry.number)
    rolled = entry.action.get("at", range(len(dice)))
    runs = [""]
    for i in range(len(dice)):
        # Runs of dice that were rolled and of dice that were not take turns.
        if (i in rolled) == (len(runs) % 2 == 0):
            runs.append("")
        runs[-1] += (fonts.JOLLY if dice[i] == jolly else fonts.DICE[dice[i] - 1]) + " "
    return runs


def dice_after(table, number: int) -> list:
    """All dice as they lay after the entry of this number."""
    # What was not rolled lies as the rolls before left it. Going back, each undo skips an action.
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
