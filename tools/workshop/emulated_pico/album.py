"""The pictures that a script takes of a handheld, kept in memory to be compared."""

from typing import Any

from host_sim.script import Runner


class Album(Runner):
    """Keeps the pictures that a script takes: name -> pixels."""

    def __init__(self, handheld: Any, name: str):
        super().__init__(handheld, "", name)
        self.pictures: dict[str, bytes] = {}

    def _keep_picture(self, name, shots):
        self.pictures[name] = self.handheld.pixels()
        return name
