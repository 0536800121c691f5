"""Private panels in channels that can still be edited: where a seat has pressed, its game goes on."""

from __future__ import annotations

from msgspec import Struct

from bot.client.acknowledgement import Interaction
from bot.clock import Clock
from bot.recent import Recent

LIVE_SECONDS = 14 * 60.0
"""How long after the last press such a panel is edited; Discord's token lives a minute longer."""

MOST = 10_000
"""Of how many seats a panel is known."""


class LivePanel(Struct, frozen=True):
    """The newest private panel of a seat, in a channel."""

    interaction: Interaction
    """The last press on it, whose token edits it."""
    seat: int
    user: int
    message: int
    until: float
    """Until when it can be edited, in UTC seconds."""


class LivePanels:
    """The newest private panel of each seat, as far as it was used lately. They live in memory alone."""

    def __init__(self, clock: Clock) -> None:
        """No panel is known yet."""
        self._clock = clock
        self._panels = Recent[tuple[int, int], LivePanel](MOST)

    def note(self, interaction: Interaction, game: int, seat: int, message: int) -> None:
        """A user has pressed on a panel: there the game goes on, in direct messages by new messages."""
        if interaction.guild_id is None:
            self.forget(game, seat)
        else:
            until = self._clock.now() + LIVE_SECONDS
            self._panels[game, seat] = LivePanel(interaction, seat, interaction.user.id, message, until)

    def find(self, game: int, seat: int, user: int) -> LivePanel | None:
        """The panel of a seat that a user has and that can still be edited."""
        found = self._panels.get((game, seat))
        return found if found and found.user == user and self._clock.now() < found.until else None

    def forget(self, game: int, seat: int) -> None:
        """The panel of a seat is gone."""
        self._panels.forget((game, seat))
