import asyncio
import importlib.util
import json
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.config import Settings
from bot.operation.exit_status import RESTART_IS_USELESS, ExitStatus
from bot.operation.metrics import Metrics
from bot.process import KILLED_BY_SIGNAL
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.server_ids import PlayNow
from sandbox import Channel, MessageView, Sandbox, StartLimits, User, hold
from storage.core.errors import DatabaseInUse
from storage.sqlite.backup import back_up, restore
from storage.sqlite.files import side_files
from storage.sqlite.snapshot import snapshot
from storage.together.store import Store
from tests.support.bot_process import BotProcess, run_command
from tests.support.games import STORY_GAME, is_thorough

ROOT = Path(__file__).parents[1]
SERVICE = (ROOT / "deploy/tabellarius.service").read_text("utf-8")
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
RUNNING = (ROOT / "docs/running.md").read_text("utf-8")


SLOWER_RESTARTS = 254
"""The first version of systemd with growing delays between restarts."""

SLOWER = r"^(RestartSteps|RestartMaxDelaySec)=.*\n"

ANSWER = r"PATCH /webhooks/.*/@original"
"""The request that shows the answer to a press."""


def directive(name: str) -> str:
    """The value of a directive of the service."""
    (value,) = re.findall(rf"^{name}=(.*)$", SERVICE, re.MULTILINE)
    return str(value)


def test_systemd_knows_every_directive_of_the_service(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if systemd is None:
        pytest.skip("systemd is not installed")
    asked = subprocess.run([systemd, "--version"], capture_output=True, text=True, check=True)
    (version,) = re.findall(r"^systemd (\d+)", asked.stdout)
    service = SERVICE if int(version) >= SLOWER_RESTARTS else re.sub(SLOWER, "", SERVICE, flags=re.MULTILINE)
    unit = tmp_path / "tabellarius.service"
    unit.write_text(service.replace(directive("ExecStart"), sys.executable), "utf-8")
    verified = subprocess.run([systemd, "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")


def test_service_container_and_instructions_name_the_same_places() -> None:
    assert f'CMD ["{directive("ExecStart")}"]' in CONTAINERFILE
    prefix = directive("ExecStart").removesuffix("/bin/tabellarius")
    for step in re.findall(r"^RUN (\S+/pip .*|python3 -m venv .*)$", CONTAINERFILE, re.MULTILINE):
        assert prefix in step
        assert f"sudo {step.replace(' --no-cache-dir', '')}" in RUNNING
    assert directive("WorkingDirectory") == f"/var/lib/{directive('StateDirectory')}"
    for place in (directive("EnvironmentFile"), directive("WorkingDirectory")):
        assert place in RUNNING
    assert {int(status) for status in directive("RestartPreventExitStatus").split()} == RESTART_IS_USELESS


def test_restarts_of_the_service_alone_use_no_more_session_starts_than_there_are() -> None:
    longest = int(directive("RestartMaxDelaySec"))
    assert int(directive("RestartSec")) < longest
    assert int(directive("RestartSteps")) + 86400 / longest < StartLimits().total.limit


def test_neither_service_nor_container_may_do_more_than_they_need() -> None:
    assert (directive("LimitCORE"), directive("ProtectProc")) == ("0", "invisible")
    assert directive("MemoryMax") == "1G"
    (run,) = re.findall(r"^podman run -d (?:.*\\\n)?.*$", RUNNING, re.MULTILINE)
    assert {"--read-only", "--cap-drop=all", "no-new-privileges"} <= set(run.split())


def test_the_instructions_list_every_exit_status_and_whether_a_new_start_helps() -> None:
    rows = re.findall(r"^\| (\d+)(?:, \d+)? \| .* \| ?(yes|no|) ?\|$", RUNNING, re.MULTILINE)
    listed = {int(status): again for status, again in rows}
    assert set(ExitStatus) == set(listed) - {KILLED_BY_SIGNAL + signal.SIGINT}
    assert {status for status, again in listed.items() if again == "no"} == RESTART_IS_USELESS


def test_the_instructions_list_every_metric() -> None:
    metrics = re.findall(r"^# TYPE (tabellarius_\S+) \w+$", Metrics().text().decode(), re.MULTILINE)
    wanted = {name for name in metrics if not name.endswith("_created")}
    assert set(re.findall(r"`(tabellarius_\w+)`", RUNNING.partition("## Metrics and health")[2])) == wanted


LEFT_OUT = {"process_virtual_memory_bytes", "process_max_fds"}
"""Metrics of the process that are on no dashboard: the machine's limits, and memory that is only reserved."""

LINES = (r"- alert: (\w+)", "  expr: '(.+)'", r"  for: \d+m", "  annotations:")
TEXTS = (r"    summary: '(.+\.)'", r"    action: '(.+\.)'")
ALERT = re.compile("".join(f"\n      {line}" for line in (*LINES, *TEXTS)))


def measured() -> set[str]:
    """The names of all metrics, as in the answer to Prometheus."""
    named = re.findall(r"^# TYPE (\S+) \w+$", Metrics().text().decode(), re.MULTILINE)
    return {name for name in named if not name.endswith("_created")}


def queried(expression: str) -> set[str]:
    """The metrics in a query, without the suffixes of a histogram."""
    return {
        re.sub(r"_(bucket|sum|count)$", "", name)
        for name in re.findall(r"\b(?:tabellarius|process)_\w+", expression)
    }


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]
    assert set[str]().union(*map(queried, asked)) == measured() - LEFT_OUT
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_ten_alerts_ask_for_metrics_there_are_and_say_what_to_do() -> None:
    head, _, rules = (ROOT / "deploy/alerts.yml").read_text("utf-8").partition("    rules:")
    assert re.fullmatch(r"# .*\ngroups:\n  - name: tabellarius\n", head)
    found = ALERT.findall(rules)
    assert ALERT.sub("", rules).strip() == ""
    assert (len(found), len({name for name, *_ in found})) == (10, 10)
    for name, expression, *texts in found:
        assert queried(expression) <= measured(), name
        assert queried(expression) or expression.startswith("up{"), name
        assert "'" not in "".join((expression, *texts)), name
        assert f"`{name}`" in RUNNING


def test_the_example_has_every_setting() -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    named = re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE)
    assert {name.lower() for name in named} == set(Settings.__struct_fields__)


