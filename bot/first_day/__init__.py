"""Trying once, on the real Discord, everything that the bot does there."""
