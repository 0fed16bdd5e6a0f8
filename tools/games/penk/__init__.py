"""What the commands need of Penk!."""
