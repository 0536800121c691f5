"""The table service: open, join and start tables, answer, undo; steps are stored with their notifications.

A table that was returned never changes: an answer is made on a copy, stored, and then the copy replaces it in
the cache. So readers need no lock, and a failure leaves nothing half done.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct, structs

from bot.clock import Clock
from bot.happened import Happened
from bot.tables.cache import OPEN_TABLES, CachedTable, TableCache, options_of
from bot.tables.choices_ahead import key_of_only_end, only_asked_which
from bot.tables.decisions import DecisionProcess, Decisions
from bot.tables.endings import current_places
from bot.tables.errors import BeforeYou, GameOver, NotYours, Outdated, TooFew
from bot.tables.fair_chance import FairChance, Verifier
from bot.tables.hints import Hints
from bot.tables.lobby_seats import LobbySeats, checked_seats, options_text
from bot.tables.notifications import Step
from bot.tables.planned_turns import plan_of_row, tried
from bot.tables.plans import Plans
from bot.tables.purposes import PLAYER, Purpose
from bot.tables.seats import TableSeats
from clocks.pace import RESERVE
from clocks.user_settings import AT_ONCE, from_json
from games import find
from games.agents.hints import Hint, joined_hints
from games.agents.levels import Decision
from games.agents.search import seed_of
from games.choice import THEN, Choice
from games.engine.chance import SeededChance, commitment_of, new_seed
from games.engine.errors import NotAsked
from games.engine.moves import Move, last_row_before_question
from games.engine.table import Table
from games.game import Role
from games.log import Record, Versions
from storage.core.errors import Conflict, DuplicateInteraction
from storage.core.queries import Stand
from storage.core.rows import LOBBY, OVER, GameRow, Notification, SeatResult
from storage.lobby.lobby_seats import NewGame
from storage.lobby.table_limit import MOST_TABLES
from storage.together.screen_reads import PanelRows
from storage.together.store import Store

log = logging.getLogger(__name__)


class AppliedMoves(Struct, frozen=True):
    """The outcome of an answer, an undo or a start."""

    game: int
    seat: int | None
    """Who answered; None for a start."""
    rows: tuple[Move, ...]
    table: Table[Any]
    """The table after them."""
    notifications: tuple[Notification, ...]
    due: bool = True
    """Whether a notification of the game is due, because of them or of earlier ones."""
    hint: Hint | None = None
    """What was followed, where the rest was chosen for the seat by hints."""
    panel: PanelRows | None = None
    """That of the seat, if a user pressed."""

    @property
    def n(self) -> int:
        return len(self.table.moves)


class Press(Struct, frozen=True):
    seat: int
    user: int | None
    """Who pressed; None for the computer player that plays the seat."""
    version: int
    """The seat's version (`Table.version`) on the panel."""
    interaction: int | None = None
    """Discord's id of the press."""
    once: bool = False
    """Whether a computer player moves once for the user who plays the seat."""


class Solo(Struct, frozen=True):
    """A user who plays with computer players alone, and the place of the table."""

    host: int
    computers: tuple[str, ...]
    guild: int | None
    """None: the table stands in the user's direct messages."""
    channel: int
    language: str
    forum: bool = False
    seat: int = 0
    """The user's."""


Change = Callable[[GameRow, Table[Any]], Awaitable[list[Move]]]
"""What a press does to a game's table; returned are the new rows."""


SETTLE_SECONDS = 30.0
"""How long after the last change of a lobby its game begins at the earliest."""


