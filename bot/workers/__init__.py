"""Processes beside the bot's own, for what takes processor time."""
