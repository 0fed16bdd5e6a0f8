"""Base for games in which everybody acts on the same roll, see shared_rules/everybody_acts.py."""

from firmware.drawing import fonts
from firmware.game_screens import OVER, GameScreens
from firmware.instructions import ACTED, RIVAL, UNDO
from firmware.language import later, t
from firmware.screen_stack import HOME
from firmware.screens.in_game.dice import are_seen_rolling
from firmware.screens.in_game.roll_and_hold import dice_after


class EverybodyActsScreens(GameScreens):
    """All dice are rolled or entered; then players answer, each phase on a screen of Answers. A subclass also defines
    `answer_words`, and lists all screens of a turn in RIVALS_TOO.
    """

    ROLL = "screens.in_game.roll.Roll"
    ENTRY = "screens.in_game.roll_entry.Entry"
    REVIEW = "screens.in_game.review.ReviewOfRoll"
    # The screen of each phase.
    ANSWERS: dict = {}
    # Colour (as in Dice) and name of each die; the first SHARED ones are everybody's. The others have signs.
    DICE_COLOURS: tuple = ()
    DICE_NAMES: tuple = ()
    SHARED = 2
    # The number of columns if all dice are shared.
    COLUMNS = 0
    # Orders to answer, and to answer nothing.
    ANSWER, NO_ANSWER = later("write {0}"), later("write nothing")

    def answer_words(self, action: dict, dice: list) -> str:
        """Describe an answer that is no skip: "7 in red". dice: as rolled."""
        raise NotImplementedError

    def sign(self, die: int) -> str:
        """Return the sign that identifies a die without its colour; "" for a shared one."""
        return "" if die < self.SHARED else t(self.DICE_SIGNS[die - self.SHARED])

    def play(self, table) -> str:
        if table.over:
            return OVER
        if table.game.dice is None:
            return self.ENTRY if table.dice_from == "table" else self.ROLL
        return self.ANSWERS[table.phase]

    def after(self, app, events: list) -> None:
        """Animate fresh rolls. A rival's answer leaves the focus alone; an undo returns it to the seat of the undone
        answer.
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
        """Return the seat whose answer has the focus, also on a covered screen."""
        # Only screens of answers have such a state, and no other phase opens one.
        state = self._state(app, self.ANSWERS.get(app.game.table.phase)) or {}
        return state.get("seat", app.game.table.to_move)

    @staticmethod
    def _state(app, name):
        # Return the state of the open screen of this name, or None.
        for entry in app.stack.cover():
            if entry[0] == name:
                return entry[1]
        return None

    # Texts

    def dice_words(self, dice: list) -> list:
        """Return the dice as icons: the shared ones, then the others, each with its sign."""
        signs = [fonts.DICE[face - 1] if face else "" for face in dice]
        others = [self.sign(at) + signs[at] for at in range(self.SHARED, len(dice)) if signs[at]]
        return [" ".join(signs[: self.SHARED]) + "  ", " ".join(others)]

    def choice_words(self, game, seat: int, action: dict) -> str:
        if action["type"] == "roll":
            return t("roll the dice")
        answer = self._answer(action, game.dice)
        return t(self.ANSWER, answer) if answer else t(self.NO_ANSWER)

    def order(self, table, entry) -> str:
        answer = self._answer_of(table, entry)
        return answer and t(self.ANSWER, answer)

    def details(self, table, entry) -> list | None:
        """Return all dice of a roll."""
        return self.dice_words(dice_after(table, entry.number)) if entry.action["type"] == "roll" else None

    def describe(self, table, entry) -> str:
        return t("the skips of all others") if entry.player is None else GameScreens.describe(self, table, entry)

    def deed(self, table, entry) -> str:
        if entry.player is None:
            return t("skips of all others")
        return t("roll") if entry.action["type"] == "roll" else self._answer_of(table, entry) or t("skip")

    def _answer_of(self, table, entry):
        return self._answer(entry.action, dice_after(table, entry.number))

    def _answer(self, action, dice):
        return "" if action["type"] in ("roll", "skip", "rest") else self.answer_words(action, dice)
