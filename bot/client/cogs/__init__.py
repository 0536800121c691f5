"""The cogs, each in a module of its own, some in folders by subject."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from bot.client.bot_cog import BotCog


def cog_classes() -> list[type[BotCog]]:
    """The class of each module here, by the module's name. Raises KeyError for a module without one."""
    found_modules = walk_packages(__path__, f"{__name__}.")
    modules = sorted(module.name for module in found_modules if not module.ispkg)
    for module in modules:
        import_module(module)
    found = {cog.__module__: cog for cog in BotCog.__subclasses__()}
    return [found[module] for module in modules]
