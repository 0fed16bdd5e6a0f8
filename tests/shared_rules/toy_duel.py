"""Duel: what no game has yet but later ones need. Both roll for the start; cards are dealt and hidden; anybody may
report at any time; the number of players depends on the variant.
"""

from shared_rules.game import BadOption, Game, Illegal, best_seats, check_keys, is_whole


class Duel(Game):
    """Each plays one of three hidden cards in turn; the higher sum wins."""

    ID = "duel"
    NAME = "Duel"
    VERSION = 3
    FEWEST = 1
    MOST = 4
    DRAWS_FIRST = False

    @classmethod
    def default_options(cls) -> dict:
        return {"variant": "pair", "cards": None}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        resolved = super().resolve_options(options, players)
        if resolved["variant"] not in ("pair", "crowd"):
            raise BadOption("The variants are pair and crowd.")
        if (players == 2) != (resolved["variant"] == "pair"):
            raise BadOption("Two play a pair, others a crowd.")
        if resolved["cards"] is None:
            resolved["cards"] = 6 if resolved["variant"] == "pair" else 12
        return resolved

    @classmethod
    def deal_size(cls, options: dict, players: int) -> int:
        return options["cards"]

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.hands = [sorted(deal[3 * seat : 3 * seat + 3]) for seat in range(players)]
        self.sums = [0] * players
        self.reports = 0

    def open(self) -> list:
        self.phase = "initiative"
        events = [{"type": "dealt"}]
        if self.first is not None:
            self._start(events)
        return events

    def _start(self, events: list) -> None:
        events.append({"type": "first", "player": self.first})
        self.phase = "play"
        self.begin_turns(events, self.first)

    def check(self, action: dict) -> tuple:
        if action.get("type") == "report":
            check_keys(action)
            return ()
        if self.phase == "initiative":
            check_keys(action)
            if action.get("type") != "roll":
                raise Illegal("Roll for the start.")
            return (6,) * self.players
        check_keys(action, "card")
        if action.get("type") != "play" or not is_whole(action["card"], 0, len(self.hands[self.active_player]) - 1):
            raise Illegal("Play one of your cards.")
        return ()

    def actor(self, action: dict):
        return None if action["type"] == "report" else self.to_move

    def apply(self, action: dict) -> list:
        if action["type"] == "report":
            self.reports += 1
            return [{"type": "reported", "count": self.reports}]
        if action["type"] == "roll":
            events = [{"type": "rolled", "dice": action["dice"]}]
            best = best_seats(action["dice"])
            if len(best) == 1:
                self.first = best[0]
                self._start(events)
            return events
        seat = self.active_player
        self.sums[seat] += self.hands[seat].pop(action["card"])
        events = [{"type": "played", "player": seat}]
        if any(self.hands):
            self.pass_turn(events, (seat + 1) % self.players)
        else:
            self.end(events, self.scores(), best_seats(self.sums))
        return events

    def legal(self) -> list:
        """`report`, then what the phase has."""
        actions = [{"type": "report"}]
        if self.phase == "initiative":
            actions.append({"type": "roll"})
        for card in range(len(self.hands[self.active_player]) if self.phase == "play" else 0):
            actions.append({"type": "play", "card": card})
        return [] if self.phase == "over" else actions

    def scores(self) -> list:
        return list(self.sums)

    def state(self, as_player) -> dict:
        hands = [hand if seat == as_player else len(hand) for seat, hand in enumerate(self.hands)]
        return {"hands": hands, "reports": self.reports}


RULES = Duel
