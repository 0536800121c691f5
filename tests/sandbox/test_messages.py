import asyncio
import io
from typing import Any

import discord
import pytest

from sandbox import TIMEOUT, NotOffered, Rate
from tests.sandbox.conftest import Club, Rest
from tests.support.sample_bot import SampleBot, png

V2, SILENT = 1 << 15, 1 << 12


def messages(club: Club) -> str:
    return f"/channels/{club.games.id}/messages"


async def test_a_nonce_returns_the_same_message_for_some_minutes(club: Club, rest: Rest) -> None:
    body = {"content": "Once", "nonce": "7-12", "enforce_nonce": True}
    _, first = await rest("POST", messages(club), body)
    _, second = await rest("POST", messages(club), body)
    assert (first["id"], first["nonce"]) == (second["id"], "7-12")
    _, unforced = await rest("POST", messages(club), {**body, "enforce_nonce": False})
    assert unforced["id"] != first["id"]
    club.sandbox.advance(10 * 60)
    await rest("POST", messages(club), body)
    assert len(club.games.messages) == 3


@pytest.mark.parametrize(
    ("denied", "files", "status", "code"),
    [
        (("send_messages",), None, 403, 50013),
        (("attach_files",), {"a.png": png()}, 403, 50013),
        (("view_channel",), None, 403, 50001),
        (("attach_files",), None, 200, None),
    ],
)
async def test_permissions(
    club: Club, rest: Rest, denied: tuple[str], files: Any, status: int, code: int | None
) -> None:
    club.games.deny(*denied)
    answered, answer = await rest("POST", messages(club), {"content": "Hello"}, files)
    assert (answered, answer.get("code")) == (status, code)
    assert club.sandbox.faults == []


async def test_the_library_knows_its_permissions(club: Club, bot: SampleBot) -> None:
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.permissions_for(channel.guild.me).send_messages
    club.games.deny("send_messages")
    with pytest.raises(discord.Forbidden):
        await channel.send("Hello")
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_notifications_follow_allowed_mentions(club: Club, rest: Rest) -> None:
    both = f"{club.anna.mention} and {club.ben.mention}"
    await rest("POST", messages(club), {"content": both, "allowed_mentions": {"parse": []}})
    assert (club.anna.pings, club.ben.pings) == (0, 0)
    only = {"parse": [], "users": [str(club.ben.id)]}
    _, message = await rest("POST", messages(club), {"content": both, "allowed_mentions": only})
    assert (club.anna.pings, club.ben.pings) == (0, 1)
    assert [user["id"] for user in message["mentions"]] == [str(club.ben.id)]
    await rest("PATCH", f"{messages(club)}/{message['id']}", {"content": both})
    assert (club.anna.pings, club.ben.pings) == (0, 1)
    v2 = {"flags": 1 << 15, "components": [{"type": 10, "content": both}]}
    await rest("POST", messages(club), v2)
    assert (club.anna.pings, club.ben.pings) == (1, 2)
    await rest("POST", messages(club), {"content": both, "flags": 1 << 12})
    assert (club.anna.pings, len(club.anna.inbox)) == (1, 2)
    await rest("POST", messages(club), {"content": "@everyone"})
    assert club.anna.pings == 1


async def test_a_phone_shows_the_content_a_message_had_when_it_was_sent(club: Club, rest: Rest) -> None:
    about = f"{club.ben.mention}, look into <#{club.games.id}>"
    _, message = await rest("POST", messages(club), {"content": about})
    shown = [{"type": 10, "content": f"Now, {club.ben.mention}, there is more"}]
    edited = {"content": None, "flags": V2, "components": shown}
    status, answer = await rest("PATCH", f"{messages(club)}/{message['id']}", edited)
    assert (status, answer["content"], answer["flags"] & V2) == (200, "", V2)
    await rest("POST", messages(club), {"flags": V2, "components": shown})
    await rest("POST", messages(club), {"content": f"Psst, {club.ben.mention}", "flags": SILENT})
    assert club.ben.pushes == ["@Ben, look into #games", ""]
    assert [note.text for note in club.ben.inbox][2:] == ["Psst, @Ben"]


