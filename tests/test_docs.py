import ast
import os
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LEFT_OUT = (
    *(".venv", ".git", "node_modules", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache"),
    ".hypothesis",
)
"""Folders that do not belong to the project."""


def files() -> Iterator[str]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [each for each in folders if each not in LEFT_OUT]
        yield from ((Path(folder) / name).relative_to(ROOT).as_posix() for name in names)


FILES = frozenset(files())
PLACES = FILES | {f"{parent.as_posix()}/" for file in FILES for parent in Path(file).parents}
DOCUMENTS = sorted(file for file in FILES if file.endswith(".md"))

WRITTEN_BY_THE_READER = ("events.py",)
"""Files that a new game may have."""

FIRST_DAY = "docs/first-day.md"

FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"`([\w./-]+\.(?:py|md|ftl|toml|sql|jsonl|txt|service|world)|[\w./-]+/)`")
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
MODULE = re.compile(r"python -m ([a-z_.]+)")
NAME_IN_FILE = re.compile(r"`([\w.]+)` in `([\w/]+\.py)`")
TEST = re.compile(r"`((?:[a-z]+_)+[a-z]+)\.\.\.`")


def text(document: str) -> str:
    return (ROOT / document).read_text("utf-8")


def is_there(name: str) -> bool:
    """Whether the path of a file or folder ends like this."""
    return any(place == name or place.endswith(f"/{name}") for place in PLACES)


def anchors(document: str) -> set[str]:
    """The targets of links in a document."""
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", text(document)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_is_named_is_there(document: str) -> None:
    named = set(FILE.findall(FENCED.sub("", text(document))))
    assert [name for name in named if not is_there(name) and name not in WRITTEN_BY_THE_READER] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_is_said_to_stand_in_a_module_stands_there(document: str) -> None:
    for name, module in NAME_IN_FILE.findall(text(document)):
        modules = [text(file) for file in FILES if file == module or file.endswith(f"/{module}")]
        last = name.rpartition(".")[2]
        assert any(re.search(rf"\b{last}\b", source) for source in modules), (name, module)


def test_a_kind_of_notification_is_in_the_six_files_that_are_named() -> None:
    _, _, listed = text("docs/changing.md").partition("### A kind of notification is six files")
    named = sorted(FILE.findall(listed.partition("\n\nOrder, ")[0]))
    kind = re.compile(r"\bQUEUE_IN_VAIN\b|\bqueue-in-vain\b")
    program = [file for file in FILES if re.match(r"(bot|storage)/.*\.(py|ftl|toml|sql)$", file)]
    assert named == sorted(file for file in program if kind.search(text(file)))
    assert len(named) == 6


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document: str) -> None:
    for target, anchor in LINK.findall(text(document)):
        path = (ROOT / document).parent / target if target else ROOT / document
        assert path.exists(), target
        assert not anchor or anchor in anchors(path.resolve().relative_to(ROOT).as_posix()), anchor


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_that_is_named_is_there(document: str) -> None:
    for module in MODULE.findall(text(document)):
        assert find_spec(module.rstrip(".")) is not None, module


def test_lines_of_the_log_that_are_shown_can_be_logged() -> None:
    line = re.compile(r"^\d{4}-\S+ \S+ [A-Z]+ +(bot[\w.]+)(?: \w+=\d+)*: (.*)$", re.MULTILINE)
    shown = line.findall(text(FIRST_DAY))
    assert shown
    for logger, message in shown:
        source = ast.parse(text(f"{logger.replace('.', '/')}.py"))
        strings = [node.value for node in ast.walk(source) if isinstance(node, ast.Constant)]
        parts = [re.split(r"%[.\d]*[sdf]", each) for each in strings if isinstance(each, str) and " " in each]
        assert any(re.fullmatch(".*".join(map(re.escape, each)), message) for each in parts), message


def test_every_test_that_proves_a_promise_is_there() -> None:
    tests = "".join(text(file) for file in FILES if re.fullmatch(r"tests/.*test_\w+\.py", file))
    named = TEST.findall(text("docs/reliability.md"))
    assert named
    assert [name for name in named if f"def test_{name}" not in tests] == []
