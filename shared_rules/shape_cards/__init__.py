"""The rules of Shape Cards."""
