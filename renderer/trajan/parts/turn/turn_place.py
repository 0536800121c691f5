"""The part of the board on which a turn changed something, with what it changed there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct, structs

from games.trajan.pieces import MILITARY_CAMP, PROVINCES, SHIPS, WORKER_CAMP
from games.trajan.state import Trajan
from games.trajan.table_text import district_lines, forum_lines, province_lines, senate_lines, ship_lines
from games.words import Message, Words
from renderer.engine.layout import Box, Item
from renderer.kit.deeds import PICTURE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import PHONE_NUMBER
from renderer.request import Change, Scene
from renderer.trajan.changes_board import BOARD
from renderer.trajan.drawings import bonus
from renderer.trajan.parts.district import district_spots, sites
from renderer.trajan.parts.forum import forum_field, forum_spaces, forum_spots
from renderer.trajan.parts.phone_sizes import DISTRICT, FORUM, MAP, PORT, SENATE
from renderer.trajan.parts.port import pile_spots, piles, ship_spots, ships
from renderer.trajan.parts.provinces.map import leader_spot, map_items, map_spots
from renderer.trajan.parts.provinces.map_places import part_with
from renderer.trajan.parts.senate import bonus_tiles, track, track_spots
from renderer.trajan.parts.token_lines import TokenLine, token_line
from renderer.trajan.styles import BOARD_FIGURE

_GAP = 10
_LINE = 72
_BONUS = 340
_SHIPS = 274
_PILE = 150


class Part(Struct, frozen=True):
    """A part of the board."""

    items: Callable[[Trajan, Box, Words, Sequence[str]], Iterator[Item]]
    """What lies there; the last argument: the spots that changed."""

    spots: Callable[[Trajan, Box, Sequence[str]], dict[str, Spot]]
    """What can change there."""

    lines: Callable[[Trajan], Iterator[Message]]
    """The same in words."""


def changes_of_turn(scene: Scene) -> list[Change]:
    """What the turn that the picture tells changed on the board."""
    told = [change for change in scene.changes if change.picture == PICTURE]
    if not told:
        return []
    begun, seat = told[0].event, told[0].seat
    return [
        structs.replace(change, news=True)
        for change in scene.changes
        if change.picture == BOARD and change.event >= begun and change.seat == seat
    ]


def part_of(view: Trajan, changes: Sequence[Change], field: Box) -> Part | None:
    """The part of the board that was changed last; None where the action circle says it all."""
    for change in reversed(changes):
        for part in _PARTS:
            if change.spot in part.spots(view, field, [change.spot]):
                return part
    return None


def part_items(scene: Scene, part: Part, changes: Sequence[Change], field: Box) -> Iterator[Item]:
    """The part in a field, with outlines around what changed."""
    changed = [change.spot for change in changes]
    spots = {
        name: structs.replace(spot, numbered=False)
        for name, spot in part.spots(scene.view, field, changed).items()
    }
    yield from part.items(scene.view, field, scene.words, changed)
    yield from highlight_items(spots, (), changes, PHONE_NUMBER)


def _places(view: Trajan, changed: Sequence[str]) -> list[str]:
    """The places on the map that changed, the last one last."""
    leaders = {leader_spot(seat): player.leader for seat, player in enumerate(view.players)}
    found = []
    for spot in changed:
        name = leaders.get(spot) or spot.removeprefix("legionnaire-").rpartition("-")[0] or spot
        if name in (*PROVINCES, MILITARY_CAMP):
            found.append(name)
    return found


def _map(view: Trajan, field: Box, words: Words, changed: Sequence[str]) -> Iterator[Item]:
    up = part_with(_places(view, changed), field, MAP)
    yield from map_items(view, field, MAP, words, None, lit=False, up=up)


def _map_spots(view: Trajan, field: Box, changed: Sequence[str]) -> dict[str, Spot]:
    places = _places(view, changed)
    return map_spots(view, field, MAP, part_with(places, field, MAP)) if places else {}


def _district(view: Trajan, field: Box, words: Words, changed: Sequence[str]) -> Iterator[Item]:
    above, below = _with_line(field)
    yield from sites(view, above, DISTRICT, (), ())
    waiting = [player.worker_camp for player in view.players]
    yield from token_line(TokenLine(bonus.worker, waiting, BOARD_FIGURE, 46), below)


def _district_spots(view: Trajan, field: Box, changed: Sequence[str]) -> dict[str, Spot]:
    above, below = _with_line(field)
    return {**district_spots(above, DISTRICT), WORKER_CAMP: Spot(below, room=4)}


def _with_line(field: Box) -> tuple[Box, Box]:
    """A field above a line."""
    high = field.height - _LINE - _GAP
    return field.part(0, 0, field.width, high), field.part(0, high + _GAP, field.width, _LINE)


def _port(view: Trajan, field: Box, words: Words, changed: Sequence[str]) -> Iterator[Item]:
    above, below = _quays(field)
    yield from ships(view, above, PORT, {name: words(f"ship-{name}") for name in SHIPS})
    yield from piles(view, below, PORT, _PILE)


def _port_spots(view: Trajan, field: Box, changed: Sequence[str]) -> dict[str, Spot]:
    above, below = _quays(field)
    return ship_spots(above, PORT) | pile_spots(below, PORT, _PILE)


def _quays(field: Box) -> tuple[Box, Box]:
    """Where ships lie, and below them cards."""
    high = field.height - _SHIPS - _GAP
    return field.part(0, 0, field.width, _SHIPS), field.part(0, _SHIPS + _GAP, field.width, high)


def _forum(view: Trajan, field: Box, words: Words, changed: Sequence[str]) -> Iterator[Item]:
    yield from forum_spaces(view, forum_field(view, field, FORUM), FORUM, ())


def _forum_spots(view: Trajan, field: Box, changed: Sequence[str]) -> dict[str, Spot]:
    return forum_spots(view, forum_field(view, field, FORUM), FORUM)


def _senate(view: Trajan, field: Box, words: Words, changed: Sequence[str]) -> Iterator[Item]:
    left, right = _with_bonus(field)
    yield from track(view, left, SENATE)
    yield from bonus_tiles(view, right, SENATE, _GAP)


def _senate_spots(view: Trajan, field: Box, changed: Sequence[str]) -> dict[str, Spot]:
    return track_spots(view, _with_bonus(field)[0], SENATE)


def _with_bonus(field: Box) -> tuple[Box, Box]:
    """Where the track lies, and next to it the bonus tiles."""
    wide = field.width - _BONUS - _GAP
    right = field.part(wide + _GAP, 0, _BONUS, field.height)
    return field.part(0, 0, wide, field.height), right.centred(_BONUS, 250)


_PARTS = (
    Part(_map, _map_spots, province_lines),
    Part(_district, _district_spots, district_lines),
    Part(_port, _port_spots, ship_lines),
    Part(_forum, _forum_spots, forum_lines),
    Part(_senate, _senate_spots, senate_lines),
)
