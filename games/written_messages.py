"""Messages as JSON, so that they can be kept and said later, in any language and with the names of then."""

from collections.abc import Mapping
from typing import Any

from games.words import Argument, Listed, Message, Seat, Verbatim

Written = dict[str, Any]
"""A message as JSON: `id` and `args`; arguments that are no number, string or list are objects."""


def written(message: Message) -> Written:
    return {"id": message.id, "args": {name: _written(each) for name, each in message.args.items()}}


def _written(argument: Argument) -> Any:
    if isinstance(argument, Message):
        return {"message": written(argument)}
    if isinstance(argument, Seat):
        return {"seat": argument.seat}
    if isinstance(argument, Verbatim):
        return {"verbatim": argument.text}
    if isinstance(argument, Listed):
        return _written(argument.parts)
    if isinstance(argument, Mapping):
        return {"goods": dict(argument)}
    if isinstance(argument, int | str) or argument is None:
        return argument
    return [_written(each) for each in argument]


def read_message(stored: Written) -> Message:
    """What was written. Raises ValueError."""
    try:
        return Message(stored["id"], {name: _read(each) for name, each in stored["args"].items()})
    except (AttributeError, KeyError, TypeError) as fault:
        raise ValueError(f"{stored!r} is no message") from fault


def _read(stored: Any) -> Argument:
    if isinstance(stored, list):
        return tuple(_read(each) for each in stored)
    if not isinstance(stored, dict):
        return stored  # type: ignore[no-any-return]
    ((kind, value),) = stored.items()
    if kind == "message":
        return read_message(value)
    if kind == "seat":
        return Seat(value)
    if kind == "verbatim":
        return Verbatim(value)
    if kind == "goods":
        return {str(each): int(number) for each, number in value.items()}
    raise ValueError(f"{stored!r} is no argument of a message")
