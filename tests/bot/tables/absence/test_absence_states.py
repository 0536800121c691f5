from collections.abc import Awaitable, Callable, Collection
from pathlib import Path

import pytest
from msgspec import structs

from bot.tables.absence.absence import Event, State, consequence
from bot.tables.absence.agreements import YES
from bot.tables.absence.late_rules import Settled, due_judge, state_of
from storage.absence.dormancy import IDLE_SECONDS, WARNING_SECONDS
from storage.absence.polls import GO_ON
from storage.core.errors import Paused
from storage.core.kinds import Kind
from storage.seats.late import COMPUTER, Changes, Idle, LateState
from tests.support.kept_absences import HOUR, Absences
from tests.support.new_file import open_new
from tests.support.table_helpers import USERS

WAITED = 1
"""The seat to act."""

NEWCOMER = 999

TABLE_NOTICES = {
    Event.PRESS: {Kind.ASK, Kind.TURN, Kind.COUNTER},
    Event.SEAT: {
        *(Kind.ASK, Kind.COUNTER, Kind.SEAT_LOST, Kind.PASSED_ON, Kind.CARD, Kind.ANSWERS, Kind.SEAT_CHANGED),
        Kind.OFFER,
    },
}
"""Notifications of an event in every state of a table."""


async def plays(at: Absences) -> int:
    game = await at.begin("h8")
    await at.play(game, without={WAITED})
    await at.post()
    return game


async def late(at: Absences) -> int:
    game = await plays(at)
    await at.go_by(9 * HOUR)
    return game


async def silent(at: Absences) -> int:
    game = await at.begin("h8")
    await at.go_by(9 * HOUR)
    return game


async def out_of_reach(at: Absences) -> int:
    game, now = await plays(at), at.clock.now()
    await at.store.reach.note_place_failure(game, time=now)
    await at.store.users.set_unreachable(USERS[WAITED], code=50007, time=now)
    return game


async def paused(at: Absences) -> int:
    game = await plays(at)
    question = await at.agreements.propose(game, 0, Kind.AGREE_PAUSE)
    await at.agreements.answer(question, 2, YES)
    return game


async def dormant(at: Absences) -> int:
    game = await plays(at)
    await days_90(at, game)
    await at.post()
    await days_104(at, game)
    return game


STATES: dict[State, Callable[[Absences], Awaitable[int]]] = {
    State.PLAYS: plays,
    State.LATE: late,
    State.SILENT: silent,
    State.OUT_OF_REACH: out_of_reach,
    State.PAUSED: paused,
    State.DORMANT: dormant,
}


async def deadline(at: Absences, game: int) -> None:
    await at.go_by(9 * HOUR, post=False)


async def settle(at: Absences, game: int, change: Callable[[LateState], LateState]) -> None:
    """Settle a game as if it stood otherwise."""
    now = at.clock.now()

    def judge(state: LateState) -> Changes:
        return due_judge(now)(change(state))

    await at.store.late.settle(game, judge, time=now)


async def days_90(at: Absences, game: int) -> None:
    if not (await at.tables.store.game(game)).dormant:
        idle = Idle(at.clock.now() - IDLE_SECONDS)
        await settle(at, game, lambda state: structs.replace(state, idle=idle))


async def days_104(at: Absences, game: int) -> None:
    """All were asked whether to continue, two weeks ago."""
    if not (await at.tables.store.game(game)).dormant:
        posted = at.clock.now() - WARNING_SECONDS

        def change(state: LateState) -> LateState:
            questions = tuple(
                structs.replace(each, posted=posted) if each.kind == Kind.IDLE else each
                for each in state.questions
            )
            return structs.replace(state, idle=Idle(posted - IDLE_SECONDS), questions=questions)

        await settle(at, game, change)


async def vote(at: Absences, game: int) -> None:
    for kind, answer in ((Kind.LATE, COMPUTER), (Kind.ASLEEP, GO_ON)):
        question = await at.store.agreements.open_proposal_at(game, kind)
        for seat in () if question is None else (0, 2):
            assert question is not None
            try:
                await at.lateness.answer(game, question.id, seat, answer)
            except (Paused, Settled):
                assert kind == Kind.ASLEEP or (await at.tables.store.game(game)).paused


async def press(at: Absences, game: int) -> None:
    table = await at.tables.table(game)
    while WAITED in table.waiting_seats:
        await at.press(game, WAITED)
        table = await at.tables.table(game)


async def seat(at: Absences, game: int) -> None:
    await at.tables.seats.offer(game, USERS[WAITED], on=True)
    await at.tables.seats.take(game, WAITED, NEWCOMER)


async def back(at: Absences, game: int) -> None:
    await at.store.reach.note_working_place(game, time=at.clock.now())


async def downtime(at: Absences, game: int) -> None:
    await at.store.timing.beat(at.clock.now(), 0.0)
    await at.clock.advance(5 * HOUR)
    await at.store.timing.beat(at.clock.now(), 0.0)
    await at.go_by(0.0, post=False)


EVENTS: dict[Event, Callable[[Absences, int], Awaitable[None]]] = {
    Event.DEADLINE: deadline,
    Event.DAYS_90: days_90,
    Event.DAYS_104: days_104,
    Event.VOTE: vote,
    Event.PRESS: press,
    Event.SEAT: seat,
    Event.RETURN: back,
    Event.DOWNTIME: downtime,
}


async def stands(at: Absences, game: int) -> State:
    now = at.clock.now()
    return state_of(await at.store.late.state(game, time=now), now)


async def sent_since(at: Absences, known: Collection[int], event: Event) -> set[str]:
    """The kinds of later notifications of a table, without those an event sends in any state."""
    new = [each for each in await at.store.outbox_due() if each.id not in known]
    return {each.kind for each in new}


@pytest.mark.parametrize("event", Event)
@pytest.mark.parametrize("state", State)
async def test_what_follows_in_a_state_from_an_event(state: State, event: Event, tmp_path: Path) -> None:
    async with await open_new(tmp_path / "games.sqlite3") as store:
        at = Absences(store)
        game = await STATES[state](at)
        if event is Event.DAYS_104:
            await days_90(at, game)
        await at.post()
        assert await stands(at, game) is state
        known = [each.id for each in await store.outbox_due()]
        await EVENTS[event](at, game)
        expected = consequence(state, event)
        assert await stands(at, game) is expected.state
        said = {str(each) for each in expected.notifications}
        other_notices = {str(each) for each in TABLE_NOTICES.get(event, ())} - said
        assert await sent_since(at, known, event) - other_notices == said
