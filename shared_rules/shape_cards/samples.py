"""The decks that come with the project, each as one text: cards are parted by a blank, their rows by `/`."""


def value(name: str) -> list | None:
    """The deck of that name as the table protocol has it, a new structure; None when there is none."""
    return [card.split("/") for card in _TEXTS[NAMES.index(name)].split()] if name in NAMES else None


# What the files in tools/owner/samples say, which a test compares; the first is taken when nobody chose.
NAMES = ("Twelve",)

_TEXTS = (
    ".##./##../.#../.... #.../#.../#.../##.. ##../##../#.../.... #.../##../.#../.#.. ###./.#../.#../.... #.#./###./"
    "..../.... #.../#.../###./.... #.../##../.##./.... .#../###./.#../.... .#../##../.#../.#.. ##../.#../.##./.... "
    "#.#./.#../#.#./....",
)
