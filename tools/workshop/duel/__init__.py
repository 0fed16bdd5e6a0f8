"""Games between simulated players at the level of the rules; `dev.py duel` counts them."""
