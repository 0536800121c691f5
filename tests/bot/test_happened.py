import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import happened
from bot.happened import (
    BY_CHANNEL,
    TIMERS,
    AwaitedEvent,
    DeadlinesMoved,
    DueNow,
    DueSooner,
    Event,
    Happened,
    NewsMissed,
    NotificationDue,
    ServerChanged,
    ShardGiven,
    UserErased,
    decode,
    encode,
)
from storage.core.shards import ALL_NEWS, News
from storage.postgresql.shared import CHANNELS

ROOT = Path(__file__).parents[2]

EVENTS = {
    name
    for name, kind in inspect.getmembers(happened, inspect.isclass)
    if issubclass(kind, Event | AwaitedEvent) and kind not in (Event, AwaitedEvent)
}


def calls() -> Iterator[ast.Call]:
    for path in (ROOT / "bot").rglob("*.py"):
        yield from (each for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, ast.Call))


def test_each_event_is_heard_and_sent() -> None:
    heard, said = set(), {kind.__name__ for kind in BY_CHANNEL.values() if inspect.isclass(kind)}
    for call in calls():
        if isinstance(call.func, ast.Attribute) and call.func.attr == "hear":
            heard.add(ast.unparse(call.args[0]))
        said.add(ast.unparse(call.func))
    assert heard == EVENTS
    assert said >= EVENTS


@pytest.mark.parametrize("module", ["wiring", "multi_process", "app", "process"])
def test_no_attribute_of_another_object_is_set(module: str) -> None:
    found = []
    for node in ast.walk(ast.parse((ROOT / "bot" / f"{module}.py").read_text())):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            found += [ast.unparse(node)] * (ast.unparse(node.value) != "self")
        elif isinstance(node, ast.Call) and "setattr" in ast.unparse(node.func):
            found.append(ast.unparse(node))
    assert found == []


def test_processes_tell_each_other_what_those_of_the_version_before_understand() -> None:
    assert {*BY_CHANNEL, TIMERS} == {*CHANNELS}
    said: tuple[DueNow | DueSooner | ShardGiven, ...] = (DueNow(), DueSooner(), ShardGiven(3))
    news = [News(TIMERS, "wake"), News(TIMERS, "look"), News("shards", "3")]
    assert [encode(event) for event in said] == news
    assert tuple(map(decode, news)) == said
    by_triggers = {"due": NotificationDue(12), "erased": UserErased(12), "server": ServerChanged(12)}
    assert {channel: decode(News(channel, "12")) for channel in by_triggers} == by_triggers
    assert decode(ALL_NEWS) == NewsMissed()


async def test_listeners_of_a_kind_are_called_in_their_order_and_awaited() -> None:
    happens, heard = Happened(), list[str]()

    async def slowly(event: ServerChanged) -> None:
        heard.append(f"slowly {event.guild}")

    happens.hear(ServerChanged, slowly)
    happens.hear(ServerChanged, lambda event: heard.append(f"then {event.guild}"))
    happens.hear(DeadlinesMoved, lambda _: heard.append("moved"))
    await happens.tell_and_wait(ServerChanged(5))
    happens.tell(DeadlinesMoved())
    happens.tell(DueNow())
    await happens.tell_and_wait(DeadlinesMoved())
    assert heard == ["slowly 5", "then 5", "moved", "moved"]
