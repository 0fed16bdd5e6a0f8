"""Sheet and deck files: reading what people type, looking at it, printing it, and putting it on a device.

docs/sheet-files.md describes the files for those who type them.
"""
