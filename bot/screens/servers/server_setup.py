"""A server's settings: an overview, and a page for each subject."""

from collections.abc import Mapping

from bot.limits import OPTIONS
from bot.screens.ids.server_ids import ChangeServer, PlaceTable, SetupPage
from bot.screens.markup import bold_list
from bot.screens.model import (
    ActionRow,
    Block,
    Button,
    ChannelSelect,
    RoleSelect,
    Screen,
    Select,
    SelectOption,
    Text,
    switch,
)
from bot.screens.names import clean_name, escape_name
from bot.screens.servers.server_view import (
    PEOPLE,
    PLACE,
    REPORTS,
    RIGHTS,
    TABLES,
    ServerView,
    overview_button,
    place_faults,
    rights_page,
    tag_rows,
    vain_line,
)
from bot.screens.settings.settings_parts import language_select, subject_page, value_select
from bot.screens.shared.table_time import pace_name, pace_select
from bot.screens.text import MOST_NAMED, numbered_title
from bot.tables.settings.server_settings import EVERYBODY, MANAGERS, ROLE
from clocks.pace import PACES
from clocks.user_settings import OFF, ON
from games.words import Argument, Message, Verbatim, Words

OPENS: Mapping[str, str] = {EVERYBODY: "setup-everybody", ROLE: "setup-role", MANAGERS: "setup-managers"}
"""Who may open tables -> how that is called."""

COUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 25)


def setup_page(server: ServerView, page: str, words: Words) -> Screen:
    """A page of what is set; an unknown one is the overview."""
    pages = {PLACE: _place_page, PEOPLE: _people_page, TABLES: _tables_page, RIGHTS: rights_page}
    return pages.get(page, _overview)(server, words)


def _overview(server: ServerView, words: Words) -> Screen:
    buttons = {
        PLACE: "button-setup-place",
        PEOPLE: "button-setup-people",
        TABLES: "button-setup-tables",
        RIGHTS: "button-setup-rights",
        REPORTS: "button-setup-reports",
    }
    name = Verbatim(escape_name(clean_name(server.name)))
    lines = [_place_line(server), *_people_lines(server, words), *_tables_lines(server)]
    return Screen.of(
        f"## {words('setup-title', server=name)}",
        "\n".join(words.text(line) for line in lines),
        words("setup-faults", n=server.count_faults) if server.count_faults else words("setup-no-faults"),
        words("setup-reports", n=server.reports) if server.reports else "",
        *_lost_tables_blocks(server, words),
        tuple(Button(SetupPage(page), words(text)) for page, text in buttons.items()),
    )


def _lost_tables_blocks(server: ServerView, words: Words) -> tuple[Block, ...]:
    """The tables whose channel was deleted; a selected one is moved."""
    if not server.lost:
        return ()
    names = [numbered_title(each.id, words, each.title) for each in server.lost]
    options = tuple(
        SelectOption(str(each.id), name) for each, name in zip(server.lost[:OPTIONS], names, strict=False)
    )
    about: dict[str, Argument] = {"n": len(names), "tables": bold_list(names, MOST_NAMED)}
    return (Text(words("setup-lost", **about)), Select(PlaceTable(), words("setup-choose-lost"), options))


def _place_line(server: ServerView) -> Message:
    if not server.settings.channel:
        return Message("setup-anywhere")
    if server.place.gone:
        return Message("setup-place-gone")
    text = "setup-forum" if server.place.forum else "setup-channel"
    return Message(text, {"channel": f"<#{server.place.channel}>"})


def _people_lines(server: ServerView, words: Words) -> list[Message]:
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
        return words("setup-nobody")
    return words("setup-role-gone") if role in server.roles_gone else f"<@&{role}>"


def _tables_lines(server: ServerView) -> list[Message]:
    language = {"language": f"language-{server.language}"}
    return [
        Message("setup-pace", {"pace": pace_name(server.settings.pace)}),
        Message("setup-language" if server.settings.language else "setup-language-of-server", language),
        Message("setup-shown" if server.settings.shown else "setup-not-shown"),
    ]


def _place_page(server: ServerView, words: Words) -> Screen:
    chosen = 0 if server.place.gone else server.settings.channel
    select = ChannelSelect(ChangeServer("channel", ""), words("setup-choose-channel"), chosen)
    lines = [words.text(_place_line(server)), *place_faults(server.place, words)]
    rows = (select, *tag_rows(server.place, PLACE, words), (overview_button(words),))
    return subject_page("button-setup-place", lines, ["setup-about-place"], rows, words)


def _people_page(server: ServerView, words: Words) -> Screen:
    settings = server.settings
    counts = tuple(
        SelectOption(str(count), words("setup-count", n=count), default=count == settings.most_tables)
        for count in sorted({*COUNTS, settings.most_tables})
    )
    rows: list[ActionRow] = [
        value_select(ChangeServer("opens", ""), "setup-choose-opens", OPENS, settings.opens, words)
    ]
    if settings.opens == ROLE:
        placeholder = words("setup-choose-opening-role")
        chosen = _present_role(server, settings.opening_role)
        rows.append(RoleSelect(ChangeServer("opening_role", ""), placeholder, chosen))
    rows += [
        RoleSelect(
            ChangeServer("told_role", ""),
            words("setup-choose-told-role"),
            _present_role(server, settings.told_role),
        ),
        Select(ChangeServer("most_tables", ""), words("setup-choose-most"), counts),
        (overview_button(words),),
    ]
    lines = [words.text(line) for line in _people_lines(server, words)]
    if server.mention_fails:
        lines.append(vain_line(server, words))
    return subject_page("button-setup-people", lines, ["setup-about-people"], rows, words)


def _present_role(server: ServerView, role: int) -> int:
    """A role that is set, if it is still there."""
    return 0 if role in server.roles_gone else role


def _switch(name: str, text: str, words: Words, *, on: bool) -> Button:
    return switch(ChangeServer(name, OFF if on else ON), text, words, on=on)


def _tables_page(server: ServerView, words: Words) -> Screen:
    settings = server.settings
    lines = [words.text(line) for line in _tables_lines(server)]
    rows = (
        pace_select(ChangeServer("pace", ""), settings.pace, words, keys=[pace.key for pace in PACES]),
        language_select(ChangeServer("language", ""), "setup-as-server", settings.language, words),
        (
            _switch("shown", "button-setup-shown", words, on=settings.shown),
            _switch("queue", "button-setup-queue", words, on=settings.queue),
            overview_button(words),
        ),
    )
    about = ("setup-about-tables", "setup-about-shown", "setup-about-queue")
    return subject_page("button-setup-tables", lines, about, rows, words)
