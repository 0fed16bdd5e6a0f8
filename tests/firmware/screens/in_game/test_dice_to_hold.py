"""What a game may have otherwise in a turn of dice that are held: when they may be rolled, how, and the words."""

from firmware.games.yacht.turn import Turn
from firmware.keys import OK
from firmware.screens.in_game.dice_to_hold import GO_ON, ROLL
from tests.firmware.games.yacht.cases import YachtBench
from tests.firmware.screens.bench import stick_and_buttons

ALL = 0b11111


class AllOrNothing(Turn):
    """Held dice may be rolled on only when all are held, and then all are."""

    rolled = ""

    def band_words(self):
        return ("has 90", "")

    def may_roll(self):
        return self.held == self.all

    def roll(self):
        self.rolled = "all"

    def roll_words(self):
        return "Roll five"


def opened(board, folder, held):
    bench = YachtBench(board, folder).begin(dice="device").press("ok")
    screen = AllOrNothing(bench.app, {"held": held, "focus": ROLL})
    screen.prepare()
    return screen


@stick_and_buttons
def test_a_game_says_what_may_be_rolled_and_how(board, tmp_path):
    screen = opened(board, tmp_path, ALL)
    assert screen.can_roll and (screen.band.words, screen.roll_button.words) == ("has 90", "Roll five")
    screen.handle(OK)
    assert screen.rolled == "all" and screen.game.rolls_left == 2


@stick_and_buttons
def test_what_may_not_be_rolled_is_no_stop(board, tmp_path):
    screen = opened(board, tmp_path, 0b1)
    assert not screen.can_roll
    assert screen.focus != ROLL and ROLL not in screen.order and GO_ON in screen.order
