import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.happened import UserErased
from bot.operation.metrics import Metrics
from bot.tables.absence.vacations import VacationService
from bot.tables.errors import TableDamaged
from bot.tables.play_on import PlayOn, branch_at
from bot.tables.privacy.cleaning import EVERY
from bot.tables.privacy.erasure import Erasure
from bot.tables.service import Press, Solo, TableService
from bot.tables.settings.settings_store import SettingsStore
from games.engine.chance import commitment_of
from games.engine.steps import steps_of
from games.log import decode
from games.verification import Verdict, verify
from storage.core.errors import NoSuchGame, SeatNotFree
from storage.core.rows import ABANDONED, FILE_ORIGIN, GAME_ORIGIN, OVER, GameRow, StandIn
from storage.history.notes import NotedStep
from storage.together.cleaning import KEPT_SECONDS
from storage.together.store import Store
from tests.support.stored_faults import faults
from tests.support.table_helpers import CHANNEL, USERS, seeds

pytestmark = pytest.mark.usefixtures("toys")


ADA, BOB, CAY, DEE = USERS
GUILD = 7
DIRECT = 987_654


@pytest.fixture
def play_on(service: TableService, store: Store) -> PlayOn:
    return PlayOn(store, service, seeds(9))


async def guess(service: TableService, game: int, seat: int, key: str) -> None:
    table, held = await service.table(game), (await service.store.game(game)).seated[seat]
    interaction = None if held.user is None else 1000 * game + len(table.moves)
    press = Press(seat, user=held.user, version=table.version(seat), interaction=interaction)
    await service.answer(game, press, key)


async def over(service: TableService, clock: ManualClock) -> int:
    """A finished game of two rounds of Ada and Bob; Ada took a guess back."""
    row = await service.lobby.open("coin_toss", host=ADA, channel=CHANNEL, guild=GUILD)
    await service.lobby.join(row.id, BOB)
    await service.start(row.id, host=ADA)
    await guess(service, row.id, 0, "tails")
    version = (await service.table(row.id)).version(0)
    await service.undo(row.id, Press(0, user=ADA, version=version, interaction=1))
    for _ in range(2):
        for seat in (0, 1):
            await clock.advance(60.0)
            await guess(service, row.id, seat, "heads")
    assert (await service.store.game(row.id)).stage == OVER
    return row.id


async def begun(play_on: PlayOn, game: int, *, user: int = ADA, seat: int = 1, number: int = 2) -> GameRow:
    """Practice of a user in a seat from a step, whose commitment they were shown."""
    solo = Solo(user, ("random",), GUILD, CHANNEL, "en", seat=seat)
    row = await play_on.begin(await play_on.branch(game, number), solo, play_on.promised_commitment(user))
    assert row is not None
    return row


async def delete_idle(service: TableService) -> None:
    """Delete practice at which nobody has moved for long."""
    for game in await service.store.cleaning.idle_practice(now=service.clock.now()):
        await service.cache.delete_practice(game)


def counted(path: Path) -> list[int]:
    """Numbers of stored rows that practice must not change."""
    with closing(sqlite3.connect(path)) as connection:
        counts = (
            f"SELECT count(*) FROM {table}" for table in ("timer", "hand_over", "reserve", "miss", "result")
        )
        return [connection.execute(count).fetchone()[0] for count in counts]


async def test_it_goes_on_from_the_rows_of_a_step_in_any_seat_with_new_draws(
    service: TableService, store: Store, clock: ManualClock, play_on: PlayOn, path: Path
) -> None:
    game = await over(service, clock)
    before, old = await store.moves(game), await service.table(game)
    shown, kept = play_on.promised_commitment(ADA), counted(path)
    await clock.advance(3600.0)
    row = await begun(play_on, game)
    branch = steps_of(old)[1].row
    assert (row.origin, row.seeded_after, row.private) == (f"{GAME_ORIGIN}{game}", branch, True)
    assert row.commitment == shown
    assert [(held.user, held.computer) for held in row.seated] == [(None, "random"), (ADA, None)]
    copied = await store.moves(row.id)
    assert [(each.key, each.draws, each.undoes) for each in copied] == [
        (each.key, each.draws, each.undoes) for each in before[:branch]
    ]
    assert {(each.interaction, each.time) for each in copied} == {(None, clock.now())}
    assert (await service.table(row.id)).waiting_seats == (0, 1)
    for seat in (0, 1):
        await guess(service, row.id, seat, "tails")
    assert (await store.game(row.id)).stage == OVER
    checked = (await service.fair_chance(row.id)).verified
    assert checked is not None
    assert (checked.committed, checked.proof.wrong) == (True, ())
    assert (checked.proof.honest, checked.proof.early) == (1, 1)
    assert commitment_of(bytes.fromhex(checked.seed)) == shown
    assert await store.moves(game) == before, "the log of the game is untouched"
    assert counted(path) == kept
    assert faults(path) == []


