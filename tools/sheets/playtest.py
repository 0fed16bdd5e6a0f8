"""Play many games on a sheet and say how it plays: `python -m tools.sheets.playtest Harbour --games 1000`.

The players are sensible, not perfect: each wants a large full rectangle and points, keeps the board tidy, and now and
then (one turn in eight) prefers something else. Every action goes through the rules of shared_rules.
"""

import argparse
import random
import sys
import time

from tools.sheets.find import NotFound, find_sheet, told
from tools.sheets.lines import SheetError
from tools.sheets.placing import Placing, new_game, play

_SHORTLIST = 10
_WHIM = 8


class Player:
    """Chooses placements on one board; `chance` is a random.Random."""

    def __init__(self, placing, chance):
        self._placing = placing
        self._chance = chance
        self._edges = {}

    def best(self, shaded, choices):
        """The best of `choices`, a list of (mask, worth, action) that fit beside `shaded`."""
        rated = [
            (self._tidiness(shaded, choice[0]) + 2 * choice[1] + self._chance.random(), choice) for choice in choices
        ]
        if not self._chance.randrange(_WHIM):
            return self._chance.choice(choices)
        rated.sort(key=lambda pair: pair[0], reverse=True)
        best = None
        for rating, choice in rated[:_SHORTLIST]:
            rating += 3 * self._promise(shaded | choice[0])
            if best is None or rating > best[0]:
                best = rating, choice
        return best[1]

    def _tidiness(self, shaded, mask):
        """How well a placement lies against what is shaded and the rim: sides that touch, less those left open."""
        if mask not in self._edges:
            around = self._placing.around(mask)
            self._edges[mask] = around
        around = self._edges[mask]
        return mask.bit_count() + (around & shaded).bit_count() - (around & ~shaded).bit_count()

    def _promise(self, shaded):
        """The size of the best rectangle in sight: what is shaded in it, less twice what is not."""
        best = 0
        for rectangle in self._placing.rectangles:
            size = rectangle.bit_count()
            if size <= best:
                break
            best = max(best, 3 * (shaded & rectangle).bit_count() - 2 * size)
        return best


