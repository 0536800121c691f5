"""Slash commands: names and descriptions in all languages, and syncing them with Discord."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import aiohttp
import discord
from discord import app_commands

import games
from bot.client.acknowledgement import Interaction, Reply
from bot.client.handlers import Handling, answer, note_responding, tell_error
from bot.client.responses import UserError
from bot.clock import Clock
from bot.locales import game_words, general_words, language

OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
    app_commands.CheckFailure,
)
"""Errors of commands that this version does not have, or not with these values."""

TRANSLATED = frozenset(locale for locale in discord.Locale if language(str(locale)) != "en")
"""Discord's locales in whose languages there are texts."""

FIRST_SECONDS = 60.0
"""Delay after the first sync that fails; each further one doubles it."""

LONGEST_SECONDS = 3600.0

REFUSALS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of a sync: Discord refuses a command, or is not to be had."""

F = TypeVar("F", bound=Callable[..., Any])

Command = app_commands.Command[Any, ..., None]

log = logging.getLogger(__name__)

COMPARED = (
    *("type", "name", "description", "required", "autocomplete", "choices", "value", "options"),
    *("contexts", "integration_types", "default_member_permissions"),
)
"""Fields of a command's payload that decide whether it is synced, in addition to the localizations."""


def localized_string(name: str, *, parameter: bool = False, about: bool = False) -> app_commands.locale_str:
    """The name, or (`about`) the description, of a command or of a parameter."""
    kind = "parameter" if parameter else "command"
    text = f"about-{kind}-{name}" if about else f"{kind}-{name}"
    return app_commands.locale_str(general_words("en")(text), text=text)


def for_servers(function: F) -> F:
    """Decorator of a command of servers; all others users can install for themselves and use anywhere."""
    installed = app_commands.allowed_installs(guilds=True, users=False)(function)
    return app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(installed)


def with_parameters(**names: str) -> Callable[[F], F]:
    """Decorator that names and describes a command's parameters by texts."""

    def made(function: F) -> F:
        about = {each: localized_string(name, parameter=True, about=True) for each, name in names.items()}
        named = {each: localized_string(name, parameter=True) for each, name in names.items()}
        described: F = app_commands.describe(**about)(app_commands.rename(**named)(function))
        return described

    return made


def command(name: str, **parameters: str) -> Callable[[Callable[..., Handling]], Command]:
    """Decorator of a cog's command that is answered privately; `parameters`: their texts."""

    def made(handler: Callable[..., Handling]) -> Command:
        @wraps(handler)
        async def callback(cog: Any, interaction: Interaction, **values: Any) -> None:
            await answer(interaction, Reply.PRIVATE, handler(cog, interaction, **values))

        return slash(name)(with_parameters(**parameters)(callback) if parameters else callback)

    return made


def slash(name: str) -> Callable[[Callable[..., Handling]], Command]:
    """Decorator of a command that acknowledges itself."""
    made: Any = app_commands.command(
        name=localized_string(name), description=localized_string(name, about=True)
    )
    return cast("Callable[[Callable[..., Handling]], Command]", made)


def game_choices() -> list[app_commands.Choice[str]]:
    """The games there are now."""
    return [
        app_commands.Choice(
            name=app_commands.locale_str(game_words("en", name)("title"), game=name), value=name
        )
        for name in games.names()
    ]


class CommandTree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        admitted: bool = await interaction.client.admission.admits(interaction)
        return admitted

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the user: of an unknown command or value, that it is from another version of the bot."""
        outdated = isinstance(error, OUTDATED)
        with note_responding(interaction.client):
            await tell_error(interaction, UserError("error-no-such-command") if outdated else error)


class Translator(app_commands.Translator):
    """Translates names and descriptions of commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        """The text in a language other than English; None for one without texts."""
        if locale not in TRANSLATED:
            return None
        game, text = string.extras.get("game"), string.extras.get("text")
        if game is not None:
            return game_words(str(locale), game)("title")
        return None if text is None else general_words(str(locale))(text)


async def sync_commands(tree: app_commands.CommandTree[Any]) -> bool:
    """Sync the commands with Discord if they have changed; returns whether they had."""
    translator = tree.translator
    assert translator is not None
    _limit_installs(tree)
    ours = [
        _comparable(await command.get_translated_payload(tree, translator)) for command in tree.get_commands()
    ]
    route = discord.http.Route(
        "GET", "/applications/{application_id}/commands", application_id=tree.client.application_id
    )
    known = await tree.client.http.request(route, params={"with_localizations": "true"})
    theirs = [_comparable(command) for command in known]
    if sorted(ours, key=str) == sorted(theirs, key=str):
        return False
    await tree.sync()
    log.info("commands synced")
    return True


class CommandSync:
    """Keeps Discord's commands in sync; while it refuses them the bot works with the known ones."""

    def __init__(self, tree: app_commands.CommandTree[Any], clock: Clock) -> None:
        self.fault = ""
        """Why Discord does not have the commands, as a line; "" if it has, or before the first attempt."""
        self._tree = tree
        self._clock = clock
        self._failures = 0
        self._retry_after = 0.0

    async def attempt(self) -> None:
        """Sync the commands once; what fails is logged."""
        try:
            await sync_commands(self._tree)
        except Exception as error:
            self._failures += 1
            self._retry_after = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
            self.fault = f"Discord does not have the present commands: {' '.join(str(error).split())}"
            expected = isinstance(error, REFUSALS)
            log.error(
                "%s; the next attempt is in %.0f s", self.fault, self._retry_delay, exc_info=not expected
            )
        else:
            self.fault = ""

    async def run(self) -> None:
        """Repeat a sync that failed, with growing delays, until one succeeds."""
        while self.fault:
            await self._clock.sleep(self._retry_delay)
            await self.attempt()

    @property
    def _retry_delay(self) -> float:
        growing: float = min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** min(self._failures - 1, 20))
        return max(growing, self._retry_after)


def _limit_installs(tree: app_commands.CommandTree[Any]) -> None:
    """Commands are installed on servers alone, unless the application allows users to install it."""
    application = tree.client.application
    if application is None or application.user_integration_config is None:
        tree.allowed_installs = app_commands.AppInstallationType(guild=True)


def _comparable(command: Any) -> Any:
    """The compared fields of a payload, without those left at their default."""
    if isinstance(command, dict):
        permissions = command.get("default_member_permissions")
        if permissions is not None:
            command = {**command, "default_member_permissions": str(permissions)}
        kept = {name: _comparable(value) for name, value in command.items() if _is_compared(name)}
        return {name: value for name, value in sorted(kept.items()) if value or name == "value"}
    return [_comparable(each) for each in command] if isinstance(command, list | tuple) else command


def _is_compared(name: str) -> bool:
    return name in COMPARED or language(name) != "en" or name.endswith("_localizations")
