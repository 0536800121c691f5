"""What is written on the page of a game, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.words import Verbatim, Words

_LABELS = (
    *("first", "turn-back", "back", "on", "turn-on", "last"),
    *("slider", "rounds", "language", "picture", "begins", "nothing", "keys", "points", "player"),
)
"""Texts `page-<name>` without arguments."""


class PageTexts(Struct, frozen=True):
    """The texts of one language; in those of `labels` the script fills in numbers in braces."""

    title: str
    names: Sequence[str]
    about: str
    """Through whose eyes the game is seen, and whether it goes on."""
    labels: Mapping[str, str]


def page_texts(words: Words, names: Sequence[str], viewer: int | None, *, is_over: bool) -> PageTexts:
    """The texts of a page in a language."""
    n, of = Verbatim("{n}"), Verbatim("{all}")
    whose = words("page-all") if viewer is None else words("page-seat", name=Verbatim(names[viewer]))
    about = f"{whose} {words('page-over' if is_over else 'page-running')}"
    labels = {name: words(f"page-{name}") for name in _LABELS}
    labels["step"] = words("page-step", n=n, all=of)
    labels["shows"] = words("page-shows", n=n)
    return PageTexts(words("title"), names, about, labels)
