"""The pictures of Forum Trajanum: boards, close-ups, and sheets of what was scored."""

from __future__ import annotations

from renderer.forum_trajanum import (
    chart,
    close_cards,
    close_forum,
    close_tracks,
    colonia,
    describe,
    end,
    scoring,
    specimen,
    table,
)
from renderer.forum_trajanum.changes import changes, turns
from renderer.forum_trajanum.meanings import MEANINGS
from renderer.forum_trajanum.symbols import SYMBOLS, tile
from renderer.painter import Painter, Sheet

PAINTER = Painter(
    sheets={
        "colonia": Sheet(colonia.lay_out, describe.colonia),
        "table": Sheet(table.lay_out, describe.table),
        "forum": Sheet(close_forum.lay_out, close_forum.sentences),
        "tracks": Sheet(close_tracks.lay_out, close_tracks.sentences),
        "cards": Sheet(close_cards.lay_out, close_cards.sentences),
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
