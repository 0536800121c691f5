"""Regulars: the page of who likes to play with whom, and letters about them."""

from collections.abc import Collection, Mapping, Sequence

from bot.screens.ids.people_ids import (
    AnswerRegular,
    AskRegular,
    OpenRegulars,
    OpenSearch,
    TellOfRegulars,
)
from bot.screens.model import Button, Screen, Select, SelectOption, UserSelect, plain_screen, switch
from bot.screens.names import escape_name
from games.words import Words, listed_names
from storage.peace.regulars import RegularList


def regulars_page(
    found: RegularList, names: Mapping[int, str], words: Words, *, tells: bool, said: str = ""
) -> Screen:
    """A user's regulars, whom they have asked and who asks them; `tells`: of those who look for players."""

    def options(users: Sequence[int]) -> tuple[SelectOption, ...]:
        return tuple(SelectOption(str(user), names[user]) for user in users)

    lists = {"regulars-are": found.regulars, "regulars-asked": found.asked, "regulars-asking": found.asking}
    lines = [
        words(text, names=listed_names(escape_name(names[user]) for user in users))
        for text, users in lists.items()
        if users
    ]
    tell = switch(TellOfRegulars(int(not tells)), "button-tell-of-regulars", words, on=tells)
    return Screen.of(
        said,
        f"## {words('button-regulars')}\n{words('regulars-about')}",
        "\n".join(lines) or words("regulars-none"),
        UserSelect(AskRegular(), words("regulars-choose")),
        Select(AnswerRegular(1), words("regulars-agree"), options(found.asking)),
        Select(
            AnswerRegular(0),
            words("regulars-drop"),
            options((*found.asking, *found.asked, *found.regulars)),
        ),
        (tell,),
    )


def asked_letter(names: Collection[str], nonce: int, words: Words) -> Screen:
    text = words("regulars-letter-asked", names=listed_names(map(escape_name, names)))
    return plain_screen(text, (Button(OpenRegulars(nonce), words("button-regulars")),))


def looking_letter(names: Collection[str], nonce: int, words: Words) -> Screen:
    text = words("regulars-letter-looking", names=listed_names(map(escape_name, names)))
    find = Button(OpenSearch(), words("button-find-people"))
    return plain_screen(text, (find, Button(OpenRegulars(nonce), words("button-regulars"))))
