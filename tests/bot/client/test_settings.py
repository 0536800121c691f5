from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.screens.ids.settings_ids import ChangeSetting, ConfirmZone, OpenSettings, PlacesAt
from clocks.user_settings import UserSettings
from sandbox import MessageView, User
from tests.support.bot_world import BotWorld
from tests.support.every_control import posted
from tests.support.timed_tables import labels

EVENING = datetime(2026, 1, 15, 20, 45, tzinfo=UTC).timestamp()
"""Thursday, 20:45 in London, 21:45 in Berlin, 23:45 in Moscow."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    """A server on a winter's evening."""
    async with BotWorld(tmp_path, clock=ManualClock(EVENING)) as world:
        yield world
        assert world.sandbox.faults == []


async def opened(world: BotWorld, user: User, *pages: str, typed: str = "") -> MessageView:
    typed_city = {"city": typed} if typed else {}
    shown = await user.invoke(world.channel, "settings", **typed_city).answer()
    for page in pages:
        shown = await user.press(shown, page).answer()
    return shown


async def stored(world: BotWorld, user: User) -> UserSettings:
    return await world.bot.settings.of(user.id)


def chosen(message: MessageView, placeholder: str) -> list[str]:
    return [option.label for option in message.select(placeholder=placeholder).options if option.default]


async def test_nobody_has_to_set_anything(world: BotWorld) -> None:
    shown = await opened(world, world.anna)
    assert shown.ephemeral
    assert shown.plain_text.splitlines() == [
        "## Settings",
        "**Time zone:** not set; I’m assuming New York, United States (it’s 3:45 PM there)",
        "**Quiet hours:** 11:00 PM to 8:00 AM",
        "**Days off:** none",
        "**If nothing is left to do:** your turn ends by itself after a minute",
        "**Vacation:** none",
        "**I ask you:** by direct message",
        "**I notify you:** for each choice, with reminders",
        "**Extra messages:** none",
        "**Language:** English, as in your Discord",
        "**Computer players in games you start alone:** I’ll ask",
        "**Does your clock show New York time?** When I wrote this, it was 3:45 PM there and"
        f" <t:{int(EVENING)}:t> on your device.",
    ]
    assert labels(shown) == [
        *("Yes, New York time", "No", "Time", "Notifications", "Language", "Vacation", "Computer players"),
        "Your data",
    ]
    assert await stored(world, world.anna) == UserSettings()


async def test_the_guessed_zone_is_confirmed_by_one_press(world: BotWorld) -> None:
    shown = await opened(world, world.ben)
    done = await world.ben.press(shown, "Ja, die Zeit von Berlin").answer()
    assert done.id == shown.id
    assert "**Zeitzone:** Berlin, Deutschland (dort ist es 21:45)" in done.plain_text
    assert (await stored(world, world.ben)).zone == "Europe/Berlin"
    assert "Zeigt deine Uhr" not in (await opened(world, world.ben)).plain_text


async def test_a_zone_is_chosen_by_the_hour_and_the_city(world: BotWorld) -> None:
    shown = await opened(world, world.vera, "Время", "Часовой пояс")
    hours = shown.select(placeholder="Который у вас час?")
    assert len(hours.options) == 24
    at_eleven = next(option for option in hours.options if option.value == "23")
    assert at_eleven.label == "23:45"
    assert at_eleven.description is not None
    assert at_eleven.description.startswith("Москва, ")
    cities = await world.vera.choose(shown, "23", placeholder="Который у вас час?").answer()
    assert chosen(cities, "Который у вас час?") == ["23:45"]
    done = await world.vera.choose(cities, "Минск, Беларусь", placeholder="Какой город?").answer()
    assert "**Часовой пояс:** Минск, Беларусь (сейчас там 23:45)" in done.plain_text
    assert (await stored(world, world.vera)).zone == "Europe/Minsk"


