"""Validation of recorded requests against Discord's official API schemas, in a Node process."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

from sandbox.api.requests import Request

FOLDER = Path(__file__).parent
INTERACTION_CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
SCHEMAS = {
    "POST /users/@me/channels": "CreatePrivateChannelRequest",
    "PUT /applications/{application_id}/commands": "ApplicationCommandUpdateRequest",
    "PUT /applications/{application_id}/guilds/{guild_id}/commands": "ApplicationCommandUpdateRequest",
    "PATCH /channels/{channel_id}": "UpdateThreadRequestPartial",
    "POST /channels/{channel_id}/messages": "MessageCreateRequest",
    "PATCH /channels/{channel_id}/messages/{message_id}": "MessageEditRequestPartial",
    "POST /channels/{channel_id}/messages/{message_id}/threads": "CreateTextThreadWithMessageRequest",
    "POST /channels/{channel_id}/threads": "CreateTextThreadWithoutMessageRequest",
    "POST /webhooks/{webhook_id}/{token}": "IncomingWebhookRequestPartial",
    "PATCH /webhooks/{webhook_id}/{token}/messages/{which}": "IncomingWebhookUpdateRequestPartial",
}
"""Schema of the body of each endpoint that has one; the bodies of commands are lists of it."""
ID_LISTS = ("users", "roles")
WITH_IDS = ("attachments", "emoji", "default_values", "available_tags")


@dataclass(frozen=True, slots=True)
class Violation:
    """Something in a request that the schema does not allow."""

    request: Request
    schema: str
    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.request}: {self.schema} at {self.path or 'the top'}: {self.message}"


def unavailable_reason() -> str | None:
    """Why requests cannot be validated here; None if they can."""
    if shutil.which("node") is None:
        return "Node is not installed"
    if not (FOLDER / "node_modules" / "discord-api-spec").is_dir():
        return "the schemas are not installed: npm ci --prefix tests/sandbox/validator"
    return None


def schema_of(request: Request) -> str | None:
    """The name of the schema for a request's body; None without one."""
    if request.route == "POST /interactions/{interaction_id}/{token}/callback":
        return INTERACTION_CALLBACKS.get(request.body.get("type"))
    if request.route == "POST /channels/{channel_id}/threads" and "message" in request.body:
        return "CreateForumThreadRequest"
    if request.route == "PATCH /channels/{channel_id}" and "available_tags" in request.body:
        return "UpdateGuildChannelRequestPartial"
    return None if request.route is None else SCHEMAS.get(request.route)


def with_string_ids(value: Any, key: str = "") -> Any:
    """The body with ids as strings: Discord accepts numbers too, the schemas do not."""
    if isinstance(value, dict):
        return {
            name: with_string_ids(inner, f"{key}.{name}" if name == "id" else name)
            for name, inner in value.items()
        }
    if isinstance(value, list):
        return [with_string_ids(inner, key) for inner in value]
    is_id = key in ID_LISTS or key.endswith("_id") or key.removesuffix(".id") in WITH_IDS
    return str(value) if is_id and isinstance(value, int) else value


class Validator:
    """The running Node process; a context manager. Raises FileNotFoundError without Node."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["node", "validate.mjs"], cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Validator:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def violations(self, requests: Iterable[Request]) -> list[Violation]:
        """All violations of the schemas; requests without a body or schema pass."""
        found = []
        for request in requests:
            schema = schema_of(request)
            if schema is not None:
                errors = self._validate(schema, request.body)
                found += [
                    Violation(request, schema, ".".join(map(str, error["path"])), error["message"])
                    for error in errors
                ]
        return found

    def _validate(self, schema: str, body: Any) -> list[dict[str, Any]]:
        task = {"schema": schema, "list": isinstance(body, list), "value": with_string_ids(body)}
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps(task) + "\n")
        stdin.flush()
        errors: list[dict[str, Any]] = json.loads(stdout.readline())
        return errors


@pytest.fixture(scope="session")
def validator() -> Iterator[Validator]:
    reason = unavailable_reason()
    if reason is not None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"Requests cannot be validated: {reason}")
        pytest.skip(reason)
    with Validator() as validator:
        yield validator
