"""Checks that all components share: types, ids, custom_ids, emojis and media."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from sandbox.validation.components import MAX_CUSTOM_ID
from sandbox.validation.errors import Form, Path
from sandbox.world.model import Attachment, Json


@dataclass(slots=True)
class ComponentChecker:
    """The state of checking the components of one message or modal."""

    form: Form
    files: Mapping[str, Attachment] = field(default_factory=dict)
    emojis: Collection[int] = ()
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    last_id: int = 0
    total: int = 0
    text: int = 0

    def accept(self, path: Path, component: object, allowed: tuple[int, ...]) -> Json | None:
        """Count a component of an allowed type; returns a copy with its id."""
        if not isinstance(component, dict):
            self.form.add_error(path, "DICT_TYPE_CONVERT")
            return None
        if component.get("type") not in allowed:
            self.form.add_error(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of {tuple(map(int, allowed))}.',
            )
            return None
        self.total += 1
        copy = dict(component)
        copy["id"] = self._identify(path, copy.get("id"))
        return copy

    def _identify(self, path: Path, given: object) -> int:
        if isinstance(given, int) and given > 0:
            if given in self.ids:
                self.form.add_error((*path, "id"), "COMPONENT_ID_DUPLICATED")
            self.ids.add(given)
            return given
        self.last_id += 1
        while self.last_id in self.ids:
            self.last_id += 1
        self.ids.add(self.last_id)
        return self.last_id

    def check_custom_id(self, path: Path, component: Json) -> None:
        value = component.get("custom_id")
        self.form.check_text((*path, "custom_id"), value, 1, MAX_CUSTOM_ID)
        if value in self.custom_ids:
            self.form.add_error((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED")
        self.custom_ids.add(str(value))

    def check_emoji(self, path: Path, holder: Json) -> Json:
        """Check the emoji of a button or an option: Unicode, or one of the application's."""
        emoji = holder.get("emoji")
        if emoji is None:
            return {}
        given = emoji if isinstance(emoji, dict) else {}
        number, name = given.get("id"), given.get("name")
        if number is not None:
            valid = str(number).isdigit() and int(number) in self.emojis
        else:
            valid = isinstance(name, str) and any(ord(letter) > 0x7F for letter in name)
        if not valid:
            self.form.add_error((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI")
        return {"emoji": {**given, "id": None if number is None else str(number)}}

    def resolve_media(self, path: Path, media: object, *, uploaded_only: bool = False) -> Json:
        """Check a media item and resolve its address; ``attachment://name`` must be a file of the message."""
        url = media.get("url") if isinstance(media, dict) else None
        self.form.check_text((*path, "url"), url, 1, 2048)
        if not isinstance(url, str):
            return {}
        if url.startswith("attachment://"):
            attachment = self.files.get(url.removeprefix("attachment://"))
            if attachment is None:
                self.form.add_error(
                    (*path, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment {url!r} was not found",
                )
                return {}
            resolved: Json = {
                "id": str(attachment.id),
                "url": attachment.url,
                "proxy_url": attachment.url,
                "content_type": attachment.content_type,
                "attachment_id": str(attachment.id),
                "loading_state": 2,
                "width": attachment.width,
                "height": attachment.height,
            }
            return resolved
        if uploaded_only:
            message = 'File URL must use the "attachment://" protocol'
            self.form.add_error((*path, "url"), "UNFURLED_MEDIA_ITEM_INVALID_SCHEME", message)
        elif not url.startswith(("http://", "https://")):
            self.form.add_error((*path, "url"), "URL_TYPE_INVALID_SCHEME")
        return {"url": url, "proxy_url": url, "loading_state": 2, "width": None, "height": None}
