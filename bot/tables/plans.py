"""Plans of seats for their next turns: made on a planning table, kept, and played when the turns come."""

import logging
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.clock import Clock
from bot.operation.logs import log_context
from bot.recent import Recent
from bot.tables.cache import ByPlan, CachedTable, TableCache
from bot.tables.decisions import Decisions
from bot.tables.errors import CannotPlan, NotYours, Outdated, TableDamaged
from bot.tables.hints import KEPT, has_alternatives
from bot.tables.notifications import Step
from bot.tables.planned_turns import NO_PLAN, keys_due, plan_of_row, signs_of
from games.agents.hints import Hint
from games.choice import Choice
from games.engine.errors import NoSuchOption, NotAsked
from games.engine.planning import PlanningTable, seats_between
from games.engine.plans import Plan, Sign, Trial, follow, has_come, plan_of
from games.engine.table import Table
from storage.core.errors import Conflict, DatabaseBusy
from storage.core.kinds import Kind
from storage.core.rows import PLAYING, GameRow, Notification, PlanRow
from storage.seats.plans import PlannedTurn
from storage.together.store import Store

NONE = 0
"""The version of a plan that is not begun."""

log = logging.getLogger(__name__)


class PlanPress(Struct, frozen=True):
    """A press on a planning table."""

    seat: int
    user: int
    version: int
    """That of the plan on the panel."""


class Planning(Struct, frozen=True):
    """The planning table of a seat, with what is planned so far answered on it."""

    row: GameRow
    now: Table[Any]
    """The real table."""
    table: PlanningTable[Any]
    stored: PlanRow | None
    plan: Plan[Any]
    """What was planned."""
    trial: Trial
    """Where that no longer fits."""

    @property
    def version(self) -> int:
        return NONE if self.stored is None else self.stored.version

    @property
    def keys(self) -> tuple[str, ...]:
        """What is planned so far."""
        return tuple(each.move.key for each in self.table.open_moves[1:])

    @property
    def choice(self) -> Choice | None:
        return self.table.pending_choice(self.table.seat)

    @property
    def is_hinted(self) -> bool:
        return self.stored is not None and self.stored.hinted

    @property
    def between(self) -> tuple[int, ...]:
        """The seats whose turns lie between."""
        return seats_between(self.now, self.table.seat)


def can_plan(row: GameRow, table: Table[Any], seat: int, user: int) -> bool:
    return _state_ahead(row, table, seat, user) is not None


def _state_ahead(row: GameRow, table: Table[Any], seat: int, user: int) -> Any:
    """The state in which a user plans their seat's next turn; None unless a person plays before it."""
    held, ahead = row.holder(seat), table.game.ahead
    if row.stage != PLAYING or held is None or held.user != user or ahead is None:
        return None
    people = (row.holder(each) for each in seats_between(table, seat))
    return ahead(table.view(seat), seat) if any(each and each.strategy is None for each in people) else None


class _Given(Struct, frozen=True):
    """A hint on a planning table, and where it was given."""

    user: int
    row: int
    """The last one of the log then."""
    keys: tuple[str, ...]
    """The answers planned so far."""
    hint: Hint


