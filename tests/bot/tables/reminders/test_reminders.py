import re

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.happened import Happened, NotificationDue
from bot.operation.metrics import Metrics
from bot.tables.reminders.reminders import YEAR_SECONDS, ReminderService
from bot.tables.service import Solo
from bot.tables.settings.settings_store import SettingsStore
from clocks.local_time import next_new_year
from clocks.user_settings import DIGEST
from games import find
from games.engine.chance import SeededChance
from games.engine.table import Table
from games.log import Record
from sandbox import User
from storage.core.rows import GUIDED, UserSubject
from storage.together.store import Store
from tests.support.acts import nudge
from tests.support.coin_toss import GAME
from tests.support.table_helpers import seeds
from tests.support.timed_tables import Notified, TimedTables, labels
from tests.support.virtual_time import InlineDatabase, LoopClock

LINE = "Coin Toss, table {}: call heads or tails, by {}"
LATE = "Coin Toss, table {}: call heads or tails, late since {}"


def missed(time: str, since: str, game: int = 1) -> Notified:
    """The notice to a late player."""
    return Notified(time, f"Your time is up. {LATE.format(game, since)}")


def waiting(time: str, until: str, game: int = 1) -> Notified:
    return Notified(time, f"Waiting for you: {LINE.format(game, until)}")


