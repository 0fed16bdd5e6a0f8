"""Base of games in which everybody acts on the same roll, each on their own sheet, in any order."""

from shared_rules.game import Game, Illegal, is_whole

REST = "rest"
"""Type of the action by which all who have not answered do nothing."""


class EverybodyActs(Game):
    """A game with phases in which players answer.

    Besides Game's attributes: `dice` (all faces, 0 if put away; None before the roll), `answered` (True for seats that
    have answered or are not asked; None outside such a phase, in which `to_move` is the first awaited). An answer names
    its seat as `player`, and anybody may enter it; `skip` does nothing.
    """

    NOT_ASKED = "This player is not asked."
    """The reason, as a sentence."""

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.dice = None
        self.answered = None
        self._asked = []

    def rolled_dice(self) -> list:
        """Return the places of the rolled dice in the list of all dice; the others were put away."""
        raise NotImplementedError

    def choices(self, seat: int) -> list:
        """Return the actions of an awaited seat, without `skip`."""
        raise NotImplementedError

    def all_answered(self, events: list) -> None:
        """Go on once nobody is awaited."""
        raise NotImplementedError

    def legal(self) -> list:
        """Before the roll: `roll`. While seats answer: each awaited seat's choices, then `skip`; last `rest`.

        Seats are in clockwise order from the active player.
        """
        if self.phase == "roll":
            return [{"type": "roll"}]
        actions = []
        for seat in self.awaited():
            actions += self.choices(seat) + [{"type": "skip", "player": seat}]
        return actions + [{"type": REST}] if self.answered else actions

    def state(self, as_player: int | None) -> dict:
        """As in Game: dice, and who has answered."""
        return {"dice": self.dice and list(self.dice), "answered": self.answered and list(self.answered)}

    def awaited(self) -> list:
        """As in Game: here those who have not answered."""
        if self.answered is None:
            return super().awaited()
        seats = [(self.active_player + place) % self.players for place in range(self.players)]
        return [seat for seat in seats if not self.answered[seat]]

    def has_answered(self, seat: int) -> bool:
        """Return True if a seat was asked and has answered."""
        return seat in self._asked and seat not in self.awaited()

    def actor(self, action: dict) -> int | None:
        """As in Game: the seat that answers; None if several have to answer the rest."""
        if action["type"] == REST:
            awaited = self.awaited()
            return awaited[0] if len(awaited) == 1 else None
        return action.get("player", self.to_move)

    def seats_of(self, action: dict) -> list:
        """Return the seats that a checked action answers for."""
        return self.awaited() if action["type"] == REST else [action.get("player", self.active_player)]

    def check_awaited(self, seat: int) -> None:
        """Raise Illegal unless this seat, any whole number, may answer now."""
        if not is_whole(seat, 0, self.players - 1):
            raise Illegal("Players are 0 to {0}.", self.players - 1)
        if seat not in self._asked:
            raise Illegal(self.NOT_ASKED)
        if seat not in self.awaited():
            raise Illegal("This player has answered already.")

    def ask(self, events: list, seats: list) -> None:
        """Ask each of these seats, possibly none, to answer in any order."""
        self._asked = seats
        self.answered = [seat not in seats for seat in range(self.players)]
        self._go_on(events)

    def take_answers(self, events: list, seats: list) -> None:
        """Record these seats as answered."""
        self.answered = [answered or seat in seats for seat, answered in enumerate(self.answered or [])]
        self._go_on(events)

    def _go_on(self, events):
        awaited = self.awaited()
        if awaited:
            self.to_move = awaited[0]
        else:
            self.answered = None
            self.to_move = self.active_player
            self.all_answered(events)
