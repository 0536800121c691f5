"""The shape of the program: imports point one way, and commands are imported by nobody."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {
    "games": set(),
    "storage": set(),
    "sandbox": set(),
    "renderer": {"games"},
    "bot": {"games", "renderer", "storage"},
}
MODULES = sorted(path for package in MAY_IMPORT for path in (ROOT / package).rglob("*.py"))

EMBEDDING = "trial"
"""The folder of the bot that brings a pocket Discord along, for whoever has no token."""

PLAIN = ("tables", "screens")
"""The folders of the bot that can be used and tested without Discord."""

LAYERS = ("tables", "screens", "client", "trial")
"""The folders of the bot: none imports what stands in those after it."""


def imported(path: Path) -> set[str]:
    """The modules a file imports, by their full names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {node.module or "", *(f"{node.module}.{name.name}" for name in node.names)}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    package = path.relative_to(ROOT).parts[0]
    allowed = MAY_IMPORT[package] | {package}
    names = imported(path)
    if package == "bot" and path.parent.name == EMBEDDING:
        allowed |= {"sandbox"}
    if path.name != "__main__.py":
        strays = {name for name in names if name.split(".")[0] in set(MAY_IMPORT) - allowed}
        assert not strays
    assert not {name for name in names if name.endswith("__main__")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_folders_of_the_bot_import_one_way(path: Path) -> None:
    if path.parent.name in LAYERS and path.relative_to(ROOT).parts[0] == "bot":
        above = LAYERS[LAYERS.index(path.parent.name) + 1 :]
        assert not [
            name for name in imported(path) if name.split(".")[:2] in [["bot", each] for each in above]
        ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_tables_and_screens_and_the_rules_know_no_discord(path: Path) -> None:
    package = path.relative_to(ROOT).parts[0]
    if package in ("games", "storage", "renderer") or path.parent.name in PLAIN:
        assert "discord" not in {name.split(".")[0] for name in imported(path)}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_sql_stands_in_the_storage_alone(path: Path) -> None:
    if path.relative_to(ROOT).parts[0] != "storage":
        assert not {"sqlite3", "aiosqlite"} & imported(path)


def test_a_game_is_found_by_its_folder() -> None:
    from games import find, names

    assert "forum_trajanum" in names()
    assert find("forum_trajanum").name == "forum_trajanum"
    with pytest.raises(LookupError, match="no game is called 'chess'"):
        find("chess")
