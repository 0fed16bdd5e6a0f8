"""What a game's rules offer to the table, and what the games share. docs/add-a-game.md tells how to add one.

Rules never draw: they say which dice an action needs, and the dice come to them inside the action. They know the
players as seats 0, 1, 2... only.
"""


class Refused(Exception):
    """A request that changes nothing. `code` is one of the protocol's codes, `message` a sentence that a player
    understands: `template` with the `values` in it, so that another language needs its templates only."""

    def __init__(self, code: str, template: str, *values: object):
        super().__init__(template)
        self.code = code
        self.template = template
        self.values = values

    @property
    def message(self) -> str:
        """The sentence."""
        return self.template % self.values if self.values else self.template

    def __str__(self):
        return self.message


class Illegal(Refused):
    """An action that the rules do not allow."""

    def __init__(self, template: str, *values: object):
        super().__init__("illegal", template, *values)


class BadOption(Refused):
    """Options, or a number of players, that the game does not take."""

    def __init__(self, template: str, *values: object):
        super().__init__("bad_option", template, *values)


def is_whole(value: object, lowest: int, highest: int) -> bool:
    """Return True if the value is an integer within the bounds. True and False are no integers here: the runtimes
    disagree on them."""
    return isinstance(value, int) and value is not True and value is not False and lowest <= value <= highest


_LONGEST_KEY = 20  # of one that is told back
_KINDS = {int: "a whole number", str: "a string", list: "a list"}


def unknown_key(given: dict, known: dict | tuple | list) -> str | None:
    """The first key, in the order of the alphabet, that is not among the known ones, cut short; None for none."""
    unknown = sorted([key for key in given if key not in known])
    return unknown[0][:_LONGEST_KEY] if unknown else None


def check_keys(action: dict, **keys: type) -> None:
    """Raises Illegal unless the action has exactly these keys beside `type`, each with a value of its type: int, str or
    list, for which a tuple is as good. The sentence names the key."""
    missing = [key for key in sorted(keys) if key not in action]
    unknown = unknown_key(action, ["type"] + list(keys))
    if missing and unknown is not None:
        raise Illegal('This action takes "%s", not "%s".', missing[0], unknown)
    if missing:
        raise Illegal('This action lacks "%s", %s.', missing[0], _KINDS[keys[missing[0]]])
    if unknown is not None:
        raise Illegal('This action does not take "%s".', unknown)
    for key in sorted(keys):
        value = action[key]
        kind = list if isinstance(value, tuple) else type(value)
        if kind is not keys[key]:
            raise Illegal('"%s" must be %s.', key, _KINDS[keys[key]])


def best_seats(scores: list) -> list:
    """The seats with the highest score, ascending: ties are shared."""
    best = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == best]


def team_rows(teams: list, scores: list) -> list:
    """(seats, points) of each team in the order of its first seat; the points are None where one of them is not known.
    teams: as Game.teams gives them.
    """
    rows = []
    for first in range(len(teams)):
        seats = [seat for seat in range(len(teams)) if teams[seat] == first]
        if seats:
            points = [scores[seat] for seat in seats]
            rows.append((seats, None if None in points else sum(points)))
    return rows


