import asyncio
import re
from datetime import datetime

import pytest

from bot.tables.service import Press
from sandbox import MessageView, User
from tests.support.coin_toss import turns
from tests.support.timed_tables import ZONE, TimedTables, labels


def readable(message: MessageView) -> list[str]:
    """The lines of a message: moments as "15 09:00" in Berlin, without how far away they are."""

    def moment(found: re.Match[str]) -> str:
        return f"{datetime.fromtimestamp(int(found.group(1)), ZONE):%d %H:%M}"

    text = re.sub(r" · (?:asked|ended) <t:\d+:R>| \(<t:\d+:R>\)", "", message.plain_text)
    return re.sub(r"<t:(\d+):f>", moment, text).splitlines()


def acting(message: MessageView) -> list[str]:
    return [line for line in readable(message) if line.startswith(("✅", "⏳")) or "ready**" in line]


def asked(message: MessageView) -> list[float]:
    """The moments since which somebody is waited for, as a message shows them."""
    return [float(moment) for moment in re.findall(r"asked <t:(\d+):R>", message.plain_text)]


async def test_the_turn_says_who_is_ready_without_order_and_time(tables: TimedTables) -> None:
    begun = tables.now
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h24")
    (turn,) = turns(await tables.thread(game))
    late = "by 16 18:00"
    assert acting(turn) == ["**0 of 3 ready**", f"⏳ Anna · {late}", f"⏳ Ben · {late}", f"⏳ Vera · {late}"]
    await tables.until("15 12:00")
    await tables.guess(game, tables.vera)
    await tables.until("15 13:00")
    await tables.guess(game, tables.anna)
    (turn,) = turns(await tables.thread(game))
    assert acting(turn) == ["**2 of 3 ready**", "✅ Anna", f"⏳ Ben · {late}", "✅ Vera"]
    bens = await tables.ben.press(turn, "My move").answer()
    (until,) = acting(bens)[-1:]
    assert until.startswith(f"⏳ {late}")
    assert until.endswith("your nights aren’t counted)"), "it is further off than 24 hours"
    panel = await tables.anna.press(turn, "My move").answer()
    assert acting(panel) == ["✅ Anna", f"⏳ Ben · {late}", "✅ Vera"]
    await tables.anna.press(panel, "Undo").answer()
    await tables.bot.wait_until_idle()
    (turn,) = turns(await tables.thread(game))
    assert [line.partition(" · ")[0] for line in acting(turn)] == [
        "**1 of 3 ready**",
        "⏳ Anna",
        "⏳ Ben",
        "✅ Vera",
    ]
    assert asked(turn) == [pytest.approx(begun, abs=60)]
    await tables.guess(game, tables.ben)
    (turn,) = turns(await tables.thread(game))
    assert acting(turn)[2:] == ["✅ Ben", "✅ Vera"]
    assert asked(turn) == [pytest.approx(begun, abs=60)], "when Anna took back is nobody's business"


async def test_the_list_of_games_says_what_waits_for_whom(tables: TimedTables) -> None:
    anna, ben, vera = tables.anna, tables.ben, tables.vera
    first = await tables.begin(anna, ben, pace="h24")
    await tables.until("15 12:00")
    second = await tables.begin(anna, vera, pace="h48")
    third = await tables.begin(anna, ben, vera, pace="d7")
    await tables.guess(third, anna, vera)
    ended = await tables.begin(anna, ben)
    for _ in range(2):
        await tables.guess(ended, anna, ben)
    await tables.anna.invoke(tables.channel, "play", game="coin_toss").answer()
    await asyncio.gather(*tables.bot.responding)
    listed = await anna.invoke(tables.channel, "games").answer()
    threads = {game: (await tables.thread(game)).id for game in (first, second, third, ended)}
    assert readable(listed) == [
        "### Waiting for you",
        f"**Coin Toss, table {first}** · <#{threads[first]}> · Round 1 of 2",
        "**0 of 2 ready**",
        "⏳ Anna · by 16 18:00",
        "⏳ Ben · by 16 18:00",
        f"**Coin Toss, table {second}** · <#{threads[second]}> · Round 1 of 2",
        "**0 of 2 ready**",
        "⏳ Anna · by 18 15:00",
        "⏳ Vera · by 18 15:00",
        "### Waiting for others",
        f"**Coin Toss, table {third}** · <#{threads[third]}> · Round 1 of 2",
        "**2 of 3 ready**",
        "⏳ Ben · by 26 15:00",
        "✅ Anna and Vera",
        "### Not started yet",
        f"**Coin Toss, table {ended + 1}** · {card(tables)} · 1 of 3 seats taken",
        "### Recently finished",
        f"**Coin Toss, table {ended}** · <#{threads[ended]}> · 1st of 2",
    ]
    assert labels(listed) == [
        *(f"My move: table {game}" for game in (first, second)),
        f"Nudge: table {third}",
        f"Leave: table {ended + 1}",
        "Open tables",
    ]
    panel = await anna.press(listed, f"My move: table {second}").answer()
    assert "How will the coin fall?" in panel.plain_text
    nudged = await anna.press(listed, f"Nudge: table {third}").answer()
    assert "Ben" in nudged.plain_text


