"""What all games share on the screen."""
