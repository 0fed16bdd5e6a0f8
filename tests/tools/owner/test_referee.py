"""`python -m tools.owner.referee` as its callers see it: bytes in, one line out for each, whatever they are."""

import io
import json
import subprocess
import sys
from types import SimpleNamespace

import pytest

from tools import places
from tools.owner.commands import referee

COMMAND = [sys.executable, "-m", "tools.owner.referee"]


def converse(data):
    """The replies to these bytes on standard input; nothing may come on standard error."""
    finished = subprocess.run(COMMAND, input=data, capture_output=True, cwd=places.ROOT, timeout=60, check=False)
    assert finished.stderr == b""
    assert finished.returncode == 0
    assert finished.stdout == b"" or finished.stdout.endswith(b"\n")
    assert b"\r" not in finished.stdout
    return [json.loads(line) for line in finished.stdout.split(b"\n")[:-1]]


def test_one_line_out_for_each_line_in():
    replies = converse(b'{"op":"games"}\n\n\r\n{"op":"games"}\r\n\x00\xff\n[[[[\n{"op":"state"}')
    assert [reply.get("error", {}).get("code") for reply in replies] == [
        None,
        "bad_json",
        "bad_json",
        None,
        "bad_json",
        "bad_json",
        "no_game",
    ]


def test_the_limits_count_without_the_line_end():
    def padded(start, length):
        return start + b" " * (length - len(start) - 1) + b"}"

    games = b'{"op":"games"'
    load = b'{"op":"load","save":""'
    lines = [
        padded(games, 32768),
        padded(games, 32769),
        padded(load, 1048576),
        padded(load, 1048577),
        b"x" * 5000000,
        games + b"}",
    ]
    wanted = [None, "bad_json", "bad_save", "bad_json", "bad_json", None]
    for end in (b"\n", b"\r\n"):
        replies = converse(b"".join(line + end for line in lines))
        assert [reply.get("error", {}).get("code") for reply in replies] == wanted
    assert [reply.get("error", {}).get("code") for reply in converse(end.join(lines[:4]))] == wanted[:4]


def test_each_reply_comes_before_the_next_request():
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=places.ROOT) as referee:
        for _ in range(3):
            referee.stdin.write(b'{"op":"games"}\n')
            referee.stdin.flush()
            assert json.loads(referee.stdout.readline())["ok"]
        referee.stdin.close()
        assert referee.wait(timeout=30) == 0


def test_a_new_game_without_a_seed_gets_its_own():
    request = b'{"op":"new","game":"penk","players":["A","B"]}\n{"op":"state"}\n'
    commitments = {converse(request)[1]["state"]["commitment"] for _ in range(2)}
    assert len(commitments) == 2


def test_nobody_reading_the_replies_is_no_error():
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=places.ROOT
    ) as referee:
        referee.stdout.close()
        try:
            referee.stdin.write(b'{"op":"games"}\n' * 2000)
            referee.stdin.close()
        except BrokenPipeError:
            pass
        assert referee.wait(timeout=30) == 0
        assert referee.stderr.read() == b""


@pytest.mark.parametrize(
    ("line", "sent"),
    (
        (
            rb'{"op":"new","game":"penk","players":["Jose\u0301","Bo"]}',
            rb'{"op": "new", "game": "penk", "players": ["Jos\u00e9", "Bo"]}',
        ),
        (rb'{"op":"new", "players":["Jos\u00e9"]}', rb'{"op":"new", "players":["Jos\u00e9"]}'),
        (rb'{"op":"new","players":[1]}', rb'{"op":"new","players":[1]}'),
        (b"[[", b"[["),
    ),
)
def test_a_handheld_gets_names_with_their_accents_joined(line, sent):
    asked = []
    link = SimpleNamespace(ask=lambda request: asked.append(request) or b"{}", status=lambda: None)
    referee.converse(link, io.BytesIO(line + b"\n"), io.BytesIO())
    assert asked == [sent]
