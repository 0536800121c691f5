import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.sandbox.conftest import Club, Rest
from tests.support.form_errors import codes

Json = dict[str, Any]
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}


def modal(**more: Any) -> Json:
    line = {"type": 4, "custom_id": "line", "style": 1}
    label = {"type": 18, "label": "Line", "component": line}
    return {"type": 9, "data": {"title": "T", "custom_id": "m", "components": [label], **more}}


def labelled(**more: Any) -> Json:
    line = {"type": 4, "custom_id": "line", "style": 1}
    return modal(components=[{"type": 18, "label": "Line", "component": line, **more}])


MODALS: dict[str, tuple[Json, str]] = {
    "a title of 46": (modal(title="x" * 46), "data.title"),
    "a custom_id of 101": (modal(custom_id="x" * 101), "data.custom_id"),
    "six children": (modal(components=[{"type": 10, "content": "x"}] * 6), "data.components"),
    "no children": (modal(components=[]), "data.components"),
    "a label of 46": (labelled(label="x" * 46), "data.components.0.label"),
    "a description of 101": (labelled(description="x" * 101), "data.components.0.description"),
    "a button": (labelled(component=BUTTON), "data.components.0.component.type"),
}


@pytest.mark.parametrize("name", MODALS)
async def test_a_modal_too_large_is_refused(club: Club, rest: Rest, name: str) -> None:
    body, path = MODALS[name]
    await commands(club, rest, command())
    exchange = club.anna.invoke(club.games, "play")
    target = f"/interactions/{exchange.interaction.id}/{exchange.interaction.token}/callback"
    status, answer = await rest("POST", target, body)
    assert (status, answer["code"]) == (400, 50035)
    assert path in [where for where, _ in codes(answer["errors"])]
    assert exchange.modal is None
    assert not exchange.interaction.acknowledged


def command(**more: Any) -> Json:
    return {"name": "play", "description": "Open a table", "type": 1, **more}


def taking(**more: Any) -> Json:
    return command(options=[{"type": 3, "name": "game", "description": "Which", **more}])


async def commands(club: Club, rest: Rest, *bodies: Json) -> tuple[int, Any]:
    return await rest("PUT", f"/applications/{club.sandbox.world.bot.id}/commands", list(bodies))


COMMANDS: dict[str, tuple[Callable[[], list[Json]], str]] = {
    "101 commands": (lambda: [command(name=f"play{n}") for n in range(101)], ""),
    "a name of 33": (lambda: [command(name="x" * 33)], "0.name"),
    "a name with a capital": (lambda: [command(name="Play")], "0.name"),
    "a name with a blank": (lambda: [command(name="play now")], "0.name"),
    "a description of 101": (lambda: [command(description="x" * 101)], "0.description"),
    "no description": (lambda: [command(description="")], "0.description"),
    "a name twice": (lambda: [command(), command()], "1.name"),
    "26 options": (
        lambda: [command(options=[{"type": 3, "name": f"o{n}", "description": "x"} for n in range(26)])],
        "0.options",
    ),
    "26 choices": (
        lambda: [taking(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])],
        "0.options.0.choices",
    ),
    "a choice's name of 101": (
        lambda: [taking(choices=[{"name": "x" * 101, "value": "x"}])],
        "0.options.0.choices.0.name",
    ),
    "choices that are suggested": (
        lambda: [taking(choices=[{"name": "x", "value": "x"}], autocomplete=True)],
        "0.options.0",
    ),
    "a required option behind": (
        lambda: [
            command(
                options=[
                    {"type": 3, "name": "a", "description": "x"},
                    {"type": 3, "name": "b", "description": "x", "required": True},
                ]
            )
        ],
        "0.options.1",
    ),
    "a language nobody speaks": (
        lambda: [command(name_localizations={"la": "lude"})],
        "0.name_localizations",
    ),
    "8001 characters": (
        lambda: [
            command(
                options=[
                    {
                        "type": 3,
                        "name": f"o{n}",
                        "description": "x" * 100,
                        "choices": [{"name": "x" * 99, "value": f"{m:0100}"} for m in range(5)],
                    }
                    for n in range(8)
                ]
            )
        ],
        "0",
    ),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_too_large_is_refused(club: Club, rest: Rest, name: str) -> None:
    bodies, path = COMMANDS[name]
    status, answer = await commands(club, rest, *bodies())
    assert (status, answer["code"]) == (400, 50035)
    assert path in [where for where, _ in codes(answer["errors"])]
    assert club.sandbox.world.commands[None] == []


async def test_commands_keep_their_id_when_they_are_set_again(club: Club, rest: Rest) -> None:
    _, first = await commands(club, rest, command(), command(name="help"))
    _, second = await commands(club, rest, command(description="Another"), command(name="help"))
    assert [one["id"] for one in first] == [one["id"] for one in second]
    assert [one["version"] == two["version"] for one, two in zip(first, second, strict=True)] == [False, True]


async def test_suggestions_are_at_most_25(club: Club, rest: Rest) -> None:
    await commands(club, rest, taking(autocomplete=True))
    typed = asyncio.create_task(club.anna.autocomplete(club.games, "play", "game", "t"))
    await club.sandbox.until(lambda: bool(club.sandbox.world.interactions))
    (interaction,) = club.sandbox.world.interactions.values()
    target = f"/interactions/{interaction.id}/{interaction.token}/callback"
    many = [{"name": f"{n}", "value": f"{n}"} for n in range(26)]
    status, answer = await rest("POST", target, {"type": 8, "data": {"choices": many}})
    assert codes(answer["errors"]) == [("data.choices", "BASE_TYPE_MAX_LENGTH")]
    status, _ = await rest("POST", target, {"type": 8, "data": {"choices": many[:2]}})
    assert status == 204
    assert await typed == [("0", "0"), ("1", "1")]
