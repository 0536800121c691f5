"""The prestige track: upgrades, and the worth of an area and a Trajan task by the slide bar."""

from __future__ import annotations

from games.engine.table import Table
from games.forum_trajanum.benefits import carry_out_effect, why_useless
from games.forum_trajanum.effects import Upgrades
from games.forum_trajanum.events.goods import Upgraded
from games.forum_trajanum.pieces import (
    AREA_MOST,
    CYPRESSES,
    MERCHANT_I,
    PRESTIGE_LAST,
    TRAJAN_VALUES,
    TRAJAN_VALUES_TURNED,
)
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.words import Message


def upgrade_slide_bar(table: Table[ForumTrajanum], seat: int) -> None:
    """Move the slide bar one step, or with active Merchant I to the next cypress; at the end do nothing."""
    player = table.state.players[seat]
    if player.prestige < PRESTIGE_LAST:
        table.apply(Upgraded(seat, next_position(player)))


@carry_out_effect.register(Upgrades)
async def gain_upgrades(effect: Upgrades, table: Table[ForumTrajanum], seat: int, _reason: Message) -> None:
    """Take upgrades one after another."""
    for _ in range(effect.number):
        upgrade_slide_bar(table, seat)


@why_useless.register(Upgrades)
def no_upgrade(_: Upgrades, state: ForumTrajanum, seat: int) -> Message | None:
    """At the end of the track the slide bar stays where it is."""
    return None if state.players[seat].prestige < PRESTIGE_LAST else Message("nothing-upgrade")


def next_position(player: Player) -> int:
    """Where an upgrade would move the slide bar."""
    if player.is_row_active(MERCHANT_I):
        return next(cypress for cypress in CYPRESSES if cypress > player.prestige)
    return player.prestige + 1


def area_points(player: Player, envoys: int) -> int:
    """The points for a largest area of this many envoys; on the turned bar 1 is nothing and 2 counts as 3."""
    if envoys == 0 or (player.turned and envoys == 1):
        return 0
    counted = 3 if player.turned and envoys == 2 else min(envoys, AREA_MOST)
    return counted + player.prestige


def task_points(player: Player) -> int:
    """What a fulfilled Trajan task scores."""
    return (TRAJAN_VALUES_TURNED if player.turned else TRAJAN_VALUES)[player.prestige]
