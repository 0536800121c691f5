import asyncio
import inspect
import re
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import structs

from storage.absence import dormancy, pauses, reach, stand_ins, vacations
from storage.absence.polls import QuestionRow
from storage.absence.stand_ins import StandInWait
from storage.core import outbox, queries, timers
from storage.core.database import Values
from storage.core.kinds import Kind
from storage.core.outbox import Posted
from storage.core.rows import (
    LOBBY,
    CupSubject,
    GameRow,
    MessageRow,
    MoveRow,
    NewTimer,
    Notification,
    OutboxRow,
    Placing,
    StandIn,
    Subject,
    TurnEnd,
    UserSubject,
    WaitingRow,
)
from storage.core.shards import Shard, Shards
from storage.cups.rows import CupPlace, CupTerms
from storage.history.notes import NotedStep
from storage.lobby import lobbies, open_tables
from storage.lobby.lobbies import LobbyChange
from storage.lobby.lobby_seats import LobbyBounds, Terms
from storage.lobby.lobby_start import StartRule
from storage.lobby.queue import Departure, Search
from storage.peace.posted_steps import PostedStep
from storage.peace.reports import NewReport
from storage.places import places
from storage.postgresql.schema import migrate as migrate_server
from storage.postgresql.session import SessionConnection, connect
from storage.privacy.personal_data import EXPORTED
from storage.seats import late, plans, seats
from storage.seats.holders import Holder
from storage.seats.late import Changes, Judge, LateState, NewQuestion
from storage.sqlite.database import migrate
from storage.time import reminders, turn_ends, waits
from storage.time.reminders import Telling
from storage.time.session_starts import SecondsToWait
from storage.together import agreements, cleaning, pending_work
from storage.together.agreements import Decider
from storage.together.cleaning import KEPT_SECONDS
from storage.together.endings import Ending
from storage.together.log import Beginning, Update
from storage.together.store import Store
from tests.support.postgresql import Cluster
from tests.support.secret_seed import NEW

WAITING_ONLY = (
    *("outbox_due", "waiting_computers", "waiting_clocks", "game_place_failed", "game_to_clean"),
    *("game_direct", "lobby_closed", "cup_under_way", "cup_draft"),
    *("seat_request_open", "stand_in_computers", "seeker_waiting", "question_open"),
    *("pause_open", "timer_turn_ends", "timer_plans", "erasure"),
)
"""Indexes and tables of waiting rows alone, where a scan is allowed: no finished row is in them."""

AT_START = ("server", "heartbeat", "session_start", "bar", "bar_of", "closed_server")
"""Tables that are read whole: once, when the bot starts, or since they have a row for each shard alone."""

PORTION = "following"
"""The name of each subquery that reads a limited number of rows."""

LOBBIES = ("lobby_on_guild", "lobby_of_host")
"""Further indexes that a server may scan: lobbies are few."""

STATEMENTS = ("SELECT", "UPDATE", "DELETE", "INSERT", "REPLACE", "WITH")
ADA, BEN, CLEO = 101, 102, 103

SEARCH = Search(ADA, ("chess",), 2, 4, "brisk", 7)

