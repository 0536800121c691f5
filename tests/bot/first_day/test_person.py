import asyncio
import os
from collections.abc import Iterator
from typing import TextIO

import pytest

from bot.first_day.check import NotTried
from bot.first_day.person import Person


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Iterator[TextIO]:
    """What is typed on the terminal."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as shown, os.fdopen(writing, "w", buffering=1) as typed:
        monkeypatch.setattr("sys.stdin", shown)
        yield typed


async def test_a_person_does_what_is_asked_or_skips_it(typing: TextIO) -> None:
    person = Person()
    pressed = asyncio.Queue[str]()
    with person.listening():
        doing = asyncio.create_task(person.do("press.button", "Press.", pressed.get()))
        pressed.put_nowait("pressed")
        assert await doing == "pressed"
        typing.write("\n")
        with pytest.raises(NotTried, match="skipped"):
            await person.do("press.button", "Press.", pressed.get())
    pressed.put_nowait("later")
    assert pressed.get_nowait() == "later", "nobody waits for it any longer"


async def test_a_question_is_answered_yes_or_no_or_skipped(typing: TextIO) -> None:
    person = Person()
    with person.listening():
        for typed, answer in (("y\n", True), ("Yes\n", True), ("perhaps\nn\n", False)):
            typing.write(typed)
            assert await person.agrees("phone.labels", "Can you read it?") is answer
        typing.write("\n")
        with pytest.raises(NotTried, match="skipped"):
            await person.agrees("phone.labels", "Can you read it?")
