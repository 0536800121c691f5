"""The engine: tables on which any game is played, their logs, and what each seat may know."""
