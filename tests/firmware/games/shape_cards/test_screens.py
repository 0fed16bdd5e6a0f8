"""The screens of Shape Cards: keys, questions to players, hidden cards."""

import pytest

from firmware.game_screens import MENU
from firmware.games.shape_cards import game as shape_cards
from firmware.games.shape_cards.board import figure
from firmware.games.shape_cards.turn import ALLOW, CONTEST, GREEN, OWN, TAKE_OFF
from shared_rules.shape_cards.fields import FIRST_FIELD, field
from tests.firmware.games.shape_cards.bench import SHORT, U_BOARD, U_FIELDS, ShapeBench, prepared_games  # noqa: F401
from tests.firmware.games.shape_cards.cases import bench_in
from tests.firmware.screens.bench import BOARDS, stick_and_buttons

STICK = BOARDS[0]
pytestmark = pytest.mark.usefixtures("prepared_games")


@pytest.fixture
def bench(tmp_path):
    return ShapeBench(STICK, tmp_path)


def case(name, folder, board=STICK):
    return bench_in("shape_cards_" + name, board, folder, SHORT)


# The board is entered by the press that announces the action


def test_one_press_on_the_piece_enters_it_and_asks_the_other_player(bench):
    bench.begin().choose(0)
    assert bench.game.phase == "play"
    bench.press("ok")
    assert (bench.game.phase, bench.game.pending) == ("answer", 0)
    assert bench.turn_of == (shape_cards.ANSWER, 1)


def test_a_green_piece_ends_the_turn_at_once(bench):
    bench.begin().choose(0).press("right", "ok")
    assert bench.app.game.table.state()["board"][0] == "g..."
    assert bench.turn_of == (shape_cards.TURN, 1)


@pytest.mark.parametrize("key", ["back", "undo"])
def test_back_and_undo_take_back_a_chosen_field(bench, key):
    bench.begin().choose(0).press(key)
    assert (bench.top, bench.app.stack.screen.at, bench.focus) == (shape_cards.TURN, -1, 0)


def test_the_contest_shows_both_dice_and_bars_the_field_and_the_second_piece_is_not_contested(bench):
    bench.begin().act("own", at=[1, 1]).act("contest", dice=[2, 6])
    assert bench.app.stack.screen.shown.dice == [2, 6]
    assert "blocked" in bench.words()
    assert bench.words().startswith("Ann"), "who takes the piece back and plays again"
    bench.press("ok")
    assert bench.turn_of == (shape_cards.TURN, 0)
    assert 0 not in bench.app.stack.screen.focusable()
    assert "choose again" in bench.words()
    bench.choose(5).press("ok")
    assert bench.turn_of == (shape_cards.TURN, 1)


def test_a_press_that_ended_a_turn_does_not_act_in_the_next(bench):
    assert bench.begin().app.stack.screen.drops_type_ahead
    assert bench.act("own", at=[1, 1]).app.stack.screen.drops_type_ahead


# The device's dice


@pytest.mark.parametrize("key", [None, 4])
def test_the_dice_roll_for_less_than_half_a_second_and_a_key_ends_it(bench, key):
    bench.begin(dice="device", first=None, motion=True).hardware.keys.events.append(4)
    bench.step()
    bench.step()
    assert bench.top == shape_cards.GAME.NOTICE and bench.app.stack.screen.pair.moving
    if key is None:
        bench.settle(500)
    else:
        bench.hardware.keys.events.append(key)
        bench.step()
    assert bench.top == shape_cards.GAME.NOTICE and not bench.app.stack.screen.pair.moving


def test_dice_that_rolled_have_come_to_rest_after_a_power_cut(bench, tmp_path):
    bench.begin(dice="device", first=None, motion=True).press("ok")
    again = ShapeBench(STICK, tmp_path)
    assert again.top == shape_cards.GAME.NOTICE and not again.app.stack.screen.pair.moving
    assert again.pixels() == bench.pixels()


# Dice of the table


