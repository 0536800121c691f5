"""Cups: who meets whom in which round, and who is ahead. Pure."""
