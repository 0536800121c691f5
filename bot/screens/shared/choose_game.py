"""The choice of a game for a new table."""

from collections.abc import Mapping

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.lobby_ids import OpenTableOf
from bot.screens.model import Screen, Select, SelectOption
from games.words import Words


def choose_game(games: Mapping[str, Words], words: Words, *, private: bool) -> Screen:
    """Ask for the game of a new table."""
    lines = [
        f"**{texts_of('title')}**: {texts_of('game-summary')}\n-# {texts_of('game-duration')}"
        for texts_of in games.values()
    ]
    select = game_select(OpenTableOf(int(private)), "play-which-game", games, words)
    return Screen.of(f"### {words('play-which-game')}", *lines, select)


def game_select(
    custom_id: CustomId, placeholder: str, games: Mapping[str, Words], words: Words, *, shown: str = ""
) -> Select:
    """Chooses a game by its title; `shown` is the name of the one that is chosen already."""
    options = tuple(
        SelectOption(name, texts_of("title"), default=name == shown) for name, texts_of in games.items()
    )
    return Select(custom_id, words(placeholder), options)
