"""The rules of Block Buster, a game of blocks around point blocks, as settled in the project's rulings.

Player n plays colour n; with two colours, players 0 and 1 also play colour n + 2. The board is not known, only the
spaces around the point blocks (points.py).
"""

from shared_rules.block_buster import options as block_buster_options
from shared_rules.block_buster.options import MOST_PENALTY, SKIP_PENALTY, payment
from shared_rules.block_buster.points import FIRST_KIND, NOBODY, SPACES, UNKNOWN, Points
from shared_rules.game import Game, Illegal, best_seats, check_keys, is_whole

SET_POINTS = (0, 3, 7, 12)
"""Points by the number of point blocks of a kind; more add nothing."""


class BlockBuster(Game):
    """A game of Block Buster.

    Besides Game's attributes: `variant`, `points` (the point blocks), `two_colours` (True if each player has two),
    `blocks` (left, by colour). By player: `penalties`, `passed` (0 or 1), `squares_left` (None until entered). `bank`
    and `paid` (last payment): [number of -2, number of -1]; `full_set`: number of a kind that wins at once.
    """

    ID = "block_buster"
    NAME = "Block Buster"
    VERSION = 1
    FEWEST = 2
    MOST = 4
    ADVISES = True

    @classmethod
    def default_options(cls) -> dict:
        return block_buster_options.defaults()

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        return block_buster_options.resolved(super().resolve_options(options, players), players)

    @classmethod
    def deal_size(cls, options: dict, players: int) -> int:
        side = block_buster_options.grid_side(options["variant"], players)
        return side * side if options["kinds"] == "random" else 0

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.variant = options["variant"]
        self.two_colours = self.variant == "two_colours"
        colours = 4 if self.two_colours else players
        self.points = Points(block_buster_options.grid_side(self.variant, players), colours, players)
        self.points.deal(deal)
        self._all_blocks = block_buster_options.blocks_each(self.variant, players)
        self.blocks = bytearray([self._all_blocks] * colours)
        self.penalties = [0] * players
        self.bank = list(options["bank"])
        self.passed = bytearray(players)
        self.squares_left = [None] * players
        self.full_set = 3 if players == 2 else 4
        self.paid = [0, 0]

    def open(self) -> list:
        self.phase = "play"
        events = [{"type": "first", "player": self.first}]
        if self.options["kinds"] == "random":
            events.append({"type": "dealt", "notice": True, "kinds": self.points.kind_rows()})
        for turn in range(self.players):
            self._fine(events, (self.first + turn) % self.players, self.options["start_penalties"][turn])
        self.begin_turns(events, self.first)
        return events

    # Checks

    def check(self, action: dict) -> tuple:
        kind = action.get("type")
        if kind == "place":
            self._check_place(action)
        elif kind == "pass":
            check_keys(action)
            self._check_play()
        elif kind == "finish":
            check_keys(action)
            self._check_finish()
        elif kind == "left":
            self._check_left(action)
        elif kind == "kind":
            check_keys(action, at=list, kind=str)
            self._check_point(action["at"])
            self._check_kind(action["kind"])
        elif kind == "spaces":
            self._check_spaces(action)
        else:
            raise Illegal('"type" must be place, pass, finish, left, kind or spaces.')
        return ()

    def _check_play(self) -> None:
        if self.phase != "play":
            raise Illegal("Play has ended: enter the squares left, then finish.")

    def _check_place(self, action: dict) -> None:
        if self.two_colours:
            check_keys(action, skip=int, colour=int)
        else:
            check_keys(action, skip=int)
        self._check_play()
        colour = self.active_player
        if self.two_colours:
            colour = action["colour"]
            if not is_whole(colour, 0, 3) or colour % 2 != self.active_player:
                raise Illegal("Choose one of your colours: {0} or {1}.", self.active_player, self.active_player + 2)
        skip = action["skip"]
        if not is_whole(skip, 0, skip):
            raise Illegal("Say how many spaces are skipped: 0 or more.")
        refusal = self.why_not(colour, skip)
        if refusal:
            raise refusal

    def why_not(self, colour: int, skip: int) -> Illegal | None:
        """Return why the active player cannot place a block of this colour and skip this many spaces, or None."""
        if not self.blocks[colour]:
            return Illegal("No blocks of this colour left." if self.two_colours else "No blocks left.")
        if not skip:
            return None
        if self.blocks[colour] == self._all_blocks:
            return Illegal("A colour's first block cannot skip spaces.")
        held = self.penalties[self.active_player]
        more = SKIP_PENALTY * skip
        if held + more > MOST_PENALTY:
            return Illegal("The limit is {0} penalty points: you have {1}, this adds {2}.", MOST_PENALTY, held, more)
        if payment(self.bank, more) is None:
            return Illegal(
                "The bank cannot pay {0} points: it has {1} × -2 and {2} × -1.", more, self.bank[0], self.bank[1]
            )
        return None

    def skips(self, colour: int) -> range:
        """Return how many spaces can be skipped with a block of this colour; none if no block can be placed."""
        skip = 0
        while not self.why_not(colour, skip):
            skip += 1
        return range(skip)

    def _check_finish(self) -> None:
        if self.phase == "tally" and self.due():
            raise Illegal("First enter the squares left of every player with blocks left.")

    def _check_left(self, action: dict) -> None:
        check_keys(action, player=int, squares=int)
        if self.phase != "tally":
            raise Illegal("Enter the squares left after play has ended.")
        seat = action["player"]
        if not is_whole(seat, 0, self.players - 1):
            raise Illegal("A player must be a seat from 0 to {0}.", self.players - 1)
        blocks = self.blocks_of(seat)
        if not blocks:
            raise Illegal("This player has no blocks left.")
        squares = action["squares"]
        if not is_whole(squares, blocks, squares):
            if blocks == 1:
                raise Illegal("1 block is left: it has 1 square or more.")
            raise Illegal("{0} blocks are left: they have {1} squares or more.", blocks, blocks)

    def _check_point(self, at) -> None:
        if len(at) == 2:
            if is_whole(at[0], 1, self.points.side) and is_whole(at[1], 1, self.points.side):
                return
        raise Illegal("A point block must be a row and a column from 1 to {0}.", self.points.side)

    def _check_kind(self, kind) -> None:
        if len(kind) != 1 or not FIRST_KIND <= ord(kind) < FIRST_KIND + self.points.side:
            raise Illegal("Kinds are A to {0}.", chr(FIRST_KIND + self.points.side - 1))

    def _check_spaces(self, action: dict) -> None:
        check_keys(action, at=list, colour=int, count=int)
        self._check_point(action["at"])
        colour = action["colour"]
        if not is_whole(colour, 0, self.points.colours - 1):
            raise Illegal("A colour must be a number from 0 to {0}.", self.points.colours - 1)
        at = self.points.index(action["at"])
        free = self.points.free(at) + self.points.count(at, colour)
        if not is_whole(action["count"], 0, free):
            raise Illegal("A point block has {0} spaces: this colour can have 0 to {1} of them.", SPACES, free)

    def legal(self) -> list:
        """In play `place` by colour, then by skip, `pass`, `finish`; in the tally `finish`, once nothing is due.

        Reports (`left`, `kind`, `spaces`) are not listed.
        """
        actions = []
        if self.phase == "play":
            for colour in self.colours_of(self.active_player):
                for skip in self.skips(colour):
                    action = {"type": "place", "skip": skip}
                    if self.two_colours:
                        action["colour"] = colour
                    actions.append(action)
            actions += [{"type": "pass"}, {"type": "finish"}]
        elif self.phase == "tally" and not self.due():
            actions.append({"type": "finish"})
        return actions

    def actor(self, action: dict) -> int | None:
        if action["type"] == "place" or action["type"] == "pass":
            return self.active_player
        return action["player"] if action["type"] == "left" else None

    # Queries, also for screens

    def colours_of(self, seat: int) -> tuple:
        """Return the colours of a player."""
        return (seat, seat + 2) if self.two_colours else (seat,)

    def blocks_of(self, seat: int) -> int:
        """Return the number of blocks left to a player, in all colours."""
        return self.blocks[seat] + (self.blocks[seat + 2] if self.two_colours else 0)

    def due(self) -> list:
        """List the seats whose squares left are missing in the tally."""
        return [seat for seat in range(self.players) if self.squares_left[seat] is None and self.blocks_of(seat)]

    def kind_points(self, seat: int) -> list:
        """Return for each kind (point blocks that the player leads, their points)."""
        return [(count, SET_POINTS[min(count, len(SET_POINTS) - 1)]) for count in self.points.owned(seat)]

    def scores(self) -> list:
        found = []
        for seat in range(self.players):
            total = -self.penalties[seat] - (self.squares_left[seat] or 0)
            for _count, worth in self.kind_points(seat):
                total += worth
            found.append(total)
        return found

    def partner(self, seat: int) -> int | None:
        return (seat + 2) % 4 if self.variant == "couple" else None

    def highlights(self) -> list:
        """Kinds with the player in the lead, blocks left."""
        return [
            (len([count for count, _worth in self.kind_points(seat) if count]), self.blocks_of(seat))
            for seat in range(self.players)
        ]

    def state(self, as_player: int | None) -> dict:
        left = [[self.blocks[colour] for colour in self.colours_of(seat)] for seat in range(self.players)]
        state = self.points.state()
        state["variant"] = self.variant
        state["blocks_left"] = left if self.two_colours else [blocks[0] for blocks in left]
        state["penalties"] = list(self.penalties)
        state["bank"] = list(self.bank)
        state["passed"] = [passed == 1 for passed in self.passed]
        state["squares_left"] = list(self.squares_left)
        return state

    # Changes

    def apply(self, action: dict) -> list:
        kind = action["type"]
        events = []
        if kind == "place":
            self._place(events, action)
        elif kind == "pass":
            self._pass(events)
        elif kind == "finish" and self.phase == "play":
            self._begin_tally(events)
        elif kind == "finish":
            self._close(events)
        elif kind == "left":
            self.squares_left[action["player"]] = action["squares"]
            events.append({"type": "left", "player": action["player"], "squares": action["squares"]})
        elif kind == "kind":
            at = self.points.index(action["at"])
            self.points.kinds[at] = ord(action["kind"])
            events.append({"type": "kind_set", "at": list(action["at"]), "kind": action["kind"]})
            self._look_for_win(events, at)
        else:
            self._set_spaces(events, action)
        return events

    def _fine(self, events: list, seat: int, points: int) -> None:
        """Pay a player's penalty points from the bank."""
        if points:
            self.paid = payment(self.bank, points) or [0, 0]
            self.bank[0] -= self.paid[0]
            self.bank[1] -= self.paid[1]
            self.penalties[seat] += points
            events.append({"type": "penalty", "player": seat, "points": points, "total": self.penalties[seat]})

    def _place(self, events: list, action: dict) -> None:
        seat = self.active_player
        skip = action["skip"]
        placed = {"type": "placed", "player": seat, "skip": skip}
        if self.two_colours:
            placed["colour"] = action["colour"]
        self.blocks[placed.get("colour", seat)] -= 1
        events.append(placed)
        self._fine(events, seat, SKIP_PENALTY * skip)
        if self.blocks_of(seat):
            self._next(events)
        else:
            self._pass(events)

    def _pass(self, events: list) -> None:
        self.passed[self.active_player] = 1
        events.append({"type": "passed", "player": self.active_player})
        self._next(events)

    def _next(self, events: list) -> None:
        for further in range(1, self.players + 1):
            seat = (self.active_player + further) % self.players
            if not self.passed[seat]:
                self.pass_turn(events, seat)
                return
        self._begin_tally(events)

    def _begin_tally(self, events: list) -> None:
        self.phase = "tally"
        self.to_move = None
        events.append({"type": "tally"})

    def _set_spaces(self, events: list, action: dict) -> None:
        at = self.points.index(action["at"])
        colour = action["colour"]
        cell = list(action["at"])
        events.append({"type": "spaces_set", "at": cell, "colour": colour, "count": action["count"]})
        if self.points.set_spaces(at, colour, action["count"]):
            if self.points.secured[at] == NOBODY:
                events.append({"type": "released", "at": cell})
            else:
                events.append({"type": "secured", "notice": True, "at": cell, "colour": self.points.secured[at]})
                self._look_for_win(events, at)

    def _look_for_win(self, events: list, at: int) -> None:
        """End the game if the player who secured this point has a full set of its kind."""
        kind = self.points.kinds[at]
        if kind == UNKNOWN or self.points.secured[at] == NOBODY:
            return
        seat = self.points.secured[at] % self.players
        if self.points.secured_of(seat, kind) >= self.full_set:
            self._win(events, [[seat, kind]])

    def _win(self, events: list, sets: list) -> None:
        """End the game with a win for the players with these full sets, [seat, letter's code], and their partners."""
        won = bytearray(self.players)
        for seat, kind in sets:
            events.append({"type": "instant_win", "notice": True, "player": seat, "kind": chr(kind)})
            won[seat] = 1
            partner = self.partner(seat)
            if partner is not None:
                won[partner] = 1
        self.end(events, self.scores(), [seat for seat in range(self.players) if won[seat]])

    def _close(self, events: list) -> None:
        sets = []
        for seat in range(self.players):
            counts = self.points.owned(seat)
            for kind in range(self.points.side):
                if counts[kind] >= self.full_set:
                    sets.append([seat, FIRST_KIND + kind])
        if sets:
            self._win(events, sets)
            return
        scores = self.scores()
        sums = []
        for seat in range(self.players):
            partner = self.partner(seat)
            sums.append(scores[seat] + (0 if partner is None else scores[partner]))
        self.end(events, scores, best_seats(sums))


RULES = BlockBuster
