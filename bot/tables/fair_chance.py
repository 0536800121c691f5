"""The proof of a game's draws, after its end."""

import asyncio
from typing import Any

from msgspec import Struct

from games.engine.chance import commitment_of
from games.engine.retrace import retrace
from games.engine.table import Table
from games.log import Seeding, Versions, encode
from games.verification import Proof, prove
from storage.core.rows import GameRow


class Verified(Struct, frozen=True):
    """The draws of a finished game, made again."""

    seed: str
    """Hexadecimal."""
    committed: bool
    """Whether it matches the commitment."""
    proof: Proof
    log: bytes
    """The whole game as a file (`games/log.py`)."""


class FairChance(Struct, frozen=True):
    """A game, and the proof of its draws."""

    row: GameRow
    verified: Verified | None = None
    """None before the end, and for a game without a seed."""


class Verifier:
    """Makes the draws of games again, one game after another, outside the event loop."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()

    async def verify(self, row: GameRow, table: Table[Any], seed: bytes, rules: Versions) -> Verified:
        """Verify a finished game. Raises games.engine.errors.Damaged."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(_verify, row, table, seed, rules)


def _verify(row: GameRow, table: Table[Any], seed: bytes, rules: Versions) -> Verified:
    trace = retrace(table.game, table.players, table.options, table.moves)
    return Verified(
        seed=seed.hex(),
        committed=commitment_of(seed) == row.commitment,
        proof=prove(trace, seed, row.seeded_after),
        log=encode(table, Seeding(row.commitment, row.seeded_after, seed.hex()), trace.draws, rules),
    )
