"""Advice on Block Buster: which point blocks to aim for, and what is certain about them.

The device does not know the board: a block counts as 3 squares that fit anywhere. Each aim is the action `place`
without skips; the goal names the point blocks, first the one with two spaces: "row 2, columns 3 and 4".
"""

from shared_rules.advice import Advice
from shared_rules.block_buster.options import SKIP_PENALTY
from shared_rules.block_buster.points import FIRST_KIND, NOBODY, SPACES, UNKNOWN, Points
from shared_rules.block_buster.rules import SET_POINTS, BlockBuster
from shared_rules.words import later, later_n

SUGGESTS = True
"""The coach shows an aim beside the facts."""

_SQUARES = 3
_FULL_SET = 18  # points for a full set beyond those of its kind, because it wins
_CERTAIN = 256
_WHOLE = 1 << 14
_MOST = 6  # choices in the list
_NAMED = 6  # maximum point blocks named by a fact; with more it gives their number
_POINT_BLOCKS = later_n("{0} point block", "{0} point blocks")


def chance(lead: int, spaces: int, gains: int, loses: int) -> int:
    """Return how often, out of 256, a colour ends ahead of another.

    Each space falls to either with equal chance, to the colour only if it gains any (1, else 0), to the other only if
    the colour loses any.
    """
    ways = 1
    ahead = 0
    for own in range(spaces + 1):
        if lead + gains * own > loses * (spaces - own):
            ahead += ways
        ways = ways * (spaces - own) // (own + 1)
    return (ahead * _CERTAIN) >> spaces


class _After:
    """The state after a seat's action.

    `kinds`: of the point blocks; `plays`: 1 for each colour with blocks to place, else 0; `lost`: points that each
    player loses for penalties and for squares left.
    """

    def __init__(self, game: BlockBuster, seat: int, action: dict):
        points = game.points
        blocks = bytearray(game.blocks)
        passed = bytearray(game.passed)
        penalties = list(game.penalties)
        squares = list(game.squares_left)
        self.kinds = bytearray(points.kinds)
        kind = action["type"]
        if kind == "place":
            blocks[action.get("colour", seat)] -= 1
            penalties[seat] += SKIP_PENALTY * action["skip"]
        elif kind == "pass":
            passed[seat] = 1
        elif kind == "left":
            squares[action["player"]] = action["squares"]
        elif kind == "kind":
            self.kinds[points.index(action["at"])] = ord(action["kind"])
        self.plays = bytearray(points.colours)
        self.lost = [penalties[player] + (squares[player] or 0) for player in range(game.players)]
        for colour in range(points.colours):
            player = points.seat_of(colour)
            if game.phase == "play" and kind != "finish" and blocks[colour] and not passed[player]:
                self.plays[colour] = 1
            elif squares[player] is None:
                self.lost[player] += _SQUARES * blocks[colour]


