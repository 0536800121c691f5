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


async def begun(tables: TableService) -> int:
    game = (await tables.lobby.open(GAME, host=ADA, channel=9, guild=7, seats=3)).id
    await tables.lobby.join(game, BOB)
    await tables.lobby.add_computer(game, "random", host=ADA)
    await tables.start(game, host=ADA)
    return game


async def toss(tables: TableService, game: int, *sides: str) -> None:
    row = await tables.store.game(game)
    for held, side in zip(row.seated, sides, strict=True):
        table = await tables.table(game)
        press = Press(held.seat, user=held.user, version=table.version(held.seat))
        await tables.answer(game, press, side)


def due(rows: object, game: int) -> list[tuple[str, int | None]]:
    assert isinstance(rows, tuple)
    return sorted(((row.kind, row.seat) for row in rows if row.game == game), key=str)


async def test_a_game_that_its_rules_end_has_a_result_for_each_seat(
    tables: TableService, clock: ManualClock
) -> None:
    game = await begun(tables)
    assert await tables.store.results.of_game(game) == ()
    await toss(tables, game, "heads", "tails", "heads")
    await clock.advance(3600)
    await toss(tables, game, "heads", "tails", "heads")
    row, table = await tables.store.game(game), await tables.table(game)
    assert (row.stage, row.outcome, row.ended) == (OVER, FINISHED, NOON + 3600)
    places = {each.seat: each for each in table.game.standing(table.view(None))}
    assert await tables.store.results.of_game(game) == tuple(
        SeatResult(seat, user, computer, places[seat].rank, places[seat].points, replaced=False)
        for seat, user, computer in ((0, ADA, None), (1, BOB, None), (2, None, "random"))
    )
    sent = due(await tables.store.outbox_due(), game)
    for expected in (("end", None), ("card", None), ("final-panel", 0), ("final-panel", 1)):
        assert sent.count(expected) == 1
    assert ("final-panel", 2) not in sent


async def ended(tables: TableService, outcome: str, resigned: int | None = None) -> GameRow:
    """A game that is ended without its rules when one round is over and Ada has guessed in the next."""
    game = await begun(tables)
    await toss(tables, game, "heads", "tails", "heads")
    table = await tables.table(game)
    await tables.answer(game, Press(0, user=ADA, version=table.version(0)), "heads")
    return await end_without_rules(tables, game, outcome, seat=resigned)


async def test_what_all_have_agreed_to_end_is_over_and_asks_nobody(tables: TableService) -> None:
    row = await ended(tables, AGREED)
    table = await tables.table(row.id)
    assert (row.stage, row.outcome, row.ended) == (OVER, AGREED, NOON)
    assert table.waiting == ()
    assert [table.pending(seat) for seat in range(3)] == [None] * 3
    assert [table.undoable(seat) for seat in range(3)] == [0] * 3
    assert await tables.store.timing.waits(row.id) == ()
    assert await tables.store.computers_waiting() == ()
    with pytest.raises(NotAsked):
        await tables.answer(row.id, Press(1, user=BOB, version=table.version(1)), "heads")
    places = {each.seat: (each.rank, each.points) for each in table.game.standing(table.view(None))}
    results = await tables.store.results.of_game(row.id)
    assert {each.seat: (each.place, each.points) for each in results} == places
    sent = due(await tables.store.outbox_due(), row.id)
    assert sent.count(("end", None)) == 1
    assert {seat for kind, seat in sent if kind == "final-panel"} == {0, 1}


async def test_who_resigns_comes_last_and_nobody_wins_what_all_have_left(tables: TableService) -> None:
    leader = None
    for resigned in (0, 1, 2):
        row = await ended(tables, RESIGNED, resigned)
        results = await tables.store.results.of_game(row.id)
        others = sorted(each.place or 0 for each in results if each.seat != resigned)
        leader = next(each for each in results if each.seat == resigned)
        assert leader.place == 3
        assert others in ([1, 1], [1, 2])
    row = await ended(tables, ABANDONED)
    assert {each.place for each in await tables.store.results.of_game(row.id)} == {None}
    assert all(each.points is not None for each in await tables.store.results.of_game(row.id))


async def test_a_game_that_is_over_stays_as_it_ended(tables: TableService) -> None:
    row = await ended(tables, AGREED)
    results, sent = await tables.store.results.of_game(row.id), await tables.store.outbox_due()
    assert await end_without_rules(tables, row.id, ABANDONED) == row
    assert await tables.store.results.of_game(row.id) == results
    assert await tables.store.outbox_due() == sent


async def test_a_game_ended_without_its_rules_is_the_same_after_a_restart(
    tables: TableService, store: Store, clock: ManualClock
) -> None:
    row = await ended(tables, AGREED)
    before = await tables.table(row.id)
    after = await TableService(store, clock).table(row.id)
    for seat in (None, 0, 1, 2):
        assert before.view(seat) == after.view(seat)
        assert before.history(seat) == after.history(seat)
    assert after.waiting == ()
    assert not after.over
    found = await tables.fair_chance(row.id)
    assert found.verified is not None
    assert found.verified.proof.wrong == ()


async def test_results_that_are_missing_are_worked_out_from_the_log(
    tables: TableService, store: Store
) -> None:
    games = [await begun(tables) for _ in range(3)]
    for game in games:
        await toss(tables, game, "heads", "tails", "heads")
        await toss(tables, game, "tails", "tails", "heads")
    stored = [await store.results.of_game(game) for game in games]
    await store._database.execute("DELETE FROM result")
    rows = [await tables.store.game(game) for game in games]
    assert [await tables.results(row) for row in rows] == stored, "what is not stored yet is worked out"
    await PastResults(TableService(store, NoPauses())).run()
    assert [await store.results.of_game(game) for game in games] == stored
    assert await store.results.missing(0, 10) == ()


class NoPauses(ManualClock):
    async def sleep(self, seconds: float) -> None:
        """Go on at once."""


async def test_nobody_is_notified_of_an_end_twice(tables: TableService) -> None:
    row = await ended(tables, AGREED)
    kinds = [each.kind for each in await tables.store.outbox_due() if each.game == row.id]
    assert kinds.count(Kind.END) == 1


async def test_games_that_are_over_are_counted_by_how_they_ended(tables: TableService) -> None:
    counted: list[str] = []
    tables.happened.hear(GameOver, lambda event: counted.append(event.outcome))
    game = await begun(tables)
    for _ in range(2):
        await toss(tables, game, "heads", "tails", "heads")
    row = await ended(tables, AGREED)
    await end_without_rules(tables, row.id, ABANDONED)
    assert counted == [FINISHED, AGREED]
