"""Words: a message and its arguments become text, from the Fluent files next to each game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, reduce
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource
from msgspec import Struct

from games.numerals import MINUS, figure_text

LOCALES = ("en", "de", "ru")

LIST_LOCALES = {"en": "en_001"}
"""Languages -> the locale of their lists, if it is another one: English without a comma before "and"."""

SHARED_WORDS = Path(__file__).parent / "words"
"""The folder of the texts that all games share."""

TEXTS_CACHED = 4096
"""Texts of one language that are kept with their arguments: most are said again and again."""


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How a text begins in a Fluent file."""

QUOTED = re.compile(r'"[^"\n]*"|^#.*$', re.MULTILINE)
"""Quoted texts, in which braces mean nothing, and comments."""

STRAY = re.compile(r"^[^\s}]", re.MULTILINE)
"""A line that begins like no line of a text."""

HYPHEN_OF_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")
"""How Fluent begins a negative number."""

NAME = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
"""Whatever could be the id of a text."""


class WordsFault(Exception):
    """A text is missing, or does not fit its arguments."""


class Seat(Struct, frozen=True):
    """A seat inside a message; the text has the name of who sits there."""

    seat: int


class Verbatim(Struct, frozen=True):
    """A text from outside, like the name of a user: it stands as it is, even if a text has it as its id."""

    text: str


class Listed(Struct, frozen=True):
    """A list inside a sentence, "2 coins and 1 tribune"; a list without it has commas alone."""

    parts: Mapping[str, int] | Sequence[Argument]


class Message(Struct, frozen=True):
    """A text in no language yet: its id and its arguments.

    An argument is a number, a seat, a text from outside, another message, a goods list (kind -> number), a
    list of arguments, or a string: the id of a text where there is one, else it stands as it is.
    """

    id: str
    args: Mapping[str, Argument] = {}


Argument = int | str | Seat | Verbatim | Message | Listed | Mapping[str, int] | Sequence["Argument"] | None


def listed_names(names: Iterable[str]) -> Listed:
    return Listed([*map(Verbatim, names)])


def joined(text: str, parts: Iterable[Message]) -> Message:
    """Several messages in one, by a text for a first and a second one."""
    return reduce(lambda first, second: Message(text, {"first": first, "second": second}), parts)


def counted(pieces: Iterable[tuple[Argument, int]]) -> tuple[Message, ...]:
    """Pieces with their numbers: "2 × fish, wheat"."""
    return tuple(Message("pieces-counted", {"piece": piece, "n": n}) for piece, n in pieces)


def repeated(pieces: Iterable[tuple[Argument, int]]) -> tuple[Message, ...]:
    """Pieces, whose names may have numbers, with theirs: "2 coins (×3), builder"."""
    return tuple(Message("pieces-repeated", {"piece": piece, "n": n}) for piece, n in pieces)


STEP = " › "
"""Stands between the steps of a line, as in the text `joined-steps`."""


def capitalised(text: str, names: Sequence[str]) -> str:
    """The text with a capital letter at its beginning, unless it begins with one of these names."""
    return text if text.startswith(tuple(filter(None, names))) else text[:1].upper() + text[1:]


def in_order(goods: Mapping[str, int], kinds: Iterable[str]) -> Mapping[str, int]:
    """Goods in the order of texts, without those that are 0."""
    return {kind: goods[kind] for kind in kinds if goods.get(kind)}


def text_ids(message: Message) -> Iterator[str]:
    """The ids of texts in a message, its own first, then those of its arguments in order."""
    yield message.id
    for argument in message.args.values():
        yield from _argument_text_ids(argument)


def _argument_text_ids(argument: Argument) -> Iterator[str]:
    if isinstance(argument, str):
        yield argument
    elif isinstance(argument, Message):
        yield from text_ids(argument)
    elif isinstance(argument, Listed):
        yield from _argument_text_ids(argument.parts)
    elif isinstance(argument, Mapping):
        yield from (f"goods-{kind}" for kind, number in argument.items() if number)
    elif isinstance(argument, list | tuple):
        for each in argument:
            yield from _argument_text_ids(each)


