"""One session at the table: setup, actions, undo, dice and record."""
