import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from tests.support.pins import PROJECT, pins

ROOT = Path(__file__).parents[1]
AUDIT = ROOT / ".ci/audit"
FETCH = "uv run --offline --no-project --isolated --with-requirements .ci/audit.txt pip-audit --version"

Known = Callable[[str, str], bool]
"""Package and version -> whether a vulnerability is known."""


@asynccontextmanager
async def osv(known: Known) -> AsyncIterator[str]:
    """A double of OSV's query; gives its address."""

    async def answer(request: web.Request) -> web.Response:
        asked: dict[str, Any] = json.loads(await request.read())
        package = asked["package"]
        found = {"id": "CVE-1", "summary": "It is open.", "affected": [{"package": package}]}
        return web.json_response({"vulns": [found]} if known(package["name"], asked["version"]) else {})

    application = web.Application()
    application.router.add_post("/v1/query", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/v1/query"
    finally:
        await runner.cleanup()


async def audit(address: str) -> tuple[int | None, str]:
    """Look up vulnerabilities at an address; returns the exit status and the output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, AUDIT),
        env=os.environ | {"PIP_AUDIT_OSV_URL": address},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await process.communicate()
    return process.returncode, printed.decode()


def of_the_first(name: str, _version: str) -> bool:
    """Vulnerabilities that every OSV knows."""
    return name == "jinja2"


def of_one_more(name: str, version: str) -> bool:
    """The same, and one in an installed library."""
    return name == "jinja2" or f"{name}=={version}" in PROJECT["project"]["dependencies"][0]


async def test_where_nothing_is_reached_it_is_skipped_and_says_so() -> None:
    async with osv(lambda _name, _version: False) as other:
        assert await audit(other) == (
            0,
            f"SKIPPED: known vulnerabilities were not looked up, since {other} is not reached: "
            "it does not know what it should\n",
        )
    status, printed = await audit(other)
    assert (status, printed.count("\n")) == (0, 1)
    assert printed.startswith(
        f"SKIPPED: known vulnerabilities were not looked up, since {other} is not reached: "
    )


@pytest.mark.skipif(
    subprocess.run(FETCH.split(), cwd=ROOT, capture_output=True, check=False).returncode != 0,
    reason="pip-audit has not been fetched",
)
async def test_a_known_vulnerability_fails_and_is_named() -> None:
    async with osv(of_the_first) as address:
        assert await audit(address) == (0, "No known vulnerabilities found\n")
    async with osv(of_one_more) as address:
        status, printed = await audit(address)
    assert status == 1
    assert "CVE-1" in printed
    assert PROJECT["project"]["dependencies"][0].partition("==")[0] in printed


def test_what_looks_it_up_is_pinned_and_part_of_every_check() -> None:
    assert "pip-audit" in pins((ROOT / ".ci/audit.txt").read_text("utf-8").splitlines())
    assert ".ci/audit\n" in (ROOT / ".ci/run").read_text("utf-8")
