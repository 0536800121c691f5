import json

import pytest

from bot.screens.ids.lobby_ids import Join
from bot.screens.ids.people_ids import ChangeSearch, FindTables, OpenSearch, StartSearch
from bot.screens.ids.table_ids import TakeSeat
from sandbox import Channel, MessageView, User
from storage.core.errors import NotReliable
from storage.core.rows import ABANDONED, LOBBY, PLAYING
from storage.lobby.lobby_seats import BY_HOST, Terms
from storage.lobby.queue_days import DAY
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME
from tests.support.engines import on_both_engines
from tests.support.every_control import posted
from tests.support.games import thoroughly


@pytest.fixture
def elsewhere(toy_world: BotWorld) -> Channel:
    """A channel of another server, on which Ben and Vera are, too."""
    guild = toy_world.sandbox.guild("Elsewhere")
    guild.add(toy_world.ben, toy_world.vera)
    return guild.text_channel("tables")


async def opened(world: BotWorld, host: User, place: Channel) -> MessageView:
    command = host.invoke(place, "play", game=GAME)
    card = await command.answer()
    await command.followup()
    await world.wait_until_idle()
    return card


async def found(user: User, place: Channel) -> MessageView:
    games = await user.invoke(place, "games").answer()
    return await user.press(games, custom_id=FindTables().encode()).answer()


async def offered(world: BotWorld, place: Channel, *, reliable: bool = False) -> None:
    tables = world.bot.tables
    await opened(world, world.vera, place)
    row = next(each.row for each in await world.store.games_of(world.vera.id) if each.row.stage == LOBBY)
    await tables.lobby.set_terms(row.id, host=world.vera.id, terms={"reliable": reliable})
    await tables.lobby.add_computer(row.id, "random", host=world.vera.id)
    await tables.start(row.id, host=world.vera.id)
    await tables.seats.offer(row.id, world.vera.id, on=True)
    await world.wait_until_idle()


async def leave_games(world: BotWorld, user: User, games: int) -> None:
    tables, host = world.bot.tables, world.stranger.id
    for _ in range(games):
        row = await tables.lobby.open(GAME, host=host, channel=world.channel.id, guild=world.guild.id)
        await tables.lobby.join(row.id, user.id)
        await tables.start(row.id, host=host)
        await tables.seats.leave(row.id, user.id)
        async with tables.cache.seats_changing([row.id]):
            await tables.seats.end(row.id, ABANDONED)


def joins(message: MessageView) -> list[str]:
    return [each.custom_id or "" for each in message.buttons if Join.matches(each.custom_id)]


def seats(message: MessageView) -> list[str]:
    return [each.custom_id or "" for each in message.buttons if TakeSeat.matches(each.custom_id)]


async def test_open_tables_are_those_of_servers_that_show_them_and_one_press_sits_down(
    toy_world: BotWorld, elsewhere: Channel
) -> None:
    world = toy_world
    await opened(world, world.anna, world.channel)
    await opened(world, world.vera, elsewhere)
    assert joins(await found(world.ben, elsewhere)) == ["join:2"]
    here = await found(world.ben, world.channel)
    assert joins(here) == ["join:1"], "the managers have not allowed more"
    assert "Münzwurf, Tisch 1" in here.text
    assert "1 von 3 Plätzen besetzt" in here.text
    row = await world.store.game(2)
    assert row.guild is not None
    await world.bot.servers.change(row.guild, shown=True)
    both = await found(world.ben, world.channel)
    assert joins(both) == ["join:1", "join:2"], "this server comes first"
    assert joins(await found(world.anna, world.channel)) == [], "she is not on the other server"
    await world.store.blocks.block(world.anna.id, world.ben.id, 1.0)
    assert joins(await found(world.ben, world.channel)) == ["join:2"]
    await world.ben.press(both, custom_id="join:2").followup()
    assert (await world.store.game(2)).own_seat_of(world.ben.id) == 1


@thoroughly
async def test_nobody_sits_down_on_a_server_they_are_not_on(toy_world: BotWorld, elsewhere: Channel) -> None:
    world = toy_world
    await opened(world, world.vera, elsewhere)
    forged = await posted(world, [Join(1)])
    refused = await world.anna.press(forged, "Join").followup()
    assert refused.text == "This table is on a server that you’re not on."


