"""Figures of rated results: stored with each, and recounted from all. Functions inside a transaction."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, structs

from ratings.model import Entrant, Figure, RatedSeat, computer_figure, entrant_of, rate
from storage.core.changes import played_for_holder
from storage.core.database import Connection, placeholders
from storage.core.rows import is_erased

ALL_GAMES = "*"
"""Scope of the figure over all games; others are named like the games. Never changes."""

RATED = "SELECT name FROM game WHERE id = ? AND rated AND outcome = 'finished' AND origin IS NULL"
HELD_AT_END = 'SELECT seat, "user", computer, coalesce(place, 0) FROM result WHERE game = ? ORDER BY seat'

CHANGES = """
SELECT seat, after, from_user, from_computer FROM table_change
WHERE game = ? AND kind = 'seat' ORDER BY number
"""

ANSWERS = "SELECT n, undoes FROM move WHERE game = ? AND seat = ? ORDER BY n"

NEXT_NUMBER = """
INSERT INTO rated_result (id, last) VALUES (1, 1)
ON CONFLICT (id) DO UPDATE SET last = rated_result.last + 1
RETURNING last
"""

LAST = """
SELECT mean_after, deviation_after, games + 1 FROM rating WHERE "user" = ? AND scope = ?
ORDER BY number DESC LIMIT 1
"""


class RatingRow(Struct, frozen=True):
    """A game's effect on a figure; fields are named like the columns."""

    game: int
    seat: int
    scope: str
    took_over: bool
    """Whether it belongs to a last holder who was not the first."""
    user: int | None
    computer: str | None
    number: int
    """Orders all rated results."""
    games: int
    """Number of earlier rated games."""
    mean_before: float
    deviation_before: float
    mean_after: float
    deviation_after: float

    @property
    def before(self) -> Figure:
        return Figure(self.mean_before, self.deviation_before, self.games)

    @property
    def after(self) -> Figure:
        return Figure(self.mean_after, self.deviation_after, self.games + 1)


COLUMNS = ", ".join(f'"{name}"' for name in RatingRow.__struct_fields__)
ADD = f"INSERT INTO rating ({COLUMNS}) VALUES ({placeholders(RatingRow.__struct_fields__)})"
OF_GAME = f"SELECT {COLUMNS} FROM rating WHERE game = ? ORDER BY seat, took_over, scope"
Key = tuple[int, str, bool]
"""Seat, scope, and whether it belongs to a last holder who was not the first."""

FigureOf = Callable[[int, str], Figure]
"""A user's present figure in a scope."""


class PlayedSeat(Struct, frozen=True):
    seat: int
    place: int
    user: int | None
    """The first holder; None for a computer player."""
    computer: str | None
    stayed: bool
    """Whether the first holder was the last."""
    heir: int | None
    """The last holder, if a user but not the first holder."""
    share: float
    """Part of the seat's moves made by the heir."""

    @property
    def is_of_erased(self) -> bool:
        return is_erased(self.user) or is_erased(self.heir)


def played_seats(connection: Connection, game: int) -> tuple[PlayedSeat, ...]:
    changes = connection.execute(CHANGES, (game,)).fetchall()
    return tuple(
        _played_seat(connection, game, held, [each for each in changes if each[0] == held[0]])
        for held in connection.execute(HELD_AT_END, (game,)).fetchall()
    )


def _played_seat(
    connection: Connection,
    game: int,
    held: tuple[int, int | None, str | None, int],
    changes: Sequence[tuple[int, int, int | None, str | None]],
) -> PlayedSeat:
    seat, user, computer, place = held
    first = changes[0][2:] if changes else (user, computer)
    if first == (user, computer):
        return PlayedSeat(seat, place, user, computer, stayed=True, heir=None, share=0.0)
    share = 0.0 if user is None else _share_of_moves(connection, game, seat, changes[-1][1])
    return PlayedSeat(seat, place, *first, stayed=False, heir=user, share=share)


def _share_of_moves(connection: Connection, game: int, seat: int, after: int) -> float:
    """Part of a seat's moves made by its holder since a log row."""
    answers = connection.execute(ANSWERS, (game, seat)).fetchall()
    void = {undoes for _, undoes in answers}
    stand = [n for n, undoes in answers if undoes is None and n not in void]
    by_others = played_for_holder(connection, game, seat)
    own = [n for n in stand if n > after and not by_others(n)]
    return len(own) / len(stand) if stand else 0.0


