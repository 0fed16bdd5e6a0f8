"""What the commands need of Yacht."""
