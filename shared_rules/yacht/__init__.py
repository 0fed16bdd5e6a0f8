"""The rules of Yacht."""
