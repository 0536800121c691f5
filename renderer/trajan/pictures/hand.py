"""What one seat has apart from its action circle: cards, tiles, demands, buildings, bonus tiles, tokens."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.left import pile_left
from games.trajan.pieces import TYPES
from games.trajan.player import Player
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.scoring.final_scoring import final_scores
from games.trajan.sets import construction_sets
from games.trajan.state import Trajan
from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import highlight_items
from renderer.kit.seat_header import HEADER, seat_header
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.request import NothingToShow, Scene
from renderer.trajan.alt_text import turn_sentences, when
from renderer.trajan.parts import demand_row
from renderer.trajan.parts.bonus import bonus_row
from renderer.trajan.parts.cards import (
    card_numbers,
    card_spots,
    hand_and_display,
    pile_numbers,
    pile_spots,
    piles,
)
from renderer.trajan.parts.construction_row import construction_row
from renderer.trajan.parts.mat_in_words import demand_sentences, hand_sentences
from renderer.trajan.parts.mat_tiles import mat_tiles, tile_numbers, tile_spots
from renderer.trajan.parts.points_row import points_row
from renderer.trajan.parts.tokens import token_row

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
    """Where everything lies. Raises NothingToShow without a seat."""
    view, seat, words = scene.view, _seat_of(scene), scene.words
    player = view.players[seat]
    spots = {
        **dict(card_spots(_CARDS)),
        **dict(tile_spots(player, _TILES)),
        **dict(pile_spots(_PILES)),
    }
    changes = [change for change in scene.changes if change.board == seat]
    items = (
        *seat_header(scene, seat, words.text(when(view))),
        *hand_and_display(player, _CARDS, words),
        *mat_tiles(player, _TILES, words),
        *demand_row.demand_row(view, seat, _DEMANDS, words),
        *piles(view, _PILES),
        *construction_row(player, _BUILDINGS, words),
        *bonus_row(view, seat, _BONUS, words),
        *token_row(view, seat, _TOKENS, words),
        *points_row(view, seat, _POINTS, words),
        *highlight_items(spots, scene.highlights, changes, CLOSE_UP_NUMBER),
        *card_numbers(player, _CARDS),
        *tile_numbers(player, _TILES),
        *pile_numbers(view, _PILES),
    )
    return Layout(CLOSE_UP.width, _POINTS.bottom + CLOSE_UP.margin, items)


def _seat_of(scene: Scene) -> int:
    """The seat whose mat is wanted. Raises NothingToShow without one."""
    if scene.seat is None:
        raise NothingToShow("a hand is that of a seat: name one")
    return scene.seat


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about a seat's things, the most important first. Raises NothingToShow without a seat."""
    view, seat = scene.view, _seat_of(scene)
    player = view.players[seat]
    yield Message("picture-mat-of", {"seat": Seat(seat), "points": player.points})
    yield from turn_sentences(view, seat)
    yield from hand_sentences(player)
    yield from demand_sentences(view, seat)
    yield Message("picture-mat-tiles", {"tiles": player.tiles or "none"})
    yield Message("picture-mat-display", {"cards": player.display or "none"})
    yield from sentence_of_list("picture-mat-buildings", _buildings(player))
    yield from sentence_of_list("picture-mat-bonus", _bonus_tiles(view, seat))
    yield Message(
        "picture-mat-tokens",
        {
            "supply": player.supply,
            "workers": player.worker_camp,
            "sites": len(view.sites_of(seat)),
            "legionnaires": player.military_camp,
            "provinces": len(view.provinces_of(seat)),
        },
    )
    yield from sentence_of_list("picture-mat-plus-two", [f"action-{action}" for action in player.plus_two])
    yield _piles(view)
    yield Message("picture-mat-final", {"points": sum(score.points for score in final_scores(view, seat))})


def _piles(view: Trajan) -> Message:
    """How many cards lie in the draw pile, and the tops of the discard piles."""
    tops = [f"commodities-{pile[-1]}" if pile else "none" for pile in view.discards]
    return Message("picture-mat-piles", {"left": pile_left(view), "tops": tuple(tops)})


def _buildings(player: Player) -> list[Message]:
    """The construction tiles by type, those that make a set with its points."""
    sets = {each.type: each.points for each in construction_sets(player)}
    return [
        Message(
            "picture-building-set" if kind in sets else "picture-building",
            {"type": f"type-{kind}", "n": number, "points": sets.get(kind, 0)},
        )
        for kind in TYPES
        if (number := len(player.construction_of(kind))) or kind in sets
    ]


def _bonus_tiles(view: Trajan, seat: int) -> list[Message]:
    return [
        Message(
            "picture-bonus-yellow" if score.yellow else "picture-bonus-gray",
            {"tile": f"bonus-{score.tile}", "points": score.points},
        )
        for score in bonus_scores(view, seat)
    ]
