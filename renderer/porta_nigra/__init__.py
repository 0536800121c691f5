"""The pictures of Porta Nigra: city, market and buildings, cards, turns, scorings."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from games.porta_nigra.pieces import BUILDINGS
from renderer.contract import GamePictures, PictureType, Roles
from renderer.kit.chart import ChartPicture
from renderer.porta_nigra.alt_text import when
from renderer.porta_nigra.changes import TURN_ENDS, changes
from renderer.porta_nigra.palette import PALETTE
from renderer.porta_nigra.pictures import (
    building,
    cards,
    city,
    end,
    hand,
    majorities,
    market,
    scoring,
    turn,
)
from renderer.porta_nigra.symbols import SYMBOLS
from renderer.porta_nigra.text_symbols import TEXT_SYMBOLS
from renderer.porta_nigra.timeline import course, timeline

CHART = ChartPicture(when, course, timeline)

PICTURES = GamePictures(
    types={
        "hand": PictureType(hand.lay_out, hand.sentences, about_seat=True),
        "cards": PictureType(cards.lay_out, cards.sentences, about_seat=True),
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
        "turn": PictureType(turn.lay_out, turn.sentences, about_seat=False),
        "scoring": PictureType(scoring.lay_out, scoring.sentences, about_seat=False),
        "chart": PictureType(CHART.lay_out, CHART.sentences, about_seat=False),
        "end": PictureType(end.lay_out, end.sentences, about_seat=False),
    },
    roles=Roles(
        own="hand",
        thread=("turn",),
        table=("turn", "cards", "majorities"),
        large="city",
        board=("hand", "cards", "city", "market", *BUILDINGS, "majorities"),
        scoring=("scoring",),
        end=("end", "chart"),
        greeting="city",
        replay="turn",
    ),
    palette=PALETTE,
    changes=changes,
    turn_ends=TURN_ENDS,
    symbols=SYMBOLS,
    text_symbols=TEXT_SYMBOLS,
    words_folder=Path(__file__).parent / "words",
)
