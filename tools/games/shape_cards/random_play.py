"""Random games of Shape Cards: all combinations of its variants."""

from itertools import combinations

from shared_rules.shape_cards.options import FLAGS

SETUPS = tuple((2, {"variant": list(flags)}) for count in range(len(FLAGS) + 1) for flags in combinations(FLAGS, count))
