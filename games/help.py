"""Building blocks of a game's help: paragraphs and chapters, and what explains each question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.game import Chapter
from games.words import Argument, Message


def paragraph(name: str, /, **figures: Argument) -> Message:
    """The paragraph of a name, `help-<name>`, with the figures in it."""
    return Message(f"help-{name}", figures)


def chapter(name: str, *paragraphs: Message) -> Chapter:
    """A chapter of these paragraphs."""
    return Chapter(name, paragraphs)


def explanations(
    explained_by: Mapping[str, tuple[str, ...]], chapters: Iterable[Chapter]
) -> Mapping[str, tuple[Message, ...]]:
    """Prompt -> the paragraphs that explain it, out of the chapters, from their names."""
    told = {paragraph.id: paragraph for chapter in chapters for paragraph in chapter.paragraphs}
    return {prompt: tuple(told[f"help-{name}"] for name in names) for prompt, names in explained_by.items()}


def hints(prompts: Iterable[str], figures: Mapping[str, Mapping[str, Argument]]) -> Mapping[str, Message]:
    """Prompt -> the line that says why the choice matters, `hint-<prompt>`, with the figures in it."""
    return {prompt: Message(f"hint-{prompt}", figures.get(prompt, {})) for prompt in prompts}
