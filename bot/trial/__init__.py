"""The bot on the sandbox, in one process, without a token."""
