"""The layers of the sandbox: imports point down only."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandbox
from tests.test_architecture import imported

ROOT = Path(sandbox.__file__).parent
ENTITIES = {"world.model", "world.permissions"}
MAY_IMPORT = {
    "validation": {"validation", "world.model"},
    "world": {"world", "validation"},
    "api": {"api", "world", "validation"},
    "actors": {"actors", "world", "validation"},
    "validator": {"validator", "api.requests"},
    ".": {"server", "api", "actors", "world", "validation"},
    "web": {"web", "server", "actors", "world", "validation"},
}
"""What the modules of each folder may import of the sandbox; "." is the server on top of the API."""

MODULES = [path.relative_to(ROOT) for path in sorted(ROOT.rglob("*.py"))]


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_imports_point_down(path: Path) -> None:
    name = ".".join(path.with_suffix("").parts)
    allowed = ENTITIES if name in ENTITIES else MAY_IMPORT[str(path.parent)]
    inner = {each.removeprefix("sandbox.") for each in imported(ROOT / path) if each.startswith("sandbox.")}
    assert not {each for each in inner if not any(f"{each}.".startswith(f"{one}.") for one in allowed)}
