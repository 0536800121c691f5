import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import games

ROOT = Path(__file__).parents[1]

PACKAGES: Mapping[str, tuple[str, ...]] = {
    "games": (),
    "clocks": ("games",),
    "cups": (),
    "ratings": (),
    "storage": ("clocks", "ratings"),
    "sandbox": (),
    "renderer": ("games",),
    "bot": ("clocks", "cups", "games", "ratings", "renderer", "storage"),
}
"""Package -> the other packages it may import."""

EMBEDDING = "bot/trial"
"""The folder of the bot with the sandbox, for users without a token."""

GAMES = games.names()

DISCORD = (
    *("bot/client", "bot/delivery", "bot/first_day", "bot/trial"),
    *("bot/app.py", "bot/config.py", "bot/__main__.py"),
)
"""The modules that may import discord.py."""

BEHAVIOUR = tuple(
    f"sandbox.world.{path.stem}"
    for path in sorted((ROOT / "sandbox/world").glob("[a-z]*.py"))
    if path.stem not in ("model", "permissions")
)
"""The modules of the sandbox's world above its entities."""

NEVER: Mapping[str, tuple[str, ...]] = {
    "games/engine": (*(f"games.{game}" for game in GAMES), "games.agents"),
    "games/agents": tuple(f"games.{game}" for game in GAMES),
    "storage": ("discord",),
    "games": ("discord",),
    "renderer": ("discord",),
    "bot/tables": ("bot.client", "bot.screens", "bot.trial", "bot.app", "bot.wiring", "renderer"),
    "bot/workers": (
        "bot.client",
        "bot.screens",
        "bot.tables",
        "bot.trial",
        "bot.app",
        "bot.wiring",
        "games",
        "renderer",
    ),
    "bot/screens": ("bot.client", "bot.trial", "bot.app", "bot.wiring"),
    "bot/client": ("bot.trial", "sandbox"),
    "bot/delivery": ("bot.client.cogs", "bot.trial", "bot.app", "bot.wiring"),
    "bot/audit": (
        "bot.client",
        "bot.delivery",
        "bot.screens",
        "bot.trial",
        "bot.app",
        "bot.wiring",
        "renderer",
    ),
    **{
        path.relative_to(ROOT).as_posix(): ("bot.client.cogs", "bot.delivery")
        for path in sorted((ROOT / "bot/client").glob("[a-z]*.py"))
    },
    "renderer/engine": (
        "games",
        *(f"renderer.{each}" for each in ("kit", "contract", "registry", "request")),
    ),
    "renderer/kit": ("renderer.registry",),
    **{
        f"renderer/{game}/{folder}": tuple(f"renderer.{game}.{each}" for each in above) + also
        for game in GAMES
        for folder, above, also in (
            ("drawings", ("parts", "pictures"), ("renderer.engine.layout",)),
            ("parts", ("pictures",), ()),
        )
        if (ROOT / "renderer" / game / folder).is_dir()
    },
    "sandbox/world/model.py": ("sandbox.validation", *BEHAVIOUR),
    "sandbox/world/permissions.py": ("sandbox.validation", *BEHAVIOUR),
    "sandbox/validation": (*BEHAVIOUR, "sandbox.api", "sandbox.actors", "sandbox.server", "sandbox.web"),
    "sandbox/world": ("sandbox.api", "sandbox.actors", "sandbox.server", "sandbox.web"),
    "sandbox/api": ("sandbox.actors", "sandbox.server", "sandbox.web"),
    "sandbox/actors": ("sandbox.api", "sandbox.server", "sandbox.web"),
    "sandbox/server.py": ("sandbox.web",),
    "sandbox/web": ("sandbox.api",),
}
"""Folder -> modules that it never imports."""

ORDERS: Mapping[str, tuple[str, ...]] = {
    "storage": (
        "core",
        "schema",
        "places",
        "history",
        "peace",
        "time",
        "ratings",
        "lobby",
        "absence",
        "seats",
        "cups",
        "privacy",
        "sqlite",
        "postgresql",
        "together",
    ),
    "bot/tables": ("*.py", "settings", "reminders", "lobby", "absence", "peace", "queue", "cups", "privacy"),
    "bot/screens": (
        "ids",
        "*.py",
        "shared",
        "help",
        "reminders",
        "settings",
        "results",
        "absence",
        "seats",
        "panel",
        "lobby",
        "cups",
        "finding",
        "history",
        "servers",
        "peace",
        "people",
        "painting",
        "overview",
    ),
}
"""The subjects of a folder from the ground up; `*.py` are the modules beside the subjects."""


