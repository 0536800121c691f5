"""Pages that several cogs show."""
