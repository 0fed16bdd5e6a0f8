"""A game that gives access only to public information."""


class Watched:
    """`game` behind a wall: only these attributes can be read, none changed."""

    def __init__(self, game, allowed):
        object.__setattr__(self, "_game", game)
        object.__setattr__(self, "_allowed", allowed)

    def __getattr__(self, name):
        if name not in self._allowed:
            raise AssertionError(f"advice looks at {name}")
        return getattr(self._game, name)

    def __setattr__(self, name, value):
        raise AssertionError(f"advice changes {name}")
