"""What a game's rules offer to the table, and what games share. docs/add-a-game.md explains how to add one.

Rules never draw random numbers: they say which dice an action needs, and get them inside the action. They know players
only as seats 0, 1, 2...
"""


class Refused(Exception):
    """A refused request, which changes nothing. `code` is one of the protocol's codes.

    `message` is a sentence for players: `template` with the `values` in it, so that another language needs only its
    templates.
    """

    def __init__(self, code: str, template: str, *values: object):
        super().__init__(template)
        self.code = code
        self.template = template
        self.values = values

    @property
    def message(self) -> str:
        """Return the sentence."""
        return self.template.format(*self.values) if self.values else self.template

    def __str__(self):
        return self.message


class Illegal(Refused):
    """An action that the rules forbid."""

    def __init__(self, template: str, *values: object):
        super().__init__("illegal", template, *values)


class BadOption(Refused):
    """Options, or a number of players, that the game does not accept."""

    def __init__(self, template: str, *values: object):
        super().__init__("bad_option", template, *values)


def is_whole(value: object, lowest: int, highest: int) -> bool:
    """Return True for an integer within the bounds, but not for True and False, on which the runtimes disagree."""
    return isinstance(value, int) and value is not True and value is not False and lowest <= value <= highest


_LONGEST_KEY = 20  # of a key repeated in a refusal
_KINDS = {int: "a whole number", str: "a string", list: "a list"}


def unknown_key(given: dict, known: dict | tuple | list) -> str | None:
    """Return the alphabetically first key that is not among the known ones, shortened, or None."""
    unknown = sorted([key for key in given if key not in known])
    return unknown[0][:_LONGEST_KEY] if unknown else None


def check_keys(action: dict, **keys: type) -> None:
    """Raise Illegal unless the action has exactly these keys besides `type`, each with a value of its type.

    A type is int, str or list, which includes tuples. The sentence names the key.
    """
    missing = [key for key in sorted(keys) if key not in action]
    unknown = unknown_key(action, ["type"] + list(keys))
    if missing and unknown is not None:
        raise Illegal('This action takes "{0}", not "{1}".', missing[0], unknown)
    if missing:
        raise Illegal('This action lacks "{0}", {1}.', missing[0], _KINDS[keys[missing[0]]])
    if unknown is not None:
        raise Illegal('This action does not take "{0}".', unknown)
    for key in sorted(keys):
        value = action[key]
        kind = list if isinstance(value, tuple) else type(value)
        if kind is not keys[key]:
            raise Illegal('"{0}" must be {1}.', key, _KINDS[keys[key]])


def best_seats(scores: list) -> list:
    """Return the seats with the highest score, ascending: ties are shared."""
    best = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == best]


def team_rows(teams: list, scores: list) -> list:
    """Return (seats, points) of each team, ordered by first seat; points are None if one of them is unknown.

    teams: from Game.teams.
    """
    rows = []
    for first in range(len(teams)):
        seats = [seat for seat in range(len(teams)) if teams[seat] == first]
        if seats:
            points = [scores[seat] for seat in seats]
            rows.append((seats, None if None in points else sum(points)))
    return rows


class Game:
    """A game in progress: the base of every rules class.

    Attributes: `players` (number), `options` (resolved), `first` (seat or None until known), `to_move` (seat or None),
    `active_player` (seat whose turn it is or was last), `phase`, `round`, `turn`, `winners` (ascending seats; empty
    until over), `secret_actions` (listed action types that reveal what only the player to move may see).
    """

    ID = ""
    NAME = ""
    # Raise it with every change that alters the meaning of old records; a record of another version is refused.
    VERSION = 1
    FEWEST = 2
    MOST = 4
    # True if a missing first player is drawn at the start.
    DRAWS_FIRST = True
    FIRST_PHASE = "play"
    # True if a module `advice` beside the rules gives advice (shared_rules/advice.py).
    ADVISES = False
    # Maximum loss of a keen rival's choice, in hundredths of what `about` counts; see shared_rules.rival.
    CLOSE = 200

    @classmethod
    def default_options(cls) -> dict:
        """Return the options and their defaults; None means a variant's default."""
        return {}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        """Return all options of a game for this number of players, as a new dict, or raise BadOption.

        Options that are missing or None get their default. Accepts its own result.
        """
        resolved = cls.default_options()
        unknown = unknown_key(options, resolved)
        if unknown is not None and not resolved:
            raise BadOption("{0} has no options.", cls.NAME)
        if unknown is not None:
            raise BadOption('{0} has no option "{1}". It has: {2}.', cls.NAME, unknown, ", ".join(sorted(resolved)))
        for key in options:
            if options[key] is not None:
                resolved[key] = options[key]
        if not cls.FEWEST <= players <= cls.MOST:
            raise BadOption("{0} is for {1} to {2} players.", cls.NAME, cls.FEWEST, cls.MOST)
        return resolved

    @classmethod
    def deal_size(cls, options: dict, players: int) -> int:
        """Return how many things are shuffled at the start, 0 for none.

        The game gets the shuffled numbers from 0 as `deal`.
        """
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
        """Start the game and return the opening events. The default begins the first player's turn."""
        events = [{"type": "first", "player": self.first}]
        self.phase = self.FIRST_PHASE
        self.begin_turns(events, self.first)
        return events

    def check(self, action: dict) -> tuple:
        """Check an action without its `dice`; return the faces of each die to roll, or raise Illegal.

        The values inside `action` may be any JSON.
        """
        raise NotImplementedError

    def apply(self, action: dict) -> list:
        """Carry out a checked action with its `dice` and return the events. Never changes or keeps the action."""
        raise NotImplementedError

    def legal(self):
        """Return every legal action, as a list or a generator, without dice or positions that the player provides.

        The docstring states the order.
        """
        raise NotImplementedError

    def scores(self) -> list:
        """Return what each player would score now."""
        raise NotImplementedError

    def state(self, as_player: int | None) -> dict:
        """Return the game's own fields of the state as a seat sees it, or as everybody does (None)."""
        return {}

    def partner(self, seat: int) -> int | None:
        """Return the seat that wins and loses with this one, None if everybody plays alone."""
        return None

    def teams(self) -> list:
        """Return for each seat the lowest seat of its team: its own if everybody plays alone."""
        partners = [self.partner(seat) for seat in range(self.players)]
        return [seat if partner is None else min(seat, partner) for seat, partner in enumerate(partners)]

    def highlights(self) -> list:
        """Return the same number of non-negative integers for each seat, saved with a finished game.

        The game's HIGHLIGHTS (firmware/games/) names them.
        """
        return [()] * self.players

    def shows_secret(self, events: list) -> bool:
        """Return True if these events of one action revealed a hidden card: undoing it then needs force."""
        return False

    def actor(self, action: dict) -> int | None:
        """Return the seat that takes this action, or None if any player may."""
        return self.to_move

    def awaited(self) -> list:
        """Return the seats that may act now, clockwise from the active player.

        They are the one to move, or those who have not answered (shared_rules/everybody_acts.py).
        """
        return [] if self.to_move is None else [self.to_move]

    def begin_turns(self, events: list, seat: int) -> None:
        """Begin the first turn of the game."""
        self.to_move = self.active_player = seat
        events.append({"type": "turn", "player": seat, "round": self.round})

    def pass_turn(self, events: list, seat: int) -> None:
        """Pass the turn clockwise to a seat; reaching or passing the first player's seat begins a new round."""
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
        """End the game."""
        self.phase = "over"
        self.to_move = None
        self.winners = winners
        events.append({"type": "game_over", "notice": True, "scores": scores, "winners": winners})
