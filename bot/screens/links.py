"""Links to messages on Discord."""

from __future__ import annotations

from storage.rows import GameRow


def card_link(game: GameRow) -> str:
    """A link to the card of a game, or to its channel."""
    place = f"https://discord.com/channels/{game.guild}/{game.card_place}"
    return f"{place}/{game.card}" if game.card else place
