"""Tiles on a mat, and what tiles and provinces are called."""

from __future__ import annotations

from games.trajan.pieces import TRAJAN_TILES
from games.trajan.player import Player
from games.words import Message


def add_tile(player: Player, tile: str, number: int) -> None:
    """Tiles of a kind come to a mat, or leave it (a negative number)."""
    player.tiles[tile] = player.tiles.get(tile, 0) + number
    if not player.tiles[tile]:
        del player.tiles[tile]


def tile_text(tile: str) -> Message:
    """A kind of forum tile in words."""
    return Message(f"tile-{tile}")


def province_text(province: str) -> Message:
    """A province, or the military camp, in words."""
    return Message(f"province-{province}")


def trajan_tile_text(tile: str) -> Message:
    """A Trajan tile in words: what it brings, its points and the markers it needs."""
    each = TRAJAN_TILES[tile]
    markers = tuple(Message(f"marker-{colour}") for colour in each.markers)
    number = each.cards + each.military_camp + each.worker_camp
    return Message(
        f"trajan-{each.meets or each.stack}", {"points": each.points, "number": number, "markers": markers}
    )
