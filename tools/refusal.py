"""How a tool tells its user that it does not do what was asked."""


class Refusal(Exception):
    """It was not done; the text says in plain words why, and what to do."""
