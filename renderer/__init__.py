"""Pictures of views: a pure function of what a seat may see, with the same bytes every time.

`lay_out` says where everything lies on a picture, `paint` draws it, `picture` makes the file to be sent with
its name and alt text. `contract.py` says what a game's pictures have to bring.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, Unpack

from PIL import Image

from games import find
from games.guided import PARTS_TEXT
from games.words import Words, words
from renderer.bar_chart import Bar, BarChart, BarGroup
from renderer.contract import Roles
from renderer.cup import CupLine, CupStandings
from renderer.engine import file_cache
from renderer.engine import paint as engine_paint
from renderer.engine.animation import AnimationEncoder, TooLarge
from renderer.engine.file_cache import emoji
from renderer.engine.layout import Layout
from renderer.engine.lettering import DISPLAY, without_missing_glyphs
from renderer.engine.palette import Palette
from renderer.kit.header import without_header
from renderer.kit.overlays import framed, numbered
from renderer.kit.symbols import COMMON_SYMBOLS, draw_symbol
from renderer.registry import ANALYSIS, BARS, CUP_STANDINGS, game_pictures, has_pictures, picture_type
from renderer.request import (
    ALT_MOST,
    AnimationFrame,
    Change,
    Highlight,
    History,
    NothingToShow,
    Picture,
    PictureOptions,
    Progress,
    Scene,
)

__all__ = [
    "ANALYSIS",
    "BARS",
    "CUP_STANDINGS",
    "AnimationEncoder",
    "AnimationFrame",
    "Bar",
    "BarChart",
    "BarGroup",
    "Change",
    "CupLine",
    "CupStandings",
    "Highlight",
    "Layout",
    "NothingToShow",
    "Picture",
    "PictureOptions",
    "Progress",
    "Roles",
    "TooLarge",
    "alt_text",
    "animate",
    "cache_bytes",
    "changes",
    "emojis",
    "has_pictures",
    "is_about_seat",
    "lay_out",
    "load_words",
    "paint",
    "palette",
    "picture",
    "picture_names",
    "roles",
    "sentences",
    "text_symbols",
    "turn_ends",
    "words_folders",
]

_WORDS = Path(__file__).parent / "words"
"""Where the texts are that all games' pictures share."""

_NAME = 16
_NO_ROLES = Roles()


def picture_names(game: str) -> tuple[str, ...]:
    return tuple(game_pictures(game).types) if has_pictures(game) else ()


def roles(game: str) -> Roles:
    """Which pictures of a game are shown where; no names if it has no pictures."""
    return game_pictures(game).roles if has_pictures(game) else _NO_ROLES


def is_about_seat(game: str, name: str) -> bool:
    """Whether a picture is about one seat. Raises LookupError without such a picture."""
    return picture_type(game, name).about_seat


def palette(game: str) -> Palette:
    return game_pictures(game).palette


def lay_out(game: str, view: Any, **options: Unpack[PictureOptions]) -> Layout:
    """Where everything lies on a picture, not yet painted. Raises LookupError without such a picture."""
    names = _drawable(options["names"], options["words"])
    shown, scene = picture_type(game, options["picture"]), _scene(view, options, names)
    whole = shown.lay_out(scene)
    layout = without_header(whole) if options.get("bare") else whole
    if options.get("with_parts") and shown.parts:
        return numbered(layout, shown.parts(scene), whole.height - layout.height)
    return framed(layout, options["words"]) if options.get("is_plan") else layout


def paint(game: str, view: Any, **options: Unpack[PictureOptions]) -> Image.Image:
    """A picture of a view. Raises LookupError without such a picture."""
    return engine_paint.draw(lay_out(game, view, **options), palette(game))


def alt_text(game: str, view: Any, **options: Unpack[PictureOptions]) -> str:
    """The first sentences of a picture that fit into ALT_MOST letters. Raises LookupError."""
    text = ""
    for sentence in sentences(game, view, **options):
        longer = f"{text} {sentence}".strip()
        text = longer if len(longer) <= ALT_MOST else text
    return text


