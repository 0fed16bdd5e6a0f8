"""What a rival's decisions cost on the Pico: the time, the longest that keys wait meanwhile, the memory."""

import random
import statistics

from shared_rules import registry
from tools.bench.figure import Figure
from tools.bench.inside import Bench
from tools.duel.players import player
from tools.games import random_play

STICK = "waveshare_pico_lcd_1_3"
DECISIONS = 10
"""Of each game, with as many players as can be."""
_ASKED = 0.2  # so often a decision is taken for one of them
_KB = 1024


def records(game_id: str, count: int = DECISIONS) -> list[str]:
    """Records of games that sharp rivals played with most players or two, each up to where the next one thinks."""
    chance = random.Random(f"thinking {game_id}")
    sharp = player("sharp", game_id)
    most = _line(game_id)[4]
    players = [(number, {}) for number in sorted({min(2, most), most})]
    found = []
    table = None
    while len(found) < count:
        if table is None or table.over:
            table = random_play.begin(game_id, chance, players)
        if table.to_move is not None and chance.random() < _ASKED:
            found.append(table.save())
        for action in sharp(table, chance):
            faces = table.game.check(action) if table.dice_from == "table" else ()
            if not table.over:
                table.do({**action, "dice": [chance.randint(1, sides) for sides in faces]} if faces else action)
    return found


def _line(game_id):
    return next(line for line in registry.GAMES if line[0] == game_id)


def thinking(device, game_id: str, say) -> list[Figure]:
    """The figures of a game whose rules advise."""
    name = _line(game_id)[2]
    say(f"decisions of a rival in {name}")
    found = records(game_id)
    bench = Bench(STICK, device.files(STICK, ""), device.image)
    modules = bench.modules_of_advice(game_id, found[0]) / _KB
    thoughts = [bench.thought(game_id, record) for record in found]
    whole, longest, memory = zip(*thoughts, strict=True)
    note = f"of {len(found)} in games of rivals"
    return [
        Figure(f"decision of a rival, {name}", statistics.median(whole), "ms", None, 1500, note, worst=max(whole)),
        Figure(
            f"longest step of it, {name}", statistics.median(longest), "ms", 10, 20, "no collection", worst=max(longest)
        ),
        Figure(f"memory for it, {name}", max(memory) / _KB, "KB", note=f"and {modules:.1f} KB for its modules"),
    ]
