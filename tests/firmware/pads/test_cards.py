"""Cards: a deck that follows from its seed, drawn before all or for one, kept over power cuts."""

import hashlib
import re

import pytest

from firmware.app import NOT_DONE
from firmware.keys import OK
from firmware.pads import deck
from firmware.pads.deck import AWAY, BACK, DRAW, EVERYBODY, Deck
from firmware.storage.files import add_crc
from firmware.storage.storage import Storage
from tests.firmware.screens.bench import BOARDS, LAYOUTS, Bench, each_board
from tests.firmware.screens.by_keys import choose, labels, spell, to_row

HOME = ["screens.home.Home", None]
SEED = "ceb20bea8d2ad02a8f134397f0618e21"
FIRST = {"kind": 1, "own": [], "players": ["Ann", "Bo"], "seed": SEED, "seed_from": None}
OWN = {**FIRST, "kind": deck.OWN, "own": [["Fox", 3], ["", 1]]}
SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = (*map(str, range(2, 11)), "Jack", "Queen", "King", "Ace")


def opened(board, folder, *lines):
    """A bench with the deck open that these lines tell of."""
    Storage(str(folder)).write_log(deck.FILE, list(lines))
    return Bench(board, folder, [list(HOME), ["pads.cards.Cards", None]])


def last(bench):
    """What happened last, as everybody sees it."""
    return bench.app.stack.screen.last.words


def kept(bench):
    """The lines in flash."""
    values, whole = bench.app.storage.read_log(deck.FILE)
    assert whole
    return values


def made(first, *moves):
    one = Deck(first)
    for move in moves:
        one.do(list(move))
    return one


def numbers_of(seed):
    """As docs/check-the-dice.md has it."""
    block = 0
    while True:
        yield from hashlib.sha256(bytes.fromhex(seed) + block.to_bytes(4, "big")).digest()
        block += 1


def shuffled(stream, cards):
    """As docs/check-the-dice.md has it."""
    cards = list(cards)
    for last_place in range(len(cards) - 1, 0, -1):
        n = last_place + 1
        byte = next(byte for byte in stream if byte < 256 - 256 % n)
        cards[last_place], cards[byte % n] = cards[byte % n], cards[last_place]
    return cards


@pytest.mark.parametrize("kind", range(deck.OWN))
def test_the_order_follows_from_the_seed_as_the_document_tells(kind):
    cards, decks = deck.KINDS[kind]
    names = [f"{rank} of {suit}" for suit in SUITS for rank in (RANKS[5:] if cards == 32 else RANKS)]
    names += ["Joker"] * (cards - len(names))
    stream = numbers_of(SEED)
    expected = shuffled(stream, names * decks)
    one = made({**FIRST, "kind": kind}, *[[DRAW, EVERYBODY]] * 5, [BACK, 2], [DRAW, 1])
    drawn = expected[:5]
    expected = shuffled(stream, expected[5:] + drawn[3:])
    assert [one.card(card) for card, _seat in one.out] == [*drawn[:3], expected[0]]
    assert [one.card(card) for card in one.left] == expected[1:]
    assert len(one.left) + len(one.out) == cards * decks


def test_the_code_of_the_document_tells_the_same():
    with open("docs/check-the-dice.md", encoding="utf-8") as file:
        text = file.read()
    told = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.S):
        exec(block, told)
    one = made({**FIRST, "kind": 0})
    assert told["cards"] == [one.card(card) for card in one.left]


def test_own_names_have_as_many_cards_as_was_said():
    one = made(OWN, *[[DRAW, EVERYBODY]] * 4)
    assert sorted(one.words(part) for part in one.story) == ["Fox", "Fox", "Fox", "blank"]


@each_board
def test_from_free_dice_to_a_card(board, tmp_path):
    bench = Bench(board, tmp_path)
    choose(bench, "Free dice")
    bench.press("down" if len(bench.key_names) == 4 else "right", "ok")
    choose(bench, "Cards", "New deck", "Start")
    first = kept(bench)[0]
    seal = hashlib.sha256(bytes.fromhex(first["seed"])).hexdigest()
    shown = bench.app.stack.screen.words
    assert seal in shown.replace(" ", "") and first["seed"] not in shown.replace(" ", "")
    bench.press(*["down"] * 5, "ok")
    choose(bench, "Draw a card")
    one = made(first, [DRAW, EVERYBODY])
    assert last(bench) == one.card(one.out[0][0])
    assert bench.whole_frame() == [1]
    bench = Bench(board, tmp_path)
    assert last(bench) == one.card(one.out[0][0]), "the same after a power cut"
    choose(bench, "Draw a card")
    one.do([DRAW, EVERYBODY])
    assert last(bench) == one.card(one.out[1][0])
    choose(bench, "Put deck away", "Put deck away")
    assert first["seed"] in bench.app.stack.screen.words.replace(" ", "")
    assert bench.app.stack.screen.words.startswith("\n".join(one.card(card) for card, _seat in one.out))
    bench.press(*["down"] * 9, "ok")
    assert labels(bench) == ["New deck", "Cards drawn"]


