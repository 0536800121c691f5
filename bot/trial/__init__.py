"""The bot on the sandbox, in one process, for whoever has no token."""
