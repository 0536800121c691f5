"""The cogs, each in a module of its own."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bot.client.bot_cog import BotCog


def cog_classes() -> list[type[BotCog]]:
    """The class of each module here, by the module's name. Raises KeyError for a module without one."""
    modules = sorted(f"{__name__}.{module.name}" for module in iter_modules(__path__))
    for module in modules:
        import_module(module)
    found = {cog.__module__: cog for cog in BotCog.__subclasses__()}
    return [found[module] for module in modules]