async def test_seats_on_offer_are_taken_on_other_servers_too(toy_world: BotWorld, elsewhere: Channel) -> None:
    world = toy_world
    await offered(world, elsewhere)
    assert seats(await found(world.ben, world.channel)) == [], "the managers have not allowed it"
    row = await world.store.game(1)
    assert row.guild is not None
    await world.bot.servers.change(row.guild, shown=True)
    await world.ben.invoke(elsewhere, "games").answer()
    shown = await found(world.ben, world.channel)
    assert seats(shown) == ["takeseat:1:0:0"]
    assert "### Angebotene Plätze" in shown.text
    assert "ein Platz wird angeboten" in shown.text
    assert seats(await found(world.anna, world.channel)) == [], "she is not there"
    forged = await posted(world, [TakeSeat(1, 0, 0)])
    refused = await world.anna.press(forged, "TakeSeat").followup()
    assert refused.text == "This table is on a server that you’re not on."
    await world.store.blocks.block(world.vera.id, world.ben.id, 1.0)
    assert seats(await found(world.ben, world.channel)) == [], "they do not meet"
    await world.store.blocks.unblock(world.vera.id, world.ben.id)
    panel = await world.ben.press(shown, "Platz: Tisch 1").answer()
    assert "Münzwurf" in panel.plain_text
    assert (await world.store.game(1)).own_seat_of(world.ben.id) == 0
    await world.wait_until_idle()


async def test_tables_for_reliable_people_say_so_and_are_shown_to_those_alone(toy_world: BotWorld) -> None:
    world = toy_world
    await leave_games(world, world.ben, 3)
    row = await world.lobby(GAME, terms=Terms(reliable=True))
    await offered(world, world.channel, reliable=True)
    await opened(world, world.vera, world.channel)
    said = await found(world.stranger, world.channel)
    assert said.text.count("Reliable players") == 2
    assert joins(said) == [f"join:{row.id + 2}", f"join:{row.id}"]
    left_out = await found(world.ben, world.channel)
    assert joins(left_out) == [f"join:{row.id + 2}"]
    assert seats(left_out) == []
    assert "Zuverlässige Mitspieler" not in left_out.text
    with pytest.raises(NotReliable):
        await world.bot.tables.seats.take(row.id + 1, 0, world.ben.id)
    await world.store.seats.invite(row.id + 1, 0, world.ben.id, world.vera.id, time=world.bot.clock.now())
    assert (await world.bot.tables.seats.take(row.id + 1, 0, world.ben.id)).to_user == world.ben.id


async def test_a_table_of_about_the_hosts_level_comes_first_for_those_it_suits_and_refuses_nobody(
    toy_world: BotWorld,
) -> None:
    world = toy_world
    near = await world.lobby(GAME, terms=Terms(near=True))
    await opened(world, world.vera, world.channel)
    far = (near.id, 0, GAME, 1, world.ben.id, None, 1, 9, 25.0, 8.0, 31.3, 7.0)
    world.checks_stored = False
    await world.store._database.execute(f"INSERT INTO rating VALUES ({', '.join('?' * len(far))})", *far)
    suits = await found(world.stranger, world.channel)
    assert joins(suits) == [f"join:{near.id}", f"join:{near.id + 1}"]
    assert "1 of 3 seats taken · About your level" in suits.text
    other = await found(world.ben, world.channel)
    assert joins(other) == [f"join:{near.id + 1}", f"join:{near.id}"]
    assert "Etwa so stark wie der Gastgeber" in other.text
    assert "Etwa deine Stärke" not in other.text
    await world.ben.press(other, custom_id=f"join:{near.id}").followup()
    assert (await world.store.game(near.id)).own_seat_of(world.ben.id) is not None


async def test_where_there_is_no_room_it_says_how_else(toy_world: BotWorld) -> None:
    nothing = await found(toy_world.anna, toy_world.channel)
    assert "There’s no room for you anywhere at the moment." in nothing.text
    assert [each.label for each in nothing.buttons] == [
        "Find people",
        "Tell me about new tables and cups here: off",
    ]


# The queue


async def page(user: User, place: Channel) -> MessageView:
    return await user.press(await found(user, place), custom_id=OpenSearch().encode()).answer()


async def looks(user: User, place: Channel, game: str = GAME) -> MessageView:
    shown = await page(user, place)
    shown = await user.choose(shown, game, custom_id=ChangeSearch("games").encode()).answer()
    shown = await user.choose(shown, "2-2", custom_id=ChangeSearch("people").encode()).answer()
    return await user.press(shown, custom_id=StartSearch(1).encode()).answer()


