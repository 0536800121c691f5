import discord
import pytest

from sandbox import Channel, Rate, Role
from tests.sandbox.conftest import Club, Rest, noticed
from tests.support.sample_bot import SampleBot, board, card, png


@pytest.fixture
def players(club: Club) -> Role:
    return club.guild.role("players", club.ben, mentionable=True)


def games_of(bot: SampleBot, club: Club) -> discord.TextChannel:
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_mentioned_role_notifies_its_members(club: Club, players: Role, bot: SampleBot) -> None:
    allowed = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(players.id)])
    sent = await games_of(bot, club).send(f"{players.mention}: a table is open", allowed_mentions=allowed)
    assert [role.id for role in sent.role_mentions] == [players.id]
    assert [note.reason for note in club.ben.inbox] == ["role"]
    assert (club.ben.pushes, club.anna.pushes) == (["@players: a table is open"], [])
    assert "@players: a table is open" in club.anna.transcript()


async def test_only_an_allowed_role_is_mentioned(club: Club, players: Role, bot: SampleBot) -> None:
    other = club.guild.role("others", club.anna, mentionable=True)
    allowed = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(players.id)])
    text = f"{players.mention} {other.mention} {club.anna.mention}"
    await games_of(bot, club).send(text, allowed_mentions=allowed)
    await games_of(bot, club).send(text, allowed_mentions=discord.AllowedMentions.none())
    assert (club.ben.pings, club.anna.pings) == (1, 0)
    await games_of(bot, club).send(text, allowed_mentions=discord.AllowedMentions(roles=True, users=False))
    assert (club.ben.pings, club.anna.pings) == (2, 1)


async def test_an_unmentionable_role_needs_permission(club: Club, players: Role, bot: SampleBot) -> None:
    club.guild.set_mentionable(players, mentionable=False)
    allowed = discord.AllowedMentions(roles=True)
    sent = await games_of(bot, club).send(players.mention, allowed_mentions=allowed)
    assert (sent.role_mentions, club.ben.pings) == ([], 0)
    club.guild.grant("mention_everyone")
    await games_of(bot, club).send(players.mention, allowed_mentions=allowed)
    assert club.ben.pings == 1
    await games_of(bot, club).send(players.mention, allowed_mentions=allowed, silent=True)
    assert (club.ben.pings, len(club.ben.inbox)) == (1, 2)


async def test_who_cannot_see_the_channel_is_not_notified(club: Club, players: Role, bot: SampleBot) -> None:
    club.games.deny("view_channel", user=players)
    allowed = discord.AllowedMentions(roles=True)
    await games_of(bot, club).send(players.mention, allowed_mentions=allowed)
    assert club.ben.inbox == []
    assert club.ben.sees(club.games) == []
    club.games.restore(user=players)
    assert [message.text for message in club.ben.sees(club.games)] == [players.mention]


async def test_the_bot_knows_roles_and_members_at_a_press(club: Club, players: Role, bot: SampleBot) -> None:
    guild = bot.get_guild(club.guild.id)
    assert guild is not None
    role = guild.get_role(players.id)
    assert role is not None
    assert (role.name, role.mentionable, role.is_assignable()) == ("players", True, False)
    pressed = noticed(bot, "interaction")
    await club.ben.invoke(club.games, "play", game="arbitrary").answer()
    assert [each.id for each in (await pressed).user.roles] == [club.guild.id, players.id]
    gone = noticed(bot, "guild_role_delete")
    club.guild.delete_role(players)
    assert (await gone).id == players.id


async def test_a_role_gives_permissions(club: Club) -> None:
    managers = club.guild.role("managers", permissions=("manage_guild",))
    world = club.sandbox.world

    def manages() -> bool:
        return bool(
            world.permissions(club.games.data, club.anna.id)
            & world.permissions(club.games.data, world.owner.id)
            & (1 << 5)
        )

    assert not manages()
    club.guild.give(managers, club.anna)
    assert manages()
    club.guild.take(managers, club.anna)
    assert not manages()


async def code(rest: Rest, method: str, path: str, body: object) -> int:
    """The error code of an answer; 0: it succeeded."""
    _, answer = await rest(method, path, body)
    return int(answer.get("code", 0))


