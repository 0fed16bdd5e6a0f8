"""The rules of the games, the table session and the table protocol. Pure: no pins, files, clock or drawing."""
