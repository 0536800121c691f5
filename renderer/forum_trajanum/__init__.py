"""The pictures of Forum Trajanum: boards, close-ups, and sheets of what was scored."""

from __future__ import annotations

from renderer.contract import GamePictures, Sheet
from renderer.forum_trajanum import alt_text, specimen
from renderer.forum_trajanum.changes import changes, turns
from renderer.forum_trajanum.pictures import cards, chart, colonia, end, forum, scoring, table, tracks
from renderer.forum_trajanum.symbols import SYMBOLS, tile
from renderer.forum_trajanum.text_symbols import MEANINGS

PAINTER = GamePictures(
    sheets={
        "colonia": Sheet(colonia.lay_out, alt_text.colonia),
        "table": Sheet(table.lay_out, alt_text.table),
        "forum": Sheet(forum.lay_out, forum.sentences),
        "tracks": Sheet(tracks.lay_out, tracks.sentences),
        "cards": Sheet(cards.lay_out, cards.sentences),
        "scoring": Sheet(scoring.lay_out, scoring.sentences),
        "chart": Sheet(chart.lay_out, chart.sentences),
        "end": Sheet(end.lay_out, end.sentences),
    },
    changes=changes,
    turns=turns,
    specimen=specimen.lay_out,
    symbols=tuple(SYMBOLS),
    symbol=tile,
    meanings=MEANINGS,
)
