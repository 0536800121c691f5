"""Routes: the endpoints, and the arguments of their handlers."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sandbox.validation.errors import Refusal, snowflake
from sandbox.world.files import Upload
from sandbox.world.model import Channel, Guild, Json
from sandbox.world.world import World

Answer = tuple[int, Any]
"""HTTP status and JSON (None: no body)."""


@dataclass(frozen=True, slots=True)
class Call:
    world: World
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: tuple[Upload, ...]

    def number(self, name: str) -> int:
        """Raises the refusal 50035."""
        return snowflake(self.parameters[name], name)


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    template: str
    handler: Handler
    pattern: re.Pattern[str]
    own_token: bool
    """Whether the path holds a token of its own, instead of the bot's in a header."""

    @property
    def route(self) -> str:
        return f"{self.method} {self.template}"


class Endpoints:
    def __init__(self) -> None:
        self._all: list[Endpoint] = []

    def add(self, method: str, template: str, *, own_token: bool = False) -> Callable[[Handler], Handler]:
        """Decorator: register the handler of a route."""
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))

        def decorate(handler: Handler) -> Handler:
            self._all.append(Endpoint(method, template, handler, pattern, own_token))
            return handler

        return decorate

    @property
    def routes(self) -> list[str]:
        return [endpoint.route for endpoint in self._all]

    def find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
        for endpoint in self._all:
            match = endpoint.pattern.fullmatch(path)
            if match is not None and endpoint.method == method:
                return endpoint, match.groupdict()
        return None


ENDPOINTS = Endpoints()
"""Every endpoint; the modules that ``endpoints`` imports register theirs."""
NO_CONTENT: Answer = (204, None)


def channel_of(call: Call) -> Channel:
    """Raises the refusal 10003."""
    return call.world.channel(call.number("channel_id"))


def guild_of(call: Call) -> Guild:
    """Raises the refusal 10004."""
    guild = call.world.guilds.get(call.number("guild_id"))
    if guild is None or call.world.bot.id not in guild.members:
        raise Refusal(10004)
    return guild


def body_of(call: Call) -> Json:
    """Raises the refusal 50035."""
    if not isinstance(call.body, dict):
        raise Refusal(50035, errors={"_errors": [{"code": "DICT_TYPE_CONVERT", "message": "Not an object"}]})
    return call.body
