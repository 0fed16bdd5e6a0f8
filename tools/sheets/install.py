"""Put sheets and decks where the handheld finds them: on a board, or in the folder of the simulator.

Both places are reached through the same few steps, so that they refuse the same things: see `Folder` and `Board`.
"""

import os

from firmware.shelf import DECKS, MOST_BYTES, SHEETS
from shared_rules import canonical_json, samples

DATA = "data"
_TEMPORARY = ".new"


class Refusal(Exception):
    """Nothing was installed; the text says why and what to do."""


class Folder:
    """The data of a simulated handheld, under `folder` as `dev.py sim --save` takes it."""

    def __init__(self, folder):
        self._folder = os.path.join(folder, DATA)

    def names(self, kind):
        """The names of the files in sheets or decks; empty when there is no such folder."""
        try:
            return os.listdir(os.path.join(self._folder, kind))
        except FileNotFoundError:
            return []

    def read(self, kind, name):
        """The bytes of a file."""
        with open(os.path.join(self._folder, kind, name), "rb") as file:
            return file.read()

    def write(self, kind, name, content):
        """Put a file whole in its place."""
        os.makedirs(os.path.join(self._folder, kind), exist_ok=True)
        path = os.path.join(self._folder, kind, name)
        with open(path + _TEMPORARY, "wb") as file:
            file.write(content)
        os.replace(path + _TEMPORARY, path)

    def remove(self, kind, name):
        """Take a file away."""
        os.remove(os.path.join(self._folder, kind, name))


class Board:
    """The data of a connected board, through an open BoardLink."""

    def __init__(self, link):
        self._link = link

    def names(self, kind):
        """The names of the files in sheets or decks; empty when there is no such folder."""
        path = f"/{DATA}/{kind}"
        return self._link.value(f"os.listdir({path!r}) if _exists({path!r}) else []")

    def read(self, kind, name):
        """The bytes of a file."""
        return self._link.value(f"open({f'/{DATA}/{kind}/{name}'!r}, 'rb').read()")

    def write(self, kind, name, content):
        """Put a file whole in its place; it was checked by its hash before."""
        for folder in (f"/{DATA}", f"/{DATA}/{kind}"):
            self._link.run(f"if not _exists({folder!r}): os.mkdir({folder!r})")
        path = f"/{DATA}/{kind}/{name}"
        self._link.write(path + _TEMPORARY, content)
        self._link.run(f"os.rename({path + _TEMPORARY!r}, {path!r})")

    def remove(self, kind, name):
        """Take a file away."""
        self._link.run(f"os.remove({f'/{DATA}/{kind}/{name}'!r})")


def compiled(file):
    """(folder, files) of a SheetFile or DeckFile: the folder's name, and a list of (name of the file, bytes), the one
    that makes it known last."""
    if file.kind == "deck":
        return DECKS, [(file.name + ".json", canonical_json.write(file.value).encode())]
    pictures = [[title, cells] for title, cells in file.pictures]
    files = [(file.name + ".solo", canonical_json.write(pictures).encode())] if pictures else []
    return SHEETS, [*files, (file.name + ".json", canonical_json.write(file.value).encode())]


def plan(place, files, replace):
    """What has to be written, before anything is: a list of (folder, name, bytes).

    `place`: a Folder or Board; `files`: the SheetFiles and DeckFiles; `replace`: whether others of the same name give
    way. Raises Refusal.
    """
    steps = []
    seen = []
    for file in files:
        kind, contents = compiled(file)
        what = f"{file.kind} {file.name}"
        if (kind, file.name.lower()) in seen:
            raise Refusal(f"Two of these files hold a {file.kind} called {file.name}. Give one of them another name.")
        seen.append((kind, file.name.lower()))
        shipped = samples.SHEETS if kind == SHEETS else samples.DECKS
        if file.name.lower() in [name.lower() for name in shipped]:
            raise Refusal(f"The {what} has the name of one that comes with the game. Give it another name in its first line.")
        for name, content in contents:
            if len(content) > MOST_BYTES:
                raise Refusal(f"The {what} is too large for the handheld: {len(content)} bytes, {MOST_BYTES} at most.")
        present = place.names(kind)
        own = file.name + ".json"
        for name in present:
            if name.endswith(".json") and name.lower() == own.lower() and name != own:
                raise Refusal(f"There is a {file.kind} {name[:-5]} already, which differs only in capital letters.")
        fresh = [(kind, name, content) for name, content in contents if not _has(place, kind, present, name, content)]
        gone = file.name + ".solo" in present and len(contents) == 1 and kind == SHEETS
        if own in present and (fresh or gone) and not replace:
            raise Refusal(
                f"There is another {what} already; it stays. Give the new one another name in its first line, or add --replace."
            )
        steps += fresh
        if gone:
            steps.append((kind, file.name + ".solo", None))
    return steps


def carry_out(place, steps):
    """Do what `plan` gave."""
    for kind, name, content in steps:
        if content is None:
            place.remove(kind, name)
        else:
            place.write(kind, name, content)


def _has(place, kind, present, name, content):
    return name in present and place.read(kind, name) == content
