"""A game's help from its data file `help.toml`, with the figures that its texts name."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from games.game import Chapter, GlossaryPart, Help
from games.words import Argument, Message

Figures = Mapping[str, Argument]
"""The arguments of a text, by name."""

OPTION = "help-options-"
"""Prefix of the paragraph about an option; its argument `name` is the option's setting."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    """The data file: text ids -> symbols, in the order in which the texts are shown; "" for no symbol."""

    overview: dict[str, str]
    chapters: dict[str, dict[str, str]]
    """By name; the title is `help-<name>`."""
    questions: dict[str, tuple[str, ...]]
    """Prompt, without "prompt-" -> the paragraphs that explain it, without "help-"."""
    deciding: frozenset[str] = frozenset()
    """Conditions, without "unmet-": a thing that lacks one of them is shown with this one alone."""
    reasons: dict[str, str | dict[str, str]] = {}
    """Condition that is not met, without "unmet-" -> the paragraph of its rule, without "help-".

    If that depends on the thing: pattern of its key, or id of its name -> its paragraph; the first that fits.
    """
    pictures: dict[str, str] = {}
    """Name of a chapter -> the picture that shows its subject."""
    glossary: dict[str, dict[str, str]] = {}
    """Name of a chapter -> the names of its symbols; "" for a text that has its symbol everywhere."""


def read_help(file: Path, figures: Mapping[str, Figures | Sequence[Figures]]) -> Help:
    """Read a game's help.

    `figures`: text id -> its arguments, or several sets of them for a paragraph that is shown once for each;
    of a tip (`tip-<prompt>`) too. Raises ValueError for figures of a text that is not there or a bad file,
    KeyError for a question that names a paragraph of no chapter.
    """
    data = msgspec.toml.decode(file.read_bytes(), type=_File)
    symbols = data.overview.copy()
    for texts in (*data.chapters.values(), *data.glossary.values()):
        symbols |= texts
    tips = {prompt: f"tip-{prompt}" for prompt in data.questions}
    if unknown := figures.keys() - symbols.keys() - {*tips.values()}:
        raise ValueError(f"{file} has no text for the figures of {', '.join(sorted(unknown))}")

    def messages(texts: Iterable[str]) -> tuple[Message, ...]:
        return tuple(Message(text, each) for text in texts for each in _sets(text, figures.get(text, {})))

    chapters = tuple(
        Chapter(name, messages(text for text in texts if text != f"help-{name}"))
        for name, texts in data.chapters.items()
    )
    paragraphs = {each.id: each for chapter in chapters for each in chapter.paragraphs}
    return Help(
        messages(data.overview),
        chapters,
        {prompt: tuple(paragraphs[f"help-{name}"] for name in data.questions[prompt]) for prompt in tips},
        dict(zip(tips, messages(tips.values()), strict=True)),
        {text: symbol for text, symbol in symbols.items() if symbol},
        {
            reason: {thing: paragraphs[f"help-{name}"] for thing, name in _by_thing(rules).items()}
            for reason, rules in data.reasons.items()
        },
        data.pictures,
        tuple(GlossaryPart(name, tuple(map(Message, texts))) for name, texts in data.glossary.items()),
        data.deciding,
    )


def _by_thing(rules: str | dict[str, str]) -> dict[str, str]:
    return {"*": rules} if isinstance(rules, str) else rules


def _sets(text: str, figures: Figures | Sequence[Figures]) -> Sequence[Figures]:
    sets = (figures,) if isinstance(figures, Mapping) else figures
    option: Figures = {"name": f"setting-{text.removeprefix(OPTION)}"} if text.startswith(OPTION) else {}
    return [{**option, **each} for each in sets]
