"""The commands of tools/dev.py, one module each; main(arguments) returns the exit code."""
