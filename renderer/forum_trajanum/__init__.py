"""The pictures of Forum Trajanum: boards, close-ups, and sheets of what was scored."""

from pathlib import Path

from renderer.contract import GamePictures, PictureType, Roles
from renderer.forum_trajanum.alt_text import moment_text
from renderer.forum_trajanum.changes import TURN_ENDS, changes
from renderer.forum_trajanum.palette import PALETTE
from renderer.forum_trajanum.pictures import cards, colonia, end, forum, scoring, seats, table, tracks, turn
from renderer.forum_trajanum.symbols import SYMBOLS, TEXT_SYMBOLS
from renderer.kit.points_pictures import points_pictures

PICTURES = GamePictures(
    types={
        "colonia": PictureType(colonia.lay_out, colonia.sentences, about_seat=True),
        "grid": PictureType(
            colonia.lay_out_for_choice,
            colonia.sentences_for_choice,
            about_seat=True,
            parts=colonia.numbered_parts,
        ),
        "table": PictureType(table.lay_out, table.sentences, about_seat=False),
        "seats": PictureType(seats.lay_out, seats.sentences, about_seat=False),
        "forum": PictureType(forum.lay_out, forum.sentences, about_seat=True),
        "tracks": PictureType(tracks.lay_out, tracks.sentences, about_seat=True),
        "cards": PictureType(cards.lay_out, cards.sentences, about_seat=True),
        "turn": PictureType(turn.lay_out, turn.sentences, about_seat=False),
        "scoring": PictureType(scoring.lay_out, scoring.sentences, about_seat=False),
        **points_pictures(moment_text, lambda _: end.CARD),
    },
    roles=Roles(
        panel="grid",
        own="colonia",
        thread=("turn",),
        table=("forum", "seats", "tracks"),
        large="table",
        board=("points", "colonia", "cards"),
        scoring=("scoring",),
        end=("end", "chart"),
        greeting="turn",
        guided="grid",
        replay="turn",
    ),
    palette=PALETTE,
    changes=changes,
    turn_ends=TURN_ENDS,
    symbols=SYMBOLS,
    text_symbols=TEXT_SYMBOLS,
    words_folder=Path(__file__).parent / "words",
)
