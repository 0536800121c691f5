"""Hints on planning tables of Harbour: noted with the turn that follows, whichever way it is played."""

from pathlib import Path

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.tables import cache
from bot.tables.errors import CannotPlan, Outdated
from bot.tables.planned_turns import ASK, AT_ONCE, plan_of_row, tried
from bot.tables.plans import Planning, PlanPress
from bot.tables.service import Press, TableService
from games import find
from games.engine.errors import NotAsked
from games.engine.plans import Stop, Why
from games.hidden import copy_state
from storage.core.rows import HintUse
from storage.seats.late import Changes
from storage.together.store import Store
from tests.support.planned_tables import as_pressed, begun, card_of, lay_out, play_due, press
from tests.support.stored_faults import faults
from tests.support.table_helpers import USERS
from tests.support.table_story import pending
from tests.toy_games.rules.harbour import Harbour

pytestmark = pytest.mark.usefixtures("toys")

ADA, BOB, CLEO = USERS[:3]
MINUTE = 60.0


@pytest.fixture
async def game(service: TableService) -> int:
    """A table of three whose first seat is asked."""
    return await begun(service)


async def hinted(service: TableService, game: int, *keys: str, seat: int = 1) -> Planning:
    """The user of a seat, Bob by default, asks for a hint after some answers on the planning table."""
    planning = await lay_out(service, game, seat, *keys)
    given = await service.plans.give_hint(game, PlanPress(seat, USERS[seat], planning.version))
    assert given is not None
    return given


async def keep(service: TableService, planning: Planning, play: str) -> None:
    await service.plans.keep(planning.row.id, PlanPress(1, BOB, planning.version), play)


async def uses(store: Store, game: int) -> list[HintUse]:
    return list((await store.table_rows(game)).hints)


async def first_row_of_turn(store: Store, game: int) -> list[HintUse]:
    """The use that must be noted: of the first row that Bob has not taken back."""
    rows = await store.moves(game)
    undone = {row.undoes for row in rows}
    first = next(row.n for row in rows if row.seat == 1 and row.undoes is None and row.n not in undone)
    return [HintUse(1, first)]


@pytest.mark.parametrize("way", ["by hand", "by press", "at once", "dropped"])
async def test_a_hint_is_noted_with_the_turn_that_follows(
    service: TableService, store: Store, clock: ManualClock, game: int, path: Path, way: str
) -> None:
    card = await card_of(service, game, 1)
    planning = await hinted(service, game)
    if way == "dropped":
        await service.plans.drop(game, PlanPress(1, BOB, planning.version))
        assert (await uses(store, game), faults(path)) == ([], [])
        again = await service.plans.open(game, 1, BOB)
        assert (again.keys, again.is_hinted) == ((), True)
        assert not (await store.game(game)).seated[1].keeps_plan
    elif way != "by hand":
        planning = await lay_out(service, game, 1, "bury", card, "end")
        await keep(service, planning, AT_ONCE if way == "at once" else ASK)
    await press(service, game, 0, "end")
    assert (await uses(store, game), faults(path)) == ([], [])
    if way == "at once":
        await play_due(service, clock)
    elif way == "by press":
        await service.play_plan(game, await as_pressed(service, game, 1))
    else:
        await press(service, game, 1, "bury", card)
    noted = await first_row_of_turn(store, game)
    assert (await uses(store, game), faults(path)) == (noted, [])
    if way == "at once":
        await play_due(service, clock, MINUTE)
    elif way != "by press":
        await press(service, game, 1, "end")
    assert (await service.table(game)).waiting_seats == (2,)
    await press(service, game, 2, "end")
    assert (await uses(store, game), faults(path)) == (noted, []), "it is noted once"


async def test_a_hint_asked_twice_is_the_same_and_noted_once(
    service: TableService, store: Store, game: int
) -> None:
    first = await hinted(service, game)
    hint = service.plans.given_hint(first)
    assert hint is not None
    again = await service.plans.give_hint(game, PlanPress(1, BOB, first.version))
    assert again is not None
    assert (again.version, service.plans.given_hint(again)) == (first.version, hint)
    with pytest.raises(Outdated):
        await service.plans.give_hint(game, PlanPress(1, BOB, first.version - 1))
    await press(service, game, 0, "end")
    await press(service, game, 1, "ship")
    assert await uses(store, game) == await first_row_of_turn(store, game)


async def test_a_hint_is_shown_as_long_as_it_is_followed_and_nobody_moves(
    service: TableService, game: int
) -> None:
    planning = await hinted(service, game, "bury")
    hint = service.plans.given_hint(planning)
    assert hint is not None
    followed = await lay_out(service, game, 1, hint.answers[0].key)
    rest = service.plans.given_hint(followed)
    assert rest is not None
    assert [each.key for each in rest.answers] == [each.key for each in hint.answers[1:]]
    back = await service.plans.undo(game, PlanPress(1, BOB, followed.version))
    other = next(key for key in pending(back.table, 1).keys if key != hint.answers[0].key)
    assert service.plans.given_hint(await lay_out(service, game, 1, other)) is None
    await press(service, game, 0, "bury")
    assert service.plans.given_hint(await service.plans.open(game, 1, BOB)) is None


