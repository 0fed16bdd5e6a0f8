"""What games share in which everybody acts on the same roll, each on their own sheet, in any order."""

from shared_rules.game import Game, Illegal, is_whole

REST = "rest"
"""The type of the action by which all who have not answered do nothing."""


class EverybodyActs(Game):
    """A game with phases in which players answer, beside the attributes of every game: `dice` (of all dice the faces, 0
    where one was put away; None before the roll) and `answered` (for each seat True once it has answered or if it is
    not asked; None outside such a phase, in which `to_move` is the first who is awaited).

    An answer is an action that names the seat as `player`: anybody may enter it. `skip` answers with nothing.
    """

    NOT_ASKED = "This player is not asked."
    """A sentence that says why."""

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.dice = None
        self.answered = None
        self._asked = []

    def rolled_dice(self) -> list:
        """The places, in the list of all dice, of those that are rolled; the others were put away."""
        raise NotImplementedError

    def choices(self, seat: int) -> list:
        """The actions of a seat that is awaited, without `skip`."""
        raise NotImplementedError

    def all_answered(self, events: list) -> None:
        """Goes on once nobody is awaited any more."""
        raise NotImplementedError

    def legal(self) -> list:
        """Before the roll: `roll`. Else for each who is awaited, from the active player on clockwise, its choices, then
        `skip`; at the end, where answers are given, `rest`."""
        if self.phase == "roll":
            return [{"type": "roll"}]
        actions = []
        for seat in self.awaited():
            actions += self.choices(seat) + [{"type": "skip", "player": seat}]
        return actions + [{"type": REST}] if self.answered else actions

    def state(self, as_player: int | None) -> dict:
        """As of every game: dice, and who has answered."""
        return {"dice": self.dice and list(self.dice), "answered": self.answered and list(self.answered)}

    def awaited(self) -> list:
        """As of every game: here who has not answered."""
        if self.answered is None:
            return super().awaited()
        seats = [(self.active_player + place) % self.players for place in range(self.players)]
        return [seat for seat in seats if not self.answered[seat]]

    def actor(self, action: dict) -> int | None:
        """As of every game: the seat whose answer it is; None where several have to answer the rest."""
        if action["type"] == REST:
            awaited = self.awaited()
            return awaited[0] if len(awaited) == 1 else None
        return action.get("player", self.to_move)

    def seats_of(self, action: dict) -> list:
        """The seats that a checked action answers for."""
        return self.awaited() if action["type"] == REST else [action.get("player", self.active_player)]

    def check_awaited(self, seat: int) -> None:
        """Raises Illegal unless this seat, any whole number, may answer now."""
        if not is_whole(seat, 0, self.players - 1):
            raise Illegal("Players are 0 to %d.", self.players - 1)
        if seat not in self._asked:
            raise Illegal(self.NOT_ASKED)
        if seat not in self.awaited():
            raise Illegal("This player has answered already.")

    def ask(self, events: list, seats: list) -> None:
        """Each of these seats is to answer, in any order; there may be none."""
        self._asked = seats
        self.answered = [seat not in seats for seat in range(self.players)]
        self._go_on(events)

    def take_answers(self, events: list, seats: list) -> None:
        """These seats have answered."""
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
