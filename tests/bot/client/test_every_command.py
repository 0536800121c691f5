import logging
from collections.abc import AsyncIterator, Sequence
from io import BytesIO
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

import renderer
from bot.screens.painting.paint_queue import ThreadPainter
from bot.screens.picture_request import PictureRequest
from bot.tables.service import Press
from games.engine.table import Table
from renderer import Picture
from sandbox import Channel
from tests.support.bot_world import BotWorld
from tests.support.games import GAMES, is_thorough, share
from tests.support.sandboxed_bot import NO_LIMIT
from tests.support.table_story import somebody_asked

TOYS = ("coin_toss", "harbour")
EVERY = 16
"""All is completed after one of how many answers to questions of a known kind."""

COMPLETED = {"board": "player", "replay": "round"}
"""Commands with a parameter that is completed."""


def dot(*_: Any, **__: Any) -> Image.Image:
    """What pictures show is tested with the pictures."""
    return Image.new("RGB", (1, 1))


class Describer(ThreadPainter):
    """Describes pictures, and lays none out."""

    async def paint(self, request: PictureRequest) -> Picture:
        """A dot with the description of a picture. Raises renderer.NothingToShow."""
        data = BytesIO()
        dot().save(data, "PNG")
        alt = renderer.alt_text(
            request.game,
            request.view,
            picture=request.picture,
            seat=request.seat,
            words=request.words,
            names=request.names,
            history=request.history,
        )
        return Picture(data.getvalue(), "dot.png", alt)


@pytest.fixture
async def world(toys: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotWorld]:
    """A bot whose pictures are not painted; Anna manages the server."""
    monkeypatch.setattr(renderer, "paint", dot)
    async with BotWorld(tmp_path, completion_rate=NO_LIMIT, painter=Describer()) as world:
        world.guild.role("managers", world.anna, permissions=("manage_guild",))
        yield world
        assert world.sandbox.faults == []


async def use(world: BotWorld, thread: Channel, names: Sequence[str], game: str) -> None:
    """Anna uses these commands in the thread, or where they are offered; each shows something."""
    for name in names:
        place = world.channel if name in ("play", "setup") else thread
        options = {"game": game} if name == "play" else {}
        shown = await world.anna.invoke(place, name, **options).answer()
        assert "Something went wrong" not in shown.text, (name, shown.text)


async def complete(world: BotWorld, thread: Channel) -> None:
    """Anna is offered what can be typed: players always, rounds as soon as one has begun."""
    for name, parameter in COMPLETED.items():
        offered = await world.anna.autocomplete(thread, name, parameter, "")
        assert offered or name == "replay"


def asked(table: Table[Any]) -> tuple[str, ...]:
    """What is played and asked, without the details."""
    choices = [table.pending_choice(seat) for seat in table.waiting_seats]
    return (table.state.phase, *(choice.prompt.id for choice in choices if choice is not None))


@pytest.mark.parametrize("game", share(GAMES, 1))
async def test_commands_answer_after_every_answer_of_a_game(
    world: BotWorld, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    await play(world, game, everything=False)
    assert errors(caplog) == []


@pytest.mark.parametrize("game", TOYS)
async def test_every_command_answers_after_every_answer_of_a_game(
    world: BotWorld, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    await play(world, game, everything=True)
    assert errors(caplog) == []


async def play(world: BotWorld, game: str, *, everything: bool) -> None:
    """A whole game; before answers all is completed, and commands are used.

    All of them if `everything`; else a third where something is asked that was not asked before, and all is
    completed before some answers. With `--thorough` all is completed before all of them, all commands are
    used where something new is asked, and elsewhere one after the other, since all before all answers take a
    minute and a half.
    """
    thread = await world.start_table(await world.card(world.ben, game=game))
    commands = [command.name for command in world.bot.tree.get_commands()]
    tables, random, users = world.bot.tables, Random(1), (world.anna.id, world.ben.id)
    seen, turns = set[tuple[str, ...]](), cycle(commands)
    for number in count(1):
        table = await tables.table(1)
        new = everything or asked(table) not in seen
        seen.add(asked(table))
        if new or is_thorough() or number % EVERY == 0:
            await complete(world, thread)
        once = [next(turns)] if is_thorough() else []
        some = commands if everything or is_thorough() else commands[len(seen) % 3 :: 3]
        await use(world, thread, some if new else once, game)
        if table.over:
            break
        seat, choice = somebody_asked(table, random)
        press = Press(seat, user=users[seat], version=table.version(seat), interaction=number)
        await tables.answer(1, press, choice.random_answer(random))


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
