"""Where `dev.py web --open` serves the page: a browser keeps its saved games by address and port."""

import pytest

from tools.device.commands.web import ADDRESS, Handler, Server, listening
from tools.refusal import Refusal


@pytest.fixture
def taken():
    """A port that a server of another program listens on."""
    with Server((ADDRESS, 0), Handler) as other:
        yield other.server_address[1]


def test_the_usual_port_is_taken_when_it_is_free(capsys):
    with Server((ADDRESS, 0), Handler) as other:
        usual = other.server_address[1]
    with listening(None, Handler, usual) as server:
        assert server.server_address == (ADDRESS, usual)
    assert capsys.readouterr().out == ""


def test_a_free_port_is_taken_and_told_when_the_usual_one_is_not(taken, capsys):
    with listening(None, Handler, taken) as server:
        assert server.server_address[1] not in (0, taken)
    assert f"Port {taken} is taken" in capsys.readouterr().out


def test_a_port_that_was_asked_for_is_had_or_refused(taken):
    with pytest.raises(Refusal, match=f"Port {taken} cannot be used"):
        listening(taken, Handler)
    with pytest.raises(Refusal, match="Port 70000 cannot be used"):
        listening(70000, Handler)
    with listening(0, Handler) as server:
        assert server.server_address[1] != taken
