"""Yacht on the handheld."""
