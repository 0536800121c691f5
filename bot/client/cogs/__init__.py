"""The cogs, each in a module of its own."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from bot.client.bot_cog import BotCog


def cog_classes() -> list[type[BotCog]]:
    """The class of each module here and in folders here, by its name. Raises KeyError for one without any."""
    found_here = walk_packages(__path__, f"{__name__}.")
    modules = sorted(module.name for module in found_here if not module.ispkg)
    for module in modules:
        import_module(module)
    found = {cog.__module__: cog for cog in BotCog.__subclasses__()}
    return [found[module] for module in modules]
