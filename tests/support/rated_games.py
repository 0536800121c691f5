"""Rows of many rated games, with their seats, changes of holders, erasures and results."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import structs

from ratings.model import POINTS
from storage.core.database import Connection
from storage.core.queries import find_game
from storage.core.rows import PLAYING, GameRow, MoveRow, Placing
from storage.lobby import lobby_seats
from storage.lobby.lobby_seats import Terms
from storage.privacy.erasure import GAMES_NAMING, SEATED, erase_from
from storage.ratings import figures
from storage.ratings.figures import RatingRow
from storage.seats.holders import ERASED, LEFT, TAKEN, Holder, change_holder
from storage.together import log
from storage.together.log import Update
from tests.support.secret_seed import NEW

USERS = range(101, 113)
NAMES = tuple(POINTS)


class RatedGames:
    """Plays games on a connection, at random from a seed."""

    def __init__(self, connection: Connection, seed: int) -> None:
        self._connection = connection
        self._random = Random(seed)
        self._time = 1.0

    def begin(self, *users: int, computers: Sequence[str] = (), rated: bool = True, name: str = "") -> int:
        seats = len(users) + len(computers)
        new = structs.replace(
            NEW, name=name or self._random.choice(NAMES), seats=seats, host=users[0], created=self._time
        )
        row = lobby_seats.new_game(self._connection, new)
        lobby_seats.set_up(self._connection, row.id, Terms(rated=rated), (), self._time)
        for user in users[1:]:
            lobby_seats.join(self._connection, row.id, user, None, self._time)
        for computer in computers:
            lobby_seats.join(self._connection, row.id, None, computer, self._time)
        log.begin(self._connection, row.id, seats, Update([self._row(row.id, None)], (), ()))
        return row.id

    def _row(self, game: int, seat: int | None) -> MoveRow:
        self._time += 1.0
        (last,) = self._connection.execute(
            "SELECT coalesce(max(n), 0) FROM move WHERE game = ?", (game,)
        ).fetchone()
        return MoveRow(last + 1, self._time, seat, "key", "[]", "[]")

    def move(self, game: int, *seats: int) -> None:
        for seat in seats:
            log.append(self._connection, game, Update([self._row(game, seat)], (), ()))

    def leave(self, game: int, seat: int, reason: str = LEFT) -> None:
        """Replace the holder of a seat by a computer player."""
        change_holder(self._connection, game, Holder(seat, reason, computer="hard"), self._time)

    def take(self, game: int, seat: int, user: int) -> None:
        change_holder(self._connection, game, Holder(seat, TAKEN, user=user), self._time)

    def end(self, game: int, *places: int) -> tuple[RatingRow, ...]:
        """End the game by its rules; returns the changed ratings."""
        placings = [Placing(seat, place, 100 - place) for seat, place in enumerate(places)]
        log.append(self._connection, game, Update([self._row(game, 0)], (), (), placings))
        return figures.ratings_of_game(self._connection, game)

    def erase(self, user: int) -> None:
        for game, stage in self._connection.execute(SEATED, (user,)).fetchall():
            if stage == PLAYING:
                self.leave(game, self._seat(game, user), ERASED)
        for (game,) in self._connection.execute(GAMES_NAMING, (user,)).fetchall():
            erase_from(self._connection, game, user, closed=False, now=self._time)

    def _seat(self, game: int, user: int) -> int:
        seat = find_game(self._connection, game).own_seat_of(user)
        assert seat is not None
        return seat

    def play(self, results: int, *, erased: float = 0.0) -> None:
        """End a number of games, up to six open at once; `erased`: the chance of an erasure before each."""
        running: list[int] = []
        done = 0
        while done < results:
            if len(running) < 6:
                running.append(self._begin_any())
            game = self._random.choice(running)
            self._go_on(find_game(self._connection, game))
            if self._random.random() < erased:
                self.erase(self._random.choice(USERS))
            if self._random.random() < 0.4:
                seats = len(find_game(self._connection, game).seated)
                self.end(game, *(self._random.randint(1, seats) for _ in range(seats)))
                running.remove(game)
                done += 1

    def _begin_any(self) -> int:
        users = self._random.sample(USERS, self._random.randint(1, 4))
        computers = ["easy", "hard"][: self._random.randint(0, 4 - len(users))]
        return self.begin(*users, computers=computers, rated=self._random.random() < 0.9)

    def _go_on(self, row: GameRow) -> None:
        """Move with all seats; sometimes somebody leaves or replaces a computer player."""
        for held in row.seated:
            self.move(row.id, held.seat)
            chance = self._random.random()
            if held.user is not None and chance < 0.1:
                self.leave(row.id, held.seat)
            elif held.computer == "hard" and chance < 0.3:
                free = [user for user in USERS if not self._has_played(row.id, user)]
                self.take(row.id, held.seat, self._random.choice(free))

    def _has_played(self, game: int, user: int) -> bool:
        found = self._connection.execute(GAMES_NAMING, (user,)).fetchall()
        return (game,) in found


def nameless(rows: Sequence[RatingRow]) -> Iterator[RatingRow]:
    """Rows without the random numbers of erased users."""
    for row in rows:
        yield structs.replace(row, user=-1) if row.user is not None and row.user < 0 else row
