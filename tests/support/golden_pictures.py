"""Whole positions and their pictures. `python -m tests.support.golden_pictures FOLDER` paints them.

To see what changed: `python -m tests.support.comparison tests/goldens/GAME FOLDER/GAME`. To keep it, copy it.
"""

from functools import cache
from pathlib import Path

import typer

import renderer
from bot.screens.painting.pictures import highlights
from games import log
from games.engine.moves import last_row_before_question
from tests.support.games import GAMES, TESTS, Golden, samples
from tests.support.positions import NAMES, recent, texts

FOLDER = TESTS / "goldens"


@cache
def record(game: str, name: str) -> log.Record:
    return log.read(FOLDER / game / f"{name}.jsonl")


def paint(game: str, golden: Golden) -> bytes:
    played = record(game, golden.log)
    table = played.table(last_row_before_question(played.moves, golden.row) if golden.row else None)
    history = table.history(golden.seat)
    choice = table.pending_choice(golden.seat) if golden.seat is not None else None
    return renderer.palette(game).encode(
        renderer.paint(
            game,
            table.view(golden.seat),
            picture=golden.picture,
            seat=golden.seat,
            words=texts(game, golden.language),
            names=NAMES[: played.players],
            highlights=highlights(choice, texts(game, golden.language)),
            changes=renderer.changes(game, history, recent(history), golden.seat),
            history=history,
        )
    )


def main(folder: Path) -> None:
    for game in GAMES:
        (folder / game).mkdir(parents=True, exist_ok=True)
        for golden in samples(game).goldens:
            (folder / game / f"{golden.name}.png").write_bytes(paint(game, golden))


if __name__ == "__main__":
    typer.run(main)
