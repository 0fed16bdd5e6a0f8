"""The boards: one file of pins and capabilities each."""
