"""What a browser stored for the page, strange or damaged, and odd backups: each start plays, with all that was good."""

import base64
import io
import json
import random
import subprocess
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools import places
from tools.device.web import page_files
from tools.npm import Missing, node
from tools.owner.archive import LIST, packed
from tools.owner.saves import DATA, Folder, digest, read_all
from tools.workshop.prove.damage import damaged
from tools.workshop.prove.damaged_files import prepared
from tools.workshop.prove.trial import Found, shortest

NAME = "page_saves"
SHARE = 40
_JOB = places.ROOT / "tools" / "device" / "web" / "stored.mjs"
_OWN = ("games/", "sheets/", "decks/", "settings.txt", "pad.log")
_TYPES = ("text", "buffer", "words", "view", "list", "object", "number", "nothing", "undefined")
_PATHS = (
    *"games sheets games/0001.log/x settings.txt/x tail.log/a/b ../escape /absolute a//b a/ .".split(),
    *("back\\slash", "c:drive", "", "line\nend", "\0", "a" * 300, "a/" * 60 + "a", "\ud800"),
)
_FOLDERS = (("odd", "odd/file"), ("A/b", "a"), ("sheets/x", "sheets/x/y"))
"""Pairs of files of which one is in the way of the other."""
_SIZES = (1 << 18, (1 << 18) + 1, 1 << 21)


def _place(path):
    return f"/{DATA}/{path}"


class Page:
    """The page's handheld in node, which answers jobs."""

    def __init__(self, folder: str):
        page_files.write(Path(folder))
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self._node: Any = subprocess.Popen([node(), _JOB, folder], encoding="utf-8", **pipes)
        self.boards = [board["id"] for board in page_files.boards()]

    def answer(self, job: dict) -> dict:
        """Return what becomes of what a browser has stored; see the head of the job."""
        self._node.stdin.write(json.dumps(job) + "\n")
        self._node.stdin.flush()
        return json.loads(self._node.stdout.readline() or '{"fault": "node ended"}')

    def close(self) -> None:
        """End it."""
        self._node.communicate()


def _coded(content):
    return base64.b64encode(content).decode()


class _Stored:
    """What a browser has stored: key -> (kind, bytes), and which of it is good."""

    def __init__(self, files):
        self.entries = {_place(path): ("bytes", content) for path, content in files.items()}
        self.good = {path: content for path, content in files.items() if path.startswith(_OWN)}
        self.odd = set()
        self.unreadable = set()

    def hurt(self, line):
        """Do what a line says: what, on which of the paths, by which chance."""
        what, number, seed = line.split()
        chance = random.Random(int(seed))
        paths = sorted(key for key in self.entries if key.startswith(_place("")))
        key = paths[int(number) % len(paths)]
        kind, content = self.entries[key]
        if what == "type":
            self._put(key, chance.choice(_TYPES), content)
        elif what == "bytes":
            self._put(key, kind, damaged(content, chance)[1])
        elif what == "empty":
            self._put(key, kind, b"")
        elif what == "noise":
            self._put(key, kind, chance.randbytes(chance.choice((1, 100, 5000))))
        elif what == "large":
            self._put(key, kind, chance.choice((b"\n", b"{", b"\0", b"\xff")) * chance.choice(_SIZES))
        elif what == "unreadable":
            self._put(key, kind, content)
            self.unreadable.add(key)
        elif what == "stranger":
            name = chance.choice((_place(chance.choice(_PATHS)), chance.choice(_PATHS), "/elsewhere", f"/{DATA}"))
            if name not in self.entries:
                self._put(name, "bytes", b"x")
                self.odd.add(name)
        else:
            for path in chance.choice(_FOLDERS):
                self._put(_place(path), "bytes", b"x")

    def _put(self, key, kind, content):
        self.entries[key] = kind, content
        self.good.pop(key[len(_place("")) :], None)
        if kind != "bytes":
            self.odd.add(key)

    def job(self, board, backup=None):
        entries = [[key, kind, _coded(content)] for key, (kind, content) in sorted(self.entries.items())]
        return {"entries": entries, "backup": backup, "unreadable": sorted(self.unreadable), "board": board}


_HURT = ("type", "bytes", "empty", "noise", "large", "unreadable", "stranger", "stranger", "folder")


