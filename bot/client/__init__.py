"""What touches Discord: commands, handlers of controls, the outbox, threads, emojis."""
