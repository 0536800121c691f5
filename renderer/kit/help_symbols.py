"""The symbols of a help, from its lines and chapters."""

from __future__ import annotations

from collections.abc import Mapping


def help_symbols(overview: Mapping[str, str], chapters: Mapping[str, Mapping[str, str]]) -> Mapping[str, str]:
    """The symbols of a help by the ids of its texts.

    `overview`: line -> symbol; `chapters`: chapter -> paragraph -> symbol, "" for the chapter's title.
    """
    lines = {f"overview-{line}": symbol for line, symbol in overview.items()}
    return lines | {
        f"help-{chapter}-{paragraph}" if paragraph else f"help-{chapter}": symbol
        for chapter, paragraphs in chapters.items()
        for paragraph, symbol in paragraphs.items()
    }
