"""Cogs about people: what they have played."""
