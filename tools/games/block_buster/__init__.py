"""What the commands need of Block Buster."""
