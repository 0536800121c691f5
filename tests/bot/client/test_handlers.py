import re
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from bot.client import cogs
from bot.client.acknowledgement import Interaction, Reply
from bot.client.bot_cog import Reads
from bot.client.cogs.lobby import LobbyCog
from bot.client.handlers import handlers, handles
from bot.clock import Clock
from bot.screens.ids.custom_ids import KINDS
from bot.screens.ids.lobby_ids import Join
from tests.support.bot_world import BotWorld


class Joining:
    """What handles a kind that the lobby handles too."""

    @handles(Join, Reply.UPDATE)
    async def join(self, interaction: Interaction, pressed: Join) -> None:
        """Never called."""


def test_every_kind_has_a_handler(world: BotWorld) -> None:
    found = handlers(world.bot.cogs.values())
    assert set(found) == set(KINDS.values())


def test_a_kind_without_a_handler_is_an_error(world: BotWorld) -> None:
    with pytest.raises(TypeError, match="no handler for OpenTableOf, Join, Leave"):
        handlers([cog for cog in world.bot.cogs.values() if not isinstance(cog, LobbyCog)])


def test_a_kind_with_two_handlers_is_an_error(world: BotWorld) -> None:
    with pytest.raises(TypeError, match="Join has two handlers"):
        handlers([world.bot.cog(LobbyCog), Joining()])


def test_every_module_of_cogs_has_one_which_the_bot_adds(world: BotWorld) -> None:
    folder = Path(cogs.__file__).parent
    modules = sorted(f"{cogs.__name__}.{path.stem}" for path in folder.glob("[a-z]*.py"))
    assert [kind.__module__ for kind in cogs.cog_classes()] == modules
    assert [type(cog).__module__ for cog in world.bot.cogs.values()] == modules


def test_every_cog_and_page_gets_the_services_that_it_declares(world: BotWorld) -> None:
    services = {**vars(world.bot), "client": world.bot}
    pages = [cogs.build_with_services(kind, services) for kind in cogs.PAGES.values()]
    for each in (*cogs.cogs_of(world.bot), *pages):
        given = [field for field in fields(each) if field.init]
        assert len(given) >= len(fields(Reads))
        for field in given:
            kinds = {kind.__name__ for kind in type(getattr(each, field.name)).__mro__}
            declared = getattr(field.type, "__name__", field.type)
            assert declared in (*kinds, Clock.__name__), (each, field.name)


def test_no_cog_asks_for_another_one_or_holds_the_bot() -> None:
    for path in Path(cogs.__file__).parent.rglob("[a-z]*.py"):
        text = path.read_text("utf-8")
        assert "_bot." not in text, path
        assert ".cog(" not in text, path
        assert not re.search(r"import \w+Cog\b(?<!BotCog)", text), path


def test_a_module_without_a_cog_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stray.py").touch()
    monkeypatch.setattr(cogs, "__path__", [*cogs.__path__, str(tmp_path)])
    with pytest.raises(KeyError, match=r"bot\.client\.cogs\.stray"):
        cogs.cog_classes()
    monkeypatch.delitem(sys.modules, f"{cogs.__name__}.stray")
    monkeypatch.delattr(cogs, "stray")
