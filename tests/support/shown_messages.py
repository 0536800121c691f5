"""What a message shows, to be compared with another one."""

import re

from sandbox import MessageView


def shown(message: MessageView) -> tuple[object, ...]:
    """All of a message but random numbers."""
    buttons = [(button.label, _key(button.custom_id), button.disabled) for button in message.buttons]
    selects = [[(option.label, option.value) for option in select.options] for select in message.selects]
    return message.text, buttons, selects


def _key(custom_id: str | None) -> str:
    """A custom id without the nonce of its notification."""
    return re.sub(r"[0-9]{6,}", "n", custom_id or "")
