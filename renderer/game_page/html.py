"""The HTML file of a page; text from users, like names, is only in its data."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from games.game import Event, Game
from games.words import Verbatim, Words
from renderer.game_page.images import PageImage

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
    """The viewer, and whether the game has ended."""
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


class Happened(Struct, frozen=True):
    """What happened to a seat in a step, or (None) to all."""

    seat: int | None
    lines: Sequence[str]


class PageStep(Struct, frozen=True):
    seats: Sequence[int]
    """Who chose something in it."""
    points: Sequence[int]
    """Of each seat, after it."""
    round: Mapping[str, str]
    """What its round is called, by language; "" without a name."""
    told: Mapping[str, Sequence[Happened]]


def page_step(
    game: Game[Any],
    view: Any,
    events: Sequence[Event],
    seats: Sequence[int],
    words: Mapping[str, Words],
    names: Mapping[str, Sequence[str]],
) -> PageStep:
    """A step from the view after it and its events as its viewer knows them, grouped by seat."""
    standing = sorted(game.standing(view), key=lambda each: each.seat)
    name = game.round_name(view) if game.round_name else None
    return PageStep(
        seats,
        [each.points for each in standing],
        {locale: each.text(name, names[locale]) if name else "" for locale, each in words.items()},
        {locale: _happened_by_seat(events, each, names[locale]) for locale, each in words.items()},
    )


def _happened_by_seat(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[Happened]:
    lines: dict[int | None, list[str]] = {}
    for event in events:
        if message := event.message():
            lines.setdefault(event.owner, []).append(words.text(message, names))
    return [
        Happened(seat, lines[seat]) for seat in sorted(lines, key=lambda each: -1 if each is None else each)
    ]


_FOLDER = Path(__file__).parent


class PageData(Struct, frozen=True):
    locale: str
    texts: Mapping[str, PageTexts]
    colours: Sequence[str]
    """Of the seats."""
    size: tuple[int, int]
    """Of the pictures, in pixels."""
    steps: Sequence[PageStep]
    images: Sequence[PageImage]
    sentences: Mapping[str, Sequence[str]]
    """Of which the texts of the pictures are made, by language."""


def html_of(page: PageData) -> bytes:
    """The file of a page. Scripts and styles other than its own, and all loading, are forbidden in it."""
    style, script, frame = (
        (_FOLDER / name).read_text("utf-8") for name in ("page.css", "page.js", "page.html")
    )
    data = msgspec.json.encode(page).decode().replace("<", "\\u003c")
    parts = {
        "policy": _security_policy(style, script),
        "language": page.locale,
        "title": escape(page.texts[page.locale].title),
        "style": style,
        "data": data,
        "script": script,
    }
    before, *marked = frame.split("{{")
    found = [before]
    for each in marked:
        name, _, after = each.partition("}}")
        found += [parts[name], after]
    return "".join(found).encode()


def _security_policy(style: str, script: str) -> str:
    """The Content-Security-Policy."""
    own = f"style-src '{_csp_hash(style)}'; script-src '{_csp_hash(script)}'"
    return f"default-src 'none'; img-src data:; {own}"


def _csp_hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
