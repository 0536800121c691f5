"""Parts shared by the pictures of all games; it names and imports no game (docs/a-new-game.md)."""