async def test_only_steps_of_games_that_are_over_and_no_practice_can_be_gone_on_from(
    service: TableService, clock: ManualClock, play_on: PlayOn
) -> None:
    game = await over(service, clock)
    last = len(steps_of(await service.table(game)))
    running = await begun(play_on, game)
    for number in (0, last, last + 1):
        with pytest.raises(ValueError, match="step"):
            await play_on.branch(game, number)
    with pytest.raises(ValueError, match="go on"):
        await play_on.branch(running.id, 1)
    await service.seats.leave(running.id, ADA)
    with pytest.raises(ValueError, match="go on"):
        await play_on.branch(running.id, 1)
    with pytest.raises(ValueError, match="seat"):
        (await play_on.branch(game, 1)).check_seat(2)


async def test_it_does_not_begin_before_its_commitment_was_shown(
    service: TableService, store: Store, clock: ManualClock, play_on: PlayOn
) -> None:
    branch = await play_on.branch(await over(service, clock), 1)
    solo = Solo(ADA, ("random",), GUILD, CHANNEL, "en")
    shown = play_on.promised_commitment(ADA)
    later = PlayOn(store, service, seeds(10))
    for begins, commitments in ((play_on, ""), (play_on, "f" * 16), (later, shown)):
        assert await begins.begin(branch, solo, commitments) is None
    assert later.promised_commitment(ADA) != shown
    assert await later.begin(branch, solo, shown) is None
    row = await later.begin(branch, solo, later.promised_commitment(ADA)[:16])
    assert row is not None
    again = later.promised_commitment(ADA)
    assert again != row.commitment, "a seed is for one table"
    assert await later.practice_begun_with(ADA, (row.commitment or "")[:16]) == await store.game(row.id)
    assert (await later.practice_begun_with(ADA, again[:16]), await later.practice_begun_with(ADA, "")) == (
        None,
        None,
    )
    service.happened.tell(UserErased(ADA))
    assert not later.has_promised(ADA, again)


async def test_a_person_has_one_such_table_at_a_time(
    service: TableService, store: Store, clock: ManualClock, play_on: PlayOn, path: Path
) -> None:
    game = await over(service, clock)
    first, other = await begun(play_on, game), await begun(play_on, game, user=CAY, seat=0)
    second = await begun(play_on, game, seat=0, number=1)
    assert ((await store.game(first.id)).stage, (await store.game(first.id)).outcome) == (OVER, ABANDONED)
    found = [await play_on.running_practice(user) for user in (ADA, BOB, CAY)]
    assert [each and each.id for each in found] == [second.id, None, other.id]
    assert faults(path) == []


async def test_it_is_gone_30_days_after_its_last_move_with_all_that_was_stored_of_it(
    service: TableService, store: Store, clock: ManualClock, play_on: PlayOn, path: Path
) -> None:
    game = await over(service, clock)
    row = await begun(play_on, game)
    left = await begun(play_on, game, user=CAY)
    for each in (row, left):
        await store.notes.keep(NotedStep(each.id, CAY, 1, 0), "to remember", time=clock.now())
    await service.seats.leave(left.id, CAY)
    await clock.advance(KEPT_SECONDS - EVERY)
    await guess(service, row.id, 0, "heads")
    await clock.advance(EVERY + 1.0)
    await delete_idle(service)
    with pytest.raises(NoSuchGame):
        await store.game(left.id)
    assert (await service.table(row.id)).waiting_seats == (1,)
    await clock.advance(KEPT_SECONDS - EVERY)
    await delete_idle(service)
    with pytest.raises(NoSuchGame):
        await service.table(row.id)
    with closing(sqlite3.connect(path)) as connection:
        tables_of_games = [
            name
            for (name,) in connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table'"
            ).fetchall()
            if "game" in [each[1] for each in connection.execute(f"PRAGMA table_info({name})")]
        ]
        assert len(tables_of_games) > 15
        for name in tables_of_games:
            found = connection.execute(f"SELECT count(*) FROM {name} WHERE game IN (?, ?)", (row.id, left.id))
            assert found.fetchone() == (0,), name
        assert connection.execute("SELECT count(*) FROM note").fetchone() == (0,)
        with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
            connection.execute("DELETE FROM move")
    assert (await service.fair_chance(game)).verified is not None
    assert faults(path) == []


async def test_the_log_in_a_file_is_gone_on_from_as_a_game_is(
    service: TableService, store: Store, clock: ManualClock, play_on: PlayOn, path: Path
) -> None:
    game = await over(service, clock)
    verified = (await service.fair_chance(game)).verified
    assert verified is not None
    digest = sha256(verified.log).hexdigest()
    table = decode(verified.log).table(check=True)
    branch = branch_at(f"{FILE_ORIGIN}{digest}", table, 2)
    assert branch.given == (await play_on.branch(game, 2)).given
    row = await play_on.begin(
        branch, Solo(CAY, ("random",), GUILD, CHANNEL, "en"), play_on.promised_commitment(CAY)
    )
    assert row is not None
    assert (row.plays_on, row.origin_game, row.origin_file) == (True, None, digest)
    for seat in (0, 1):
        await guess(service, row.id, seat, "tails")
    checked = (await service.fair_chance(row.id)).verified
    assert checked is not None
    assert (checked.committed, checked.proof.wrong, checked.proof.honest) == (True, (), 1)
    assert faults(path) == []
    for number in (0, 3, 4):
        with pytest.raises(ValueError, match="file:"):
            branch_at(f"{FILE_ORIGIN}{digest}", table, number)