async def test_a_message_becomes_one_of_components_v2_and_stays_one(club: Club, rest: Rest) -> None:
    _, message = await rest("POST", messages(club), {"content": "Hello", "flags": SILENT})
    path, shown = f"{messages(club)}/{message['id']}", [{"type": 10, "content": "More"}]
    status, answer = await rest("PATCH", path, {"flags": V2, "components": shown})
    assert (status, answer["code"]) == (400, 50035), "the content is still there"
    status, answer = await rest("PATCH", path, {"content": None, "flags": V2, "components": shown})
    assert (status, answer["flags"]) == (200, V2 | SILENT)
    status, answer = await rest("PATCH", path, {"content": "Hello", "flags": 0, "components": []})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await rest("PATCH", path, {"flags": 0, "components": shown})
    assert (status, answer["flags"]) == (200, V2 | SILENT)
    _, loud = await rest("POST", messages(club), {"content": "Hello"})
    _, answer = await rest("PATCH", f"{messages(club)}/{loud['id']}", {"flags": SILENT})
    assert answer["flags"] == 0, "suppressed at creation only"


async def test_the_library_makes_a_message_one_of_components_v2(club: Club, bot: SampleBot) -> None:
    channel = bot.get_partial_messageable(club.games.id)
    sent = await channel.send("A call", view=discord.ui.View(timeout=None), silent=True)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
    file = discord.File(io.BytesIO(png()), filename="a.png")
    await channel.get_partial_message(sent.id).edit(content=None, view=view, attachments=[file])
    shown = club.games.messages[-1]
    assert (shown.id, shown.content, len(shown.images)) == (sent.id, "", 1)


async def test_only_own_messages_are_edited(club: Club, rest: Rest) -> None:
    written = club.anna.write(club.games, "Hello")
    status, answer = await rest("PATCH", f"{messages(club)}/{written.id}", {"content": "Bye"})
    assert (status, answer["code"]) == (403, 50005)
    status, answer = await rest("DELETE", f"{messages(club)}/{written.id}")
    assert (status, answer["code"]) == (403, 50013)
    status, answer = await rest("PATCH", f"{messages(club)}/1", {"content": "Bye"})
    assert (status, answer["code"]) == (404, 10008)


async def test_a_moderator_deletes_a_message(club: Club, rest: Rest) -> None:
    _, message = await rest("POST", messages(club), {"content": "Hello"})
    view = club.anna.last(club.games)
    club.games.delete_message(view)
    status, answer = await rest("PATCH", f"{messages(club)}/{message['id']}", {"content": "Bye"})
    assert (status, answer["code"]) == (404, 10008)
    with pytest.raises(NotOffered, match="gone"):
        club.anna.look(view)
    club.games.delete()
    status, answer = await rest("POST", messages(club), {"content": "Hello"})
    assert (status, answer["code"]) == (404, 10003)


async def test_edits_of_old_messages_are_limited(club: Club, rest: Rest) -> None:
    _, message = await rest("POST", messages(club), {"content": "Hello"})
    path = f"{messages(club)}/{message['id']}"
    for _ in range(5):
        assert (await rest("PATCH", path, {"content": "Hi"}))[0] == 200
    club.sandbox.advance(61 * 60)
    club.sandbox.limits.old_edits = Rate(2, 20.0)
    assert [(await rest("PATCH", path, {"content": "Hi"}))[0] for _ in range(3)] == [200, 200, 429]
    _, answer = await rest("PATCH", path, {"content": "Hi"})
    assert answer["code"] == 30046
    assert 0 < answer["retry_after"] <= 20
    assert "Via" in rest.headers
    club.sandbox.advance(20)
    assert (await rest("PATCH", path, {"content": "Hi"}))[0] == 200


async def test_an_edit_keeps_what_it_leaves_out(club: Club, rest: Rest) -> None:
    body = {"content": "One", "components": [{"type": 1, "components": [BUTTON]}]}
    _, message = await rest("POST", messages(club), body, {"a.png": png(), "b.png": png()})
    path = f"{messages(club)}/{message['id']}"
    await rest("PATCH", path, {"content": "Two"})
    view = club.anna.last(club.games)
    assert (view.text, view.button("Go").custom_id, len(view.images)) == ("Two", "go", 2)
    kept = [{"id": message["attachments"][1]["id"]}, {"id": "0", "description": "New"}]
    await rest("PATCH", path, {"attachments": kept}, {"c.png": png()})
    images = club.anna.last(club.games).images
    assert [(image.filename, image.description) for image in images] == [("b.png", None), ("c.png", "New")]
    await rest("PATCH", path, {"components": []})
    assert club.anna.last(club.games).buttons == ()
    status, answer = await rest("PATCH", path, {"content": "", "attachments": []})
    assert (status, answer["code"]) == (400, 50006)


BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}


async def test_components_v2_stay(club: Club, rest: Rest) -> None:
    v2 = {"flags": 1 << 15, "components": [{"type": 10, "content": "One"}]}
    _, message = await rest("POST", messages(club), v2)
    path = f"{messages(club)}/{message['id']}"
    status, answer = await rest("PATCH", path, {"content": "Two"})
    assert (status, answer["code"], list(answer["errors"])) == (400, 50035, ["content"])
    _, plain = await rest("POST", messages(club), {"content": "Plain"})
    path = f"{messages(club)}/{plain['id']}"
    status, answer = await rest("PATCH", path, v2)
    assert (status, list(answer["errors"])) == (400, ["content"])
    assert (await rest("PATCH", path, {**v2, "content": None}))[0] == 200


async def test_the_history_is_read_in_pages(club: Club, rest: Rest) -> None:
    ids = [(await rest("POST", messages(club), {"content": str(n)}))[1]["id"] for n in range(6)]

    async def page(query: str) -> list[str]:
        return [message["content"] for message in (await rest("GET", messages(club) + query))[1]]

    assert await page("?limit=2") == ["5", "4"]
    assert await page(f"?limit=2&before={ids[4]}") == ["3", "2"]
    assert await page(f"?limit=2&after={ids[1]}") == ["3", "2"]
    assert (await rest("GET", messages(club) + "?limit=101"))[1]["code"] == 50035


async def test_closed_direct_messages(club: Club, bot: SampleBot) -> None:
    user = await bot.fetch_user(club.anna.id)
    club.anna.direct_messages_open = False
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("Hello")
    assert closed.value.code == 50007
    assert club.anna.direct_messages() == []
    club.anna.direct_messages_open = True
    await user.send("Hello")
    assert [message.text for message in club.anna.direct_messages()] == ["Hello"]
    assert club.ben.direct_messages() == []
    assert [note.reason for note in club.anna.inbox] == ["direct message"]
    assert club.sandbox.faults == []


async def test_no_common_guild(club: Club, bot: SampleBot) -> None:
    user = await bot.fetch_user(club.anna.id)
    club.guild.remove(club.anna)
    with pytest.raises(discord.Forbidden) as stranger:
        await user.send("Hello")
    assert stranger.value.code == 50278
    with pytest.raises(NotOffered, match="may not use commands"):
        club.anna.invoke(club.games, "play", game="carthage")
    club.anna.installed = True
    await user.send("Hello")
    assert [message.text for message in club.anna.direct_messages()] == ["Hello"]


async def test_too_many_new_direct_messages(club: Club, rest: Rest) -> None:
    club.sandbox.limits.new_direct_messages = Rate(2, 60.0)
    people = [club.sandbox.user(f"Guest {n}") for n in range(3)]
    club.guild.add(*people)
    channels = [(await rest("POST", "/users/@me/channels", {"recipient_id": str(p.id)}))[1] for p in people]
    answers = [await rest("POST", f"/channels/{c['id']}/messages", {"content": "Hello"}) for c in channels]
    assert [(status, answer.get("code")) for status, answer in answers] == [
        (200, None),
        (200, None),
        (403, 40003),
    ]
    club.sandbox.advance(60)
    assert (await rest("POST", f"/channels/{channels[2]['id']}/messages", {"content": "Hello"}))[0] == 200


async def test_commands_and_buttons_in_direct_messages(club: Club, bot: SampleBot) -> None:
    reply = await club.anna.invoke(club.anna.direct_channel, "play", game="carthage").answer()
    assert (await club.anna.press(reply, "Join").answer()).text == "You sit at table 7."
    club.anna.invoke(club.anna.direct_channel, "hold")
    interaction = await asyncio.wait_for(bot.held.get(), TIMEOUT)
    assert (interaction.guild, interaction.user.id) == (None, club.anna.id)
    await interaction.response.send_message("Hello")
    assert club.anna.direct_messages()[0] == reply
    assert club.anna.pings == 0
    with pytest.raises(NotOffered, match="cannot see the channel"):
        club.ben.press(reply, "Join")
