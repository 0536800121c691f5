"""The part of the board that a turn changed, with the changes."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct, structs

from games.trajan.pieces import MILITARY_CAMP, PROVINCES
from games.trajan.state import Trajan
from games.trajan.table_text import district_lines, forum_lines, province_lines, senate_lines, ship_lines
from games.words import Message, Words
from renderer.engine.layout import Box, Item
from renderer.kit.changes import PICTURE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import PHONE_NUMBER
from renderer.request import Change, Scene
from renderer.trajan.changes_board import BOARD
from renderer.trajan.parts.close_up import DISTRICT, FORUM, MAP, PILE_WIDTH, PORT, SENATE
from renderer.trajan.parts.district import sites_and_camp, sites_and_camp_spots
from renderer.trajan.parts.forum import forum_field, forum_spaces, forum_spots
from renderer.trajan.parts.port import pile_spots, piles, ship_spots, ships
from renderer.trajan.parts.provinces.map import leader_spot, legionnaire_spot, map_items, map_spots
from renderer.trajan.parts.provinces.map_places import offset_to_show
from renderer.trajan.parts.senate import track_and_bonus, track_and_bonus_spots

_GAP = 10
_SHIPS = 274


class Place(Struct, frozen=True):
    """Where a part of the board is drawn, and when."""

    view: Trajan
    field: Box
    words: Words
    changed: Sequence[str]
    """The spots that changed, the last one last."""


class BoardPart(Struct, frozen=True):
    items: Callable[[Place], Iterator[Item]]
    spots: Callable[[Place], dict[str, Spot]]
    """What can change there."""
    lines: Callable[[Trajan], Iterator[Message]]
    """The same in words."""


def changes_of_turn(scene: Scene) -> list[Change]:
    """What the turn that the picture shows changed on the board."""
    changed = [change for change in scene.changes if change.picture == PICTURE]
    if not changed:
        return []
    begun, seat = changed[0].event, changed[0].seat
    return [
        structs.replace(change, news=True)
        for change in scene.changes
        if change.picture == BOARD and change.event >= begun and change.seat == seat
    ]


def last_changed_part(scene: Scene, changes: Sequence[Change], field: Box) -> BoardPart | None:
    """The part of the board that was changed last; None where the action circle says it all."""
    for change in reversed(changes):
        place = Place(scene.view, field, scene.words, [change.spot])
        for part in _PARTS:
            if change.spot in part.spots(place):
                return part
    return None


def part_items(scene: Scene, part: BoardPart, changes: Sequence[Change], field: Box) -> Iterator[Item]:
    """The part in a field, with outlines around what changed."""
    place = Place(scene.view, field, scene.words, [change.spot for change in changes])
    spots = {name: structs.replace(spot, numbered=False) for name, spot in part.spots(place).items()}
    yield from part.items(place)
    yield from highlight_items(spots, (), changes, PHONE_NUMBER)


def _map(place: Place) -> Iterator[Item]:
    up = offset_to_show(_changed_provinces(place), place.field, MAP)
    yield from map_items(place.view, place.field, MAP, place.words, None, lit=False, up=up)


def _map_spots(place: Place) -> dict[str, Spot]:
    places = _changed_provinces(place)
    return map_spots(place.view, place.field, MAP, offset_to_show(places, place.field, MAP)) if places else {}


def _changed_provinces(place: Place) -> list[str]:
    """The provinces that changed, or the camp."""
    view = place.view
    where = {MILITARY_CAMP: MILITARY_CAMP}
    for seat, player in enumerate(view.players):
        where[leader_spot(seat)] = player.leader
        where |= {legionnaire_spot(province, seat): province for province in PROVINCES}
    return [where[spot] for spot in place.changed if spot in where]


def _port(place: Place) -> Iterator[Item]:
    above, below = _ship_and_card_boxes(place.field)
    yield from ships(place.view, above, PORT, place.words)
    yield from piles(place.view, below, PORT, PILE_WIDTH, place.words)


def _port_spots(place: Place) -> dict[str, Spot]:
    above, below = _ship_and_card_boxes(place.field)
    return ship_spots(above, PORT) | pile_spots(below, PORT, PILE_WIDTH)


def _ship_and_card_boxes(field: Box) -> tuple[Box, Box]:
    """Divide a field: ships above, cards below."""
    high = field.height - _SHIPS - _GAP
    return field.part(0, 0, field.width, _SHIPS), field.part(0, _SHIPS + _GAP, field.width, high)


def _forum_field(place: Place) -> Box:
    return forum_field(place.view, place.field, FORUM)


_PARTS = (
    BoardPart(_map, _map_spots, province_lines),
    BoardPart(
        lambda place: sites_and_camp(place.view, place.field, DISTRICT, place.words),
        lambda place: sites_and_camp_spots(place.field, DISTRICT),
        district_lines,
    ),
    BoardPart(_port, _port_spots, ship_lines),
    BoardPart(
        lambda place: forum_spaces(place.view, _forum_field(place), FORUM, (), place.words),
        lambda place: forum_spots(place.view, _forum_field(place), FORUM),
        forum_lines,
    ),
    BoardPart(
        lambda place: track_and_bonus(place.view, place.field, SENATE, place.words),
        lambda place: track_and_bonus_spots(place.view, place.field, SENATE),
        senate_lines,
    ),
)
