"""Random games of Shape Cards: all combinations of its variants."""

from itertools import combinations

FLAGS = ("extreme", "thief", "revenge", "expert")
SETUPS = tuple((2, {"variant": list(flags)}) for count in range(5) for flags in combinations(FLAGS, count))