async def test_a_zone_is_typed(world: BotWorld) -> None:
    offered = await world.anna.autocomplete(world.channel, "settings", "city", "kath")
    assert offered == [("Kathmandu, Nepal", "Asia/Kathmandu")]
    done = await opened(world, world.anna, typed="Asia/Kathmandu")
    assert "**Time zone:** Kathmandu, Nepal (it’s 2:30 AM there)" in done.plain_text
    await opened(world, world.anna, typed="Asia/Calcutta")
    assert (await stored(world, world.anna)).zone == "Asia/Kolkata"
    offered = await world.ben.autocomplete(world.channel, "settings", "city", "21:45")
    assert offered[0] == ("Berlin, Deutschland", "Europe/Berlin")
    assert len(offered) == 25


async def test_what_is_typed_without_choosing_is_understood_or_asked_about(world: BotWorld) -> None:
    done = await opened(world, world.anna, typed="nepal")
    assert (await stored(world, world.anna)).zone == "Asia/Kathmandu"
    assert "Kathmandu" in done.plain_text
    several = await opened(world, world.anna, typed="Austria")
    assert (await stored(world, world.anna)).zone == "Europe/Vienna"
    several = await opened(world, world.anna, typed="australia")
    done = await world.anna.choose(several, "Perth, Australia", placeholder="Which city?").answer()
    assert "Perth" in done.plain_text
    one = await opened(world, world.anna, typed="Nep")
    assert (await stored(world, world.anna)).zone == "Australia/Perth"
    assert [option.label for option in one.select(placeholder="Which city?").options] == ["Kathmandu, Nepal"]
    unknown = await opened(world, world.anna, typed="*Atlantis*")
    assert unknown.plain_text == (
        "I don’t know a place called “\\*Atlantis\\*”. Try the largest city near you, your country,"
        " or your local time, like 21:45."
    )
    assert (await stored(world, world.anna)).zone == "Australia/Perth"


async def test_quiet_hours_leave_half_a_day(world: BotWorld) -> None:
    begin, end = "When do your quiet hours begin?", "When do they end?"
    shown = await opened(world, world.anna, "Time")
    assert chosen(shown, begin) == ["Quiet from 11:00 PM"]
    assert chosen(shown, end) == ["Quiet until 8:00 AM"]
    later = await world.anna.choose(shown, "Quiet from 10:00 PM", placeholder=begin).answer()
    assert "**Quiet hours:** 10:00 PM to 8:00 AM" in later.plain_text
    ends = later.select(placeholder=end).options
    assert [ends[0].label, ends[-1].label] == ["Quiet until 10:30 PM", "Quiet until 10:00 AM"]
    assert ends[-1].description == "12 hours"
    longest = await world.anna.choose(later, "Quiet until 10:00 AM", placeholder=end).answer()
    moved = await world.anna.choose(longest, "Quiet from 6:00 AM", placeholder=begin).answer()
    assert "**Quiet hours:** 6:00 AM to 10:00 AM" in moved.plain_text
    moved = await world.anna.choose(moved, "Quiet from 3:00 PM", placeholder=begin).answer()
    assert "**Quiet hours:** 3:00 PM to 7:00 PM" in moved.plain_text
    none = await world.anna.choose(moved, "No quiet hours", placeholder=begin).answer()
    assert "**Quiet hours:** none" in none.plain_text
    assert [select.placeholder for select in none.selects] == [
        begin,
        "Days off (at most 2)",
        "If nothing is left to do, when does your turn end?",
    ]
    again = await world.anna.choose(none, "Quiet from 12:00 AM", placeholder=begin).answer()
    assert "**Quiet hours:** 12:00 AM to 9:00 AM" in again.plain_text


async def test_two_days_off_a_week(world: BotWorld) -> None:
    days = "Freie Tage (höchstens 2)"
    shown = await opened(world, world.ben, "Zeit")
    select = shown.select(placeholder=days)
    assert (select.min_values, select.max_values) == (0, 2)
    off = await world.ben.choose(shown, "Sonntag", "Samstag", placeholder=days).answer()
    assert "**Freie Tage:** Samstag, Sonntag" in off.plain_text
    none = await world.ben.choose(off, placeholder=days).answer()
    assert "**Freie Tage:** keine" in none.plain_text