class TableService:
    """Lobbies and running tables. Every method raises NoSuchGame, and TableDamaged for a closed table."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        seeds: Callable[[], bytes] = new_seed,
        decisions: Decisions | None = None,
        open_tables: int = OPEN_TABLES,
        settle_seconds: float = SETTLE_SECONDS,
        most_tables: int = MOST_TABLES,
        happened: Happened | None = None,
    ) -> None:
        """`settle_seconds`: from the last change of a lobby to its start; `most_tables`: a user's default."""
        self.store = store
        self.clock = clock
        self.decisions = decisions or DecisionProcess()
        self.happened = happened or Happened()
        self.cache = TableCache(store, clock, open_tables, self.happened)
        self.hints = Hints(store, self.cache, self.decisions)
        self.plans = Plans(store, clock, self.cache, self.decisions)
        self.lobby = LobbySeats(
            store,
            clock,
            self.cache,
            seeds=seeds,
            settle_seconds=settle_seconds,
            most_tables=most_tables,
            results=self.results,
        )
        self.seats = TableSeats(store, clock, self.cache, most_tables)
        self._seeds = seeds
        self._verifier = Verifier()

    # The beginning

    async def start(self, game: int, *, host: int) -> AppliedMoves:
        """Start with those who are seated. Raises AlreadyStarted, NotHost, TooFew."""
        async with self.cache.lock(game):
            result = await self.start_locked(await self.lobby.lobby_of_host(game, host))
        self.cache.notify_listeners(game)
        return result

    async def start_locked(self, row: GameRow) -> AppliedMoves:
        """Start a lobby while its lock is held; the listeners are not called. Raises TooFew."""
        check_players(row)
        chance = await self.cache.chance(row)
        table = Table.begin(find(row.name), len(row.seated), options_of(row), chance)
        notifications = await self.cache.begin(row, table)
        return AppliedMoves(row.id, None, tuple(table.moves), table, notifications)

    async def begin_alone(
        self, name: str, options: Struct, solo: Solo, *, pace: str = RESERVE.key
    ) -> GameRow:
        """A game of one user and computer players that begins at once. Raises ValueError as `open_lobby`."""
        seed = self._seeds()
        new = self._new_game(name, options, 1 + len(solo.computers), seed, solo)
        table = Table.begin(find(name), new.seats, options, SeededChance(seed))
        return await self._begin_new(structs.replace(new, pace=pace), table, solo)

    async def begin_practice(
        self, given: Record, seed: bytes, origin: str, solo: Solo, rules: Versions | None = None
    ) -> GameRow:
        """A practice table begun with given rows by `rules` (None: today's). Raises Damaged."""
        table = Table.load(given.game, given.players, given.options, given.moves, SeededChance(seed))
        new = structs.replace(
            self._new_game(given.game.name, given.options, given.players, seed, solo),
            origin=origin,
            seeded_after=len(given.moves),
            private=True,
            vacations=False,
        )
        return await self._begin_new(new, table, solo, rules)

    def _new_game(self, name: str, options: Struct, seats: int, seed: bytes, solo: Solo) -> NewGame:
        return NewGame(
            name,
            options=options_text(name, options),
            seats=checked_seats(name, seats),
            guild=solo.guild,
            channel=solo.channel,
            host=solo.host,
            language=solo.language,
            created=self.clock.now(),
            seed=seed,
            commitment=commitment_of(seed),
            forum=solo.forum,
        )

    async def _begin_new(
        self, new: NewGame, table: Table[Any], solo: Solo, rules: Versions | None = None
    ) -> GameRow:
        row = await self.cache.begin_new(new, table, solo.computers, solo.seat, rules)
        self.cache.notify_listeners(row.id)
        return row

    # Playing

    async def answer(self, game: int, press: Press, key: str) -> AppliedMoves:
        """A seat picks an option, or one that asks which, THEN one; where set, the turn ends with it.

        Raises NotPlaying, NotYours, Outdated, DuplicateInteraction, NotAsked, NoSuchOption: nothing changed.
        """

        async def answered(_: GameRow, table: Table[Any]) -> list[Move]:
            *before, last = key.split(THEN)
            rows = [row for each in before for row in table.answer(press.seat, each)]
            choice = table.pending_choice(press.seat)
            rows += table.answer(press.seat, last)
            in_turn = choice is not None and choice.role(last) is not Role.ENDS_TURN
            end = key_of_only_end(table, press.seat) if in_turn and rows[-1].seat is not None else None
            if end is not None and await self._ends_turns_at_once(press):
                rows += table.answer(press.seat, end)
            return rows

        return await self._apply(game, press, answered)

    async def _ends_turns_at_once(self, press: Press) -> bool:
        """Whether the user who pressed wants turns to end with their last choice."""
        if press.user is None or press.once:
            return False
        return from_json(await self.store.users.settings(press.user)).turn_end == AT_ONCE

    async def choose_rest(self, game: int, press: Press) -> AppliedMoves:
        """Choose the rest of a seat's part in the phase, by hints where allowed. Raises as `answer`."""
        hints: list[Hint] = []

        async def chosen(row: GameRow, table: Table[Any]) -> list[Move]:
            hints.clear()
            rows = await self._choose_rest(row, table, press.seat, hints)
            if hints:
                await self.store.hints.give(game, press.seat)
            return rows

        result = await self._apply(game, press, chosen)
        return structs.replace(result, hint=joined_hints(hints) if hints else None)

    async def _choose_rest(self, row: GameRow, table: Table[Any], seat: int, hints: list[Hint]) -> list[Move]:
        """Choose for a seat until its part in the phase is over, collecting `hints`. Raises NotAsked."""
        phase, first = table.game.phases[table.state.phase], len(table.moves)

        def asked() -> Choice | None:
            choice = table.pending_choice(seat)
            same_phase = not any(move.seat is None for move in table.moves[first:])
            return choice if choice and same_phase and phase.can_choose_for(choice) else None

        if asked() is None:
            raise NotAsked(f"nothing can be chosen for seat {seat}")
        while asked():
            hint = await self.hints.work_out(row, table, seat) if row.hints else None
            answers = hint.answers if hint else await self._decided(table, seat)
            given = 0
            while given < len(answers) and (choice := asked()) and answers[given].fits(choice):
                table.answer(seat, answers[given].key)
                given += 1
            if hint:
                hints.append(hint.after_answers(given))
        return table.moves[first:]

    async def _decided(self, table: Table[Any], seat: int) -> Decision:
        """What is chosen for a seat where there are no hints."""
        seed = seed_of(table, seat, table.version(seat))
        return await self.decisions.decide(PLAYER[Purpose.CHOOSE_FOR_ME], table, seat, seed)

    async def play_plan(self, game: int, press: Press) -> AppliedMoves:
        """Play the plan of a seat, up to where it stops. Raises as `answer`."""

        async def planned(_: GameRow, table: Table[Any]) -> list[Move]:
            stored = await self.store.plans.find(game, press.seat)
            theirs = stored is not None and stored.user == press.user
            trial = tried(table, stored, plan_of_row(table, stored)) if stored and theirs else None
            if trial is None or not trial.keys:
                raise NotAsked(f"seat {press.seat} of game {game} has no plan that can be played")
            return [row for key in trial.keys for row in table.answer(press.seat, key)]

        return await self._apply(game, press, planned)

    async def undo(self, game: int, press: Press, *, all_moves: bool = False) -> AppliedMoves:
        """Take back a seat's last move, or all. Raises as `answer`, NothingToUndo, BeforeYou."""

        async def undone(row: GameRow, table: Table[Any]) -> list[Move]:
            since = row.held_after(press.seat)
            if table.undoable(press.seat) and not table.undoable(press.seat, since):
                raise BeforeYou(f"seat {press.seat} of game {game} has its holder since row {since}")
            rows = table.undo(press.seat, all_moves=all_moves, since=since)
            if table.undoable(press.seat, since) and only_asked_which(table, press.seat):
                rows += table.undo(press.seat, since=since)
            return rows

        return await self._apply(game, press, undone)

    async def _apply(self, game: int, press: Press, change: Change) -> AppliedMoves:
        async with self.cache.lock(game):
            try:
                result = await self._apply_once(game, press, change)
            except Conflict:
                log.warning("game %d was changed elsewhere; the press is applied again", game)
                result = await self._apply_once(game, press, change)
        self.cache.notify_listeners(game, due=result.due)
        return result

    async def _apply_once(self, game: int, press: Press, change: Change) -> AppliedMoves:
        cached = await self.cache.read_locked(game)
        _check_seat(cached, press)
        if cached.row.stage == OVER:
            raise GameOver(f"game {game} is over")
        if cached.begins_again:
            await self.cache.begin_again(cached)
            raise Outdated(cached.stored)
        await self._check_version(cached, press)
        live = self.cache.take_live(cached)
        rows = await change(cached.row, live)
        table = live.snapshot()
        step = Step(cached.table, table, len(cached.table.moves) + 1)
        shown = None if press.interaction is None else press.seat
        stored = await self.cache.store(cached, step, press.interaction, live, shown)
        return AppliedMoves(
            game, press.seat, tuple(rows), table, stored.notifications, stored.due, panel=stored.panel
        )

    async def _check_version(self, cached: CachedTable, press: Press) -> None:
        if press.version == cached.table.version(press.seat):
            return
        if press.interaction is not None and await self.store.has_interaction(press.interaction):
            raise DuplicateInteraction("this interaction was applied before")
        raise Outdated(_row_of_panel(cached.table, press))

    def _load(self, table: Table[Any], n: int) -> Table[Any]:
        return Table.load(table.game, table.players, table.options, table.moves[:n], table.chance)

    async def move_table(self, game: int, *, before: int, after: int, forum: bool) -> bool:
        """Move a running game out of its deleted channel; False if it has not begun or has moved already."""
        async with self.cache.seats_changing([game]):
            moved = await self.store.move_table(
                game, before=before, after=after, forum=forum, time=self.clock.now()
            )
        self.cache.notify_listeners(game)
        return moved

    # Reading

    async def table(self, game: int, stand: Stand | None = None) -> Table[Any]:
        """The table as it is now, unchanging; a phase begun again is not stored yet. Raises NotPlaying.

        `stand`: as it was just read.
        """
        return (await self.cache.read(game, stand)).table

    async def past_table(self, game: int) -> Table[Any]:
        """The table as it is now, which is not expected to be asked for again. Raises NotPlaying."""
        return (await self.cache.read_once(game)).table

    async def table_at(self, game: int, n: int) -> Table[Any]:
        """The table as of row n, with phases begun without a choice. Raises NotPlaying, ValueError."""
        now = await self.table(game)
        if n > len(now.moves):
            # A step may have been stored that is not in the cache yet: it is once the lock is free.
            now = await self.past_table(game)
        if not 0 < n <= len(now.moves):
            raise ValueError(f"game {game} has no row {n}")
        n = last_row_before_question(now.moves, n)
        if n == len(now.moves):
            return now
        return self._load(now, n)

    async def game_here(self, thread: int | None, user: int) -> GameRow | None:
        """The game of a thread, else what has waited longest for a user, what they play, their last."""
        here = await self.store.game_in(thread) if thread else None
        if here is not None:
            return here
        mine = [each.row for each in await self.store.games_of(user) if each.row.stage != LOBBY]
        return (
            mine[0]
            if mine
            else next((each.row for each in await self.store.finished_games_of(user, 1)), None)
        )

    async def results(self, row: GameRow) -> tuple[SeatResult, ...]:
        """Results of a finished game by seat, worked out while they are not stored."""
        stored = await self.store.results.of_game(row.id)
        if stored:
            return stored
        places = {each.seat: each for each in current_places(await self.table(row.id))}
        return tuple(
            SeatResult(
                held.seat, held.user, held.computer, places[held.seat].place, places[held.seat].points, False
            )
            for held in row.seated
        )

    # Chance

    async def published_seed(self, game: int) -> bytes | None:
        """The seed of a finished game; None before, and for a game without one."""
        over = (await self.store.game(game)).stage == OVER
        return await self.store.seed(game) if over else None

    async def fair_chance(self, game: int) -> FairChance:
        """The proof of a game's draws. Raises TableDamaged."""
        row, seed = await self.store.game(game), await self.published_seed(game)
        if seed is None:
            return FairChance(row)
        rules = await self.store.rules(game)
        return FairChance(row, await self._verifier.verify(row, await self.table(game), seed, rules))

    async def game_to_verify(self, thread: int | None, user: int) -> GameRow | None:
        """The game of a thread, else the one that has waited longest for a user, any other, their last."""
        here = await self.store.game_in(thread) if thread else None
        if here is not None:
            return here
        mine = sorted(await self.store.games_of(user), key=lambda each: each.row.stage == LOBBY)
        return mine[0].row if mine else await self.store.last_game_of(user)


def check_players(row: GameRow) -> None:
    """Check that a game is for as many as are seated. Raises TooFew."""
    seats = find(row.name).seats
    if len(row.seated) not in seats:
        raise TooFew(len(row.seated), min(seats))


def _check_seat(cached: CachedTable, press: Press) -> None:
    held = cached.row.holder(press.seat)
    if held is None or (held.player != press.user and not press.once):
        raise NotYours(f"seat {press.seat} of game {cached.row.id} is somebody else's")


def _row_of_panel(table: Table[Any], press: Press) -> int:
    """The last row the panel can have shown: the seat's next one came after it."""
    own = table.rows(press.seat)
    return own[press.version] - 1 if 0 <= press.version < len(own) else len(table.moves)
