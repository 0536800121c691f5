"""A game with other rules than its own, as after an update."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from games.engine.script import choose
from games.engine.table import Table
from games.game import Game, Phase, Script


def asking_first(game: Game[Any]) -> Game[Any]:
    """The game with a question to the first seat at the beginning of every phase."""

    def asks_first(script: Script[Any]) -> Script[Any]:
        async def changed(table: Table[Any]) -> None:
            await choose(0, "new", ["yes", "no"], always=True)
            await script(table)

        return changed

    phases: dict[str, Phase[Any]] = {
        name: structs.replace(phase, script=asks_first(phase.script)) for name, phase in game.phases.items()
    }
    return structs.replace(game, phases=phases)
