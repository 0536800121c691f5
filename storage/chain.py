"""The hash chain of a game: it begins with how the game was set up, and goes on with each row of the log.

Whatever is altered, added, exchanged or missing breaks it. Digests are stored, so how they are made is fixed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256

from storage.errors import ChainBroken
from storage.rows import GameRow, MoveRow


def digest(*values: str | float | None) -> str:
    """SHA-256 of a list of values, as hex. Also an SQL function of the schema files."""
    return sha256(json.dumps(values, separators=(",", ":")).encode()).hexdigest()


def genesis(game: GameRow) -> str:
    """The beginning of a game's chain: what was agreed in the lobby, who sat where, the seed's commitment.

    A seed that came when the log had rows already is no part of it.
    """
    seated = [(held.seat, held.user, held.computer) for held in game.seated]
    return digest(
        "game",
        game.id,
        game.name,
        game.options,
        game.seats,
        game.guild,
        game.channel,
        game.host,
        game.language,
        float(game.created),
        json.dumps(seated, separators=(",", ":")),
        *([game.commitment] if game.commitment and not game.seeded_after else []),
    )


def link(before: str, row: MoveRow) -> str:
    """The chain after a row."""
    return digest(
        "move",
        before,
        row.n,
        float(row.time),
        row.seat,
        row.key,
        row.draws,
        row.events,
        row.undoes,
        row.secret,
        row.interaction,
    )


def verify(game: GameRow, moves: Iterable[tuple[MoveRow, str]], end: str) -> None:
    """Follow the chain of a game to its end. Raises ChainBroken with the place where it breaks."""
    chain, place = genesis(game), "the beginning"
    for row, stored in moves:
        chain = link(chain, row)
        if chain != stored:
            raise ChainBroken(f"row {row.n} does not follow from {place}")
        place = f"row {row.n}"
    if chain != end:
        raise ChainBroken(f"the chain does not end with {place}")
