"""The ranks of a server in a game, and the games of two users."""

from collections.abc import Sequence

from msgspec import Struct

from ratings.model import Figure
from storage.core.database import Connection, Part, column, named_placeholders, portions, reads
from storage.ratings.figures import figure_of_user
from storage.ratings.results import TOOK_OVER

ON_A_PAGE = 10

LATEST = 10
"""Rated games of which a rank shows the places."""

FINISHED_HERE = """
SELECT DISTINCT result."user" FROM game JOIN result ON result.game = game.id
WHERE game.guild = ? AND game.name = ? AND game.outcome = 'finished' AND game.rated AND game.ended >= ?
    AND EXISTS (SELECT 1 FROM rating WHERE rating.game = game.id) AND result."user" > 0
"""
"""All who have finished a rated game on a server; each has a row of `rating` for it."""

LISTED = """
SELECT settings."user" FROM settings
WHERE settings."user" IN ({users}) AND settings.settings ->> 'ranks' IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM bar WHERE bar.guild IN (0, :guild) AND bar.who = settings."user")
    AND NOT EXISTS (SELECT 1 FROM erasure WHERE erasure."user" = settings."user")
"""
"""Those who have agreed, which is stored in that case alone, and are neither barred nor to be erased."""

FORM = f"""
SELECT result.place FROM rating
LEFT JOIN result ON result.game = rating.game AND result.seat = rating.seat AND result."user" = rating."user"
WHERE rating."user" = ? AND rating.scope = ? ORDER BY rating.number DESC LIMIT {LATEST}
"""

MET = f"""
SELECT game.id, game.name, game.ended, own.place, own.points, other.place, other.points
FROM result AS own JOIN game ON game.id = own.game
JOIN result AS other ON other.game = own.game AND other."user" = :other
WHERE own."user" = :user AND game.name IN ({{names}}) AND game.outcome = 'finished'
    AND NOT {TOOK_OVER.format(result="own")} AND NOT {TOOK_OVER.format(result="other")}
ORDER BY game.ended DESC, game.id DESC
"""


class Ranked(Struct, frozen=True):
    user: int
    figure: Figure
    place: int | None
    """None while the figure is of too few games."""
    form: tuple[int | None, ...] = ()
    """Places in the latest rated games, newest first; None: not finished."""


class RanksPage(Struct, frozen=True):
    listed: tuple[Ranked, ...]
    """Those of one page."""
    page: int
    """From 0."""
    pages: int
    own: Ranked | None
    """The reader's rank, listed or not; None without a rated game finished there."""
    is_own_listed: bool


class MetGame(Struct, frozen=True):
    """A game that two users have played to its end."""

    game: int
    name: str
    """The game's."""
    ended: float
    place: int
    points: int
    others_place: int
    others_points: int


def ranks(connection: Connection, guild: int, name: str, since: float, reader: int, page: int) -> RanksPage:
    """A page of the ranks, or the last one; `since`: when a user has last finished a game there, or later."""
    found = column(connection, FINISHED_HERE, (guild, name, since))
    shown = _listed(connection, guild, found)
    own = {reader}.intersection(found)
    figures = {user: figure_of_user(connection, user, name) for user in shown | own}
    in_order = sorted(shown, key=lambda user: _order(user, figures[user]))
    pages = max(1, -(-len(in_order) // ON_A_PAGE))
    page = min(page, pages - 1)

    sure = [figures[user].points for user in shown if figures[user].is_sure]

    def ranked(user: int) -> Ranked:
        figure = figures[user]
        place = 1 + sum(points > figure.points for points in sure) if figure.is_sure else None
        return Ranked(user, figure, place, column(connection, FORM, (user, name)))

    return RanksPage(
        tuple(map(ranked, in_order[page * ON_A_PAGE : (page + 1) * ON_A_PAGE])),
        page,
        pages,
        ranked(reader) if own else None,
        reader in shown,
    )


def _listed(connection: Connection, guild: int, users: Sequence[int]) -> set[int]:
    listed = set[int]()
    for portion in portions(users):
        marks, values = named_placeholders("user", portion)
        listed.update(column(connection, LISTED.format(users=marks), {**values, "guild": guild}))
    return listed


def _order(user: int, figure: Figure) -> tuple[bool, int, int, int]:
    """The highest figure first; figures of too few games last, by their number."""
    return not figure.is_sure, -figure.points * figure.is_sure, -figure.games, user


def games_of_two(connection: Connection, user: int, other: int, names: Sequence[str]) -> tuple[MetGame, ...]:
    """Latest first; `names`: of which games."""
    marks, values = named_placeholders("name", names)
    rows = connection.execute(MET.format(names=marks), {**values, "user": user, "other": other})
    return tuple(MetGame(*row) for row in rows)


class Ranks(Part):
    of_server = reads(ranks)
    games_of_two = reads(games_of_two)
