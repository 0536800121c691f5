"""What the managers of a server set: an overview, and a page for each subject."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.limits import OPTION_TEXT
from bot.screens.custom_ids.setup import AddForumTags, ChangeServer, SetupPage
from bot.screens.markup import moment
from bot.screens.model import ActionRow, Button, ChannelSelect, RoleSelect, Screen, Select, SelectOption, Text
from bot.screens.names import clean_name, escaped
from bot.screens.permissions import permission_name, permission_reason
from bot.screens.settings_parts import page_button
from bot.screens.table_time import about_pace, pace_name
from bot.screens.text import cut
from bot.screens.user_settings import LANGUAGES
from bot.tables.server_settings import EVERYBODY, MANAGERS, ROLE, ServerSettings
from bot.timing.pace import PACES
from games.words import LOCALES, Message, Verbatim, Words

OVERVIEW, PLACE, PEOPLE, TABLES, RIGHTS = "all", "place", "people", "tables", "rights"
"""The pages."""

NONE = "none"
"""The value of a select for the language of the server on Discord, and of a button that unsets."""

OPENS: Mapping[str, str] = {
    EVERYBODY: "setup-everybody",
    ROLE: "setup-role",
    MANAGERS: "setup-managers",
}
"""Who may open tables -> how that is called."""

LONGEST_PLACES = 3_000
"""Characters about channels on a page; the rest of what Discord allows is for all else."""

COUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 25)
"""The numbers of tables that are offered."""


class MissingRight(Struct, frozen=True):
    """A permission the bot lacks somewhere."""

    permission: str
    """As discord.py names it."""
    denied: bool
    """Whether the channel denies it, though a role of the bot has it."""


class TagState(Struct, frozen=True):
    """What is wrong with the tags of a forum."""

    missing: tuple[str, ...] = ()
    """The ids of the names of tags it lacks."""
    moderated: tuple[str, ...] = ()
    """Of those the bot may not give."""
    required: bool = False
    """Whether every post must have a tag."""
    can_add: bool = False
    """Whether the bot may create tags, and there is room."""

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.missing or self.moderated)


class PlaceView(Struct, frozen=True):
    """A channel in which there are tables, or shall be."""

    channel: int
    forum: bool = False
    gone: bool = False
    """Whether it was deleted."""
    missing: tuple[MissingRight, ...] = ()
    tags: TagState = TagState()

    @property
    def whole(self) -> bool:
        """Whether nothing is missing."""
        return not self.gone and not self.missing and self.tags.whole


class ServerView(Struct, frozen=True):
    """What is set for a server, with what its pages need besides."""

    name: str
    settings: ServerSettings
    language: str
    """The language of public texts, as it is set or as Discord says."""
    place: PlaceView
    """Where tables are opened: the channel that is set, or the present one."""
    others: tuple[PlaceView, ...] = ()
    """The other channels with tables under way."""
    roles_gone: tuple[int, ...] = ()
    """Roles that are set, and were deleted."""
    told_in_vain: bool = False
    """Whether the role that is told cannot be mentioned."""
    timed_out_until: float | None = None
    """Until when the bot is in timeout, in UTC seconds; None: it is not."""

    @property
    def faults(self) -> int:
        """How many things are wrong."""
        places = [each for each in (self.place, *self.others) if not each.whole]
        return len(places) + len(self.roles_gone) + self.told_in_vain + (self.timed_out_until is not None)


def setup_page(server: ServerView, page: str, words: Words) -> Screen:
    """A page of what is set; an unknown one is the overview."""
    pages = {PLACE: _place_page, PEOPLE: _people_page, TABLES: _tables_page, RIGHTS: _rights_page}
    return pages.get(page, _overview)(server, words)


def _overview(server: ServerView, words: Words) -> Screen:
    buttons = {
        PLACE: "button-setup-place",
        PEOPLE: "button-setup-people",
        TABLES: "button-setup-tables",
        RIGHTS: "button-setup-rights",
    }
    name = Verbatim(escaped(clean_name(server.name)))
    lines = [_place_line(server), *_people_lines(server, words), *_tables_lines(server)]
    return Screen(
        (
            Text(f"## {words.text(Message('setup-title', {'server': name}))}"),
            Text("\n".join(words.text(line) for line in lines)),
            Text(words.text(_rights_line(server))),
            tuple(page_button(SetupPage(page), text, words) for page, text in buttons.items()),
        )
    )


def _rights_line(server: ServerView) -> Message:
    return Message("setup-faults", {"n": server.faults}) if server.faults else Message("setup-no-faults")


def _place_line(server: ServerView) -> Message:
    """Where tables are opened."""
    if not server.settings.channel:
        return Message("setup-anywhere")
    if server.place.gone:
        return Message("setup-place-gone")
    text = "setup-forum" if server.place.forum else "setup-channel"
    return Message(text, {"channel": f"<#{server.place.channel}>"})


def _people_lines(server: ServerView, words: Words) -> list[Message]:
    """Who opens tables, who is told, and at how many one may sit."""
    settings = server.settings
    opens = Message("setup-opens", {"who": Message(OPENS[settings.opens])})
    if settings.opens == ROLE and settings.opening_role:
        role = Verbatim(_role(server, settings.opening_role, words))
        opens = Message("setup-opens-role", {"role": role})
    return [
        opens,
        Message("setup-told", {"who": Verbatim(_role(server, settings.told_role, words))}),
        Message("setup-most", {"n": settings.most_tables}),
    ]


def _role(server: ServerView, role: int, words: Words) -> str:
    if not role:
        return words.text(Message("setup-nobody"))
    return words.text(Message("setup-role-gone")) if role in server.roles_gone else f"<@&{role}>"


def _tables_lines(server: ServerView) -> list[Message]:
    """The pace of new tables, and their language."""
    language = {"language": Verbatim(LANGUAGES[server.language])}
    return [
        Message("setup-pace", {"pace": pace_name(server.settings.pace)}),
        Message("setup-language" if server.settings.language else "setup-language-of-server", language),
    ]


def _place_page(server: ServerView, words: Words) -> Screen:
    chosen = 0 if server.place.gone else server.settings.channel
    select = ChannelSelect(ChangeServer("channel", ""), words.text(Message("setup-choose-channel")), chosen)
    lines = [words.text(_place_line(server)), *_place_faults(server.place, words)]
    return _page(
        "button-setup-place",
        "\n".join(lines),
        "setup-about-place",
        (select, *_tag_rows(server.place, PLACE, words)),
        words,
    )


def _people_page(server: ServerView, words: Words) -> Screen:
    settings = server.settings
    opens = tuple(
        SelectOption(value, words.text(Message(text)), default=value == settings.opens)
        for value, text in OPENS.items()
    )
    counts = tuple(
        SelectOption(
            str(count),
            words.text(Message("setup-count", {"n": count})),
            default=count == settings.most_tables,
        )
        for count in sorted({*COUNTS, settings.most_tables})
    )
    rows: list[ActionRow] = [
        Select(ChangeServer("opens", ""), words.text(Message("setup-choose-opens")), opens)
    ]
    if settings.opens == ROLE:
        placeholder = words.text(Message("setup-choose-opening-role"))
        chosen = _present(server, settings.opening_role)
        rows.append(RoleSelect(ChangeServer("opening_role", ""), placeholder, chosen))
    rows += [
        RoleSelect(
            ChangeServer("told_role", ""),
            words.text(Message("setup-choose-told-role")),
            _present(server, settings.told_role),
        ),
        Select(ChangeServer("most_tables", ""), words.text(Message("setup-choose-most")), counts),
    ]
    lines = [words.text(line) for line in _people_lines(server, words)]
    if server.told_in_vain:
        lines.append(_vain_line(server, words))
    return _page("button-setup-people", "\n".join(lines), "setup-about-people", tuple(rows), words)


def _present(server: ServerView, role: int) -> int:
    """A role that is set, if it is still there."""
    return 0 if role in server.roles_gone else role


def _tables_page(server: ServerView, words: Words) -> Screen:
    settings = server.settings
    paces = tuple(
        SelectOption(
            pace.key,
            words.text(pace_name(pace.key)),
            cut(words.text(about_pace(pace.key)), OPTION_TEXT),
            default=pace.key == settings.pace,
        )
        for pace in PACES
    )
    languages = tuple(
        SelectOption(code, LANGUAGES[code], default=code == settings.language) for code in LOCALES
    )
    usual = SelectOption(NONE, words.text(Message("setup-as-server")), default=not settings.language)
    lines = "\n".join(words.text(line) for line in _tables_lines(server))
    rows = (
        Select(ChangeServer("pace", ""), words.text(Message("time-choose-pace")), paces),
        Select(
            ChangeServer("language", ""),
            words.text(Message("settings-choose-language")),
            (usual, *languages),
        ),
    )
    return _page("button-setup-tables", lines, "setup-about-tables", rows, words)


def _rights_page(server: ServerView, words: Words) -> Screen:
    """What is missing, where, and why it is needed."""
    parts = _about_places(server, words)
    if server.timed_out_until is not None:
        until = moment(server.timed_out_until)
        parts.insert(0, words.text(Message("setup-timed-out", {"until": until})))
    if server.told_in_vain:
        parts.append(_vain_line(server, words))
    if server.roles_gone:
        parts.append(words.text(Message("setup-roles-gone", {"n": len(server.roles_gone)})))
    again = page_button(SetupPage(RIGHTS), "button-check-again", words)
    rows = (*_tag_rows(server.place, RIGHTS, words), (again, _back(words)))
    title = words.text(Message("button-setup-rights"))
    return Screen((Text(f"## {title}"), *(Text(part) for part in parts), *rows))


def _about_places(server: ServerView, words: Words) -> list[str]:
    """What is missing in each channel, as far as there is room; of the others how many they are."""
    parts = [_about_place(place, words) for place in (server.place, *server.others)]
    shown: list[str] = []
    while parts and sum(map(len, (*shown, parts[0]))) <= LONGEST_PLACES:
        shown.append(parts.pop(0))
    more = [words.text(Message("setup-more-places", {"n": len(parts)}))] if parts else []
    return [*shown, *more]


def _about_place(place: PlaceView, words: Words) -> str:
    """What is missing in a channel."""
    if place.whole:
        return words.text(Message("setup-place-whole", {"channel": f"<#{place.channel}>"}))
    return "\n".join([f"**<#{place.channel}>**", *_place_faults(place, words)])


def _place_faults(place: PlaceView, words: Words) -> list[str]:
    """A line for each thing that is wrong with a channel."""
    if place.gone:
        return [words.text(Message("setup-channel-gone"))]
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
            names = ", ".join(words.text(Message(tag)) for tag in tags)
            lines.append(Message(text, {"tags": Verbatim(names)}))
    if place.tags.missing and not place.tags.can_add:
        lines.append(Message("setup-cannot-add-tags"))
    if place.tags.required and not place.tags.whole:
        lines.append(Message("setup-tag-required"))
    return [f"- {words.text(line)}" for line in lines]


def _vain_line(server: ServerView, words: Words) -> str:
    role = Verbatim(f"<@&{server.settings.told_role}>")
    return words.text(Message("setup-told-in-vain", {"role": role}))


def _tag_rows(place: PlaceView, page: str, words: Words) -> tuple[ActionRow, ...]:
    """The button that creates the tags a forum lacks."""
    if not place.tags.missing or not place.tags.can_add:
        return ()
    return ((Button(AddForumTags(page), words.text(Message("button-add-tags")), "primary"),),)


def _page(title: str, lines: str, about: str, rows: tuple[ActionRow, ...], words: Words) -> Screen:
    return Screen(
        (
            Text(f"## {words.text(Message(title))}"),
            Text(lines),
            Text(f"-# {words.text(Message(about))}"),
            *rows,
            (_back(words),),
        )
    )


def _back(words: Words) -> Button:
    return page_button(SetupPage(OVERVIEW), "panel-back", words)
