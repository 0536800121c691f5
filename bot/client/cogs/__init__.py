"""The cogs, each in a module of its own; `pages` are shared by several of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, TypeVar

from bot.client.bot_cog import BotCog, Reads
from bot.client.cogs.pages.panels import Panels
from bot.client.cogs.pages.replays import Replays
from bot.client.cogs.pages.report_pages import ReportPages
from bot.client.cogs.pages.table_pages import TablePages
from bot.client.cogs.pages.vacation_pages import VacationPages

if TYPE_CHECKING:
    from bot.wiring import Services

Built = TypeVar("Built", bound=Reads)

PAGES: Mapping[str, type[Reads]] = {
    "panels": Panels,
    "replays": Replays,
    "report_pages": ReportPages,
    "table_pages": TablePages,
    "vacation_pages": VacationPages,
}


def cog_classes() -> list[type[BotCog]]:
    """The class of each module here, by the module's name. Raises KeyError for a module without one."""
    modules = sorted(each.name for each in iter_modules(__path__, f"{__name__}.") if not each.ispkg)
    for module in modules:
        import_module(module)
    found = {cog.__module__: cog for cog in BotCog.__subclasses__()}
    return [found[module] for module in modules]


def cogs_of(bot: Services) -> list[BotCog]:
    """The cogs of a bot, each with the services that its fields name."""
    services = {**vars(bot), "client": bot}
    pages = {name: build_with_services(page, services) for name, page in PAGES.items()}
    return [build_with_services(kind, services | pages) for kind in cog_classes()]


def build_with_services(kind: type[Built], services: Mapping[str, Any]) -> Built:
    """A cog or a page with its services. Raises KeyError for one there is not."""
    return kind(*(services[field.name.removeprefix("_")] for field in fields(kind) if field.init))
