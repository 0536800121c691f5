"""Porta Nigra, by Wolfgang Kramer and Michael Kiesling: four buildings rise in Augusta Treverorum."""

from pathlib import Path

from games.game import Game, Phase
from games.porta_nigra.agent import AGENT
from games.porta_nigra.ahead import ahead
from games.porta_nigra.events import POINT_SOURCES, AnyEvent
from games.porta_nigra.final_scoring import final_scoring, forecasts, standing
from games.porta_nigra.help import HELP
from games.porta_nigra.refill import refill, setup
from games.porta_nigra.rounds import between_rounds, interim, round_name, start_player
from games.porta_nigra.state import Options, PortaNigra, start
from games.porta_nigra.table_text import table_text
from games.porta_nigra.turn import turn
from games.porta_nigra.turn_order import next_to_act

GAME: Game[PortaNigra] = Game(
    name="porta_nigra",
    seats=(2, 3, 4),
    options=Options,
    start=start,
    phases={
        "setup": Phase(setup),
        "refill": Phase(refill),
        "turn": Phase(turn, beginnings=("builder",)),
        "interim": Phase(interim, is_scoring=True),
        "start_player": Phase(start_player),
        "final_scoring": Phase(final_scoring, is_scoring=True),
    },
    events=AnyEvent,
    standing=standing,
    point_sources=POINT_SOURCES,
    next_to_act=next_to_act,
    ahead=ahead,
    help=HELP,
    table_text=table_text,
    forecasts=forecasts,
    round_name=round_name,
    between_rounds=between_rounds,
    folder=Path(__file__).parent,
    example=Path(__file__).parent / "example.jsonl",
    guided=Path(__file__).parent / "guided",
    agent=AGENT,
    option_values={"last_turn_without_cards": ("reshuffle", "skip")},
)
