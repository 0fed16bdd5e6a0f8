"""The boards: one module of pins and capabilities each."""