def sentences(game: str, view: Any, **options: Unpack[PictureOptions]) -> Iterator[str]:
    """What a picture shows in words, the most important first. Raises LookupError without such a picture."""
    scene = _scene(view, options, tuple(options["names"]))
    if options.get("with_parts"):
        yield scene.words(PARTS_TEXT)
        return
    if options.get("is_plan"):
        yield f"{scene.words('picture-plan')}."
    for sentence in picture_type(game, options["picture"]).sentences(scene):
        yield scene.words.text(sentence, scene.names)


def picture(game: str, view: Any, **options: Unpack[PictureOptions]) -> Picture:
    """A picture as a file to be sent: its name is the hash of its bytes. Raises LookupError."""
    layout = lay_out(game, view, **options)
    data = file_cache.png(layout, palette(game))
    name = f"{sha256(data).hexdigest()[:_NAME]}.png"
    return Picture(data, name, alt_text(game, view, **options), layout.width, layout.height)


def changes(game: str, history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """The changes of a whole history to a game's pictures; others' changes after row `since` are news."""
    return game_pictures(game).changes(history, since, viewer)


def turn_ends(game: str, history: History) -> list[int]:
    """The rows of a history that end a turn, a scoring or the setup: a replay has a frame for each."""
    ends = game_pictures(game).turn_ends
    return sorted({row for row, event in history if isinstance(event, ends)})


def animate(
    game: str,
    frames: Sequence[AnimationFrame],
    *,
    limit: int,
    progress: Progress,
    **options: Unpack[PictureOptions],
) -> bytes:
    """An animated WebP of at most `limit` bytes; `progress` per frame. Raises LookupError, TooLarge."""
    encoder = AnimationEncoder(limit, palette(game))
    for number, frame in enumerate(frames, 1):
        now: PictureOptions = {**options, "changes": frame.changes}
        encoder.add(paint(game, frame.view, **now), frame.seconds)
        progress(number, len(frames))
    return encoder.webp()


def emojis(game: str) -> Mapping[str, bytes]:
    """The symbols of a game by name ("builder"), each a PNG of 128 x 128 pixels; none without pictures."""
    return _emojis(game) if has_pictures(game) else MappingProxyType({})


@cache
def _emojis(game: str) -> Mapping[str, bytes]:
    found = game_pictures(game)
    symbols = {**COMMON_SYMBOLS, **found.symbols}
    return MappingProxyType(
        {name: emoji(partial(draw_symbol, symbol=symbol), found.palette) for name, symbol in symbols.items()}
    )


def text_symbols(game: str) -> Mapping[str, str]:
    """Id of a text of a game -> name of its symbol; empty without pictures."""
    return game_pictures(game).text_symbols if has_pictures(game) else MappingProxyType({})


def words_folders(game: str) -> tuple[Path, ...]:
    """Where the texts of a game and of its pictures are. Raises LookupError without such a game."""
    own = find(game).words_folders
    return (*own, _WORDS, game_pictures(game).words_folder) if has_pictures(game) else own


def load_words(game: str, locale: str) -> Words:
    """The texts of a game and of its pictures in a language. Raises LookupError without such a game."""
    return words(locale, *words_folders(game))


def cache_bytes() -> int:
    """How many bytes the caches of sprites, type and files take."""
    return engine_paint.cache_bytes() + file_cache.cache_bytes()


def _scene(view: Any, options: PictureOptions, names: tuple[str, ...]) -> Scene:
    return Scene(
        view,
        options["seat"],
        options["words"],
        names,
        tuple(options.get("highlights", ())),
        tuple(options.get("changes", ())),
        options.get("history", ()),
    )


def _drawable(names: Sequence[str], texts: Words) -> tuple[str, ...]:
    """The names without letters that the type lacks; the seat's number where nothing is left."""
    return tuple(
        without_missing_glyphs(name, DISPLAY) or texts("seat", number=number)
        for number, name in enumerate(names, 1)
    )
