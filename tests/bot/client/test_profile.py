import asyncio
import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.audit import open_check
from bot.happened import UserErased
from bot.screens.ids.history_ids import ChooseHistory
from bot.screens.ids.people_ids import (
    EVERYWHERE,
    HeadToHead,
    ProfileGame,
    ProfileOf,
    ShowProfileTo,
    StatsGame,
)
from bot.tables.reminders import reminders
from clocks.local_time import new_year, next_new_year, year_that_is_over
from clocks.user_settings import EVERYBODY, NOBODY, SHARED
from sandbox import MessageView, User, cut
from storage.lobby.lobby_seats import Terms
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import over, toss

pytestmark = pytest.mark.usefixtures("pictured_toys")


async def play(world: BotWorld, *users: User, games: int = 1, private: bool = False) -> None:
    tables = world.bot.tables
    for _ in range(games):
        row = await tables.lobby.open(
            *("coin_toss",),
            host=users[0].id,
            channel=world.channel.id,
            guild=world.guild.id,
            terms=Terms(rated=True),
        )
        for user in users[1:]:
            await tables.lobby.join(row.id, user.id)
        if private:
            await world.bot.lobbies.set_private(row.id, private=True, host=users[0].id)
        await tables.start(row.id, host=users[0].id)
        for _ in range(2):
            await toss(world, row.id)


async def profile(user: User, world: BotWorld) -> MessageView:
    return await user.invoke(world.channel, "profile").answer()


async def look_at(user: User, world: BotWorld, other: User, *, refused: bool = False) -> str:
    own = await profile(user, world)
    chosen = user.choose(own, other, custom_id=ProfileOf().encode())
    return (await (chosen.followup() if refused else chosen.answer())).plain_text


async def show_to(user: User, world: BotWorld, who: str) -> None:
    own = await profile(user, world)
    await user.choose(own, who, custom_id=ShowProfileTo().encode()).answer()


async def test_a_profile_has_games_places_figures_people_met_and_reliability(world: BotWorld) -> None:
    assert "No finished games yet." in (await profile(world.anna, world)).plain_text
    await play(world, world.anna, world.ben, games=2)
    shown = await profile(world.anna, world)
    text = shown.plain_text
    assert "## Profile: Anna" in text
    assert "**Coin Toss**: 2 games, 2 won, most points: " in text
    assert "2 of 10 rated games" in text
    assert "2 games with Ben: ahead in 0, behind in 0" in text
    assert "Games with others finished: 2 of the last 2" in text
    assert len(shown.images) == 1
    assert "Coin Toss – 1st: 2." in (shown.images[0].description or "")
    assert "**Münzwurf**: 2 Partien, 2 gewonnen" in (await profile(world.ben, world)).plain_text


async def test_the_games_with_somebody_are_opened_from_ones_own_profile_and_from_theirs(
    world: BotWorld,
) -> None:
    await play(world, world.anna, world.ben, games=2)
    await play(world, world.anna, world.vera)
    own, with_somebody = await profile(world.anna, world), HeadToHead(EVERYWHERE).encode()
    heads = await world.anna.choose(own, str(world.ben.id), custom_id=with_somebody).answer()
    assert heads.plain_text.replace("**", "").startswith("## You and Ben\n2 games together")
    history = await world.anna.choose(heads, "2", custom_id=ChooseHistory().encode()).answer()
    assert "Coin Toss, table 2" in history.plain_text
    theirs = await world.vera.choose(
        await profile(world.vera, world), world.ben, custom_id=ProfileOf().encode()
    ).answer()
    none = await world.vera.choose(theirs, str(world.ben.id), custom_id=with_somebody).answer()
    assert "Вместе вы ещё не доиграли ни одной партии." in none.plain_text


async def test_whoever_shares_a_server_sees_a_profile_until_it_is_hidden(world: BotWorld) -> None:
    await play(world, world.anna, world.ben)
    await profile(world.ben, world)
    text = await look_at(world.anna, world, world.ben)
    assert "## Profile: Ben" in text
    await show_to(world.ben, world, NOBODY)
    assert await look_at(world.anna, world, world.ben, refused=True) == "Ben doesn’t show you this profile."
    await show_to(world.ben, world, SHARED)
    assert "## Profile: Ben" in await look_at(world.anna, world, world.ben)


async def test_every_server_two_share_counts_not_the_first_ones_alone(world: BotWorld) -> None:
    """Both have used the bot on many servers, and are on one of them still."""
    await play(world, world.ben, world.anna)
    guilds = [world.sandbox.guild(f"Server {number}") for number in range(5)]
    for guild in guilds:
        guild.add(world.ben, world.anna)
        for user in (world.ben, world.anna):
            await world.store.users.set_name(guild.id, user.id, user.name)
    for guild in guilds[:4]:
        guild.remove(world.ben)
    world.guild.remove(world.ben)
    assert "## Profile: Ben" in await look_at(world.anna, world, world.ben)
    asked = len([each for each in world.sandbox.requests if "/members/" in each.path])
    await look_at(world.anna, world, world.ben)
    assert len([each for each in world.sandbox.requests if "/members/" in each.path]) == asked
    guilds[4].remove(world.ben)
    world.bot.happened.tell(UserErased(world.ben.id))
    assert "doesn’t show you" in await look_at(world.anna, world, world.ben, refused=True)


