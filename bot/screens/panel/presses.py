"""What a press on a panel means: the answer it gives, or what is shown next."""

from bot.screens.ids import panel_ids as ids
from bot.screens.panel.choice import Shown
from bot.screens.shared.picks import decode_picks, encode_picks, parts, picked_anew, shown_part
from games.choice import Choice
from games.engine.errors import NoSuchOption


def meaning(choice: Choice, pressed: ids.PanelId) -> Shown | str:
    """The key of the answer that a press gives, "" if it is none of the choice; or what it shows instead."""
    match pressed:
        case ids.Pick() if choice.confirm(pressed.key):
            return Shown(confirming=pressed.key)
        case ids.Look():
            return Shown(page=pressed.key)
        case ids.PickSeveral():
            part = shown_part(parts(choice.options), pressed.key)
            before = decode_picks(choice, pressed.picks) or ()
            picks = encode_picks(choice, picked_anew(before, part.entries, pressed.values)) if part else ""
            return Shown(page=pressed.key, picks=picks)
        case ids.LookSeveral():
            return Shown(page=pressed.key, picks=pressed.picks)
        case ids.AnswerPicks():
            key = _answer_key(choice, pressed)
            asks_first = not key or choice.confirm(key)
            return Shown(picks=pressed.picks, confirming=key) if asks_first else key
        case ids.ConfirmPicks():
            return _answer_key(choice, pressed)
    return pressed.key


def _answer_key(choice: Choice, pressed: ids.SeveralId) -> str:
    picked = decode_picks(choice, pressed.picks)
    if picked is None:
        return ""
    try:
        return choice.answer_of(picked)
    except NoSuchOption:
        return ""
