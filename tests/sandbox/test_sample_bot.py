import discord
import pytest

from sandbox import NotOffered, WaitTimeout
from tests.sandbox.conftest import Club, connected
from tests.sandbox.validator.schemas import Validator
from tests.support.sample_bot import SampleBot, card, png


async def test_a_command_is_answered_with_components(club: Club, bot: SampleBot) -> None:
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    assert reply.text == "A table for carthage."
    assert [button.label for button in reply.buttons] == ["Join"]
    assert [option.label for option in reply.select().options] == ["Space C4", "Space D4", "Space E5"]
    assert reply.author == "Tabellarius"
    assert not reply.ephemeral
    assert club.ben.sees(club.games) == [reply]
    assert club.sandbox.faults == []
    assert bot.is_ready()


@pytest.mark.usefixtures("bot")
async def test_an_image_is_read_back_byte_by_byte(club: Club) -> None:
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    (picture,) = reply.images
    assert picture.content == png()
    assert picture.description == "An empty board"
    assert (picture.filename, picture.width, picture.height) == ("board.png", 4, 3)


async def test_an_image_has_an_address(club: Club, bot: SampleBot) -> None:
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    assert await bot.http.get_from_cdn(reply.images[0].url) == png()


async def test_a_command_is_given_a_file(club: Club, bot: SampleBot) -> None:
    reply = await club.anna.invoke(club.games, "weigh", file=png()).answer()
    assert reply.text == f"file: {len(png())} of {len(png())} bytes, True, b'\\x89PN'"
    club.sandbox.limits.largest_file = 10
    with pytest.raises(NotOffered, match="larger than 10 bytes"):
        club.anna.invoke(club.games, "weigh", file=png())
    with pytest.raises(NotOffered, match="no value of 'file'"):
        club.anna.invoke(club.games, "weigh", file="a text")
    with pytest.raises(NotOffered, match="needs the option 'file'"):
        club.anna.invoke(club.games, "weigh")
    assert bot.errors == []


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_reply_is_seen_by_nobody_else(club: Club) -> None:
    exchange = await club.anna.invoke(club.games, "mine")
    reply = await exchange.answer()
    more = await exchange.followup()
    assert (reply.text, reply.ephemeral, reply.thinking) == ("Only for you.", True, False)
    assert [m.text for m in club.anna.sees(club.games)] == ["Only for you.", "And one more."]
    assert club.ben.sees(club.games) == []
    assert club.games.messages == []
    with pytest.raises(NotOffered, match="for somebody else"):
        club.ben.press(reply, "Join")
    assert more.ephemeral
    assert club.anna.pings == 0


@pytest.mark.usefixtures("bot")
async def test_a_button_and_a_select(club: Club) -> None:
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    joined = await club.ben.press(reply, "Join").answer()
    assert (joined.text, joined.ephemeral) == ("You sit at table 7.", True)
    changed = await club.ben.choose(reply, "Space D4").answer()
    assert changed.id == reply.id
    assert changed.edited
    assert club.anna.look(reply).text == "An envoy goes to D4."
    with pytest.raises(NotOffered, match="No button 'Join'"):
        club.anna.press(reply, "Join")


@pytest.mark.usefixtures("bot")
async def test_a_press_on_an_outdated_message_still_arrives(club: Club) -> None:
    before = await club.anna.invoke(club.games, "play", game="carthage").answer()
    await club.ben.choose(before, "C4")
    joined = await club.anna.press(before, "Join", stale=True).answer()
    assert joined.text == "You sit at table 7."