VALUES: dict[Any, object] = {
    Iterable[Search]: (structs.replace(SEARCH, since=1.0),),
    int: 1,
    int | None: 1,
    str: "turn",
    Kind: Kind.ANALYSED,
    str | None: None,
    float: 1.0,
    float | None: 1.0,
    bool: True,
    Shard: Shard(1, 2),
    Shards | None: Shards(4, frozenset({1, 3})),
    Collection[int]: (1,),
    Iterable[int]: (1,),
    Notification: Notification("card", 0),
    Collection[int] | None: None,
    Collection[str]: ("turn",),
    Iterable[str]: ("turn",),
    NewTimer: NewTimer(1, 1, "nudge", 2.0),
    Iterable[NewTimer]: (NewTimer(1, 1, "wake", 2.0),),
    Mapping[int, float]: {1: 2.0},
    OutboxRow: OutboxRow(1, 1, "turn", 1, None, ADA, 1.0, 5),
    GameRow: GameRow(1, "chess", "{}", 2, LOBBY, 7, 8, ADA, "en", 0.0, None, None),
    UserSubject | CupSubject: UserSubject(ADA),
    Collection[Subject] | None: (1, UserSubject(ADA)),
    Decider: lambda state, question: "agreed",  # noqa: ARG005
    Ending: Ending("agreed", [Placing(0, 1, 5)], [Notification("end", 1)]),
    Ending | None: None,
    tuple[int, str] | None: (1, "yes"),
    StandInWait: StandInWait(1, 1, 1, CLEO, 1.0, None, None, ()),
    Holder: Holder(1, "taken", user=104),
    Iterable[Notification]: (Notification("card", 0),),
    Judge: lambda state: Changes(
        done=[each.id for each in state.timers],
        timers=[NewTimer(1, 1, "late-again", 2.0)],
        missed=[1],
        votes=[(1, 1, "wait")],
        closed={1: "wait"},
        asked=[NewQuestion("late", 1, since=1.0, deadline=2.0)],
        moves=[1],
        notifications=[Notification("late", 0)],
        idle_due=90.0,
        until={1: 90.0},
    ),
    QuestionRow: QuestionRow(1, 1, "late", 1, None, 1.0, 2.0, 3.0, None, None),
    MessageRow: MessageRow(5, 6, None),
    NotedStep: NotedStep(1, ADA, 1, 0),
    Sequence[Placing]: [Placing(0, 1, 5)],
    Sequence[str]: ("[]", "[]"),
    TurnEnd: TurnEnd(1, 1, 1, ADA),
    NewReport: NewReport(7, 1, 1, ADA, BEN, 1.0, "rude"),
    Search: SEARCH,
    SecondsToWait: lambda starts: 0.0,  # noqa: ARG005
    Telling: Telling((1,), (2,), 1, Notification("turn", 0, user=ADA), ((1, Notification("turn", 0)),)),
}
"""Arguments of verbs, by their types."""


def row(n: int, seat: int | None) -> MoveRow:
    return MoveRow(n, 1.0, seat, "key", "[]", "[]", interaction=n)


async def use_every_verb(store: Store) -> None:
    """Call everything the store can do, with a game that has begun."""
    for user, other in ((NEW.host, BEN), (BEN, NEW.host)):
        await store.regulars.ask(user, other, 1.0)
    for _ in range(2):
        await store.lobbies.open(structs.replace(NEW, pace="reserve"), bounds=LobbyBounds())
    await store.lobbies.join(1, user=BEN)
    await store.lobbies.join(1, computer="careful")
    await store.lobbies.change_computer(1, 2, "easy")
    await store.lobbies.leave(1, 2)
    await store.lobbies.set_options(2, options="{}", seats=2)
    await store.lobbies.set_terms(2, pace="brisk", terms=Terms(rated=True))
    await use_lobbies(store)
    await store.lobbies.close(2, "host", LobbyChange(time=9.0))
    players = [(NEW.host, None), (None, "careful")]
    beginning = Beginning([MoveRow(1, 1.0, None, "key", "[]", "[]")], {0: 1.0})
    await store.open_running(structs.replace(NEW, seats=2, pace="reserve"), players, beginning)
    begins = structs.replace(NEW, seats=2, created=1.0, origin="game:1", seeded_after=1, private=True)
    practice = await store.open_running(begins, players, beginning)
    assert await store.cleaning.delete_practice(practice.id, now=KEPT_SECONDS + 2.0)
    said = [Notification("turn", 1), Notification("ask", 1, 0, replaces=True)]
    await store.begin(
        1, 2, Update(rows=[row(1, None)], waiting=[WaitingRow(1, 0, 1.0)], notifications=said, asked=[0])
    )
    await store.append(
        1,
        Update(rows=[row(2, 0)], waiting=[WaitingRow(1, 1, 1.0)], notifications=[], asked=[1], ending={1: 1}),
    )
    due = OutboxRow(1, 1, "turn", 1, None, None, 1.0, 5)
    posted = Posted(9, 10, "{}", "turn", "old-", [2], Notification("card", 2))
    await store.mark_posted(due, posted, time=1.0)
    for now in (1.0, 10_000.0):
        await store.timing.beat(now, 0.0)
    for settings in ("{}", '{"turn_end": "press"}'):
        await store.users.set_settings(ADA, settings, digest_due=1.0)
    await store.agreements.propose_pace(1, 0, "brisk", "yes", void="void", time=1.0)
    await use_vacations(store)
    await use_seats(store)
    for changes in (Changes(asked=[NewQuestion("idle", since=1.0)]), Changes(dormant=True)):
        await store.late.settle(1, partial(_changes, changes), time=5.0)
    assert await store.late.wake(1, 0, time=6.0)
    await use_cups(store)
    moved = await store.move_table(1, before=8, after=9, forum=False, time=4.0)
    assert moved
    await store.end(3, Ending("resigned", [Placing(0, 1, 5)], [Notification("end", 1)], 0), time=1.0)
    await use_queue(store)
    await use_posted_steps(store)
    await store.statistics.keep_statistics(3, ['{"sources": {}}'])
    done = {"join", "change_computer", "leave", "set_options", "open_running", "begin", "append"}
    done |= {"set_terms", "mark_posted", "set_settings", "open", "close", "copy_to"}
    done |= {"invite", "set_private", "extend_invitation", "refuse", "let_invitation_lapse", "request_start"}
    done |= {"mark_present", "lapse"}
    done |= {"set_start", "call_off", "free_seats_of_silent", "warn", "keep_open", "decline", "set_may_ask"}
    done |= {"ask_host", "accept", "ask"}
    done |= {"announce", "set_end", "name_stand_in", "answer", "end", "keep_notice", "take"}
    done |= {"erase_from", "remove_user_from_cups", "finish", "open_match", "seat_stand_in"}
    done |= {"keep", "keep_statistics", "keep_search"}
    done |= {
        "post",
        "post_page",
        "begin",
        "begin_final",
        "draft",
        "enrol",
        "withdraw",
        "open_cup_table",
        "drop_out",
        "hand_seats_to_computer",
    }
    for part in (store, *[part for name, part in vars(store).items() if not name.startswith("_")]):
        for name, verb in inspect.getmembers(part, inspect.iscoroutinefunction):
            if name not in done and not name.startswith("_"):
                await verb(**_arguments(verb))
    for game in await store.erasures.games_naming(ADA):
        await store.erasures.erase_from(game, ADA, closed=True, now=4.0)
    await store.cups.remove_user_from_cups(ADA, 5.0)
    await store.erasures.finish(ADA)


