"""The bench on the image with the code inside: its start and its memory, within their limits. `prove --ci` runs it."""

import pytest

from tools.bench.measure import measure

pytestmark = [pytest.mark.emulator, pytest.mark.whole]


def quiet(_text):
    """Told what is being done. At the top of a module, for the bench hands it to other processes."""


def test_start_and_memory_are_within_their_limits(image):
    figures, wrong = measure(quiet, code_inside=image, chosen=("start", "heap"))
    assert wrong == []
    assert [figure.name for figure in figures if not figure.meets(figure.limit)] == []
    free = [figure for figure in figures if figure.name.startswith("heap free")]
    assert len(free) > 4 and [figure.name for figure in free if not figure.meets(figure.aim)] == []
