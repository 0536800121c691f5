"""How the program is run for good: what the service and the container say is so."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import WRONG_TOKEN
from bot.screens.custom_ids import CustomId, PlayNow, parse
from sandbox import MessageView, Sandbox
from tests.support.bot_process import BotProcess

ROOT = Path(__file__).parents[1]
SERVICE = (ROOT / "deploy/tabellarius.service").read_text("utf-8")
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")


def directive(name: str) -> str:
    """The value of a directive of the service."""
    (value,) = re.findall(rf"^{name}=(.*)$", SERVICE, re.MULTILINE)
    return str(value)


def test_systemd_knows_every_directive_of_the_service(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd is not installed")
    unit = tmp_path / "tabellarius.service"
    unit.write_text(SERVICE.replace(directive("ExecStart"), sys.executable), "utf-8")
    verified = subprocess.run([systemd, "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")


def test_service_container_and_readme_name_the_same_places() -> None:
    assert f'CMD ["{directive("ExecStart")}"]' in CONTAINERFILE
    prefix = directive("ExecStart").removesuffix("/bin/tabellarius")
    for step in re.findall(r"^RUN (\S+/pip .*|python3 -m venv .*)$", CONTAINERFILE, re.MULTILINE):
        assert prefix in step
        assert f"sudo {step.replace(' --no-cache-dir', '')}" in README
    assert directive("WorkingDirectory") == f"/var/lib/{directive('StateDirectory')}"
    for place in (directive("EnvironmentFile"), directive("WorkingDirectory")):
        assert place in README
    assert int(directive("RestartPreventExitStatus")) == WRONG_TOKEN


def test_the_container_copies_the_packages_of_the_program() -> None:
    copied = set(re.findall(r"^COPY (\w+) \1$", CONTAINERFILE, re.MULTILINE))
    assert copied == {each.parent.name for each in ROOT.glob("*/__init__.py")} - {"tests", "benchmarks"}


def kinds(message: MessageView) -> list[type[CustomId]]:
    """The kinds of a message's buttons."""
    return [type(parse(button.custom_id)) for button in message.buttons if button.custom_id]


async def test_a_bot_that_is_told_to_stop_ends_with_status_0_and_goes_on_later(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        anna = sandbox.user("Anna")
        guild = sandbox.guild("Club")
        guild.add(anna)
        channel = guild.text_channel("games")
        bot = BotProcess(sandbox, tmp_path / "tabellarius.sqlite3")
        await bot.start()
        card = await anna.invoke(channel, "play").answer()
        await anna.until(lambda: [each for each in anna.sees(channel) if PlayNow in kinds(each)])
        assert await bot.terminate() == 0
        assert "Traceback" not in bot.log
        await bot.start()
        assert (await anna.press(card, "Computer player +").answer()).id == card.id
        assert await bot.terminate() == 0


async def test_a_copy_made_while_the_bot_runs_can_be_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "tabellarius.sqlite3", tmp_path / "tabellarius-backup.sqlite3"
    async with Sandbox() as sandbox:
        anna = sandbox.user("Anna")
        guild = sandbox.guild("Club")
        guild.add(anna)
        channel = guild.text_channel("games")
        bot = BotProcess(sandbox, database)
        await bot.start()
        card = await anna.invoke(channel, "play").answer()
        with closing(sqlite3.connect(database)) as connection, closing(sqlite3.connect(copy)) as other:
            connection.backup(other)
        later = await anna.invoke(channel, "play").answer()
        await bot.terminate()
        copy.replace(database)
        await bot.start()
        assert "2. " in (await anna.press(card, "Computer player +").answer()).text
        assert (await anna.press(later, "Join").answer()).ephemeral
        assert await bot.terminate() == 0
        assert sandbox.faults == []


async def test_a_token_that_discord_does_not_know_is_not_tried_again(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.token = "another"
        bot = BotProcess(sandbox, tmp_path / "tabellarius.sqlite3")
        await bot.launch()
        assert await bot.ended() == WRONG_TOKEN
        assert "Discord does not know this DISCORD_TOKEN." in bot.log
