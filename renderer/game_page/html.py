"""The HTML file of a page; text from users, like names, is only in its data."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from itertools import cycle
from pathlib import Path
from zlib import compress

import msgspec
from msgspec import Struct

from games.words import Message, Verbatim, Words
from renderer.game_page.shots import PagePicture, Shot
from renderer.game_page.sprites import PageLayout, PagePatch, Place

_LABELS = (
    *("first", "turn-back", "back", "on", "turn-on", "last", "play", "pause", "mistake", "slider", "rounds"),
    *("language", "view", "open", "picture", "second", "moment", "acting", "empty", "begins", "nothing"),
    *("keys", "points", "player", "analysis", "note"),
)
"""Texts `page-<name>` without arguments."""


class PageTexts(Struct, frozen=True):
    """The texts of one language; in `labels` the script fills in numbers in braces."""

    title: str
    names: Sequence[str]
    views: Sequence[str]
    """Through whose eyes the game can be seen."""
    state: str
    """Whether it has ended."""
    pictures: Mapping[str, str]
    """What pictures are called, by name."""
    labels: Mapping[str, str]


def page_texts(
    words: Words,
    names: Sequence[str],
    viewers: Sequence[int | None],
    pictures: Sequence[str],
    *,
    is_over: bool,
) -> PageTexts:
    """The texts of a page in a language."""
    labels = {name: words(f"page-{name}") for name in _LABELS}
    labels["step"] = words("page-step", n=Verbatim("{n}"), all=Verbatim("{all}"))
    return PageTexts(
        words("title"),
        names,
        [
            words("page-all") if each is None else words("page-seat", name=Verbatim(names[each]))
            for each in viewers
        ],
        words("page-over" if is_over else "page-running"),
        {name: words(f"picture-title-{name}") for name in pictures},
        labels,
    )


class Lines:
    """What is said on a page, in each language: what is said alike in all has one number."""

    def __init__(self, words: Mapping[str, Words], names: Mapping[str, Sequence[str]]) -> None:
        self._words = words
        self._names = names
        self._known: dict[tuple[str, ...], int] = {}

    @property
    def by_locale(self) -> dict[str, list[str]]:
        return {locale: [each[place] for each in self._known] for place, locale in enumerate(self._words)}

    def add(self, *messages: Message) -> int:
        """The number of a message, which can be given as one for each language."""
        said = (
            words.text(message, self._names[locale])
            for message, (locale, words) in zip(cycle(messages), self._words.items(), strict=False)
        )
        return self._known.setdefault(tuple(said), len(self._known))


class Happened(Struct, frozen=True, array_like=True):
    """What happened to a seat in a step, or (None) to all."""

    seat: int | None
    lines: Sequence[int]


class PageStep(Struct, frozen=True):
    seats: Sequence[int]
    """Who chose something in it."""
    points: Sequence[int]
    """Of each seat, after it."""
    round: int | None
    """The line that names its round, if it has a name."""
    happened: Sequence[Sequence[Happened]]
    """By viewer."""
    shots: Sequence[Sequence[int]]
    """By viewer, for each picture."""
    ends_turn: bool
    note: str


class PageMistake(Struct, frozen=True):
    """A turn that gave away points."""

    step: int
    """The number of the step in which it began."""
    seat: int
    lost: int
    lines: Sequence[int]
    """When it was, the better line, the played one, and the difference."""


class PageData(Struct, frozen=True):
    locale: str
    texts: Mapping[str, PageTexts]
    colours: Sequence[str]
    """Of the seats."""
    viewers: Sequence[int | None]
    viewer: int
    """The place of the one through whose eyes it is seen first."""
    pictures: Sequence[PagePicture]
    steps: Sequence[PageStep]
    mistakes: Sequence[PageMistake]
    lines: Mapping[str, Sequence[str]]
    shots: Mapping[str, Sequence[Shot]]
    sentences: Mapping[str, Sequence[str]]
    layouts: Sequence[PageLayout]
    places: Sequence[Place]
    sprites: Sequence[Sequence[PagePatch]]


_FOLDER = Path(__file__).parent


def html_of(page: PageData, sheets: Sequence[bytes]) -> bytes:
    """The file of a page. Scripts and styles other than its own, and all loading, are forbidden in it."""
    style, script, frame = (
        (_FOLDER / name).read_text("utf-8") for name in ("page.css", "page.js", "page.html")
    )
    parts = {
        "policy": _security_policy(style, script),
        "language": page.locale,
        "title": escape(page.texts[page.locale].title),
        "style": style,
        "data": b64encode(compress(msgspec.json.encode(page), 9)).decode(),
        "sheets": " ".join(b64encode(sheet).decode() for sheet in sheets),
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