async def test_who_is_slow_is_reminded_at_half_time_and_in_the_last_hours(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h24")
    await tables.guess(game, tables.anna)
    await tables.until("17 00:00")
    first, last = tables.reminders(tables.ben)
    assert tables.notified(tables.ben)[1:] == [
        waiting("15 21:00", "Saturday, 18:00"),
        waiting("16 14:00", "18:00 today"),
        missed("16 18:00", "18:00 today"),
    ]
    assert [button.label for button in last.buttons] == ["My move", "My games", "Mute until tomorrow"]
    assert not tables.reminders(tables.anna)
    panel = await tables.ben.press(first, "My move").answer()
    assert [button.label for button in panel.buttons][:2] == ["Heads", "Tails"]


async def test_who_has_chosen_is_not_reminded(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h24")
    await tables.until("15 20:59")
    await tables.guess(game, tables.ben)
    await tables.until("17 00:00")
    assert not tables.reminders(tables.ben)


async def test_reminders_of_several_tables_are_one_and_two_a_day_are_the_most(tables: TimedTables) -> None:
    for pace in ("h24", "h24", "h8", "h48"):
        game = await tables.begin(tables.anna, tables.ben, pace=pace)
        await tables.guess(game, tables.anna)
    await tables.until("16 08:05")
    assert tables.notified(tables.ben)[4:] == [
        waiting("15 13:00", "17:00 today", game=3),
        missed("15 17:00", "17:00 today", game=3),
        Notified("16 08:00", f"Waiting for you: {LATE.format(3, '17:00 yesterday')}"),
    ]
    first, second = tables.reminders(tables.ben)
    assert LINE.format(1, "18:00 today") in second.text
    assert first.text == (
        "Waiting for you: Coin Toss, table 3: call heads or tails, by 17:00 today\n\n"
        "Also waiting for you:\n"
        "- Coin Toss, table 1: call heads or tails, by Saturday, 18:00\n"
        "- Coin Toss, table 2: call heads or tails, by Saturday, 18:00\n"
        "- Coin Toss, table 4: call heads or tails, by Monday, 12:00"
    )
    assert labels(first) == ["Table 3", "Table 1", "Table 2", "My games", "Mute until tomorrow"]


async def test_muted_until_tomorrow_a_reminder_comes_in_the_morning(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h48")
    await tables.guess(game, tables.anna)
    await tables.begin(tables.anna, tables.ben, pace="h24")
    await tables.until("15 21:00")
    (reminder,) = tables.reminders(tables.ben)
    answer = await tables.ben.press(reminder, "Mute until tomorrow").answer()
    assert answer.text.startswith("No reminders until <t:")
    await tables.until("16 23:00")
    assert tables.notified(tables.ben)[2:] == [
        waiting("15 21:00", "Saturday, 18:00", game=2),
        waiting("16 14:00", "6:00 PM today", game=2),
        waiting("16 18:00", "6:00 PM today", game=2),
        structs.replace(missed("16 18:00", "6:00 PM today", game=2), silent=True),
    ]
    answer = await tables.ben.press(tables.reminders(tables.ben)[-1], "Mute until tomorrow").answer()
    await tables.ben.press(answer, "Unmute").answer()
    assert not (await tables.bot.reminders.recipient(tables.ben.id)).is_muted(tables.now)


# Nudges


async def test_a_table_may_remind_somebody_once_a_day_without_saying_who(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="d7")
    await tables.guess(game, tables.anna, tables.vera)
    assert await nudge(tables, tables.anna) == (
        "Ben was notified recently. A table can remind each player once a day."
    )
    await tables.until("15 12:00")
    assert await nudge(tables, tables.anna) == "Ben is being reminded. Nobody will know who asked."
    assert await nudge(tables, tables.vera) == (
        "Ben was notified recently. A table can remind each player once a day."
    )
    await tables.until("16 00:00")
    assert await nudge(tables, tables.vera) == (
        "Ben was notified recently. A table can remind each player once a day."
    )
    await tables.until("16 12:00")
    assert await nudge(tables, tables.vera) == "Ben is being reminded. Nobody will know who asked."
    assert await nudge(tables, tables.ben) == "The table isn’t waiting for anybody else."
    line = f"Your table is waiting: {LINE.format(1, 'January 26, 12:00')}"
    assert tables.notified(tables.ben)[1:] == [Notified("15 12:00", line), Notified("16 12:00", line)]


@pytest.mark.parametrize("nudged", ["in time", "late"])
async def test_a_nudge_is_one_of_the_two_loud_messages_of_a_day(tables: TimedTables, nudged: str) -> None:
    for pace in ("h8", "d7"):
        game = await tables.begin(tables.anna, tables.ben, pace=pace)
        await tables.guess(game, tables.anna)
    await tables.until("15 20:00")
    sent = [each.time for each in tables.notified(tables.ben)[2:]]
    assert sent == ["15 13:00", "15 17:00"]
    about = 2 if nudged == "in time" else 1
    assert await nudge(tables, tables.anna, about) == (
        "Ben has already had two reminders today. This one comes when their next day begins."
    )
    await tables.until("16 09:00")
    (morning,) = tables.notified(tables.ben)[4:]
    assert (morning.time, morning.text.partition(":")[0]) == ("16 08:00", "Your table is waiting")
    assert f"table {about}" in morning.text


async def test_who_is_late_and_mutes_the_evening_is_nudged_in_the_morning(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    await tables.guess(game, tables.anna)
    await tables.set(tables.ben, quiet_from=20 * 60, quiet_to=21 * 60)
    await tables.until("15 20:10")
    await nudge(tables, tables.anna)
    await tables.bot.reminders.set_mute(tables.ben.id, muted=True)
    await tables.until("16 22:00")
    assert any(said.text.startswith("Your table is waiting") for said in tables.notified(tables.ben))


async def test_a_nudge_does_not_wake_anybody(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="d7")
    await tables.guess(game, tables.anna)
    await tables.until("15 23:30")
    assert await nudge(tables, tables.anna) == (
        "Ben will be reminded later: they don’t want to be disturbed right now."
    )
    await tables.until("16 12:00")
    assert [said.time for said in tables.notified(tables.ben)[1:]] == ["16 08:00"]


async def test_only_those_at_the_table_can_nudge(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, pace="d7")
    await tables.until("15 12:00")
    assert await nudge(tables, tables.vera) == "You’re not playing at this table."


async def test_several_nudges_and_a_reminder_in_the_night_are_one_message(tables: TimedTables) -> None:
    for _ in range(2):
        game = await tables.begin(tables.anna, tables.ben, pace="d7")
        await tables.guess(game, tables.anna)
    await tables.until("16 01:00")
    for game in (1, 2):
        await nudge(tables, tables.anna, game)
    await tables.until("16 12:00")
    (message,) = tables.reminders(tables.ben)
    assert message.text == (
        f"Your table is waiting: {LINE.format(1, 'January 26, 12:00')}\n\n"
        f"Also waiting for you:\n- {LINE.format(2, 'January 26, 12:00')} (the table is waiting)"
    )
    assert await nudge(tables, tables.anna, 2) == (
        "Ben was notified recently. A table can remind each player once a day."
    )


# Digests


async def test_who_prefers_a_digest_gets_one_message_a_day(tables: TimedTables) -> None:
    await tables.set(tables.ben, calls=DIGEST, digest_at=18 * 60)
    games = [await tables.begin(tables.anna, tables.ben, pace=pace) for pace in ("h48", "d7")]
    for game in games:
        await tables.guess(game, tables.anna)
    await tables.until("17 12:00")
    assert await nudge(tables, tables.anna, 2) == (
        "Ben will be reminded later: they don’t want to be disturbed right now."
    )
    await tables.until("17 19:00")
    await tables.guess(1, tables.ben)
    await tables.guess(2, tables.ben)
    await tables.guess(1, tables.anna, tables.ben)
    await tables.guess(2, tables.anna, tables.ben)
    await tables.until("19 19:00")
    loud = [said for said in tables.notified(tables.ben) if not said.silent and "Today" in said.text]
    assert loud == [
        Notified("15 18:00", f"Today: {LINE.format(1, 'Monday, 12:00')}"),
        Notified("16 18:00", f"Today: {LINE.format(1, 'Monday, 12:00')}"),
        Notified("17 18:00", f"Today: {LINE.format(1, 'Monday, 12:00')}"),
    ]
    digest = tables.reminders(tables.ben)[-1]
    assert [button.label for button in digest.buttons] == ["Table 1", "Table 2", "My games"]
    assert "table 2" in digest.text


@pytest.mark.parametrize("changes", [{"tell_next": True}, {"digest_at": 9 * 60}, {"digest_at": 20 * 60}])
async def test_a_digest_is_sent_once_despite_settings(tables: TimedTables, changes: dict[str, int]) -> None:
    await tables.set(tables.ben, calls=DIGEST, digest_at=18 * 60)
    game = await tables.begin(tables.anna, tables.ben, pace="d7")
    await tables.guess(game, tables.anna)
    await tables.until("15 17:50")
    await tables.stop()
    await tables.until_moment("15 18:00")
    await change_settings(tables, tables.ben, **changes)
    await tables.start()
    await tables.until("16 08:30")
    sent = [each.time for each in tables.notified(tables.ben) if each.text.startswith("Today")]
    assert [each[:2] for each in sent] == ["15"]


async def test_practice_is_in_no_reminder(tables: TimedTables) -> None:
    await tables.set(tables.ben, calls=DIGEST, digest_at=18 * 60)
    game = find(GAME)
    table = Table.begin(game, 2, game.options(), SeededChance(seeds(5)()))
    for seat in (0, 1):
        table.answer(seat, "heads")
    solo = Solo(tables.ben.id, ("random",), tables.guild.id, tables.channel.id, "en")
    practice = await tables.bot.tables.begin_practice(
        Record(game, 2, table.options, tuple(table.moves)), seeds(5)(), GUIDED, solo
    )
    await tables.until("16 19:00")
    assert tables.reminders(tables.ben) == []
    other = await tables.begin(tables.anna, tables.ben, pace="d7")
    await tables.until("17 19:00")
    (digest,) = tables.reminders(tables.ben)
    assert f"table {other}" in digest.text
    assert f"table {practice.id}" not in digest.text


async def change_settings(tables: TimedTables, user: User, **changes: object) -> None:
    """A user changes settings before the bot has looked what is due."""
    database = await InlineDatabase.open_file(tables.file)
    try:
        await SettingsStore(Store(database), LoopClock()).change(user.id, **changes)
    finally:
        await database.close()


# Whom no direct message reaches


async def test_without_direct_messages_reminders_are_in_each_tables_thread(tables: TimedTables) -> None:
    tables.ben.direct_messages_open = False
    for _ in range(2):
        game = await tables.begin(tables.anna, tables.ben, pace="h24")
        await tables.guess(game, tables.anna)
    await tables.until("16 00:00")
    reminders = [said for said in tables.notified(tables.ben) if said.time == "15 21:00"]
    lines = {game: f"{LINE.format(game, 'Saturday, 18:00 (Berlin)')} @Ben" for game in (1, 2)}
    assert {(said.text, said.silent) for said in reminders} == {(lines[1], False), (lines[2], True)}
    assert not [said for said in tables.notified(tables.anna) if said.time == "15 21:00"]
    for game, line in lines.items():
        *_, message = (await tables.thread(game)).messages
        assert message.plain_text.startswith(line.removesuffix("@Ben"))
        assert [button.label for button in message.buttons] == ["My move", "Mute until tomorrow"]


async def test_a_reminder_stands_in_the_thread_of_its_own_table(tables: TimedTables) -> None:
    await tables.set(tables.ben, arrive="thread")
    for pace in ("h24", "h8"):
        game = await tables.begin(tables.anna, tables.ben, pace=pace)
        await tables.guess(game, tables.anna)
    await tables.until("16 08:30")
    shown = {
        game: [
            message.plain_text.partition(": ")[0]
            for message in (await tables.thread(game)).messages
            if any(button.label == "Mute until tomorrow" for button in message.buttons)
        ]
        for game in (1, 2)
    }
    assert shown == {game: [f"Coin Toss, table {game}"] for game in (1, 2)}
    loud = {said.time for said in tables.notified(tables.ben) if not said.silent}
    assert {"15 13:00", "15 17:00", "16 08:00"} <= loud


async def test_who_is_late_at_one_table_is_reminded_in_the_thread_of_another(tables: TimedTables) -> None:
    await tables.set(tables.ben, arrive="thread")
    for pace in ("h24", "d7"):
        game = await tables.begin(tables.anna, tables.ben, pace=pace)
        await tables.guess(game, tables.anna)
    await tables.until("26 00:00")
    assert "table 2" in tables.notified(tables.ben)[-1].text
    assert not any(re.search(r"by [^,]+ yesterday", said.text) for said in tables.notified(tables.ben))


async def test_who_muted_everything_is_called_silently_until_tomorrow(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="d7")
    await tables.bot.reminders.set_mute(tables.ben.id, muted=True)
    await tables.until("15 12:00")
    await tables.guess(game, tables.anna, tables.ben)
    await tables.until("16 09:00")
    assert [(said.time, said.silent) for said in tables.notified(tables.ben)] == [
        ("15 09:00", False),
        ("15 12:00", True),
        ("16 08:00", False),
    ]


async def test_years_that_cannot_be_sent_now_are_sent_later_not_at_once(store: Store) -> None:
    clock, happened = ManualClock(), Happened()
    reminders = ReminderService(store, clock, Metrics(), SettingsStore(store, clock), happened)
    now, heard = clock.now(), list[NotificationDue]()
    happened.hear(NotificationDue, heard.append)
    assert await reminders.next_years(now) is None
    for user in (1, 2, 3):
        await store.users.set_settings(user, "{}", year_due=now - user * 20 * 86400.0, digest_due=None)
    for _ in range(2):
        await reminders.tell_years(now)
        assert await reminders.next_years(now) == now + YEAR_SECONDS
        now += YEAR_SECONDS
    await reminders.tell_years(now)
    assert await reminders.next_years(now) == next_new_year(now)
    assert heard == [NotificationDue(UserSubject(1))], "who is notified within a month"