async def test_a_profile_names_nobody_who_is_not_shown_themselves(world: BotWorld) -> None:
    await play(world, world.anna, world.ben, games=2)
    await play(world, world.anna, world.vera, private=True)
    for user in (world.ben, world.vera, world.stranger):
        await profile(user, world)
    reported = "2 games with Ben: ahead in 0, behind in 0"
    shown = await look_at(world.stranger, world, world.anna)
    assert reported in shown
    assert "Вера" not in shown, "the table was private"
    assert "Вместе с **Ben**" not in await look_at(world.vera, world, world.ben)
    await show_to(world.ben, world, NOBODY)
    hidden = await look_at(world.stranger, world, world.anna)
    assert "Ben" not in hidden
    assert reported in (await profile(world.anna, world)).plain_text, "Anna has played with him"
    await show_to(world.ben, world, EVERYBODY)
    assert reported in await look_at(world.stranger, world, world.anna)
    await world.store.blocks.block(world.ben.id, world.stranger.id, 1.0)
    assert await look_at(world.stranger, world, world.anna) == hidden
    said = await look_at(world.stranger, world, world.ben, refused=True)
    assert said == "Ben doesn’t show you this profile.", "as if he had hidden it"


async def test_whoever_has_left_or_never_used_the_bot_there_shares_no_server(world: BotWorld) -> None:
    said = await look_at(world.anna, world, world.vera, refused=True)
    assert said == "Вера doesn’t show you this profile.", "she has not used the bot here"
    await profile(world.vera, world)
    assert "## Profile: Вера" in await look_at(world.anna, world, world.vera)
    await profile(world.stranger, world)
    world.guild.remove(world.stranger)
    assert "doesn’t show you" in await look_at(world.anna, world, world.stranger, refused=True)


async def test_how_fast_somebody_moves_is_hidden_with_their_pace(world: BotWorld) -> None:
    for second in range(20):
        await world.store._database.execute(
            'INSERT INTO hand_over ("user", time, seconds) VALUES (?, ?, 7200)', world.anna.id, float(second)
        )
    assert "Usually 2 hours a move, not counting nights" in (await profile(world.anna, world)).plain_text
    await world.bot.settings.change(world.anna.id, hide_pace=True)
    assert "not counting nights" not in (await profile(world.anna, world)).plain_text


async def test_computer_players_have_a_list_of_their_own(world: BotWorld) -> None:
    own = await profile(world.anna, world)
    shown = await world.anna.press(own, "Computer players").answer()
    assert "Medium 1000" in shown.plain_text


async def worked_out(world: BotWorld, game: int) -> None:
    for _ in range(1000):
        if game not in await world.store.statistics.games_without_statistics(game - 1, 1):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing is worked out")


async def test_points_by_part_stand_next_to_those_of_all(world: BotWorld) -> None:
    await play(world, world.anna, world.ben)
    await worked_out(world, 1)
    own = await profile(world.anna, world)
    shown = await world.anna.choose(own, "coin_toss", custom_id=ProfileGame(world.anna.id).encode()).answer()
    assert "Coin Toss: points of Anna" in shown.plain_text
    hidden = ProfileGame(world.vera.id).encode()
    assert hidden not in str(own)


async def test_a_year_tells_what_was_finished_in_it_in_the_time_zone_of_who_asks(world: BotWorld) -> None:
    now = world.bot.clock.now()
    year = datetime.fromtimestamp(now, UTC).year
    await play(world, world.anna, world.ben, games=2)
    shown = await world.anna.press(await profile(world.anna, world), "My year").answer()
    assert f"## My year {year}" in shown.plain_text
    assert "2 finished games, 2 won" in shown.plain_text
    assert "Coin Toss: 2 finished, 2 won." in (shown.images[0].description or "")
    assert "My profile" in [button.label for button in shown.buttons]
    assert str(year - 1) not in [button.label for button in shown.buttons]
    world.checks_stored = False
    newyear = datetime(year, 1, 1, tzinfo=UTC).timestamp()
    await world.store._database.execute("UPDATE game SET ended = ? WHERE id = 1", newyear + 3600.0)
    for zone, games in (("UTC", 2), ("America/New_York", 1)):
        await world.bot.settings.change(world.anna.id, zone=zone)
        shown = await world.anna.press(await profile(world.anna, world), "My year").answer()
        assert f"{games} finished game" in shown.plain_text, zone
    last = await world.anna.press(shown, str(year - 1)).answer()
    assert "1 finished game, 1 won" in last.plain_text
    assert str(year) in [button.label for button in last.buttons]


