"""A turn at a glance, for a phone: the forum, this round's streets, who is at turn, all points."""

from collections.abc import Iterator

from games.forum_trajanum.mosaics import colours_by_square
from games.forum_trajanum.pieces import SLOTS
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import street_symbol
from games.game import coordinates
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.forum_trajanum.alt_text import (
    count_placed_citizens,
    forum_sentences,
    moment_text,
    street_sentences,
)
from renderer.forum_trajanum.drawings import monuments, people
from renderer.forum_trajanum.drawings.streets import street_arrow
from renderer.forum_trajanum.drawings.tokens import token
from renderer.forum_trajanum.parts.forum import MosaicSizes, bare_mosaic, square_spots, squares_with_envoys
from renderer.forum_trajanum.styles import TURN_ORDINAL
from renderer.kit import furniture
from renderer.kit.alt_text import turn_sentences, viewer_first
from renderer.kit.changes import changes_in_picture
from renderer.kit.header import PHONE
from renderer.kit.highlights import highlight_items
from renderer.kit.phone_rows import ROW_HEIGHT, seat_rows
from renderer.kit.seat_rows import Figure
from renderer.kit.styles import MOMENTS, PHONE_NUMBER, PHONE_POINTS
from renderer.request import Scene

SIZES = MosaicSizes(
    number=PHONE_NUMBER, gutter=50, largest=124, sign=0.56, aside=0, badge=0, reach=8, plate=48
)
"""The mosaic on the picture of a turn."""

_MARGIN = 12
_CARD = 176
_CARD_HEIGHT = 84
_CARD_GAP = 14
_ARROW = 68


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    field = PHONE.box_below(PHONE.band_height, _mosaic_height(len(view.players)))
    rows = PHONE.rows_below(field.bottom, len(view.players), ROW_HEIGHT)
    changes = changes_in_picture(scene, "table")
    spots = dict(square_spots(view, field, SIZES))
    items = (
        PHONE.band(),
        *bare_mosaic(view, field, SIZES),
        *_header(scene),
        *squares_with_envoys(view, field, SIZES, {highlight.spot for highlight in scene.highlights}),
        *seat_rows(scene, _figures, rows),
        *highlight_items(spots, scene.highlights, changes, PHONE_NUMBER, TURN_ORDINAL),
    )
    return Layout(PHONE.width, rows[-1].bottom + PHONE.margin, items)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    order = viewer_first(scene)
    yield Message("picture-turn", {"when": moment_text(view)})
    for seat in order:
        yield from turn_sentences(view, seat)
    yield from street_sentences(view)
    for seat in order:
        yield _figures_sentence(view, seat)
    yield from forum_sentences(view, order)


def _figures_sentence(view: ForumTrajanum, seat: int) -> Message:
    player = view.players[seat]
    return Message(
        "picture-turn-seat",
        {
            "seat": Seat(seat),
            "points": player.points,
            "coins": player.stock.get("coin", 0),
            "ship": len(player.ship),
            "active": player.active_citizens,
            "citizens": count_placed_citizens(player),
        },
    )


def _mosaic_height(players: int) -> int:
    """The height of the mosaic, with squares as large as its width allows."""
    places = [coordinates(name) for name in colours_by_square(("E" * 12,) * len(SLOTS[players]))]
    rows, columns = (max(place[axis] for place in places) for axis in (0, 1))
    size = min((PHONE.content_width - 2 * _MARGIN - SIZES.gutter) // columns, SIZES.largest)
    return size * rows + SIZES.gutter + 2 * _MARGIN


def _header(scene: Scene) -> Iterator[Item]:
    """What stands on the band: the moment, and this round's streets, or the game's name."""
    streets = scene.view.streets if scene.view.phase else ()
    moment = scene.words.text(moment_text(scene.view))
    if not streets:
        yield from PHONE.header(scene.words("title"), moment)
        return
    line = PHONE.header_box
    taken = len(streets) * (_CARD + _CARD_GAP)
    left = line.part(0, 0, line.width - taken, line.height)
    yield fitted_text(moment, MOMENTS, left, "marble", "left")
    for number, street in enumerate(streets):
        card = line.part(left.width + _CARD_GAP + number * (_CARD + _CARD_GAP), 0, _CARD, line.height)
        yield from _street_card(street, card.centred(_CARD, _CARD_HEIGHT))


def _street_card(street: str, box: Box) -> Iterator[Item]:
    """A street's sign, and whether it runs along a row or a column."""
    yield Stamp(furniture.plate, box, ("glow", "brass", 12), 1)
    sign = box.part(10, 0, box.width - _ARROW - 18, box.height)
    yield Text(street_symbol(street), PHONE_POINTS, sign)
    arrow = box.part(box.width - _ARROW - 12, 0, _ARROW, box.height).centred(_ARROW, _ARROW)
    yield Stamp(street_arrow, arrow, (street.startswith("row"),))


def _figures(view: ForumTrajanum, seat: int) -> tuple[Figure, ...]:
    """Coins, envoys on the ship, citizens: active ones of all."""
    player = view.players[seat]
    placed = count_placed_citizens(player)
    return (
        Figure(token, player.stock.get("coin", 0), ("coin",)),
        Figure(monuments.ship, len(player.ship)),
        Figure(people.citizens, placed and f"{player.active_citizens}/{placed}"),
    )
