"""Limits of texts within Discord's, and ways to fit them."""

from collections.abc import Callable, Iterable, Sequence

from games.words import STEP, Verbatim, Words

LINE_LENGTH = 900
"""Letters of one line of a history."""

HISTORY_LENGTH = 2400
"""Letters of a whole history, so that a screen has room for the rest."""

PICKS_LENGTH = 400
"""Most characters of a list of picks."""

PART_LENGTH = 3600
"""Letters of a message that is a part of a long text."""

FORECAST_LENGTH = 700
"""Letters of the forecast of a scoring."""

MOST_NAMED = 10
"""Tables or people that are named one after another."""

SEPARATOR = "; "
"""Between the parts of a line, which may have commas, and a middle dot as in "row 5 · V"."""


def cut_text(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def cut_at_step(text: str, length: int) -> str:
    """A line of steps that is too long without its last ones; a step that is too long ends at a word."""
    if len(text) <= length:
        return text
    kept = text[: length - len(STEP)]
    step, word = (kept.rfind(between) for between in (STEP, " "))
    if step >= length // 2:
        return kept[:step] + STEP + "…"
    return (kept[:word] if word > 0 else kept) + " …"


def first_lines(lines: Sequence[str], length: int, omission: str) -> str:
    """Keep the first lines that fit; `omission` replaces those left out."""
    text = "\n".join(lines)
    if len(text) <= length:
        return text
    shown: list[str] = []
    for line in lines:
        if sum(map(len, shown)) + len(shown) + len(line) + 1 + len(omission) > length:
            break
        shown.append(line)
    return "\n".join([*shown, omission])


def pack_pages(
    parts: Iterable[str], room: int, separator: str = "\n\n", size: Callable[[str], int] = len
) -> list[str]:
    """Paragraphs or lines, packed into pages."""
    pages: list[str] = []
    for each in parts:
        if pages and size(f"{pages[-1]}{separator}{each}") <= room:
            pages[-1] += f"{separator}{each}"
        else:
            pages.append(each)
    return pages


def last_lines(lines: Sequence[str], fits: Callable[[str], bool], omission: Callable[[int], str]) -> str:
    """Keep the last lines that fit, at least one; `omission` says how many are left out."""
    text = "\n".join(lines)
    for first in range(1, len(lines)):
        if fits(text):
            break
        text = "\n".join([omission(first), *lines[first:]])
    return text


def numbered_title(table: int, words: Words, title: str | None = None) -> str:
    """The game and the number of a table, by which people tell tables apart."""
    game = words("title") if title is None else title
    return words("table-title", game=Verbatim(game), table=Verbatim(str(table)))


def title_argument(table: int, words: Words) -> Verbatim:
    """The numbered title as an argument of a text."""
    return Verbatim(numbered_title(table, words))
