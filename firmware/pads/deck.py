"""A deck of cards for any other game: what is in it, drawn and left. Files are used in `load` and `keep` alone.

It is kept as a log, cards.log: its first line is {"kind", "own", "players", "seed", "seed_from"}, each line after it a
move as `Deck.do` takes it. docs/check-the-dice.md tells how to compute the order.
"""

from firmware.language import later, t, t_n
from firmware.pads import own_faces
from firmware.pads.players_menu import names_fit, renamed, shown_name
from shared_rules.table.dice_stream import DiceStream, is_seed

FILE = "cards.log"
DAMAGED = later("The deck of cards was damaged. A copy is kept.")
KINDS = [(cards, decks) for decks in (1, 2, 3, 4) for cards in (32, 52, 54)] + [(0, 1)]
"""(cards in a deck, decks); the last one: cards with names of their own."""
OWN = len(KINDS) - 1
MOST_NAMES, MOST_OF_ONE, MOST_MOVES = 12, 20, 300
DRAW, BACK, AWAY = "draw", "back", "away"
EVERYBODY = -1
_SUITS = (later("{0} of clubs"), later("{0} of diamonds"), later("{0} of hearts"), later("{0} of spades"))
_COURT = (later("Jack"), later("Queen"), later("King"), later("Ace"))


def own_in(value: object) -> list | None:
    """Return the own names and how many cards have each that this version can use, [[name, number], ...], None if
    there are too few.
    """
    found = []
    for card in value if isinstance(value, list) else []:
        if isinstance(card, list) and len(card) > 1 and isinstance(card[0], str) and len(card[0]) <= 8:
            found.append([card[0], card[1] if card[1] in range(1, MOST_OF_ONE + 1) else 1])
    return found[:MOST_NAMES] if len(found) > 1 else None


def _is_first(value):
    if not isinstance(value, dict) or not is_seed(value.get("seed")) or not names_fit(value.get("players")):
        return False
    kind, own = value.get("kind"), value.get("own")
    return type(kind) is int and (0 <= kind < OWN or kind == OWN and bool(own) and own_in(own) == own)


class Deck:
    """`left`: the cards that can be drawn, as numbers from 0, the next one first; `out`: [card, seat or EVERYBODY] of
    those drawn, in order; `story`: the same of each move, and where it put cards back how many.
    """

    def __init__(self, first: dict):
        self.first = first
        self._stream = DiceStream(first["seed"])
        cards, decks = KINDS[first["kind"]]
        self._names = [name for name, count in first["own"] for _ in range(count)] if not cards else []
        self._cards = cards or len(self._names)  # of one deck
        self.left = self._stream.shuffled(self._cards * decks)
        self.out = []
        self.story = []
        self.is_away = False

    def do(self, move: list) -> None:
        """Carry out [DRAW, seat or EVERYBODY], or [BACK, how many]: those drawn last go below the cards that are left,
        and all of these are shuffled; or [AWAY, 0], the end. Raises ValueError when it is none: it may come from flash.
        """
        if not isinstance(move, list) or len(move) != 2 or type(move[1]) is not int or self.is_away:
            raise ValueError("no move")
        what, number = move
        if what == DRAW and self.left and EVERYBODY <= number < len(self.first["players"]):
            self.out.append([self.left.pop(0), number])
            self.story.append(self.out[-1])
        elif what == BACK and 0 <= number <= len(self.out):
            at = len(self.out) - number
            left = self.left + [card for card, _seat in self.out[at:]]
            self.out = self.out[:at]
            self.left = [left[i] for i in self._stream.shuffled(len(left))]
            self.story.append(number)
        elif what == AWAY:
            self.is_away = True
        else:
            raise ValueError("no move of this deck")

    def card(self, number: int) -> str:
        """A card in words."""
        number %= self._cards
        if self._names:
            return own_faces.shown(self._names[number])
        lowest = 7 if self._cards == 32 else 2
        suit, rank = divmod(number, 15 - lowest)
        if suit == len(_SUITS):
            return t("Joker")
        rank += lowest
        return t(_SUITS[suit], t(_COURT[rank - 11]) if rank > 10 else rank)

    def words(self, part: list | int) -> str:
        """A part of `story`. What a player drew stays hidden until the deck is put away."""
        if isinstance(part, int):
            return t_n(part, "{0} back, shuffled", "{0} back, shuffled") if part else t("Shuffled")
        card, seat = part
        words = self.card(card) if seat == EVERYBODY or self.is_away else t("a card")
        return words if seat == EVERYBODY else t("{0}: {1}", shown_name(self.first["players"][seat]), words)


def load(storage) -> Deck | None:
    """The deck, None where there is none. What cannot be used is set aside."""
    found, whole = storage.read_log(FILE)
    deck = Deck(found[0]) if found and _is_first(found[0]) else None
    good = 1 if deck else 0
    try:
        while deck and good < len(found):
            deck.do(found[good])
            good += 1
    except ValueError:
        pass
    if not whole or good < len(found):
        storage.quarantine(FILE, DAMAGED)
        try:
            storage.write_log(FILE, found[:good])
        except OSError:
            pass  # they are there as long as the file that was set aside
    return deck


def rename(storage, old: str, new: str | None) -> None:
    """Rename a player of the deck in use; None: the player is unnamed. Raises OSError."""
    load(storage)  # sets aside what cannot be used
    found, _whole = storage.read_log(FILE)
    if found and old in found[0]["players"]:
        found[0]["players"] = renamed(found[0]["players"], old, new)
        storage.write_log(FILE, found)


def keep(app, deck: Deck, move: list) -> bool:
    """Write a move, then carry it out; False where the flash does not take it: then it was not made."""
    app.frame.acknowledge_key()
    if not app.stored(app.storage.append_log, FILE, move):
        return False
    deck.do(move)
    return True
