"""The pictures of Porta Nigra: city, market and buildings, cards, turns, scorings."""

from __future__ import annotations

from pathlib import Path

from renderer.contract import GamePictures, PictureType, Roles
from renderer.porta_nigra import specimen
from renderer.porta_nigra.changes import changes, turn_ends
from renderer.porta_nigra.palette import PALETTE
from renderer.porta_nigra.pictures import chart, end, scoring, turn
from renderer.porta_nigra.pictures.card_types import CARD_TYPES
from renderer.porta_nigra.pictures.city_types import CITY_TYPES
from renderer.porta_nigra.symbols import SYMBOLS
from renderer.porta_nigra.text_symbols import TEXT_SYMBOLS

PICTURES = GamePictures(
    types={
        **CARD_TYPES,
        **CITY_TYPES,
        "turn": PictureType(turn.lay_out, turn.sentences, about_seat=False),
        "scoring": PictureType(scoring.lay_out, scoring.sentences, about_seat=False),
        "chart": PictureType(chart.lay_out, chart.sentences, about_seat=False),
        "end": PictureType(end.lay_out, end.sentences, about_seat=False),
    },
    roles=Roles(
        own="hand",
        thread=("turn",),
        table="city",
        board=(*CARD_TYPES, *CITY_TYPES),
        scoring=("scoring",),
        end=("end", "chart"),
        greeting="turn",
        replay="turn",
    ),
    palette=PALETTE,
    changes=changes,
    turn_ends=turn_ends,
    specimen=specimen.lay_out,
    symbols=SYMBOLS,
    text_symbols=TEXT_SYMBOLS,
    words_folder=Path(__file__).parent / "words",
)