def opened(name: str, kind: int = 11) -> dict[str, object]:
    """The body that opens a thread."""
    return {"name": name, "type": kind}


async def test_words_are_refused_in_messages_and_titles_of_their_guild_alone(club: Club, rest: Rest) -> None:
    messages, threads = (f"/channels/{club.games.id}/{path}" for path in ("messages", "threads"))
    other = club.sandbox.guild("Elsewhere").text_channel("games")
    club.guild.moderate("Punt")
    assert await code(rest, "POST", messages, {"content": "the PUNT sails"}) == 200000
    shown = {"flags": 32768, "components": [{"type": 10, "content": "a punt"}]}
    assert await code(rest, "POST", messages, shown) == 200000
    assert await code(rest, "POST", threads, opened("Punting")) == 200001
    assert await code(rest, "POST", f"/channels/{other.id}/threads", opened("Punting")) == 0
    _, sent = await rest("POST", messages, {"content": "a ship"})
    assert await code(rest, "PATCH", f"{messages}/{sent['id']}", {"content": "a punt"}) == 200000
    _, thread = await rest("POST", threads, opened("Ships"))
    assert await code(rest, "PATCH", f"/channels/{thread['id']}", {"name": "Punts"}) == 200001
    club.guild.moderate()
    assert await code(rest, "PATCH", f"/channels/{thread['id']}", {"name": "Punts"}) == 0
    assert club.sandbox.faults == []


async def test_words_in_a_post_are_refused_before_it_is_there(club: Club, rest: Rest) -> None:
    forum = club.guild.forum("tables")
    club.guild.moderate("punt")
    path = f"/channels/{forum.id}/threads"
    assert await code(rest, "POST", path, {"name": "Punt", "message": {"content": "a ship"}}) == 200001
    assert await code(rest, "POST", path, {"name": "Ship", "message": {"content": "a punt"}}) == 200000
    assert club.anna.threads(forum) == []


async def test_discord_refuses_words_in_names_of_threads_everywhere(club: Club, rest: Rest) -> None:
    club.sandbox.limits.forbidden_names = ("punt",)
    assert await code(rest, "POST", f"/channels/{club.games.id}/threads", opened("A punt")) == 20031
    assert await code(rest, "POST", f"/channels/{club.games.id}/messages", {"content": "a punt"}) == 0


@pytest.fixture
def news(club: Club) -> Channel:
    return club.guild.announcement_channel("news")


async def test_threads_of_announcement_channels_have_a_type_of_their_own(
    club: Club, news: Channel, rest: Rest, bot: SampleBot
) -> None:
    assert await code(rest, "POST", f"/channels/{news.id}/threads", opened("Ships")) == 50024
    assert await code(rest, "POST", f"/channels/{club.games.id}/threads", opened("Ships", 10)) == 50024
    assert await code(rest, "POST", f"/channels/{news.id}/threads", opened("Ships", 10)) == 0
    channel = bot.get_channel(news.id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.is_news()
    thread = await (await channel.send(view=card(7), file=board())).create_thread(name="Table 7")
    assert thread.type is discord.ChannelType.news_thread
    await thread.send("The game begins.")
    assert [seen.name for seen in club.anna.threads(news)] == ["Ships", "Table 7"]
    club.sandbox.limits.active_threads = 2
    assert await code(rest, "POST", f"/channels/{news.id}/threads", opened("Boats", 10)) == 160007


async def test_uploads_of_emojis_are_counted_and_limited(club: Club, bot: SampleBot, rest: Rest) -> None:
    club.sandbox.limits.emoji_uploads = Rate(2, 60.0)
    for name in ("one", "two"):
        await bot.create_application_emoji(name=name, image=png())
    path = f"/applications/{club.sandbox.world.bot.id}/emojis"
    image = "data:image/png;base64,AAAA"
    status, answer = await rest("POST", path, {"name": "three", "image": image})
    assert (status, rest.headers["X-RateLimit-Scope"]) == (429, "shared")
    assert 0 < answer["retry_after"] <= 60.0
    club.sandbox.advance(60.0)
    assert (await rest("POST", path, {"name": "three", "image": image}))[0] == 201
    assert club.sandbox.emojis == ("one", "two", "three")
    assert club.sandbox.faults == []