class _Outlook:
    """What the players may expect after a seat's action."""

    def __init__(self, game: BlockBuster, seat: int, action: dict):
        self.game = game
        self.seat = seat
        self._action = action
        self._after = _After(game, seat, action)
        self._counts = []  # for each point block, each colour's spaces
        self._chances = []  # for each point block, how often each player gets it
        self._group = self._after.kinds  # for each point block, its group's number
        self._groups = []  # each kind's point blocks
        self._worth = []  # for each group, its worth to each player
        self._known = {}

    def prepare(self):
        """Must run to its end first; yields None."""
        action = self._action
        points = self.game.points
        kinds = self._group
        changed = points.index(action["at"]) if action["type"] == "spaces" else NOBODY
        self._groups = [[] for _kind in range(points.side)]
        for at in range(len(kinds)):
            self._counts.append([points.count(at, colour) for colour in range(points.colours)])
            if at == changed:
                self._counts[at][action["colour"]] = action["count"]
            self._chances.append(self._chances_at(self._counts[at]))
            if kinds[at] != UNKNOWN:
                kinds[at] -= FIRST_KIND
                self._groups[kinds[at]].append(at)
            elif sum(self._after.plays):  # it will be entered later: for now it is a kind of its own
                kinds[at] = len(self._groups)
                self._groups.append([at])
            yield
        for number in range(len(self._groups)):
            self._worth.append([self._worth_of(number, player, {}) for player in range(self.game.players)])
            yield

    def _chances_at(self, row: list) -> list:
        free = SPACES - sum(row)
        found = [0] * self.game.players
        playing = sum(self._after.plays)
        most = max(row)
        for colour in range(len(row)):
            rival = most
            if row[colour] == most:
                rival = max([row[other] for other in range(len(row)) if other != colour])
            plays = self._after.plays[colour]
            key = (row[colour] - rival, free, plays, 1 if playing > plays else 0)
            if key not in self._known:
                self._known[key] = chance(*key)
            found[colour % len(found)] += self._known[key]
        return [min(each, _CERTAIN) for each in found]

    def _worth_of(self, number: int, seat: int, changed: dict) -> tuple:
        # By the number of the group's point blocks that the player gets: the mean in hundredths of a point, and how
        # often it is a full set.
        shares = [_WHOLE]
        for at in self._groups[number]:
            gets = changed.get(at, self._chances[at])[seat]
            if not gets:
                continue
            shares.append(0)
            for count in range(len(shares) - 1, 0, -1):
                more = (shares[count - 1] * gets) // _CERTAIN
                shares[count] += more
                shares[count - 1] -= more
        total = 0
        for count in range(1, len(shares)):
            total += shares[count] * SET_POINTS[min(count, len(SET_POINTS) - 1)]
        return total * 100 // _WHOLE, sum(shares[self.game.full_set :])

    def margin(self, colour: int = 0, takes: tuple = ()):
        """Yield None; return the seat's margin over the best other player, partners together, in hundredths of a point.

        takes: additional spaces of the colour, (point block, spaces) each.
        """
        changed = {}
        touched = []
        for at, spaces in takes:
            row = list(self._counts[at])
            row[colour] += spaces
            changed[at] = self._chances_at(row)
            touched.append(self._group[at])
            yield
        sums = [-100 * lost for lost in self._after.lost]
        for player in range(len(sums)):
            no_set = _WHOLE
            for number in range(len(self._groups)):
                worth, full = self._worth[number][player]
                if number in touched:
                    worth, full = self._worth_of(number, player, changed)
                sums[player] += worth
                no_set = (no_set * (_WHOLE - full)) // _WHOLE
            sums[player] += ((_WHOLE - no_set) * 100 * _FULL_SET) // _WHOLE
            yield
        partner = self.game.partner(self.seat)
        if partner is not None:
            sums = [sums[player] + sums[(player + 2) % 4] for player in range(4)]
        rivals = [player for player in range(len(sums)) if player != self.seat and player != partner]
        return sums[self.seat] - max([sums[player] for player in rivals])


def _beside(points: Points, at: int) -> list:
    row, column = at // points.side, at % points.side
    found = [at - points.side] if row else []
    if column:
        found.append(at - 1)
    if column < points.side - 1:
        found.append(at + 1)
    return found + [at + points.side] if row < points.side - 1 else found


def _aims(points: Points, colour: int):
    """Yield lists of what a block may take, (point block, spaces) each, grouped by the point block taken most.

    A block takes two spaces of the point block where the colour was last, or of an adjacent one, and one space of a
    neighbour of that. If none in reach has a space left, it goes anywhere and takes nothing.
    """
    last = points.latest[colour]
    within = range(len(points.kinds)) if last == NOBODY else [last] + _beside(points, last)
    found = False
    single = bytearray(len(points.kinds))
    for at in within:
        beside = [other for other in _beside(points, at) if points.free(other)]
        if points.free(at):
            first = (at, min(2, points.free(at)))
            aims = [(first, (other, 1)) for other in beside] or [(first,)]
        else:
            beside = [other for other in beside if other not in within and not single[other]]
            for other in beside:
                single[other] = 1
            aims = [((other, 1),) for other in beside]
        if aims:
            found = True
            yield aims
    if not found:
        yield [()]


def _actions(game: BlockBuster, seat: int, also: dict | None) -> list:
    """Return the actions to consider.

    They are `place` without skips in each colour with blocks, `finish` if allowed, and `also`.
    """
    actions = []
    if seat == game.to_move:
        for colour in game.colours_of(seat):
            if game.blocks[colour]:
                actions.append({"type": "place", "skip": 0})
                if game.two_colours:
                    actions[-1]["colour"] = colour
    elif game.phase == "tally" and not game.due():
        actions.append({"type": "finish"})
    if also is not None and also not in actions:
        actions.append(also)
    return actions