def test_the_dice_of_a_contest_and_the_die_of_a_revenge_are_typed_in(bench):
    bench.begin("revenge").act("own", at=[1, 1]).choose(17, 2, 3)
    assert bench.app.stack.screen.shown.dice == [2, 3]
    bench.press("ok").choose(18).press("down", "ok")
    assert bench.top == shape_cards.GAME.ENTRY
    bench.choose(7)
    assert bench.top == shape_cards.TURN
    bench.choose(18).press("down", "ok")
    bench.choose(6)
    assert bench.app.stack.screen.shown.dice == [6]
    bench.press("ok")
    assert bench.top == shape_cards.REVENGE


# What is complete, and what a button does


def test_with_thief_the_winner_is_first_among_equals(tmp_path):
    bench = case("over", tmp_path)
    winner = bench.game.winners[0]
    bench.game.cards.completed[1 - winner] = list(bench.game.cards.completed[winner]) + [9]
    bench.push(shape_cards.OVER)
    assert bench.app.stack.screen.list.labels[1] == bench.app.game.table.players[winner]


def test_the_focus_goes_to_a_field_that_an_own_card_lacks_with_the_piece_that_helps(bench):
    bench.begin(board=("y.y.", "gg..", "....", "...."))
    assert [bench.focus // 4 + 1, bench.focus % 4 + 1] == [2, 3], "the U lacks this one"
    bench.press("ok")
    assert bench.focus == GREEN, "its two own pieces lie, and nobody can contest a green one"
    bench.begin(board=("y...", "ggg.", "....", "....")).choose(2)
    assert bench.focus == OWN


def test_in_expert_the_focus_tells_nothing_of_the_hand(bench, tmp_path):
    board = ("y.y.", "gg..", "....", "....")
    found = []
    for number, hands in enumerate((((5, 2), (6, 1)), ((6, 1), (5, 2)))):
        one = ShapeBench(STICK, tmp_path / str(number)).begin("expert", hands=hands, board=board)
        found.append((one.focus, one.press("ok").focus))
    assert found[0] == found[1] == (5 + 1, OWN)


@stick_and_buttons
def test_allowing_has_the_focus_and_contesting_is_beside_it(board, tmp_path):
    bench = ShapeBench(board, tmp_path).begin().act("own", at=[1, 1])
    assert bench.top == shape_cards.ANSWER and bench.focus == ALLOW
    bench.go_to(CONTEST)
    bench.go_to(ALLOW).press("ok")
    assert bench.turn_of == (shape_cards.TURN, 1)


@stick_and_buttons
def test_the_button_that_removes_says_what_it_removes(board, tmp_path):
    bench = ShapeBench(board, tmp_path).begin(board=("y.b.", "....", "....", "...."))
    bench.go_to(TAKE_OFF)
    assert "Removes all yellow" in bench.words() and "green" not in bench.words()
    bench.press("ok")
    bench.acknowledge().go_to(TAKE_OFF)
    assert "Removes" in bench.words() and "blue" in bench.words() and "green" in bench.words()
    bench.begin(board=("g.b.", "....", "....", "....")).go_to(TAKE_OFF)
    assert "Pass" in bench.words() and "Removes" not in bench.words()
    bench.begin(board=("y.g.", "....", "....", "....")).go_to(TAKE_OFF).press("ok")
    bench.acknowledge().go_to(TAKE_OFF)
    assert "Pass" in bench.words() and "Removes green" in bench.words().replace("all ", "")


# Draft


def test_in_extreme_the_owner_picks_even_after_a_theft(bench):
    bench.begin("extreme", "thief", hands=((0, 1), (5, 3)), board=U_BOARD).declare_u().acknowledge()
    assert bench.turn_of == (shape_cards.DRAFT, 1)


# Declaring


def test_every_placement_that_holds_is_shown_and_ok_declares_it(bench):
    bench.begin(board=("yyy.", "yyy.", "y...", "...."))
    found = bench.game.declarations()
    assert len(found) > 2
    bench.push(shape_cards.DECLARE)
    for card, mask in found:
        screen = bench.app.stack.screen
        assert (screen.found[bench.focus], screen.masks[bench.focus]) == (card, mask)
        assert sum(FIRST_FIELD >> at for at in range(16) if screen.board.looks[at] & 8) == mask
        bench.press("right")
    bench.choose(2)
    assert bench.game.cards.completed == [[found[2][0]], []]


def test_a_guess_at_a_hidden_card_of_the_other_player_is_chosen_by_hand(bench):
    bench.begin("expert", "thief", hands=((0, 1), (5, 3)), board=("y.y.", "ggg.", "...g", "...."))
    bench.push(shape_cards.GUESS).choose(*[field(at) for at in U_FIELDS[:4]], 11).press("ok")
    assert "do not complete" in bench.words()
    bench.press("ok").choose(11, 6).press("ok")
    assert bench.game.cards.completed == [[5], []]


# Revenge


def test_swap_takes_two_pieces_and_replace_one(bench):
    bench.begin("revenge", board=("yb..", "....", "....", "....")).roll("revenge", 6).press("ok")
    for key, targets in (("ok", [1, 16]), ("back", [0, 16]), ("ok", [1, 16])):
        assert bench.app.stack.screen.focusable() == targets
        bench.press(key)
    bench.press("ok")
    assert bench.app.game.table.state()["board"][0] == "by.."
    bench.begin("revenge", board=("yb..", "....", "....", "....")).roll("revenge", 6).choose(17).press("ok")
    assert bench.app.game.table.state()["board"][0] == "yy.."


def test_an_exchange_in_expert_shows_the_mover_the_own_cards_only_then_both_their_new_hands(tmp_path):
    bench = case("exchange_hidden", tmp_path)
    theirs, own = bench.app.stack.screen.cards[:2], bench.app.stack.screen.cards[2:]
    assert [card.mask for card in theirs] == [-1, -1]
    assert [card.mask for card in own] == [figure(bench.game, card) for card in bench.game.cards.hands[0]]
    bench.press("ok")
    assert (bench.top, bench.app.stack.screen.seats) == (shape_cards.LOOK, [0, 1])
    assert "exchange" in shape_cards.GAME.describe(bench.app.game.table, bench.app.game.table.undo_entry())
    bench.press("ok", "ok", "ok", "ok")
    assert bench.top == shape_cards.TURN


# Hidden cards


def test_no_screen_of_a_turn_in_expert_depends_on_what_is_in_the_hands(tmp_path):
    """Two games whose hands differ give the same pictures and the same states, but behind the covers."""
    seen = []
    for number, hands in enumerate((((5, 2), (6, 1)), ((7, 8), (9, 10)))):
        bench = ShapeBench(STICK, tmp_path / str(number))
        bench.begin("expert", "thief", "revenge", hands=hands, board=U_BOARD)
        pictures = [bench.pixels()]
        for key in ("ok", "right", "back", "info", "back", "back", "back"):
            bench.press(key)
            pictures += [bench.pixels(), list(bench.app.stack)]
        for name in (shape_cards.DECLARE, shape_cards.GUESS, shape_cards.EXCHANGE, shape_cards.LOOK):
            bench.push(name, [[0, 1], 0] if name == shape_cards.LOOK else None)
            pictures.append(bench.pixels())
            bench.app.game.show_phase()
            bench.settle()
        seen.append(pictures)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("name", ["declare_open", "exchange_open", "look_open"])
def test_hidden_cards_are_covered_again_when_the_handheld_was_put_down(name, tmp_path):
    bench = case(name, tmp_path)
    seen = bench.pixels()
    bench.step(40000)
    assert bench.pixels() == seen
    bench.step(5000)
    bench.step()
    assert bench.app.stack.screen.cover.closed
    assert bench.pixels() != seen
    assert bench.press("ok").pixels() == seen


@pytest.mark.parametrize("name", ["declare_open", "exchange_open", "exchange_hidden", "look_open"])
def test_what_is_kept_of_a_secret_screen_tells_nothing(name, tmp_path):
    assert case(name, tmp_path).app.stack[-1][1] in (None, [[0, 1], 0])


# Undo, history, words


def test_an_undo_that_moves_nothing_on_the_table_has_no_notice(bench):
    bench.begin().act("own", at=[1, 1]).act("allow").undo()
    assert bench.top == shape_cards.ANSWER
    bench.roll("contest", 4, 1).undo()
    assert bench.top == shape_cards.ANSWER


def test_the_table_agrees_before_a_card_that_was_seen_is_hidden_again(bench):
    bench.begin("revenge", "expert", board=("y.b.", ".gg.", "b..y", ".bb.")).roll("revenge", 6)
    bench.act("exchange", mine=5, theirs=1).acknowledge()
    hands = [list(hand) for hand in bench.game.cards.hands]
    bench.app.stack.push(MENU)
    bench.settle()
    bench.press("ok")
    assert bench.top == "screens.in_game.undo.Undo"
    assert bench.app.stack.screen.title == "Do all agree?" and "A hidden card was seen." in bench.app.stack.screen.words
    bench.press("ok")  # the focus is on "Keep it"
    assert bench.game.cards.hands == hands
    bench.push("screens.in_game.undo.Undo").press("up", "ok")
    assert bench.game.cards.hands == [[2, 5], [1, 6]]
    assert bench.top == shape_cards.GAME.NOTICE
    assert all("A hidden card was seen." in text for text in bench.app.stack.screen.shown.texts)


def test_an_open_card_is_taken_back_without_agreement(bench):
    bench.begin("revenge", board=("y.b.", ".gg.", "b..y", ".bb.")).roll("revenge", 6)
    bench.act("exchange", mine=5, theirs=1).acknowledge().undo()
    assert bench.top == shape_cards.GAME.NOTICE
    assert not any("hidden" in text for text in bench.app.stack.screen.shown.texts)


def test_history_names_no_hidden_card(bench):
    bench.begin("expert", "revenge", board=U_BOARD).act("declare", cells=U_FIELDS).acknowledge().roll("revenge", 6)
    bench.act("exchange", mine=6, theirs=0)
    lines = []
    for entry in bench.app.game.table.entries():
        lines.append(shape_cards.GAME.describe(bench.app.game.table, entry))
        lines += shape_cards.GAME.details(bench.app.game.table, entry) or []
    assert not any(character.isdigit() for line in lines for character in line)


def test_every_action_has_words(bench):
    bench.begin("revenge", "extreme", first=None).roll("roll", 6, 1).pick(5, 6, 1, 2)
    bench.act("own", at=[1, 1]).act("allow").act("green", at=[2, 2]).act("own", at=[3, 3]).act("contest", dice=[6, 1])
    bench.act("own", at=[1, 2]).act("allow").act("revenge", dice=[6]).act("swap", **{"from": [1, 2], "to": [1, 1]})
    bench.act("revenge", dice=[6]).act("replace", at=[1, 2]).act("revenge", dice=[6]).act("exchange", mine=2, theirs=1)
    bench.act("revenge", dice=[6]).act("wipe").act("revenge", dice=[1]).act("none").act("clear").act("end")
    table = bench.app.game.table
    described = [shape_cards.GAME.describe(table, entry) for entry in table.entries()]
    assert described[0] == "the starting roll"
    assert all(line.startswith(("Ann's ", "Bo's ")) for line in described[1:])
    assert "row 1, column 1" in " ".join(shape_cards.GAME.details(table, table.entries(5, 6)[0]))


def test_the_players_may_end_the_game_from_its_menu_in_the_first_action_of_a_turn(bench):
    assert [row[0] for row in shape_cards.GAME.menu(bench.begin().app)] == ["All cards", "History"]
    assert shape_cards.GAME.menu(bench.begin("extreme").app)[0] == ("End game", shape_cards.END)
    assert len(shape_cards.GAME.menu(bench.act("own", at=[1, 1]).app)) == 2
    bench.act("allow").push(shape_cards.END).press("down", "ok")
    assert bench.top == shape_cards.OVER
