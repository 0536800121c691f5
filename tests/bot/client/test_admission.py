import asyncio
from pathlib import Path

import pytest

from bot.client.press_rate import COMPLETION_RATE, WARNING_SECONDS, PressRate, PressRates
from bot.screens.ids.table_ids import OpenBoard
from sandbox import hold
from tests.support.bot_world import BotWorld
from tests.support.every_control import callback_of, posted, responded
from tests.support.rows import all_rows
from tests.toy_games import toy_games

GAME = "coin_toss"
ANNA, BEN = 1, 2


def test_a_user_may_press_quickly_but_not_for_long() -> None:
    rates = PressRates(PressRate(at_once=3, a_second=2))
    assert [rates.allows(ANNA, 0.0) for _ in range(5)] == [True] * 3 + [False] * 2
    assert rates.allows(BEN, 0.0)
    assert not rates.allows(ANNA, 0.4)
    assert [rates.allows(ANNA, 1.0) for _ in range(3)] == [True, True, False]
    assert [rates.allows(ANNA, 60.0) for _ in range(4)] == [True] * 3 + [False]
    assert not rates.allows(ANNA, 59.0), "a clock that steps back gives nobody anything"


def test_a_user_who_presses_too_fast_is_warned_now_and_then() -> None:
    rates = PressRates(PressRate(at_once=0, a_second=0))
    assert not rates.allows(ANNA, 0.0)
    assert [rates.warns(ANNA, 0.0), rates.warns(ANNA, WARNING_SECONDS - 1)] == [True, False]
    assert rates.warns(ANNA, WARNING_SECONDS + 1)


async def test_who_presses_too_fast_is_told_once_and_every_press_is_acknowledged(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, press_rate=PressRate(at_once=5, a_second=0)) as world:
            await world.card(game=GAME)
            board = await posted(world, [OpenBoard(1, 0)])
            presses = [world.ben.press(board, "OpenBoard") for _ in range(30)]
            for press in presses:
                await press
            await asyncio.gather(*world.bot.responding)
            shown = [message.text for message in world.ben.sees(world.channel) if message.ephemeral]
            assert len(shown) == 5 + 1
            (word,) = [text for text in shown if "schnell" in text]
            assert word.startswith("Das war mir zu schnell")
            again = await world.ben.invoke(world.channel, "help").answer()
            assert again.text == word, "a command always has an answer"
            helped = await world.vera.invoke(world.channel, "help").answer()
            assert "Как здесь играть" in helped.text, "others are not concerned"
            assert world.sandbox.faults == []


async def test_what_was_pressed_before_the_bot_stops_is_answered_and_what_comes_later_gets_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with toy_games(pictures=False):
        async with BotWorld(tmp_path) as world:
            thread = await world.start_table(await world.card(world.ben, game=GAME))
            panel = await world.panel(world.anna, thread)
            guess = world.anna.press(panel, "Heads")
            held = world.sandbox.inject(callback_of(guess), hold())
            await world.sandbox.until(lambda: held.hits == 1)
            stopping = asyncio.create_task(world.stop())
            await asyncio.sleep(0)
            late = [
                world.ben.press(world.newest(thread), "My move"),
                world.ben.invoke(world.channel, "games"),
            ]
            await world.sandbox.until(lambda: all(map(responded, late)))
            for exchange in late:
                word = await exchange.answer()
                assert word.ephemeral
                assert word.text.startswith("Ich werde gerade neu gestartet.")
            held.lift()
            await stopping
            assert "guesses heads" in world.anna.look(panel).plain_text
            await world.start()
            assert (await world.bot.tables.table(1)).version(0) == 1
            assert world.sandbox.faults == []
            assert "Traceback" not in caplog.text


async def test_a_press_that_is_refused_writes_nothing(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, press_rate=PressRate(at_once=5, a_second=0)) as world:
            await world.card(game=GAME)
            board = await posted(world, [OpenBoard(1, 0)])
            await world.wait_until_idle()
            for _ in range(5):
                await world.ben.press(board, "OpenBoard").answer()
            await asyncio.gather(*world.bot.responding)
            before = all_rows(world.file)
            world.ben.account.name, world.ben.account.locale = "Benjamin", "ru"
            for _ in range(20):
                await world.ben.press(board, "OpenBoard")
            await world.ben.invoke(world.channel, "games").answer()
            await asyncio.gather(*world.bot.responding)
            assert all_rows(world.file) == before
            await world.stranger.press(board, "OpenBoard").answer()
            await asyncio.gather(*world.bot.responding)
            after = all_rows(world.file)
            assert set(after) - set(before) == {
                ("member_name", (world.guild.id, world.stranger.id, "Stranger")),
                ("language", (world.stranger.id, "en-US")),
            }, "a user who is answered is remembered"


async def test_completions_cost_no_press_and_beyond_their_own_bucket_are_empty(tmp_path: Path) -> None:
    with toy_games(pictures=False):
        async with BotWorld(tmp_path, press_rate=PressRate(at_once=6, a_second=0)) as world:
            thread = await world.table(world.ben)
            most = int(COMPLETION_RATE.at_once)
            offered = [
                await world.stranger.autocomplete(thread, "board", "player", "be") for _ in range(5 * most)
            ]
            assert offered[:most] == [[("Ben", 1)]] * most
            assert offered[-1] == []
            assert await world.ben.autocomplete(thread, "board", "player", "be") == [("Ben", 1)]
            helped = await world.stranger.invoke(world.channel, "help").answer()
            assert helped.text.startswith("## Coin Toss")
            assert world.sandbox.faults == []
