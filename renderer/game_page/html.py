"""The file itself: the frame, style sheet and script that stand beside this module, and the data.

What others have written, like names, stands in the data alone; the script shows it as text.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path

import msgspec
from msgspec import Struct

from renderer.game_page.images import PageImage
from renderer.game_page.step import PageStep
from renderer.game_page.texts import PageTexts

_FOLDER = Path(__file__).parent


class PageData(Struct, frozen=True):
    """All that is on a page."""

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
        "policy": _policy(style, script),
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


def _policy(style: str, script: str) -> str:
    """The Content-Security-Policy."""
    own = f"style-src '{_digest(style)}'; script-src '{_digest(script)}'"
    return f"default-src 'none'; img-src data:; {own}"


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
