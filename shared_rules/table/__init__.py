"""One session at the table: set-up, actions, undo, dice and record."""
