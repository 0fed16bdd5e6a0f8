"""Cards for any other game: drawn before everybody's eyes or for one player, put back, shuffled."""

from firmware import fairness, language
from firmware.drawing import fonts, lists, widgets
from firmware.language import later, t, t_n
from firmware.pads import deck, dice_sets, own_faces
from firmware.pads.deck import AWAY, BACK, DRAW, EVERYBODY
from firmware.pads.players_menu import CARDS, PlayersMenu, colours_of, kept_name, shown_name
from firmware.screens import choice
from firmware.screens.in_game.audit import PROOF, grouped
from shared_rules.game import Refused
from shared_rules.table.dice_stream import SEED_BYTES, commitment, seed_text

_SEALED = later(
    "The order of the cards comes from a seed chosen before the first draw. Its fingerprint (SHA-256):\n{0}\nThe seed"
    " is shown when the deck is put away."
)
_SHUFFLES, _SHOWS = (
    later("It is shuffled with the cards left."),
    later("Everybody sees the seed, and who drew which card."),
)
_LAST_BACK, _ALL_BACK, _PUT_AWAY = later("Put last back"), later("Put all back"), later("Put deck away")
_CHOOSE, _NUMBERS, _FACES = "screens.choice.Choose", "screens.choice.Numbers", "pads.dice_sets.Faces"
_STORY = "pads.cards.Story"
_OWN_CARDS = "own_cards"  # remembered
_TALL, _LOW = 72, 56
"""Height of what happened last, on tall and other panels."""
_OPEN_MS = 45000
"""A hidden card is covered after this time, as those of a game are."""


class _Large(lists.Text):
    def prepare(self, layout, y, bottom, largest=fonts.LARGE) -> None:
        lists.Text.prepare(self, layout, y, bottom, largest)


class Cards(choice.Menu):
    """What happened last, for everybody to see. State: the list's, and of the move that is asked about
    [it, moves before].
    """

    opens_late = True

    def __init__(self, app, state):
        self.deck: deck.Deck = deck.load(app.storage)  # pyright: ignore[reportAttributeAccessIssue]
        self.asked = state[3] if state else None
        self.last = _Large("")
        choice.Menu.__init__(self, app, state)

    def state(self) -> list:
        return self.list_state() + [self.asked]

    @property
    def ok_discards(self) -> bool:
        """Another card would take the place of the one just drawn."""
        return self.list.focus == 0 and self.last.words != ""

    def fill(self) -> tuple:
        cards = self.deck
        is_open = cards is not None and not cards.is_away
        goes_on = is_open and len(cards.story) < deck.MOST_MOVES
        left, out = (len(cards.left), len(cards.out)) if goes_on else (0, 0)
        room = self.layout.width - 2 * widgets.EDGE - lists.BAR - 4
        for_one = widgets.first_that_fits((t("Draw for a player"), t("For a player")), fonts.SMALL, room)
        rows = [
            (left, t("Draw a card"), [DRAW, EVERYBODY]),
            (left, for_one, _CHOOSE),
            (out, t(_LAST_BACK), [BACK, 1]),
            (out, t(_ALL_BACK), [BACK, out]),
            (left, t("Shuffle"), [BACK, 0]),
            (is_open, t(_PUT_AWAY), [AWAY, 0]),
            (not is_open, t("New deck"), "pads.cards.SetUp"),
            (cards, t("Cards drawn"), _STORY),
        ]
        rows = [row[1:] for row in rows if row[0]]
        self.does = [does for _label, does in rows]
        self.list.set([label for label, _does in rows])
        self.last.words = cards.words(cards.story[-1]) if cards and cards.story else ""
        return t("Cards"), t_n(len(cards.left), "{0} left", "{0} left") if cards else ""

    def chosen(self, index: int) -> None:
        does, push = self.does[index], self.app.stack.push
        if does == [DRAW, EVERYBODY] or does == [BACK, 0]:
            self._move(does)
        elif isinstance(does, list):
            self.asked = [does, len(self.deck.story)]
            yes = _PUT_AWAY if does[0] == AWAY else _LAST_BACK if does[1] == 1 else _ALL_BACK
            words = _SHOWS if does[0] == AWAY else _SHUFFLES
            push("screens.choice.Confirm", [later("Cards"), words, later("Not now"), yes])
        elif does == _CHOOSE:
            names = self.deck.first["players"]
            push(_CHOOSE, [later("Draw for"), [kept_name(name) for name in names], 0, colours_of(self.app, names)])
        else:
            push(does)

    def _move(self, move):
        if deck.keep(self.app, self.deck, move):
            self.refill()

    def on_result(self, name: str, value) -> None:
        if name == _CHOOSE:
            self.app.stack.push("pads.cards.ForPlayer", [value, len(self.deck.story)])
            return
        move, moves = self.asked or [None, -1]
        if moves == len(self.deck.story) and not self.deck.is_away:  # else it was made just before a power cut
            self._move(move)
        if self.deck.is_away:
            self.app.stack.push(_STORY)

    def top(self) -> int:
        high = _TALL if self.layout.high else _LOW
        return self.heading.bottom + (high if self.last.words else 0)

    def prepare(self) -> None:
        choice.Menu.prepare(self)
        self.last.prepare(self.layout, self.heading.bottom, self.top())

    def draw(self, canvas) -> None:
        choice.Menu.draw(self, canvas)
        self.last.draw(canvas)


