"""Layouts of close-ups of the board, and of all its parts at once."""

from collections.abc import Iterable, Mapping

from msgspec import structs

from renderer.engine.layout import Item, Layout
from renderer.kit import header
from renderer.kit.changes import changes_in_picture
from renderer.kit.header import PHONE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import PHONE_FIGURE, PHONE_NUMBER
from renderer.request import Scene
from renderer.trajan.alt_text import moment_text
from renderer.trajan.changes_board import BOARD
from renderer.trajan.parts.district import DistrictSizes
from renderer.trajan.parts.forum import ForumSizes
from renderer.trajan.parts.port import PortSizes
from renderer.trajan.parts.provinces.map_places import MapSizes
from renderer.trajan.parts.senate import SenateSizes
from renderer.trajan.styles import BOARD_FIGURE, BOARD_NAMES, BOARD_TIGHT


def close_up_layout(
    scene: Scene,
    title: str,
    items: Iterable[Item],
    spots: Mapping[str, Spot],
    bottom: int,
    above: Iterable[Item] = (),
) -> Layout:
    """The items under the header, down to `bottom`, then highlights, then the items `above` them."""
    headings = scene.words(title), scene.words.text(moment_text(scene.view))
    return header.close_up_layout(scene, headings, items, spots, BOARD, bottom, above)


def whole_table_layout(
    scene: Scene, title: str, items: Iterable[Item], spots: Mapping[str, Spot], bottom: int
) -> Layout:
    """The items under the header, down to `bottom`, then highlights and changes."""
    bare = {name: structs.replace(spot, numbered=False) for name, spot in spots.items()}
    everything = (
        PHONE.band(),
        *items,
        *PHONE.header(scene.words(title), scene.words.text(moment_text(scene.view))),
        *highlight_items(bare, scene.highlights, changes_in_picture(scene, BOARD), BOARD_TIGHT),
    )
    return Layout(PHONE.width, bottom + PHONE.margin, everything)


MAP = MapSizes(
    names=BOARD_NAMES, figure=BOARD_FIGURE, name=96, token=40, plate=58, line=44, below=30, camp=72
)
DISTRICT = DistrictSizes(
    figure=BOARD_FIGURE, label=BOARD_TIGHT, foot=56, worker=76, pad=4, gap=8, beside=True, numbered=False
)
FORUM = ForumSizes(label=BOARD_TIGHT, foot=44, gap=8, numbered=False)
SENATE = SenateSizes(figure=BOARD_FIGURE, number=PHONE_NUMBER, disc=72, foot=54, gap=6)
PORT = PortSizes(
    points=PHONE_FIGURE, number=PHONE_NUMBER, drawing=104, card=110, other=54, gap=10, heading=48
)
PILE_WIDTH = 236
"""The width of the draw pile on them, in pixels."""
