"""An adviser that says what a test wants: the screens of the coach are tested without any game's own."""

from shared_rules import registry
from shared_rules.advice import Advice
from shared_rules.game import Refused


class Adviser:
    """Stands in the place of a game's module of advice. known: (action, about in hundredths of a point, and where
    wanted goal and exact) of what it has an opinion on; of those that are allowed it tells the best first, then `also`
    with `other`. slices: how often it yields before.
    """

    def __init__(self, *known, other=None, slices=0):
        self.known = known
        self.other = other
        self.slices = slices
        self.asked = 0

    def think(self, game, seat, also=None):
        self.asked += 1
        for _ in range(self.slices):
            yield None
        found = [Advice(*each) for each in self.known if self._is_allowed(game, each[0])]
        if also is not None and also not in [each.action for each in found]:
            found.append(Advice(also, self.other))
        return sorted(found, key=lambda each: -(-(10**6) if each.about is None else each.about))

    def _is_allowed(self, game, action):
        try:
            game.check(action)
        except Refused:
            return False
        return True


def use(monkeypatch, adviser):
    """All games have this adviser."""
    monkeypatch.setattr(registry, "advice", lambda game_id: adviser)
    return adviser
