import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.first_day.check import Check, Outcome, Result, run_checks
from bot.first_day.checks import CHECKS, KINDS
from bot.first_day.ground import Ground
from bot.first_day.kinds import kinds_of
from bot.first_day.trying import try_all
from sandbox import cut, refuse
from sandbox.world.model import MessageType
from tests.support.first_day import Helper, OpenWorld

BLOCKED = refuse(20026, status=403)
"""A refusal that no check expects."""

OF_CLEANING = {"DELETE /channels/{id}", "DELETE /channels/{id}/messages/{id}"}
"""The kinds of requests that the bot itself never makes."""

RIGHTS = [check.id for check in CHECKS if check.id[:5] == "right"]

PORTAL: dict[str, dict[str, Any]] = {
    "interactions": {"interactions_endpoint_url": "https://a.b"},
    "install.server": {"integration_types_config": {"1": {}}},
    "invitation": {"bot_require_code_grant": True},
    "intents": {"flags": 1 << 19},
    "verification": {"approximate_guild_count": 80},
}
"""Checks -> what is set in the portal that they find wrong."""

WITHOUT_REQUESTS = ("rates", "phone.languages", "install.user", *RIGHTS, *PORTAL)

BEFORE = ("connect", *WITHOUT_REQUESTS)
"""Checks whose refusals other tests show."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[OpenWorld]:
    world = OpenWorld(tmp_path)
    async with world.sandbox:
        yield world


async def test_everything_works_and_nothing_is_left(world: OpenWorld) -> None:
    async with world.connected(Helper(world)) as ground:
        report, left = await try_all(ground, CHECKS)
    wrong = [f"{each.check}: {each.said}" for each in report.checks if each.result is not Result.WORKS]
    assert (wrong, left, world.made) == ([], [], [])
    assert not world.journal.exists()
    assert {each.code for each in world.sandbox.faults} == {160004, 50027}, "those it asks for"

    made: dict[str, set[str]] = {"": set(), **{check.id: set() for check in CHECKS}}
    for each in report.requests:
        made[each.check] |= {*each.kinds}
    assert [(check.id, kind) for check in CHECKS for kind in check.covers if kind not in made[check.id]] == []
    assert set().union(*made.values()) - KINDS == OF_CLEANING, "each other kind is the subject of a check"

    file = world.journal.with_name("report.json")
    report.write(file)
    for secret in (world.sandbox.token, "Club", "games", str(world.owner.id), world.owner.name):
        assert secret not in file.read_text("utf-8")


def needed(wanted: set[str]) -> set[str]:
    """Checks with all they need."""
    for check in reversed(CHECKS):
        if check.id in wanted:
            wanted = wanted | {*check.needs}
    return wanted


def dependants(wanted: str) -> set[str]:
    """The checks that need one, directly or through others."""
    found = {wanted}
    for check in CHECKS:
        if found & {*check.needs}:
            found.add(check.id)
    return found - {wanted}


def is_of(kind: str, line: str, body: Any) -> bool:
    """Whether a request is of a kind."""
    files = isinstance(body, dict) and any("filename" in each for each in body.get("attachments") or ())
    method, path = line.split(" ", 1)
    return kind in kinds_of(method, path, body, files=files)


async def results(ground: Ground, ids: set[str]) -> dict[str, Result]:
    report, _ = await try_all(ground, [check for check in CHECKS if check.id in ids])
    return {each.check: each.result for each in report.checks}


async def test_exactly_what_is_refused_turns_red_and_what_needs_it_is_not_tried(world: OpenWorld) -> None:
    async with world.connected(Helper(world)) as ground:
        recorder = ground.recorder

        def hits(check: Check, kind: str, line: str, body: Any) -> bool:
            return recorder.check == check.id and (not kind or is_of(kind, line, body))

        for check in CHECKS:
            after = dependants(check.id)
            for kind in check.covers or ("",):
                if check.id in BEFORE or kind == "GET /attachments":
                    continue
                injection = world.sandbox.inject(partial(hits, check, kind), BLOCKED, times=None)
                found = await results(ground, needed({check.id, *after}))
                injection.lift()
                assert injection.hits, (check.id, kind)
                assert {each for each in found if found[each] is Result.FAULT} == {check.id}, kind
                assert {each for each in found if found[each] is Result.NOT_TRIED} == after, check.id
        assert world.made == []


IMPLIED = {
    "right.view_channel": {*RIGHTS},
    "right.send_messages": {"right.send_messages", "right.attach_files"},
}
"""Permissions with those that are worth nothing without them."""


@pytest.mark.parametrize("right", RIGHTS)
async def test_a_missing_permission_turns_its_line_red(world: OpenWorld, right: str) -> None:
    world.guild.revoke(right.removeprefix("right."))
    async with world.connected() as ground:
        found = await results(ground, {*RIGHTS})
    expected = IMPLIED.get(right, {right})
    assert {each for each in found if found[each] is Result.FAULT} == expected


@pytest.mark.parametrize("check", PORTAL)
async def test_what_is_set_wrong_in_the_portal_turns_its_line_red(world: OpenWorld, check: str) -> None:
    world.sandbox.world.application.update(PORTAL[check])
    async with world.connected() as ground:
        found = await results(ground, {*PORTAL, "install.user"})
    assert found == dict.fromkeys(found, Result.WORKS) | {check: Result.FAULT}


async def test_where_users_cannot_install_it_what_needs_that_is_not_tried(world: OpenWorld) -> None:
    world.sandbox.world.integration_types = (0,)
    async with world.connected(Helper(world)) as ground:
        found = await results(ground, needed({"use.direct"}))
    assert [each for each in found if found[each] is Result.NOT_TRIED] == ["install.user", "use.direct"]


async def test_what_a_person_skips_or_denies(world: OpenWorld) -> None:
    person = Helper(world, "press.button", "phone.labels", refused="phone.languages")
    wanted = needed({"press.button", "press.kept", "phone.labels", "phone.languages"})
    async with world.connected(person) as ground:
        found = await results(ground, wanted)
    assert found == dict.fromkeys(wanted, Result.WORKS) | {
        "press.button": Result.NOT_TRIED,
        "press.kept": Result.NOT_TRIED,
        "phone.labels": Result.NOT_TRIED,
        "phone.languages": Result.FAULT,
    }
    async with world.connected() as ground:
        asking = {check.id for check in CHECKS if check.asks}
        alone = await results(ground, needed(asking))
    assert {each for each in alone if alone[each] is not Result.WORKS} == asking


async def test_a_slow_rate_turns_its_line_red(world: OpenWorld) -> None:
    world.sandbox.limit_requests("POST /channels/{channel_id}/messages", 2, 30.0)
    async with world.connected() as ground:
        assert (await results(ground, {"connect", "message.plain", "rates"}))["rates"] is Result.FAULT


KILLED_AFTER = ("emoji.upload", "commands.stored", "message.line", "forum.tags", "forum.post", "direct.call")


@pytest.mark.parametrize("last", KILLED_AFTER)
async def test_what_a_kill_has_left_is_removed_at_the_next_start(world: OpenWorld, last: str) -> None:
    """Its last request took effect, and its answer was lost."""
    *before, lost_one = [check for check in CHECKS if check.id in needed({last})]
    async with world.connected() as ground:
        recorder = ground.recorder
        await run_checks(ground, before)
        lost = cut(carried_out=True)
        world.sandbox.inject(lambda line, _: recorder.check == last and line[:3] != "GET", lost, times=None)
        await run_checks(ground, [structs.replace(lost_one, needs=())])
    assert world.made
    async with world.connected() as ground:
        assert await ground.journal.remove_all(ground.client, ground.server) == []
    assert world.made == []


async def test_a_run_that_is_stopped_removes_what_it_has_made(world: OpenWorld) -> None:
    async with world.connected() as ground:

        def stop(outcome: Outcome) -> None:
            if outcome.check == "thread.card":
                running.cancel()

        running = asyncio.create_task(try_all(ground, CHECKS, stop))
        with pytest.raises(asyncio.CancelledError):
            await running
    assert world.made == []


async def test_what_cannot_be_removed_now_is_removed_at_the_next_start(world: OpenWorld) -> None:
    async with world.connected() as ground:
        injection = world.sandbox.inject("DELETE /channels/.*/messages", cut(), times=None)
        _, left = await try_all(ground, [check for check in CHECKS if check.id == "message.plain"])
        assert [line.split(":")[0] for line in left] == ["a message, until the next start"]
        injection.lift()
    async with world.connected() as ground:
        assert await ground.journal.remove_all(ground.client, ground.server) == []
    assert world.made == []
    assert not world.journal.exists()


async def test_what_the_bot_gets_by_without_is_red_all_the_same(world: OpenWorld) -> None:
    """A message that Discord rejects is posted without its pictures."""
    async with world.connected() as ground:

        def rejected(line: str, body: Any) -> bool:
            kind = "PATCH /channels/{id}/messages/{id}: files"
            return ground.recorder.check == "thread.turn" and is_of(kind, line, body)

        world.sandbox.inject(rejected, refuse(50035), times=2)
        found, _ = await try_all(ground, [check for check in CHECKS if check.id in needed({"thread.turn"})])
    assert [each.code for each in found.checks if each.result is Result.FAULT] == [50035]


async def test_without_manage_threads_its_threads_are_emptied_archived_and_named(world: OpenWorld) -> None:
    world.guild.revoke("manage_threads")
    async with world.connected() as ground:
        wanted = needed({"thread.gone", "thread.turn", "forum.card"})
        report, left = await try_all(ground, [check for check in CHECKS if check.id in wanted])
    untried = [each.check for each in report.checks if each.result is not Result.WORKS]
    assert untried == ["thread.gone"]
    threads = [each for each in world.sandbox.world.channels.values() if each.is_thread]
    assert len(threads) == len(left) == 3
    assert [thread.archived for thread in threads] == [True] * 3
    messages = [message for thread in threads for message in thread.messages.values()]
    assert MessageType.DEFAULT not in {message.type for message in messages}, "only Discord's own are left"
    assert all(
        line.startswith("a thread, emptied and archived: https://discord.com/channels/") for line in left
    )
