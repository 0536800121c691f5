"""The construction district close up: tiles, workers, where the viewer could build, first tiles."""

from collections.abc import Iterator

from games.trajan.actions.construction import sites_for
from games.trajan.table_text import district_lines
from games.words import Message
from renderer.engine.layout import Layout
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.kit.styles import CLOSE_UP_FIGURE
from renderer.request import Scene
from renderer.trajan.board_in_words import building_sentences, sentences_of, title_and_moment, token_sentences
from renderer.trajan.parts.close_up import close_up_layout
from renderer.trajan.parts.district import DistrictSizes, district_spots, first_tiles, sites, worker_camps
from renderer.trajan.parts.token_lines import supply
from renderer.trajan.styles import BOARD_TIGHT

SIZES = DistrictSizes(figure=CLOSE_UP_FIGURE, label=BOARD_TIGHT, foot=48, worker=72, pad=6, gap=8)

_TITLE = "picture-title-district"
_FIELD = CLOSE_UP.box_below(CLOSE_UP.band_height, 660)
_DISTRICT = _FIELD.part(0, 0, 776, _FIELD.height)
_FIRST = _FIELD.part(_DISTRICT.width + 16, 0, _FIELD.width - _DISTRICT.width - 16, _FIELD.height)
_CAMP = CLOSE_UP.box_below(_FIELD.bottom, 72)
_SUPPLY = 260


def lay_out(scene: Scene) -> Layout:
    view, seat = scene.view, scene.seat
    spots = district_spots(_DISTRICT, SIZES)
    offered = any(each.spot in spots for each in scene.highlights)
    lit = () if offered or seat is None or not view.sites_of(seat) else sites_for(view, seat)
    own = 0 if seat is None else _SUPPLY + CLOSE_UP.gap
    camp = _CAMP.part(own, 0, _CAMP.width - own, _CAMP.height)
    spots["worker_camp"] = Spot(camp, room=4)
    items = (
        *sites(view, _DISTRICT, SIZES, lit, scene.labelled),
        *first_tiles(view, _FIRST, CLOSE_UP_FIGURE, 52, seat, scene.words),
        *worker_camps(view, camp, scene.words),
        *supply(scene, _CAMP.part(0, 0, _SUPPLY, _CAMP.height)),
    )
    return close_up_layout(scene, _TITLE, items, spots, _CAMP.bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, _TITLE)
    if scene.seat is not None:
        yield from building_sentences(view, scene.seat)
    yield from sentences_of(district_lines(view))
    yield from token_sentences(view)
