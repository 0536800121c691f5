import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from shutil import copy
from time import process_time
from typing import Any

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.happened import UserErased
from bot.locales import general_words
from bot.operation.metrics import Metrics
from bot.screens.settings.privacy import data_file
from bot.tables.absence.vacations import VacationService
from bot.tables.analyses import Analyses
from bot.tables.errors import TableDamaged
from bot.tables.privacy.erasure import Erasure
from bot.tables.service import Press, TableService
from bot.tables.settings.settings_store import SettingsStore
from storage.core.database import Connection
from storage.core.errors import Conflict, KnowsAnotherSeat
from storage.core.rows import ABANDONED, LOBBY, OVER, PLAYING, MoveRow, StandIn, is_erased
from storage.lobby.lobby_seats import Terms
from storage.privacy.personal_data import PERSONAL_DATA
from storage.together.store import Store
from tests.support.stored_faults import faults
from tests.support.table_helpers import DecisionsHere, end_without_rules, seeds
from tests.toy_games import toy_games

pytestmark = pytest.mark.usefixtures("toys")


ADA, BOB, CLEO, DAN = (10**17 + each for each in range(1, 5))
GUILD = 7
NAME = "Ada Lovelace"
GAMES = 50
NOON = 1_800_000_000.0
LATER = NOON + 86_400.0
SECONDS = 20.0
"""Of processor time that it may take to erase a user on a slow machine; it takes about one."""

HELD_BY_HAND = Path(__file__).with_name("held_by_hand.sql").read_text("utf-8")
"""States that stories would reach slowly."""


