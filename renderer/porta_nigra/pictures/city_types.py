"""The pictures of the city, its market, its buildings and its majorities, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.porta_nigra.pieces import BUILDINGS
from renderer.contract import PictureType
from renderer.porta_nigra.pictures import building, city, majorities, market

CITY_TYPES: Mapping[str, PictureType] = {
    "city": PictureType(city.lay_out, city.sentences, about_seat=False),
    "market": PictureType(market.lay_out, market.sentences, about_seat=True),
    **{
        name: PictureType(
            partial(building.lay_out, building=name),
            partial(building.sentences, building=name),
            about_seat=True,
        )
        for name in BUILDINGS
    },
    "majorities": PictureType(majorities.lay_out, majorities.sentences, about_seat=False),
}
