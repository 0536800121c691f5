import asyncio
import inspect
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from storage.core import errors, outbox
from storage.core.database import Part
from storage.core.kinds import Kind
from storage.core.outbox import Posted
from storage.core.rows import (
    LOBBY,
    OVER,
    PLAYING,
    DirectRow,
    DueSubject,
    GameRow,
    LastAsk,
    MessageRow,
    MoveRow,
    Notification,
    OutboxRow,
    SeatRow,
    UserSubject,
    WaitingRow,
)
from storage.together.log import Appended, Update
from storage.together.store import Store
from tests.support.postgresql import INTEGRITY
from tests.support.secret_seed import NEW, SECRET

ADA, BOB, CAT = 101, 102, 103


def row(n: int, seat: int | None = None, *, time: float = 10.0, interaction: int | None = None) -> MoveRow:
    return MoveRow(n, time, seat, "key", "[]", '[{"event":"Thing"}]', interaction=interaction)


async def lobby(store: Store, host: int = ADA, *others: int) -> GameRow:
    game = await store.lobbies.open(structs.replace(NEW, host=host))
    for user in others:
        game = await store.lobbies.join(game.id, user=user)
    return game


async def started_game(store: Store, *users: int, time: float = 10.0) -> int:
    """A game that has begun and waits for its first seat."""
    game = (await lobby(store, *users)).id
    await store.begin(
        game,
        len(users),
        Update(
            rows=[row(1, time=time)],
            waiting=[WaitingRow(game, 0, time)],
            notifications=[Notification("turn", 1), Notification("ask", 1, 0)],
        ),
    )
    return game


def kinds(due: tuple[OutboxRow, ...]) -> list[tuple[str, int, int | None]]:
    return [(each.kind, each.n, each.seat) for each in due]


# Lobby


async def test_a_lobby_is_stored_as_it_was_opened_with_its_host_seated(store: Store) -> None:
    game = await lobby(store)
    assert game == GameRow(
        id=game.id,
        name="chess",
        options="{}",
        seats=3,
        stage=LOBBY,
        guild=7,
        channel=8,
        host=ADA,
        language="de",
        created=1.0,
        card=None,
        thread=None,
        commitment=SECRET["commitment"],
        changed=1.0,
        seated=(SeatRow(0, ADA, seen=1.0),),
    )
    assert await store.game(game.id) == game
    assert await store.seed(game.id) == SECRET["seed"]


async def test_seats_are_taken_in_order_and_those_after_a_gap_move_up(store: Store) -> None:
    game = (await lobby(store, ADA, BOB)).id
    await store.lobbies.join(game, computer="careful")
    assert (await store.lobbies.leave(game, 0)).seated == (
        SeatRow(0, BOB, seen=0.0),
        SeatRow(1, computer="careful"),
    )
    assert (await store.lobbies.join(game, user=ADA)).seat_of(ADA) == 2


async def test_nobody_sits_down_twice_or_at_a_full_table(store: Store) -> None:
    game = (await lobby(store, ADA, BOB)).id
    with pytest.raises(errors.AlreadySeated):
        await store.lobbies.join(game, user=BOB)
    await store.lobbies.join(game, computer="random")
    with pytest.raises(errors.TableFull):
        await store.lobbies.join(game, user=CAT)
    with pytest.raises(errors.NotSeated):
        await store.lobbies.leave(game, 3)


async def test_a_lobby_is_opened_with_its_computer_players_or_not_at_all(store: Store) -> None:
    opened = await store.lobbies.open(structs.replace(NEW, seats=3), computers=("careful", "random"))
    assert [held.computer for held in opened.seated] == [None, "careful", "random"]
    with pytest.raises(errors.TableFull):
        await store.lobbies.open(structs.replace(NEW, seats=3), computers=("careful",) * 3)
    with pytest.raises(errors.NoSuchGame):
        await store.game(opened.id + 1)