def _fault_of(answer, good, odd):
    if "fault" in answer:
        return answer["fault"].splitlines()[0]
    if not answer["words"]:
        return "nothing is on the screen"
    if answer["again"]:
        return f"the second start still says: {answer['again'][0]}"
    for name in ("flash", "kept"):
        there = {path: base64.b64decode(content or "") for path, content in answer[name]}
        for path, content in good.items():
            if not there.get(_place(path), b"").startswith(content):
                return f"{path} is not in the {name} any more"
    lost = odd - set(answer["aside"]) - {path for path, content in answer["kept"] if content is None}
    return f"{sorted(lost)[0]!r} was not set aside" if lost else ""


def _listed(hashes, more):
    return json.dumps({"files": hashes, "format": 1, **more}).encode()


def _zip(contents, files):
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(LIST, contents)
        for path, content in files.items():
            archive.writestr(f"{DATA}/{path}", content)
    return whole.getvalue()


def _backup(files, seed):
    """Return (bytes, whether it must be refused; None if it may be either)."""
    chance = random.Random(seed)
    kind = chance.randrange(7)
    hashes = {path: digest(content) for path, content in files.items()}
    if kind == 0:
        return packed(files), False
    if kind == 1:
        return damaged(packed(files), chance)[1], None
    if kind == 2:
        odd = [path for path in _PATHS if "\0" not in path and path != "\ud800"]
        more = {path: b"x" for path in chance.choice([*_FOLDERS, *[(path,) for path in odd]])}
        return packed(files | more), True
    if kind == 3:
        return packed(files | {"large.bin": bytes(chance.choice(_SIZES[1:]))}), True
    if kind == 4:
        wrong = chance.choice((None, 7, "", [], {}, "0" * 64))
        return _zip(_listed(hashes | {chance.choice(sorted(hashes)): wrong}, {}), files), True
    if kind == 5:
        other = chance.choice(({"format": "1"}, {"format": None}, {"files": None}, {"files": 7}, {"files": [1]}))
        return _zip(_listed(hashes, other), files), True
    return _zip(chance.choice((b"", b"null", b"[]", b"7", b'"x"', b"{", bytes(1 << 25))), files), True


def _restored(page, board, files, stored, seed):
    backup, refused = _backup(files, seed)
    answer = page.answer(stored.job(board, _coded(backup)))
    if "refused" in answer:
        return "a good backup is refused" if refused is False else ""
    if refused and "fault" not in answer:
        return "an odd backup is restored"
    return _fault_of(answer, files_of(files), set())


def files_of(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files that must not be lost."""
    return {path: content for path, content in files.items() if path.startswith(_OWN)}


def _started(page, board, files, lines):
    stored = _Stored(files)
    for line in lines:
        stored.hurt(line)
    return _fault_of(page.answer(stored.job(board)), stored.good, stored.odd)


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Start until `until()`; a case is one start, or one backup that is restored first."""
    found = Found()
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        try:
            page = Page(folder)
        except Missing as error:
            print(f"{NAME}: not run: {error}", flush=True)
            return found
        try:
            while not found.enough and not until():
                _games(page, chance, until, found)
        finally:
            page.close()
    return found


def _games(page, chance, until, found):
    """Try ten cases on one handheld's files."""
    seed = chance.getrandbits(32)
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        board = prepared(f"{folder}/{DATA}", random.Random(seed))
        files = read_all(Folder(folder))
    board = board if board in page.boards else page.boards[0]
    found.count("games prepared")
    for at in range(10):
        number = chance.getrandbits(32)
        if at % 4 == 3:
            found.count("backups restored or refused")
            reason, lines = _restored(page, board, files, _Stored(files), number), [f"backup of seed {number}"]
        else:
            lines = [
                f"{chance.choice(_HURT)} {chance.randrange(99)} {chance.getrandbits(32)}"
                for _ in range(chance.choice((1, 2, 4)))
            ]
            found.count("entries damaged", len(lines))
            found.count("starts")
            reason = _started(page, board, files, lines)
            if reason:
                reason, lines = shortest(lines, lambda steps: _started(page, board, files, steps), 60)
        if reason:
            found.failures.append((reason, [f"prepared with seed {seed} for {board}", *lines]))
        if found.enough or until():
            return