async def test_whoever_wants_it_is_notified_once_of_their_year_after_its_end(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot stops during Anna's letter, Ben takes no direct messages, Vera has finished nothing."""
    monkeypatch.setattr(reminders, "YEAR_SECONDS", 0.0)
    store, now = world.store, world.bot.clock.now()
    year = datetime.fromtimestamp(now, UTC).year
    await play(world, world.anna, world.ben, games=2)
    settings = await world.anna.invoke(world.channel, "settings").answer()
    calls = await world.anna.press(settings, "Notifications").answer()
    shown = await world.anna.press(calls, "My year in January: off").answer()
    assert "**Extra messages:** your year each January" in shown.plain_text
    for user in (world.ben, world.vera):
        await world.bot.settings.change(user.id, tell_year=True)
    due = "SELECT count(*) FROM settings WHERE year_due = ?"
    assert await store._database.find_row(due, new_year(year + 1)) == (3,)
    world.checks_stored = False
    summer = datetime(year - 1, 7, 1, tzinfo=UTC).timestamp()
    await store._database.execute("UPDATE game SET ended = ? WHERE id = 1", summer)
    await store._database.execute("UPDATE settings SET year_due = ?", max(new_year(year), now - 60.0))
    world.ben.direct_messages_open = False
    lost = world.sandbox.inject(r"POST /channels/\d+/messages$", cut(carried_out=True), times=None)
    before = len(world.anna.direct_messages())
    await world.restart()
    while await world.store._database.find_row(due, new_year(year + 1)) != (3,):
        await world.wait_until_idle()
    await world.wait_until_idle()
    lost.lift()
    await world.restart()
    while await world.store._database.find_row(due, new_year(year + 1)) != (3,):
        await world.wait_until_idle()
    await world.wait_until_idle()
    (letter,) = world.anna.direct_messages()[before:]
    assert letter.plain_text.startswith(f"## My year {year - 1}\n1 finished game, 1 won")
    assert "you turned it on in `/settings`" in letter.plain_text
    assert "Coin Toss: 1 finished, 1 won." in (letter.images[0].description or "")
    assert all("My year" not in each.plain_text for each in world.vera.direct_messages())
    assert [row for row in await world.store.outbox_due() if row.kind == "year"] == []
    await world.bot.settings.change(world.anna.id, tell_year=False)
    assert await world.store._database.find_row(due, new_year(year + 1)) == (2,)


def test_a_year_is_over_when_it_is_over_in_all_time_zones() -> None:
    zones = [ZoneInfo(name) for name in ("Pacific/Kiritimati", "Etc/GMT+12")]
    for moment in (new_year(2027) - 1.0, new_year(2026)):
        assert next_new_year(moment) == new_year(2027)
        assert year_that_is_over(new_year(2027)) == 2026
    assert {datetime.fromtimestamp(new_year(2027), zone).year for zone in zones} == {2027}


async def all_worked_out(world: BotWorld) -> None:
    for _ in range(1000):
        if not await world.store.statistics.games_without_statistics(0, 1):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing is worked out")


async def test_statistics_are_worked_out_after_the_end(world: BotWorld) -> None:
    empty = await world.anna.invoke(world.channel, "stats").answer()
    assert empty.plain_text == "## Statistics\nNo finished games on this server yet."
    await over(world)
    await all_worked_out(world)
    shown = await world.anna.invoke(world.channel, "stats").answer()
    assert "## Coin Toss: tables of this server" in shown.plain_text
    assert "1 finished game" in shown.plain_text
    assert "points, table 1, " in shown.plain_text
    assert re.search("First choice “.*”: (once|2 times), won [0-9]+%\n", shown.plain_text)
    assert "After 10 games you’ll also see wins by seat and points by source." in shown.plain_text
    assert not shown.images
    chosen = await world.anna.choose(shown, "coin_toss", custom_id=StatsGame("here").encode()).answer()
    assert chosen.plain_text == shown.plain_text
    history = await world.anna.press(shown, "Table 1").answer()
    assert "Coin Toss, table 1" in history.plain_text
    everywhere = await world.anna.press(shown, "All servers").answer()
    assert "## Coin Toss: all tables" in everywhere.plain_text
    with open_check(world.file) as found:
        assert [report.faults for report in found.games()] == [()]


async def test_what_a_restart_has_interrupted_is_worked_out_afterwards(world: BotWorld) -> None:
    await over(world)
    await all_worked_out(world)
    kept = await world.store.statistics.of_games("coin_toss", None)
    for tables in (("seat_statistics", "game_statistics"), ("game_statistics",)):
        for table in tables:
            await world.store._database.execute(f"DELETE FROM {table}")
        await world.restart()
        await all_worked_out(world)
        assert await world.store.statistics.of_games("coin_toss", None) == kept
