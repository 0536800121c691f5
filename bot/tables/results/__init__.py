"""Work on finished games."""