@cache
def modules(folder: str) -> tuple[Path, ...]:
    path = ROOT / folder
    return (path,) if path.suffix else tuple(sorted(path.rglob("*.py")))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """The nodes of a module that these tests examine."""
    kinds = (ast.Import, ast.ImportFrom, ast.Constant, ast.Attribute)
    return tuple(node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, kinds))


@cache
def imported(path: Path) -> set[str]:
    """The full names of a file's imports."""
    found = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found |= {node.module or "", *(f"{node.module}.{name.name}" for name in node.names)}
    return found


def within(name: str, module: str) -> bool:
    return name == module or name.startswith(f"{module}.")


def strays(folder: str, *never: str) -> list[str]:
    """The forbidden imports below a folder."""
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(folder)
        for name in sorted(imported(path))
        if any(within(name, each) for each in never)
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_import_one_way(package: str) -> None:
    others = {each for each in PACKAGES if each != package and each not in PACKAGES[package]}
    found = strays(package, *others)
    brought = strays(EMBEDDING, "sandbox") if package == "bot" else []
    assert [each for each in found if each not in brought] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_installed_imports_nothing_that_is_not(package: str) -> None:
    assert strays(package, "benchmarks", "tests", "workshop") == []


@pytest.mark.parametrize("folder", NEVER)
def test_folders_import_one_way(folder: str) -> None:
    assert modules(folder)
    assert strays(folder, *NEVER[folder]) == []


@pytest.mark.parametrize("package", ORDERS)
def test_every_subject_has_its_place(package: str) -> None:
    folders = {path.parent.name for path in (ROOT / package).glob("*/__init__.py")}
    beside = {"*.py"} if any((ROOT / package).glob("[a-z]*.py")) else set()
    assert sorted(ORDERS[package]) == sorted({*beside, *folders})


@pytest.mark.parametrize(
    ("package", "subject"), [(package, subject) for package, order in ORDERS.items() for subject in order]
)
def test_subjects_import_downhill(package: str, subject: str) -> None:
    above = ORDERS[package][ORDERS[package].index(subject) + 1 :]
    paths = (ROOT / package).glob("*.py" if subject == "*.py" else f"{subject}/**/*.py")
    dotted = package.replace("/", ".")
    beside = (
        {f"{dotted}.{path.stem}" for path in (ROOT / package).glob("[a-z]*.py")} if "*.py" in above else set()
    )
    never = {*(f"{dotted}.{each}" for each in above), *beside}
    assert [each for path in paths for each in strays(str(path.relative_to(ROOT)), *never)] == []


@pytest.mark.parametrize("package", sorted(PACKAGES.keys() - {"games"}))
def test_no_circle_of_files_crosses_the_border_of_a_folder(package: str) -> None:
    """Except in `games`, where the contract of a game and its table name each other."""
    paths = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in modules(package)
    }
    left = {name: imported(path) & paths.keys() - {name} for name, path in paths.items()}
    while free := {name for name, others in left.items() if not others & left.keys()}:
        left = {name: others - free for name, others in left.items() if name not in free}
    reached = {name: reachable(name, left) for name in left}
    assert [
        f"{name} and {other}"
        for name in left
        for other in reached[name]
        if name < other and name in reached[other] and paths[name].parent != paths[other].parent
    ] == []


def reachable(name: str, imports: Mapping[str, set[str]]) -> set[str]:
    """The modules that one imports, directly or through others."""
    found: set[str] = set()
    todo = [name]
    while todo:
        fresh = imports[todo.pop()] - found
        found |= fresh
        todo += fresh
    return found


def test_discord_is_known_where_the_bot_meets_it() -> None:
    allowed = {path for folder in DISCORD for path in modules(folder)}
    known = {path for path in modules("bot") if any(within(name, "discord") for name in imported(path))}
    assert known <= allowed


