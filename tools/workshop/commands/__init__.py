"""The commands of this room, a module each: main(arguments) -> exit code."""