def think(game: BlockBuster, seat: int | None, also: dict | None = None):
    """Return the good choices of a seat; see shared_rules/advice.py.

    The list has the best of the aims that take most of the same point block. The tally does not guess squares left. If
    any player may act, seat None means the one whose turn it is or was last.
    """
    if seat is None:
        seat = game.active_player
    rated = []
    for action in _actions(game, seat, also):
        outlook = _Outlook(game, seat, action)
        yield from outlook.prepare()
        colour = action.get("colour", seat)
        for aims in _aims(game.points, colour) if action["type"] == "place" else [[()]]:
            best = aims[0]
            most = yield from outlook.margin(colour, best)
            for takes in aims[1:]:
                margin = yield from outlook.margin(colour, takes)
                if margin > most:
                    most, best = margin, takes
            rated.append((-most, len(rated), action, best))
    rated.sort()
    found = []
    missing = also is not None
    for loss, _number, action, takes in rated:
        asked = missing and action == also
        if len(found) < _MOST or asked:
            missing = missing and not asked
            goal = where(game.points, [at for at, _spaces in takes]) if takes else None
            found.append(Advice(action, -loss, goal))
            yield
    return found


def _joined(numbers: list) -> str:
    return ", ".join([str(number) for number in numbers])


def _and(numbers: list) -> tuple:
    # "2 and 3", "1, 2 and 3"
    return later("{0} and {1}"), _joined(numbers[:-1]), numbers[-1]


def where(points: Points, numbers: list) -> tuple:
    """Describe point blocks in order: "row 2, columns 4 and 3" or "rows 1 and 2, column 3", otherwise row by row."""
    cells = [points.cell(at) for at in numbers]
    columns = [column for _row, column in cells]
    if len(cells) > 1 and columns == columns[:1] * len(cells):
        return later("rows\xa0{0}, column\xa0{1}"), _and([row for row, _column in cells]), columns[0]
    parts = []
    for row in range(1, points.side + 1):
        columns = [cell[1] for cell in cells if cell[0] == row]
        if len(columns) == 1:
            parts.append((later("row\xa0{0}, column\xa0{1}"), row, columns[0]))
        elif columns:
            parts.append((later("row\xa0{0}, columns\xa0{1}"), row, _and(columns)))
    words = parts[0]
    for part in parts[1:]:
        words = later("{0}; {1}"), words, part
    return words


def _short_of(points: Points, at: int, colour: int) -> int:
    # Spaces that a colour needs to secure a point block; more than are free if it cannot.
    return (points.rival(at, colour) + points.free(at) - points.count(at, colour)) // 2 + 1


class _Standing:
    """Lists of point block numbers from a seat's view: `secured`, `lost`, `narrow`, `even`, `close`.

    lost: no longer winnable; narrow: led by 1 or 2 spaces; even: nobody leads; close: secured with 1, 2 and 3 more
    spaces.
    """

    def __init__(self, game: BlockBuster, seat: int):
        self.secured, self.lost, self.narrow, self.even = [], [], [], []
        self.close = [[], [], []]
        points = game.points
        colours = game.colours_of(seat)
        for at in range(len(points.kinds)):
            leader = points.owner(at)
            if points.secured[at] != NOBODY and points.seat_of(points.secured[at]) == seat:
                self.secured.append(at)
                continue
            if not points.can_secure(seat, at):
                self.lost.append(at)
                continue
            if leader == NOBODY:
                self.even.append(at)
            elif points.seat_of(leader) == seat and points.count(at, leader) <= points.rival(at, leader) + 2:
                self.narrow.append(at)
            short = min([_short_of(points, at, colour) for colour in colours])
            if short <= len(self.close):
                self.close[short - 1].append(at)


def facts(game: BlockBuster, seat: int | None) -> list:
    """Return what is certain, for players to read: a text of shared_rules.words for each line."""
    if game.phase != "play" or seat is None:
        return []
    found: list = []
    for player, kind in game.points.one_short(game.full_set):
        who = later("You need one more {0} to win." if player == seat else "Another player needs one more {0} to win.")
        if (who, chr(kind)) not in found:
            found.append((who, chr(kind)))
    standing = _Standing(game, seat)
    one, two, three = standing.close
    for template, numbers in (
        (later("Secured by you: {0}"), standing.secured),
        (later("You can no longer win: {0}"), standing.lost),
        (later("You lead by 1 or 2 spaces: {0}"), standing.narrow),
        (later("Secured with 1 more space: {0}"), one),
        (later("Secured with 2 more spaces: {0}"), [] if one else two),
        (later("Secured with 3 more spaces: {0}"), [] if one or two else three),
        (later("Nobody leads: {0}"), standing.even),
    ):
        if len(numbers) > _NAMED:
            found.append((template, [len(numbers)] + _POINT_BLOCKS))
        elif numbers:
            found.append((template, where(game.points, numbers)))
    others = _joined([game.blocks_of(player) for player in range(game.players) if player != seat])
    return found + [(later("Blocks left: {0}, others: {1}"), game.blocks_of(seat), others)]
