"""What every registered game owes to the table: begun and played at random through the protocol, line by line."""

import json
import random

from shared_rules import registry
from shared_rules.protocol import Session
from shared_rules.text.canonical_json import write
from tests.contracts.games import each_game
from tools.games import random_play

MOST_STEPS = 120
ODD = (None, True, -1, 0, 7, 1 << 40, "x", [], [0], [[0, 0]], {}, [1, 1], ["1"])


class Talk:
    """A conversation with the table protocol about one game; what is sent is named in every failure."""

    def __init__(self, game):
        self.game = game
        self.session = Session(None)

    def __call__(self, op, **values):
        reply = json.loads(self.session.answer(json.dumps({"op": op, **values}).encode()))
        assert reply["ok"] or "message" in reply["error"], f"{self.game}: {op} {values} answers {reply}"
        return reply

    def must(self, op, **values):
        """The reply to a request that has to be accepted."""
        reply = self(op, **values)
        assert reply["ok"], f"{self.game}: {op} {values} is refused: {reply['error']['message']}"
        return reply

    def state(self):
        """The state as text."""
        return write(self.must("state"))


def begun(game, chance):
    talk = Talk(game)
    talk.must("new", **random_play.setup(game, chance))
    return talk


def moves(talk, chance, most=MOST_STEPS):
    """Random actions, complete, each to be done before the next; none is listed when the game is over."""
    for _ in range(most):
        action = random_play.move(talk.session.table, chance)
        if action is None:
            assert not talk.must("legal")["actions"]
            return
        yield action


@each_game()
def test_the_number_of_players_is_that_of_the_rules_and_the_options_too(game, seed):
    rules = registry.find(game)
    for players in range(rules.MOST + 2):
        new = {"game": game, "players": random_play.NAMES[:1] * players}
        if rules.FEWEST <= players <= rules.MOST:
            Talk(game).must("new", **new, seed="0" * 32)
            new["options"] = {"no such": 1}
        error = Talk(game)("new", **new)["error"]
        assert error["code"] == "bad_option"
        named = 'has no option "no such"' if rules.default_options() else "has no options."
        words = named if "options" in new else " is for "
        assert error["message"].startswith(rules.NAME) and words in error["message"]


@each_game()
def test_the_first_player_is_drawn_where_the_rules_say_so_unless_one_is_given(game, seed):
    rules = registry.find(game)
    for players in range(rules.FEWEST, rules.MOST + 1):
        names = random_play.NAMES[:players]
        drawn = set()
        for number in range(60):
            reply = Talk(game).must("new", game=game, players=names, seed=f"{number:032x}")
            drawn.add(reply["to_move"] if rules.DRAWS_FIRST else None)
        assert drawn == (set(range(players)) if rules.DRAWS_FIRST else {None})
        for first in range(players):
            talk = Talk(game)
            reply = talk.must("new", game=game, players=names, first=first, seed="0" * 32)
            assert {"type": "first", "player": first} in reply["events"]
            assert talk.must("state")["state"]["first"] == first


@each_game(seeds=8)
def test_every_listed_action_is_accepted_and_the_game_ends(game, seed):
    chance = random.Random(seed)
    talk = begun(game, chance)
    for action in moves(talk, chance, 40 * MOST_STEPS):
        talk.must("do", action=action)
    state = talk.must("state")["state"]
    assert state["phase"] == "over", f"{game}: random play finds no end"
    assert state["winners"] == sorted(state["winners"]) and state["to_move"] is None
    talk.must("audit")


@each_game(seeds=6)
def test_what_is_refused_changes_nothing_and_says_why(game, seed):
    chance = random.Random(seed)
    talk = begun(game, chance)
    refused = 0
    for action in moves(talk, chance):
        before = talk.state()
        wrong = json.loads(json.dumps(action))
        wrong[chance.choice([*wrong, "more"])] = chance.choice(ODD)
        reply = talk("do", action=wrong)
        if reply["ok"]:
            # What was changed may be another legal action.
            talk.must("undo", force=True)
        else:
            refused += 1
            assert reply["error"]["message"].endswith((".", "?", "!")), f"{game}: {wrong} is refused by no sentence"
        assert talk.state() == before, f"{game}: {wrong} is refused and changes the state"
        talk.must("do", action=action)
    assert refused


@each_game(seeds=6)
def test_undo_and_redo_lead_through_the_same_states(game, seed):
    chance = random.Random(seed)
    talk = begun(game, chance)
    states = [talk.state()]
    for action in moves(talk, chance):
        talk.must("do", action=action)
        states.append(talk.state())
        back = chance.randint(0, min(4, len(states) - 1))
        for step in range(back):
            talk.must("undo", force=True)
            assert talk.state() == states[-2 - step], f"{game}: undo of {action} leads to another state"
        for step in range(back, 0, -1):
            talk.must("redo")
            assert talk.state() == states[-step], f"{game}: redo of {action} leads to another state"


@each_game(seeds=4)
def test_a_saved_game_goes_on_as_the_same_game(game, seed):
    chance = random.Random(seed)
    talk = begun(game, chance)
    states = [talk.state()]
    for action in moves(talk, chance, MOST_STEPS // 3):
        talk.must("do", action=action)
        states.append(talk.state())
        save = talk.must("save")["save"]
        assert save.isascii()
        other = Talk(game)
        other.must("load", save=save)
        assert other.state() == states[-1], f"{game}: a loaded game has another state"
        assert other.must("save")["save"] == save
        assert other.must("legal") == talk.must("legal"), f"{game}: a loaded game lists other actions"
        back = chance.randint(0, min(3, len(states) - 1))
        for step in range(back):
            other.must("undo", force=True)
            assert other.state() == states[-2 - step], f"{game}: undo after loading leads to another state"
        for _step in range(back):
            other.must("redo")
        if chance.random() < 0.3:
            talk.session = other.session


@each_game(seeds=3)
def test_what_was_given_out_does_not_change_afterwards(game, seed):
    """States and events are copies: no list in them is one that the rules go on changing."""
    chance = random.Random(seed)
    table = random_play.begin(game, chance)
    given = []
    for action, events in random_play.played(table, chance, MOST_STEPS):
        for value in (events, table.state()):
            given.append((action, value, write(value)))
    for action, value, text in given:
        assert write(value) == text, f"{game}: what {action} gave out has changed since"
