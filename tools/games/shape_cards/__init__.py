"""What the commands need of Shape Cards."""
