"""Commands for developers and owners; the entry is tools/dev.py."""