def does_result_count(seats: Collection[PlayedSeat]) -> bool:
    """Whether a result counts: at least two seats began with a user."""
    return sum(each.user is not None for each in seats) > 1


def rows_of(
    game: int,
    name: str,
    seats: Sequence[PlayedSeat],
    number: int,
    figure_of: FigureOf,
    given: Mapping[Key, RatingRow] = {},
) -> Iterator[RatingRow]:
    """A game's effects on the figures of its players, without erased users.

    `given`: stored rows with the figures of computer players, and the others' gains if a user was erased.
    """
    gained = given if any(each.is_of_erased for each in seats) else {}
    for scope in (ALL_GAMES, name):
        known = _Known(name, scope, figure_of, given)
        rated = [
            RatedSeat(
                seat.place,
                _entrant(seat, known.figure_of_first(seat), len(seats)),
                known.figure_of_heir(seat),
                seat.share,
            )
            for seat in seats
        ]
        for seat, of_seat, after in zip(seats, rated, rate(rated), strict=True):
            if of_seat.first is not None and after.first is not None and not is_erased(seat.user):
                key = (seat.seat, scope, False)
                made = _row(game, key, seat.user, seat.computer, number, of_seat.first.figure, after.first)
                yield _with_gain_of(made, gained.get(key))
            if of_seat.last is not None and after.last is not None and not is_erased(seat.heir):
                key = (seat.seat, scope, True)
                made = _row(game, key, seat.heir, None, number, of_seat.last, after.last)
                yield _with_gain_of(made, gained.get(key))


class _Known(Struct, frozen=True):
    """Figures in one scope before a game."""

    name: str
    scope: str
    figure_of: FigureOf
    given: Mapping[Key, RatingRow]

    def figure_of_first(self, seat: PlayedSeat) -> Figure | None:
        if seat.user is not None:
            return self._of_user(seat.user)
        if not seat.stayed:
            return None
        found = self.given.get((seat.seat, self.scope, False))
        return computer_figure(self.name, seat.computer or "") if found is None else found.before

    def figure_of_heir(self, seat: PlayedSeat) -> Figure | None:
        return None if seat.heir is None else self._of_user(seat.heir)

    def _of_user(self, user: int) -> Figure:
        """A user's figure; an erased one's is a newcomer's."""
        return Figure() if is_erased(user) else self.figure_of(user, self.scope)


def _entrant(seat: PlayedSeat, figure: Figure | None, seats: int) -> Entrant | None:
    if figure is None:
        return None
    return entrant_of(figure, seat.place, seats, stayed=seat.stayed, fixed=seat.user is None)


def _row(
    game: int, key: Key, user: int | None, computer: str | None, number: int, before: Figure, after: Figure
) -> RatingRow:
    return RatingRow(
        game,
        *key,
        user,
        computer,
        number,
        before.games,
        before.mean,
        before.deviation,
        after.mean,
        after.deviation,
    )


def _with_gain_of(made: RatingRow, given: RatingRow | None) -> RatingRow:
    """A row whose figure moves as in another one."""
    if given is None:
        return made
    return structs.replace(
        made,
        mean_after=given.mean_after + (made.mean_before - given.mean_before),
        deviation_after=max(0.0, given.deviation_after + (made.deviation_before - given.deviation_before)),
    )


def add_ratings(connection: Connection, game: int) -> None:
    """Store a finished game's effects on figures, if it is rated and counts."""
    found = connection.execute(RATED, (game,)).fetchone()
    seats = () if found is None else played_seats(connection, game)
    if found is None or not does_result_count(seats):
        return
    (number,) = connection.execute(NEXT_NUMBER).fetchone()
    store_ratings(
        connection, rows_of(game, found[0], seats, number, lambda *of: figure_of_user(connection, *of))
    )


def store_ratings(connection: Connection, rows: Iterable[RatingRow]) -> None:
    connection.executemany(ADD, [structs.astuple(row) for row in rows])


def figure_of_user(connection: Connection, user: int, scope: str) -> Figure:
    found = connection.execute(LAST, (user, scope)).fetchone()
    return Figure() if found is None else Figure(*found)


def ratings_of_game(connection: Connection, game: int) -> tuple[RatingRow, ...]:
    return tuple(rating_row(values) for values in connection.execute(OF_GAME, (game,)))


def rating_row(values: Sequence[object]) -> RatingRow:
    row = RatingRow(*values)  # type: ignore[arg-type]
    return structs.replace(row, took_over=bool(row.took_over))