async def test_options_change_but_never_to_fewer_seats_than_are_taken(store: Store) -> None:
    game = (await lobby(store, ADA, BOB)).id
    assert (await store.lobbies.set_options(game, options='{"a":1}', seats=2)).options == '{"a":1}'
    with pytest.raises(errors.TableFull):
        await store.lobbies.set_options(game, options="{}", seats=1)


async def test_a_started_game_is_no_lobby_any_more(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    assert (await store.game(game)).stage == PLAYING
    with pytest.raises(errors.AlreadyStarted):
        await store.lobbies.join(game, user=CAT)
    with pytest.raises(errors.AlreadyStarted):
        await store.lobbies.leave(game, 0)
    with pytest.raises(errors.AlreadyStarted):
        await store.lobbies.set_options(game, options="{}", seats=3)
    with pytest.raises(errors.AlreadyStarted):
        await store.begin(game, 2, Update(rows=[row(2)], waiting=[], notifications=[]))


async def test_a_game_does_not_begin_with_others_than_were_seated(store: Store) -> None:
    game = (await lobby(store, ADA, BOB)).id
    with pytest.raises(errors.Conflict):
        await store.begin(game, 3, Update(rows=[row(1)], waiting=[], notifications=[]))
    assert (await store.game(game)).stage == LOBBY
    assert await store.moves(game) == ()


async def test_there_is_no_such_game(store: Store) -> None:
    with pytest.raises(errors.NoSuchGame):
        await store.game(1)
    with pytest.raises(errors.NoSuchGame):
        await store.lobbies.join(1, user=ADA)


# The log


async def test_an_answer_is_stored_with_who_has_to_act_and_its_notifications(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    rows = [row(2, 0, time=20.0, interaction=555), row(3, time=20.0)]
    await store.append(
        game, Update(rows=rows, waiting=[WaitingRow(game, 1, 20.0)], notifications=[Notification("turn", 3)])
    )
    assert (await store.moves(game))[1:] == tuple(rows)
    assert await store.timing.waits(game) == (WaitingRow(game, 1, 20.0),)
    assert kinds(await store.outbox_due()) == [("turn", 1, None), ("turn", 3, None)]
    assert await store.has_interaction(555)


@pytest.mark.parametrize(
    "broken",
    [
        {"notifications": [Notification("turn", 2), Notification("turn", 99)]},
        {"waiting": [WaitingRow(0, 1, 20.0), WaitingRow(0, 1, 20.0)]},
        {"rows": [row(2, 0, interaction=555), row(2, 1)]},
        {"rows": [row(2, 0, interaction=555), row(3, 0, interaction=555)]},
    ],
)
async def test_an_answer_that_fails_is_not_stored(store: Store, broken: dict[str, list[object]]) -> None:
    game = await started_game(store, ADA, BOB)
    before = await everything(store, game)
    good = {"rows": [row(2, 0, interaction=555)], "waiting": [WaitingRow(game, 1, 20.0)], "notifications": []}
    with pytest.raises(INTEGRITY):
        await store.append(game, Update(**{**good, **broken}, places=()))  # type: ignore[arg-type]
    assert await everything(store, game) == before
    assert not await store.has_interaction(555)


async def everything(store: Store, game: int) -> tuple[object, ...]:
    return (
        await store.game(game),
        await store.moves(game),
        await store.timing.waits(game),
        await store.outbox_due(),
    )


async def test_rows_that_do_not_follow_the_last_one_are_a_conflict(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    for n in (1, 3):
        with pytest.raises(errors.Conflict):
            await store.append(game, Update(rows=[row(n, 0)], waiting=[], notifications=[]))
    assert await store.moves(game) == (row(1),)


async def test_one_interaction_is_stored_once_whatever_its_row_would_be(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    await store.append(game, Update(rows=[row(2, 0, interaction=555)], waiting=[], notifications=[]))
    for n in (2, 3):
        with pytest.raises(errors.DuplicateInteraction):
            await store.append(game, Update(rows=[row(n, 0, interaction=555)], waiting=[], notifications=[]))
    assert len(await store.moves(game)) == 2


async def test_two_programs_never_write_the_same_row(store: Store, path: Path) -> None:
    game = await started_game(store, ADA, BOB)
    async with await Store.open(path) as other:
        outcomes = await asyncio.gather(
            store.append(game, Update(rows=[row(2, 0, interaction=1)], waiting=[], notifications=[])),
            other.append(game, Update(rows=[row(2, 0, interaction=2)], waiting=[], notifications=[])),
            return_exceptions=True,
        )
    assert {type(outcome) for outcome in outcomes} == {Appended, errors.Conflict}
    assert len(await store.moves(game)) == 2


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE move SET key = 'other'",
        "DELETE FROM move",
        "INSERT INTO move VALUES (1, 9, 0.0, NULL, 'gap', '[]', '[]', NULL, 0, NULL, '', NULL)",
        "REPLACE INTO move VALUES (1, 1, 0.0, NULL, 'other', '[]', '[]', NULL, 0, NULL, '', NULL)",
        "INSERT INTO move VALUES (1, 2, 0.0, NULL, 'no json', '[', '[]', NULL, 0, NULL, '', NULL)",
    ],
)
async def test_the_log_itself_refuses_to_be_changed(store: Store, path: Path, statement: str) -> None:
    game = await started_game(store, ADA, BOB)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute(statement)
    assert await store.moves(game) == (row(1),)


# Lists


async def test_games_that_wait_longest_come_first_and_then_those_that_do_not(store: Store) -> None:
    late, early = (
        await started_game(store, ADA, BOB, time=30.0),
        await started_game(store, ADA, CAT, time=20.0),
    )
    other, open_ = await started_game(store, BOB, ADA), (await lobby(store, CAT, ADA)).id
    games = await store.games_of(ADA)
    assert [(each.row.id, each.seat, each.waiting_since) for each in games] == [
        (early, 0, 20.0),
        (late, 0, 30.0),
        (other, 1, None),
        (open_, 1, None),
    ]
    assert [each.row.id for each in await store.games_waiting_for(ADA)] == [early, late]


async def test_a_game_that_is_over_is_on_no_list(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    await store.append(
        game, Update(rows=[row(2, 0)], waiting=[], notifications=[Notification("end", 2)], places=())
    )
    assert (await store.game(game)).stage == OVER
    assert await store.games_of(ADA) == ()


async def test_games_that_wait_for_a_computer_player_are_found(store: Store) -> None:
    game = (await lobby(store, ADA)).id
    await store.lobbies.join(game, computer="careful")
    for waits, found in ((0, ()), (1, (game,))):
        rows = [row(waits + 1)]
        waiting = [WaitingRow(game, waits, 1.0)]
        if waits == 0:
            await store.begin(game, 2, Update(rows=rows, waiting=waiting, notifications=[]))
        else:
            await store.append(game, Update(rows=rows, waiting=waiting, notifications=[]))
        assert await store.games_awaiting_computers() == found


# Telling


async def test_what_was_sent_is_not_due_any_more(store: Store) -> None:
    await started_game(store, ADA, BOB)
    turn, ask = await store.outbox_due()
    await store.mark_sent(turn, time=11.0, message=4242)
    assert await store.outbox_due() == (ask,)
    assert await store.outbox_due(turn.game + 1) == ()


async def last_story(store: Store, before: OutboxRow, kind: str) -> int:
    """The row of the last notification of a kind to all that was or will be sent before another one."""
    return (await store.story(before, [kind], 0)).since


async def test_the_last_notification_that_was_or_will_be_sent_is_known(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    await store.append(
        game,
        Update(
            rows=[row(2, 0)], waiting=[], notifications=[Notification("turn", 2), Notification("ask", 2, 1)]
        ),
    )
    first, second, _ = await store.outbox_due()
    assert await last_story(store, second, "turn") == 1, "it is still to be told"
    await store.mark_done(first.game, [first.id], time=11.0)
    assert await last_story(store, second, "turn") == 0, "it is never told"
    await store.mark_given_up(first, "50035", time=11.0)
    assert await last_story(store, second, "turn") == 0
    await store.mark_sent(first, time=12.0, message=4242)
    assert await last_story(store, second, "turn") == 1
    assert await last_story(store, first, "turn") == 0
    assert await last_story(store, second, "scoring") == 0
    assert await store.newest_message() == 4242


async def test_who_has_acted_is_not_notified_any_more(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    await store.append(game, Update(rows=[row(2, 0)], waiting=[], notifications=[Notification("ask", 2, 1)]))
    assert kinds(await store.outbox_due()) == [("turn", 1, None), ("ask", 2, 1)]


async def test_a_notification_replaces_an_unsent_one(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    for n in (2, 3):
        renewed = [Notification("counter", n, replaces=True), Notification("ask", n, 1, replaces=True)]
        await store.append(game, Update(rows=[row(n)], waiting=[], notifications=renewed))
    assert kinds(await store.outbox_due()) == [
        ("turn", 1, None),
        ("ask", 1, 0),
        ("counter", 3, None),
        ("ask", 3, 1),
    ]


async def test_a_game_knows_its_card_and_its_thread(store: Store) -> None:
    game = (await lobby(store)).id
    await store.set_messages(game, card=70, time=1.0)
    placed = await store.set_messages(game, thread=71, time=1.0)
    assert (placed.card, placed.thread) == (70, 71)
    with pytest.raises(errors.NoSuchGame):
        await store.set_messages(99, card=72, time=1.0)


def posted(message: int, *called: int) -> Posted:
    """A message that was posted in channel 9; what follows is that the one before is retired."""
    return Posted(
        channel=9,
        message=message,
        layout="{}",
        name="turn",
        old_name="old-",
        called=called,
        retire=Notification("retire", 1, replaces=True),
    )


async def test_what_follows_from_a_message_is_stored_with_it(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    assert await store.find_message(game, "turn") is None
    turn, ask = await store.outbox_due()
    await store.mark_posted(turn, posted(80, ask.id), time=12.0)
    await store.append(game, Update(rows=[row(2)], waiting=[], notifications=[Notification("turn", 2)]))
    second = (await store.outbox_due())[-1]
    await store.mark_posted(second, posted(81), time=13.0)
    assert await store.find_message(game, "turn") == MessageRow(9, 81, "{}")
    assert await store.messages(game, "old-") == (("old-80", MessageRow(9, 80, "{}")),)
    assert [(each.kind, each.called) for each in await store.outbox_due()] == [
        ("ask", True),
        ("retire", False),
    ]
    assert (await store.story(turn, ["turn"], 0)).asks == (
        LastAsk(0, ask.id, done=False, sent=False, failed=False, called=True),
    )
    await store.forget_message(game, "old-80")
    assert await store.messages(game, "old-") == ()


async def test_a_message_that_is_found_late_is_not_the_newest_one(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    await store.append(game, Update(rows=[row(2)], waiting=[], notifications=[Notification("scoring", 2)]))
    turn, *_, scoring = await store.outbox_due()
    await store.mark_posted(scoring, posted(81), time=13.0)
    await store.mark_posted(turn, posted(80), time=14.0)
    assert await store.find_message(game, "turn") == MessageRow(9, 81, "{}")
    assert await store.messages(game, "old-") == (("old-80", MessageRow(9, 80, "{}")),)


async def test_the_attempts_at_a_notification_are_counted_until_it_is_given_up(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    _, ask = await store.outbox_due()
    await store.mark_attempted(ask, after=77)
    for _ in range(2):
        await store.mark_failed(ask, "40003")
    (failing,) = [each for each in await store.outbox_due(game) if each.kind == "ask"]
    assert (failing.attempts, failing.attempted_after, failing.failure) == (2, 77, "40003")
    await store.mark_given_up(ask, "50007", time=13.0)
    assert kinds(await store.outbox_due()) == [("turn", 1, None)]
    (last,) = (await store.story(ask, ["turn"], 0)).asks
    assert (last.done, last.sent, last.failed) == (True, False, True)


async def test_games_with_something_due_are_known_the_longest_due_first(store: Store) -> None:
    first, second = [await started_game(store, ADA, BOB) for _ in range(2)]
    (turn, _) = await store.outbox_due(first)
    await store.mark_done(turn.game, [turn.id], time=12.0)
    found = await store.due_subjects()
    assert [(each.subject, each.kinds) for each in found] == [
        (first, frozenset({"ask"})),
        (second, frozenset({"turn", "ask"})),
    ]
    assert [each.subject for each in await store.due_subjects([second, 99])] == [second]


async def test_no_two_notifications_have_the_same_nonce(store: Store) -> None:
    for _ in range(3):
        await started_game(store, ADA, BOB)
    nonces = [each.nonce for each in await store.outbox_due()]
    assert len(set(nonces)) == len(nonces)
    assert max(nonces) >= 2**32


async def test_whether_direct_messages_reach_a_user_is_unknown_until_tried(store: Store) -> None:
    assert await store.users.direct_reach(ADA) is None
    await store.users.set_unreachable(ADA, code=50007, time=1.0)
    assert await store.users.direct_reach(ADA) == DirectRow(reached=False, time=1.0, code=50007)
    await store.users.set_reached(ADA, channel=5, time=2.0)
    assert await store.users.direct_reach(ADA) == DirectRow(reached=True, time=2.0, channel=5)
    await store.users.set_unreachable(ADA, code=50278, time=3.0)
    await store.users.set_reached(ADA, time=4.0)
    assert await store.users.direct_reach(ADA) == DirectRow(reached=True, time=4.0, channel=5)
    assert await store.users.reachable(ADA) is True
    await store.users.forget_direct_channel(ADA)
    assert await store.users.direct_reach(ADA) == DirectRow(reached=True, time=4.0)


async def test_a_server_has_the_language_it_was_given(store: Store) -> None:
    assert await store.users.language(7) is None
    for language in ("de", "ru"):
        await store.users.set_language(7, language)
        assert await store.users.language(7) == language


async def test_the_game_of_a_thread_is_found_to_its_end_and_beyond(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    await started_game(store, ADA, CAT)
    await store.set_messages(game, thread=77, time=1.0)
    assert (await store.game_in(77) or row) == await store.game(game)
    assert await store.game_in(78) is None


# About no game


async def test_a_letter_is_due_until_it_is_sent_or_given_up_and_kept_no_longer(store: Store) -> None:
    await store.erasures.add_erasure(CAT, time=1.0)
    await store.add_to_users(Kind.ANALYSED, [ADA, BOB, CAT], 5, 2.0)
    await store.add_to_users(Kind.YEAR, [ADA], 2026, 3.0)
    due = await store.due_subjects()
    assert list(due) == [
        DueSubject(UserSubject(ADA), None, frozenset((Kind.ANALYSED, Kind.YEAR)), 2.0),
        DueSubject(UserSubject(BOB), None, frozenset((Kind.ANALYSED,)), 2.0),
    ]
    assert await store.due_subjects([UserSubject(BOB), 7]) == due[1:]
    first, second = await store.due_about(UserSubject(ADA))
    await store.mark_attempted(first, after=400)
    await store.mark_failed(first, "503")
    (failed, _) = await store.due_about(UserSubject(ADA))
    assert (failed.about, failed.attempts, failed.attempted_after, failed.failure) == (5, 1, 400, "503")
    assert sorted((each.kind, each.failure or "", each.number) for each in await store.count_due()) == [
        *((Kind.ANALYSED, "", 1), (Kind.ANALYSED, "503", 1)),
        (Kind.YEAR, "", 1),
    ]
    await store.mark_sent(first, time=4.0, message=500)
    await store.mark_given_up(second, "50007", time=4.0)
    assert await store._database.find_row('SELECT count(*), max("user") FROM outbox') == (1, BOB)


@pytest.mark.parametrize(("after", "unsent"), [(None, True), (400, False)])
async def test_a_withdrawn_letter_is_unsent_if_untried(store: Store, after: int | None, unsent: bool) -> None:
    await store.add_to_users(Kind.STAND_IN, [ADA], 3, 1.0)
    (due,) = await store.due_about(UserSubject(ADA))
    await store.mark_attempted(due, after=after)
    for about, found in ((4, False), (3, unsent), (3, False)):
        withdrawn = await store._database.write(
            partial(lambda at, connection: outbox.withdraw(connection, Kind.STAND_IN, ADA, at), about)
        )
        assert withdrawn is found
    assert await store.due_about(UserSubject(ADA)) == ()


# Newcomers


async def test_a_server_is_greeted_once_even_by_two_at_a_time(store: Store, path: Path) -> None:
    claims = await asyncio.gather(*[store.claim_greeting(7, channel=8, time=1.0) for _ in range(2)])
    assert sorted(claims) == [False, True]
    async with await Store.open(path) as later:
        assert not await later.claim_greeting(7, channel=9, time=2.0)
        assert await later.claim_greeting(6, channel=9, time=2.0)


async def test_a_greeting_that_was_not_sent_can_be_sent_later(store: Store) -> None:
    await store.claim_greeting(7, channel=8, time=1.0)
    await store.withdraw_greeting(7)
    assert await store.claim_greeting(7, channel=9, time=2.0)


async def test_tips_are_shown_until_somebody_has_finished_a_game_of_that_name(store: Store) -> None:
    game = await started_game(store, ADA, BOB)
    assert await store.users.shows_tips(ADA, "chess")
    await store.append(game, Update(rows=[row(2, 0)], waiting=[], notifications=[], places=()))
    assert not await store.users.shows_tips(ADA, "chess")
    assert not await store.users.shows_tips(BOB, "chess")
    assert await store.users.shows_tips(ADA, "go")
    assert await store.users.shows_tips(CAT, "chess")


async def test_tips_are_shown_as_long_as_somebody_wishes(store: Store, path: Path) -> None:
    await store.users.set_tips(ADA, "chess", shown=False)
    assert not await store.users.shows_tips(ADA, "chess")
    assert await store.users.shows_tips(ADA, "go")
    assert await store.users.shows_tips(BOB, "chess")
    await store.users.set_tips(BOB, "chess", shown=True)
    game = await started_game(store, ADA, BOB)
    await store.append(game, Update(rows=[row(2, 0)], waiting=[], notifications=[], places=()))
    async with await Store.open(path) as later:
        assert not await later.users.shows_tips(ADA, "chess")
        assert await later.users.shows_tips(BOB, "chess")


async def test_every_verb_says_whether_it_writes_but_those_with_more_transactions(store: Store) -> None:
    parts = [store, *(part for part in vars(store).values() if isinstance(part, Part))]
    others = {
        f"{type(part).__name__}.{name}"
        for part in parts
        for name, member in vars(type(part)).items()
        if not name.startswith("_") and inspect.iscoroutinefunction(member)
    }
    assert others == {
        *("Store.close", "Store.copy_to", "Store.look_after", "Store.mark_posted"),
        *("Erasures.finish", "Timing.beat", "Users.forget_refusal", "Users.reachable"),
        *("Users.set_language", "Users.set_name", "Users.set_reached", "Users.set_settings"),
        *("Users.set_tips", "Users.set_unreachable"),
    }