@pytest.mark.parametrize("board", LAYOUTS)
def test_a_card_of_a_player_is_seen_by_that_player(board, tmp_path):
    bench = opened(board, tmp_path, FIRST)
    card = Deck(FIRST).card(Deck(FIRST).left[0])
    choose(bench, "Draw for a player", "Bo")
    assert bench.top == "pads.cards.ForPlayer" and bench.app.stack.screen.text.words.startswith("Hand the device to Bo")
    assert len(kept(bench)) == 1, "not drawn before Bo has the device"
    bench.press("ok")
    assert bench.app.stack.screen.text.words == card and kept(bench)[1:] == [[DRAW, 1]]
    assert bench.whole_frame() == [1]
    bench = Bench(board, tmp_path)
    assert card not in bench.app.stack.screen.text.words, "a power cut hides it"
    bench.press("ok")
    assert bench.app.stack.screen.text.words == card and kept(bench)[1:] == [[DRAW, 1]]
    bench.settle(46000)
    assert card not in bench.app.stack.screen.text.words, "so does time"
    bench.press("ok", "ok")
    assert last(bench) == "Bo: a card"
    choose(bench, "Cards drawn")
    assert bench.app.stack.screen.words.startswith("Bo: a card\n") and card not in bench.app.stack.screen.words
    bench.press("back")
    choose(bench, "Put deck away", "Put deck away")
    assert bench.app.stack.screen.words.startswith(f"Bo: {card}\n")


def test_back_at_the_cover_draws_nothing(tmp_path):
    bench = opened(BOARDS[0], tmp_path, FIRST)
    choose(bench, "Draw for a player", "Ann")
    bench.press("back")
    assert last(bench) == "" and len(kept(bench)) == 1


def test_a_second_ok_hides_no_card(tmp_path):
    bench = opened(BOARDS[0], tmp_path, FIRST)
    choose(bench, "Draw for a player", "Ann")
    for _press in range(2):
        bench.put(OK)
        bench.step(30)
    bench.settle()
    assert bench.app.stack.screen.is_open


def test_a_card_is_seen_before_the_next_one(tmp_path):
    bench = opened(BOARDS[0], tmp_path, FIRST)
    for _press in range(2):
        bench.put(OK)
        bench.step(30)
    bench.settle()
    assert len(kept(bench)) == 2


@pytest.mark.parametrize("row", ["Put all back", "Put deck away"])
def test_a_move_made_just_before_a_power_cut_is_made_once(row, tmp_path):
    bench = opened(BOARDS[0], tmp_path, FIRST, *[[DRAW, EVERYBODY]] * 3)
    choose(bench, row)
    to_row(bench, row)
    session = bench.app.storage.path("place.log")
    with open(session, "rb") as file:
        before = file.read()
    bench.press("ok")
    lines = kept(bench)
    with open(session, "wb") as file:
        file.write(before)
    bench = Bench(BOARDS[0], tmp_path)
    assert bench.top == "screens.choice.Confirm"
    choose(bench, row)
    assert kept(bench) == lines


def test_cards_are_put_back_after_a_question_and_shuffled(tmp_path):
    bench = opened(BOARDS[0], tmp_path, FIRST, *[[DRAW, EVERYBODY]] * 3)
    choose(bench, "Put last back", "Not now")
    assert len(bench.app.stack.screen.deck.left) == 49
    choose(bench, "Put last back", "Put last back")
    assert (last(bench), len(bench.app.stack.screen.deck.left)) == ("1 back, shuffled", 50)
    choose(bench, "Shuffle")
    assert last(bench) == "Shuffled"
    choose(bench, "Put all back", "Put all back")
    assert last(bench) == "2 back, shuffled"
    assert kept(bench)[4:] == [[BACK, 1], [BACK, 0], [BACK, 2]]
    assert sorted(bench.app.stack.screen.deck.left) == list(range(52))


