import re
from pathlib import Path
from typing import Any

import pytest

from bot.locales import general_words
from games.words import LOCALES
from sandbox import Channel, NotOffered
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun
from tests.support.places import removed

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.world(knows_commands=False)]


def elsewhere(world: BotWorld) -> Channel:
    guild = world.sandbox.guild("Elsewhere", locale="en-US")
    guild.kick_bot()
    guild.add(world.anna, world.ben)
    return guild.text_channel("chat")


async def test_games_are_listed_and_moves_made_where_the_bot_is_not(world: BotWorld) -> None:
    thread, chat = await begun(world), elsewhere(world)
    with pytest.raises(NotOffered, match="there are: none"):
        world.anna.invoke(chat, "games")
    world.anna.installed = True
    listed = await world.anna.invoke(chat, "games").answer()
    assert listed.ephemeral
    assert f"<#{thread.id}>" in listed.text
    panel = await world.anna.press(listed, "My move: table 1").answer()
    assert panel.ephemeral
    done = await world.anna.press(panel, "Heads").answer()
    assert "guesses heads" in done.plain_text
    moved = await world.anna.invoke(chat, "move").answer()
    assert moved.text == "No table is waiting for you."
    settings = await world.anna.invoke(chat, "settings").answer()
    assert settings.ephemeral
    with pytest.raises(NotOffered, match="no command /setup here"):
        world.anna.invoke(chat, "setup")
    assert chat.messages == []


async def test_a_server_without_the_bot_is_not_greeted(tmp_path: Path) -> None:
    async with BotWorld(tmp_path, greeted=False) as world:
        chat = elsewhere(world)
        world.anna.installed = True
        await world.anna.invoke(chat, "games").answer()
        await world.wait_until_idle()
        assert chat.messages == []
        await world.anna.invoke(world.channel, "games").answer()
        await world.anna.until(lambda: world.channel.messages)


ROOT = Path(__file__).parents[3]

NAMED = re.compile(r"`/([^` ]+)`")
"""A command, where a text names it."""

OF_SERVERS = ("setup", "cup")

MANAGERS = re.compile("[Mm]anager|Leitung|leitung|[Аа]дминистра")
"""Who alone uses those."""


def lines_of(locale: str) -> list[str]:
    files = [*ROOT.glob(f"bot/words/{locale}.ftl"), *ROOT.glob(f"games/**/words/**/{locale}.ftl")]
    return [line for file in files for line in file.read_text("utf-8").splitlines()]


async def test_commands_are_offered_wherever_texts_name_them(world: BotWorld) -> None:
    await begun(world)
    said: Any = next(request.body for request in world.sandbox.requests if request.method == "PUT")
    installs = {each["name"]: (each["integration_types"], each["contexts"]) for each in said}
    for name, found in installs.items():
        assert found == (([0], [0]) if name in OF_SERVERS else ([0, 1], [0, 1, 2])), name
    alone = world.sandbox.user("Alone")
    alone.installed = True
    with pytest.raises(NotOffered) as offered:
        alone.invoke(alone.direct_channel, "no-such-command")
    usable = str(offered.value).partition("there are: ")[2].split(", ")
    assert {*usable} == {*installs} - {*OF_SERVERS}
    for locale in LOCALES:
        names = {general_words(locale)(f"command-{name}"): name for name in installs}
        named = [(names[found], line) for line in lines_of(locale) for found in NAMED.findall(line)]
        assert {name for name, _ in named} >= {"play", "games", "table", "pace", "verify", "setup"}
        for name, line in named:
            assert name in usable or MANAGERS.search(line), line


async def test_whoever_has_installed_it_learns_all_of_their_table_by_direct_message(world: BotWorld) -> None:
    world.anna.installed = True
    await begun(world)
    await removed(world)
    for name, said in (
        ("games", "Coin Toss"),
        ("help", "Coin Toss"),
        ("rules", "Coin Toss"),
        ("verify", "fingerprint"),
        ("board", "Coin Toss"),
        ("replay", "no animation"),
        ("pace", "pace"),
    ):
        shown = await world.anna.invoke(world.anna.direct_channel, name).answer()
        assert said in shown.text, (name, shown.text)


async def test_an_application_without_user_installs_has_commands_on_servers_alone(tmp_path: Path) -> None:
    world = BotWorld(tmp_path, knows_commands=False)
    world.sandbox.world.integration_types = (0,)
    async with world:
        await begun(world)
        with pytest.raises(NotOffered, match="cannot install"):
            world.anna.installed = True
        listed = await world.anna.invoke(world.channel, "games").answer()
        assert "Coin Toss" in listed.text
        assert world.sandbox.faults == []
