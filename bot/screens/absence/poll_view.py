"""A question to the people at a table, with everything its message shows."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from bot.screens.markup import bold_list, mentions
from bot.screens.text import title_argument
from games.words import Argument, Verbatim, Words
from storage.absence.polls import QuestionRow
from storage.core.rows import GameRow


class QuestionView(Struct, frozen=True):
    row: GameRow
    question: QuestionRow
    names: Sequence[str]
    asked: Collection[int]
    nonce: int
    moving: bool = False
    """Whether a computer player is still to move."""
    loud: Collection[int] | None = None
    """Those among the asked and the late whom the message notifies; None: all of the asked."""
    late: Mapping[int, int] = {}
    """Late seats -> the users it mentions, since no direct message reaches them."""
    together: Sequence[tuple[QuestionRow, bool]] = ()
    """All questions of the message; (): this one alone."""

    @property
    def question_rows(self) -> Sequence[tuple[QuestionRow, bool]]:
        return self.together or ((self.question, self.moving),)

    @property
    def is_settled(self) -> bool:
        """Whether the message is not changed any more."""
        return all(each.closed is not None and not moving for each, moving in self.question_rows)

    @property
    def seats_called(self) -> tuple[int, ...]:
        return tuple(self.asked if self.loud is None else self.loud)

    @property
    def mentions(self) -> str:
        return mentions(self.asked)

    def title(self, words: Words) -> Verbatim:
        return title_argument(self.row.id, words)

    def named(self, seats: Iterable[int]) -> Argument:
        return bold_list(self.names[seat] for seat in seats)