class Plans:
    """Every method raises NoSuchGame, and TableDamaged for a closed table."""

    def __init__(self, store: Store, clock: Clock, cache: TableCache, decisions: Decisions) -> None:
        self._store = store
        self._clock = clock
        self._cache = cache
        self._decisions = decisions
        self._given = Recent[tuple[int, int], _Given](KEPT)

    async def game_to_plan(self, user: int) -> int | None:
        """The first running game of a user in which their next turn can be planned, those planned last."""
        found = list[tuple[bool, int]]()
        for each in await self._store.games_of(user):
            seat = each.row.own_seat_of(user)
            if each.row.stage != PLAYING or each.row.dormant or seat is None:
                continue
            cached = await self._cache.read(each.row.id)
            if can_plan(cached.row, cached.table, seat, user):
                found.append((cached.row.seated[seat].has_plan, each.row.id))
        return min(found)[1] if found else None

    # Making a plan

    async def open(self, game: int, seat: int, user: int) -> Planning:
        """The planning table of a user's seat. Raises NotYours, CannotPlan."""
        cached = await self._cache.read(game)
        row, table = cached.row, cached.table
        held = row.holder(seat)
        if held is None or held.user != user:
            raise NotYours(f"seat {seat} of game {game} is somebody else's")
        ahead = _state_ahead(row, table, seat, user)
        if ahead is None:
            raise CannotPlan(f"the next turn of seat {seat} of game {game} cannot be planned now")
        planning = PlanningTable.begin_from(table, seat, ahead)
        stored = await self._store.plans.find(game, seat) if held.has_plan else None
        plan = NO_PLAN if stored is None else plan_of_row(table, stored)
        trial = Trial(()) if stored is None else follow(planning, plan)
        return Planning(row, table, planning, stored, plan, trial)

    async def answer(self, game: int, press: PlanPress, key: str) -> Planning:
        """Add an answer to a plan. Raises NotYours, CannotPlan, Outdated, NotAsked, NoSuchOption."""
        planning = await self.look(game, press)
        planning.table.answer(press.seat, key)
        return await self._store_draft(planning)

    async def undo(self, game: int, press: PlanPress, *, all_moves: bool = False) -> Planning:
        """Take back the last answer of a plan, or all. Raises as `answer`, NothingToUndo."""
        planning = await self.look(game, press)
        planning.table.undo(press.seat, all_moves=all_moves)
        return await self._store_draft(planning)

    async def keep(self, game: int, press: PlanPress, play: str) -> Planning:
        """Keep a plan to be played as `play` says. Raises as `answer`."""
        planning = await self.look(game, press)
        return await self._store_draft(planning, play=play)

    async def choose_signs(self, game: int, press: PlanPress, signs: Collection[Sign]) -> Planning:
        """Choose by which signs a plan stops. Raises as `answer`."""
        planning = await self.look(game, press)
        stored = planning.stored
        return await self._store_draft(planning, play=stored.play if stored else None, signs=signs)

    async def drop(self, game: int, press: PlanPress) -> None:
        """Forget a plan, but not that a hint was given. Raises as `answer`."""
        planning = await self.look(game, press)
        if planning.is_hinted:
            empty = PlanningTable.begin_from(planning.table, press.seat, planning.table.phase_start)
            await self._store_draft(structs.replace(planning, table=empty), signs=())
        elif planning.stored is not None:
            async with self._cache.seats_changing([game]):
                await self._store.plans.forget(game, [press.seat])

    # Hints

    def given_hint(self, planning: Planning) -> Hint | None:
        """The hint on a planning table or its rest, as long as it was followed and nobody has moved."""
        given = self._given.get((planning.row.id, planning.table.seat))
        if given is None or given.row != len(planning.now.moves):
            return None
        keys, number = planning.keys, len(given.keys)
        if planning.row.seated[planning.table.seat].user != given.user or keys[:number] != given.keys:
            return None
        return given.hint.rest_after(keys[number:], planning.choice)

    async def give_hint(self, game: int, press: PlanPress) -> Planning | None:
        """Give a hint, which belongs to the turn that follows; None without alternatives.

        Raises as `answer`, WorkerFailed.
        """
        before = await self.look(game, press)
        if not before.row.hints or before.choice is None:
            raise NotAsked(f"seat {press.seat} of game {game} gets no hint for its plan")
        if not has_alternatives(before.choice):
            return None
        hint = await self._decisions.hint(before.now, press.seat, planned=before.keys)
        planning = await self.look(game, press)
        row = len(planning.now.moves)
        if row != len(before.now.moves):
            raise Outdated(row)
        if not planning.is_hinted:
            planning = await self._store_hinted(planning, hinted=True)
        self._given[game, press.seat] = _Given(press.user, row, before.keys, hint)
        return planning

    async def take_hint_back(self, planning: Planning) -> None:
        """Forget a hint that reached nobody."""
        self._given.forget((planning.row.id, planning.table.seat))
        await self._store_hinted(planning, hinted=False)

    async def _store_hinted(self, planning: Planning, *, hinted: bool) -> Planning:
        play = planning.stored.play if planning.stored else None
        return await self._store_draft(planning, play=play, hinted=hinted)

    async def look(self, game: int, press: PlanPress) -> Planning:
        """The planning table behind a press, without answers that no longer fit. Raises Outdated."""
        planning = await self.open(game, press.seat, press.user)
        if planning.version != press.version:
            raise Outdated(len(planning.now.moves))
        if planning.trial.stop is not None:
            await self._store_draft(planning)
            raise Outdated(len(planning.now.moves))
        return planning

    async def _store_draft(
        self,
        planning: Planning,
        *,
        play: str | None = None,
        signs: Collection[Sign] | None = None,
        hinted: bool | None = None,
    ) -> Planning:
        """Store a plan as it is now. Raises Outdated if it has changed."""
        before, seat, game = planning.stored, planning.table.seat, planning.row.id
        user = planning.row.seated[seat].user
        assert user is not None
        plan = plan_of(planning.now, planning.table)
        chosen = signs if signs is not None else signs_of(before) if before else ()
        after = PlanRow(
            game,
            seat,
            user,
            max(planning.version + 1, int(self._clock.now())),
            msgspec.json.encode(plan).decode(),
            play,
            msgspec.json.encode(sorted(chosen)).decode(),
            planning.is_hinted if hinted is None else hinted,
        )
        try:
            # The cached table has to know a new plan.
            async with self._cache.seats_changing([game]) if before is None else self._cache.lock(game):
                await self._store.plans.keep(after, None if before is None else before.version)
        except Conflict as changed:
            raise Outdated(len(planning.now.moves)) from changed
        return structs.replace(planning, stored=after, plan=plan, trial=Trial(()))

    # Playing a plan

    async def play_due(self, now: float) -> None:
        """Play the plans whose turns have come; the owner of one that fails is called."""
        for game, seat in await self._store.plans.due(now):
            with log_context(table=game):
                try:
                    await self._play(game, seat, now)
                except (TableDamaged, DatabaseBusy, Conflict) as reason:
                    log.info("the plan of seat %d is not played now: %s", seat, reason)
                except (NotAsked, NoSuchOption) as reason:
                    log.info("the plan of seat %d fails by what the seat cannot know: %s", seat, reason)
                    await self._call(game, seat)
                except Exception:
                    log.exception("the plan of seat %d cannot be played", seat)
                    await self._call(game, seat)

    async def _play(self, game: int, seat: int, now: float) -> None:
        """Play the plan of a seat whose turn has come; if it no longer holds, call its owner."""
        async with self._cache.lock(game):
            cached = await self._cache.read_locked(game)
            due = await self._store.plans.planned_at(game, seat)
            if due is None or due > now:
                return
            stored = await self._store.plans.find(game, seat)
            keys: tuple[str, ...] = ()
            if stored is not None and not cached.begins_again:
                plan = plan_of_row(cached.table, stored)
                keys = keys_due(cached.row, cached.table, stored, plan)
                if keys:
                    await self._play_keys(cached, stored, plan, keys)
        if keys:
            self._cache.notify_listeners(game)
        else:
            await self._call(game, seat)

    async def _call(self, game: int, seat: int) -> None:
        async with self._cache.lock(game):
            await self._store.plans.call(game, seat, self._clock.now())
        self._cache.notify_listeners(game)

    async def _play_keys(
        self, cached: CachedTable, stored: PlanRow, plan: Plan[Any], keys: tuple[str, ...]
    ) -> None:
        """Answer for a seat as its user would; the planned end of a turn can be taken back for a while."""
        seat, end = stored.seat, plan.answers[-1]
        is_theirs = cached.row.seated[seat].player == stored.user
        holds_back = is_theirs and plan.ends_turn and len(keys) > 1 and keys[-1] == end.key
        live = self._cache.take_live(cached)
        for key in keys[:-1] if holds_back else keys:
            live.answer(seat, key)
        after = live.snapshot()
        left = None
        if holds_back:
            rest = msgspec.json.encode(structs.replace(plan, answers=(end,), before=())).decode()
            changed = structs.replace(stored, version=stored.version + 1, answers=rest, hinted=False)
            left = PlannedTurn(changed, is_rest=True)
        step = Step(cached.table, after, len(cached.table.moves) + 1)
        news = _news(step, seat, left) if has_come(cached.table, seat, plan) else ()
        await self._cache.store(cached, step, None, live, by_plan=ByPlan(seat, left, news))


def _news(step: Step, seat: int, left: PlannedTurn | None) -> tuple[Notification, ...]:
    """Call the player if a plan ends within the turn, in the thread too, else say that it was played."""
    goes_on = seat in step.after.waiting_seats and seat not in step.newly_asked
    if goes_on and left is None:
        asked = Notification(Kind.ASK, step.last_row, seat, replaces=True)
        return (asked, Notification(Kind.TURN, step.last_row, replaces=True))
    return (Notification(Kind.PLAN_PLAYED, step.last_row, seat, replaces=True),)
