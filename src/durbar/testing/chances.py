"""Chance and uniform choice: the one dealing rule, and frequencies that agree with it."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from durbar.core.chance import pick
from durbar.core.game import play
from durbar.core.types import CHANCE, NOBODY
from durbar.testing.lines import PLIES_AT_MOST
from durbar.testing.spot import Spot

DRAWS: Final = 3  # per position, of outcomes and actions
DRAWN: Final = 800  # when frequencies are counted; more for long lists
PER_CELL: Final = 12  # at least so many for each outcome
CELLS_AT_MOST: Final = 100  # longer lists are counted in bundles


def check_chance(spot: Spot) -> None:
    """Weights are positive and parallel to the outcomes; `chance` is the dealing rule."""
    weights = spot.state.weights()
    fine = len(weights) == len(spot.legal) and all(
        type(weight) is int and weight > 0 for weight in weights
    )
    if not fine:
        spot.report.add("weights", f"{weights} for {len(spot.legal)} outcomes")
        return
    for _ in range(DRAWS):
        rng = spot.draw()
        twin = rng.clone()
        drawn = spot.state.chance(rng)
        by_rule = spot.legal[pick(weights, int(twin.below(sum(weights))))]
        spot.report.expect(
            drawn == by_rule, "dealing-rule", f"chance draws {drawn}, the rule gives {by_rule}"
        )
        spot.report.expect(
            rng.next32() == twin.next32(), "dealing-rule", "chance draws more or less than once"
        )


def check_random_action(spot: Spot) -> None:
    before, out = spot.state.key(), spot.state.buffer()
    for _ in range(DRAWS):
        action = spot.state.random_action(spot.draw(), out)
        if action not in spot.legal:
            spot.report.add("random-action", f"row {action} is not legal")
    spot.report.expect(spot.state.key() == before, "random-action", "it changed the state")


def check_frequencies(spot: Spot) -> None:
    """Outcomes come as often as their weights say, actions equally often: Pearson's chi-square."""
    if not spot.legal:
        return
    state, rng, out = spot.state, spot.draw(), spot.state.buffer()
    if spot.mover == CHANCE:
        weights = state.weights()
        drawn = _counts(lambda: int(state.chance(rng)), len(weights))
    else:
        weights = [1] * len(spot.legal)
        drawn = _counts(lambda: int(state.random_action(rng, out)), len(weights))
    total = sum(drawn.values())
    bundle = -(-len(weights) // CELLS_AT_MOST)
    chi_square, cells = 0.0, 0
    for n in range(0, len(weights), bundle):
        expected = total * sum(weights[n : n + bundle]) / sum(weights)
        found = sum(drawn[action] for action in spot.legal[n : n + bundle])
        chi_square += (found - expected) ** 2 / expected
        cells += 1
    freedom = cells - 1
    # mean and deviation of chi-square; beyond six deviations no fair draw is ever seen
    bound = freedom + 6 * (2 * freedom) ** 0.5 + 12
    message = f"chi-square {chi_square:.0f} of {freedom} degrees, {total} draws: {dict(drawn)}"
    spot.report.expect(chi_square <= bound, "frequencies", message)


def _counts(draw: Callable[[], int], cells: int) -> Counter[int]:
    return Counter(draw() for _ in range(max(DRAWN, PER_CELL * min(cells, CELLS_AT_MOST))))


def check_playout(spot: Spot) -> None:
    """A playout's actions, played again through the checking door, end in the same position."""
    rng = spot.draw()
    state, twin, twin_rng = spot.state.clone(), spot.state.clone(), rng.clone()
    decisions = plies = 0
    out = twin.buffer()
    while (mover := twin.to_move()) != NOBODY:
        decisions += mover != CHANCE
        action = twin.chance(twin_rng) if mover == CHANCE else twin.random_action(twin_rng, out)
        play(spot.game, twin, int(action))
        plies += 1
        if plies > PLIES_AT_MOST:
            spot.report.add("length", f"not over after {PLIES_AT_MOST} random plies")
            return
    counted = state.playout(rng, out)
    spot.report.expect(
        state.key() == twin.key(), "playout", f"{state.key()} against {twin.key()} step by step"
    )
    spot.report.expect(
        decisions == counted, "playout", f"counts {counted} decisions, there were {decisions}"
    )
