"""The greeting of a server, and the screens behind its buttons."""

from collections.abc import Mapping
from typing import Any

from bot.screens.ids.server_ids import (
    GreetWith,
    HowItWorks,
    PlayAtLevel,
    PlayGuided,
    PlayIntroductory,
    PlayNow,
)
from bot.screens.levels import level_buttons
from bot.screens.model import Button, Pictures, Screen, Select, TableContext, gallery, text_screen, texts
from bot.screens.shared.choose_game import game_select
from games.game import Game
from games.settings import unusual_options
from games.words import Message, Words


def greeting(
    game: Game[Any], words: Words, pictures: Pictures = (), *, games: Mapping[str, Words] = {}
) -> Screen:
    """The picture stands above, so that text and buttons, the newest lines, are seen whole."""
    title = words("title")
    lines = (Message("game-summary"), Message("greeting-how"), Message("game-duration"))
    buttons = (
        Button(PlayNow(game.name), words("button-play-now"), "success"),
        *([Button(PlayGuided(game.name), words("button-guided"))] if game.guided else ()),
        *([Button(PlayIntroductory(game.name), words("button-introductory"))] if game.introductory else ()),
        Button(HowItWorks(game.name), words("button-how-it-works")),
    )
    paragraphs = texts(f"## {title}", *[words.text(line) for line in lines])
    setup = f"-# {words('greeting-setup')}"
    small = texts(_about_introductory(game, words), setup)
    return Screen.of(*gallery(pictures), *paragraphs, *small, buttons, _other_games(game.name, games, words))


def _other_games(shown: str, games: Mapping[str, Words], words: Words) -> Select:
    others = {name: texts_of for name, texts_of in games.items() if name != shown}
    return game_select(GreetWith(shown), "greeting-other-game", others, words)


def _about_introductory(game: Game[Any], words: Words) -> str:
    """The differences of an introductory game, a small line for each option."""
    names = unusual_options(game.introductory) if game.introductory else []
    lines = [(Message(f"setting-{name}"), Message(f"about-{name}")) for name in names]
    return "\n".join(f"-# {words.text(setting)}: {words.text(about)}" for setting, about in lines)


def ask_level(game: Game[Any], words: Words, *, introductory: bool, suggested: str) -> Screen:
    """How well computer players shall play, asked before the first game; one level is `suggested`."""
    buttons = level_buttons(lambda level: PlayAtLevel(game.name, level, int(introductory)), suggested, words)
    return Screen.of(words("greeting-ask-level", game=words("title")), buttons)


def game_link(context: TableContext, words: Words, *, now: bool) -> Screen:
    """Link to the game; `now`: this press started it."""
    text = "greeting-game-begins" if now else "greeting-game-runs"
    return text_screen(words(text, game=words("title"), link=context.link))
