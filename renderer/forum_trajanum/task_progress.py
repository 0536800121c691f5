"""How far a seat has come with the tasks of a Trajan card."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.forum_trajanum.payday import table_after_cranes, table_as_scored
from games.forum_trajanum.pieces import GRID, TRAJAN_CARDS, Task
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import (
    collected_goods,
    count_fulfilled,
    is_task_fulfilled,
    number_shown,
    pattern_places,
    task_text,
)
from games.numerals import roman_numeral
from games.words import Argument, Message


class BuildingProgress(Struct, frozen=True):
    """A building task: how often it is fulfilled, and where the next fulfilment is nearest."""

    times: int
    done: tuple[bool, ...]
    """For each space of the pattern, in reading order, whether it is fulfilled."""
    spaces: tuple[str, ...] = ()
    """Where they lie; none for a pattern that may lie anywhere, and while nothing of it stands."""
    possible: bool = True
    """Whether there is room for it at all."""


class CollectingProgress(Struct, frozen=True):
    """Progress of a collecting task: how often it is fulfilled, and the number of each of its things."""

    times: int
    have: Mapping[str, int]


def cards_to_come(view: ForumTrajanum) -> list[str]:
    """The Trajan cards that are still to be scored, the next one first."""
    return [name for cycle, name in sorted(view.trajan.items()) if int(cycle) >= view.cycle]


def player_as_counted(view: ForumTrajanum, seat: int, card: str) -> Player:
    """Input for the tasks of a card: cranes scored, and for this cycle's card citizens paid."""
    now = TRAJAN_CARDS[card].cycle == view.cycle
    return (table_as_scored if now else table_after_cranes)(view, seat).players[seat]


def building_progress(player: Player, card: str) -> BuildingProgress:
    task = TRAJAN_CARDS[card].build
    times = count_fulfilled(player, card)
    if times:
        return BuildingProgress(times, (True,) * len(task.of))
    if task.shape == "anywhere":
        return BuildingProgress(0, tuple(player.count_colour(colour) > 0 for colour in task.of))
    spaces = _nearest_pattern(player, task)
    if spaces is None:
        return BuildingProgress(0, (False,) * len(task.of), possible=False)
    done = _fulfilled_spaces(player, task, spaces)
    return BuildingProgress(0, done, spaces if any(done) else ())


def collecting_progress(player: Player, card: str) -> CollectingProgress:
    """How far a seat has come with the collecting task of a card."""
    wanted = TRAJAN_CARDS[card].collect
    return CollectingProgress(
        collected_goods(player, card).times, {kind: number_shown(player, kind) for kind in wanted}
    )


def _nearest_pattern(player: Player, task: Task) -> tuple[str, ...] | None:
    """The spaces with the largest part of a pattern built, then buildable at once; None without any."""
    free, best, found = frozenset(player.free), (-1, -1), None
    for spaces in pattern_places(task.shape, len(task.of)):
        done = _fulfilled_spaces(player, task, spaces)
        built = sum(done), len(free.intersection(spaces))
        if built > best and _can_come_about(player, task, spaces, done):
            best, found = built, spaces
    return found


def _can_come_about(player: Player, task: Task, spaces: tuple[str, ...], done: tuple[bool, ...]) -> bool:
    """Whether a pattern can still come about here: nothing stands that does not belong to it."""
    kinds = [player.building_on(name) for name in spaces if player.building_on(name)]
    if task.different and len(set(kinds)) < len(kinds):
        return False
    return all(
        there or (name in GRID and not player.building_on(name))
        for name, there in zip(spaces, done, strict=True)
    )


def _fulfilled_spaces(player: Player, task: Task, spaces: tuple[str, ...]) -> tuple[bool, ...]:
    """Which spaces fulfil their own part of the task."""
    return tuple(
        is_task_fulfilled({name: player.building_on(name)}, Task(task.shape, (wanted,)), (name,))
        for name, wanted in zip(spaces, task.of, strict=True)
    )


def task_sentences(view: ForumTrajanum, seat: int | None, card: str) -> Iterator[Message]:
    """Both tasks of a card, the building task first; for a seat with the parts it lacks."""
    cycle = roman_numeral(TRAJAN_CARDS[card].cycle)
    if seat is None:
        for task in ("build", "collect"):
            yield Message("picture-task-open", {"cycle": cycle, "task": task_text(card, task)})
        return
    player = player_as_counted(view, seat, card)
    build, collect = building_progress(player, card), collecting_progress(player, card)
    for task, times in (("build", build.times), ("collect", collect.times)):
        arguments: dict[str, Argument] = {"cycle": cycle, "task": task_text(card, task)}
        if times:
            yield Message("picture-task", {**arguments, "times": times, "value": task_points(player)})
        elif task == "collect":
            wanted = TRAJAN_CARDS[card].collect
            missing = [_missing_text(kind, collect.have[kind], wanted[kind]) for kind in wanted]
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


def _missing_text(kind: str, have: int, number: int) -> Message | None:
    if have >= number:
        return None
    return Message(
        "picture-missing", {"what": Message(f"picture-want-{kind}"), "have": have, "number": number}
    )
