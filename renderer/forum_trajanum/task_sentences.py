"""The tasks of a Trajan card in words, and how far a seat has come with them."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import TRAJAN_CARDS
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import task_text
from games.numerals import numeral
from games.words import Argument, Message
from renderer.forum_trajanum.task_progress import building_progress, collecting_progress, counted_player


def task_sentences(view: ForumTrajanum, seat: int | None, card: str) -> Iterator[Message]:
    """Both tasks of a card, the building task first; without a seat what they are, else what it lacks."""
    cycle = numeral(TRAJAN_CARDS[card].cycle)
    if seat is None:
        for task in ("build", "collect"):
            yield Message("picture-task-open", {"cycle": cycle, "task": task_text(card, task)})
        return
    player = counted_player(view, seat, card)
    build, collect = building_progress(player, card), collecting_progress(player, card)
    for task, times in (("build", build.times), ("collect", collect.times)):
        arguments: dict[str, Argument] = {"cycle": cycle, "task": task_text(card, task)}
        if times:
            yield Message("picture-task", {**arguments, "times": times, "value": task_points(player)})
        elif task == "collect":
            wanted = TRAJAN_CARDS[card].collect
            missing = [_missing(kind, collect.have[kind], wanted[kind]) for kind in wanted]
            yield Message(
                "picture-task-missing", {**arguments, "list": tuple(each for each in missing if each)}
            )
        elif not build.possible:
            yield Message("picture-task-blocked", arguments)
        elif build.spaces:
            spaces = [name for name, there in zip(build.spaces, build.done, strict=True) if not there]
            yield Message("picture-task-missing", {**arguments, "list": tuple(spaces)})
        elif TRAJAN_CARDS[card].build.shape != "anywhere":
            yield Message("picture-task-none", arguments)
        else:
            wanted_colours = zip(TRAJAN_CARDS[card].build.of, build.done, strict=True)
            colours = tuple(f"colour-{colour}" for colour, there in wanted_colours if not there)
            yield Message("picture-task-missing", {**arguments, "list": colours})


def _missing(kind: str, have: int, number: int) -> Message | None:
    if have >= number:
        return None
    return Message(
        "picture-missing", {"what": Message(f"picture-want-{kind}"), "have": have, "number": number}
    )
