from typing import Any

import pytest

from tests.sandbox.conftest import Club, Rest
from tests.support.form_errors import codes
from tests.support.sample_bot import png

Json = dict[str, Any]
V2 = 1 << 15
LARGEST_FILE = 10 * 1024 * 1024


def text(length: int = 5) -> Json:
    return {"type": 10, "content": "x" * length}


def button(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go:{number}", **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(options: int = 2, **more: Any) -> Json:
    listed = [{"label": f"Space {n}", "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "pick", "options": listed, **more}


def option(**more: Any) -> Json:
    return row({"type": 3, "custom_id": "pick", "options": [{"label": "a", "value": "a", **more}]})


def gallery(items: int = 1, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **more}] * items}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def container(*components: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(components), **more}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


ROW = "components.0.components"
INNER = f"{ROW}.0"
MAX_LENGTH, BAD_LENGTH = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"

TOO_MUCH: dict[str, tuple[Json, str, str]] = {
    "content of 2001": ({"content": "x" * 2001}, "content", MAX_LENGTH),
    "41 components": (
        v2(*(container(*(text() for _ in range(4))) for _ in range(8)), text()),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "41 at the top": (v2(*(text(1) for _ in range(41))), "components", MAX_LENGTH),
    "4001 characters together": (
        v2(text(2000), container(text(2001))),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (v2(text(0)), "components.0.content", BAD_LENGTH),
    "six rows without V2": (
        {"content": "x", "components": [row(button(n)) for n in range(6)]},
        "components",
        MAX_LENGTH,
    ),
    "six buttons": (v2(row(*(button(n) for n in range(6)))), ROW, BAD_LENGTH),
    "a select beside a button": (v2(row(button(), select())), ROW, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "an empty row": (v2(row()), ROW, BAD_LENGTH),
    "eleven pictures": (v2(gallery(11)), "components.0.items", BAD_LENGTH),
    "no picture": (v2(gallery(0)), "components.0.items", BAD_LENGTH),
    "an alt text of 1025": (
        v2(gallery(description="x" * 1025)),
        "components.0.items.0.description",
        MAX_LENGTH,
    ),
    "a picture that is not there": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a file from elsewhere": (
        v2({"type": 13, "file": {"url": "https://example.org/a.txt"}}),
        "components.0.file.url",
        "UNFURLED_MEDIA_ITEM_INVALID_SCHEME",
    ),
    "a picture by another scheme": (
        v2({"type": 12, "items": [{"media": {"url": "ftp://example.org/a"}}]}),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "26 options": (v2(row(select(26))), f"{INNER}.options", BAD_LENGTH),
    "no options": (v2(row(select(0))), f"{INNER}.options", BAD_LENGTH),
    "an option's label of 101": (v2(option(label="x" * 101)), f"{INNER}.options.0.label", BAD_LENGTH),
    "an option's value of 101": (v2(option(value="x" * 101)), f"{INNER}.options.0.value", BAD_LENGTH),
    "an option's description of 101": (
        v2(option(description="x" * 101)),
        f"{INNER}.options.0.description",
        MAX_LENGTH,
    ),
    "an option twice": (
        v2(row({**select(1), "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "a"}]})),
        f"{INNER}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "a placeholder of 151": (v2(row(select(placeholder="x" * 151))), f"{INNER}.placeholder", MAX_LENGTH),
    "more values than options": (v2(row(select(2, max_values=3))), f"{INNER}.max_values", "NUMBER_TYPE_MAX"),
    "a custom_id of 101": (v2(row(button(custom_id="x" * 101))), f"{INNER}.custom_id", BAD_LENGTH),
    "a custom_id twice": (
        v2(row(button()), section(text())),
        "components.1.accessory.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a component's id twice": (
        v2({**text(), "id": 5}, {**text(), "id": 5}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "a label of 81": (v2(row(button(label="x" * 81))), f"{INNER}.label", MAX_LENGTH),
    "a button without a word": (
        v2(row(button(label=None))),
        INNER,
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "a link with a custom_id": (
        v2(row(button(style=5, url="https://example.org"))),
        INNER,
        "COMPONENT_CUSTOM_ID_AND_URL_CANNOT_BOTH_BE_SPECIFIED",
    ),
    "an emoji that is none": (
        v2(row(button(emoji={"name": "ship"}))),
        f"{INNER}.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "an emoji of somebody else": (
        v2(row(button(emoji={"name": "ship", "id": "123"}))),
        f"{INNER}.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "four texts in a section": (v2(section(*(text() for _ in range(4)))), ROW, BAD_LENGTH),
    "a container in a container": (v2(container(container(text()))), f"{INNER}.type", "UNION_TYPE_CHOICES"),
    "a colour beyond white": (
        v2(container(text(), accent_color=0x1000000)),
        "components.0.accent_color",
        "NUMBER_TYPE_MAX",
    ),
    "a naked button": (v2(button()), "components.0.type", "UNION_TYPE_CHOICES"),
    "texts without the flag": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "content beside V2": (v2(text(), content="Hello"), "content", LEGACY),
    "an embed beside V2": (v2(text(), embeds=[{"title": "Hello"}]), "embeds", LEGACY),
    "embeds of 6001": (
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", MAX_LENGTH),
    "a nonce of 26": ({"content": "x", "nonce": "x" * 26}, "nonce", MAX_LENGTH),
    "users twice over": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "a file that was not sent": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
}

JUST_RIGHT: dict[str, Json] = {
    "content of 2000": {"content": "x" * 2000},
    "40 components": v2(*(container(*(text() for _ in range(4))) for _ in range(8))),
    "4000 characters": v2(text(4000)),
    "five buttons": v2(row(*(button(n) for n in range(5)))),
    "25 options": v2(row(select(25))),
    "ten pictures": v2(gallery(10, description="x" * 1024)),
    "a symbol on a button": v2(row(button(label=None, emoji={"name": "⛵"}))),
    "a section with a picture": v2(
        section(text(), accessory={"type": 11, "media": {"url": "https://example.org/a.png"}})
    ),
    "a link": v2(row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})),
    "a separator": v2(text(), {"type": 14, "spacing": 2, "divider": False}),
    "a custom_id of 100": v2(row(button(custom_id="x" * 100, label="x" * 80))),
}


@pytest.mark.parametrize("name", TOO_MUCH)
async def test_beyond_a_limit_it_is_refused(club: Club, rest: Rest, name: str) -> None:
    body, path, code = TOO_MUCH[name]
    status, answer = await rest("POST", f"/channels/{club.games.id}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert (path, code) in codes(answer["errors"])
    assert club.games.messages == []
    assert [fault.code for fault in club.sandbox.faults] == [50035]


@pytest.mark.parametrize("name", JUST_RIGHT)
async def test_at_a_limit_it_is_accepted(club: Club, rest: Rest, name: str) -> None:
    status, answer = await rest("POST", f"/channels/{club.games.id}/messages", JUST_RIGHT[name])
    assert (status, answer.get("errors")) == (200, None)


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"flags": V2}, {"components": []}])
async def test_an_empty_message_is_refused(club: Club, rest: Rest, body: Json) -> None:
    status, answer = await rest("POST", f"/channels/{club.games.id}/messages", body)
    assert (status, answer["code"]) == (400, 50006)


async def test_files_are_ten_of_ten_mebibytes(club: Club, rest: Rest) -> None:
    path = f"/channels/{club.games.id}/messages"
    eleven = {f"{n}.png": png() for n in range(11)}
    status, answer = await rest("POST", path, {}, eleven)
    assert (status, answer["code"]) == (400, 50035)
    assert ("attachments", "BASE_TYPE_MAX_LENGTH") in codes(answer["errors"])
    status, answer = await rest("POST", path, {}, {"a.bin": bytes(LARGEST_FILE + 1)})
    assert (status, answer["code"]) == (413, 40005)
    status, _ = await rest("POST", path, {}, {"a.bin": bytes(LARGEST_FILE)})
    assert status == 200
    described = {"attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1025}]}
    status, answer = await rest("POST", path, described, {"a.png": png()})
    assert codes(answer["errors"]) == [("attachments.0.description", "BASE_TYPE_MAX_LENGTH")]


async def test_files_without_a_component_are_hidden_by_v2(club: Club, rest: Rest) -> None:
    image = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A"}]}
    files = {"a.png": png(), "b.png": png()}
    status, answer = await rest("POST", f"/channels/{club.games.id}/messages", v2(image), files)
    assert status == 200
    assert [attachment["filename"] for attachment in answer["attachments"]] == ["a.png", "b.png"]
    assert [image.filename for image in club.anna.last(club.games).images] == ["a.png"]
