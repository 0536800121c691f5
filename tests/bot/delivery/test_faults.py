"""Whatever Discord refuses: each recipient gets what they need exactly once, and nobody else waits for it."""

from __future__ import annotations

import logging
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.audit import open_check
from bot.delivery import backoff
from bot.delivery.deliverer import Next
from bot.delivery.dispatcher import OUTAGE_TABLES, PROBE_SECONDS
from bot.delivery.failures import Failure, FailureKind
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.table_ids import OpenPanel
from sandbox import cut, no_json, refuse
from storage.core.kinds import Kind
from storage.core.rows import Notification
from tests.bot.delivery.toy_world import SENDING, ToyWorld, mentions, panels, turns
from tests.support.who_acts import without_times


@pytest.fixture
async def world(soon: None, toys: None, tmp_path: Path) -> AsyncIterator[ToyWorld]:
    async with ToyWorld(tmp_path) as world:
        yield world
        assert world.sandbox.faults == []


async def test_24_people_sit_down_at_once_and_each_gets_their_panel_once(world: ToyWorld) -> None:
    world.sandbox.limit_requests(None, 1000, 1.0)
    people = [world.sandbox.user(f"Player {n}") for n in range(24)]
    world.guild.add(*people)
    games = [await world.begin(*people[n : n + 2]) for n in range(0, 24, 2)]
    await world.wait_until_idle()
    waiting = [user for user in people if not panels(user)]
    assert len(waiting) == 4
    assert [mentions(user) for user in people] == [int(user in waiting) for user in people]
    for game in games:
        assert len(turns(await world.thread(game))) == 1
    assert world.query("SELECT count(*) FROM direct WHERE NOT reached") == [(0,)]
    world.sandbox.advance(61.0)
    await world.advance(61.0)
    await world.delivered()
    assert [len(panels(user)) for user in people] == [1] * 24
    assert [user.pings for user in people] == [1] * 24, "who was called is not called again"
    world.sandbox.faults.clear()


@pytest.mark.parametrize("code", [40333, 20026, 50001, 50013, 0, 10003])
async def test_a_refusal_that_passes_loses_nothing(world: ToyWorld, code: int) -> None:
    refused = world.sandbox.inject(SENDING, refuse(code), times=3)
    game = await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    while refused.hits < 3:
        world.bot.outbox.retry(game)
        await world.advance(5000.0)
    await world.advance(5000.0)
    world.bot.outbox.retry(game)
    await world.delivered()
    threads = world.anna.threads(world.channel)
    assert sum(len(turns(thread)) for thread in threads) == 1
    assert [len(panels(user)) for user in (world.anna, world.ben)] == [1, 1]
    assert all(user.pings <= 1 for user in (world.anna, world.ben))
    assert world.query("SELECT count(*) FROM direct WHERE NOT reached") == [(0,)]


async def test_a_server_without_room_for_threads_silences_nobody_else(world: ToyWorld) -> None:
    world.sandbox.limit_requests(None, 1000, 1.0)
    other = world.guild.text_channel("crowded")
    refused = world.sandbox.inject(
        rf"POST /channels/{other.id}/messages/\d+/threads", refuse(160006), times=None
    )
    people = [world.sandbox.user(f"Player {n}") for n in range(8)]
    world.guild.add(*people)
    crowded = [await world.begin(*people[n : n + 2], channel=other) for n in range(0, 8, 2)]
    game = await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    assert len(turns(await world.thread(game))) == 1
    assert [len(panels(user)) for user in (*people, world.anna, world.ben)] == [1] * 10
    assert refused.hits == len(crowded)
    await world.guess(game, world.anna, world.ben)
    await world.guess(crowded[0], people[0], people[1])
    await world.wait_until_idle()
    assert len(turns(await world.thread(game))) == 2
    assert len(panels(people[0])) == 2
    assert refused.hits == len(crowded), "each table is tried again every hour"
    assert {row.failure for row in await world.store.outbox_due()} <= {"160006", None}


