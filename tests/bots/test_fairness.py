"""Bots see their seat's view and nothing else: of the true world they could not even ask."""

from typing import Any

import pytest
from tests.bots.tables import BRIEF, ROOMS, SMALL, decisions, sits

import durbar
from durbar.bots.base import Budget
from durbar.bots.levels import presets
from durbar.bots.registry import BOTS, make_bot
from durbar.core.chance import Rng
from durbar.testing.plain import view_text

BOT_TEXTS = [{"search": SMALL, "turns": BRIEF}.get(name, name) for name in BOTS]
FEW = Budget(simulations=6)  # where a level would take more


class Sealed:
    """A game as a bot may use it: it knows no state but those that were sampled from a view."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.sampled = 0

    def __getattr__(self, name: str) -> Any:
        if name in ("new", "view", "outcome", "why_not", "why_not_now", "redacted_text", "state"):
            raise AssertionError(f"a bot asked for the true state: {name}")
        return getattr(self._game, name)

    def sample(self, view: Any, rng: Rng) -> Any:
        self.sampled += 1
        return self._game.sample(view, rng)


every_bot = pytest.mark.parametrize(
    ("room", "text"),
    [(room, text) for room in ROOMS for text in (*BOT_TEXTS, *presets(room))],
)


def test_the_seal_holds() -> None:
    with pytest.raises(AssertionError, match="true state"):
        Sealed(durbar.game("maharaja")).view(None, 0)


@every_bot
def test_a_bot_never_asks_for_the_true_state(room: str, text: str) -> None:
    game = durbar.game(room)
    sealed: Any = Sealed(game)
    bot = make_bot(text, room)
    for state in decisions(game, game.options.parse(None, ""), 11, 20):
        seat = int(state.to_move())
        view = game.view(state, seat)
        assert sits(bot, sealed, seat, 1).choose(view, FEW) in view.legal
    assert (sealed.sampled > 0) == (text != "random")


@every_bot
def test_what_is_hidden_does_not_change_the_choice(room: str, text: str) -> None:
    game = durbar.game(room)
    scrambled = 0
    for number, state in enumerate(decisions(game, game.options.parse(None, ""), 12, 20)):
        seat = int(state.to_move())
        twin = state.clone()
        twin.resample(seat, Rng(number))
        scrambled += twin.key() != state.key()
        assert view_text(game, twin, seat) == view_text(game, state, seat)
        here, there = (
            sits(make_bot(text, room), game, seat, 3).choose(game.view(world, seat), FEW)
            for world in (state, twin)
        )
        assert here == there
    assert scrambled > 0 or room == "maharaja"  # which hides nothing but the order of its pile
