"""The layout of the table: forum, tracks, streets, Trajan cards, and a row for each seat."""

from collections.abc import Iterator

from games.forum_trajanum.tasks import task_text
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout
from renderer.forum_trajanum.alt_text import (
    figures_sentence,
    forum_sentences,
    moment_text,
    steps_on_tracks,
    street_sentences,
)
from renderer.forum_trajanum.parts import tracks
from renderer.forum_trajanum.parts.cards import trajan_cards
from renderer.forum_trajanum.parts.forum import TABLE_SIZES, bare_mosaic, square_spots, squares_with_envoys
from renderer.forum_trajanum.parts.stock import seat_figures
from renderer.forum_trajanum.parts.streets import street_cards, streets_left
from renderer.forum_trajanum.parts.tracks import bare_tracks, marker_spots, markers
from renderer.forum_trajanum.styles import TABLE_ORDINAL
from renderer.kit.alt_text import sentence_of_list, turn_sentences, viewer_first
from renderer.kit.changes import changes_in_picture, points_gained
from renderer.kit.header import LANDSCAPE
from renderer.kit.highlights import highlight_items
from renderer.kit.seat_rows import figures_box, row_ground, seat_row
from renderer.kit.styles import LANDSCAPE_NUMBER
from renderer.request import Scene

_GAP = LANDSCAPE.gap
_UPPER = LANDSCAPE.box_below(LANDSCAPE.band_height, 552)
_FORUM = _UPPER.part(0, 0, 972, _UPPER.height)
_TRACKS = Box(_FORUM.right + _GAP, _UPPER.top, _UPPER.right - _FORUM.right - _GAP, _UPPER.height)
_CARDS = LANDSCAPE.box_below(_UPPER.bottom, 192)
_NOW = _CARDS.part(0, 0, 214, _CARDS.height)
_LEFT = _CARDS.part(_NOW.width + _GAP, 0, 380, _CARDS.height)
_TRAJAN = Box(_LEFT.right + _GAP, _CARDS.top, _CARDS.right - _LEFT.right - _GAP, _CARDS.height)
_ROW = 78
_BETWEEN = 4


def height(players: int) -> int:
    return _CARDS.bottom + _GAP + players * (_ROW + _BETWEEN) + LANDSCAPE.margin // 2


def lay_out(scene: Scene) -> Layout:
    view, seat, words = scene.view, scene.seat, scene.words
    high = height(len(view.players))
    rows = list(enumerate(_row_boxes(len(view.players))))
    spots = dict(square_spots(view, _FORUM, TABLE_SIZES))
    spots |= marker_spots(view, _TRACKS, tracks.TABLE_SIZES)
    items = (
        LANDSCAPE.band(),
        *bare_mosaic(view, _FORUM, TABLE_SIZES),
        *bare_tracks(view, _TRACKS, tracks.TABLE_SIZES),
        *trajan_cards(view, _TRAJAN),
        *(item for number, box in rows for item in row_ground(number, box, lit=number == seat)),
        *LANDSCAPE.header(words("title"), words.text(moment_text(view))),
        *squares_with_envoys(view, _FORUM, TABLE_SIZES, {highlight.spot for highlight in scene.highlights}),
        *markers(view, _TRACKS, tracks.TABLE_SIZES),
        *street_cards(view, _NOW),
        *streets_left(view, _LEFT),
        *(item for number, box in rows for item in _row(scene, number, box)),
        *highlight_items(
            spots, scene.highlights, changes_in_picture(scene, "table"), LANDSCAPE_NUMBER, TABLE_ORDINAL
        ),
    )
    return Layout(LANDSCAPE.width, high, items)


def _row(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """A seat's row, with its points since the viewer's last turn."""
    yield from seat_row(scene, seat, box, points_gained(scene.changes, seat))
    yield from seat_figures(scene.view.players[seat], figures_box(box))


def _row_boxes(players: int) -> list[Box]:
    return LANDSCAPE.rows_below(_CARDS.bottom, players, _ROW, _BETWEEN)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield Message("picture-table", {"when": moment_text(view)})
    yield from street_sentences(view)
    card = view.trajan_card
    if card:
        tasks = {task: task_text(card, task) for task in ("build", "collect")}
        yield Message("picture-card", tasks)
    order = viewer_first(scene)
    for each in order:
        yield figures_sentence(view, each)
        yield from turn_sentences(view, each)
    yield from forum_sentences(view, order)
    yield Message("picture-column", {"points": view.column_value})
    for each in order:
        yield from sentence_of_list("picture-tracks", steps_on_tracks(view.players[each]), seat=Seat(each))