def test_the_container_asks_a_probe_that_is_there() -> None:
    (asked,) = re.findall(r'"-m", "([\w.]+)"', CONTAINERFILE)
    assert importlib.util.find_spec(asked) is not None


def test_the_container_copies_the_packages_of_the_program() -> None:
    copied = set(re.findall(r"^COPY (\w+) \1$", CONTAINERFILE, re.MULTILINE))
    folders = {each.parent.name for each in ROOT.glob("*/__init__.py")}
    assert copied == folders - {"benchmarks", "tests", "workshop"}


class Club(NamedTuple):
    """A server on a sandbox with the bot's process."""

    sandbox: Sandbox
    channel: Channel
    anna: User
    database: Path
    bot: BotProcess


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """Context manager: the bot runs at the beginning, and has ended at the end."""
    database, started = tmp_path / "tabellarius.sqlite3", time.time()
    async with Sandbox(clock=lambda: started) as sandbox:
        anna = sandbox.user("Anna")
        guild = sandbox.guild("Club")
        guild.add(anna)
        channel = guild.text_channel("games")
        bot = BotProcess(sandbox, database, monitoring="127.0.0.1:0")
        await bot.start()
        yield Club(sandbox, channel, anna, database, bot)
        await bot.stop()


def kinds(message: MessageView) -> list[type[CustomId]]:
    """The kinds of a message's buttons."""
    return [type(parse(button.custom_id)) for button in message.buttons if button.custom_id]