@on_both_engines()
async def test_two_who_look_for_each_other_are_asked_and_play(toy_world: BotWorld) -> None:
    world = toy_world
    await opened(world, world.vera, world.channel)
    assert "You’ve been looking for a table since" in (await looks(world.anna, world.channel)).text
    await world.wait_until_idle()
    assert len(await world.store.games_of(world.anna.id)) == 0
    await looks(world.ben, world.channel)
    await world.wait_until_idle()
    row = await world.store.game(2)
    assert (row.stage, row.name, row.pace) == (LOBBY, GAME, "reserve")
    assert [held.user for held in row.seated] == [world.anna.id, world.ben.id]
    asked = world.ben.direct_messages()[-1]
    assert asked.text.startswith("Ich habe einen Tisch von Münzwurf für dich gefunden, zu zweit:")
    assert "Drück bis" in asked.text
    assert "I’ve found a table for you: https://" in (await page(world.anna, world.channel)).text
    await world.ben.press(asked, "Ich bin da").answer()
    await world.wait_until_idle()
    assert (await world.store.game(2)).stage == LOBBY
    await world.anna.press(world.anna.direct_messages()[-1], "I’m here").answer()
    await world.wait_until_idle()
    assert (await world.store.game(2)).stage == PLAYING


@on_both_engines()
async def test_when_one_leaves_the_other_goes_on_looking_and_reads_that(toy_world: BotWorld) -> None:
    world = toy_world
    await opened(world, world.vera, world.channel)
    for user in (world.anna, world.ben):
        await looks(user, world.channel)
        await world.wait_until_idle()
    before = await world.store.seekers.find(world.ben.id)
    found = await page(world.ben, world.channel)
    assert "Ich habe einen Tisch für dich gefunden: https://" in found.text
    assert "Suche beginnen" in [each.label for each in found.buttons]
    await world.anna.press(world.anna.direct_messages()[-1], "Leave").answer()
    await world.wait_until_idle()
    sent = world.ben.direct_messages()[-1]
    assert sent.text.startswith("Die Partie **Münzwurf**, die ich für dich gefunden habe, beginnt")
    assert "Ich suche weiter, und du behältst deinen Platz in der Warteschlange." in sent.text
    assert before is not None
    assert before.since is not None
    assert f"Du suchst seit <t:{int(before.since)}:f>" in (await page(world.ben, world.channel)).text
    assert "You’re not looking for a table." in (await page(world.anna, world.channel)).text
    await looks(world.vera, world.channel)
    await world.wait_until_idle()
    assert world.vera.direct_messages()[-1].text.startswith("Для вас нашёлся стол: **Орлянка**, 2 игрока.")
    assert (await world.store.game(2)).closed, "nobody sits there any more"
    await world.bot.lobbies.close(3, BY_HOST, by_user=world.ben.id)
    world.bot.tables.cache.notify_listeners(3)
    await world.wait_until_idle()
    closed = world.vera.direct_messages()[-1]
    assert closed.text.endswith("хозяин закрыл стол. Я по-прежнему ищу для вас стол.")


async def test_a_search_above_the_limit_says_that_it_waits(toy_world: BotWorld) -> None:
    world = toy_world
    for _ in range(3):
        await opened(world, world.anna, world.channel)
    shown = await looks(world.anna, world.channel)
    assert "You already have as many tables with other people as you’re allowed." in shown.text
    await world.wait_until_idle()
    await world.bot.tables.lobby.leave(1, world.anna.id)
    await world.bot.queue.tick(world.bot.clock.now())
    assert "You’ve been looking for a table since" in (await page(world.anna, world.channel)).text


async def test_how_many_looked_yesterday_reads_the_same_for_everybody(toy_world: BotWorld) -> None:
    world = toy_world
    empty = (await page(world.anna, world.channel)).text
    assert "Looking yesterday: hardly anybody." in empty
    assert "Most came" not in empty
    day = world.bot.clock.now() // DAY - 1
    for people, said in (
        (2, "hardly anybody"),
        (3, "Coin Toss a few"),
        (6, "Coin Toss over five"),
        (20, "Coin Toss over ten"),
        (21, "Coin Toss over 20"),
    ):
        hours = [*(0 for _ in range(18)), people, *(0 for _ in range(5))]
        kept = json.dumps({"games": {GAME: people}, "hours": hours})
        await world.store._database.execute("UPDATE queue_day SET figures = ? WHERE day = ?", kept, day)
        shown = (await page(world.anna, world.channel)).text
        assert f"Looking yesterday: {said}." in shown
        assert ("Most came between <t:" in shown) == (people > 2)
    await world.store.blocks.block(world.vera.id, world.stranger.id, 1.0)
    await world.store.bars.bar(0, world.stranger.id, 1.0)
    assert (await page(world.stranger, world.channel)).text == shown


