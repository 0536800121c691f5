"""Pictures that are of no game's views."""