async def test_what_is_answered_outside_of_the_turn_was_no_hint_for_it(
    service: TableService, store: Store, game: int, path: Path
) -> None:
    await hinted(service, game)
    await press(service, game, 0, "beg", "seat_1")
    await press(service, game, 1, await card_of(service, game, 1))
    assert (await uses(store, game), faults(path)) == ([], [])
    await press(service, game, 0, "end")
    before = len(await store.moves(game))
    await press(service, game, 1, "ship")
    assert (await uses(store, game), faults(path)) == ([HintUse(1, before + 1)], [])


async def test_a_plan_and_its_hint_outlast_the_answer_in_a_scoring(
    service: TableService, store: Store, game: int, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ahead(view: Harbour, seat: int) -> Harbour:
        state = copy_state(view)
        state.active = seat
        return state

    rules = structs.replace(find("harbour"), ahead=ahead)
    monkeypatch.setattr(cache, "find", lambda _: rules)
    service.cache.forget_all()
    await press(service, game, 0, "end")
    await hinted(service, game, "bury", seat=0)
    await press(service, game, 1, "end")
    await press(service, game, 2, "end")
    table = await service.table(game)
    assert table.state.phase == "payment"
    while (await service.table(game)).state.phase == "payment":
        table = await service.table(game)
        seat = table.waiting_seats[0]
        await press(service, game, seat, pending(table, seat).keys[0])
    assert (await uses(store, game), faults(path)) == ([], [])
    kept = await store.plans.find(game, 0)
    assert kept is not None
    plan = plan_of_row(await service.table(game), kept)
    trial = tried(await service.table(game), kept, plan)
    assert trial is not None
    assert trial.stop == Stop(0, Why.SCORING)
    before = len(await store.moves(game))
    await press(service, game, 0, "ship")
    assert (await uses(store, game), faults(path)) == ([HintUse(0, before + 1)], [])
    assert await store.plans.find(game, 0) is None


@pytest.mark.parametrize("play", [AT_ONCE, ASK])
async def test_a_hint_goes_with_what_is_taken_back_to_the_next_answer(
    service: TableService, store: Store, clock: ManualClock, game: int, path: Path, play: str
) -> None:
    await hinted(service, game)
    planning = await lay_out(service, game, 1, "bury", await card_of(service, game, 1), "end")
    await keep(service, planning, play)
    await press(service, game, 0, "end")
    if play == AT_ONCE:
        await play_due(service, clock)
    else:
        await press(service, game, 1, "ship")
    await service.undo(game, await as_pressed(service, game, 1), all_moves=True)
    assert (await uses(store, game), faults(path)) == ([], [])
    await press(service, game, 1, "end")
    assert (await uses(store, game), faults(path)) == (await first_row_of_turn(store, game), [])


@pytest.mark.parametrize("dropped", [False, True])
async def test_the_hint_of_who_has_left_is_not_noted_for_who_comes(
    service: TableService, store: Store, game: int, path: Path, dropped: bool
) -> None:
    planning = await hinted(service, game)
    if dropped:
        await service.plans.drop(game, PlanPress(1, BOB, planning.version))
    await service.seats.leave(game, BOB)
    await service.seats.take(game, 1, USERS[3])
    again = await service.plans.open(game, 1, USERS[3])
    assert (again.is_hinted, service.plans.given_hint(again)) == (False, None)
    await press(service, game, 0, "end")
    pressed = structs.replace(await as_pressed(service, game, 1), user=USERS[3])
    await service.answer(game, pressed, "end")
    assert (await uses(store, game), faults(path)) == ([], [])


async def test_a_turn_that_a_computer_player_makes_was_not_played_with_the_hint(
    service: TableService, store: Store, clock: ManualClock, game: int, path: Path
) -> None:
    await hinted(service, game)
    await press(service, game, 0, "end")
    await store.late.settle(game, lambda _: Changes(moves=[1]), time=clock.now())
    version = (await service.table(game)).version(1)
    await service.answer(game, Press(1, None, version, once=True), "end")
    assert (await uses(store, game), faults(path)) == ([], [])


async def test_a_hint_comes_too_late_once_its_turn_has_come_or_somebody_has_moved(
    service: TableService, store: Store, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    planning = await lay_out(service, game, 1, "bury")
    hint = service.decisions.hint
    for key, refused in (("bury", Outdated), ("end", CannotPlan)):

        async def slow(*asked: object, _key: str = key, **planned: object) -> object:
            await press(service, game, 0, _key)
            return await hint(*asked, **planned)  # type: ignore[arg-type]

        monkeypatch.setattr(service.decisions, "hint", slow)
        with pytest.raises(refused):
            await service.plans.give_hint(game, PlanPress(1, BOB, planning.version))
        if key == "bury":
            await press(service, game, 0, await card_of(service, game, 0))
    stored = await store.plans.find(game, 1)
    assert stored is not None
    assert not stored.hinted


async def test_where_hints_are_off_there_is_none_on_the_planning_table(
    service: TableService, game: int, path: Path
) -> None:
    await service.store._database.execute("UPDATE game SET hints = 0")
    service.cache.forget_all()
    planning = await lay_out(service, game, 1, "bury")
    with pytest.raises(NotAsked):
        await service.plans.give_hint(game, PlanPress(1, BOB, planning.version))
    await service.store._database.execute("UPDATE plan SET hinted = 1")
    assert faults(path) == ["somebody was given a hint, but there are none"]
