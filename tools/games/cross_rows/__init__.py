"""What the commands need of Cross Rows."""
