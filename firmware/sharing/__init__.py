"""A finished game as a link, and as a QR code for phones."""
