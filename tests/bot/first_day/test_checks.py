from bot.client.threads import REQUIRED
from bot.delivery.failures import CODES
from bot.first_day.check import ADVICE
from bot.first_day.checks import CHECKS


def test_each_code_of_the_bot_has_an_advice_and_each_advice_a_meaning() -> None:
    assert {*map(str, CODES)} <= ADVICE.keys()
    assert [code for code, each in ADVICE.items() if bool(each.meaning) == (int(code) in CODES)] == []


def test_each_permission_that_the_bot_needs_is_tried_with_and_without() -> None:
    ids = [check.id for check in CHECKS]
    for first in ("right", "without"):
        assert [each.partition(".")[2] for each in ids if each.startswith(f"{first}.")] == [*REQUIRED]
