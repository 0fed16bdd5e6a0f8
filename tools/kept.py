"""What is made or fetched once is kept in the cache."""

from tools import places
from tools.output_file import write_whole
from tools.refusal import Refusal


def kept(folder, name, make, good=lambda _content: True):
    """The bytes of the file `name` in that folder of the cache. When there is none that is `good` (of its bytes), those
    that `make()` gives are put there, whole also when several processes do so at once. Raises Refusal when the cache
    cannot be used.
    """
    try:
        place = places.cache(folder) / name
        content = place.read_bytes() if place.is_file() else None
    except OSError as error:
        raise _unusable(error) from error
    if content is not None and good(content):
        return content
    content = make()
    try:
        write_whole(place, content)
    except OSError as error:
        raise _unusable(error) from error
    return content


def _unusable(error):
    return Refusal(
        f"What is made or fetched once cannot be kept: {error.filename or 'the cache'}: {error.strerror or error}.\n"
        "Let your user write there, or set the environment variable TABLESIDE_CACHE to a folder where it may."
    )
