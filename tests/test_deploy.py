"""How the program is run for good: what the service and the container say is so."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.operation.exit_status import RESTART_IS_USELESS, ExitStatus
from bot.screens.custom_ids import CustomId, PlayNow, parse
from sandbox import MessageView, Sandbox
from storage.files import side_files
from storage.read_only import snapshot
from storage.store import Store
from tests.support.bot_process import BotProcess, run_command

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
    assert {int(status) for status in directive("RestartPreventExitStatus").split()} == RESTART_IS_USELESS


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


async def test_a_backup_of_a_running_bot_is_restored_after_it_was_killed(tmp_path: Path) -> None:
    database, backup = str(tmp_path / "tabellarius.sqlite3"), str(tmp_path / "backup.sqlite3")
    async with Sandbox() as sandbox:
        anna = sandbox.user("Anna")
        guild = sandbox.guild("Club")
        guild.add(anna)
        channel = guild.text_channel("games")
        bot = BotProcess(sandbox, Path(database))
        await bot.start()
        holder = f"{database} is in use by process {bot.id} on "
        card = await anna.invoke(channel, "play").answer()
        status, printed = await run_command("backup", backup, DATABASE=database)
        assert (status, printed) == (0, f"{backup}: 1 game, no move yet; whole, as its check says.\n")
        later = await anna.invoke(channel, "play").answer()
        for arguments in (("restore", backup), ()):
            status, printed = await run_command(*arguments, **sandbox.environment(), DATABASE=database)
            assert status == ExitStatus.DATABASE_IN_USE
            assert printed.startswith(holder)
            assert printed.count("\n") == 1
        await bot.kill()
        status, printed = await run_command("restore", backup, DATABASE=database)
        assert status == 0
        assert f"{database} is now as in {backup}: 1 game, no move yet.\n" in printed
        assert "What was there before is " in printed
        await bot.start()
        assert "2. " in (await anna.press(card, "Computer player +").answer()).text
        assert (await anna.press(later, "Join").answer()).ephemeral
        assert await bot.terminate() == 0
        assert sandbox.faults == []


async def test_a_database_that_is_replaced_while_the_bot_runs_stops_it_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tabellarius.sqlite3"
    async with Sandbox() as sandbox:
        anna = sandbox.user("Anna")
        guild = sandbox.guild("Club")
        guild.add(anna)
        channel = guild.text_channel("games")
        bot = BotProcess(sandbox, database)
        await bot.start()
        await anna.invoke(channel, "play").answer()
        other = tmp_path / "other.sqlite3"
        async with await Store.open(other):
            pass
        other.rename(database)
        assert await bot.ended() == ExitStatus.DATABASE_REPLACED
        assert f"{database} was replaced while the bot was running, so it stops.\n" in bot.log
        assert not any(file.exists() for file in side_files(database))
        told = re.search(r"^What it had stored is in (.*)\.$", bot.log, re.MULTILINE)
        assert told is not None
        with snapshot(Path(told[1])) as before, snapshot(database) as after:
            assert [stored.row.seated[0].user for stored in before.games()] == [anna.id]
            assert list(after.games()) == []
        assert "Traceback" not in bot.log


async def test_a_token_that_discord_does_not_know_is_not_tried_again(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        environment = {**sandbox.environment(), "DISCORD_TOKEN": "another"}
        database = str(tmp_path / "tabellarius.sqlite3")
        status, printed = await run_command(**environment, DATABASE=database, LOG_LEVEL="error")
        assert (status, printed) == (ExitStatus.WRONG_TOKEN, "Discord does not know this DISCORD_TOKEN.\n")