@pytest.mark.parametrize("package", PACKAGES)
def test_commands_are_imported_by_nobody(package: str) -> None:
    assert [
        str(path.relative_to(ROOT))
        for path in modules(package)
        if any(name.endswith("__main__") for name in imported(path))
    ] == []


@pytest.mark.parametrize("package", [each for each in PACKAGES if each != "storage"])
def test_sql_stands_in_the_storage_alone(package: str) -> None:
    assert strays(package, "sqlite3", "aiosqlite") == []


@pytest.mark.parametrize("package", [*PACKAGES, "tests", "benchmarks", "workshop"])
def test_no_game_is_named_outside_its_folders(package: str) -> None:
    assert [
        f"{path.relative_to(ROOT)} names {game}: {name!r}"
        for path in modules(package)
        if not any(game in path.parts for game in GAMES)
        for name in sorted({*imported(path), *texts(path)})
        for game in GAMES
        if game in name
    ] == []


@pytest.mark.parametrize("package", [*PACKAGES, "tests", "benchmarks", "workshop"])
def test_no_game_imports_another(package: str) -> None:
    assert [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(package)
        for own in GAMES
        if own in path.parts
        for name in sorted(imported(path))
        if any(other in name.split(".") for other in GAMES if other != own)
    ] == []


def texts(path: Path) -> Iterator[str]:
    """The strings in a module."""
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_a_game_is_found_by_its_folder() -> None:
    for name in GAMES:
        assert games.find(name).name == name
    with pytest.raises(LookupError, match="no game is called 'chess'"):
        games.find("chess")


@pytest.mark.parametrize("package", [*PACKAGES, "tests", "benchmarks", "workshop"])
def test_no_command_reads_its_arguments_by_position(package: str) -> None:
    assert [
        str(path.relative_to(ROOT))
        for path in modules(package)
        if any(isinstance(node, ast.Attribute) and node.attr == "argv" for node in nodes(path))
    ] == []


def test_no_test_module_is_imported() -> None:
    """Shared helpers belong in `tests/support`."""
    imported = {
        f"{path.relative_to(ROOT)}: {module}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for node in nodes(path)
        for module in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [])
        if module.rpartition(".")[2].startswith("test_")
    }
    assert imported == set()


NODE = re.compile(r'(\w+)(?:\["([^"]+)"\])?')


@cache
def drawn() -> tuple[dict[str, str], set[tuple[str, str]]]:
    """The picture in `docs/architecture.md`: folder or module -> node, and the arrows between nodes."""
    document = (ROOT / "docs/architecture.md").read_text("utf-8")
    nodes: dict[str, str] = {}
    arrows: set[tuple[str, str]] = set()
    for line in document.split("graph TD\n", 1)[1].split("```", 1)[0].splitlines():
        chain = [NODE.fullmatch(each.strip()) for each in line.split("-->")]
        names = [found[1] for found in chain if found]
        nodes |= {path: found[1] for found in chain if found and found[2] for path in found[2].split(", ")}
        arrows |= set(pairwise(names))
    return nodes, arrows


def node_of(module: str) -> str | None:
    """The node of a module, or of something in it."""
    parts = module.split(".")
    above = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((drawn()[0][each] for each in above if each in drawn()[0]), None)


def test_the_picture_of_the_folders_shows_who_imports_whom() -> None:
    """Without the arrows that follow from others."""
    imports: dict[str, set[str]] = {node: set() for node in drawn()[0].values()}
    for package in PACKAGES:
        for path in modules(package):
            own = node_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
            if own is not None:
                others = {node_of(name) for name in imported(path)} - {own, None}
                imports[own] |= {other for other in others if other is not None}
    assert [node for node in imports if node in reachable(node, imports)] == []
    assert {
        (node, other)
        for node, others in imports.items()
        for other in others
        if not any(other in reachable(between, imports) for between in others - {other})
    } == drawn()[1]


def test_every_folder_is_in_the_picture() -> None:
    names = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for package in PACKAGES
        for path in modules(package)
        if path != ROOT / "bot/__init__.py"
    }
    assert {name for name in names if node_of(name) is None} == set()
