"""Which pictures a screen shows, by their roles alone, and what is highlighted on them."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import structs

import renderer
from bot.screens.help.hint import lit_keys
from bot.screens.model import TableContext
from bot.screens.panel import narration
from bot.screens.panel.panel import Panel
from bot.screens.phone_height import GAP, picture_height
from bot.screens.picture_request import PictureRequest
from bot.screens.shared.picks import decode_picks
from games import log
from games.choice import Choice
from games.engine.table import Table
from games.game import Game, Option
from games.guided import LEARNER, read_guided
from games.words import Words
from renderer import Highlight


def pictures_of_panel(draft: Panel) -> Sequence[PictureRequest]:
    """A panel's picture: that of a new scoring, else of its choice; none with the whole story."""
    context, seat, words, shown = draft.context, draft.seat, draft.words, draft.shown
    if draft.scored is not None:
        wanted = scoring_pictures(context, words, draft.scored)[:1]
        return [structs.replace(each, bare=True) for each in wanted]
    if shown.story:
        return ()
    return panel_pictures(context, seat, words, shown.picks, lit_keys(context, seat, draft.hint))


def height_when_painted(requests: Sequence[PictureRequest]) -> int:
    """The height that the first of these pictures will have on a phone, with the gap to the next block."""
    if not requests:
        return 0
    first = requests[0]
    size = renderer.lay_out(first.game, first.view, **first.options)
    return picture_height(size.width, size.height) + GAP


def panel_pictures(
    context: TableContext, seat: int, words: Words, picks: str = "", lit: Collection[str] = ()
) -> list[PictureRequest]:
    """The picture of a panel's choice, else that of its game. `lit`: marked options."""
    if context.over:
        return end_pictures(context, words)[:1]
    choice = context.table.pending_choice(seat)
    picture = (choice.picture if choice else "") or renderer.roles(context.game.name).panel
    since = narration.row_before_last_turn(context.table, seat)
    marks = highlights(choice, words, context.names, picks=picks, lit=lit)
    wanted = _requests(context, seat, [(picture, seat)], words, since, marks)
    return [structs.replace(each, bare=True) for each in wanted]


def thread_pictures(context: TableContext, words: Words, since: int) -> list[PictureRequest]:
    """For a message in the thread; what happened after row `since` is news."""
    wanted = [(name, None) for name in renderer.roles(context.game.name).thread]
    return _requests(context, None, wanted, words, since)


def of_role(
    context: TableContext, role: str, viewer: int | None, words: Words, seat: int | None = None
) -> list[PictureRequest]:
    """The pictures of a field of `Roles`, as the viewer sees them; `seat`: the owner of the board."""
    game = context.game.name
    wanted = [
        (name, viewer if seat is None else seat if renderer.is_about_seat(game, name) else None)
        for name in renderer.roles(game).of(role)
    ]
    return _requests(context, viewer, wanted, words, _row_before_news(context, viewer))


def scoring_pictures(context: TableContext, words: Words, n: int) -> list[PictureRequest]:
    """For the message about the scoring that ended in row n, without later events."""
    return [
        structs.replace(each, history=tuple((row, event) for row, event in each.history if row <= n))
        for each in of_role(context, "scoring", None, words)
    ]


def end_pictures(context: TableContext, words: Words) -> list[PictureRequest]:
    """For the last message; of a game that ended without its rules, the table as it is."""
    return of_role(context, "end" if context.table.over else "thread", None, words)


def greeting_pictures(game: Game[Any], words: Words, names: Sequence[str]) -> list[PictureRequest]:
    """For the greeting, as everybody sees it: of the guided game, else of the example. Raises as those."""
    return guided_pictures(game, words, names, "greeting") or example_pictures(
        game, renderer.roles(game.name).greeting, words, names
    )


def guided_pictures(
    game: Game[Any], words: Words, names: Sequence[str], role: str = "guided"
) -> list[PictureRequest]:
    """A role's pictures of the beginning of a guided game, numbered for `guided`. Raises OSError, Damaged."""
    if game.guided is None:
        return []
    table, is_guided = read_guided(game.guided).start.table(), role == "guided"
    viewer = LEARNER if is_guided else None
    return [
        structs.replace(
            _example(game, table, picture, LEARNER, words, names, viewer), bare=True, with_parts=is_guided
        )
        for picture in renderer.roles(game.name).of(role)
    ]


def example_pictures(
    game: Game[Any], picture: str, words: Words, names: Sequence[str]
) -> list[PictureRequest]:
    """A picture of the game's example as everybody sees it; none without one. Raises OSError, Damaged."""
    if game.example is None or not picture:
        return []
    table = log.read(game.example).table()
    return [_example(game, table, picture, game.standing(table.view(None))[0].seat, words, names)]


def _example(
    game: Game[Any],
    table: Table[Any],
    picture: str,
    seat: int,
    words: Words,
    names: Sequence[str],
    viewer: int | None = None,
) -> PictureRequest:
    """A picture of a table without news; `seat`: whose it is if it is about one."""
    return PictureRequest(
        game.name,
        table.view(viewer),
        picture,
        seat if renderer.is_about_seat(game.name, picture) else None,
        words,
        tuple(names[: table.players]),
        (),
        viewer,
        tuple(table.history(viewer)),
        len(table.moves),
    )


def highlights(
    choice: Choice | None,
    words: Words,
    names: Sequence[str] = (),
    *,
    picks: str = "",
    lit: Collection[str] = (),
) -> tuple[Highlight, ...]:
    """Marks of earlier choices and picks, then of the options, with their signs; `lit`: marked options."""
    if choice is None:
        return ()
    picked = (decode_picks(choice, picks) or ()) if choice.several else ()
    before = [Highlight(spot, chosen=True, piece=piece) for spot, piece in choice.chosen.items()]
    offered: dict[str, list[Option]] = {}
    for option in choice.options:
        for spot in option.spots:
            offered.setdefault(spot, []).append(option)
    return (
        *before,
        *(_offered(spot, options, picked, words, names, lit) for spot, options in offered.items()),
    )


def _offered(
    spot: str,
    options: Sequence[Option],
    picked: Collection[str],
    words: Words,
    names: Sequence[str],
    lit: Collection[str],
) -> Highlight:
    if any(option.key in picked for option in options):
        return Highlight(spot, chosen=True)
    signs = dict.fromkeys(words.text(each.shown_sign, names) for each in options if each.shown_sign)
    if all(option.places_next for option in options):
        return Highlight(spot, possible=True)
    return Highlight(spot, "/".join(signs), lit=any(option.key in lit for option in options))


def _row_before_news(context: TableContext, viewer: int | None) -> int:
    """The last row before a viewer's news; for a spectator nothing is news."""
    if viewer is None:
        return len(context.table.moves)
    return narration.row_before_last_turn(context.table, viewer)


def _requests(
    context: TableContext,
    viewer: int | None,
    wanted: Sequence[tuple[str, int | None]],
    words: Words,
    since: int,
    highlighted: tuple[Highlight, ...] = (),
) -> list[PictureRequest]:
    """The wanted pictures (name, seat it is about), without those the game lacks."""
    game = context.game.name
    if not renderer.has_pictures(game):
        return []
    view, history = context.view(viewer), tuple(context.table.history(viewer))
    return [
        PictureRequest(
            game,
            view,
            picture,
            seat,
            words,
            context.names,
            highlighted,
            viewer,
            history,
            since,
            is_plan=context.is_plan,
        )
        for picture, seat in wanted
        if picture in renderer.picture_names(game)
    ]
