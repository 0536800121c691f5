"""Tiles that come to a mat or leave it, and what tiles are called."""

from __future__ import annotations

from collections.abc import Mapping

from games.trajan.pieces import CONSTRUCTION_TILES, TRAJAN_TILES
from games.trajan.player import Player
from games.words import Message, counted


def add_tile(player: Player, tile: str, number: int) -> None:
    """Add tiles of a kind to a mat, or remove them (a negative number)."""
    player.tiles[tile] = player.tiles.get(tile, 0) + number
    if not player.tiles[tile]:
        del player.tiles[tile]


def tile_text(tile: str) -> Message:
    return Message(f"tile-{tile}")


def construction_text(tile: str) -> Message:
    """A construction tile in words, "door (4)"."""
    each = CONSTRUCTION_TILES[tile]
    return Message("construction-tile", {"type": f"type-{each.type}", "points": each.points})


def trajan_tile_text(tile: str) -> Message:
    """A Trajan tile in words: its benefit, its points, the colours of the markers it needs."""
    each = TRAJAN_TILES[tile]
    return Message(
        f"trajan-tile-{each.meets or each.stack}",
        {
            "number": each.cards + each.military_camp + each.worker_camp,
            "points": each.points,
            "colours": markers_text(each.required_markers),
        },
    )


def short_trajan_tile_text(tile: str) -> Message:
    each = TRAJAN_TILES[tile]
    if each.meets:
        return Message(f"tile-{each.meets}")
    number = each.cards + each.military_camp + each.worker_camp
    return Message(f"short-trajan-tile-{each.stack}", {"number": number, "points": each.points})


def markers_text(markers: Mapping[str, int]) -> tuple[Message, ...]:
    """Action markers in words, "2 × blue" or "blue, white": colour -> number."""
    return counted((f"colour-{colour}", n) for colour, n in markers.items())
