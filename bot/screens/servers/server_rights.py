"""What the bot lacks on a server: the page of /setup, and the lines that other pages have of it."""

from __future__ import annotations

from bot.screens.ids.setup_ids import AddForumTags, SetupPage
from bot.screens.markup import moment
from bot.screens.model import ActionRow, Button, Screen, Text
from bot.screens.servers.permissions import permission_name, permission_reason
from bot.screens.servers.server_view import OVERVIEW, RIGHTS, PlaceView, ServerView
from bot.screens.settings.settings_parts import page_button
from games.words import Message, Verbatim, Words

LONGEST_PLACES = 3_000
"""Characters about channels on a page; the rest of what Discord allows is for all else."""


def rights_page(server: ServerView, words: Words) -> Screen:
    """What is missing, where, and why it is needed."""
    parts = _about_places(server, words)
    if server.timed_out_until is not None:
        until = moment(server.timed_out_until)
        parts.insert(0, words("setup-timed-out", until=until))
    if server.told_in_vain:
        parts.append(vain_line(server, words))
    if server.roles_gone:
        parts.append(words("setup-roles-gone", n=len(server.roles_gone)))
    again = page_button(SetupPage(RIGHTS), "button-check-again", words)
    rows = (*tag_rows(server.place, RIGHTS, words), (again, overview_button(words)))
    title = words("button-setup-rights")
    return Screen((Text(f"## {title}"), *(Text(part) for part in parts), *rows))


def _about_places(server: ServerView, words: Words) -> list[str]:
    """What is missing in each channel, as far as there is room; of the others how many they are."""
    parts = [_about_place(place, words) for place in (server.place, *server.others)]
    shown: list[str] = []
    while parts and sum(map(len, (*shown, parts[0]))) <= LONGEST_PLACES:
        shown.append(parts.pop(0))
    more = [words("setup-more-places", n=len(parts))] if parts else []
    return [*shown, *more]


def _about_place(place: PlaceView, words: Words) -> str:
    """What is missing in a channel."""
    if place.whole:
        return words("setup-place-whole", channel=f"<#{place.channel}>")
    return "\n".join([f"**<#{place.channel}>**", *place_faults(place, words)])


def overview_button(words: Words) -> Button:
    """The way back from a page."""
    return page_button(SetupPage(OVERVIEW), "panel-back", words)


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
    if place.tags.required and not place.tags.whole:
        lines.append(Message("setup-tag-required"))
    return [f"- {words.text(line)}" for line in lines]


def vain_line(server: ServerView, words: Words) -> str:
    """That the role for open tables cannot be mentioned."""
    role = Verbatim(f"<@&{server.settings.told_role}>")
    return words("setup-told-in-vain", role=role)


def tag_rows(place: PlaceView, page: str, words: Words) -> tuple[ActionRow, ...]:
    """The button that creates the tags a forum lacks."""
    if not place.tags.missing or not place.tags.can_add:
        return ()
    return ((Button(AddForumTags(page), words("button-add-tags"), "primary"),),)
