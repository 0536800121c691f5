"""Queries that several subjects share."""

import math
from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import Any

from msgspec import Struct, structs

from storage.core.cup_tables import ROUND_ENDS
from storage.core.database import Connection, column, placeholders
from storage.core.errors import NoSuchGame
from storage.core.kinds import Kind
from storage.core.rows import (
    GUIDED,
    Away,
    FinishedGame,
    GameRow,
    OfCup,
    Pause,
    SeatRow,
    StandIn,
    UserGame,
    WaitingRow,
)
from storage.core.shards import Shards

JOINED = ("paused", "of_cup", "seated")
"""The last fields of a game, from other tables; every other is the column of its name."""

OWN = tuple(field for field in structs.fields(GameRow) if field.name not in JOINED)
FLAGS = tuple(index for index, field in enumerate(OWN) if field.type is bool)

GAME = f"""
SELECT {", ".join(f"game.{field.name}" for field in OWN)}, pause.kind, pause.begins, pause.ends,
    cup_table.cup, cup_table.round, (SELECT {ROUND_ENDS} FROM cup WHERE cup.id = cup_table.cup), game.chain
FROM game LEFT JOIN pause ON pause.game = game.id AND pause.ended IS NULL
LEFT JOIN cup_table ON cup_table.game = game.id
WHERE game.id IN ({{games}})
"""

SEATED = """
SELECT seat.game, seat.seat, seat."user", seat.computer, stand_in."user", stand_in.computer,
    vacation.begins, vacation.ends, vacation.zone,
    coalesce(waiting.computer AND seat."user" IS NOT NULL, FALSE), seat_offer.since, seat.seen, coalesce((
        SELECT max(after) FROM table_change
        WHERE table_change.game = seat.game AND kind = 'seat' AND table_change.seat = seat.seat
    ), (SELECT seeded_after FROM game WHERE game.id = seat.game AND origin IS NOT NULL), 0),
    plan.game IS NOT NULL, plan.play IS NOT NULL
FROM seat
LEFT JOIN waiting ON waiting.game = seat.game AND waiting.seat = seat.seat
LEFT JOIN stand_in ON stand_in.game = seat.game AND stand_in.seat = seat.seat
LEFT JOIN vacation ON vacation."user" = seat."user" AND vacation.ended IS NULL
LEFT JOIN seat_offer ON seat_offer.game = seat.game AND seat_offer.seat = seat.seat
LEFT JOIN plan ON plan.game = seat.game AND plan.seat = seat.seat
WHERE seat.game IN ({games}) ORDER BY seat.game, seat.seat
"""

GAMES_OF = """
SELECT seat.game, seat.seat, waiting.since, 0
FROM seat
JOIN game ON game.id = seat.game AND game.stage <> 'over'
LEFT JOIN stand_in ON stand_in.game = seat.game AND stand_in.seat = seat.seat
LEFT JOIN waiting ON waiting.game = seat.game AND waiting.seat = seat.seat AND stand_in.game IS NULL
WHERE seat."user" = :user
UNION ALL
SELECT stand_in.game, stand_in.seat, waiting.since, 1
FROM stand_in
JOIN game ON game.id = stand_in.game AND game.stage <> 'over'
LEFT JOIN waiting ON waiting.game = stand_in.game AND waiting.seat = stand_in.seat
WHERE stand_in."user" = :user
"""
"""Seats a user holds, or plays for others; one with a stand-in does not wait for its holder."""

AWAKE = """
NOT EXISTS (
    SELECT 1 FROM pause WHERE pause.game = waiting.game AND pause.ended IS NULL AND pause.kind = 'dormant'
)
"""

COMPUTERS_WAITING = f"""
SELECT game FROM waiting WHERE computer AND {AWAKE}
UNION
SELECT game FROM stand_in JOIN waiting USING (game, seat)
WHERE stand_in.computer IS NOT NULL AND {AWAKE}
"""

WAITING = 'game, seat, since, waiting.pace, waiting."left", schedule, deadline'


FINISHED = """
SELECT seat.game, game.ended, result.place
FROM seat JOIN game ON game.id = seat.game AND game.stage = 'over' AND game.origin IS NULL
LEFT JOIN result ON result.game = seat.game AND result.seat = seat.seat
WHERE seat."user" = ? ORDER BY game.ended DESC, game.id DESC LIMIT ?
"""

GUIDED_OF = f"""
SELECT EXISTS (
    SELECT 1 FROM seat JOIN game ON game.id = seat.game
    WHERE seat."user" = ? AND game.name = ? AND game.origin = '{GUIDED}'
)
"""

ASKED = f"""
SELECT min(min(since), coalesce(CASE WHEN sum(CASE WHEN computer THEN 0 ELSE 1 END) = 0 THEN NULL ELSE (
    SELECT created FROM outbox WHERE game = :game AND kind = '{Kind.TURN}' AND seat IS NULL
    ORDER BY id DESC LIMIT 1
) END, min(since))) FROM waiting WHERE game = :game
"""
"""While computer players alone have to act, nobody is notified."""


def games_awaiting_computers(connection: Connection, shards: Shards | None = None) -> tuple[int, ...]:
    """Games that wait for a computer player; of some `shards`."""
    if shards is None:
        return column(connection, COMPUTERS_WAITING)
    found = f"SELECT id FROM game WHERE id IN ({COMPUTERS_WAITING}) {shards.condition}"
    return column(connection, found, shards.values)


