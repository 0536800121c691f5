"""Shards: parts of the servers, and of the games on them. What is on no server is of the first one."""

from __future__ import annotations

from msgspec import Struct


class Shard(Struct, frozen=True):
    """One of several parts of all servers."""

    number: int = 0
    """From 0."""
    of: int = 1
    """How many parts there are."""


def shard_of(server: int | None, shards: int) -> int:
    """The number of the shard, of so many, that a server is of; also Discord goes by this."""
    return ((server or 0) >> 22) % shards


EVERYTHING = Shard()
"""All servers in one part."""

SHARD_OF_GAME = "(coalesce(game.guild, 0) >> 22)"
"""Of a game, in a statement: with `%` and how many shards there are, the number of its shard."""
