import json
import re

import pytest

from tests.support.pins import PROJECT, ROOT, pins

UV_RUN = re.compile(r"\buv run ([^`\n]+)")
"""The command after `uv run`."""


def test_hashed_requirements_are_the_pinned_versions() -> None:
    project = PROJECT["project"]["dependencies"]
    pinned = pins([*project, *PROJECT["tool"]["uv"]["constraint-dependencies"]])
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    hashed = pins([line for line in lines if "==" in line])
    assert hashed == {name: pinned[name] for name in hashed}
    assert pins(project).items() <= hashed.items()
    assert pins(PROJECT["dependency-groups"]["dev"])


def test_hashed_requirements_for_postgresql_are_the_pinned_versions() -> None:
    extra = pins(PROJECT["project"]["optional-dependencies"]["postgresql"])
    pinned = pins(PROJECT["tool"]["uv"]["constraint-dependencies"]) | extra
    lines = (ROOT / "requirements-postgresql.txt").read_text("utf-8").splitlines()
    hashed = pins([line for line in lines if "==" in line])
    assert hashed == {name: pinned[name] for name in hashed}
    assert extra.items() <= hashed.items()
    assert extra.items() <= pins(PROJECT["dependency-groups"]["dev"]).items()


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-postgresql.txt"])
def test_requirements_name_no_package_index(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert "://" not in text
    assert "index" not in text


def test_the_build_backend_is_a_range() -> None:
    (backend,) = PROJECT["build-system"]["requires"]
    assert re.fullmatch(r"uv_build>=0\.\d+,<0\.\d+", backend)


@pytest.mark.parametrize("folder", ["tests/sandbox/validator", "tests/web/accessibility"])
def test_packages_for_node_are_pinned_with_hashes_and_name_no_registry(folder: str) -> None:
    wanted = json.loads((ROOT / folder / "package.json").read_text("utf-8"))["dependencies"]
    locked = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    del locked[""]
    assert (
        wanted.items()
        <= {
            name.removeprefix("node_modules/"): package["version"] for name, package in locked.items()
        }.items()
    )
    assert all(package["integrity"] and "resolved" not in package for package in locked.values())


def test_the_program_is_run_without_developers_tools_and_these_with_their_group() -> None:
    assert PROJECT["tool"]["uv"]["default-groups"] == []
    tools = pins(PROJECT["dependency-groups"]["dev"]).keys()
    scripts = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / ".ci/run"]
    commands = [command for script in scripts for command in UV_RUN.findall(script.read_text("utf-8"))]
    wanted = {
        command: any(word in tools or word.startswith("tests.") for word in command.split())
        for command in commands
    }
    assert any(wanted.values())
    assert not all(wanted.values())
    assert {command: command.startswith("--group dev ") for command in commands} == wanted
