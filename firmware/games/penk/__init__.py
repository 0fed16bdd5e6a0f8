"""Penk! on the handheld."""
