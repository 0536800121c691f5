"""The greeting of a server, and what its buttons open."""

from __future__ import annotations

from typing import Any

from bot.screens.custom_ids import CustomId, HowItWorks, PlayIntroductory, PlayNow
from bot.screens.model import Button, Pictures, Screen, TableContext, Text, gallery, texts
from games.game import Game
from games.words import Message, Words


def greeting(game: Game[Any], words: Words, pictures: Pictures = ()) -> Screen:
    """What a game is, how it is played here, how long it takes; and the way to begin."""
    title = words.text(Message("title"))
    lines = (Message("game-summary"), Message("greeting-how"), Message("game-duration"))
    buttons = (
        _button(PlayNow(game.name), "button-play-now", words, "success"),
        *([_button(PlayIntroductory(game.name), "button-introductory", words)] if game.introductory else ()),
        _button(HowItWorks(game.name), "button-how-it-works", words),
    )
    paragraphs = texts(f"## {title}", *[words.text(line) for line in lines])
    return Screen((*paragraphs, *gallery(pictures), buttons))


def _button(custom_id: CustomId, text: str, words: Words, style: str = "secondary") -> Button:
    return Button(custom_id, words.text(Message(text)), style)


def opened(panel: Screen, context: TableContext, words: Words, *, now: bool) -> Screen:
    """The panel of somebody who wants to play; `now`: whether their game has just begun."""
    text = "greeting-game-begins" if now else "greeting-game-runs"
    line = words.text(Message(text, {"game": words.text(Message("title")), "link": context.link}))
    return Screen((Text(line), *panel.blocks))
