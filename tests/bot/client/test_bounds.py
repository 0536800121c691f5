"""What is refused politely: too many lobbies or replays, forged controls, a database that is locked."""

import asyncio
import logging
import math
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

import games
from bot.client.components import Control
from bot.limits import BUTTONS, CUSTOM_ID, OPTION_TEXT
from bot.screens.ids.custom_id import LARGEST
from bot.screens.ids.custom_ids import KINDS, parse
from bot.screens.ids.plan_ids import DeclinePlan
from games.settings import SettingKind, setting_kinds, with_option_changed
from sandbox import Exchange, MessageView, hold
from storage.lobby.lobby_seats import LobbyBounds, NewGame
from storage.together.store import Store
from tests.support.bot_world import BotWorld
from tests.support.every_control import responded
from tests.support.games import STORY_GAME, is_thorough
from tests.support.secret_seed import SECRET

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.world(most_tables=100)]

GAME = "coin_toss"
BOUNDS = LobbyBounds()

FORGED_NUMBERS = ("0", "1", "7", "4294967296", str(2**63 - 1), str(2**63), "9" * 60, "", "-1", "1.5", "٣")
FORGED_TEXTS = (
    *("", "x", "coin_toss", "seat", "doubled", "-seats", "heads", "end", "all", "page1", "title"),
    *("..", "a.b", "__init__", "words", "{", "%s", "\0", "\u202e", "ß:ß", "🎲", "x" * 90),
)
FORGED_VALUES = ("", "0", "-1", "99", "9" * 90, "heads", "x", "٣")


async def opened(store: Store, count: int, *, host: int | None = None, guild: int, time: float) -> None:
    for other in range(count):
        await store.lobbies.open(
            NewGame(
                GAME,
                options='{"doubled":false}',
                seats=3,
                host=host or 1000 + other,
                guild=guild,
                channel=1,
                language="en",
                created=time,
                **SECRET,
            )
        )


async def test_a_user_opens_only_so_many_tables_before_one_begins(world: BotWorld) -> None:
    now = world.bot.clock.now()
    await opened(world.store, BOUNDS.of_user, host=world.ben.id, guild=1, time=now)
    await opened(
        world.store, BOUNDS.of_user, host=world.vera.id, guild=world.guild.id, time=now - BOUNDS.seconds - 1
    )
    refused = await world.ben.invoke(world.channel, "play", game=GAME).followup()
    assert refused.ephemeral
    assert refused.text.startswith(f"Du hast {BOUNDS.of_user} Tische eröffnet")
    assert world.channel.messages == [], "nothing of it is seen by others"
    for _ in range(BOUNDS.of_user):
        await world.vera.invoke(world.channel, "play", game=GAME).answer()
    assert (await world.vera.invoke(world.channel, "play", game=GAME).followup()).ephemeral


async def test_a_server_has_only_so_many_tables_open_before_one_begins(world: BotWorld) -> None:
    await opened(world.store, BOUNDS.on_server, guild=world.guild.id, time=world.bot.clock.now())
    refused = await world.anna.invoke(world.channel, "play", game=GAME).followup()
    assert refused.text.startswith(f"{BOUNDS.on_server} tables")


async def test_a_table_that_begins_makes_room_for_another(world: BotWorld) -> None:
    for _ in range(BOUNDS.of_user):
        card = await world.anna.invoke(world.channel, "play", game=GAME).answer()
    await world.ben.press(card, "Join").followup()
    await world.start_table(card)
    opened_again = await world.anna.invoke(world.channel, "play", game=GAME).answer()
    assert "## Coin Toss" in opened_again.plain_text


async def test_a_user_has_one_replay_at_a_time(pictured_toys: None, tmp_path: Path) -> None:
    async with BotWorld(tmp_path) as world:
        thread = await world.start_table(await world.card(world.ben, game=GAME))
        await world.play_through(thread, world.anna, most=1)
        await world.play_through(thread, world.ben, most=1)
        first = world.anna.invoke(thread, "replay")
        held = world.sandbox.inject(f"PATCH /webhooks/.*/{first.interaction.token}/", hold())
        await world.sandbox.until(lambda: held.hits == 1)
        shown = await world.anna.invoke(thread, "replay").followup()
        assert shown.text == "Your last animation is still being drawn. Please wait until it’s done."
        held.lift()
        await world.anna.until(lambda: world.anna.find(thread, "1 moment"))
        again = world.anna.invoke(thread, "replay")
        await world.sandbox.until(lambda: responded(again))
        assert world.sandbox.faults == []


def combination(pools: Sequence[Sequence[str]], number: int) -> list[str]:
    """One of all combinations of an element of each pool, in the order of `itertools.product`."""
    found = []
    for pool in reversed(pools):
        number, place = divmod(number, len(pool))
        found.append(pool[place])
    return found[::-1]


def forged(random: Random) -> list[str]:
    """Custom ids of every kind with fields that no message of the bot ever had."""
    found = []
    for kind in KINDS.values():
        fields = kind.template.partition(":")[2].split(":")
        pools = [
            FORGED_TEXTS if field in ("{name}", "{key}", "{page}", "{current}") else FORGED_NUMBERS
            for field in fields
        ]
        possible = math.prod(map(len, pools))
        chosen = random.sample(range(possible), min(possible, 7 if is_thorough() else 1))
        begin = kind.template.partition(":")[0]
        found += [":".join([begin, *combination(pools, each)]) for each in chosen]
        cut_short = [begin + ":", f"{begin}:1"]
        found += cut_short if is_thorough() else random.sample(cut_short, 1)
    return sorted({each[:CUSTOM_ID] for each in found if "\n" not in each})


