"""A game with other rules than its own, as after an update."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, Game, Phase, Script


def asking_first(game: Game[Any]) -> Game[Any]:
    """The game with a question to the first seat at the beginning of every phase."""

    async def asks(_: Table[Any]) -> None:
        await choose(0, "new", ["yes", "no"], always=True)

    return _beginning_with(game, asks)


def happening_first(game: Game[Any], event: Event) -> Game[Any]:
    """The game with one more event at the beginning of every phase."""

    async def happens(table: Table[Any]) -> None:
        table.apply(event)

    return _beginning_with(game, happens)


def _beginning_with(game: Game[Any], first: Script[Any]) -> Game[Any]:
    def changed(script: Script[Any]) -> Script[Any]:
        async def both(table: Table[Any]) -> None:
            await first(table)
            await script(table)

        return both

    phases: dict[str, Phase[Any]] = {
        name: structs.replace(phase, script=changed(phase.script)) for name, phase in game.phases.items()
    }
    return structs.replace(game, phases=phases)