async def use_posted_steps(store: Store) -> None:
    """Post a step of a running game, and the page of a finished one."""
    running, over = [
        next(held.user for held in (await store.game(game)).seated if held.user) for game in (1, 3)
    ]
    await store.posted_steps.post(PostedStep(1, running, 1, 0, "", "Look!", 1.0))
    await store.posted_steps.post_page(3, over, time=1.0)


async def use_lobbies(store: Store) -> None:
    """Do at a lobby whatever people can do there before its game begins."""
    rule, said = StartRule(30.0, (1, 2), 2), (Notification("card", 0),)
    first, second, third = (LobbyChange(said, time, ADA, rule) for time in (1.0, 2.0, 3.0))
    lobbies = store.lobbies
    await lobbies.invite(2, [BEN], ADA, first)
    await lobbies.set_private(2, private=True, most_tables=9, change=first)
    await store.lobbies.join(2, user=BEN, change=second)
    await store.lobbies.leave(2, 1, change=second)
    await lobbies.invite(2, [CLEO], ADA, second)
    (invitation,) = (await lobbies.lobby_state(2, 2.0)).invited
    await lobbies.extend_invitation(invitation.id, 3.0)
    await lobbies.refuse(invitation.id, "declined", second)
    await lobbies.let_invitation_lapse(invitation, notifications=said, time=2.0)
    await use_asking(store, second)
    await lobbies.set_private(2, private=False, most_tables=9, change=second)
    await store.lobbies.join(2, user=BEN, change=third)
    await lobbies.request_start(2, ADA, asked=[BEN], starts=9.0, notifications=said, time=3.0)
    await lobbies.mark_present(2, BEN, starts=4.0, notifications=said, time=3.0)
    await lobbies.set_start(2, 5.0, time=3.0)
    await lobbies.call_off(2, BEN, notifications=said, time=3.0)
    await lobbies.request_start(2, ADA, asked=[BEN], starts=9.0, notifications=said, time=3.0)
    await lobbies.free_seats_of_silent(2, [BEN], options="{}", change=third)
    await lobbies.warn(2, notifications=said, time=3.0)
    await lobbies.keep_open(2, third)
    assert (await lobbies.due_lobbies(1.0)).starting == ()