async def test_a_message_that_is_rejected_for_one_player_stops_nobody(world: ToyWorld) -> None:
    await world.bot.create_dm(await world.bot.fetch_user(world.ben.id))
    to_ben = rf"POST /channels/{world.ben.direct_channel.id}/messages"
    rejected = world.sandbox.inject(to_ben, refuse(50035), times=None)
    game = await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    (turn,) = turns(await world.thread(game))
    assert f" {world.ben.mention}\n" in turn.plain_text
    assert world.anna.mention not in turn.plain_text
    assert (len(panels(world.anna)), len(panels(world.ben))) == (1, 0)
    await world.guess(game, world.anna)
    await world.wait_until_idle()
    assert "**1 of 2 ready**" in world.newest(await world.thread(game)).plain_text
    rejected.lift()
    await world.advance(5000.0)
    await world.delivered()
    assert len(panels(world.ben)) == 1
    assert (mentions(world.ben), world.ben.pings) == (1, 1), "the panel that comes later is silent"


@pytest.mark.parametrize("times", [2, 3])
async def test_what_is_rejected_comes_plainer_or_later_and_stops_no_other_message(
    world: ToyWorld, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    backoff.FIRST_SECONDS = 1000.0
    world.sandbox.inject(rf"POST /channels/{thread.id}/messages", refuse(50035), times=times)
    await world.guess(game, world.anna, world.ben)
    await world.wait_until_idle()
    told = ["### Scoring" in message.text for message in thread.messages[2:]]
    assert told == ([True, False] if times == 2 else [False])
    assert thread.messages[-1].buttons
    assert ("scoring of row 4 fails: 50035" in caplog.text) is (times == 3)
    await world.advance(1300.0)
    await world.delivered()
    assert sum("### Scoring" in message.text for message in thread.messages) == 1


async def test_what_is_rejected_holds_up_nothing_while_it_waits(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    backoff.FIRST_SECONDS = 1000.0
    world.sandbox.inject(rf"POST /channels/{thread.id}/messages", refuse(50035), times=3)
    await world.guess(game, world.anna, world.ben)
    await world.wait_until_idle()
    await world.guess(game, world.anna, world.ben)
    await world.wait_until_idle()
    told = [message.plain_text for message in thread.messages[2:]]
    assert ["### Scoring" in text for text in told] == [False, True, False], "the first one waits"
    assert "## The game is over" in told[-1]
    await world.advance(1300.0)
    await world.delivered()
    assert sum("### Scoring" in message.plain_text for message in thread.messages) == 2
    story = "\n".join(message.plain_text for message in thread.messages)
    assert [story.count(line) for line in ("The coin shows", "**Anna**: guesses")] == [2, 2], "each told once"
    moves = [each for each in thread.messages for button in each.buttons if _opens_panel(button.custom_id)]
    assert moves == [], "nothing can be pressed that leads nowhere"


def _opens_panel(custom_id: str | None) -> bool:
    return custom_id is not None and OpenPanel.matches(custom_id)


async def test_a_late_failure_in_a_deleted_thread_leaves_the_new_one(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    before = await world.store.game(game)
    deleted = await world.thread(game)
    deleted.delete()
    await world.anna.until(lambda: set(world.anna.threads(world.channel)) - {deleted})
    await world.delivered()
    after = await world.store.game(game)
    assert after.thread not in (None, before.thread)
    world.checks_stored = False
    await world.store.notify(game, Notification(Kind.SCORING, 1), time=world.clock.now())
    (row,) = await world.store.outbox_due(game)
    attempt = await world.bot.outbox.attempt(before, row, world.bot.outbox.threads.deliver)
    assert attempt.failure is not None
    assert attempt.failure.name == "10003"
    assert (await world.store.game(game)).thread == after.thread
    await world.advance(10.0)
    world.bot.outbox.wake(game)
    await world.delivered()
    assert sum("### Scoring" in message.text for message in (await world.thread(game)).messages) == 1
    world.sandbox.faults.clear()


async def test_a_late_failure_of_a_deleted_card_leaves_the_new_one(world: ToyWorld) -> None:
    row = await world.lobby("coin_toss")
    world.bot.outbox.wake(row.id)
    await world.delivered()
    before = await world.store.game(row.id)
    world.channel.delete_message(world.anna.look(before.card or 0))
    await world.store.notify(row.id, Notification(Kind.CARD, 0), time=world.clock.now())
    world.bot.outbox.wake(row.id)
    await world.delivered()
    after = await world.store.game(row.id)
    assert after.card not in (None, before.card)
    await world.store.notify(row.id, Notification(Kind.CARD, 0), time=world.clock.now())
    (due,) = await world.store.outbox_due(row.id)
    failure = Failure(FailureKind.GONE, "10008", 10008)
    assert await world.bot.outbox.cards.after_failure(before, due, failure) is Next.SOON
    assert (await world.store.game(row.id)).card == after.card
    world.bot.outbox.wake(row.id)
    await world.delivered()


async def test_a_damaged_table_ends_no_outage(world: ToyWorld, caplog: pytest.LogCaptureFixture) -> None:
    damaged = await world.begin(world.anna, world.ben)
    await world.delivered()
    world.checks_stored = False
    await world.stop()
    with closing(sqlite3.connect(world.file)) as file, file:
        file.execute("UPDATE game SET created = created + 1 WHERE id = ?", (damaged,))
    await world.start()
    await world.wait_until_idle()
    out_of_reach = world.sandbox.inject(r"POST /channels/", cut(), times=None)
    for _ in range(OUTAGE_TABLES):
        await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    assert "Discord is out of reach" in caplog.text
    await world.notify(damaged, Kind.TURN)
    for _ in range(2 * OUTAGE_TABLES):
        await world.advance(PROBE_SECONDS)
    assert (await world.store.outbox_due(damaged))[0].failure == "damaged"
    assert "Discord is in reach again" not in caplog.text
    out_of_reach.lift()
    await world.advance(PROBE_SECONDS)
    assert "Discord is in reach again" in caplog.text


async def test_a_look_back_that_finds_nothing_is_no_delivery(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    world.sandbox.inject(rf"POST /channels/{thread.id}/messages", cut())
    await world.guess(game, world.anna, world.ben)
    await world.advance(100.0)
    await world.delivered()
    scorings = [
        sample.value
        for metric in world.bot.metrics.deliveries.collect()
        for sample in metric.samples
        if sample.name.endswith("_total") and sample.labels == {"kind": "scoring", "outcome": "delivered"}
    ]
    assert sum("### Scoring" in message.text for message in thread.messages) == 1
    assert scorings == [1]


@pytest.mark.parametrize("seat", [None, 0])
async def test_what_nobody_can_deliver_is_given_up_with_an_error(
    world: ToyWorld, seat: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    world.checks_stored = False
    await world.store.notify(game, Notification("telegram", 1, seat), time=world.clock.now())
    world.bot.outbox.wake(game)
    await world.delivered()
    await world.guess(game, world.anna, world.ben)
    await world.delivered()
    assert sum("### Scoring" in message.text for message in (await world.thread(game)).messages) == 1
    errors = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert errors == [f"game {game}: telegram of row 1 is given up: unknown kind"]
    with open_check(world.file) as found:
        (report,) = found.games()
    assert any("there is no kind 'telegram'" in fault for fault in report.faults)


async def test_a_locked_thread_is_tried_once_an_hour_and_says_all_when_it_is_open(
    world: ToyWorld, caplog: pytest.LogCaptureFixture
) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    thread.lock()
    before = len(world.sandbox.requests)
    await world.guess(game, world.anna, world.ben)
    await world.wait_until_idle()
    await world.guess(game, world.anna, world.ben)
    await world.wait_until_idle()
    sent = [
        request
        for request in world.sandbox.requests[before:]
        if request.method == "POST" and f"/{thread.id}/" in request.path
    ]
    assert len(sent) == 1
    assert all(record.exc_info is None for record in caplog.records)
    assert len(turns(thread)) == 1
    thread.unarchive()
    world.bot.outbox.retry(game)
    await world.delivered()
    assert [len(re.findall("## The game is over", message.text)) for message in thread.messages][-1] == 1
    assert len(turns(thread)) == 1, "the turn of the second round is overtaken"


async def test_after_an_outage_scorings_and_the_end_are_there_and_no_outdated_turn(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    refused = world.sandbox.inject(SENDING, refuse(40333), times=None)
    for _ in range(2):
        await world.guess(game, world.anna, world.ben)
        await world.wait_until_idle()
    refused.lift()
    await world.advance(5000.0)
    await world.delivered()
    told = [message.plain_text for message in thread.messages[2:]]
    assert ["### Scoring" in text for text in told] == [True, True, False]
    assert ["The coin shows" in text for text in told] == [True, True, False]
    assert "## The game is over" in told[2]


async def test_25_messages_later_and_a_day_earlier_nothing_is_posted_twice(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    world.sandbox.inject(rf"POST /channels/{thread.id}/messages", cut(carried_out=True), times=1)
    await world.guess(game, world.anna)
    backoff.FIRST_SECONDS = 1000.0
    await world.guess(game, world.ben)
    await world.wait_until_idle()
    due = await world.store.outbox_due(game)
    assert any(row.attempted_after for row in due)
    posted = len(thread.messages)
    await world.stop()
    for n in range(25):
        world.anna.write(thread, f"chat {n}")
    world.sandbox.advance(3600.0)
    await world.clock.advance(-86400.0)
    backoff.FIRST_SECONDS = 0.02
    await world.start()
    await world.delivered()
    own = [message for message in thread.messages if message.author == "Tabellarius"]
    nonces = [
        parse(button.custom_id or "")
        for message in own
        for button in message.buttons
        if OpenPanel.matches(button.custom_id)
    ]
    assert len(own) == len({message.text for message in own})
    assert len(nonces) == 1
    assert len(own) == posted + 1


async def test_a_restored_backup_loses_nothing(world: ToyWorld, tmp_path: Path) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    await world.stop()
    shutil.copy(world.file, tmp_path / "backup")
    await world.start()
    await world.guess(game, world.anna, world.ben)
    await world.delivered()
    await world.stop()
    shutil.copy(tmp_path / "backup", world.file)
    await world.start()
    before = [len(thread.messages), len(panels(world.anna)), len(panels(world.ben))]
    await world.guess(game, world.anna, world.ben)
    await world.delivered()
    after = [len(thread.messages), len(panels(world.anna)), len(panels(world.ben))]
    assert [late - early for late, early in zip(after, before, strict=True)] == [2, 1, 1]


async def test_an_overtaken_turn_that_was_posted_loses_its_controls(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    world.sandbox.inject(rf"POST /channels/{thread.id}/messages", cut(carried_out=True))
    backoff.FIRST_SECONDS = 1000.0
    await world.notify(game, Kind.TURN)
    await world.notify(game, Kind.TURN)
    assert len(thread.messages) == 3
    assert len(await world.store.outbox_due()) == 2
    await world.advance(100.0)
    await world.delivered()
    assert [bool(message.buttons) for message in thread.messages[1:]] == [False, False, True]


async def test_who_is_no_longer_on_discord_keeps_nobody_waiting(world: ToyWorld) -> None:
    world.sandbox.inject(rf"GET /guilds/\d+/members/{world.ben.id}$", refuse(10007), times=None)
    world.sandbox.inject(rf"GET /users/{world.ben.id}$", refuse(10013), times=None)
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    (turn,) = turns(await world.thread(game))
    assert without_times(turn).splitlines()[-2:] == ["⏳ Anna", "⏳ Deleted User"]
    assert len(panels(world.anna)) == 1
    assert world.query("SELECT count(*) FROM direct WHERE NOT reached") == [(0,)]


async def test_what_is_wrong_for_one_table_is_told_once_while_others_play_there(world: ToyWorld) -> None:
    other = await world.begin(world.anna, world.ben)
    await world.delivered()
    refused = world.sandbox.inject(r"POST /channels/\d+/messages/\d+/threads$", refuse(160006), times=None)
    await world.begin(world.anna, world.vera)
    await world.wait_until_idle()
    await world.guess(other, world.anna, world.ben)
    await world.wait_until_idle()
    await world.advance(5000.0)
    assert refused.hits == 2
    told = [message for message in world.anna.direct_messages() if "many open threads" in message.plain_text]
    assert len(told) == 1


async def test_a_404_that_passes_leaves_no_old_controls(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    world.sandbox.inject(rf"PATCH /channels/{thread.id}/messages", no_json(404))
    await world.guess(game, world.anna, world.ben)
    await world.delivered()
    assert [bool(message.buttons) for message in turns(thread)] == [False, True]


async def test_who_was_called_before_a_kill_is_not_called_again(world: ToyWorld) -> None:
    await world.bot.create_dm(await world.bot.fetch_user(world.ben.id))
    direct = world.ben.direct_channel.id
    refused = world.sandbox.inject(rf"POST /channels/{direct}/messages", refuse(40333), times=None)
    others = rf"POST /channels/(?!{direct}|{world.channel.id})\d+/messages$"
    lost = world.sandbox.inject(others, cut(carried_out=True), times=None)
    backoff.FIRST_SECONDS = 1000.0
    await world.begin(world.anna, world.ben)
    await world.wait_until_idle()
    assert mentions(world.ben) == 1
    await world.stop()
    refused.lift()
    lost.lift()
    await world.start()
    await world.delivered()
    assert len(panels(world.ben)) == 1
    assert world.ben.pings == 1


async def test_a_card_whose_answer_was_lost_is_found_after_the_lobby_changed(world: ToyWorld) -> None:
    world.sandbox.inject(rf"POST /channels/{world.channel.id}/messages$", cut(carried_out=True))
    backoff.FIRST_SECONDS = 1000.0
    game = (await world.lobby("coin_toss")).id
    world.bot.outbox.wake(game)
    await world.wait_until_idle()
    await world.bot.tables.lobby.join(game, world.ben.id)
    await world.advance(5000.0)
    await world.delivered()
    (card,) = [message for message in world.channel.messages if "Coin Toss" in message.plain_text]
    assert "2. **Ben**" in card.plain_text


async def test_a_turn_that_is_repeated_is_not_left_with_its_controls(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    backoff.FIRST_SECONDS = 1000.0
    world.sandbox.inject(rf"POST /channels/{thread.id}/messages", cut(carried_out=True))
    await world.notify(game, Kind.TURN)
    await world.store.renew_notification(game, Kind.TURN, time=world.clock.now())
    world.bot.outbox.retry(game)
    await world.delivered()
    assert [bool(message.buttons) for message in turns(thread)] == [False, False, True]


async def test_older_messages_lose_their_controls_and_the_thread_stays_open(world: ToyWorld) -> None:
    game = await world.begin(world.anna, world.ben)
    await world.guess(game, world.anna, world.ben)
    await world.delivered()
    thread = await world.thread(game)
    backoff.FIRST_SECONDS = 1000.0

    def removes_controls(line: str, body: Any) -> bool:
        return line.startswith(f"PATCH /channels/{thread.id}/messages") and "content" not in body

    world.sandbox.inject(removes_controls, refuse(50035), times=2)
    await world.guess(game, world.anna, world.ben)
    await world.wait_until_idle()
    for _ in range(2):
        await world.advance(5000.0)
    await world.delivered()
    assert not thread.archived
    controls = [bool(message.buttons) for message in thread.messages[1:]]
    assert controls == [False] * (len(controls) - 1) + [True]
