"""Observations: from the View alone, documented by index, and the compiled encoder equal to it."""

from typing import Any

import numpy as np
import pytest
from tests.rl.forms import FORMS, NAMES, positions

import durbar
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.rl.encode import encode, encoder_of, layout_of
from durbar.rl.layout import Layout, Piece
from durbar.rl.writer import Encoder, new_writer


def compiled(encoder: Encoder, layout: Layout, state: State, seat: int) -> list[int]:
    writer = new_writer(layout.size)
    encoder.encode(state, seat, writer)
    assert writer.at == layout.size
    return [int(number) for number in writer.out]


@pytest.mark.parametrize(("room", "options"), FORMS, ids=NAMES)
def test_compiled_encoder_writes_what_the_view_tells(room: str, options: Options) -> None:
    """Also where all that the seat may not know was dealt anew: so it tells nothing of it."""
    game: Game[Any, Any] = durbar.game(room)
    layout, encoder = layout_of(game, options), encoder_of(game, options)
    low = [placed.piece.low for placed in layout for _ in range(placed.piece.size)]
    high = [placed.piece.high for placed in layout for _ in range(placed.piece.size)]
    rng = Rng(7)
    for state in positions(game, options, seed=11, every=31):
        for seat in range(options.seats):
            seen = encode(game, layout, game.view(state, seat))
            assert compiled(encoder, layout, state, seat) == seen
            assert all(a <= x <= b for a, x, b in zip(low, seen, high, strict=True))
            twin = state.clone()
            twin.resample(seat, rng)
            assert compiled(encoder, layout, twin, seat) == seen


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_hidden_truth_is_there_to_be_hidden(room: str) -> None:
    """The test above would prove nothing if `resample` never changed a position."""
    game: Game[Any, Any] = durbar.game(room)
    changed = False
    for state in positions(game, game.options(), seed=11, every=31):
        twin = state.clone()
        twin.resample(0, Rng(7))
        changed = changed or twin.key() != state.key()
    assert changed == (room != "maharaja")  # M1.3: there all lies open


def test_parts_are_found_by_name_and_index_without_copying() -> None:
    layout = Layout([Piece("a", (2,), 1, ""), Piece("b", (2, 3), 9, "")])
    batch = np.arange(16, dtype=np.int16).reshape(2, 8)
    named = layout.named(batch)
    assert named["b"].shape == (2, 2, 3) and named["b"][1].tolist() == [[10, 11, 12], [13, 14, 15]]
    assert np.shares_memory(named["b"], batch)
    assert [(each.begin, each.end) for each in layout] == [(0, 2), (2, 8)]
