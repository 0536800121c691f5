from bot.recent import Recent


def test_the_least_recently_used_key_is_forgotten() -> None:
    recent = Recent[str, int](2)
    recent["a"], recent["b"] = 1, 2
    assert recent.get("a") == 1
    recent["c"] = 3
    assert list(recent) == ["a", "c"]
    assert recent.get("b") is None
    recent["a"] = 4
    recent["d"] = 5
    assert list(recent) == ["a", "d"]
    recent.forget("a")
    recent.forget("a")
    assert list(recent) == ["d"]
