"""What serves every other game: free dice and the score pad."""