def test_an_empty_deck_and_one_of_many_moves_draw_no_more(tmp_path):
    bench = opened(BOARDS[0], tmp_path, OWN, *[[DRAW, EVERYBODY]] * 4)
    assert labels(bench) == ["Put last back", "Put all back", "Put deck away", "Cards drawn"]
    bench = opened(BOARDS[0], tmp_path, OWN, *[[BACK, 0]] * deck.MOST_MOVES)
    assert labels(bench) == ["Put deck away", "Cards drawn"]


@each_board
def test_a_deck_of_own_names(board, tmp_path):
    bench = opened(board, tmp_path)
    choose(bench, "New deck")
    to_row(bench, "Cards")
    bench.press("ok", "down", "ok")
    assert bench.app.stack.screen.setting_text() == "own names"
    choose(bench, "Start", "Card 1", "New name")
    spell(bench, "FOX")
    assert bench.app.stack.screen.list.values[0] == "FOX"
    choose(bench, "Done")
    to_row(bench, "FOX")
    bench.press("ok", "up*2", "ok")
    choose(bench, "Done")
    assert kept(bench)[0]["own"] == [["FOX", 3], ["No", 1]]
    bench.app.stack.home()
    bench.open([list(HOME), ["pads.cards.SetUp", None]])
    assert bench.app.stack.screen.setting == deck.OWN, "chosen last"
    choose(bench, "Start", "Done")
    assert bench.app.stack.screen.numbers == [3, 1]


@pytest.mark.parametrize(
    "change",
    [
        {"kind": 13}, {"kind": None}, {"kind": True}, {"seed": "00"}, {"players": ["Ann"]}, {"players": 3},
        {"kind": deck.OWN}, {"kind": deck.OWN, "own": [["A", 1]]}, {"kind": deck.OWN, "own": [["A", 1], ["B", 21]]},
        {"kind": deck.OWN, "own": [["A", 1], ["B", "1"]]}, {"kind": deck.OWN, "own": [["A", 1], 3]}
    ],
)  # fmt: skip
def test_what_is_no_deck_is_set_aside_and_said(change, tmp_path):
    bench = opened(BOARDS[0], tmp_path, {**FIRST, **change}, [DRAW, EVERYBODY])
    assert bench.top == "screens.choice.Message" and deck.DAMAGED in bench.app.stack.screen.words
    assert (tmp_path / "cards.bad").exists()
    bench.press("ok")
    assert labels(bench) == ["New deck"]


@pytest.mark.parametrize(
    "line",
    [[DRAW, 2], [DRAW, -2], [DRAW, "Ann"], [BACK, 2], [BACK, -1], ["cut", 1], [DRAW], "draw", None, [[], 0]],
)
def test_moves_before_a_wrong_one_stay(line, tmp_path):
    storage = Storage(str(tmp_path))
    storage.write_log(deck.FILE, [FIRST, [DRAW, 0], line, [DRAW, 1]])
    assert deck.load(storage).out == made(FIRST, [DRAW, 0]).out
    assert storage.news == deck.DAMAGED and storage.read_log(deck.FILE) == ([FIRST, [DRAW, 0]], True)


def test_a_line_that_was_cut_off_is_set_aside(tmp_path):
    storage = Storage(str(tmp_path))
    storage.write_log(deck.FILE, [FIRST, [DRAW, 0]])
    with open(tmp_path / deck.FILE, "ab") as file:
        file.write(add_crc([AWAY, 0])[:-3])
    one = deck.load(storage)
    assert len(one.out) == 1 and not one.is_away and storage.news == deck.DAMAGED


def test_nothing_is_drawn_where_flash_refuses(tmp_path, monkeypatch):
    bench = opened(BOARDS[0], tmp_path, FIRST)

    def refuse(*_args):
        raise OSError

    monkeypatch.setattr(bench.app.storage, "append_log", refuse)
    for _press in range(2):
        choose(bench, "Draw a card")
        assert len(kept(bench)) == 1
        assert bench.state()[0] == NOT_DONE, "each time"
        bench.press("ok")


def test_no_deck_begins_without_chance(tmp_path, monkeypatch):
    from shared_rules.game import Refused

    bench = opened(BOARDS[0], tmp_path, FIRST, [AWAY, 0])
    choose(bench, "New deck")

    def refuse(_count):
        raise Refused("bad_request", "No chance.")

    monkeypatch.setattr(bench.hardware, "entropy", refuse)
    choose(bench, "Start")
    assert bench.app.stack.screen.words == "No chance." and len(kept(bench)) == 2


def test_test_dice_are_told(tmp_path):
    bench = opened(BOARDS[0], tmp_path, {**FIRST, "seed_from": "test"})
    choose(bench, "Cards drawn")
    assert "test dice" in bench.app.stack.screen.words