async def test_a_bot_that_is_asked_to_stop_answers_first_and_goes_on_later(club: Club) -> None:
    sandbox, channel, anna, _, bot = club
    card = await anna.invoke(channel, "play", game=STORY_GAME).answer()
    await anna.until(lambda: [each for each in anna.sees(channel) if PlayNow in kinds(each)])
    held = sandbox.inject(ANSWER, hold())
    pressed = anna.press(card, "Computer player +")
    await sandbox.until(lambda: held.hits)
    stopping = asyncio.create_task(bot.terminate())
    await until_shown(anna, card)
    held.lift()
    assert "Computer players at table 1" in (await pressed.answer()).text
    assert await stopping == ExitStatus.STOPPED
    assert "Traceback" not in bot.log
    assert "metrics and health check at http://127.0.0.1:" in bot.log

    await bot.start()
    held = sandbox.inject(ANSWER, hold())
    anna.press(card, "Computer player +")
    await sandbox.until(lambda: held.hits)
    stopping = asyncio.create_task(bot.terminate())
    await until_shown(anna, card)
    assert await bot.terminate() == 128 + signal.SIGTERM
    await stopping
    held.lift()


async def until_shown(user: User, card: MessageView) -> None:
    """Press until the bot answers that it is stopping."""
    shown = ""
    while "I’m being restarted" not in shown:
        shown = (await user.press(card, "Join").answer()).text


@pytest.mark.skipif(not is_thorough(), reason="three starts of the bot; backups are restored every day")
async def test_a_backup_of_a_running_bot_is_restored_after_it_was_killed(tmp_path: Path, club: Club) -> None:
    sandbox, channel, anna, database, bot = club
    backup = tmp_path / "backup.sqlite3"
    card = await anna.invoke(channel, "play", game=STORY_GAME).answer()
    assert back_up(database, backup, quiet).games == 1
    later = await anna.invoke(channel, "play", game=STORY_GAME).answer()

    with pytest.raises(DatabaseInUse, match=f"in use by process {bot.id} on "):
        restore(backup, database, quiet)
    status, printed = await run_command(**sandbox.environment(), DATABASE=str(database))
    assert status == ExitStatus.DATABASE_IN_USE
    assert printed.startswith(f"{database} is in use by process {bot.id} on ")
    assert printed.count("\n") == 1

    await bot.kill()
    assert restore(backup, database, quiet).contents.games == 1
    await bot.start()
    assert "Computer players at table 1" in (await anna.press(card, "Computer player +").answer()).text
    assert (await anna.press(later, "Join").answer()).ephemeral
    assert await bot.terminate() == ExitStatus.STOPPED
    assert sandbox.faults == []


def quiet(_copied: int, _all: int) -> None:
    """Ignore progress."""


async def test_a_database_that_is_replaced_stops_the_bot_without_a_loss(tmp_path: Path, club: Club) -> None:
    _, channel, anna, database, bot = club
    await anna.invoke(channel, "play", game=STORY_GAME).answer()
    other = tmp_path / "other.sqlite3"
    async with await Store.open(other):
        pass
    other.rename(database)
    assert await bot.ended() == ExitStatus.DATABASE_REPLACED
    assert f"{database} was replaced while the bot was running, so it stops.\n" in bot.log
    assert not any(file.exists() for file in side_files(database))
    said = re.search(r"^What it had stored is in (.*)\.$", bot.log, re.MULTILINE)
    assert said is not None
    with snapshot(Path(said[1])) as before, snapshot(database) as after:
        assert [stored.row.seated[0].user for stored in before.games()] == [anna.id]
        assert list(after.games()) == []
    assert "Traceback" not in bot.log


async def test_a_backup_copied_over_a_running_bots_database_survives(tmp_path: Path, club: Club) -> None:
    _, channel, anna, database, bot = club
    backup = tmp_path / "backup.sqlite3"
    back_up(database, backup, quiet)
    await anna.invoke(channel, "play", game=STORY_GAME).answer()
    shutil.copyfile(backup, database)
    assert await bot.ended() == ExitStatus.DATABASE_REPLACED
    assert f"{database} was overwritten while the bot was running, so it stops.\n" in bot.log
    async with await Store.open(database):
        pass
    with snapshot(database) as after:
        assert list(after.games()) == []


async def test_a_token_that_discord_does_not_know_is_not_tried_again(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        environment = {**sandbox.environment(), "DISCORD_TOKEN": "another", "MONITORING_ADDRESS": ""}
        database = str(tmp_path / "tabellarius.sqlite3")
        status, printed = await run_command(**environment, DATABASE=database, LOG_LEVEL="error")
        assert (status, printed) == (
            ExitStatus.REFUSED_SETTING,
            "Discord does not know this DISCORD_TOKEN.\n",
        )
