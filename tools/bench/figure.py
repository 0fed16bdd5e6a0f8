"""What the bench measured, with what it aims at."""


class Figure:
    """One line of the table. aim, limit: None or a number in the figure's unit; more_is_better turns them round. worst:
    of the values that `value` is the median of, None for a single one.
    """

    def __init__(self, name, value, unit, aim=None, limit=None, note="", more_is_better=False, worst=None):
        self.name = name
        self.value = value
        self.unit = unit
        self.aim = aim
        self.limit = limit
        self.note = note
        self.more_is_better = more_is_better
        self.worst = worst

    def meets(self, bound):
        """Whether the value is within `bound` (None: always)."""
        if bound is None:
            return True
        return self.value >= bound if self.more_is_better else self.value <= bound
