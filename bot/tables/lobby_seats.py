"""Lobbies: who sits there, with which options and terms."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from random import choice

from msgspec import Struct, structs

from bot.clock import Clock
from bot.tables.cache import TableCache, to_json
from bot.tables.errors import NotHost
from bot.tables.purposes import computer_again
from clocks.pace import RESERVE, find_pace
from games import find
from games.agents.levels import NAMES, characters_of
from games.engine.chance import commitment_of
from games.settings import options_after_leaving, options_without_seats
from storage.core.errors import AlreadyStarted, NoSuchGame, NotSeated
from storage.core.kinds import Kind
from storage.core.rows import LOBBY, GameRow, Notification, SeatResult, SeatRow
from storage.lobby.invitations import invitation_to
from storage.lobby.lobbies import LobbyChange
from storage.lobby.lobby_seats import USUAL_TERMS, LobbyBounds, NewGame, Terms, host_after, terms_of
from storage.lobby.lobby_start import StartRule
from storage.together.store import Store

BY_CHANCE = "by-chance"
"""Stands for any character."""

CARD = Notification(Kind.CARD, 0, replaces=True)
"""The card of a lobby has to show it as it is now."""

OPEN_TABLE = Notification(Kind.OPEN, 0, replaces=True)
"""The role for open tables is due for a mention."""


class LobbySeats:
    """Opens and changes lobbies. Every method raises NoSuchGame, AlreadyStarted."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        cache: TableCache,
        *,
        seeds: Callable[[], bytes],
        settle_seconds: float,
        most_tables: int,
        results: Callable[[GameRow], Awaitable[tuple[SeatResult, ...]]],
    ) -> None:
        """`settle_seconds`: from the last change of a lobby to its start; `most_tables`: a user's default."""
        self.settle_seconds = settle_seconds
        self.most_tables = most_tables
        self._store = store
        self._clock = clock
        self._cache = cache
        self._seeds = seeds
        self._results = results

    async def open(
        self,
        name: str,
        *,
        host: int,
        channel: int,
        guild: int | None = None,
        seats: int | None = None,
        options: Struct | None = None,
        pace: str = RESERVE.key,
        terms: Terms = USUAL_TERMS,
        invited: Collection[int] = (),
        computers: Collection[str] = (),
        language: str = "en",
        forum: bool = False,
        direct: bool = False,
        mentions_role: bool = False,
        previous: int | None = None,
    ) -> GameRow:
        """Open a table with its host seated; `previous`: the game that is played again.

        Raises TooManyLobbies, TooManyTables, TableFull, UnknownGame, ValueError for a number of seats.
        """
        game, seed = find(name), self._seeds()
        new = NewGame(
            name,
            options=options_text(name, options or game.options()),
            seats=checked_seats(name, max(game.seats) if seats is None else seats),
            guild=guild,
            channel=channel,
            host=host,
            language=language,
            created=self._clock.now(),
            seed=seed,
            commitment=commitment_of(seed),
            pace=pace,
            forum=forum,
            direct=direct,
            previous=previous,
        )
        return await self._store.lobbies.open(
            new,
            terms=terms,
            invited=invited,
            computers=computers,
            bounds=LobbyBounds(most_tables=self.most_tables),
            notifications=(
                CARD,
                seat_notice(host),
                *((OPEN_TABLE,) if mentions_role else ()),
                *(invitation_to(user) for user in invited),
            ),
        )

    async def play_again(
        self,
        game: int,
        user: int,
        *,
        channel: int,
        forum: bool = False,
        mentions_role: bool = False,
        left: Collection[int] = (),
        level: str = "",
    ) -> GameRow:
        """The table at which a game is played again, opened with its options and terms if there is none yet.

        `left`: players who are not invited; `level`: of all computer players, "" for the earlier ones. Raises
        TooManyLobbies, TooManyTables, Barred.
        """
        async with self._cache.lock(game):
            found = await self._store.results.played_again(game)
            if found is not None:
                return found
            row = await self._store.game(game)
            results = await self._results(row)
            people = [each.user for each in results if each.user is not None and each.user > 0]
            invited = [other for other in people if other not in (user, *left)]
            return await self.open(
                row.name,
                host=user,
                channel=channel,
                guild=row.guild,
                seats=row.seats,
                options=options_without_seats(self._cache.options(row)),
                pace=row.pace,
                terms=terms_of(row),
                invited=invited[: row.seats - 1],
                computers=[
                    level or computer_again(row.name, each.computer)
                    for each in results
                    if each.computer is not None and not each.replaced
                ],
                language=row.language,
                forum=forum,
                direct=row.direct,
                mentions_role=mentions_role and not row.private and len(results) < row.seats,
                previous=game,
            )

    async def join(self, game: int, user: int) -> GameRow:
        """Take a seat.

        Raises AlreadyStarted, AlreadySeated, TableFull, SeatsKept, NotInvited, NotReliable, TooManyTables.
        """
        async with self._cache.lock(game):
            row = await self._store.game(game)
            return await self._store.lobbies.join(
                game,
                user=user,
                most_tables=self.most_tables,
                change=self.lobby_change(row, (CARD, seat_notice(user))),
            )

    async def leave(self, game: int, user: int) -> GameRow:
        """Leave a lobby; the next user is the host, else it is closed. Raises AlreadyStarted, NotSeated."""
        async with self._cache.lock(game):
            row = await self._store.game(game)
            held = next((each for each in row.seated if each.user == user), None)
            if held is None:
                raise NotSeated(f"user {user} does not sit at game {game}")
            return await self._free(row, held, None)

    async def _free(self, row: GameRow, held: SeatRow, by_user: int | None) -> GameRow:
        """A lobby after a seat was freed by a user who stays, or by its holder."""
        if row.stage != LOBBY:
            raise AlreadyStarted(f"game {row.id} has begun")
        return await self._store.lobbies.leave(
            row.id,
            held.seat,
            options=self.options_without(row, [held.seat]),
            change=self.lobby_change(row, left_notifications(row, [held]), by_user),
        )

    def options_without(self, row: GameRow, seats: Iterable[int]) -> str:
        """The options of a lobby as JSON once seats are freed: those that name seats follow."""
        options = self._cache.options(row)
        for seat in sorted(seats, reverse=True):
            options = options_after_leaving(options, seat)
        return options_text(row.name, options)

    def lobby_change(
        self, row: GameRow, notifications: tuple[Notification, ...], by_user: int | None = None
    ) -> LobbyChange:
        """The present change of a lobby, and its consequences; `row`: before it. Raises TableDamaged."""
        self._cache.options(row)
        people = sum(held.user is not None for held in row.seated)
        rule = StartRule(self.settle_seconds, find(row.name).seats, people)
        return LobbyChange(notifications, self._clock.now(), by_user, rule)

    async def set_options(
        self, game: int, *, host: int, options: Struct | None = None, seats: int | None = None
    ) -> GameRow:
        """Raises AlreadyStarted, NotHost, TooManySeated, SeatsKept, ValueError for a number of seats."""
        async with self._cache.lock(game):
            row = await self.lobby_of_host(game, host)
            return await self._store.lobbies.set_options(
                game,
                options=options_text(row.name, options) if options is not None else row.options,
                seats=checked_seats(row.name, seats) if seats is not None else row.seats,
                change=self.lobby_change(row, (CARD,), host),
            )

    async def set_terms(
        self, game: int, *, host: int, pace: str | None = None, terms: Mapping[str, str | bool] = {}
    ) -> GameRow:
        """Change pace and `terms`; `rated` ends hints. Raises AlreadyStarted, NotHost, LookupError."""
        if pace is not None:
            find_pace(pace)
        if "rated" in terms:
            terms = {"hints": not terms["rated"], **terms}
        async with self._cache.lock(game):
            row = await self.lobby_of_host(game, host)
            return await self._store.lobbies.set_terms(
                game,
                pace=row.pace if pace is None else pace,
                terms=structs.replace(terms_of(row), **terms),
                change=self.lobby_change(row, (CARD,), host),
            )

    async def show_lobbies_of(self, user: int) -> None:
        """Have the cards of the lobbies where a user sits show them as they are now."""
        for each in await self._store.games_of(user):
            if each.row.stage == LOBBY:
                await self._store.notify(each.row.id, CARD, time=self._clock.now())
                self._cache.notify_listeners(each.row.id)

    async def add_computer(self, game: int, computer: str, *, host: int) -> GameRow:
        """Seat a computer player; a character that sits there already stays.

        Raises AlreadyStarted, NotHost, TableFull, as `checked_computer`.
        """
        async with self._cache.lock(game):
            row = await self.lobby_of_host(game, host)
            if computer in characters_of(find(row.name)) and computer not in free_characters(row):
                return row
            computer = checked_computer(row, computer)
            return await self._store.lobbies.join(
                game, computer=computer, change=self.lobby_change(row, (CARD,), host)
            )

    async def change_computer(self, game: int, seat: int, computer: str, *, host: int) -> GameRow:
        """Replace a computer player. Raises AlreadyStarted, NotHost, NotSeated, as `checked_computer`."""
        async with self._cache.lock(game):
            row = await self.lobby_of_host(game, host)
            computer = checked_computer(row, computer, seat)
            return await self._store.lobbies.change_computer(
                game, seat, computer, change=self.lobby_change(row, (CARD,), host)
            )

    async def remove_computer(self, game: int, *, host: int, seat: int | None = None) -> GameRow:
        """Remove a computer player, by default the last one. Raises AlreadyStarted, NotHost, NotSeated."""
        async with self._cache.lock(game):
            row = await self.lobby_of_host(game, host)
            computers = [
                held for held in row.seated if held.computer is not None and seat in (None, held.seat)
            ]
            if not computers:
                raise NotSeated(f"no computer player sits there at game {game}")
            return await self._free(row, computers[-1], host)

    async def open_lobby(self, game: int) -> GameRow:
        """A game that has not begun. Raises AlreadyStarted, NoSuchGame also if it was closed."""
        return _check_open(await self._store.game(game))

    async def lobby_of_host(self, game: int, host: int) -> GameRow:
        """The game, for its host. Raises AlreadyStarted, NotHost, and NoSuchGame also if it was closed."""
        row = await self._store.game(game)
        if row.host != host:
            raise NotHost(row)
        return _check_open(row)


