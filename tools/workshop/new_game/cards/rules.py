"""Hidden cards with numbers: each player plays one in turn, the highest of them wins the trick."""

from shared_rules.game import BadOption, Game, Illegal, best_seats, check_keys, is_whole

CARDS = 60


class MyGame(Game):
    """Beside the attributes of every game `hands` (for each seat its cards, ascending), `played` (for each seat its
    card of this trick, None before) and `tricks` (for each seat how many it has won).
    """

    ID = "my_game"
    NAME = "My Game"
    FEWEST = 2
    MOST = 6

    @classmethod
    def default_options(cls) -> dict:
        return {"rounds": 5}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        resolved = super().resolve_options(options, players)
        if not is_whole(resolved["rounds"], 1, 10):
            raise BadOption("The rounds must be a number from 1 to 10.")
        return resolved

    @classmethod
    def deal_size(cls, options: dict, players: int) -> int:
        return CARDS

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        count = options["rounds"]
        self.hands = [sorted([card + 1 for card in deal[seat * count :][:count]]) for seat in range(players)]
        self.played: list = [None] * players
        self.tricks = [0] * players
        self.secret_actions = ("play",)

    def check(self, action: dict) -> tuple:
        if action.get("type") != "play":
            raise Illegal('"type" must be play.')
        check_keys(action, card=int)
        if action["card"] not in self.hands[self.active_player]:
            raise Illegal("Play a card of your hand.")
        return ()

    def apply(self, action: dict) -> list:
        seat = self.active_player
        card = action["card"]
        self.hands[seat].remove(card)
        self.played[seat] = card
        events = [{"type": "played", "player": seat, "card": card}]
        if None not in self.played:
            card = max(self.played)
            winner = self.played.index(card)
            self.tricks[winner] += 1
            self.played = [None] * self.players
            events.append({"type": "won", "notice": True, "player": winner, "card": card})
        after = (seat + 1) % self.players
        if self.hands[after]:
            self.pass_turn(events, after)
        else:
            self.end(events, self.scores(), best_seats(self.tricks))
        return events

    def legal(self) -> list:
        """`play` for each card of the hand, ascending."""
        if self.phase == "over":
            return []
        return [{"type": "play", "card": card} for card in self.hands[self.active_player]]

    def shows_secret(self, events: list) -> bool:
        """Everybody has seen the card."""
        return True

    def scores(self) -> list:
        return list(self.tricks)

    def state(self, as_player: int | None) -> dict:
        hands = [list(self.hands[seat]) if seat == as_player else len(self.hands[seat]) for seat in range(self.players)]
        return {"hands": hands, "played": list(self.played)}


RULES = MyGame
