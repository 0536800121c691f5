"""The specimen of a game: its colours, symbols, type, and the drawings on pictures of random games."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from inspect import isfunction, signature
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import structs

import renderer
from games import find, names
from games.command_line import console, fail
from games.engine.table import Table
from games.words import Words
from renderer.engine import paint
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import DISPLAY, TEXT, Style, cut_text, width
from renderer.engine.palette import RGB, Palette
from renderer.engine.pen import Art, Pen
from renderer.kit.seats import SHAPES
from renderer.kit.symbols import COMMON_SYMBOLS, Symbol, draw_symbol
from renderer.registry import game_pictures
from renderer.request import Highlight, NothingToShow, PictureOptions
from tests.fuzz import random_games
from workshop.colour_vision import VIEWS, contrast, simulated

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

WIDTH = 1600
"""The sheet's width in pixels."""

_GAMES = 8
_MOVES = 19
"""How many moves lie between two moments."""

_NEWS = 30
"""How many rows are shown as changes."""

_MARGIN = 24
_GAP = 14
_HEADING = Style(DISPLAY, 22, 700)
_LABEL = Style(TEXT, 12, 500, 75)
_LABEL_HEIGHT = 24

_SIZE = 76
"""The height of scalable drawings, in pixels."""

_WIDEST, _HIGHEST = 300, 220

Section = Mapping[str, Stamp]
"""Drawings by their labels, each in a box of its size."""


@cache
def lay_out(game: str) -> Layout:
    """Where everything lies on the sheet. Raises LookupError without pictures."""
    pictures = game_pictures(game)
    symbols = {**COMMON_SYMBOLS, **pictures.symbols}
    sections = {
        **{f"Colours, {view}: contrast to marble / to ink": _hues(pictures.palette, view) for view in VIEWS},
        "Symbols": _symbols(symbols, 72),
        "Symbols, as small as they are seen": _symbols(symbols, 24),
        **_drawings(game),
    }
    items: list[Item] = []
    top = _MARGIN
    for title, section in sections.items():
        items.append(_line(title, _HEADING, top, "crimson"))
        top = items[-1].box.bottom + _GAP
        for row in _rows(section):
            top += max(stamp.box.height for stamp in row.values())
            items += _row(row, top)
            top += _LABEL_HEIGHT + _GAP
    items.append(_line("Type", _HEADING, top, "crimson"))
    top = items[-1].box.bottom
    for name, style in _styles(game):
        family = "Cormorant" if style.family is DISPLAY else "Noto Sans"
        text = f"{name}: {family} {style.capital} · Hadrian, Größe, Форум 0123456789"
        items.append(_line(text, style, top, "ink"))
        top = items[-1].box.bottom
    return Layout(WIDTH, top + _MARGIN, tuple(items))


def _hues(palette: Palette, view: str) -> Section:
    """Every colour as a kind of eye sees it."""
    seen = {name: simulated(palette.rgb(name), view) for name in palette.hues}
    return {
        f"{name} {contrast(hue, seen['marble']):.1f} / {contrast(hue, seen['ink']):.1f}": Stamp(
            _swatch, Box(0, 0, 80, 40), (hue,)
        )
        for name, hue in seen.items()
    }


def _swatch(pen: Pen, hue: RGB) -> None:
    """A colour that need not be one of the palette's."""
    pen.flood(hue)
    corners = [(0, 0), (pen.width, 0), (pen.width, pen.height), (0, pen.height), (0, 0)]
    pen.line(corners, 5, "joint")


def _symbols(symbols: Mapping[str, Symbol], size: int) -> Section:
    return {name: Stamp(draw_symbol, Box(0, 0, size, size), (symbol,)) for name, symbol in symbols.items()}


def _drawings(game: str) -> Mapping[str, Section]:
    """Parts of pictures, by the modules that draw them; of looks with one label the largest."""
    smallest: dict[tuple[Art, tuple[Any, ...]], Stamp] = {}

    def watch(table: Table[Any]) -> None:
        for item in _items(table) if table.over or len(table.moves) % _MOVES == 0 else ():
            if isinstance(item, Stamp):
                known = smallest.get((item.art, item.look), item)
                smallest[item.art, item.look] = min(item, known, key=_area)

    rules = find(game)
    for seed in range(_GAMES):
        options = rules.options() if seed % 4 < 2 else None
        players = rules.seats[seed % len(rules.seats)]
        random_games.play(
            rules, seed, players=players, options=options, undos=False, late=seed % 2 == 1, watch=watch
        )
    sections: dict[str, dict[str, Stamp]] = defaultdict(dict)
    for stamp in (*_plain(game), *sorted(smallest.values(), key=_area)):
        module = sys.modules[stamp.art.__module__]
        about = (module.__doc__ or "").splitlines()[0]
        title = f"{module.__name__.removeprefix('renderer.')}: {about}"
        sections[title][_label(stamp)] = _fitted(stamp)
    return {title: dict(sorted(sections[title].items())) for title in sorted(sections)}


