"""Processes of their own, for what takes processor time."""
