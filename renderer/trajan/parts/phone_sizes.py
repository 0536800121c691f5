"""How large the parts of the board are drawn where several share a picture that is read on a phone."""

from __future__ import annotations

from renderer.kit.styles import PHONE_FIGURE, PHONE_NUMBER
from renderer.trajan.parts.district import DistrictSizes
from renderer.trajan.parts.forum import ForumSizes
from renderer.trajan.parts.port import PortSizes
from renderer.trajan.parts.provinces.map_places import MapSizes
from renderer.trajan.parts.senate import SenateSizes
from renderer.trajan.styles import BOARD_FIGURE, BOARD_NAMES, BOARD_TIGHT

MAP = MapSizes(
    names=BOARD_NAMES,
    figure=BOARD_FIGURE,
    name=96,
    token=40,
    plate=58,
    line=44,
    below=30,
    camp=72,
)
DISTRICT = DistrictSizes(
    figure=BOARD_FIGURE,
    label=BOARD_TIGHT,
    foot=56,
    worker=76,
    pad=4,
    gap=8,
    beside=True,
    numbered=False,
)
FORUM = ForumSizes(label=BOARD_TIGHT, foot=44, gap=8, numbered=False)
SENATE = SenateSizes(figure=BOARD_FIGURE, number=PHONE_NUMBER, disc=72, foot=54, gap=6)
PORT = PortSizes(points=PHONE_FIGURE, number=PHONE_NUMBER, drawing=104, card=110, other=48, gap=10)