def find_game(connection: Connection, game: int) -> GameRow:
    return find_stand(connection, game).row


def find_games(connection: Connection, games: Collection[int]) -> tuple[GameRow, ...]:
    """Some games with their taken seats, in their order. Raises NoSuchGame."""
    return tuple(each.row for each in _find_stands(connection, games))


class Stand(Struct, frozen=True):
    """A game and the end of its chain."""

    chain: str
    row: GameRow


def find_stand(connection: Connection, game: int) -> Stand:
    """Raises NoSuchGame."""
    (stand,) = _find_stands(connection, (game,))
    return stand


def _find_stands(connection: Connection, games: Collection[int]) -> tuple[Stand, ...]:
    several, ids = placeholders(games), tuple(games)
    found = {row[0]: row for row in connection.execute(GAME.format(games=several), ids).fetchall()}
    seated: dict[int, list[SeatRow]] = {game: [] for game in ids}
    for game, *held in connection.execute(SEATED.format(games=several), ids):
        seated[game].append(_seat_row(held))
    for game in ids:
        if game not in found:
            raise NoSuchGame(f"there is no game {game}")
    return tuple(Stand(found[game][-1], _game_row(found[game], tuple(seated[game]))) for game in ids)


def _game_row(row: Sequence[Any], seated: tuple[SeatRow, ...]) -> GameRow:
    own = list(row[: len(OWN)])
    for index in FLAGS:
        own[index] = bool(own[index])
    kind, begins, ends, *of_cup, _chain = row[len(OWN) :]
    paused = None if kind is None else Pause(kind, begins, ends)
    cup = None if None in of_cup else OfCup(*of_cup)
    joined: dict[str, Any] = {"paused": paused, "of_cup": cup, "seated": seated}
    return GameRow(*own, **joined)


def _seat_row(row: Sequence[Any]) -> SeatRow:
    seat, user, computer, stand_in, stand_in_computer, *vacation, moves_once, offered, seen, after = row[:-2]
    plans = map(bool, row[-2:])
    stood_in_for = stand_in is not None or stand_in_computer is not None
    away = None if None in vacation else Away(*vacation)
    playing = StandIn(stand_in, stand_in_computer) if stood_in_for else None
    return SeatRow(seat, user, computer, playing, away, bool(moves_once), offered, seen, after, *plans)


def find_waiting(connection: Connection, game: int) -> tuple[WaitingRow, ...]:
    rows = connection.execute(f"SELECT {WAITING} FROM waiting WHERE game = ? ORDER BY seat", (game,))
    return tuple(WaitingRow(*row) for row in rows)


def wait_start(connection: Connection, game: int) -> float | None:
    """Start of a game's wait for the seats that act now; None without any."""
    (asked,) = connection.execute(ASKED, {"game": game}).fetchone()
    since: float | None = asked
    return since


def games_of(connection: Connection, user: int) -> tuple[UserGame, ...]:
    """A user's open games: those that wait for them first, longest first, practice last."""
    found: list[tuple[bool, float, int, UserGame]] = []
    for game, seat, since, stands_in in connection.execute(GAMES_OF, {"user": user}).fetchall():
        row = find_game(connection, game)
        each = UserGame(row, seat, None if row.dormant else since, bool(stands_in))
        waiting = math.inf if each.waiting_since is None else each.waiting_since
        found.append((row.is_practice, waiting, game, each))
    return tuple(each for *_, each in sorted(found, key=itemgetter(0, 1, 2)))


def games_waiting_for(connection: Connection, user: int) -> tuple[UserGame, ...]:
    return tuple(each for each in games_of(connection, user) if each.waiting_since is not None)


def game_of_thread(connection: Connection, thread: int) -> GameRow | None:
    found = connection.execute("SELECT id FROM game WHERE thread = ?", (thread,)).fetchone()
    return find_game(connection, found[0]) if found else None


def last_game_of(connection: Connection, user: int) -> GameRow | None:
    """The newest game with a seat of a user; None without any."""
    (last,) = connection.execute('SELECT max(game) FROM seat WHERE "user" = ?', (user,)).fetchone()
    return None if last is None else find_game(connection, last)


def find_seed(connection: Connection, game: int) -> bytes | None:
    """A game's secret seed; None if it was over before there were seeds. Raises NoSuchGame."""
    seed: bytes | None = _value_of(connection, game, "seed")
    return seed


def finished_games(connection: Connection, user: int, most: int) -> tuple[FinishedGame, ...]:
    """The last finished games of a user, latest first."""
    found = connection.execute(FINISHED, (user, most)).fetchall()
    return tuple(FinishedGame(find_game(connection, game), ended, place) for game, ended, place in found)


def has_begun_guided_game(connection: Connection, user: int, name: str) -> bool:
    """Whether a user has begun the guided game of a game, by its name."""
    return bool(connection.execute(GUIDED_OF, (user, name)).fetchone()[0])


def chain_end(connection: Connection, game: int) -> str:
    """The stored end of a game's chain. Raises NoSuchGame."""
    end: str = _value_of(connection, game, "chain")
    return end


def _value_of(connection: Connection, game: int, name: str) -> Any:
    found = connection.execute(f"SELECT {name} FROM game WHERE id = ?", (game,)).fetchone()
    if found is None:
        raise NoSuchGame(f"there is no game {game}")
    return found[0]
