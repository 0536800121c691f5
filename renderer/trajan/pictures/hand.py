"""What one seat has apart from its action circle: cards, tiles, demands, buildings, bonus tiles, tokens."""

from collections.abc import Iterator, Sequence

from games.trajan.left import pile_left
from games.trajan.pieces import TYPES
from games.trajan.player import Player
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.scoring.final_scoring import final_scores
from games.trajan.sets import construction_sets
from games.trajan.state import Trajan
from games.words import Message, Seat
from renderer.engine.layout import Box, Layout
from renderer.kit.alt_text import sentence_of_list, turn_sentences
from renderer.kit.header import CLOSE_UP, HEADER, seat_header
from renderer.kit.highlights import highlight_items
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.alt_text import moment_text
from renderer.trajan.parts import cards, demand_row
from renderer.trajan.parts.bonus import bonus_row
from renderer.trajan.parts.hand_rows import construction_row, points_height, points_row, token_row
from renderer.trajan.parts.mat_in_words import demand_sentences, hand_sentences
from renderer.trajan.parts.mat_tiles import mat_tiles, tile_numbers, tile_spots, tiles_height

_GAP = 8
_ROW = 104
_CARDS = CLOSE_UP.box_below(HEADER.bottom, cards.HEIGHT)


def lay_out(scene: Scene) -> Layout:
    view, seat, words = scene.view, scene.seat_of("a hand"), scene.words
    player = view.players[seat]
    demanded, with_bonus = _ROW * bool(view.demands), _ROW * bool(player.bonus)
    high = (tiles_height(player), _ROW, demanded, _ROW, with_bonus, _ROW, points_height(view, seat, words))
    tiles, pile, demands, buildings, bonus, tokens, points = _boxes_below_cards(high)
    spots = {
        **dict(cards.card_spots(player, _CARDS)),
        **dict(tile_spots(player, tiles)),
        **dict(cards.pile_spots(pile)),
    }
    changes = [change for change in scene.changes if change.board == seat]
    items = (
        *seat_header(scene, seat, words.text(moment_text(view))),
        *cards.hand_and_display(player, _CARDS, words),
        *(mat_tiles(player, tiles, words) if tiles.height else ()),
        *cards.piles(view, pile, words),
        *(demand_row.demand_row(view, seat, demands, words) if demands.height else ()),
        *construction_row(player, buildings, words),
        *(bonus_row(view, seat, bonus, words) if bonus.height else ()),
        *token_row(view, seat, tokens, words),
        *points_row(view, seat, points, words),
        *highlight_items(spots, scene.highlights, changes, CLOSE_UP_NUMBER),
        *cards.card_numbers(player, _CARDS),
        *tile_numbers(player, tiles),
        *cards.pile_numbers(view, pile),
    )
    return Layout(CLOSE_UP.width, points.bottom + CLOSE_UP.margin, items)


def _boxes_below_cards(high: Sequence[int]) -> Iterator[Box]:
    """The rows of these heights, without a gap before one that is left out."""
    bottom = _CARDS.bottom
    for each in high:
        box = Box(_CARDS.left, bottom + _GAP * bool(each), _CARDS.width, each)
        yield box
        bottom = box.bottom


def sentences(scene: Scene) -> Iterator[Message]:
    view, seat = scene.view, scene.seat_of("a hand")
    player = view.players[seat]
    yield Message("picture-mat-of", {"seat": Seat(seat), "points": player.points})
    yield from turn_sentences(view, seat)
    yield from hand_sentences(player)
    yield from demand_sentences(view, seat)
    yield Message("picture-mat-tiles", {"tiles": player.tiles or "none"})
    yield Message("picture-mat-display", {"cards": player.display or "none"})
    yield from sentence_of_list("picture-mat-buildings", _building_texts(player))
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
    yield from sentence_of_list("picture-plus-two", [f"action-{action}" for action in player.plus_two])
    yield _piles_text(view)
    yield Message("picture-mat-final", {"points": sum(score.points for score in final_scores(view, seat))})


def _piles_text(view: Trajan) -> Message:
    """How many cards lie in the draw pile, and the tops of the discard piles."""
    tops = [f"commodities-{pile[-1]}" if pile else "none" for pile in view.discards]
    return Message("picture-mat-piles", {"left": pile_left(view), "tops": tuple(tops)})


def _building_texts(player: Player) -> list[Message]:
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
