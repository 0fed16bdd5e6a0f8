"""Transcripts, scripts and pictures that tests compare with."""
