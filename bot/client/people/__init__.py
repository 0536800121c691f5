"""Whom people do not meet, and where they are members."""
