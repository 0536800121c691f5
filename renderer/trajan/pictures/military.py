"""The provinces close up: possible moves of a leader, tokens, the points of a legionnaire."""

from collections.abc import Iterator

from games.trajan.table_text import province_lines
from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.header import CLOSE_UP
from renderer.request import Scene
from renderer.trajan.board_in_words import leader_sentences, sentences_of, title_and_moment, token_sentences
from renderer.trajan.parts.close_up import MAP, close_up_layout
from renderer.trajan.parts.provinces.map import map_items, map_spots
from renderer.trajan.parts.provinces.map_places import supply_box
from renderer.trajan.parts.token_lines import supply

_TITLE = "picture-title-military"
_MAP = CLOSE_UP.box_below(CLOSE_UP.band_height, MAP.height)


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    spots = map_spots(view, _MAP, MAP)
    offered = any(each.spot in spots for each in scene.highlights)
    items = (
        *map_items(view, _MAP, MAP, scene.words, scene.seat, lit=not offered),
        *supply(scene, supply_box(_MAP, MAP)),
    )
    return close_up_layout(scene, _TITLE, items, spots, _MAP.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, _TITLE)
    if scene.seat is not None:
        yield from leader_sentences(view, scene.seat)
    yield from sentences_of(province_lines(view))
    yield from token_sentences(view)