async def test_buttons_work_after_the_bot_was_restarted(club: Club) -> None:
    async with connected(club.sandbox):
        reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    async with connected(club.sandbox):
        joined = await club.ben.press(reply, custom_id="join:7").answer()
    assert joined.text == "You sit at table 7."
    assert club.sandbox.gateway.identified == 2


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_submitted(club: Club) -> None:
    exchange = await club.anna.invoke(club.games, "note")
    modal = exchange.modal
    assert modal is not None
    assert (modal.title, modal.fields[0].label) == ("Notes", "What to remember")
    response = await club.anna.submit(modal, {"What to remember": "Keep the ship"}).answer()
    assert response.text == "Noted: Keep the ship"
    with pytest.raises(NotOffered, match="takes 0 to 50"):
        club.anna.submit(modal, {"text": "x" * 51})
    with pytest.raises(NotOffered, match="no such modal"):
        club.ben.submit(modal, {"text": "mine"})
    with pytest.raises(WaitTimeout, match="answered with a modal"):
        await exchange.answer()


@pytest.mark.usefixtures("bot")
async def test_an_option_is_autocompleted(club: Club) -> None:
    assert await club.anna.autocomplete(club.games, "play", "game", "or") == [
        ("Forum Trajanum", "forum"),
        ("Portus Ostiae", "portus"),
    ]
    assert club.games.messages == []


@pytest.mark.usefixtures("bot")
async def test_a_subcommand_takes_what_its_options_allow(club: Club) -> None:
    reply = await club.anna.invoke(club.games, "table close", number=5, why="over").answer()
    assert reply.text == "Table 5 is closed: over."
    with pytest.raises(NotOffered, match="is no choice"):
        club.anna.invoke(club.games, "table close", number=5, why="tired")
    with pytest.raises(NotOffered, match="outside 1 to 99"):
        club.anna.invoke(club.games, "table close", number=100, why="over")
    with pytest.raises(NotOffered, match="needs the option 'number'"):
        club.anna.invoke(club.games, "table close", why="over")
    with pytest.raises(NotOffered, match="no subcommand"):
        club.anna.invoke(club.games, "table open")
    with pytest.raises(NotOffered, match="no command /chess"):
        club.anna.invoke(club.games, "chess")


@pytest.mark.usefixtures("bot")
async def test_a_mention_notifies_once(club: Club) -> None:
    reply = await club.anna.invoke(club.games, "greet", who=club.ben).answer()
    assert reply.text == f"Good morning {club.ben.mention}"
    assert [(note.message_id, note.reason) for note in club.ben.inbox] == [(reply.id, "mention")]
    assert (club.anna.pings, club.ben.pings) == (0, 1)


async def test_languages_reach_the_bot(club: Club, bot: SampleBot) -> None:
    exchange = club.ben.invoke(club.games, "hold")
    interaction = await bot.held.get()
    assert interaction.locale is discord.Locale.russian
    assert interaction.guild_locale is discord.Locale.german
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("Да")
    assert (await exchange.answer()).text == "Да"


async def test_a_deferred_reply_is_thinking_until_it_is_filled(club: Club, bot: SampleBot) -> None:
    exchange = club.anna.invoke(club.games, "hold")
    interaction = await bot.held.get()
    await interaction.response.defer(thinking=True)
    await exchange
    assert [message.thinking for message in club.ben.sees(club.games)] == [True]
    await interaction.edit_original_response(view=card(3), attachments=[discord.File(__file__, "board.png")])
    reply = await exchange.answer()
    assert (reply.thinking, reply.images[0].filename) == (False, "board.png")


async def test_requests_follow_published_schemas(club: Club, bot: SampleBot, validator: Validator) -> None:
    reply = await club.anna.invoke(club.games, "play", game="carthage").answer()
    await club.anna.invoke(club.games, "mine").answer()
    await club.anna.press(reply, "Join").answer()
    await club.anna.choose(reply, "C4").answer()
    modal = (await club.anna.invoke(club.games, "note")).modal
    assert modal is not None
    await club.anna.submit(modal, {"text": "x"}).answer()
    await club.anna.autocomplete(club.games, "play", "game", "t")
    channel = bot.get_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Hello", nonce="1")
    thread = await message.create_thread(name="Table 7", auto_archive_duration=10080)
    await thread.edit(archived=True)
    await (await bot.fetch_user(club.ben.id)).send("Hello")
    assert validator.violations(club.sandbox.requests) == []
    assert club.sandbox.faults == []
