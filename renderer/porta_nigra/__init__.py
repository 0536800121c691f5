"""The pictures of Porta Nigra: city, market and buildings, cards, turns, scorings."""

from functools import partial
from pathlib import Path

from games.porta_nigra.pieces import BUILDINGS
from renderer.contract import GamePictures, PictureType, Roles
from renderer.kit.final_scoring import ScoringPicture
from renderer.kit.points_pictures import points_pictures
from renderer.porta_nigra.alt_text import moment_text
from renderer.porta_nigra.changes import TURN_ENDS, changes
from renderer.porta_nigra.palette import PALETTE
from renderer.porta_nigra.pictures import (
    building,
    building_cards,
    cards_left,
    city,
    end,
    hand,
    honor_cards,
    majorities,
    market,
    quarters,
    seats,
    sites,
    turn,
)
from renderer.porta_nigra.scorings import last_scoring
from renderer.porta_nigra.sheets import final, interim
from renderer.porta_nigra.symbols import SYMBOLS, TEXT_SYMBOLS

SCORING = ScoringPicture(last_scoring, interim, final)

PICTURES = GamePictures(
    types={
        "hand": PictureType(hand.lay_out, hand.sentences, about_seat=True, parts=hand.numbered_parts),
        "honor_cards": PictureType(honor_cards.lay_out, honor_cards.sentences, about_seat=True),
        "building_cards": PictureType(building_cards.lay_out, building_cards.sentences, about_seat=True),
        "cards_left": PictureType(cards_left.lay_out, cards_left.sentences, about_seat=False),
        "sites": PictureType(sites.lay_out, sites.sentences, about_seat=False),
        "seats": PictureType(seats.lay_out, seats.sentences, about_seat=False),
        "city": PictureType(city.lay_out, city.sentences, about_seat=False),
        "quarters": PictureType(quarters.lay_out, quarters.sentences, about_seat=True),
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
        "scoring": PictureType(SCORING.lay_out, SCORING.sentences, about_seat=False),
        **points_pictures(moment_text, lambda scene: end.end_card(len(scene.names))),
    },
    roles=Roles(
        panel="hand",
        own="hand",
        thread=("turn",),
        table=("sites", "seats", "majorities"),
        large="city",
        board=("points", "hand", "honor_cards"),
        more=("building_cards", "cards_left", "market", *BUILDINGS),
        scoring=("scoring",),
        end=("end", "chart"),
        greeting="hand",
        guided="hand",
        replay="turn",
    ),
    palette=PALETTE,
    changes=changes,
    turn_ends=TURN_ENDS,
    symbols=SYMBOLS,
    text_symbols=TEXT_SYMBOLS,
    words_folder=Path(__file__).parent / "words",
)