async def use_asking(store: Store, change: LobbyChange) -> None:
    """People ask for seats of a private lobby."""
    await store.lobbies.set_may_ask(2, may_ask=True, change=change)
    for user in (104, 105, 106):
        await store.asking.ask_host(2, user, 2.0)
    await store.asking.accept(2, 104, change)
    await store.lobbies.leave(2, 1, change=change)
    await store.asking.decline(2, 105, 2.0)
    await store.asking.lapse(2, 106, 2.0)
    await store.asking.ask_host(2, CLEO, 2.0)


async def use_queue(store: Store) -> None:
    """Somebody looks for a table, and gets one."""
    await store.seekers.keep_search(SEARCH)
    await store.seekers.start(SEARCH, 1.0, 9.0)
    found = await store.seekers.find(ADA)
    assert found is not None
    row = await store.seekers.open_match(NEW, [found], starts=9.0, time=2.0, most_tables=9)
    change = LobbyChange(time=3.0, rule=StartRule(30.0, (2,), 2))
    await store.lobbies.set_options(row.id, options="{}", seats=3, change=change)
    again = await store.seekers.find(ADA)
    assert again is not None
    left = Departure(row.id, (ADA,), "{}", change)
    row = await store.seekers.open_match(NEW, [again], starts=9.0, time=3.0, departures=[left])
    await store.lobbies.close(row.id, "host", LobbyChange(time=2.0))


async def use_vacations(store: Store) -> None:
    """Call everything that changes a vacation, with a person and a computer player as stand-ins."""
    away = store.vacations
    games = await away.games_of_user(BEN)
    await away.announce(BEN, 1.0, 9.0, "UTC", games=games, now=1.0)
    due = OutboxRow(1, 1, "vacation", 1, None, None, 1.0, 5)
    await away.keep_notice(due, "absences", MessageRow(1, 2, "{}"), posted=True, time=1.0)
    await away.set_end(BEN, 8.0, games=games, now=1.0)
    for stand_in in (StandIn(computer="careful"), StandIn(user=CLEO), None, StandIn(user=CLEO)):
        await away.name_stand_in(BEN, stand_in, games=games, now=1.0)
    (vacation,) = (await away.due_work(8.0)).ending
    await away.answer(vacation.id, CLEO, accepted=True, games=games, now=2.0)
    for wait in (await away.due_work(2.0)).stand_ins:
        await away.replace_stand_in(wait, "careful", games=games, now=2.0)
    await away.end(vacation, games=games, now=3.0)
    await away.announce(1, 1.0, 9.0, "UTC", games=(), now=1.0)


async def use_seats(store: Store) -> None:
    """Have a computer player hold a seat that is on offer, and somebody else take it."""
    left, taker = Holder(1, "left", computer="careful", offered=True), 105
    await store.seats.change_holder(1, left, notifications=(), time=4.0)
    await store.seats.invite(1, 1, taker, ADA, time=4.0)
    await store.seats.take(1, 1, taker, notifications=(), time=4.0)
    invitation = await store.seats.invite(1, 1, CLEO, ADA, time=4.0)
    await store.seats.decline(invitation.id, CLEO, time=4.0)


async def use_cups(store: Store) -> None:
    """Do whatever is done about a cup, from its draft to its end."""
    terms = CupTerms("chess", "{}", 4, 2, "brisk", hints=False, level="easy", days=1, round_days=7)
    for host in (ADA, BEN):
        draft = await store.cups.draft(1, host, "en", terms, 1.0)
        await store.cups.set_terms(draft.id, terms, 1.0)
        await store.cups.announce(draft.id, CupPlace(9, False, "en", 9), 2.0, 1.0)
    for user in (ADA, BEN, CLEO):
        await store.cups.enrol(1, user, 1.0)
    await store.cups.withdraw(1, CLEO, 1.0)
    await store.cups.call_off(2, 2.0)
    await store.cups.begin(1, 2, lambda people, _: (4, range(people)), 2.0)
    await store.cups.begin_final(1, [0, 1], 2.0)
    beginning = Beginning([MoveRow(1, 1.0, None, "key", "[]", "[]")], {0: 1.0})
    seats = ((ADA, None), (BEN, None))
    new = structs.replace(NEW, seats=2, created=1.0)
    table = await store.open_cup_table(1, (1, 0), new, Terms(), seats, beginning)
    assert table is not None
    await store.cups.hand_seats_to_computer(table.id, "easy", "round-over", None, 3.0)
    await store.cups.drop_out(1, BEN, 3.0)
    await store.cups.finish(1, {ADA: table.id}, 4.0)
    await store.cups.remove_user_from_cups(BEN, 5.0)


