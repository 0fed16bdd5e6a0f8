"""What of the bench is measured."""

from concurrent.futures import Future

import pytest

from tools.bench import measure
from tools.commands import bench


class Noting:
    """In the place of a pool of processes: nothing is done, what was asked for is noted."""

    asked: list = []

    def __init__(self, _workers):
        self.asked.clear()

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        pass

    def submit(self, function, *_arguments):
        self.asked.append(function.__name__)
        done = Future()
        done.set_result([])
        return done


@pytest.mark.parametrize(
    ("chosen", "asked"),
    [
        (("codes",), {"_codes"}),
        (("presses", "start", "board"), {"_on_screen", "_start", "_on_board"}),
        (("heap",), {"_heap_in_play"}),
    ],
)
def test_only_what_is_asked_for_is_measured(chosen, asked, monkeypatch):
    monkeypatch.setattr(measure, "ProcessPoolExecutor", Noting)
    assert measure.measure(print, chosen=chosen) == ([], [])
    assert set(Noting.asked) == asked


def test_all_of_it_is_measured_when_nothing_is_asked_for(monkeypatch):
    monkeypatch.setattr(measure, "ProcessPoolExecutor", Noting)
    measure.measure(print)
    assert len(set(Noting.asked)) == len(measure.PARTS)


def test_a_part_that_there_is_not_is_refused(capsys):
    with pytest.raises(SystemExit) as refused:
        bench.main(["--only", "nothing"])
    assert refused.value.code == 2 and "there are: evening" in capsys.readouterr().err
