"""Messages about who is waited for, without the times that are different in every run."""

import re

from sandbox import MessageView

TIMES = re.compile(r" · \w+(?: \w+)*? <t:\d+:[fR]>(?: \(<t:\d+:R>\))?")
"""Since when, or until when."""


def without_times(message: MessageView) -> str:
    """The text of a message without the times of its waits."""
    return TIMES.sub("", message.plain_text)
