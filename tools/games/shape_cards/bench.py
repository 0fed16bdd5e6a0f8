"""What makes most actions possible in Shape Cards: the bench measures how long listing them takes."""

SETUPS = ((2, {"variant": ["extreme", "revenge", "thief"]}),)
