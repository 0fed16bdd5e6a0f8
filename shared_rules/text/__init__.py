"""JSON as both runtimes write and read it."""
