import pytest

from bot.clock import ManualClock
from bot.happened import GameOver
from bot.tables.service import Press, TableService
from bot.tables.statistics import PastResults
from games.engine.errors import NotAsked
from storage.core.kinds import Kind
from storage.core.rows import ABANDONED, AGREED, FINISHED, OVER, RESIGNED, GameRow, SeatResult
from storage.together.store import Store
from tests.bot.tables.conftest import NOON
from tests.support.table_helpers import end_without_rules

pytestmark = pytest.mark.usefixtures("toys")


GAME = "coin_toss"
ADA, BOB = 101, 102


async def begun(service: TableService) -> int:
    game = (await service.lobby.open(GAME, host=ADA, channel=9, guild=7, seats=3)).id
    await service.lobby.join(game, BOB)
    await service.lobby.add_computer(game, "random", host=ADA)
    await service.start(game, host=ADA)
    return game


async def toss(service: TableService, game: int, *sides: str) -> None:
    row = await service.store.game(game)
    for held, side in zip(row.seated, sides, strict=True):
        table = await service.table(game)
        press = Press(held.seat, user=held.user, version=table.version(held.seat))
        await service.answer(game, press, side)


def due(rows: object, game: int) -> list[tuple[str, int | None]]:
    assert isinstance(rows, tuple)
    return sorted(((row.kind, row.seat) for row in rows if row.game == game), key=str)


async def test_a_game_ended_by_rules_has_a_result_per_seat(service: TableService, clock: ManualClock) -> None:
    game = await begun(service)
    assert await service.store.results.of_game(game) == ()
    await toss(service, game, "heads", "tails", "heads")
    await clock.advance(3600)
    await toss(service, game, "heads", "tails", "heads")
    row, table = await service.store.game(game), await service.table(game)
    assert (row.stage, row.outcome, row.ended) == (OVER, FINISHED, NOON + 3600)
    places = {each.seat: each for each in table.game.standing(table.view(None))}
    assert await service.store.results.of_game(game) == tuple(
        SeatResult(seat, user, computer, places[seat].rank, places[seat].points, replaced=False)
        for seat, user, computer in ((0, ADA, None), (1, BOB, None), (2, None, "random"))
    )
    sent = due(await service.store.outbox_due(), game)
    for expected in (("end", None), ("card", None), ("final-panel", 0), ("final-panel", 1)):
        assert sent.count(expected) == 1
    assert ("final-panel", 2) not in sent


async def ended(service: TableService, outcome: str, resigned: int | None = None) -> GameRow:
    """A game that is ended without its rules when one round is over and Ada has guessed in the next."""
    game = await begun(service)
    await toss(service, game, "heads", "tails", "heads")
    table = await service.table(game)
    await service.answer(game, Press(0, user=ADA, version=table.version(0)), "heads")
    return await end_without_rules(service, game, outcome, seat=resigned)


async def test_what_all_have_agreed_to_end_is_over_and_asks_nobody(service: TableService) -> None:
    row = await ended(service, AGREED)
    table = await service.table(row.id)
    assert (row.stage, row.outcome, row.ended) == (OVER, AGREED, NOON)
    assert table.waiting_seats == ()
    assert [table.pending_choice(seat) for seat in range(3)] == [None] * 3
    assert [table.undoable(seat) for seat in range(3)] == [0] * 3
    assert await service.store.timing.waits(row.id) == ()
    assert await service.store.games_awaiting_computers() == ()
    with pytest.raises(NotAsked):
        await service.answer(row.id, Press(1, user=BOB, version=table.version(1)), "heads")
    places = {each.seat: (each.rank, each.points) for each in table.game.standing(table.view(None))}
    results = await service.store.results.of_game(row.id)
    assert {each.seat: (each.place, each.points) for each in results} == places
    sent = due(await service.store.outbox_due(), row.id)
    assert sent.count(("end", None)) == 1
    assert {seat for kind, seat in sent if kind == "final-panel"} == {0, 1}


async def test_who_resigns_comes_last_and_nobody_wins_what_all_have_left(service: TableService) -> None:
    leader = None
    for resigned in (0, 1, 2):
        row = await ended(service, RESIGNED, resigned)
        results = await service.store.results.of_game(row.id)
        others = sorted(each.place or 0 for each in results if each.seat != resigned)
        leader = next(each for each in results if each.seat == resigned)
        assert leader.place == 3
        assert others in ([1, 1], [1, 2])
    row = await ended(service, ABANDONED)
    assert {each.place for each in await service.store.results.of_game(row.id)} == {None}
    assert all(each.points is not None for each in await service.store.results.of_game(row.id))


async def test_a_game_that_is_over_stays_as_it_ended(service: TableService) -> None:
    row = await ended(service, AGREED)
    results, sent = await service.store.results.of_game(row.id), await service.store.outbox_due()
    assert await end_without_rules(service, row.id, ABANDONED) == row
    assert await service.store.results.of_game(row.id) == results
    assert await service.store.outbox_due() == sent


async def test_a_game_ended_without_its_rules_is_the_same_after_a_restart(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    row = await ended(service, AGREED)
    before = await service.table(row.id)
    after = await TableService(store, clock).table(row.id)
    for seat in (None, 0, 1, 2):
        assert before.view(seat) == after.view(seat)
        assert before.history(seat) == after.history(seat)
    assert after.waiting_seats == ()
    assert not after.over
    found = await service.fair_chance(row.id)
    assert found.verified is not None
    assert found.verified.proof.wrong == ()


async def test_missing_results_are_worked_out_from_the_log(service: TableService, store: Store) -> None:
    games = [await begun(service) for _ in range(3)]
    for game in games:
        await toss(service, game, "heads", "tails", "heads")
        await toss(service, game, "tails", "tails", "heads")
    stored = [await store.results.of_game(game) for game in games]
    await store._database.execute("DELETE FROM result")
    rows = [await service.store.game(game) for game in games]
    assert [await service.results(row) for row in rows] == stored, "what is not stored yet is worked out"
    await PastResults(TableService(store, NoPauses())).run()
    assert [await store.results.of_game(game) for game in games] == stored
    assert await store.results.games_without_result(0, 10) == ()


class NoPauses(ManualClock):
    async def sleep(self, seconds: float) -> None:
        """Continue at once."""


async def test_nobody_is_notified_of_an_end_twice(service: TableService) -> None:
    row = await ended(service, AGREED)
    kinds = [each.kind for each in await service.store.outbox_due() if each.game == row.id]
    assert kinds.count(Kind.END) == 1


async def test_games_that_are_over_are_counted_by_how_they_ended(service: TableService) -> None:
    counted: list[str] = []
    service.happened.hear(GameOver, lambda event: counted.append(event.outcome))
    game = await begun(service)
    for _ in range(2):
        await toss(service, game, "heads", "tails", "heads")
    row = await ended(service, AGREED)
    await end_without_rules(service, row.id, ABANDONED)
    assert counted == [FINISHED, AGREED]
