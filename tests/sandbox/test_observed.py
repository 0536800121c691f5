from pathlib import Path

import msgspec
import pytest

from sandbox import Observed, Rate, Sandbox
from sandbox.observed import Exchange
from tests.support.first_day import EXAMPLE, example

POST = "POST /channels/{channel_id}/messages"


def exchange(line: str, status: int = 200, code: int = 0, *, bytes_sent: int = 0, **headers: str) -> Exchange:
    method, route = line.split(" ")
    answer = {"message": "Said by Discord", "code": code} if code else {}
    shown = {name.replace("_", "-"): text for name, text in headers.items()}
    return Exchange(method, route, bytes_sent, status, code, answer, shown)


async def test_the_example_is_the_report_of_a_run_on_the_sandbox(tmp_path: Path) -> None:
    """If not: uv run --group dev python -m tests.support.first_day."""
    report = await example(tmp_path)
    file = tmp_path / "observed.json"
    report.write(file)
    assert file.read_text("utf-8") == EXAMPLE.read_text("utf-8")


def test_a_sandbox_takes_limits_rates_and_odd_answers_from_a_file() -> None:
    seen = Observed(
        [
            exchange("POST /channels/{id}/messages", X_RateLimit_Limit="5", X_RateLimit_Reset_After="4.9"),
            exchange("POST /channels/{id}/messages", X_RateLimit_Limit="5", X_RateLimit_Reset_After="1.0"),
            exchange("POST /channels/{id}/messages", bytes_sent=9_000_000),
            exchange("POST /channels/{id}/messages", 413, 40005, bytes_sent=10_000_000),
            exchange("POST /channels/{id}/messages/{id}/threads", 400, 160006),
            exchange("GET /gateway/bot", 429),
            exchange("DELETE /webhooks/{id}/{token}/messages/@original", 503),
        ]
    )
    sandbox = Sandbox(observed=seen)
    assert sandbox.api.rates.by_route == {POST: Rate(5, 4.9)}
    assert sandbox.limits.largest_file == 9_000_000
    assert sandbox.api.answers == {40005: (413, "Said by Discord"), 160006: (400, "Said by Discord")}
    opening = "POST /channels/1/messages/2/threads"
    assert sandbox.api.injections.take(opening) is not None, "none was accepted"
    assert sandbox.api.injections.take("POST /channels/1/messages") is None, "one was accepted"
    assert sandbox.api.injections.take("GET /gateway/bot") is None, "its rate says nothing"


def test_a_file_that_is_no_report_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text("[]", "utf-8")
    with pytest.raises(msgspec.DecodeError):
        Observed.read(file)
