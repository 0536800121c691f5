"""Porta Nigra, by Wolfgang Kramer and Michael Kiesling: four buildings rise in Augusta Treverorum."""

from pathlib import Path

from games.game import Game, Phase
from games.porta_nigra.advice import advice
from games.porta_nigra.agent import AGENT
from games.porta_nigra.ahead import ahead
from games.porta_nigra.events import POINT_SOURCES, AnyEvent
from games.porta_nigra.events.actions import BrickBought, ElementBuilt, RewardTaken
from games.porta_nigra.events.influence import BrickAdded, HonorCardBought
from games.porta_nigra.final_scoring import final_scoring_phase, final_standings, forecasts
from games.porta_nigra.help import HELP
from games.porta_nigra.refill import refill_phase, setup_phase
from games.porta_nigra.rounds import interim_phase, name_between_rounds, round_name, start_player_phase
from games.porta_nigra.state import Options, PortaNigra, initial_state
from games.porta_nigra.table_text import table_text
from games.porta_nigra.turn import turn_phase
from games.porta_nigra.turn_order import next_to_act

GAME: Game[PortaNigra] = Game(
    name="porta_nigra",
    seats=(2, 3, 4),
    options=Options,
    start=initial_state,
    phases={
        "setup": Phase(setup_phase),
        "refill": Phase(refill_phase),
        "turn": Phase(turn_phase, beginnings=("builder",)),
        "interim": Phase(interim_phase, is_scoring=True),
        "start_player": Phase(start_player_phase),
        "final_scoring": Phase(final_scoring_phase, is_scoring=True),
    },
    events=AnyEvent,
    standing=final_standings,
    point_sources=POINT_SOURCES,
    moments={
        "bricks": (BrickBought,),
        "built": (ElementBuilt, BrickAdded),
        "honor": (HonorCardBought,),
        "rewards": (RewardTaken,),
    },
    next_to_act=next_to_act,
    advice=advice,
    ahead=ahead,
    help=HELP,
    table_text=table_text,
    forecasts=forecasts,
    round_name=round_name,
    between_rounds=name_between_rounds,
    folder=Path(__file__).parent,
    example=Path(__file__).parent / "example.jsonl",
    guided=Path(__file__).parent / "guided",
    agent=AGENT,
    option_values={"last_turn_without_cards": ("reshuffle", "skip")},
)
