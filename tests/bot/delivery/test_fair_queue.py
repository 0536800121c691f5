"""Urgent work first, and a fair order between servers."""

from __future__ import annotations

from bot.delivery.fair_queue import FairQueue


def taken(queue: FairQueue[str], n: int) -> list[str | None]:
    """The next items, each finished before the next is taken."""
    found = []
    for _ in range(n):
        item = queue.take()
        found.append(item)
        if item is not None:
            queue.finish(item)
    return found


def test_servers_take_turns_whatever_the_number_of_their_tables() -> None:
    queue: FairQueue[str] = FairQueue(3)
    for n in range(4):
        queue.put(f"big{n}", 1, 0)
    queue.put("small", 2, 0)
    queue.put("tiny", None, 0)
    assert taken(queue, 7) == ["big0", "small", "tiny", "big1", "big2", "big3", None]
    assert not queue


def test_what_waits_longest_comes_first_on_whichever_server_it_is() -> None:
    queue: FairQueue[str] = FairQueue(3)
    for item, server, since in (("late", 1, 9.0), ("middle", 2, 5.0), ("early", 1, 1.0), ("next", 2, 7.0)):
        queue.put(item, server, 1, since)
    queue.put("urgent", 2, 0, 10.0)
    assert taken(queue, 5) == ["urgent", "early", "middle", "next", "late"]


def test_of_two_servers_the_one_with_less_at_work_comes_first_however_long_others_wait() -> None:
    queue: FairQueue[str] = FairQueue(3)
    for n in range(3):
        queue.put(f"big{n}", 1, 0, float(n))
    queue.put("small", 2, 0, 10.0)
    assert [queue.take() for _ in range(4)] == ["big0", "small", "big1", "big2"]


def test_urgent_items_come_first_on_all_servers() -> None:
    queue: FairQueue[str] = FairQueue(3)
    queue.put("edit", 1, 2)
    queue.put("turn", 2, 0)
    queue.put("scoring", 1, 1)
    assert taken(queue, 3) == ["turn", "scoring", "edit"]


def test_an_item_waits_once_on_its_most_urgent_level() -> None:
    queue: FairQueue[str] = FairQueue(3)
    queue.put("a", 1, 1)
    queue.put("b", 1, 1)
    queue.put("b", 1, 0)
    queue.put("b", 1, 2)
    assert len(queue) == 2
    assert taken(queue, 3) == ["b", "a", None]


def test_a_server_has_so_many_at_work_and_leaves_room_for_others() -> None:
    queue: FairQueue[str] = FairQueue(2)
    for n in range(5):
        queue.put(f"big{n}", 1, 0)
    assert [queue.take() for _ in range(3)] == ["big0", "big1", None]
    queue.put("small", 2, 1)
    assert (queue.take(), queue.count_at_work) == ("small", 3)
    queue.finish("big0")
    assert queue.take() == "big2"


def test_an_item_at_work_waits_until_it_is_finished() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put("a", 1, 0)
    assert queue.take() == "a"
    queue.put("a", 1, 0)
    assert queue.take() is None
    queue.finish("a")
    assert queue.take() == "a"
