"""Tables as they are sent to worker processes: as their logs, without their seeds."""

from typing import Any

import msgspec
from msgspec import Struct

from games import find
from games.engine.moves import Move
from games.engine.table import Table


class SentTable(Struct, frozen=True):
    game: str
    players: int
    options: msgspec.Raw
    moves: msgspec.Raw
    ended: bool = False
    """Whether its game was ended without its rules."""

    def table(self) -> Table[Any]:
        """The table. Raises Damaged."""
        game = find(self.game)
        options = msgspec.json.decode(self.options, type=game.options)
        moves = [
            Move(
                each.seat,
                each.key,
                each.draws,
                game.decode_events(bytes(each.events)),
                each.undoes,
                each.secret,
            )
            for each in _MOVES.decode(self.moves)
        ]
        return Table.load(game, self.players, options, moves, ended=self.ended)


class _StoredMove(Struct, frozen=True):
    """A `Move` whose events are not read yet."""

    seat: int | None
    key: str
    draws: tuple[str, ...] = ()
    events: msgspec.Raw = msgspec.Raw(b"[]")
    undoes: int | None = None
    secret: int = 0


_MOVES = msgspec.json.Decoder(list[_StoredMove])


def sent(table: Table[Any], rows: int | None = None) -> SentTable:
    """A table, by default after all its rows."""
    return SentTable(
        table.game.name,
        table.players,
        msgspec.Raw(msgspec.json.encode(table.options)),
        msgspec.Raw(msgspec.json.encode(table.moves[:rows])),
        table.stopped and rows is None,
    )
