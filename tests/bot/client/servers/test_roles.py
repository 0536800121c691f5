from bot.audit import open_check
from sandbox import Channel, User
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME
from tests.support.setup_pages import chosen, opened, play, posted, table


async def test_a_role_is_notified_of_an_open_table_once(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    view = await chosen(world, manager, "people", "told_role", role)
    assert f"**Notified of open tables:** {role.mention}" in view.text
    card = await table(world, world.anna)
    await world.wait_until_idle()
    (line,) = [message for message in world.channel.messages if role.mention in message.text]
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{card.id}"
    assert line.content == f"{role.mention} **Coin Toss**: Anna has opened a table. 2 seats are free: {link}"
    assert world.ben.pushes == ["@players Coin Toss: Anna has opened a table. 2 seats are free:…"]
    assert [note.reason for note in world.anna.inbox] == ["direct message"]
    await world.ben.press(card, "Join").followup()
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    line = world.anna.look(line)
    assert line.text.startswith("**Coin Toss**: the game at Anna’s table has begun")
    assert [note.reason for note in world.ben.inbox].count("role") == 1
    with open_check(world.file) as stored:
        assert [report.faults for report in stored.games()] == [()]


async def test_a_role_is_called_aloud_once_in_a_while(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "people", "told_role", role)
    for _ in range(2):
        await table(world, world.anna)
        await world.wait_until_idle()
    assert [note.silent for note in world.ben.inbox if note.reason == "role"] == [False, True]


async def test_a_closed_table_calls_nobody(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "people", "told_role", role)
    card = await table(world, world.anna)
    await world.wait_until_idle()
    await world.anna.press(card, "Leave").followup()
    await world.wait_until_idle()
    lines = [message.text for message in world.channel.messages if "Anna’s table" in message.text]
    assert lines == ["**Coin Toss**: Anna’s table was closed."]


async def test_a_role_is_notified_in_a_forum_post(world: BotWorld, manager: User, forum: Channel) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "place", "channel", forum)
    await chosen(world, manager, "people", "told_role", role)
    await table(world, world.anna)
    post = await posted(world, forum)
    assert world.newest(post).text.startswith(f"{role.mention} **Coin Toss**")
    assert world.ben.pings == 1


async def test_a_role_that_cannot_be_mentioned_is_said_in_the_setup(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben)
    view = await chosen(world, manager, "people", "told_role", role)
    assert f"⚠️ I can’t mention {role.mention}." in view.text
    world.guild.set_mentionable(role, mentionable=True)
    assert "can’t mention" not in (await opened(world, manager, "people")).text
    view = await chosen(world, manager, "people", "told_role")
    assert "**Notified of open tables:** nobody" in view.text
    await play(world, world.anna)
    await world.wait_until_idle()
    assert world.ben.pings == 0


async def test_nobody_is_notified_of_a_private_table_until_it_is_open(world: BotWorld, manager: User) -> None:
    role = world.guild.role("players", world.ben, mentionable=True)
    await chosen(world, manager, "people", "told_role", role)
    exchange = world.anna.invoke(world.channel, "play", game=GAME, private=True)
    card = await exchange.answer()
    await exchange.followup()
    await world.wait_until_idle()
    assert world.ben.inbox == []
    guests = await world.anna.press(card, "Invite").answer()
    await world.anna.press(guests, "Invited players only: on").answer()
    await world.wait_until_idle()
    (line,) = [message for message in world.channel.messages if role.mention in message.text]
    assert "2 seats are free" in line.text
    await world.anna.press(guests, "Invited players only: off").answer()
    await world.wait_until_idle()
    assert world.anna.look(line).text == ("**Coin Toss**: Anna’s table is now for invited players only.")
