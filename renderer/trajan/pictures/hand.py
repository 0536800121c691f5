"""What one seat has beside its action circle: cards, tiles, demands, buildings, bonus tiles, tokens."""

from __future__ import annotations

from renderer.engine.layout import Layout
from renderer.kit import furniture
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import highlight_items
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.parts import cards, demand_row
from renderer.trajan.parts.bonus import bonus_row
from renderer.trajan.parts.cards import card_spots, hand_and_display, pile_spots
from renderer.trajan.parts.construction_row import construction_row
from renderer.trajan.parts.mat_tiles import mat_tiles, tile_spots
from renderer.trajan.parts.points_row import points_row
from renderer.trajan.parts.seat_header import HEADER, seat_header
from renderer.trajan.parts.tokens import token_row
from renderer.engine.layout import Stamp

_GAP = 8
_ROW = 104

_CARDS = CLOSE_UP.box_below(HEADER.bottom, 208)
_TILES, _DEMANDS_AND_PILES, _BUILDINGS, _BONUS, _TOKENS, _POINTS = CLOSE_UP.rows_below(
    _CARDS.bottom - CLOSE_UP.gap + _GAP, 6, _ROW, _GAP
)
_DEMANDS = _DEMANDS_AND_PILES.part(0, 0, demand_row.WIDTH, _ROW)
_PILES = _DEMANDS_AND_PILES.part(
    demand_row.WIDTH + _GAP, 0, _DEMANDS_AND_PILES.width - demand_row.WIDTH - _GAP, _ROW
)


def lay_out(scene: Scene) -> Layout:
    """Where everything lies. Raises LookupError without a seat."""
    view, seat, words = scene.view, _seat_of(scene), scene.words
    player = view.players[seat]
    spots = {
        **dict(card_spots(_CARDS)),
        **dict(tile_spots(player, _TILES)),
        **dict(pile_spots(_PILES)),
    }
    changes = [change for change in scene.changes if change.board == seat]
    items = (
        *seat_header(scene, seat),
        *hand_and_display(player, _CARDS, words),
        *mat_tiles(player, _TILES, words),
        *demand_row.demand_row(view, seat, _DEMANDS, words),
        Stamp(furniture.slab, _PILES, (), 1),
        *cards.piles(view, _PILES),
        *construction_row(player, _BUILDINGS, words),
        *bonus_row(view, seat, _BONUS, words),
        *token_row(view, seat, _TOKENS, words),
        *points_row(view, seat, _POINTS, words),
        *highlight_items(spots, scene.highlights, changes, CLOSE_UP_NUMBER),
    )
    return Layout(CLOSE_UP.width, _POINTS.bottom + CLOSE_UP.margin, items)


def _seat_of(scene: Scene) -> int:
    """The seat whose mat is wanted. Raises LookupError without one."""
    if scene.seat is None:
        raise LookupError("a hand is that of a seat: name one")
    return scene.seat
