"""Links to messages on Discord."""

from __future__ import annotations

from storage.rows import GameRow


def card_link(game: GameRow) -> str:
    """A link to the card of a game, or to its channel."""
    place = f"https://discord.com/channels/{game.guild}/{game.card_place}"
    return f"{place}/{game.card}" if game.card else place


def thread_link(game: GameRow, message: int) -> str:
    """A link to a message in the thread of a game; "" if the thread it was in is gone."""
    if game.thread is None or message < game.thread:
        return ""
    return f"https://discord.com/channels/{game.guild}/{game.thread}/{message}"