def _plain(game: str) -> Iterator[Stamp]:
    """The drawings that need no arguments, or only a seat, also those that the pictures never showed."""
    folders = (f"renderer.{game}.drawings.", "renderer.kit.icons", "renderer.kit.pieces")
    looks: Mapping[tuple[str, ...], list[tuple[int, ...]]] = {
        ("pen",): [()],
        ("pen", "seat"): [(seat,) for seat in range(len(SHAPES))],
    }
    for name, module in sys.modules.items():
        for art in vars(module).values() if name.startswith(folders) else ():
            if isfunction(art) and art.__module__ == name and not art.__name__.startswith("_"):
                arguments = signature(art).parameters.values()
                needed = tuple(each.name for each in arguments if each.default is each.empty)
                for look in looks.get(needed, ()):
                    yield Stamp(art, Box(0, 0, _SIZE, _SIZE), look)


def _area(stamp: Stamp) -> int:
    return stamp.box.width * stamp.box.height


def _items(table: Table[Any]) -> Iterator[Item]:
    """All that lies on a table's pictures, as one of the seats sees them."""
    game, seat = table.game.name, len(table.moves) // _MOVES % table.players
    words, history = renderer.load_words(game, "en"), table.history(seat)
    view = table.view(seat)
    options: PictureOptions = {
        "picture": "",
        "seat": seat,
        "words": words,
        "names": [words("seat", number=number + 1) for number in range(table.players)],
        "highlights": [*_highlights(table, seat, words)],
        "changes": renderer.changes(game, history, len(table.moves) - _NEWS, seat),
        "history": history,
    }
    for name in renderer.picture_names(game):
        options["picture"] = name
        with suppress(NothingToShow):
            yield from renderer.lay_out(game, view, **options).items


def _highlights(table: Table[Any], seat: int, words: Words) -> Iterator[Highlight]:
    choice = table.pending_choice(seat)
    if choice is None:
        return
    for spot, piece in choice.chosen.items():
        yield Highlight(spot, chosen=True, piece=piece)
    for option in choice.options:
        sign = words.text(option.shown_sign) if option.shown_sign else ""
        for spot in option.spots:
            yield Highlight(spot, sign, possible=option.places_next)


def _label(stamp: Stamp) -> str:
    """What tells a drawing from its like: its first two arguments, of numbers only the first."""
    bound = signature(stamp.art).bind(None, *stamp.look)
    bound.apply_defaults()
    _, *arguments = bound.arguments.items()
    said = [stamp.art.__name__]
    for place, (name, value) in enumerate(arguments[:2]):
        if isinstance(value, str):
            said.append(value)
        elif isinstance(value, bool) or (isinstance(value, int) and place == 0):
            said.append(f"{name} {value}")
    return " ".join(said)


def _fitted(stamp: Stamp) -> Stamp:
    """A drawing in its size on the sheet; what has a unit is no larger than on the picture."""
    box = stamp.box
    most = min(_WIDEST / box.width, _HIGHEST / box.height)
    scale = min(most, 1 if stamp.unit else _SIZE / box.height)
    fitted = Box(0, 0, max(round(box.width * scale), 1), max(round(box.height * scale), 1))
    return structs.replace(stamp, box=fitted, unit=stamp.unit * scale)


def _styles(game: str) -> Iterator[tuple[str, Style]]:
    """Every style of the kit and of the game by its name."""
    modules = ("renderer.kit.styles", f"renderer.{game}.styles")
    for module in (sys.modules[name] for name in modules if name in sys.modules):
        for name, value in vars(module).items():
            found = [*_found(value)]
            for number, style in enumerate(found, 1):
                yield f"{name} {number}" if len(found) > 1 else name, style


def _found(value: object) -> Iterator[Style]:
    """The styles in a value that is one or several."""
    if isinstance(value, Style):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _found(each)


def _line(text: str, style: Style, top: int, colour: str) -> Text:
    field = Box(_MARGIN, top, WIDTH - 2 * _MARGIN, style.capital + 26)
    return Text(cut_text(text, style, field.width), style, field, colour, "left")


def _rows(section: Section) -> Iterator[Section]:
    """Lines of as many drawings as fit side by side."""
    row: dict[str, Stamp] = {}
    left = _MARGIN
    for label, stamp in section.items():
        field = max(stamp.box.width, width(label, _LABEL)) + _GAP
        if left + field > WIDTH - _MARGIN:
            yield row
            row, left = {}, _MARGIN
        box = structs.replace(stamp.box, left=left + (field - stamp.box.width) // 2)
        row[label] = structs.replace(stamp, box=box)
        left += field
    yield row


def _row(row: Section, bottom: int) -> Iterator[Item]:
    """Drawings on a line, their labels below."""
    for label, stamp in row.items():
        box = structs.replace(stamp.box, top=bottom - stamp.box.height)
        yield structs.replace(stamp, box=box)
        wide = width(label, _LABEL)
        yield Text(label, _LABEL, Box(box.left + (box.width - wide) // 2, bottom, wide, _LABEL_HEIGHT))


@app.command()
def specimen(
    out: Annotated[Path, typer.Option(help="Where to write the PNG file.")] = Path("specimen.png"),
    game: Annotated[str, typer.Option(help="Of which game.")] = names()[0],
) -> None:
    """Paint every colour, symbol, drawing and size of type on one sheet."""
    try:
        sheet = paint.draw(lay_out(game), renderer.palette(game))
        sheet.save(out, "PNG")
    except LookupError as fault:
        raise fail(str(fault.args[0])) from fault
    except OSError as fault:
        raise fail(f"cannot write {out}: {fault.strerror}") from fault
    console.print(f"{sheet.width} x {sheet.height} pixels written to {out}", markup=False)
