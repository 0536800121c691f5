"""Asking once more before something is done that cannot be taken back."""

from __future__ import annotations

from bot.screens.ids.sure_ids import AskSure, Drastic
from bot.screens.ids.table_menu_ids import BackToTable
from bot.screens.model import Button, Screen, texts
from games.words import Words


def sure_button(pressed: Drastic, text: str, words: Words) -> Button:
    """A button that asks once more before it does what `pressed` does."""
    return Button(AskSure(pressed.encode()), words(text), "danger")


def sure_screen(pressed: Drastic, words: Words) -> Screen:
    """Ask once more before something is done that cannot be taken back."""
    return Screen(
        (
            *texts(words(pressed.question)),
            (
                Button(pressed, words(pressed.confirm), "danger"),
                Button(BackToTable(pressed.game), words("panel-back")),
            ),
        )
    )
