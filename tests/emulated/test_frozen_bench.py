"""The bench on the image with the code inside: it comes to its end, and the memory that it finds is what it aims at."""

import pytest

from tools.bench.measure import measure

pytestmark = [pytest.mark.emulator, pytest.mark.whole]


def test_memory_and_rules_are_within_their_aims_and_limits(image):
    figures, wrong = measure(lambda _text: None, code_inside=image, chosen=("heap", "board"))
    assert wrong == []
    assert [figure.name for figure in figures if not figure.meets(figure.limit)] == []
    free = [figure for figure in figures if figure.name.startswith("heap free")]
    assert len(free) > 4 and [figure.name for figure in free if not figure.meets(figure.aim)] == []