class Life:
    """A store with fifty tables, all of which Ada knows."""

    def __init__(self, path: Path, store: Store, now: float = NOON) -> None:
        self.path = path
        self.store = store
        self.clock = ManualClock(now)
        self.tables = TableService(
            store, self.clock, seeds=seeds(1), decisions=DecisionsHere(), most_tables=1000
        )
        self.settings = SettingsStore(store, self.clock)
        self.vacations = VacationService(store, self.tables, self.settings, self.clock)
        self.forgotten: list[int] = []
        self.erasure = Erasure(store, self.tables, self.vacations, self.clock, Metrics())
        self.tables.happened.hear(UserErased, self._forget)

    def _forget(self, erased: UserErased) -> None:
        self.forgotten.append(erased.user)
        self.store.users.stop_storing(erased.user)

    async def begin(self, *users: int, computer: bool = False) -> int:
        row = await self.tables.lobby.open(
            "coin_toss", host=users[0], channel=9, guild=GUILD, terms=Terms(rated=True)
        )
        await self.store.set_messages(row.id, card=1000 + row.id, time=1.0)
        for user in users[1:]:
            await self.tables.lobby.join(row.id, user)
        if computer:
            await self.tables.lobby.add_computer(row.id, "random", host=users[0])
        await self.tables.start(row.id, host=users[0])
        return row.id

    async def guess(self, game: int, seat: int) -> None:
        table, row = await self.tables.table(game), await self.tables.store.game(game)
        held = row.holder(seat)
        assert held is not None
        interaction = None if held.player is None else 10**18 + 1000 * game + len(table.moves)
        press = Press(seat, user=held.player, version=table.version(seat), interaction=interaction)
        await self.tables.answer(game, press, "heads")

    async def play(self, game: int, rounds: int = 2) -> None:
        """Everybody guesses in so many rounds."""
        for _ in range(rounds):
            await self.clock.advance(60.0)
            for seat in range((await self.tables.table(game)).players):
                await self.guess(game, seat)

    async def live(self) -> None:
        """Thirty tables that are over, fifteen that run, five that have not begun, and what goes with it."""
        for n in range(30):
            game = await self.begin(*((ADA, BOB) if n % 2 else (BOB, ADA)), computer=n % 3 == 0)
            await self.play(game)
        await Analyses(self.store, DecisionsHere()).work_out(1, await self.tables.table(1), lambda *_: None)
        for n in range(13):
            await self.begin(*((ADA, BOB, CLEO) if n % 2 else (BOB, ADA)))
        await self.begin(ADA, computer=True)
        away = await self.begin(BOB, DAN)
        for host in (ADA, ADA, BOB, BOB, CLEO):
            row = await self.tables.lobby.open("coin_toss", host=host, channel=9, guild=GUILD)
            await self.store.set_messages(row.id, card=1000 + row.id, time=1.0)
            if host != ADA:
                await self.tables.lobby.join(row.id, ADA)
        await self._change_seats()
        await self._be_away(away)
        await self._be_known()

    async def _change_seats(self) -> None:
        """Ada leaves a table and is back, gives a seat up for good, takes over another one."""
        await self.tables.seats.leave(31, ADA)
        await self.tables.seats.take(31, 1, ADA)
        await self.tables.seats.leave(33, ADA)
        await self.tables.seats.take(33, 1, CLEO)
        await self.guess(33, 1)
        other = await self.begin(BOB, DAN)
        await self.tables.seats.leave(other, DAN)
        await self.tables.seats.take(other, 1, ADA)
        await self.tables.seats.offer(35, ADA, on=True)

    async def _be_away(self, away: int) -> None:
        """Ada stands in for Bob at a table, and announces a vacation during which Dan plays for her."""
        await self.vacations.announce(
            BOB, None, (await self.vacations.plan(BOB)).last_days((await self.vacations.plan(BOB)).today)[5]
        )
        await self.vacations.name_stand_in(BOB, StandIn(user=ADA))
        offer = await self.store.erasures.vacations_with_stand_in(ADA)
        await self.vacations.answer(offer[0], ADA, accepted=True)
        await self.guess(away, 0)
        plan = await self.vacations.plan(ADA)
        await self.vacations.announce(ADA, None, plan.last_days(plan.today)[3])
        await self.vacations.name_stand_in(ADA, StandIn(user=DAN))
        (vacation,) = await self.store.erasures.vacations_with_stand_in(DAN)
        await self.vacations.answer(vacation, DAN, accepted=True)

    async def _be_known(self) -> None:
        """Ada has a name, settings, a language, direct messages, tips, and a notice that was shown once."""
        users = self.store.users
        await users.set_name(GUILD, ADA, NAME)
        await users.set_name(None, ADA, NAME)
        await users.set_language(ADA, "de")
        await users.set_tips(ADA, "coin_toss", shown=False)
        await users.set_reached(ADA, channel=77, time=NOON)
        await self.settings.change(ADA, zone="Europe/Berlin", calls="digest")
        await self.store.claim_notices(32, "thread-locked", place=22, users=[ADA], time=NOON)
        await self.store.erasures.add_erasure(ADA, time=NOON)
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.executescript(HELD_BY_HAND.format(user=ADA, other=DAN))


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with fifty tables."""
    path = tmp_path_factory.mktemp("lived") / "games.sqlite3"

    async def live() -> None:
        async with await Store.open(path) as store:
            await Life(path, store).live()

    with toy_games(pictures=False):
        asyncio.run(live())
    return path


@pytest.fixture
async def life(lived: Path, tmp_path: Path) -> AsyncIterator[Life]:
    path = tmp_path / "games.sqlite3"
    copy(lived, path)
    async with await Store.open(path) as store:
        yield Life(path, store, LATER)


def holding(path: Path, *wanted: int | str) -> set[str]:
    """The columns that hold a number, or in which a text has one of these."""
    found = set()
    with closing(sqlite3.connect(path)) as connection:
        for table in PERSONAL_DATA:
            cursor = connection.execute(f"SELECT * FROM {table}")
            names = [name for name, *_ in cursor.description]
            for row in cursor:
                found |= {
                    f"{table}.{name}"
                    for name, value in zip(names, row, strict=True)
                    if value is not None and any(str(each) in str(value) for each in wanted)
                }
    return found


def played(log: Sequence[MoveRow]) -> Iterator[MoveRow]:
    for row in log:
        yield structs.replace(row, time=0.0, interaction=None)


async def test_whoever_is_found_anywhere_is_found_where_it_is_declared(life: Life) -> None:
    found = holding(life.path, ADA, NAME)
    named = {f"{table}.{column}" for table, data in PERSONAL_DATA.items() for column in data.deleted_columns}
    assert found <= named
    users = {
        each for each in named if set(each.partition(".")[2].split("_")) & {"user", "owner", "host", "by"}
    }
    assert users <= found, "there is something of Ada in every column that can name her"


async def test_nothing_of_a_user_remains_and_every_game_stays(life: Life) -> None:
    store, tables = life.store, life.tables
    logs = {game: await store.moves(game) for game in (1, 31, 33)}
    begun = process_time()
    await life.erasure.erase(ADA)
    took = process_time() - begun
    assert holding(life.path, ADA, NAME) == set()
    assert took < SECONDS, f"{took:.1f} seconds of processor time"
    assert life.forgotten == [ADA]
    assert faults(life.path) == []
    for game, log in logs.items():
        assert [*played(await store.moves(game))] == [*played(log)]
    assert await store.erasures.users_to_erase() == ()
    assert await store.erasures.games_naming(ADA) == ()
    assert all(not rows for rows in (await store.privacy.rows_by_table(ADA)).values())
    stages = {PLAYING: 0, OVER: 0, LOBBY: 0}
    for game in range(1, GAMES + 2):
        row = await tables.store.game(game)
        stages[row.stage] += 1
        assert row.own_seat_of(ADA) is None
        if row.stage == PLAYING:
            await tables.table(game)
            assert not any(held.user is not None and is_erased(held.user) for held in row.seated)
    assert stages == {PLAYING: 15, OVER: 31, LOBBY: 5}
    assert (await tables.store.game(44)).outcome == ABANDONED, "who played alone with computers has left"


async def test_the_others_play_on_with_a_former_player_in_what_is_over(life: Life) -> None:
    store, tables = life.store, life.tables
    with_bob = (await store.results.of_game(1))[0]
    await life.erasure.erase(ADA)
    (bob, former) = [await tables.store.game(1)] * 2
    erased = [held.user for held in former.seated if held.user is not None and is_erased(held.user)]
    assert len(erased) == 1
    assert [each.user for each in await store.results.of_game(1) if each.user in erased] == erased
    assert (await store.results.of_game(1))[0] == with_bob
    other = [held.user for held in (await tables.store.game(2)).seated if held.user and is_erased(held.user)]
    assert other != erased, "nobody can tell that it is the same person"
    held = (await tables.store.game(32)).holder(0)
    assert held is not None
    assert (held.user, held.computer, held.offered is not None) == (None, "medium", True)
    assert bob.stage == OVER
    await life.guess(32, 1)
    assert (await tables.store.game(34)).stage == PLAYING


async def test_what_they_were_sent_of_a_game_that_runs_goes_and_what_others_were_stays(life: Life) -> None:
    game = await life.begin(ADA, BOB)
    for row in await life.store.outbox_due(game):
        await life.store.mark_sent(row, time=life.clock.now(), message=row.id)

    def sent(connection: Connection) -> set[int]:
        found = connection.execute(
            "SELECT seat FROM outbox WHERE game = ? AND message IS NOT NULL AND seat IS NOT NULL", (game,)
        )
        return {seat for (seat,) in found}

    assert await life.store._database.read(sent) == {0, 1}
    await life.erasure.erase(ADA)
    assert (await life.store.game(game)).stage == PLAYING
    assert await life.store._database.read(sent) == {1}


async def test_whoever_was_erased_takes_no_other_seat_of_a_game_that_runs(life: Life) -> None:
    tables, store = life.tables, life.store
    game = await life.begin(ADA, BOB, CLEO)
    await life.guess(game, 0)
    await life.erasure.erase(ADA)
    store.users.stop_forgetting(ADA)
    await tables.seats.offer(game, BOB, on=True)
    with pytest.raises(KnowsAnotherSeat):
        await tables.seats.take(game, 1, ADA)
    plan = await life.vacations.plan(CLEO)
    await life.vacations.announce(CLEO, None, plan.last_days(plan.today)[3])
    assert game not in await store.vacations.games_of_user(CLEO, open_to=ADA)
    await tables.seats.take(game, 0, ADA)
    await life.erasure.erase(ADA)
    assert faults(life.path) == []
    await end_without_rules(tables, game, ABANDONED)
    with closing(sqlite3.connect(life.path)) as connection:
        kept = connection.execute("SELECT 1 FROM erased_player WHERE game = ?", (game,)).fetchall()
    assert kept == []


async def test_a_stop_midway_is_made_up_for_at_start(life: Life, monkeypatch: pytest.MonkeyPatch) -> None:
    left = []

    async def stop(game: int, user: int, **_: object) -> None:
        left.append(game)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(life.store.erasures, "erase_from", stop)
        with pytest.raises(KeyboardInterrupt):
            await life.erasure.erase(ADA)
    assert left
    assert await life.store.erasures.users_to_erase() == (ADA,)
    await life.erasure.run()
    assert holding(life.path, ADA, NAME) == set()


async def test_a_damaged_table_stays_damaged_and_names_nobody(life: Life) -> None:
    with closing(sqlite3.connect(life.path)) as connection, connection:
        connection.execute("DROP TRIGGER move_is_never_changed")
        connection.execute("UPDATE move SET time = time + 1 WHERE game IN (1, 32) AND n = 1")
    damaged = {fault for fault in faults(life.path) if "follow" in fault}
    assert damaged
    fresh = Life(life.path, life.store, LATER)
    await fresh.erasure.erase(ADA)
    assert holding(life.path, ADA, NAME) == set()
    assert {fault for fault in faults(life.path) if "follow" in fault}
    for game in (1, 32):
        with pytest.raises(TableDamaged):
            await fresh.tables.table(game)


async def test_who_sits_down_during_it_is_erased_too(life: Life, monkeypatch: pytest.MonkeyPatch) -> None:
    leave = life.tables.lobby.leave
    sat_down: list[int] = []

    async def leave_and_sit_down(game: int, user: int) -> Any:
        row = await leave(game, user)
        if not sat_down and not row.closed:
            sat_down.append(game)
            await life.tables.lobby.join(game, user)
        return row

    monkeypatch.setattr(life.tables.lobby, "leave", leave_and_sit_down)
    await life.erasure.erase(ADA)
    assert sat_down
    assert holding(life.path, ADA, NAME) == set()


async def test_who_cannot_leave_is_not_half_erased(life: Life, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stay(_game: int, _user: int) -> None:
        """Somebody does not leave."""

    monkeypatch.setattr(life.tables.lobby, "leave", stay)
    with pytest.raises(Conflict):
        await life.erasure.erase(ADA)
    assert (await life.store.erasures.users_to_erase()) == (ADA,)


# The file


async def exported(life: Life, user: int = ADA) -> Any:
    stored = await life.store.privacy.rows_by_table(user)
    (document,) = data_file(user, stored, life.clock.now(), general_words("de")).documents
    return json.loads(document.data)


async def test_the_file_has_all_that_is_stored(life: Life) -> None:
    begun = process_time()
    data = await exported(life)
    took = process_time() - begun
    assert took < SECONDS, f"{took:.1f} seconds of processor time"
    tables = {column.partition(".")[0] for column in holding(life.path, ADA, NAME)} - {"message"}
    assert tables <= set(data)
    assert data["user"] == str(ADA)
    assert data["language"]["about"] == "Deine Sprache"
    assert data["language"]["rows"] == [{"language": "de"}]
    assert data["settings"]["rows"][0]["settings"] == {"zone": "Europe/Berlin", "calls": "digest"}
    assert data["member_name"]["rows"][0]["name"] == NAME
    assert len(data["seat"]["rows"]) == 49
    assert data["direct"]["rows"][0]["time"] == "2027-01-15T08:00:00+00:00"


async def test_the_file_tells_what_they_chose_and_nothing_else(life: Life) -> None:
    data = await exported(life)
    for row in data["move"]["rows"]:
        assert set(row) == {"game", "n", "time", "seat", "key", "undoes", "interaction"}
    first = [row for row in data["move"]["rows"] if row["game"] == 1]
    moves = await life.store.moves(1)
    assert [row["n"] for row in first] == [move.n for move in moves if move.seat == 1]
    given_up = [row for row in data["move"]["rows"] if row["game"] == 33]
    assert given_up == [], "what is chosen for a seat that was given up is not theirs"
    cleo = await exported(life, CLEO)
    assert [row["game"] for row in cleo["move"]["rows"]] == [33]
    stood_in = [row for row in data["move"]["rows"] if row["game"] == 45]
    assert [row["seat"] for row in stood_in] == [0]
    for table in ("game", "seat", "move"):
        assert not {"seed", "chain", "draws", "events", "commitment"} & set(data[table]["rows"][0])


async def test_a_stranger_has_nothing(life: Life) -> None:
    data = await exported(life, 5)
    assert set(data) == {"user", "time"}


async def test_of_an_analysis_everybody_gets_how_their_own_seat_has_played(life: Life) -> None:
    stored = {user: (await life.store.privacy.rows_by_table(user))["analysis"] for user in (ADA, BOB, CLEO)}
    assert [(row["game"], row["seat"]) for row in stored[BOB]] == [(1, 0)]
    assert [(row["game"], row["seat"]) for row in stored[ADA]] == [(1, 1)]
    assert stored[CLEO] == ()
    kept = await life.store.results.analysis(1)
    await life.erasure.erase(ADA)
    assert await life.store.results.analysis(1) == kept
