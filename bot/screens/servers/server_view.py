"""A server's settings and the permissions the bot lacks there, for the pages of /setup."""

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec import Struct

from bot.screens.ids.server_ids import AddForumTags, SetupPage
from bot.screens.markup import moment
from bot.screens.model import ActionRow, Button, Screen, Text
from bot.screens.servers.notices import permission_name, permission_reason
from bot.tables.settings.server_settings import ServerSettings
from games.words import Message, Verbatim, Words

LONGEST_PLACES = 3_000
"""Characters about channels on a page; the rest of what Discord allows is for all else."""

OVERVIEW, PLACE, PEOPLE, TABLES, RIGHTS, REPORTS = "all", "place", "people", "tables", "rights", "reports"


class MissingRight(Struct, frozen=True):
    permission: str
    """As discord.py names it."""
    denied: bool
    """Whether the channel denies it, though a role of the bot has it."""


class TagState(Struct, frozen=True):
    missing: tuple[str, ...] = ()
    """The ids of the names of tags it lacks."""
    moderated: tuple[str, ...] = ()
    """Of those the bot may not give."""
    required: bool = False
    """Whether every post must have a tag."""
    can_add: bool = False
    """Whether the bot may create tags, and there is room."""

    @property
    def is_whole(self) -> bool:
        return not (self.missing or self.moderated)


class PlaceView(Struct, frozen=True):
    channel: int
    forum: bool = False
    gone: bool = False
    missing: tuple[MissingRight, ...] = ()
    tags: TagState = TagState()

    @property
    def is_whole(self) -> bool:
        return not self.gone and not self.missing and self.tags.is_whole


class LostTable(Struct, frozen=True):
    id: int
    title: str
    """The game there."""


class ServerView(Struct, frozen=True):
    name: str
    settings: ServerSettings
    language: str
    """The language of public texts, as it is set or as Discord says."""
    place: PlaceView
    """Where tables are opened: the channel that is set, or the present one."""
    others: tuple[PlaceView, ...] = ()
    """The other channels with running tables."""
    roles_gone: tuple[int, ...] = ()
    """Roles that are set, and were deleted."""
    mention_fails: bool = False
    """Whether the role for open tables cannot be mentioned."""
    timed_out_until: float | None = None
    """Until when the bot is in timeout, in UTC seconds; None: it is not."""
    lost: tuple[LostTable, ...] = ()
    """The tables whose channel was deleted, and which can be moved."""
    reports: int = 0
    """How many reports about people at tables are open."""
    symbols_missing: int = 0
    """How many symbols are not uploaded, which no server can mend."""

    @property
    def count_faults(self) -> int:
        places = [each for each in (self.place, *self.others) if not each.is_whole]
        return len(places) + len(self.roles_gone) + self.mention_fails + (self.timed_out_until is not None)


def rights_page(server: ServerView, words: Words) -> Screen:
    parts = _about_places(server, words)
    if server.timed_out_until is not None:
        until = moment(server.timed_out_until)
        parts.insert(0, words("setup-timed-out", until=until))
    if server.mention_fails:
        parts.append(vain_line(server, words))
    if server.roles_gone:
        parts.append(words("setup-roles-gone", n=len(server.roles_gone)))
    if server.symbols_missing:
        parts.append(words("setup-symbols-missing", n=server.symbols_missing))
    again = Button(SetupPage(RIGHTS), words("button-check-again"))
    rows = (*tag_rows(server.place, RIGHTS, words), (again, overview_button(words)))
    title = words("button-setup-rights")
    return Screen.of(f"## {title}", *(Text(part) for part in parts), *rows)


def _about_places(server: ServerView, words: Words) -> list[str]:
    """The missing permissions by channel, cut to the room, with the number of channels left out."""
    parts = [_place_text(place, words) for place in (server.place, *server.others)]
    shown: list[str] = []
    while parts and sum(map(len, (*shown, parts[0]))) <= LONGEST_PLACES:
        shown.append(parts.pop(0))
    more = [words("setup-more-places", n=len(parts))] if parts else []
    return [*shown, *more]


def _place_text(place: PlaceView, words: Words) -> str:
    if place.is_whole:
        return words("setup-place-whole", channel=f"<#{place.channel}>")
    return "\n".join([f"**<#{place.channel}>**", *place_faults(place, words)])


def server_faults(server: ServerView, words: Words, names: Mapping[int, str]) -> list[str]:
    """Each thing that is wrong with a server, without markup, for the operator; `names` of its channels."""
    places = [place for place in (server.place, *server.others) if not place.is_whole]
    lines = [
        f"{names.get(place.channel, place.channel)}: {line[2:]}"
        for place in places
        for line in place_faults(place, words)
    ]
    if server.timed_out_until is not None:
        until = datetime.fromtimestamp(server.timed_out_until, UTC)
        lines.append(words("setup-timed-out", until=Verbatim(f"{until:%Y-%m-%d %H:%M UTC}")))
    if server.mention_fails:
        lines.append(vain_line(server, words))
    if server.roles_gone:
        lines.append(words("setup-roles-gone", n=len(server.roles_gone)))
    return [line.replace("*", "") for line in lines]


def overview_button(words: Words) -> Button:
    return Button(SetupPage(OVERVIEW), words("panel-back"))


def place_faults(place: PlaceView, words: Words) -> list[str]:
    """A line for each thing that is wrong with a channel."""
    if place.gone:
        return [words("setup-channel-gone")]
    lines = [
        Message(
            "setup-missing-denied" if right.denied else "setup-missing",
            {
                "permission": permission_name(right.permission, forum=place.forum),
                "why": permission_reason(right.permission, forum=place.forum),
            },
        )
        for right in place.missing
    ]
    for tags, text in ((place.tags.missing, "setup-tags-missing"), (place.tags.moderated, "setup-moderated")):
        if tags:
            names = ", ".join(words(tag) for tag in tags)
            lines.append(Message(text, {"tags": Verbatim(names)}))
    if place.tags.missing and not place.tags.can_add:
        lines.append(Message("setup-cannot-add-tags"))
    if place.tags.required and not place.tags.is_whole:
        lines.append(Message("setup-tag-required"))
    return [f"- {words.text(line)}" for line in lines]


def vain_line(server: ServerView, words: Words) -> str:
    role = Verbatim(f"<@&{server.settings.told_role}>")
    return words("setup-told-in-vain", role=role)


def tag_rows(place: PlaceView, page: str, words: Words) -> tuple[ActionRow, ...]:
    if not place.tags.missing or not place.tags.can_add:
        return ()
    return ((Button(AddForumTags(page), words("button-add-tags"), "primary"),),)
