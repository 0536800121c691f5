"""The action circle of a seat, and next to it the figures for a decision."""

from collections.abc import Iterator

from msgspec import structs

from games.words import Message, Seat
from renderer.engine.layout import Box, Layout
from renderer.kit.alt_text import turn_sentences
from renderer.kit.header import CLOSE_UP, HEADER, seat_header
from renderer.kit.highlights import highlight_items
from renderer.kit.overlays import SIZE, number_box
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.alt_text import moment_text
from renderer.trajan.changes import tray_spot
from renderer.trajan.parts.circle import beside_circle, circle, circle_in_words, circle_places
from renderer.trajan.sowing_shown import sowing_of

_CORNER = 194
_CORNER_HEIGHT = 310
_FIELD = CLOSE_UP.box_below(HEADER.height, circle_places.HEIGHT)
_LEFT, _RIGHT = _FIELD.left, _FIELD.right - _CORNER
_TIME = Box(_LEFT, _FIELD.top, _CORNER, 264)
_DEMANDS = Box(_RIGHT, _FIELD.top, _CORNER, _CORNER_HEIGHT)
_EXTRA = Box(_LEFT, _FIELD.bottom - _CORNER_HEIGHT, _CORNER, _CORNER_HEIGHT)
_AT_HAND = Box(_RIGHT, _FIELD.bottom - _CORNER_HEIGHT, _CORNER, _CORNER_HEIGHT)
_PLACES = circle_places.CirclePlaces(_FIELD)
HEIGHT = _FIELD.bottom + CLOSE_UP.margin


def lay_out(scene: Scene) -> Layout:
    view, seat, words = scene.view, scene.seat_of("an action circle", LookupError), scene.words
    player = view.players[seat]
    sowing = sowing_of(player, scene.highlights)
    spots = {
        **circle.circle_spots(_PLACES),
        **beside_circle.tile_spots(player, _EXTRA),
        **beside_circle.camp_spots(_AT_HAND),
    }
    highlights = [
        structs.replace(each, label="")
        for each in scene.highlights
        if not each.chosen or each.spot == tray_spot(sowing.source)
    ]
    changes = [change for change in scene.changes if change.board == seat]
    items = (
        *seat_header(scene, seat, words.text(moment_text(view))),
        *beside_circle.steps_left(view, _TIME, words),
        *beside_circle.demands_met(view, seat, _DEMANDS, words),
        *beside_circle.extra_tiles(player, _EXTRA, words),
        *beside_circle.at_hand(player, seat, _AT_HAND, words),
        *circle.action_circle(player, sowing, _PLACES),
        *highlight_items(spots, highlights, changes, CLOSE_UP_NUMBER),
    )
    return Layout(CLOSE_UP.width, HEIGHT, items)


def numbered_parts(_: Scene) -> tuple[Box, ...]:
    """Beside a tray's marker, a Trajan tile, the actions, the demands, the steps left."""
    return (
        number_box(_PLACES.tray_box("IV"), 18, 60),
        number_box(_PLACES.tile_box("VI"), -SIZE - 8, 40),
        number_box(_FIELD.centred(SIZE, 0), 0, -180),
        number_box(_DEMANDS, 100, 184),
        number_box(_TIME, 4, _TIME.height + 8),
    )


def sentences(scene: Scene) -> Iterator[Message]:
    view, seat = scene.view, scene.seat_of("an action circle", LookupError)
    player = view.players[seat]
    yield Message("picture-circle", {"seat": Seat(seat), "points": player.points, "when": moment_text(view)})
    yield from turn_sentences(view, seat)
    yield from circle_in_words.chosen_sentences(sowing_of(player, scene.highlights))
    yield from circle_in_words.tray_sentences(player)
    yield from circle_in_words.time_sentences(view)
    yield from circle_in_words.demand_sentences(view, seat)
    yield from circle_in_words.slot_sentences(player)
    yield from circle_in_words.mat_sentences(player)
