"""The cogs, each in a module of its own, here or in a folder of a subject."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from bot.client.bot_cog import BotCog


def cog_classes() -> list[type[BotCog]]:
    """The class of each module here, by the module's name. Raises KeyError for a module without one."""
    modules = sorted(each.name for each in walk_packages(__path__, f"{__name__}.") if not each.ispkg)
    for module in modules:
        import_module(module)
    found = {cog.__module__: cog for cog in BotCog.__subclasses__()}
    return [found[module] for module in modules]
