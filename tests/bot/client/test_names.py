import re
from pathlib import Path

import pytest

from bot.screens.names import clean_name, escape_name
from sandbox import MessageView, User
from tests.support.bot_world import BotWorld

GAME = "coin_toss"

NAMES = [
    ("\u202eevil\u202d", "end-winner"),
    ("**[x](https://x.example)**", "<@1> @everyone"),
    ("ㅤ", "שלום"),
    ("title", "panel-waiting"),
    ("Z" + "\u0351" * 30, "# <:heart:1> ||x||"),
    ("\n-# small\n> quote", "A" * 32),
]
"""Of the host and a guest."""

MARKUP = ("**[", "https://x", "<@1>", "@everyone", "<:heart", "||x", "\n-# small", "\n> ")
HIDDEN = ("\u202e", "\u202d", "ㅤ", "\u0351" * 3)


def shown(message: MessageView) -> list[str]:
    labels = [button.label or "" for button in message.buttons]
    options = [option.label for select in message.selects for option in select.options]
    return [message.text, *labels, *options, *(image.description or "" for image in message.images)]


@pytest.mark.parametrize(("host", "guest"), NAMES)
async def test_a_name_is_never_more_than_a_name(
    pictured_toys: None, tmp_path: Path, host: str, guest: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with BotWorld(tmp_path) as world:
        anna, ben = named(world, host), named(world, guest)
        card = await anna.invoke(world.channel, "play", game=GAME).answer()
        await ben.press(card, "Join").followup()
        opened = anna.look(card)
        await ben.press(card, "Start").followup()
        options = await anna.press(card, "Options").answer()
        await anna.press(card, "Start").answer()
        thread = await anna.until(lambda: next(iter(anna.threads(world.channel)), None))
        await world.wait_until_idle()
        for _ in range(2):
            for user in (anna, ben):
                await world.play_through(thread, user, most=1)
        board = await anna.press(world.newest(thread), "My board").answer()
        in_words = await anna.press(board, "In words").answer()
        suggested = await anna.autocomplete(thread, "board", "player")
        messages = [
            opened,
            *(anna.look(each) for each in (card, options, board, in_words)),
            *anna.sees(thread),
            *ben.sees(thread),
            *anna.direct_messages(),
            *ben.direct_messages(),
        ]
        texts = [text for message in messages for text in shown(message)]
        texts += [thread.name, *(name for name, _ in suggested)]
        names = [clean_name(each.name) for each in (anna, ben)]
        for name in names:
            assert f"**{escape_name(name)}**" in anna.look(card).text
            assert name in thread.name
        assert f"Host: {escape_name(names[0])}" in opened.text
        for text in texts:
            assert not [each for each in HIDDEN if each in text]
        for message in messages:
            unescaped = re.sub(r"\\.", "", message.text)
            assert not [each for each in MARKUP if each in unescaped]
        for user in (anna, ben):
            assert user.pings <= 4, "direct messages, and no mention"
        assert "The game is over" in "".join(message.text for message in thread.messages)
        assert "Traceback" not in caplog.text
        assert world.sandbox.faults == []


def named(world: BotWorld, name: str) -> User:
    user = world.sandbox.user(name)
    world.guild.add(user)
    return user
