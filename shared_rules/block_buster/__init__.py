"""The rules of Block Buster."""
