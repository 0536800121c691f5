import discord
import pytest

from sandbox import Role
from tests.sandbox.conftest import Club, noticed
from tests.support.sample_bot import SampleBot


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


async def test_a_role_that_is_not_mentionable_needs_a_permission(
    club: Club, players: Role, bot: SampleBot
) -> None:
    club.guild.set_mentionable(players, mentionable=False)
    allowed = discord.AllowedMentions(roles=True)
    sent = await games_of(bot, club).send(players.mention, allowed_mentions=allowed)
    assert (sent.role_mentions, club.ben.pings) == ([], 0)

    club.guild.grant("mention_everyone")
    await games_of(bot, club).send(players.mention, allowed_mentions=allowed)
    assert club.ben.pings == 1
    await games_of(bot, club).send(players.mention, allowed_mentions=allowed, silent=True)
    assert (club.ben.pings, len(club.ben.inbox)) == (1, 2)


async def test_who_does_not_see_the_channel_is_not_told(club: Club, players: Role, bot: SampleBot) -> None:
    club.games.deny("view_channel", user=players)
    allowed = discord.AllowedMentions(roles=True)
    await games_of(bot, club).send(players.mention, allowed_mentions=allowed)
    assert club.ben.inbox == []
    assert club.ben.sees(club.games) == []
    club.games.restore(user=players)
    assert [message.text for message in club.ben.sees(club.games)] == [players.mention]


async def test_the_bot_knows_roles_and_their_members_with_each_interaction(
    club: Club, players: Role, bot: SampleBot
) -> None:
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
