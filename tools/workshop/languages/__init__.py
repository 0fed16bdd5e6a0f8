"""The texts that players see, and how well each language has them. docs: firmware/language.py."""
