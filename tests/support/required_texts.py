"""The texts that every game must have."""

from typing import Any

from msgspec import structs

from games.game import Game, value_key


def required_texts(game: Game[Any]) -> tuple[str, ...]:
    settings = [field.name for field in structs.fields(game.options)]
    return (
        *("title", "game-summary", "game-duration"),
        *(f"phase-{name}" for name in game.phases),
        *(f"call-{name}" for name, phase in game.phases.items() if not phase.is_scoring),
        *(f"{text}-{name}" for name in settings for text in ("setting", "about")),
        *(
            f"{text}-{name}-{value_key(value)}"
            for name, values in game.option_values.items()
            for value in values
            for text in ("value", "about")
        ),
        *(f"happened-{kind}" for kind in game.moments),
        *(message.id for message in (game.help.texts if game.help else ())),
    )
