"""Random games that are over, and what letters stand for, for tests of links."""

import binascii
import random

from firmware.sharing import links
from shared_rules import registry
from tools.games import random_play

GAMES = [game[0] for game in registry.GAMES]


def finished(game, seed, undoes=True):
    """The table of a random game, in which now and then something was undone and done again."""
    chance = random.Random(f"{game} {seed}")
    table = random_play.begin(game, chance)
    while (action := random_play.move(table, chance)) is not None:
        table.do(action)
        if undoes and chance.random() < 0.1 and not table.over:
            table.undo(True)
            if chance.random() < 0.5:
                table.redo()
    return table


def content_of(fragment):
    """(kind, bytes) of a link."""
    assert fragment[-1] == links.END
    content = bytes_of(fragment[1:-1])
    assert binascii.crc32(content[:-4]) == int.from_bytes(content[-4:], "little")
    return fragment[0], content[:-4]


def bytes_of(letters):
    """The bytes that letters of a link stand for."""
    found = bytearray()
    for at in range(0, len(letters), 3):
        number = 0
        for letter in letters[at : at + 3]:
            number = number * 41 + links.LETTERS.index(letter)
        found += number.to_bytes(len(letters[at : at + 3]) - 1, "big")
    return bytes(found)