async def posted(world: BotWorld, items: Sequence[Control], in_a_row: int) -> MessageView:
    view = ui.LayoutView(timeout=None)
    for first in range(0, len(items), in_a_row):
        view.add_item(ui.ActionRow(*items[first : first + in_a_row]))
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(view=view)
    return next(each for each in world.channel.messages if each.id == sent.id)


async def assert_answered(
    world: BotWorld, exchanges: Sequence[Exchange], caplog: pytest.LogCaptureFixture
) -> None:
    """Each was answered with something, and nothing went wrong."""
    await world.sandbox.until(lambda: all(map(responded, exchanges)))
    await world.wait_until_idle()
    wrong = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert wrong == []


async def test_a_forged_button_changes_nothing(world: BotWorld, caplog: pytest.LogCaptureFixture) -> None:
    await world.start_table(await world.card(world.ben, game=GAME))
    world.sandbox.limit_requests("POST /channels/{channel_id}/messages", 1000, 1.0)
    ids = forged(Random(1))
    assert {each.partition(":")[0] for each in ids} == set(KINDS)
    for first in range(0, len(ids), BUTTONS * BUTTONS):
        batch = ids[first : first + BUTTONS * BUTTONS]
        items = [Control(ui.Button(custom_id=each, label="Press")) for each in batch]
        message = await posted(world, items, BUTTONS)
        exchanges = [world.vera.press(message, custom_id=each, stale=True) for each in batch]
        await assert_answered(world, exchanges, caplog)
    assert (await world.bot.tables.table(1)).moves[-1].seat is None


async def test_the_offer_to_plan_of_another_seat_shows_nothing_of_it(world: BotWorld) -> None:
    await world.start_table(await world.card(world.ben, game=GAME))
    offer = DeclinePlan(1, 0).encode()
    message = await posted(world, [Control(ui.Button(custom_id=offer, label="Press"))], 1)
    refused = await world.vera.press(message, custom_id=offer, stale=True).followup()
    assert refused.text == "Это не ваше место."


async def test_a_forged_selection_changes_nothing(world: BotWorld, caplog: pytest.LogCaptureFixture) -> None:
    card = await world.card(game=GAME)
    ids = ["set:1:-seats", "set:1:doubled", "set:1:nothing", "seat:1:0", "read:coin_toss", "helpof:coin_toss"]
    before = await world.store.game(1)
    exchanges = []
    for custom_id in [*ids, "pick:1:0:0:", "look:1:0:0:"]:
        options = [discord.SelectOption(label="Choose", value=each) for each in FORGED_VALUES if each]
        message = await posted(world, [Control(ui.Select(custom_id=custom_id, options=options))], 1)
        exchanges += [
            world.anna.choose(message, option.value, custom_id=custom_id, stale=True) for option in options
        ]
    await assert_answered(world, exchanges, caplog)
    after = await world.store.game(1)
    assert (after.seats, [held.user for held in after.seated]) == (before.seats, [world.anna.id])
    assert "## Coin Toss" in world.anna.look(card).plain_text


@given(st.text(max_size=CUSTOM_ID), st.lists(st.text(max_size=OPTION_TEXT), max_size=3))
def test_whatever_is_parsed_is_a_custom_id_or_refused(custom_id: str, values: list[str]) -> None:
    for encoded in (custom_id, *(f"{begin}:{custom_id}" for begin in KINDS)):
        try:
            parsed = parse(encoded, values)
        except ValueError:
            continue
        numbers = [value for value in structs.asdict(parsed).values() if isinstance(value, int)]
        assert all(0 <= each <= LARGEST for each in numbers)


def test_seats_that_nobody_has_and_values_that_an_option_has_not_are_no_setting() -> None:
    game = games.find(STORY_GAME)
    with_seats = next(name for name, kind in setting_kinds(game.options).items() if kind is SettingKind.SEATS)
    for values in (["99"], ["-1"], ["x"], [""]):
        with pytest.raises(ValueError, match=r"seats|invalid literal"):
            with_option_changed(game, game.options(), with_seats, values)
    with_values = next(iter(game.option_values))
    for values in ([], ["no such value"], [""], ["none", "none"]):
        with pytest.raises(ValueError, match="cannot be"):
            with_option_changed(game, game.options(), with_values, values)
    with pytest.raises(ValueError, match="no option"):
        with_option_changed(game, game.options(), "nothing")


async def test_while_the_database_is_locked_people_read_on_and_are_notified_that_nothing_was_changed(
    toys: None, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with BotWorld(tmp_path) as world:
        thread = await world.start_table(await world.card(world.ben, game=GAME))
        panel = await world.panel(world.anna, thread)
        with (
            closing(sqlite3.connect(world.file, isolation_level=None)) as other,
            monkeypatch.context() as impatient,
        ):
            impatient.setattr(world.database, "_busy_seconds", 0.1)
            other.execute("BEGIN IMMEDIATE")
            shown = await world.anna.press(panel, "Heads").followup()
            assert shown.text.startswith("I can’t save anything at the moment.")
            board = await world.anna.invoke(thread, "board").answer()
            assert "Anna" in board.plain_text
            seen = await world.vera.invoke(thread, "board").answer()
            assert "Anna" in seen.plain_text, "nobody waits for the name of a new user to be stored"
            await asyncio.gather(*world.bot.responding)
            assert "Traceback" not in caplog.text
            other.execute("ROLLBACK")
        done = await world.anna.press(panel, "Heads").answer()
        assert "guesses heads" in done.plain_text
        assert world.sandbox.faults == []
