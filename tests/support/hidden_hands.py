"""A seat's knowledge."""

from typing import Any

from games.engine.table import Table


def gets(table: Table[Any], seat: int | None, since: int) -> dict[str, Any]:
    """Everything that games show a seat: view, events, choice, texts."""
    words = table.game.words("en")
    view = table.view(seat)
    said = [event for _, event in table.history(seat, since)]
    choice = table.pending_choice(seat) if seat is not None else None
    return {
        "view": view,
        "board": table.game.table_text(view, words, ()),
        "history": said,
        "texts": [words.text(message) for event in said if (message := event.message())],
        "choice": choice,
        "prompt": words.text(choice.prompt) if choice else "",
        "labels": [words.text(option.label) for option in choice.options] if choice else [],
        "abouts": [words.text(option.about) for option in choice.options if option.about] if choice else [],
        "refused": [
            (words.text(each.name), [*map(words.text, each.reasons)])
            for thing in choice.things
            for each in (thing, *thing.within)
        ]
        if choice
        else [],
        "number": table.version(seat) if seat is not None else 0,
        "undoable": table.undoable(seat) if seat is not None else 0,
        "readiness": table.readiness,
        "lanes": table.lanes,
        "forecast": [table.game.forecasts(view, each) for each in range(table.players)]
        if table.game.forecasts
        else [],
    }
