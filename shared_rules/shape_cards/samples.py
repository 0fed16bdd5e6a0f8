"""The decks that come with the project, each as one text: a blank separates cards, `/` their rows."""


def value(name: str) -> list | None:
    """Return the deck of that name as a new structure in the protocol's format, or None."""
    return [card.split("/") for card in _TEXTS[NAMES.index(name)].split()] if name in NAMES else None


# A test compares these with the files in tools/owner/samples; the first is the default.
NAMES = ("Twelve",)

_TEXTS = (
    ".##./##../.#../.... #.../#.../#.../##.. ##../##../#.../.... #.../##../.#../.#.. ###./.#../.#../.... #.#./###./"
    "..../.... #.../#.../###./.... #.../##../.##./.... .#../###./.#../.... .#../##../.#../.#.. ##../.#../.##./.... "
    "#.#./.#../#.#./....",
)
