"""Where the tokens are: provinces with the military camp, the construction district with the worker camps."""

from collections.abc import Iterator

from games.trajan.table_text import district_lines, province_lines
from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.header import PHONE
from renderer.request import Scene
from renderer.trajan.board_in_words import sentences_of, title_and_moment, token_sentences
from renderer.trajan.parts.close_up import DISTRICT, MAP, whole_table_layout
from renderer.trajan.parts.district import sites_and_camp, sites_and_camp_spots
from renderer.trajan.parts.provinces.map import map_items, map_spots

_TITLE = "picture-title-empire"
_MAP = PHONE.box_below(PHONE.band_height, MAP.height)
_DISTRICT = PHONE.box_below(_MAP.bottom, 430)


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    spots = map_spots(view, _MAP, MAP) | sites_and_camp_spots(_DISTRICT, DISTRICT)
    items = (
        *map_items(view, _MAP, MAP, scene.words, None, lit=False),
        *sites_and_camp(view, _DISTRICT, DISTRICT, scene.words, scene.labelled),
    )
    return whole_table_layout(scene, _TITLE, items, spots, _DISTRICT.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    yield title_and_moment(scene, _TITLE)
    yield from sentences_of((*province_lines(scene.view), *district_lines(scene.view)))
    yield from token_sentences(scene.view)
