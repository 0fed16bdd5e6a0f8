"""The rules of Cross Rows."""
