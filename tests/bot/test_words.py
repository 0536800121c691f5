import ast
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

import bot
import games
from bot.client.threads import REQUIRED
from bot.locales import BOT_WORDS, game_words, general_words
from bot.screens.servers.notices import FORUM_NAMES
from bot.screens.settings.privacy import data_text
from bot.screens.shared.table_time import ALL, about_pace, pace_name
from bot.tables.log_reading import LogFault
from games.engine.plans import Sign
from games.words import LOCALES
from storage.privacy.personal_data import EXPORTED

WORDS = ("words", "user_words", "game_words", "general_words")
"""Words, and functions that return some."""

MAKERS = ("Message", "UserError", "text_button", *WORDS)
"""Functions of which a string argument with a hyphen is the id of a text."""


@cache
def sources() -> list[ast.Module]:
    """The modules of the bot, and of the packages below it that name its texts."""
    root = Path(bot.__file__).parents[1]
    return [
        ast.parse(path.read_text("utf-8"))
        for folder in ("bot", "clocks", "storage")
        for path in (root / folder).rglob("*.py")
    ]


@cache
def nodes_of_sources() -> list[ast.AST]:
    """All syntax nodes of the bot's modules."""
    return nodes_in(*sources())


def nodes_in(*trees: ast.AST) -> list[ast.AST]:
    return [node for tree in trees for node in ast.walk(tree)]


@cache
def calls(*names: str) -> list[ast.Call]:
    """The calls of functions of these names in the bot, and of what they return."""
    found = []
    for node in nodes_of_sources():
        if isinstance(node, ast.Call):
            called = node.func.func if isinstance(node.func, ast.Call) else node.func
            if isinstance(called, ast.Name) and called.id in names:
                found.append(node)
    return found


def strings(nodes: Sequence[ast.AST]) -> set[str]:
    """The plain strings in the code, except for the parts of f-strings."""
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
    }


def composed_ids() -> set[str]:
    """Ids composed of a prefix and a name: of commands, permissions, paces, signs, tables of the database."""
    found = {f"{kind}-{name}" for name in REQUIRED for kind in ("permission", "why")}
    found |= {f"{kind}-forum-{name}" for name in FORUM_NAMES for kind in ("permission", "why")}
    found |= {data_text(table) for table in EXPORTED} | {f"error-log-{fault}" for fault in LogFault}
    found |= {text.id for key in ALL for text in (pace_name(key), about_pace(key))}
    found |= {f"plan-sign-{sign}" for sign in Sign} | {f"language-{locale}" for locale in LOCALES}
    for call in calls("command", "slash", "with_parameters"):
        parameters = [each.value for each in call.keywords]
        for kind, names in (("command", call.args), ("parameter", parameters)):
            found |= {f"{about}{kind}-{name}" for name in strings(names) for about in ("", "about-")}
    return found


def test_every_text_is_used() -> None:
    texts = re.findall(r"^([a-z][\w-]*) =", (BOT_WORDS / "en.ftl").read_text("utf-8"), re.MULTILINE)
    assert len(texts) > 100
    assert all(any(calls(maker)) for maker in MAKERS)
    assert set(texts) <= strings(nodes_of_sources()) | composed_ids()


@pytest.mark.parametrize("name", games.names())
def test_every_text_that_is_used_is_there(name: str) -> None:
    words = game_words("en", name)
    arguments = [
        each for call in calls(*MAKERS) for each in call.args if not isinstance(each, ast.Call | ast.Dict)
    ]
    ids = {text for text in strings(nodes_in(*arguments)) if "-" in text}
    assert len(ids) > 50
    assert not {text for text in ids if not words.has(text)}
    assert not {text for text in composed_ids() if not general_words("en").has(text)}
