import asyncio
from pathlib import Path

import aiohttp
import discord
import pytest

from sandbox import Refusal, cut, rate_limit, refuse
from sandbox.api.rate_limits import RequestRates
from tests.sandbox.conftest import Club, Rest
from tests.sandbox.validator import schemas
from tests.sandbox.validator.schemas import Validator
from tests.support.sample_bot import SampleBot, png


def channel_of(club: Club, bot: SampleBot) -> discord.PartialMessageable:
    return bot.get_partial_messageable(club.games.id)


async def test_a_request_with_a_lost_answer_is_carried_out_and_retried(club: Club, bot: SampleBot) -> None:
    club.sandbox.inject(r"POST /channels/\d+/messages", cut(carried_out=True))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel_of(club, bot).send("Once", nonce="7-1")
    assert [message.text for message in club.games.messages] == ["Once"]
    assert club.sandbox.requests[-1].lost
    again = await channel_of(club, bot).send("Once", nonce="7-1")
    assert [message.id for message in club.games.messages] == [again.id]


async def test_an_injected_refusal_is_no_fault(club: Club, bot: SampleBot) -> None:
    club.sandbox.inject(r"POST /channels/\d+/messages", refuse(50013))
    with pytest.raises(discord.Forbidden):
        await channel_of(club, bot).send("Hello")
    club.sandbox.inject(r"POST /channels/\d+/messages", rate_limit(0.01))
    await channel_of(club, bot).send("Hello")
    assert [request.status for request in club.sandbox.requests[-2:]] == [429, 200]
    assert [message.text for message in club.games.messages] == ["Hello"]
    assert club.sandbox.faults == []


async def test_a_bucket_is_described_in_the_headers(club: Club, rest: Rest) -> None:
    club.sandbox.limit_requests("POST /channels/{channel_id}/messages", 2, 3600.0)
    path = f"/channels/{club.games.id}/messages"
    left = []
    for _ in range(2):
        await rest("POST", path, {"content": "Hello"})
        left.append(rest.headers["X-RateLimit-Remaining"])
    assert left == ["1", "0"]
    assert 3000 < float(rest.headers["X-RateLimit-Reset-After"]) <= 3600
    assert rest.headers["X-RateLimit-Limit"] == "2"
    bucket = rest.headers["X-RateLimit-Bucket"]
    status, answer = await rest("POST", path, {"content": "Hello"})
    assert (status, answer["global"]) == (429, False)
    assert 3000 < answer["retry_after"] <= 3600
    assert float(rest.headers["Retry-After"]) == pytest.approx(answer["retry_after"], abs=0.01)
    assert rest.headers["Via"]
    assert (await rest("GET", path))[0] == 200
    assert rest.headers["X-RateLimit-Bucket"] != bucket
    assert [fault.code for fault in club.sandbox.faults] == [0]


async def test_the_library_waits_for_a_bucket_by_itself(club: Club, bot: SampleBot) -> None:
    club.sandbox.limit_requests("POST /channels/{channel_id}/messages", 1, 0.05)
    channel = channel_of(club, bot)
    await channel.send("One")
    await channel.send("Two")
    assert [request.status for request in club.sandbox.requests[-2:]] == [200, 200]
    assert club.sandbox.faults == []


def test_fifty_requests_a_second() -> None:
    times = iter([0.0] * 50 + [0.9, 0.9, 1.0])
    rates = RequestRates(lambda: next(times))
    for _ in range(50):
        rates.take("GET /users/@me", "", counted=True)
    with pytest.raises(Refusal) as refused:
        rates.take("GET /users/@me", "", counted=True)
    assert refused.value.is_global
    assert refused.value.retry_after == pytest.approx(0.1)
    rates.take("GET /users/@me", "", counted=False)
    rates.take("GET /users/@me", "", counted=True)


async def test_the_limit_of_all_requests(club: Club, rest: Rest) -> None:
    club.sandbox.limit_requests(None, 50, 3600.0)
    answers = await asyncio.gather(*(rest("GET", "/users/@me") for _ in range(51)))
    limited = [answer for status, answer in answers if status == 429]
    assert len(limited) == 1
    assert limited[0]["global"] is True
    club.sandbox.limit_requests(None, 1000, 1.0)
    assert (await rest("GET", "/users/@me"))[0] == 200


