"""Links to messages on Discord."""

from __future__ import annotations

from storage.rows import GameRow


def card_link(game: GameRow) -> str:
    """A link to the card of a game, or to its channel; to all direct messages where each has a card."""
    if game.direct:
        return "https://discord.com/channels/@me"
    server = "@me" if game.in_direct_messages else game.guild
    place = f"https://discord.com/channels/{server}/{game.card_place}"
    return f"{place}/{game.card}" if game.card else place


def place_link(game: GameRow) -> str:
    """The thread of a game, before the start its channel; a link to its card in direct messages."""
    return card_link(game) if game.in_direct_messages else f"<#{game.thread or game.channel}>"


def place_and_card(game: GameRow) -> str:
    """Where a game is played, and its card."""
    return " · ".join(dict.fromkeys((place_link(game), card_link(game))))


def thread_link(game: GameRow, message: int) -> str:
    """A link to a message in the thread of a game; "" if the thread it was in is gone."""
    if game.thread is None or message < game.thread:
        return ""
    return f"https://discord.com/channels/{game.guild}/{game.thread}/{message}"
