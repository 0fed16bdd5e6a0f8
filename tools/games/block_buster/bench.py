"""What makes most actions possible in Block Buster: the bench measures how long listing them takes."""

SETUPS = ((2, {"variant": "two_colours"}),)