async def test_its_log_can_be_verified(service: TableService, clock: ManualClock, play_on: PlayOn) -> None:
    row = await begun(play_on, await over(service, clock))
    for seat in (0, 1):
        await guess(service, row.id, seat, "tails")
    checked = (await service.fair_chance(row.id)).verified
    assert checked is not None
    report = verify(decode(checked.log), (row.commitment or "")[:8])
    assert report.verdict is Verdict.OPEN
    assert verify(decode(checked.log), "f" * 8).verdict is Verdict.FORGED


async def test_it_outlives_erasures_of_who_plays_it_and_of_who_played_its_origin(
    service: TableService, store: Store, clock: ManualClock, play_on: PlayOn, path: Path
) -> None:
    game = await over(service, clock)
    of_ada, of_cay = await begun(play_on, game), await begun(play_on, game, user=CAY)
    branch, solo = await play_on.branch(game, 1), Solo(DEE, ("random",), None, DIRECT, "en")
    of_dee = await play_on.begin(branch, solo, play_on.promised_commitment(DEE))
    assert of_dee is not None
    await guess(service, of_cay.id, 1, "tails")
    exported = await store.privacy.rows_by_table(CAY)
    (own,) = [each for each in exported["move"] if each["game"] == of_cay.id]
    assert own["n"] == of_cay.seeded_after + 1
    vacations = VacationService(store, service, SettingsStore(store, clock), clock)
    erasure = Erasure(store, service, vacations, clock, Metrics())
    await erasure.erase(ADA)
    assert (await store.game(of_ada.id)).stage == OVER
    assert faults(path) == []
    assert (await service.table(of_cay.id)).waiting_seats == (0,)
    for user in (CAY, DEE):
        await erasure.erase(user)
    assert faults(path) == []
    with closing(sqlite3.connect(path)) as connection:
        dump = "\n".join(connection.iterdump())
    assert not re.search(rf"\b({CAY}|{DEE}|{DIRECT})\b", dump)
    await delete_idle(service)
    assert (await store.game(of_cay.id)).stage == OVER, "its thread has the old name yet"
    for row in await store.outbox_due():
        await store.mark_sent(row, time=clock.now())
    await delete_idle(service)
    for game in (of_ada.id, of_cay.id, of_dee.id):
        with pytest.raises(NoSuchGame):
            await store.game(game)
    assert faults(path) == []


async def test_it_waits_for_its_user_on_vacation(
    service: TableService, store: Store, clock: ManualClock, play_on: PlayOn, path: Path
) -> None:
    game = await over(service, clock)
    first = await begun(play_on, game)
    vacations = VacationService(store, service, SettingsStore(store, clock), clock)
    today = (await vacations.plan(ADA)).today
    await vacations.announce(ADA, None, today + timedelta(days=3))
    await vacations.name_stand_in(ADA, StandIn(computer="random"))
    for row in (await store.game(first.id), await begun(play_on, game, seat=0)):
        held = row.holder(row.own_seat_of(ADA) or 0)
        assert held is not None
        assert (held.player, row.is_away(held.seat, clock.now())) == (ADA, False)
    assert faults(path) == []


async def test_its_seat_is_nobody_elses(service: TableService, clock: ManualClock, play_on: PlayOn) -> None:
    row = await begun(play_on, await over(service, clock))
    with pytest.raises(SeatNotFree):
        await service.seats.offer(row.id, ADA, on=True)
    with pytest.raises(SeatNotFree):
        await service.seats.invite(row.id, 1, BOB, by_user=ADA)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("UPDATE game SET origin = 'game:9' WHERE id = 2", "it continues game 9, which is not there"),
        ("UPDATE game SET origin = 'dream' WHERE id = 2", "it is practice that began with 'dream'"),
        ("UPDATE game SET origin = 'file:12' WHERE id = 2", "it is practice that began with 'file:12'"),
        ("UPDATE move SET key = 'tails' WHERE game = 2 AND n = 4", "its first rows are not those of game 1"),
        ("UPDATE move SET time = 5 WHERE game = 2 AND n = 4", "it began with times of another game"),
        (
            "UPDATE game SET seats = 3 WHERE id = 2",
            "its rules, options or seats are not those of game 1, which it continues",
        ),
    ],
)
async def test_the_check_and_the_chain_know_what_it_began_with(
    service: TableService,
    store: Store,
    clock: ManualClock,
    play_on: PlayOn,
    path: Path,
    change: str,
    fault: str,
) -> None:
    row = await begun(play_on, await over(service, clock))
    assert faults(path) == []
    with closing(sqlite3.connect(path)) as connection, connection:
        for trigger in ("origin_is_never_changed", "move_is_never_changed"):
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute(change)
    assert fault in faults(path)
    with pytest.raises(TableDamaged):
        await TableService(store, ManualClock(0.0)).table(row.id)
