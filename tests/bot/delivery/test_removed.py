"""A bot that is removed from a server: who has installed it plays on, and all learn what they need once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.delivery import backoff
from sandbox import MessageView, NotOffered, User
from tests.bot.delivery.toy_world import panels
from tests.support.bot_world import BotWorld, past_scoring
from tests.support.coin_toss import asks, begun, ends, lobby, toss, turns
from tests.support.places import events_handled, invited, removed
from tests.toy_games import toy_games

REMOVED = {
    "Anna": "I’m no longer on that server.",
    "Ben": "Ich bin nicht mehr auf dem Server.",
    "Вера": "меня больше нет на этом сервере.",
}


def removal_notices(user: User) -> list[MessageView]:
    return [each for each in user.direct_messages() if REMOVED[user.name] in each.plain_text]


def mentions(user: User) -> int:
    return sum(note.reason == "mention" for note in user.inbox)


async def started(world: BotWorld) -> None:
    await world.start()
    await world.sandbox.until(lambda: world.bot.is_ready())
    await events_handled(world)


async def move_from_games(user: User, line: str, button: str, side: str) -> MessageView:
    """A user guesses by what `/games` shows in their direct messages, after a scoring if there was one."""
    listed = await user.invoke(user.direct_channel, "games").answer()
    assert line in listed.plain_text
    panel = await user.press(listed, button).answer()
    assert panel.ephemeral
    return await user.press(await past_scoring(user, panel), side).answer()


async def move_from_messages(world: BotWorld, user: User, side: str) -> None:
    """A user guesses in the newest panel among their direct messages."""
    panel = panels(user)[-1]
    await user.press(await past_scoring(user, panel), side).answer()
    await world.wait_until_idle()


async def test_players_who_see_the_thread_play_on_and_the_others_are_called(world: BotWorld) -> None:
    world.anna.installed = world.ben.installed = True
    world.ben.direct_messages_open = False
    thread = await begun(world, world.ben, world.vera)
    await removed(world)
    assert [len(removal_notices(user)) for user in (world.anna, world.ben, world.vera)] == [1, 0, 0]
    assert "Coin Toss, table 1" in removal_notices(world.anna)[0].plain_text
    assert "Münzwurf" in (await world.ben.invoke(thread, "board").answer()).text
    with pytest.raises(NotOffered):
        world.vera.invoke(world.vera.direct_channel, "games")
    told_before = len(thread.messages)
    await move_from_messages(world, world.anna, "Heads")
    assert asks(world.anna) == 0
    await move_from_messages(world, world.vera, "Орёл")
    await move_from_games(world.ben, "Ich bin nicht mehr auf diesem Server.", "Mein Zug: Tisch 1", "Kopf")
    await world.wait_until_idle()
    assert asks(world.anna) == 1
    await move_from_messages(world, world.anna, "Heads")
    await move_from_games(world.ben, "Ich bin nicht mehr auf diesem Server.", "Mein Zug: Tisch 1", "Zahl")
    await world.wait_until_idle()
    assert len(thread.messages) == told_before
    called, said = mentions(world.vera), len(turns(thread))
    await invited(world)
    assert len(turns(thread)) == said + 1
    assert mentions(world.vera) == called + 1
    await world.restart()
    await world.wait_until_idle()
    assert (len(turns(thread)), len(removal_notices(world.anna)), mentions(world.vera)) == (
        said + 1,
        1,
        called + 1,
    )
    panel = await past_scoring(world.vera, await world.panel(world.vera, thread))
    await world.vera.press(panel, "Орёл").answer()
    await world.wait_until_idle()
    assert len(ends(thread)) == 1


async def test_all_are_notified_once_a_removal_also_while_the_bot_is_down(world: BotWorld) -> None:
    world.anna.installed = world.ben.installed = True
    await begun(world)
    await lobby(world, world.ben)
    await world.stop()
    world.guild.kick_bot()
    for _ in range(2):
        await started(world)
        for user in (world.anna, world.ben):
            await user.until(partial(removal_notices, user))
        assert [len(removal_notices(user)) for user in (world.anna, world.ben)] == [1, 1]
        await world.stop()
    (notice,) = removal_notices(world.anna)
    assert notice.plain_text.count("table 1") == notice.plain_text.count("table 2") == 1
    world.sandbox.advance(60)
    world.guild.invite_bot()
    await started(world)
    await removed(world)
    await world.anna.until(lambda: len(removal_notices(world.anna)) == 2)


async def test_a_game_that_ended_meanwhile_shows_its_result_once_however_long_that_took(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.anna.installed = world.ben.installed = True
    thread = await begun(world)
    monkeypatch.setattr(backoff, "GIVE_UP_ATTEMPTS", 0)
    monkeypatch.setattr(backoff, "GIVE_UP_SECONDS", -1.0)
    await removed(world)
    await toss(world)
    await toss(world)
    await world.wait_until_idle()
    assert any("The game is over." in each.plain_text for each in world.anna.direct_messages())
    await world.restart()
    await invited(world)
    await world.anna.until(lambda: ends(thread))
    await world.wait_until_idle()
    assert len(ends(thread)) == 1
    assert len([each for each in world.channel.messages if "The game is over." in each.plain_text]) == 1


class SteppingClock(SystemClock):
    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


async def test_a_deleted_card_returns_after_an_invitation_while_the_bot_was_down(tmp_path: Path) -> None:
    clock = SteppingClock()
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, clock=clock) as world:
            card = await lobby(world, world.vera)
            await world.stop()
            world.guild.kick_bot()
            world.channel.delete_message(card)
            world.sandbox.advance(60)
            world.guild.invite_bot()
            clock.ahead = 120
            await started(world)
            await world.anna.until(lambda: world.channel.messages)
            await world.wait_until_idle()
            (again,) = world.channel.messages
            assert again.id != card.id
            assert (await world.store.game(1)).card == again.id
            await world.stop()
            requests = len(world.sandbox.requests)
            await started(world)
            assert [each for each in world.sandbox.requests[requests:] if "/channels/" in each.path] == []
