"""Options that only ask which, with what is asked then in their place."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from games.choice import THEN, Choice
from games.game import Option
from games.words import Message


def in_place(choice: Choice, asked: Mapping[str, Choice]) -> Choice:
    """A choice with those of other choices in place of the options of these keys: both answered at once."""
    if not asked:
        return choice
    options = [
        shown
        for option in choice.options
        for shown in (_chosen_then(option, asked[option.key]) if option.key in asked else (option,))
    ]
    return Choice(choice.seat, choice.prompt, options, choice.picture, choice.chosen)


def _chosen_then(option: Option, asked: Choice) -> list[Option]:
    """What is asked after an option, each under the keys of both; its place is on another picture."""
    return [
        structs.replace(
            each,
            key=f"{option.key}{THEN}{each.key}",
            label=Message("panel-which", {"which": each.label, "option": option.label}),
            about=_about(option.then, each.about),
            spots=(),
            sign=None,
            short=each.shown_short,
            full=Message("panel-which", {"which": each.shown_full, "option": option.shown_full}),
            group=None,
        )
        for each in asked.options
    ]


def _about(option: Message | None, which: Message | None) -> Message | None:
    """What both say, that of the option last."""
    if option is None or which is None:
        return which or option
    return Message("panel-which-about", {"which": which, "option": option})
