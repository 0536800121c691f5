"""Accessibility of the page: axe-core, run in the browser beside the page's own scripts."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

FOLDER = Path(__file__).parents[1] / "web" / "accessibility"
SCRIPT = FOLDER / "node_modules" / "axe-core" / "axe.min.js"


@cache
def checker() -> str:
    """The script of axe-core. If it is not installed the test is skipped, or fails with CI=true."""
    if SCRIPT.is_file():
        return SCRIPT.read_text("utf-8")
    reason = "axe-core is not installed: npm ci --prefix tests/web/accessibility"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


async def violations(page: Page) -> list[str]:
    """The faults that axe-core finds on the page now: impact, rule, elements.

    The script is evaluated by the debugger, which the Content-Security-Policy does not touch.
    """
    await page.evaluate(checker())
    results: dict[str, Any] = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['impact']}: {violation['help']} ({violation['id']}): {node['html'][:200]}"
        for violation in results["violations"]
        for node in violation["nodes"]
    ]