class Words:
    """The texts of one language, from several folders of Fluent files; no id may be defined twice."""

    def __init__(self, locale: str, *folders: Path) -> None:
        """`locale` is one of LOCALES; each folder holds `<locale>.ftl`. Raises WordsFault."""
        self.locale = locale
        self._folders = folders
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._entries: dict[str, str] = {}
        for folder in folders:
            path = folder / f"{locale}.ftl"
            entries = read_entries(path)
            twice = self._entries.keys() & entries.keys()
            if twice:
                raise WordsFault(f"{path}: a text {min(twice)!r} is there already")
            self._entries.update(entries)
        self._read: set[str] = set()
        """The ids of the entries that the bundle has: each is read when it is said for the first time."""
        self._formatted = lru_cache(TEXTS_CACHED)(self._format)

    def __reduce__(self) -> tuple[Callable[..., Words], tuple[object, ...]]:
        """In another process they are read there, once."""
        return words, (self.locale, *self._folders)

    def has(self, text: str) -> bool:
        return text in self._entries and not text.startswith("-")

    def __call__(self, text: str, /, **arguments: Argument) -> str:
        """Say a text. Raises WordsFault."""
        return self.text(Message(text, arguments))

    def text(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message with the seats' names. Raises WordsFault if a text is missing or does not fit."""
        if not self.has(message.id):
            raise WordsFault(f"no text {message.id!r} in {self.locale}")
        if not message.args:
            return self._formatted(message.id, ())
        arguments = {name: self._argument(value, names) for name, value in message.args.items()}
        return self._formatted(message.id, tuple(arguments.items()))

    def _format(self, id_: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        """A text with its arguments. Raises WordsFault."""
        self._read_entry(id_)
        pattern = self._bundle.get_message(id_).value
        if pattern is None:
            raise WordsFault(f"text {id_!r} in {self.locale} is empty")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise WordsFault(f"text {id_!r} in {self.locale}: {errors[0]}")
        if any(isinstance(value, int) and value < 0 for _, value in arguments):
            return HYPHEN_OF_NUMBER.sub(MINUS, str(text))
        return str(text)

    def _read_entry(self, id_: str) -> None:
        """Read an entry, and all others that it may refer to, for the bundle. Raises WordsFault."""
        if id_ in self._read:
            return
        needed, found = {id_}, [id_]
        while found:
            source = self._entries[found.pop()]
            referred = {name for name in NAME.findall(source) if name in self._entries} - needed
            needed |= referred
            found += referred
            self._bundle.add_resource(read_entry(source))
        self._read |= needed

    def _argument(self, value: Argument, names: Sequence[str]) -> str | int:
        if isinstance(value, str):
            return self._formatted(value, ()) if self.has(value) else value
        if isinstance(value, int):
            return value
        if isinstance(value, Message):
            return self.text(value, names)
        if isinstance(value, Verbatim):
            return value.text
        if isinstance(value, Seat):
            return names[value.seat] if names else self("seat", number=value.seat + 1)
        if value is None:
            return ""
        if isinstance(value, Listed):
            return self.listed(self._parts(value.parts, names))
        return ", ".join(self._parts(value, names))

    def _parts(self, parts: Mapping[str, int] | Sequence[Argument], names: Sequence[str]) -> list[str]:
        if isinstance(parts, Mapping):
            return [self(f"goods-{kind}", n=n) for kind, n in parts.items() if n]
        texts = (self._argument(each, names) for each in parts)
        return [figure_text(each) if isinstance(each, int) else each for each in texts]

    def listed(self, parts: Iterable[str]) -> str:
        """Texts as a list inside a sentence, "Anna, Ben and Carla"."""
        return format_list([*parts], locale=LIST_LOCALES.get(self.locale, self.locale))


@cache
def read_entries(path: Path) -> dict[str, str]:
    """The entries of a Fluent file by their ids, terms with their dash. Raises WordsFault."""
    source = path.read_text("utf-8")
    begins = [each.start() for each in ENTRY.finditer(source)]
    entries: dict[str, str] = {}
    for begin, end in zip([0, *begins], [*begins, len(source)], strict=True):
        entry = source[begin:end]
        bare = QUOTED.sub("", entry)
        name = ENTRY.match(entry)
        if STRAY.search(bare, name.end() if name else 0) or bare.count("{") != bare.count("}"):
            raise WordsFault(f"{path}: cannot read {entry!r}")
        if name and name[1] in entries:
            raise WordsFault(f"{path}: a text {name[1]!r} is there already")
        if name:
            entries[name[1]] = entry
    return entries


@cache
def read_entry(source: str) -> Resource:
    """An entry of a Fluent file. Raises WordsFault."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise WordsFault(f"cannot read {entry.content!r}")
    return resource


@cache
def words(locale: str, *folders: Path) -> Words:
    """The texts of these folders in one language, read once; an unknown language is English."""
    return Words(locale if locale in LOCALES else "en", *folders)
