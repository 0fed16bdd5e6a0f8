"""Tools for any other game: free dice, the score pad and the like."""
