import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import games
import renderer
from bot.__main__ import app
from bot.locales import game_words
from games.words import LOCALES
from sandbox import Channel, MessageView, User
from storage.postgresql.address import ServerAddress
from tests.fuzz.random_games import invariants, play
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import scorings
from tests.support.engines import on_both_engines
from tests.support.required_texts import required_texts
from tests.support.timed_tables import labels
from tests.support.who_acts import without_times
from tests.toy_games import toy_games

GAME = "coin_toss"


@pytest.fixture(params=[False, True], ids=["without pictures", "with a picture"])
async def world(
    request: pytest.FixtureRequest, tmp_path: Path, address: ServerAddress | None
) -> AsyncIterator[BotWorld]:
    with toy_games(pictures=request.param):
        async with BotWorld(tmp_path, address=address) as world:
            yield world
            assert world.sandbox.faults == []
    assert GAME not in games.names()
    assert not renderer.has_pictures(GAME)


@on_both_engines()
async def test_a_game_that_is_only_a_folder_is_played_from_the_lobby_to_the_end(world: BotWorld) -> None:
    thread = await begun(world)
    assert thread.name == "Coin Toss · Anna, Ben"
    assert_pictures(world.newest(thread))
    assert without_times(world.newest(thread)).endswith(
        "**Toss**: all at the same time\n**0 of 2 ready**\n⏳ Anna\n⏳ Ben"
    )
    assert_in_words(world.newest(thread))
    await toss(world, thread)
    (scoring,) = scorings(thread)
    assert_pictures(scoring)
    assert sorted(line for line in scoring.plain_text.splitlines() if ": +" in line) in (
        ["**Anna: +0**", "**Ben: +2**"],
        ["**Anna: +2**", "**Ben: +0**"],
    )
    assert "The coin shows " in "".join(message.plain_text for message in thread.messages)
    await toss(world, thread)
    await check_the_end(world, thread)


@pytest.mark.parametrize("seed", range(5))
def test_what_holds_for_every_game_holds_for_it(seed: int) -> None:
    with toy_games(pictures=False):
        table = play(games.find(GAME), seed, watch=invariants)
    assert table.over


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pictures", [False, True])
def test_it_brings_all_texts(locale: str, pictures: bool) -> None:
    with toy_games(pictures=pictures):
        words, game = game_words(locale, GAME), games.find(GAME)
        assert [text for text in required_texts(game) if not words.has(text)] == []
        assert words.has("picture-toss-points") is pictures


async def begun(world: BotWorld) -> Channel:
    """A table of Anna and Ben, who have set where they live, that plays for double points."""
    for user in (world.anna, world.ben):
        await user.invoke(world.channel, "settings", city="Europe/Berlin").answer()
    card = await world.card(world.ben, game=GAME)
    assert "## Coin Toss" in card.plain_text
    assert "1. **Anna**\n2. **Ben**\n3. free" in card.plain_text
    options = await world.anna.press(card, "Options").answer()
    assert "**Double points**: A right guess brings two points." in options.plain_text
    await world.anna.press(options, "Double points: off").answer()
    await world.anna.until(lambda: "Options: Double points" in world.anna.look(card).plain_text)
    return await world.start_table(card)


async def toss(world: BotWorld, thread: Channel) -> None:
    news = ["Recap"] * bool(scorings(thread))
    panel = await world.panel(world.anna, thread)
    if news:
        assert re.search("Scoring: |lead", panel.plain_text), "its picture has the points"
        assert labels(panel) == ["Go on", "My board"]
        assert_pictures(panel)
        panel = await world.anna.press(panel, "Go on").answer()
    assert "**How will the coin fall?**" in panel.plain_text
    assert labels(panel) == ["Heads", "Tails", *news, "My board", "Help", "More"]
    assert_pictures(panel)
    assert_in_words(panel)
    done = await world.anna.press(panel, "Heads").answer()
    assert "guesses heads" in done.plain_text
    await world.wait_until_idle()
    assert without_times(world.newest(thread)).endswith("**1 of 2 ready**\n✅ Anna\n⏳ Ben")
    panel = await world.panel(world.ben, thread)
    if news:
        panel = await world.ben.press(panel, "Weiter").answer()
    assert "**Wie fällt die Münze?**" in panel.plain_text
    assert panel.plain_text.count("**Anna**: rät Kopf") == len(scorings(thread)), "those of earlier rounds"
    assert labels(panel) == [
        "Kopf",
        "Zahl",
        *(["Rückblick"] if news else []),
        *("Mein Brett", "Hilfe", "Mehr"),
    ]
    await check_the_board(world.ben, panel)
    await world.ben.press(panel, "Zahl").answer()
    await world.wait_until_idle()


async def check_the_board(user: User, panel: MessageView) -> None:
    """A board is a picture, or stands there in words; whole in words it can always be had."""
    board = await user.press(panel, "Mein Brett").answer()
    assert_pictures(board)
    assert ("> Anna: " in board.plain_text) is not renderer.has_pictures(GAME)
    assert bool(board.selects) is renderer.has_pictures(GAME), "in words all boards stand together"
    in_words = await user.press(board, "In Worten").answer()
    assert "Anna: " in in_words.plain_text
    assert not in_words.images


async def check_the_end(world: BotWorld, thread: Channel) -> None:
    """The end names the winners, a replay has the two rounds, and the log agrees with the rules."""
    last = world.newest(thread)
    table = await world.bot.tables.table(1)
    points = table.state.points
    assert table.over
    assert sum(points) == 4
    assert not thread.archived
    assert len(scorings(thread)) == 2
    assert_pictures(last)
    assert "## The game is over" in last.plain_text
    assert f"**Anna**: {points[0]} points" in last.plain_text
    assert ("Shared victory: Anna and Ben!" in last.plain_text) is (points[0] == points[1])
    if renderer.has_pictures(GAME):
        asked = await world.anna.invoke(thread, "replay").answer()
        replay = await world.anna.until(
            lambda: world.anna.look(asked) if world.anna.look(asked).images else None
        )
        assert "2 moments" in replay.plain_text
    else:
        refused = await world.anna.invoke(thread, "replay").answer()
        assert refused.plain_text == "There are no pictures of this game, so there’s no animation."
    where = str(world.file) if world.address is None else world.address.url
    checked = CliRunner().invoke(app, ["check", where])
    assert checked.exit_code == 0, checked.output


def assert_pictures(message: MessageView, number: int = 1) -> None:
    """A message has the game's picture in words, if the game has any: once, or also that of a scoring."""
    assert len(message.images) == number * renderer.has_pictures(GAME)
    assert all("Anna: " in (image.description or "") for image in message.images)


def assert_in_words(message: MessageView) -> None:
    """A message of a game without pictures has the table in words, with the round."""
    in_words = [line for line in message.plain_text.splitlines() if line.startswith("> ")]
    assert bool(in_words) is not renderer.has_pictures(GAME)
    assert all(line.startswith(("> Round ", "> Anna: ", "> Ben: ")) for line in in_words)
