"""How computer players judge positions of Porta Nigra."""

from collections.abc import Sequence
from pathlib import Path

from games.agents.agent import Agent
from games.choice import Choice
from games.porta_nigra.actions.building import TAKE
from games.porta_nigra.actions.coins import COIN_TOKEN
from games.porta_nigra.agent.features import features, progress
from games.porta_nigra.events.rounds import InterimScored
from games.porta_nigra.final_scoring import is_interim_to_come
from games.porta_nigra.rounds import OTHER
from games.porta_nigra.state import PortaNigra


def policy(view: PortaNigra, choice: Choice) -> Sequence[str] | None:  # noqa: ARG001
    """The answers that are worth a try; None: all."""
    kept = _KEPT.get(choice.prompt_id)
    return kept(choice.keys) if kept else None


def _cards_first(keys: Sequence[str]) -> Sequence[str]:
    """Influence and coins come as well after the card."""
    return [key for key in keys if key.startswith("card_")]


def _fewest_white(keys: Sequence[str]) -> Sequence[str]:
    """White bricks can be used everywhere."""
    return keys[:1]


def _take_building_card(keys: Sequence[str]) -> Sequence[str]:  # noqa: ARG001
    """A building card costs nothing."""
    return (TAKE,)


def _no_token(keys: Sequence[str]) -> Sequence[str]:
    """A token is worth more than a sesterce, as long as there is a use for a sesterce."""
    return [key for key in keys if key != COIN_TOKEN]


def _few_splits(keys: Sequence[str]) -> Sequence[str]:
    """A split that is not proposed hardly differs from one that is."""
    return [key for key in keys if key != OTHER]


_KEPT = {
    "prompt-card": _cards_first,
    "prompt-act": _no_token,
    "prompt-white": _fewest_white,
    "prompt-building-card": _take_building_card,
    "prompt-interim": _few_splits,
}


AGENT: Agent[PortaNigra] = Agent(
    features,
    progress,
    Path(__file__).parent / "weights.toml",
    policy,
    is_to_come=lambda view, source, seat: source != InterimScored.source or is_interim_to_come(view, seat),
)