class Outcome:
    """How one game went: `scores`, `points`, `turns` (of each player), `winners`, `left` (empty cells of each
    board), `shaded` (per cent of each board), `taken` (names of pieces in the order they were taken), `ended_by` ("piece" or "bonus" that did not fit)."""

    def __init__(self, game, placing, boards, turns, taken, first):
        cells = placing.board.bit_count()
        self.scores = game.scores()
        self.points = list(game.points)
        self.winners = list(game.winners)
        self.turns = turns
        self.left = [cells - mask.bit_count() for mask in boards]
        self.shaded = [100 - 100 * left // cells for left in self.left]
        self.taken = taken
        self.first = first
        self.ended_by = "bonus" if game.bonus_due is not None else "piece"


def one_game(sheet, placing, players, chance, fill=()):
    """Play a game to its end; returns its Outcome. `fill`: what a lone player fills first."""
    first = chance.randrange(players)
    game = new_game(sheet, players, fill, first)
    player = Player(placing, chance)
    boards = [placing.mask(fill)] * players
    turns = [0] * players
    taken = []
    while True:
        seat = game.to_move
        shaded = boards[seat]
        if game.phase == "bonus":
            choices = [
                (mask, 0, {"type": "bonus", "at": at})
                for mask, at in placing.bonus[game.placed[seat]][1]
                if not mask & shaded
            ]
        else:
            choices = [
                (mask, placing.worth[name], {"type": "take", "piece": name, "at": at})
                for name, places in placing.pieces.items()
                if game.available(game.index_of(name))
                for mask, at in places
                if not mask & shaded
            ]
        if not choices:
            outcome = Outcome(game, placing, boards, turns, taken, first)
            play(game, {"type": "stop"})
            outcome.winners = list(game.winners)
            return outcome
        mask, _worth, action = player.best(shaded, choices)
        if action["type"] == "take":
            turns[seat] += 1
            taken.append(action["piece"])
        play(game, action)
        boards[seat] |= mask
        if game.phase == "over":  # alone, with a full board
            return Outcome(game, placing, boards, turns, taken, first)


def spread(numbers):
    """(lowest, tenth of the way up, middle, nine tenths, highest) of a list of numbers."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return tuple(ordered[last * part // 10] for part in (0, 1, 5, 9, 10))


def report(placing, played):
    """Lines that tell how games went; `played`: number of players -> list of Outcomes."""
    lines = [
        "players  games  turns of each   points of each  board shaded   score                     best place   ended by"
    ]
    lines.append(
        "                least/mid/most  mid (of nine tenths)            10 % / middle / 90 %      wins         bonus"
    )
    for players, games in played.items():
        turns = spread([turn for game in games for turn in game.turns])
        points = spread([points for game in games for points in game.points])
        shaded = spread([part for game in games for part in game.shaded])
        scores = spread([score for game in games for score in game.scores])
        wins = [0] * players
        for game in games:
            for winner in game.winners:
                wins[(winner - game.first) % players] += 1 / len(game.winners)
        share = [round(100 * number / len(games)) for number in wins]
        bonus = round(100 * sum(game.ended_by == "bonus" for game in games) / len(games))
        lines.append(
            f"{players:7}  {len(games):5}  {turns[0]:3} {turns[2]:3} {turns[4]:3}     {points[2]:4} ({points[3]})      "
            f"{shaded[2]:6} %     {scores[1]:5} {scores[2]:5} {scores[3]:5}   "
            f"{'/'.join(str(number) for number in share):>18} %  {bonus:6} %"
        )
    return lines


def use_of_pieces(placing, games):
    """(name, per cent of the games in which it was taken, per cent in which it went in the first third of the game)."""
    found = []
    for name in placing.pieces:
        taken = [game for game in games if name in game.taken]
        early = [game for game in taken if game.taken.index(name) < len(game.taken) / 3]
        found.append((name, round(100 * len(taken) / len(games)), round(100 * len(early) / len(games))))
    return found


def main(arguments=None):
    """Play and print; 1 when there is no such sheet."""
    parser = argparse.ArgumentParser("python -m tools.sheets.playtest", description=__doc__.split("\n\n")[0])
    parser.add_argument("sheet", help="a file, or the name of a sample")
    parser.add_argument("--games", type=int, default=200, help="for each number of players (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="other games (default: %(default)s)")
    chosen = parser.parse_args(arguments)
    try:
        file = find_sheet(chosen.sheet)
    except (NotFound, SheetError) as error:
        print("\n".join(told(chosen.sheet, error)), file=sys.stderr)
        return 1
    started = time.monotonic()
    placing = Placing(file.value)
    chance = random.Random(chosen.seed)
    played = {}
    for players in range(2, 7):
        played[players] = [one_game(file.value, placing, players, chance) for _ in range(chosen.games)]
    print("\n".join(report(placing, played)))
    print("\nPieces: taken in so many per cent of the games of 2, 3 and 4 players; in brackets: in the first third")
    use = [
        dict((name, (all_of, early)) for name, all_of, early in use_of_pieces(placing, played[players]))
        for players in (2, 3, 4)
    ]
    for name in placing.pieces:
        print(f"  {name}  " + "   ".join(f"{found[name][0]:3} ({found[name][1]:3})" for found in use))
    for title, fill in file.pictures:
        alone = [one_game(file.value, placing, 1, chance, fill) for _ in range(chosen.games)]
        cleared = sum(len(game.winners) for game in alone)
        left = spread([game.left[0] for game in alone])
        print(
            f"Alone, {title}: cleared {100 * cleared / len(alone):.1f} % of the games; cells left {left[0]} to {left[4]}, mostly {left[2]}"
        )
    print(f"\n{time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