def _changes(changes: Changes, _: LateState) -> Changes:
    return changes


def _arguments(verb: Callable[..., Any]) -> dict[str, Any]:
    """Values for what a verb takes; its function takes the connection first."""
    if isinstance(verb, partial):
        parameters = list(inspect.signature(verb.args[1], eval_str=True).parameters.values())[1:]
    else:
        parameters = list(inspect.signature(verb, eval_str=True).parameters.values())
    return {each.name: VALUES[each.annotation] for each in parameters}


class Noting(sqlite3.Connection):
    """A connection that notes what is run with which values; it never waits for the disk."""

    noted: ClassVar[dict[str, Values]] = {}

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        if statement.startswith("PRAGMA synchronous"):
            statement = "PRAGMA synchronous = OFF"
        if statement.split()[0] in STATEMENTS:
            self.noted.setdefault(statement, values)
        return super().execute(statement, values)

    def executemany(self, statement: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        every = list(values)
        if every:
            self.noted.setdefault(statement, every[0])
        return super().executemany(statement, every)


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Values]:
    """All statements of the store, with values."""

    async def use(path: Path) -> None:
        async with await Store.open(path) as store:
            Noting.noted.clear()
            await use_every_verb(store)

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Noting))
        asyncio.run(use(tmp_path_factory.mktemp("planned") / "games.db"))
    return Noting.noted