def _check_open(row: GameRow) -> GameRow:
    if row.stage != LOBBY:
        raise AlreadyStarted(f"game {row.id} has begun")
    if row.closed:
        raise NoSuchGame(f"game {row.id} was closed")
    return row


def left_notifications(row: GameRow, left: Collection[SeatRow]) -> tuple[Notification, ...]:
    """The notifications when seats of a lobby are freed: its card, and those to a new host."""
    host = host_after(row, left)
    if host is None or host == row.host:
        return (CARD,)
    notices = (Notification(kind, 0, user=host, replaces=True) for kind in (Kind.HOST, Kind.SEAT_REQUEST))
    return (CARD, *notices)


def seat_notice(user: int) -> Notification:
    return Notification(Kind.SEAT, 0, user=user, replaces=True)


def free_characters(row: GameRow, seat: int | None = None) -> tuple[str, ...]:
    """The characters that may sit down, on a certain seat; one sits twice only when all are there."""
    every = characters_of(find(row.name))
    seated = {held.computer for held in row.seated if held.seat != seat}
    return tuple(each for each in every if each not in seated) or every


def checked_computer(row: GameRow, name: str, seat: int | None = None) -> str:
    """The computer player of this name, or a free character for BY_CHANCE. Raises LookupError."""
    free = free_characters(row, seat)
    if name == BY_CHANCE and free:
        return choice(free)
    if name not in (*NAMES, *free):
        raise LookupError(f"no computer player of game {row.id} is called {name!r}, or they sit there")
    return name


def checked_seats(name: str, seats: int) -> int:
    """A number of seats for a game. Raises ValueError for one that the game does not allow."""
    if seats not in find(name).seats:
        raise ValueError(f"{name} is not for {seats} players")
    return seats


def options_text(name: str, options: Struct) -> str:
    """Options of a game as JSON. Raises ValueError if they are another game's."""
    if not isinstance(options, find(name).options):
        raise ValueError(f"these are no options of {name}")
    return to_json(options)
