"""The greeting of a server, and the screens behind its buttons."""

from collections.abc import Mapping
from typing import Any

from bot.screens.ids.server_ids import (
    BeginGuided,
    BeginGuidedAgain,
    GreetWith,
    HowItWorks,
    PlayAtLevel,
    PlayGuided,
    PlayIntroductory,
    PlayNow,
)
from bot.screens.levels import level_buttons
from bot.screens.model import Button, Pictures, Screen, Select, TableContext, gallery
from bot.screens.panel.narration import small_text
from bot.screens.shared.choose_game import game_select
from bot.screens.shared.controls import LIT
from games.game import Game
from games.guided import GOAL_TEXT, PARTS_TEXT
from games.words import Words
from storage.core.rows import GUIDED


def greeting(
    game: Game[Any],
    words: Words,
    pictures: Pictures = (),
    *,
    games: Mapping[str, Words] = {},
    is_public: bool = True,
    knows_lesson: bool = False,
) -> Screen:
    """A game in one screen of a phone; until the reader `knows_lesson`, the guided game is suggested."""
    led = game.guided is not None and not knows_lesson
    play = Button(PlayNow(game.name), words("button-play-now"), "secondary" if led else "success")
    guided = Button(PlayGuided(game.name), words("button-guided"), "success" if led else "secondary")
    buttons = (
        *((guided, play) if led else (play, guided) if game.guided else (play,)),
        *([Button(PlayIntroductory(game.name), words("button-introductory"))] if game.introductory else ()),
        Button(HowItWorks(game.name), words("button-how-it-works")),
    )
    small = (words("game-duration"), *([words("greeting-setup")] if is_public else ()))
    return Screen.of(
        f"## {words('title')}",
        *gallery(pictures),
        words("game-summary"),
        "\n".join(f"-# {line}" for line in small),
        buttons,
        _other_games(game.name, games, words),
    )


def _other_games(shown: str, games: Mapping[str, Words], words: Words) -> Select:
    others = {name: texts_of for name, texts_of in games.items() if name != shown}
    return game_select(GreetWith(shown), "greeting-other-game", others, words)


def guided_page(game: Game[Any], words: Words, pictures: Pictures = ()) -> Screen:
    """Goal and board of a game before its guided game begins."""
    return Screen.of(
        words(GOAL_TEXT),
        *gallery(pictures),
        small_text(f"{words(PARTS_TEXT)}\n{words('lesson-begins', lit=LIT)}"),
        (
            Button(BeginGuided(game.name), words("button-begin"), "success"),
            Button(HowItWorks(game.name), words("button-how-it-works")),
        ),
    )


def ask_level(game: Game[Any], words: Words, *, introductory: bool, suggested: str) -> Screen:
    """How well computer players shall play, asked before the first game; one level is `suggested`."""
    buttons = level_buttons(lambda level: PlayAtLevel(game.name, level, int(introductory)), suggested, words)
    return Screen.of(words("greeting-ask-level", game=words("title")), buttons)


def game_link(context: TableContext, words: Words, *, now: bool) -> Screen:
    """Link to the game; `now`: this press started it."""
    row = context.row
    is_led = row.origin == GUIDED and not now
    text = "greeting-guided-runs" if is_led else "greeting-game-begins" if now else "greeting-game-runs"
    again = Button(BeginGuidedAgain(row.name, row.id), words("button-begin-again"))
    return Screen.of(words(text, game=words("title"), link=context.link), (again,) if is_led else ())
