"""The commands of an earlier start of the bot, which Discord knows already."""

from copy import deepcopy
from pathlib import Path
from tempfile import TemporaryDirectory

import games
from bot.app import Tabellarius
from bot.wiring import Options
from sandbox import Sandbox
from sandbox.world.commands import register
from sandbox.world.model import Json
from storage.together.store import Store
from tests.support.table_helpers import RandomDecisions
from tests.support.unpainted import BlankPainter
from tests.support.virtual_time import InlineDatabase

_told: dict[tuple[str, ...], list[Json]] = {}
"""Installed games -> the commands that the bot then registers."""


async def give_commands(sandbox: Sandbox) -> None:
    """Register the commands of the installed games, as an earlier start of the bot has done."""
    there = games.names()
    if there not in _told:
        _told[there] = await _commands()
    register(sandbox.world, None, deepcopy(_told[there]))


async def _commands() -> list[Json]:
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            sandbox.point_discord_py()
            store = Store(await InlineDatabase.open_file(Path(folder) / "tabellarius.sqlite3"))
            bot = Tabellarius(store, Options(decisions=RandomDecisions(), painter=BlankPainter()))
            await bot.login(sandbox.token)
            await bot.close()
            await store.close()
            return [command.body for command in sandbox.world.commands[None]]
