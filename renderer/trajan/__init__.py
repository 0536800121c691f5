"""The pictures of Trajan: action circle, board, hand, sheets of what was scored."""

from pathlib import Path

from renderer.contract import GamePictures, PictureType, Roles
from renderer.kit.final_scoring import ScoringPicture
from renderer.kit.points_pictures import points_pictures
from renderer.trajan.alt_text import moment_text
from renderer.trajan.changes import TURN_ENDS, changes
from renderer.trajan.palette import PALETTE
from renderer.trajan.pictures import (
    board,
    circle,
    district,
    empire,
    end,
    forum,
    hand,
    mats,
    military,
    port,
    rome,
    senate,
    stacks,
    turn,
)
from renderer.trajan.scorings import last_scoring
from renderer.trajan.sheets import demands, final
from renderer.trajan.symbols import SYMBOLS, TEXT_SYMBOLS

SCORING = ScoringPicture(last_scoring, demands, final)

PICTURES = GamePictures(
    types={
        "circle": PictureType(circle.lay_out, circle.sentences, about_seat=True, parts=circle.numbered_parts),
        "hand": PictureType(hand.lay_out, hand.sentences, about_seat=True),
        "mats": PictureType(mats.lay_out, mats.sentences, about_seat=False),
        "rome": PictureType(rome.lay_out, rome.sentences, about_seat=False),
        "empire": PictureType(empire.lay_out, empire.sentences, about_seat=False),
        "board": PictureType(board.lay_out, board.sentences, about_seat=False),
        "military": PictureType(military.lay_out, military.sentences, about_seat=True),
        "district": PictureType(district.lay_out, district.sentences, about_seat=True),
        "port": PictureType(port.lay_out, port.sentences, about_seat=True),
        "forum": PictureType(forum.lay_out, forum.sentences, about_seat=True),
        "stacks": PictureType(stacks.lay_out, stacks.sentences, about_seat=True),
        "senate": PictureType(senate.lay_out, senate.sentences, about_seat=True),
        "turn": PictureType(turn.lay_out, turn.sentences, about_seat=False),
        "scoring": PictureType(SCORING.lay_out, SCORING.sentences, about_seat=False),
        **points_pictures(moment_text, end.card_of),
    },
    roles=Roles(
        panel="circle",
        own="circle",
        thread=("turn",),
        table=("mats", "rome", "empire"),
        large="board",
        board=("points", "circle", "hand"),
        more=("military", "district", "port", "forum", "stacks", "senate"),
        scoring=("scoring",),
        end=("end", "chart"),
        greeting="circle",
        guided="circle",
        replay="turn",
    ),
    palette=PALETTE,
    changes=changes,
    turn_ends=TURN_ENDS,
    symbols=SYMBOLS,
    text_symbols=TEXT_SYMBOLS,
    words_folder=Path(__file__).parent / "words",
)
