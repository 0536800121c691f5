"""Servers set up with `/setup`, and tables opened there."""

from bot.screens.ids.server_ids import ChangeServer, SetupPage
from sandbox import Channel, MessageView, Role, User
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME


async def opened(world: BotWorld, manager: User, page: str = "all") -> MessageView:
    view = await manager.invoke(world.channel, "setup").answer()
    if page == "all":
        return view
    return await manager.press(view, custom_id=SetupPage(page).encode()).answer()


async def chosen(
    world: BotWorld, manager: User, page: str, name: str, *values: str | Channel | Role
) -> MessageView:
    """The page after a selection."""
    view = await opened(world, manager, page)
    custom_id = ChangeServer(name, "").encode()
    return await manager.choose(view, *values, custom_id=custom_id).answer()


async def press(manager: User, view: MessageView, label: str) -> MessageView:
    return await manager.press(view, label).answer()


async def play(world: BotWorld, user: User, channel: Channel | None = None) -> MessageView:
    """The answer to a user who opens a table."""
    return await user.invoke(channel or world.channel, "play", game=GAME).answer()


async def table(world: BotWorld, user: User, channel: Channel | None = None) -> MessageView:
    """The answer to a user who opens a table, once all messages are there."""
    exchange = user.invoke(channel or world.channel, "play", game=GAME)
    answer = await exchange.answer()
    await exchange.followup()
    await world.wait_until_idle()
    return answer


async def posted(world: BotWorld, forum: Channel) -> Channel:
    await world.wait_until_idle()
    (post,) = world.anna.threads(forum)
    return post


def table_card(world: BotWorld, post: Channel) -> MessageView:
    return next(message for message in world.anna.sees(post) if message.id == post.id)


async def forum_with_tags(world: BotWorld, manager: User) -> Channel:
    """A forum with all tags of tables, set as the place for tables."""
    forum = world.guild.forum("tables", "Open", "Running", "Finished")
    await chosen(world, manager, "place", "channel", forum)
    return forum


async def start(world: BotWorld, post: Channel) -> None:
    """Ben joins and Anna starts the game of a post; waits for all messages."""
    await world.ben.press(table_card(world, post), "Join").followup()
    await world.anna.press(table_card(world, post), "Start").answer()
    await world.wait_until_idle()
