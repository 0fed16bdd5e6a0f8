"""Screens that all games share."""
