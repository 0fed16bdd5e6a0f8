"""Games with rivals on a bench, for tests that use the fixture `advice`."""

from firmware import loading
from shared_rules import registry
from tests.firmware.screens.bench import BOARDS

STICK = BOARDS[0]
SEED = "ab" * 16
RIVAL = "screens.in_game.rival.Rival"
TURN = "games.penk.turn.Turn"
NOTICE = "games.penk.notice.Notice"
LONG_THINKING = 400


def begin(
    bench, levels=("", "sharp"), game="penk", first=0, dice="device", options=None, names=("Ann", "Bot", "Bot 2")
):
    """A game of as many players as levels."""
    bench.app.set("motion", False)
    count = len(levels)
    who = ["Ann", "Bot", "Bot 2"][:count]
    bench.app.game.new(game, who, list(range(count)), options, first, dice, SEED, {"rivals": list(levels)})
    bench.settle()
    return bench


def games_with_rivals(players=2):
    """The games for so many players in which the handheld plays seats."""
    lines = [line for line in registry.GAMES if line[3] <= players <= line[4]]
    return [line[0] for line in lines if loading.screens_of(line[0]).no_rival({}) == ""]


def act(bench, kind, **more):
    """An action of a person past the screens."""
    assert bench.app.act(dict(type=kind, **more)), "refused"
    bench.settle()
    return bench


def told(bench):
    """The words of the open notice, as one text."""
    return " ".join(line[0] for line in bench.app.stack.screen.words.lines).replace("\xa0", " ")


def done(table):
    """What is in force: (seat, type) of each action, the first one first."""
    entries = [table.entries(number, number + 1)[0] for number in reversed(table.numbers_in_force())]
    return [(entry.player, entry.action["type"]) for entry in entries]


def mark(bench):
    """Ann rolls and marks what the rules list first."""
    act(bench, "roll")
    return act(bench, "mark", cells=[list(cell) for cell in first_mark(bench.app.game.table)])


def first_mark(table):
    return next(action["cells"] for action in table.legal() if action["type"] == "mark")


def first_choice(bench):
    """The player to move does what the rules list first, but for a reroll."""
    action = next(action for action in bench.app.game.table.legal() if action["type"] != "reroll")
    return act(bench, action["type"], **{key: action[key] for key in action if key != "type"})


def to_notice(bench):
    """Ok until a notice is open; what opened on the way."""
    way = []
    while bench.top != NOTICE:
        way.append(bench.top)
        bench.press("ok")
        assert len(way) < 20
    return way
