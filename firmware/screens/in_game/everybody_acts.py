"""Games in which everybody acts on the same roll, as shared_rules/everybody_acts.py has them."""

from firmware.drawing import fonts
from firmware.game_screens import OVER, GameScreens
from firmware.instructions import ACTED, RIVAL, UNDO
from firmware.screen_stack import HOME
from firmware.screens.in_game.dice import are_seen_rolling
from firmware.screens.in_game.roll_and_hold import dice_after


class EverybodyActsScreens(GameScreens):
    """All dice are rolled or entered; then players answer, each phase on a screen of Answers. A subclass also has
    `answer_words`, and all screens of a turn among RIVALS_TOO.
    """

    ROLL = "screens.in_game.roll.Roll"
    ENTRY = "screens.in_game.roll.Entry"
    REVIEW = "screens.in_game.review.ReviewOfRoll"
    # For each phase its screen.
    ANSWERS: dict = {}
    # Of each die the colour, as Dice takes it, and the name; so many of them, the first ones, are everybody's.
    DICE_COLOURS: tuple = ()
    DICE_NAMES: tuple = ()
    SHARED = 2
    # What an answer does, as an order.
    VERB = "write"

    def answer_words(self, action: dict, dice: list) -> str:
        """An answer that is not skipped: "7 in red". dice: as they lay."""
        raise NotImplementedError

    def sign(self, die: int) -> str:
        """What tells a die from others without its colour; "" for one that is everybody's."""
        return "" if die < self.SHARED else self.DICE_NAMES[die][0].upper()

    def play(self, table) -> str:
        if table.over:
            return OVER
        if table.game.dice is None:
            return self.ENTRY if table.dice_from == "table" else self.ROLL
        return self.ANSWERS[table.phase]

    def after(self, app, events: list) -> None:
        """Dice that somebody has just rolled are seen rolling. An answer of a rival leaves the focus where it is, and
        an undo brings it back to whose answer was taken back.
        """
        table = app.game.table
        operation = app.game.operation
        name = self.play(table)
        state = None
        if events[0]["type"] == "rolled" and operation != UNDO:
            state = {"fresh": True, "moves": are_seen_rolling(app, operation)}
        elif operation == RIVAL:
            state = self._state(app, name)
        elif operation == UNDO:
            state = {"seat": table.redo_entry().action.get("player")}
        if state and not table.over and table.game.dice:
            app.stack.show([[HOME, None], [name, state]])
        elif operation in ACTED:
            app.game.show_phase(name)
        self.notify(app, events)

    def acts(self, app) -> int | None:
        state = self._state(app, self.play(app.game.table)) or {}
        return state.get("seat", app.game.table.to_move)

    @staticmethod
    def _state(app, name):
        # Of the screen of this name that is open; None where none is.
        for entry in app.stack.cover():
            if entry[0] == name:
                return entry[1]
        return None

    # Words

    def dice_words(self, dice: list) -> list:
        """The dice as signs of the fonts: everybody's, then the others, each with its own sign."""
        signs = [fonts.DICE[face - 1] if face else "" for face in dice]
        others = [self.sign(at) + signs[at] for at in range(self.SHARED, len(dice)) if signs[at]]
        return [" ".join(signs[: self.SHARED]) + "  ", " ".join(others)]

    def choice_words(self, game, seat: int, action: dict) -> str:
        if action["type"] == "roll":
            return "roll the dice"
        return "%s %s" % (self.VERB, self._answer(action, game.dice) or "nothing")

    def order(self, table, entry) -> str:
        answer = self._answer_of(table, entry)
        return answer and "%s: %s %s" % (table.players[entry.player], self.VERB, answer)

    def details(self, table, entry) -> list | None:
        """All dice of a roll."""
        return self.dice_words(dice_after(table, entry.number)) if entry.action["type"] == "roll" else None

    def describe(self, table, entry) -> str:
        if entry.player is None:
            return "the skips of all others"
        what = "roll" if entry.action["type"] == "roll" else self._answer_of(table, entry) or "skip"
        return "%s's %s" % (table.players[entry.player], what)

    def _answer_of(self, table, entry):
        return self._answer(entry.action, dice_after(table, entry.number))

    def _answer(self, action, dice):
        return "" if action["type"] in ("roll", "skip", "rest") else self.answer_words(action, dice)
