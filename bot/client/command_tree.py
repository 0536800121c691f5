"""The names and descriptions of commands in all languages, and telling Discord of them when they changed."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.locales import general_words, language
from games.words import Message

log = logging.getLogger(__name__)

SEEN = ("type", "name", "description", "required", "autocomplete", "choices", "value", "options")
"""What of a command somebody sees, beside its names and descriptions in other languages."""


def localized(name: str, *, parameter: bool = False, about: bool = False) -> app_commands.locale_str:
    """The name, or the description, of a command or of its parameter, to be translated."""
    kind = "parameter" if parameter else "command"
    text = f"about-{kind}-{name}" if about else f"{kind}-{name}"
    return app_commands.locale_str(general_words("en").text(Message(text)), text=text)


class Translator(app_commands.Translator):
    """Names and descriptions of commands from the texts."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        """The text in a language other than English, if we speak it."""
        text = string.extras.get("text")
        if text is None or language(str(locale)) == "en":
            return None
        return general_words(str(locale)).text(Message(text))


async def sync(tree: app_commands.CommandTree[Any]) -> bool:
    """Tell Discord of the commands, if they are not what it knows; whether they were not."""
    translator = tree.translator
    assert translator is not None
    ours = [_seen(await command.get_translated_payload(tree, translator)) for command in tree.get_commands()]
    route = discord.http.Route(
        "GET", "/applications/{application_id}/commands", application_id=tree.client.application_id
    )
    known = await tree.client.http.request(route, params={"with_localizations": "true"})
    theirs = [_seen(command) for command in known]
    if sorted(ours, key=str) == sorted(theirs, key=str):
        return False
    await tree.sync()
    log.info("commands synced")
    return True


def _seen(command: Any) -> Any:
    """What of a command can be seen, without what is left at its default."""
    if isinstance(command, dict):
        kept = {name: _seen(value) for name, value in command.items() if _matters(name)}
        return {name: value for name, value in sorted(kept.items()) if value or name == "value"}
    return [_seen(each) for each in command] if isinstance(command, list | tuple) else command


def _matters(name: str) -> bool:
    return name in SEEN or language(name) != "en" or name.endswith("_localizations")