async def test_interactions_do_not_count(club: Club, rest: Rest) -> None:
    club.sandbox.limit_requests(None, 50, 3600.0)
    await asyncio.gather(*(rest("GET", "/users/@me") for _ in range(50)))
    assert (await rest("POST", "/webhooks/1/guess", {"content": "x"}))[1]["code"] == 10015
    assert len(club.sandbox.requests) == 51


async def test_an_unknown_endpoint_is_a_fault(club: Club, rest: Rest) -> None:
    status, answer = await rest("POST", "/guilds/1/parties", {"name": "x"})
    assert (status, answer) == (404, {"message": "404: Not Found", "code": 0})
    (fault,) = club.sandbox.faults
    assert str(fault) == "POST /guilds/1/parties -> 404 (0): 404: Not Found"
    assert fault.request.body == {"name": "x"}


async def test_a_request_needs_the_token(club: Club, rest: Rest) -> None:
    rest.authorization = "Bot guess"
    assert await rest("GET", f"/channels/{club.games.id}") == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )


async def test_the_record_holds_bodies_and_files(club: Club, rest: Rest) -> None:
    await rest("POST", f"/channels/{club.games.id}/messages", {"content": "Hello"}, {"a.png": png()})
    (request,) = club.sandbox.requests
    assert request.route == "POST /channels/{channel_id}/messages"
    assert request.body == {"content": "Hello"}
    assert [(upload.filename, upload.content) for upload in request.files] == [("a.png", png())]
    assert (request.status, request.code) == (200, None)
    assert rest.headers["Content-Type"] == "application/json"


async def test_an_unreadable_body(club: Club, rest: Rest, caplog: pytest.LogCaptureFixture) -> None:
    status, answer = await rest("POST", f"/channels/{club.games.id}/messages", {"embeds": ["Hello"]})
    assert status == 400
    assert answer["message"].startswith("The sandbox cannot read this")
    assert len(club.sandbox.faults) == 1
    assert "AttributeError" in caplog.text
    status, answer = await rest("POST", f"/channels/{club.games.id}/messages", ["Hello"])
    assert (status, answer["code"]) == (400, 50035)


def test_why_requests_cannot_be_validated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(schemas, "FOLDER", tmp_path)
    assert (
        schemas.unavailable_reason()
        == "the schemas are not installed: npm ci --prefix tests/sandbox/validator"
    )
    monkeypatch.setenv("PATH", "")
    assert schemas.unavailable_reason() == "Node is not installed"


async def test_ids_that_are_none(club: Club, rest: Rest) -> None:
    status, answer = await rest("GET", "/channels/games")
    assert (status, answer["code"]) == (400, 50035)
    assert club.sandbox.faults


async def test_the_validator_names_what_is_wrong(club: Club, rest: Rest, validator: Validator) -> None:
    row = {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "x", "custom_id": f"{n}"} for n in range(6)],
    }
    body = {"flags": 1 << 15, "components": [{"type": 17, "components": [row]}]}
    await rest("POST", f"/channels/{club.games.id}/messages", body)
    (violation,) = validator.violations(club.sandbox.requests)
    assert (violation.schema, violation.path) == (
        "MessageCreateRequest",
        "components.0.components.0.components",
    )
    assert "<=5" in violation.message


async def test_an_emoji_of_the_application(club: Club, bot: SampleBot) -> None:
    emoji = await bot.create_application_emoji(name="tile", image=png())
    assert [one.name for one in await bot.fetch_application_emojis()] == ["tile"]
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="tile"))
    await channel_of(club, bot).send("Take it", view=view)
    assert club.anna.last(club.games).buttons[0].emoji == ":tile:"
    assert await emoji.read() == png()
    with pytest.raises(discord.HTTPException, match="already taken"):
        await bot.create_application_emoji(name="tile", image=png())
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []
