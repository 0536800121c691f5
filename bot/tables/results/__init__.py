"""What becomes of games once they are over."""