async def test_the_digest_and_its_hour(world: BotWorld) -> None:
    how, when = "How should I notify you?", "When should the digest come?"
    shown = await opened(world, world.anna, typed="London")
    shown = await opened(world, world.anna, "Notifications")
    assert when not in [select.placeholder for select in shown.selects]
    digest = await world.anna.choose(shown, "once a day at 9:00 AM, with a digest", placeholder=how).answer()
    assert "**I notify you:** once a day at 9:00 AM, with a digest" in digest.plain_text
    evening = await world.anna.choose(digest, "Digest at 9:00 PM", placeholder=when).answer()
    assert "**I notify you:** once a day at 9:00 PM, with a digest" in evening.plain_text
    settings = await stored(world, world.anna)
    assert (settings.calls, settings.digest_at) == ("digest", 21 * 60)
    each = await world.anna.choose(evening, "for each choice, with reminders", placeholder=how).answer()
    assert when not in [select.placeholder for select in each.selects]


async def test_the_digest_comes_at_its_hour_where_the_user_lives_now(world: BotWorld) -> None:
    how = "How should I notify you?"

    async def next_digest() -> datetime | None:
        due = await world.store.next_due(EVENING)
        return None if due is None else datetime.fromtimestamp(due, UTC)

    await opened(world, world.anna, typed="London")
    shown = await opened(world, world.anna, "Notifications")
    assert await next_digest() is None
    digest = await world.anna.choose(shown, "once a day at 9:00 AM, with a digest", placeholder=how).answer()
    assert await next_digest() == datetime(2026, 1, 16, 9, tzinfo=UTC)
    await opened(world, world.anna, typed="Kathmandu")
    assert await next_digest() == datetime(2026, 1, 16, 3, 15, tzinfo=UTC)
    time = await opened(world, world.anna, "Time")
    await world.anna.choose(time, "Friday", "Saturday", placeholder="Days off (at most 2)").answer()
    assert await next_digest() == datetime(2026, 1, 18, 3, 15, tzinfo=UTC)
    await world.anna.choose(digest, "for each choice, with reminders", placeholder=how).answer()
    assert await next_digest() is None


async def test_where_choices_arrive_and_what_else_is_sent(world: BotWorld) -> None:
    shown = await opened(world, world.anna, "Notifications")
    where = "Where should I ask you?"
    both = await world.anna.choose(shown, "by direct message and in the thread", placeholder=where).answer()
    answer = await world.anna.press(both, "When I’m next: off").answer()
    answer = await world.anna.press(answer, "When all others are ready: off").answer()
    assert "**I ask you:** by direct message and in the thread" in answer.plain_text
    assert "**Extra messages:** when you’re next, when all others are ready" in answer.plain_text
    less = await world.anna.press(answer, "When I’m next: on").answer()
    assert "**Extra messages:** when all others are ready" in less.plain_text
    settings = await stored(world, world.anna)
    assert (settings.arrive, settings.tell_next, settings.tell_all_ready) == ("both", False, True)


async def test_mute_until_tomorrow(world: BotWorld) -> None:
    shown = await opened(world, world.ben, typed="Berlin")
    shown = await opened(world, world.ben, "Benachrichtigungen")
    muted = await world.ben.press(shown, "Stumm bis morgen").answer()
    tomorrow = datetime(2026, 1, 16, 7, tzinfo=UTC).timestamp()
    assert f"**Stumm** bis <t:{int(tomorrow)}:f>" in muted.plain_text
    loud = await world.ben.press(muted, "Wieder erinnern").answer()
    assert "**Stumm**" not in loud.plain_text
    assert (await stored(world, world.ben)).muted_until == 0


