"""A game that is over, as a link: what its text is, and the code (QR) by which a phone reads it."""