async def test_a_search_for_people_of_a_level_is_switched_and_kept(toy_world: BotWorld) -> None:
    world = toy_world
    shown = await world.anna.press(await page(world.anna, world.channel), "About my level: off").answer()
    assert "at most 150 away from yours" in shown.text
    assert "Your first 3 games are with people who are just as new." in shown.text
    await looks(world.anna, world.channel)
    assert "About my level: on" in [each.label for each in (await page(world.anna, world.channel)).buttons]
    search = await world.store.seekers.find(world.anna.id)
    assert search is not None
    assert search.near


@thoroughly
async def test_who_has_left_all_servers_that_allow_it_is_shown_that(toy_world: BotWorld) -> None:
    world = toy_world
    elsewhere = world.sandbox.guild("Elsewhere")
    elsewhere.add(world.ben)
    channel = elsewhere.text_channel("tables")
    await opened(world, world.ben, channel)
    await opened(world, world.ben, world.channel)
    await world.bot.servers.change(world.guild.id, queue=False)
    elsewhere.remove(world.ben)
    shown = await page(world.ben, world.channel)
    refused = await world.ben.press(shown, custom_id=StartSearch(1).encode()).followup()
    assert refused.text.startswith("Ich suche Mitspieler auf Servern, auf denen du mich schon benutzt hast")


@thoroughly
async def test_nobody_is_matched_with_whom_they_block_or_on_closed_servers(toy_world: BotWorld) -> None:
    world = toy_world
    await opened(world, world.vera, world.channel)
    await world.store.blocks.block(world.ben.id, world.anna.id, 1.0)
    await looks(world.anna, world.channel)
    await looks(world.ben, world.channel)
    await world.wait_until_idle()
    assert await world.store.games_of(world.anna.id) == ()
    await world.store.blocks.unblock(world.ben.id, world.anna.id)
    await world.bot.servers.change(world.guild.id, queue=False)
    await world.bot.queue.tick(world.bot.clock.now())
    assert await world.store.games_of(world.anna.id) == ()
    await world.bot.servers.change(world.guild.id, queue=True)
    world.guild.remove(world.ben)
    await world.bot.queue.tick(world.bot.clock.now())
    assert await world.store.games_of(world.anna.id) == (), "he has left the server"
    stopped = await page(world.anna, world.channel)
    stopped = await world.anna.press(stopped, custom_id=StartSearch(0).encode()).answer()
    assert "You’re not looking for a table." in stopped.text


@thoroughly
async def test_who_looks_in_vain_is_notified_once_also_by_the_next_start(toy_world: BotWorld) -> None:
    world = toy_world
    await looks(world.anna, world.channel)
    search = await world.store.seekers.find(world.anna.id)
    assert search is not None
    assert search.since is not None
    await world.store.seekers.stop(world.anna.id, search.since)
    await world.store.seekers.start(search, 1.0, 2.0)
    await world.restart()
    await world.wait_until_idle()
    sent = [each.text for each in world.anna.direct_messages() if "found a table" in each.text]
    assert len(sent) == 1
    await world.bot.queue.tick(world.bot.clock.now())
    assert [each.text for each in world.anna.direct_messages() if "found a table" in each.text] == sent


@thoroughly
async def test_a_server_that_allows_nothing_is_no_place_to_look(toy_world: BotWorld) -> None:
    world = toy_world
    await world.bot.servers.change(world.guild.id, queue=False)
    shown = await page(world.anna, world.channel)
    refused = await world.anna.press(shown, custom_id=StartSearch(1).encode()).followup()
    assert refused.text.startswith("I find people on servers where you’ve used me")


# New tables


@thoroughly
async def test_who_wants_to_know_is_notified_of_new_tables_once_a_day(toy_world: BotWorld) -> None:
    world = toy_world
    shown = await found(world.vera, world.channel)
    switched = await world.vera.press(shown, "Сообщать о новых столах и турнирах здесь: выкл.").answer()
    assert "Сообщать о новых столах и турнирах здесь: вкл." in [each.label for each in switched.buttons]
    before = len(world.vera.direct_messages())
    await opened(world, world.anna, world.channel)
    await opened(world, world.ben, world.channel)
    (said,) = world.vera.direct_messages()[before:]
    assert said.text.startswith("Орлянка: Anna открывает стол. https://")
    await world.store.listeners.set(world.guild.id, world.vera.id, on=False)
    await world.store.listeners.set(world.guild.id, world.vera.id, on=True)
    await world.store.blocks.block(world.anna.id, world.vera.id, 1.0)
    await opened(world, world.anna, world.channel)
    assert len(world.vera.direct_messages()) == before + 1, "they do not meet"
    done = await world.vera.press(said, "Больше не сообщать").followup()
    assert done.text == "Больше не сообщаю вам о новых столах и турнирах на том сервере."
    assert not await world.store.listeners.listens(world.guild.id, world.vera.id)