async def test_a_language_of_ones_own(world: BotWorld) -> None:
    shown = await opened(world, world.anna, "Language")
    german = await world.anna.choose(shown, "Deutsch", placeholder="Which language?").answer()
    assert german.plain_text.splitlines()[:2] == ["## Deine Sprache", "**Sprache:** Deutsch"]
    assert (await opened(world, world.anna)).plain_text.startswith("## Einstellungen")
    await world.card()
    await world.wait_until_idle()
    (said,) = world.anna.direct_messages()
    assert said.plain_text.startswith("Hallo Anna!")
    helped = await world.anna.invoke(world.channel, "help").answer()
    assert "**Wie man hier spielt**" in helped.plain_text
    await world.restart()
    again = await opened(world, world.anna, "Sprache")
    english = await world.anna.choose(again, "Wie in meinem Discord", placeholder="Welche Sprache?").answer()
    assert english.plain_text.startswith("## Your language")


NEVER_OFFERED = (
    *(
        ChangeSetting(name, "pigeon")
        for name in ("arrive", "calls", "language", "zone", "quiet_from", "days_off")
    ),
    ChangeSetting("quiet_to", "720"),
    ChangeSetting("quiet_to", "1440"),
    ChangeSetting("digest_at", "-1"),
    ChangeSetting("days_off", "7"),
    ChangeSetting("gold", "1"),
    ChangeSetting("tell_next", ""),
    ConfirmZone("Europe/Atlantis"),
    ConfirmZone("../../etc/passwd"),
    PlacesAt(),
)
"""Controls that no version shows."""


async def test_what_no_version_shows_changes_nothing(world: BotWorld) -> None:
    message = await posted(world, list(NEVER_OFFERED))
    for button in message.buttons:
        pressed = world.anna.press(message, custom_id=button.custom_id)
        shown = await (pressed.answer() if button.label == "ConfirmZone" else pressed.followup())
        assert shown.plain_text.startswith("This button is from another version of the bot"), button
    assert await stored(world, world.anna) == UserSettings()


async def test_an_unknown_page_is_the_overview(world: BotWorld) -> None:
    message = await posted(world, [OpenSettings("gold"), OpenSettings("time")])
    shown = [await world.anna.press(message, custom_id=each.custom_id).answer() for each in message.buttons]
    assert [each.plain_text.splitlines()[0] for each in shown] == ["## Settings", "## Your time"]


# The first call offers to set the zone


async def test_the_first_call_asks_for_the_time_zone(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    called = world.ben.direct_messages()[-1]
    assert called.plain_text.splitlines()[-1].startswith("**Zeigt deine Uhr die Zeit von Berlin?**")
    assert labels(called)[-3:] == ["Ja, die Zeit von Berlin", "Nein", "Später"]
    shown = await world.ben.press(called, "Ja, die Zeit von Berlin").answer()
    assert shown.ephemeral
    assert shown.plain_text.splitlines() == [
        "**Zeitzone:** Berlin, Deutschland (dort ist es 21:45)",
        "**Ruhezeit:** 23:00 bis 08:00",
        "**Freie Tage:** keine",
    ]
    assert (await world.ben.press(shown, "Einstellungen").answer()).plain_text.startswith("## Einstellungen")
    panel = await world.panel(world.ben, thread)
    assert "Zeigt deine Uhr" not in panel.plain_text


async def test_whoever_lives_elsewhere_says_where(world: BotWorld) -> None:
    await world.table(world.ben)
    called = world.anna.direct_messages()[-1]
    zones = await world.anna.press(called, "No").answer()
    assert zones.ephemeral
    cities = await world.anna.choose(zones, "20", placeholder="What’s your local time?").answer()
    await world.anna.choose(cities, "Lisbon, Portugal", placeholder="Which city?").answer()
    assert (await stored(world, world.anna)).zone == "Europe/Lisbon"


async def test_the_zone_is_asked_once_and_can_wait(world: BotWorld) -> None:
    world.anna.direct_messages_open = False
    thread = await world.table(world.ben)
    shown = [await world.panel(world.anna, thread) for _ in range(3)]
    assert ["Does your clock show" in panel.plain_text for panel in shown] == [True, False, False]
    later = await world.anna.press(shown[0], "Later").answer()
    assert later.ephemeral
    assert "`/settings`" in later.plain_text
    assert (await stored(world, world.anna)).zone == ""
