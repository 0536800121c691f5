"""The pinned versions of the project."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


PIN = re.compile(r"([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==([^\s;\\]+)")


def pins(requirements: list[str]) -> dict[str, str]:
    """Normalised name -> version; every requirement has to be an exact pin."""
    found = {}
    for requirement in requirements:
        pin = PIN.match(requirement)
        assert pin, f"{requirement} is not an exact version"
        found[re.sub(r"[._]", "-", pin[1]).lower()] = pin[2]
    return found
