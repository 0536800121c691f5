"""Cogs of how people find tables and get on with each other."""