class Game:
    """One game being played: the base of every rules class.

    Attributes: `players` (their number), `options` (resolved), `first` (seat, or None until known), `to_move` (seat
    or None), `active_player` (the seat whose turn it is or was last), `phase`, `round`, `turn`, `winners` (seats,
    ascending; empty until over), `secret_actions` (types of listed actions that tell what only the player to
    move may see; empty in a game that hides nothing).
    """

    ID = ""
    NAME = ""
    # Grows with every change that makes an old record mean something else; a record of another version is refused.
    VERSION = 1
    FEWEST = 2
    MOST = 4
    # True if the first player is drawn at the start where none is given.
    DRAWS_FIRST = True
    FIRST_PHASE = "play"
    # True if a module `advice` beside the rules tells what is best (shared_rules/advice.py).
    ADVISES = False
    # What a choice of a keen rival may give away at most, in hundredths of what `about` counts; see shared_rules.rival.
    CLOSE = 200

    @classmethod
    def default_options(cls) -> dict:
        """The options and their defaults; None means the default of a variant."""
        return {}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        """All options of a game for this number of players, in a new dict. Takes its own result again. Raises
        BadOption.

        Options left out or None take their default.
        """
        resolved = cls.default_options()
        unknown = unknown_key(options, resolved)
        if unknown is not None and not resolved:
            raise BadOption("%s has no options.", cls.NAME)
        if unknown is not None:
            raise BadOption('%s has no option "%s". It has: %s.', cls.NAME, unknown, ", ".join(sorted(resolved)))
        for key in options:
            if options[key] is not None:
                resolved[key] = options[key]
        if not cls.FEWEST <= players <= cls.MOST:
            raise BadOption("%s is for %d to %d players.", cls.NAME, cls.FEWEST, cls.MOST)
        return resolved

    @classmethod
    def deal_size(cls, options: dict, players: int) -> int:
        """How many things are shuffled at the start, 0 for none. The shuffled numbers from 0 come to the game as
        `deal`."""
        return 0

    def __init__(self, players: int, options: dict, first, deal: list):
        self.players = players
        self.options = options
        self.first = first
        self.to_move = None
        self.active_player = 0
        self.phase = ""
        self.round = 1
        self.turn = 1
        self.winners = []
        self.secret_actions = ()

    def open(self) -> list:
        """Starts the game; returns the opening events. As it is here, the first player's turn begins."""
        events = [{"type": "first", "player": self.first}]
        self.phase = self.FIRST_PHASE
        self.begin_turns(events, self.first)
        return events

    def check(self, action: dict) -> tuple:
        """Raises Illegal unless the action, given without its `dice`, is allowed now; returns the faces of each die
        that it rolls.

        The values inside `action` may be anything that JSON has.
        """
        raise NotImplementedError

    def apply(self, action: dict) -> list:
        """Carries out an action that was checked before, its `dice` included; returns the events. Never changes or
        keeps the action."""
        raise NotImplementedError

    def legal(self):
        """Every legal action, as a list or a generator; those that need dice or positions from the player bare. The
        docstring states the order."""
        raise NotImplementedError

    def scores(self) -> list:
        """What each player would score now."""
        raise NotImplementedError

    def state(self, as_player: int | None) -> dict:
        """The game's own fields of the state, as seen by a seat, or by everybody where it is None."""
        return {}

    def partner(self, seat: int) -> int | None:
        """The seat that wins and loses with this one, None where everybody plays alone."""
        return None

    def teams(self) -> list:
        """For each seat the lowest seat of its team: its own where everybody plays alone."""
        partners = [self.partner(seat) for seat in range(self.players)]
        return [seat if partner is None else min(seat, partner) for seat, partner in enumerate(partners)]

    def highlights(self) -> list:
        """For each seat the same number of whole numbers from 0 on, which the handheld keeps of a finished game; its
        HIGHLIGHTS names them (firmware/games/)."""
        return [()] * self.players

    def shows_secret(self, events: list) -> bool:
        """Return True if these events of one action showed somebody a hidden card: then it is undone only by force."""
        return False

    def actor(self, action: dict) -> int | None:
        """The seat that takes this action, or None where any player may."""
        return self.to_move

    def awaited(self) -> list:
        """The seats that may act now, each for itself, from the active player on clockwise: the one to move, or those
        who have not answered (shared_rules/everybody_acts.py)."""
        return [] if self.to_move is None else [self.to_move]

    def begin_turns(self, events: list, seat: int) -> None:
        """The first turn of the game."""
        self.to_move = self.active_player = seat
        events.append({"type": "turn", "player": seat, "round": self.round})

    def pass_turn(self, events: list, seat: int) -> None:
        """The turn passes clockwise to a seat; a new round begins where the first player's seat is reached or passed
        over."""
        at = self.active_player
        while True:
            at = (at + 1) % self.players
            if at == self.first:
                self.round += 1
            if at == seat:
                break
        self.to_move = self.active_player = seat
        self.turn += 1
        events.append({"type": "turn", "player": seat, "round": self.round})

    def end(self, events: list, scores: list, winners: list) -> None:
        """The game is over."""
        self.phase = "over"
        self.to_move = None
        self.winners = winners
        events.append({"type": "game_over", "notice": True, "scores": scores, "winners": winners})