class ForPlayer(choice.Words):
    """A card for one player, who is handed the device before it is drawn. State: [seat, moves before]: a power cut
    covers it.
    """

    drops_type_ahead = True

    def __init__(self, app, state):
        self.seat, self.before = state
        self.deck: deck.Deck = deck.load(app.storage)  # pyright: ignore[reportAttributeAccessIssue]
        choice.Words.__init__(self, app, shown_name(self.deck.first["players"][self.seat]), "", [""], [])
        self.text = _Large("")
        self._turn(False)

    def state(self) -> list:
        return [self.seat, self.before]

    @property
    def ok_discards(self) -> bool:
        """The card would be covered before it was seen."""
        return self.is_open

    def _turn(self, is_open):
        self.is_open, self.since = is_open, self.app.now
        if is_open:
            self.text.words = self.deck.card(self.deck.story[-1][0])
        else:
            self.text.words = t("Hand the device to {0}\nNobody else may look.", self.title)
        self.list.set([t("Hide") if is_open else t("I am {0}", self.title)])
        self.app.frame.invalidate_all()

    def answered(self, index: int) -> None:
        if self.is_open:
            self.app.stack.pop()
        elif len(self.deck.story) > self.before or deck.keep(self.app, self.deck, [DRAW, self.seat]):
            self._turn(True)

    def tick(self, now: int) -> bool:
        """Cover the card when no key was pressed for long."""
        if not self.is_open or self.app.hardware.elapsed(now, self.since) < _OPEN_MS:
            return False
        self._turn(False)
        return True


class Story(choice.Words):
    """All draws, in order, and what they can be checked by. State: that of Words."""

    opens_late = True

    def __init__(self, app, state):
        cards: deck.Deck = deck.load(app.storage)  # pyright: ignore[reportAssignmentType]
        seed = cards.first["seed"]
        sealed = grouped(commitment(seed))
        words = t(PROOF, grouped(seed), sealed) if cards.is_away else t(_SEALED, sealed)
        lines = [cards.words(part) for part in cards.story] + fairness.sentences(cards.first) + [words]
        choice.Words.__init__(self, app, t("Cards"), "\n".join(lines), [t("OK")], state or [])

    def answered(self, index: int) -> None:
        self.app.stack.pop()


class SetUp(PlayersMenu):
    """Who plays, and with which deck. State: that of PlayersMenu."""

    REMEMBERED = CARDS
    TITLE = later("New deck")
    START = later("Start")
    SETTING = later("Cards")

    def settings(self) -> int:
        """Kinds of decks."""
        return len(deck.KINDS)

    def setting_text(self) -> str:
        cards, decks = deck.KINDS[self.setting]
        return "%d × %d" % (decks, cards) if decks > 1 else str(cards or t("own names"))

    def _own(self):
        return self.app.storage.remembered(_OWN_CARDS, [["Yes", 1], ["No", 1]], deck.own_in)

    def start(self) -> None:
        self.keep()
        if self.setting == deck.OWN:
            self.app.stack.push(_FACES, [[card[0] for card in self._own()], -1, None, dice_sets.CARD])
        else:
            self._begin([])

    def on_result(self, name: str, value) -> None:
        if name == _FACES:
            counts = ([card[1] for card in self._own()] + [1] * len(value))[: len(value)]
            self._keep_own(value, counts)
            self.app.stack.push(
                _NUMBERS,
                [later("How many"), [["{0}", own_faces.kept(card)] for card in value], counts, 1, deck.MOST_OF_ONE],
            )
        elif name == _NUMBERS:
            self._begin(self._keep_own([card[0] for card in self._own()], value))
        else:
            PlayersMenu.on_result(self, name, value)

    def _keep_own(self, names, counts):
        own = [[names[i], counts[i]] for i in range(len(names))]
        self.app.remember(_OWN_CARDS, own)
        return own

    def _begin(self, own):
        app = self.app
        origin = fairness.TEST if app.hardware.test_dice else None
        first: dict = {"kind": self.setting, "own": own, "players": self.names, "seed_from": origin}
        try:
            first["seed"] = seed_text(app.hardware.entropy(SEED_BYTES))
        except Refused as refusal:
            app.stack.show_message(language.refusal(refusal))
            return
        if app.stored(app.storage.write_log, deck.FILE, [first]):
            app.stack.pop()
            app.stack.push(_STORY)
