"""All that can be printed, and the largest and the smallest puzzle sheet."""

from tools import games
from tools.owner.sheets import paper_rules
from tools.owner.sheets.parse import parse


def huge_sheet():
    """The largest sheet there can be, with long names."""
    lines = ["sheet Wwwwwwwwwwwwwwww", "board", *["." * 16] * 16]
    for number in range(1, 5):
        lines += [f"frame {number}: 99 points"]
        for place, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ"):
            lines += ["", letter, *(["#" * 16] if place % 4 == number - 1 else ["#..#", "....", "#..#", "#..#"])]
    lines += ["bonus", *[line for at in (0, 5, 50, 98, 99) for line in ("", str(at), "####", "####")]]
    for number in range(9):
        lines += [f"picture Wwwwwwwwwwwwww {number}", *["#." * 8] * 16]
    return parse("\n".join(lines).encode())


def tiny_sheet():
    """The smallest sheet there can be."""
    frames = [f"frame {number}\nA\n#\n" for number in range(1, 5)]
    return parse("\n".join(["sheet A", "board", ".", "", *frames, "bonus none"]).encode())


def narrow_sheet():
    """A board narrower than the names of its pictures."""
    frames = [f"frame {number}\nA\n#\n" for number in range(1, 5)]
    pictures = [f"picture Wwwwwwwwwwwwww {number}\n#\n.\n" for number in range(4)]
    return parse("\n".join(["sheet Narrow", "board", ".", ".", "", *frames, "bonus none", *pictures]).encode())


ALL = (
    huge_sheet,
    tiny_sheet,
    narrow_sheet,
    *[lambda part=part: part.printed(None) for _game, part in games.of_games("paper_sheet")],
    *[lambda game=game: paper_rules.printed(game) for game in paper_rules.games()],
)
"""What each of these functions makes can be given to write()."""
