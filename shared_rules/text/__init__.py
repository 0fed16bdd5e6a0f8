"""JSON, read and written identically on both runtimes."""
