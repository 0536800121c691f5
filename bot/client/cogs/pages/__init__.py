"""What handlers of several cogs show."""