def card(tables: TimedTables) -> str:
    message = tables.channel.messages[-1]
    return f"https://discord.com/channels/{tables.guild.id}/{tables.channel.id}/{message.id}"


async def test_many_games_that_wait_are_opened_from_a_select(tables: TimedTables) -> None:
    games = [await tables.begin(tables.anna, tables.ben) for _ in range(6)]
    listed = await tables.anna.invoke(tables.anna.direct_channel, "games").answer()
    (select,) = listed.selects
    assert [option.label for option in select.options] == [f"Coin Toss, table {game}" for game in games]
    panel = await tables.anna.choose(listed, f"Coin Toss, table {games[3]}").answer()
    assert f"Table {games[3]}" in panel.plain_text
    assert panel.id != listed.id


async def test_in_the_list_of_games_whoever_looks_comes_first(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, tables.vera)
    listed = await tables.vera.invoke(tables.channel, "games").answer()
    assert [line.partition(" · ")[0] for line in acting(listed)[1:]] == ["⏳ Vera", "⏳ Anna", "⏳ Ben"]


async def test_who_is_late_is_shown_as_late(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    await tables.until("16 19:00")
    listed = await tables.anna.invoke(tables.channel, "games").answer()
    assert acting(listed)[1:] == ["⏳ Anna · late since 16 18:00", "⏳ Ben · late since 16 18:00"]
    panel = await tables.anna.press(listed, "My move: table 1").answer()
    assert acting(panel)[-1:] == ["⏳ late since 16 18:00"]


async def test_all_lobbies_are_listed_where_there_is_room(tables: TimedTables) -> None:
    for _ in range(5):
        await tables.anna.invoke(tables.channel, "play", game="coin_toss").answer()
    await asyncio.gather(*tables.bot.responding)
    listed = await tables.anna.invoke(tables.channel, "games").answer()
    assert listed.plain_text.count("of 3 seats taken") == 5
    assert "more" not in listed.plain_text


async def test_a_deadline_that_moves_is_shown_where_it_stood(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h24")
    await tables.until("15 12:00")
    await tables.stop()
    await tables.until_moment("15 15:00")
    await tables.start()
    await tables.until("15 15:10")
    (turn,) = turns(await tables.thread(game))
    assert acting(turn)[1:] == ["⏳ Anna · by 16 21:00", "⏳ Ben · by 16 21:00"]


async def test_who_wants_to_know_that_others_are_ready_is_notified_once(tables: TimedTables) -> None:
    anna, ben, vera = tables.anna, tables.ben, tables.vera
    for user in (anna, ben):
        await tables.set(user, tell_all_ready=True)
    game = await tables.begin(anna, ben, vera, pace="h24")
    await tables.guess(game, vera)
    assert news(anna) == news(ben) == []
    await tables.guess(game, ben)
    await tables.bot.tables.undo(game, Press(1, ben.id, await version(tables, game, 1)))
    await tables.guess(game, ben)
    (said,) = news(anna)
    assert said.plain_text == (
        f"All others are ready: Coin Toss, table {game}: call heads or tails, by Saturday, 18:00"
    )
    assert (news(ben), news(vera)) == ([], [])
    assert tables.notified(anna)[-1].silent is False
    panel = await anna.press(said, "My move").answer()
    await anna.press(panel, "Heads").answer()
    await tables.bot.wait_until_idle()
    assert len(news(anna)) == 1


def news(user: User) -> list[MessageView]:
    return [each for each in user.direct_messages() if "All others are ready" in each.plain_text]


async def version(tables: TimedTables, game: int, seat: int) -> int:
    return (await tables.bot.tables.table(game)).version(seat)