def walks(connection: sqlite3.Connection, statement: str, values: Values = ()) -> list[str]:
    """The steps of a statement's plan that walk through more than what waits."""
    plan = [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    return [step for step in plan if step.startswith("SCAN") and not _may_be_walked(step)]


def _may_be_walked(step: str) -> bool:
    words = step.split()
    return words[-1] in WAITING_ONLY or words[1] in (*AT_START, PORTION) or "CONSTANT ROW" in step


def test_no_statement_walks_through_a_table(used: Mapping[str, Values]) -> None:
    assert len(used) > 300
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        found = {
            statement: steps
            for statement, values in used.items()
            if (steps := walks(connection, statement, values))
        }
    assert found == {}


MANY_GAMES = b"""
INSERT INTO game (id, name, options, seats, stage, channel, host, language, created)
SELECT id, 'chess', '{}', 2, 'playing', id, id, 'en', 1 FROM generate_series(1001, 3000) AS id;
INSERT INTO seat (game, seat, "user") SELECT id, 0, id FROM game WHERE id > 1000;
INSERT INTO waiting (game, seat, since) SELECT game, seat, 1 FROM seat WHERE game > 1000;
ANALYZE game, seat, waiting
"""
"""Enough that the server prefers not to look at all of them."""


def server_walks(connection: SessionConnection, statement: str, values: Values) -> list[str]:
    """The steps of the server's plan that walk through more than what waits, though it avoids that."""
    ((plan,),) = connection.execute(f"EXPLAIN (FORMAT JSON) {statement}", values)
    return [
        f"{step['Node Type']} {step.get('Index Name', step['Relation Name'])}"
        for step in _steps(msgspec.json.decode(plan)[0]["Plan"])
        if "Relation Name" in step and not _is_narrow(step)
    ]


def _steps(step: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The steps of a plan, without those of which the first row is enough."""
    yield step
    for part in step.get("Plans", ()):
        if step["Node Type"] != "Limit" or part["Node Type"] != "Index Only Scan" or step["Plan Rows"] > 1:
            yield from _steps(part)


def _is_narrow(step: dict[str, Any]) -> bool:
    """Whether a step scans no table but those that may be scanned."""
    if step["Relation Name"] in (*AT_START, *WAITING_ONLY, *LOBBIES) or step["Node Type"] == "ModifyTable":
        return True
    return (
        "Index Cond" in step or "Recheck Cond" in step or step.get("Index Name") in (*WAITING_ONLY, *LOBBIES)
    )


def test_no_statement_walks_through_a_table_of_a_server(server: Cluster, used: Mapping[str, Values]) -> None:
    with closing(connect(server.new("planned"))) as raw:
        connection = SessionConnection(raw)
        migrate_server(connection)
        raw.execute(MANY_GAMES)
        for way in ("seqscan", "hashjoin", "mergejoin"):
            raw.execute(f"SET enable_{way} = off".encode())
        found = {
            statement: steps
            for statement, values in used.items()
            if (steps := server_walks(connection, statement, values))
        }
    assert found == {}


PLANNED: dict[str, tuple[str, ...]] = {
    "outbox_due": (
        outbox.DUE_OF,
        f"{outbox.SETTLE} AND seat = ?",
        outbox.SETTLE_REPLACED,
        outbox.DUE_GAMES.format(condition="", line=""),
        outbox.DUE_ABOUT.format(condition=outbox.OF_USER),
        outbox.DUE_ABOUT.format(condition=outbox.OF_CUP),
        outbox.DUE_ELSEWHERE,
        outbox.IS_DUE,
        outbox.WITHDRAW_NOTICES,
        places.DUE_IN,
        places.TURN_DUE,
    ),
    "outbox_of_user": (outbox.SETTLE_USER, reminders.COUNT_REPORTED, reminders.UNTRIED),
    "question_open": (agreements.OPEN, agreements.OPEN_AT, dormancy.OPEN, late.OPEN, late.GAMES_DUE),
    "question_moved": (late.MOVED_SINCE,),
    "waiting_computers": (late.ONCE, queries.COMPUTERS_WAITING),
    "waiting_clocks": (waits.ALL_CLOCKS,),
    "stand_in_computers": (queries.COMPUTERS_WAITING,),
    "stand_in_of_user": (stand_ins.ALL_WAITED_FOR,),
    "stand_in_offer_of_user": (seats.TAKES_PART,),
    "invitation_of_game": (seats.TAKES_PART,),
    "invitation_kept": (lobbies.DUE, pending_work.NEXT),
    "seat_offer_on_guild": (open_tables.OFFERED_HERE, open_tables.OFFERED_ANYWHERE),
    "lobby_changed_on_guild": (open_tables.LOBBIES_HERE, open_tables.LOBBIES_ANYWHERE),
    "game_idle": (late.GAMES_DUE, pending_work.NEXT),
    "game_place_failed": (reach.FAILING_IN,),
    "game_to_clean": (cleaning.OVER,),
    "lobby_closed": (cleaning.CLOSED,),
    "lobby_starts": (lobbies.DUE, pending_work.NEXT),
    "lobby_idle": (lobbies.DUE, pending_work.NEXT),
    "lobby_warned": (lobbies.DUE, pending_work.NEXT),
    "pause_open": (pauses.OPEN, pending_work.NEXT),
    "timer_due": (late.GAMES_DUE, reminders.DUE, pending_work.NEXT),
    "timer_turn_ends": (turn_ends.DUE, turn_ends.ALL, turn_ends.OF_GAME),
    "timer_plans": (timers.PLANNED, plans.DUE, pending_work.WAITS),
    "plan_user": (EXPORTED["plan"],),
    "vacation_open": (vacations.DUE,),
}
"""Indexes -> the statements that are to find their rows by them: what waits, among what waits alone."""


def test_what_waits_is_found_among_what_waits() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        found = {
            (index, statement): plan
            for index, statements in PLANNED.items()
            for statement in statements
            if not re.search(rf" INDEX {index}\b", "\n".join(plan := planned(connection, statement)))
        }
    assert found == {}


def planned(connection: sqlite3.Connection, statement: str) -> list[str]:
    names = dict.fromkeys(re.findall(r"(?<!:):(\w+)", statement))
    explained = connection.execute(f"EXPLAIN QUERY PLAN {statement}", names or [None] * statement.count("?"))
    return [step for *_, step in explained]


def test_a_walk_through_a_table_is_found() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE game (id INTEGER PRIMARY KEY, host INTEGER)")
        assert walks(connection, "SELECT id FROM game WHERE host = 1") == ["SCAN game"]
        assert walks(connection, "SELECT host FROM game WHERE id = 1") == []
