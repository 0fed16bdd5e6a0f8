"""The rules of Penk!."""
