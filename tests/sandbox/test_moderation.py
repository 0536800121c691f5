"""What moderation refuses by its words, announcement channels, and uploads of emojis."""

from __future__ import annotations

import discord
import pytest

from sandbox import Channel, Rate
from tests.sandbox.conftest import Club, Rest
from tests.support.sample_bot import SampleBot, board, card, png


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
