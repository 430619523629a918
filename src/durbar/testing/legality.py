"""Legality: `a in legal()`, `play` accepts `a` and `why_not` is None say the same (kit point 1)."""

from typing import Final

from durbar.core.errors import IllegalAction
from durbar.core.game import Prompt, play
from durbar.core.types import CHANCE, NOBODY
from durbar.testing.lines import some
from durbar.testing.spot import Spot

ACCEPTED: Final = 8  # legal actions that are played on clones, of a long list
SETS: Final = 4  # answers to a choose_set that are tried


def check_list(spot: Spot) -> None:
    """Ascending, unique, rows of the mover, and empty only at the end."""
    report, legal, rows = spot.report, spot.legal, spot.game.seat_actions
    if spot.mover == NOBODY:
        report.expect(not legal, "legal-list", f"the game is over, but {legal} are legal")
        return
    report.expect(bool(legal), "legal-list", "nothing is legal, but the game is not over")
    if any(a >= b for a, b in zip(legal, legal[1:], strict=False)):
        report.add("legal-list", f"not ascending or not unique: {legal}")
    first, end = (rows, len(spot.game.ACTIONS)) if spot.mover == CHANCE else (0, rows)
    foreign = [action for action in legal if not first <= action < end]
    report.expect(not foreign, "legal-list", f"rows of the other side: {foreign}")
    if spot.mover not in (CHANCE, *spot.seats):
        report.add("deciders", f"seat {spot.mover} is to move, only {spot.seats} decide")


def check_answers(spot: Spot) -> None:
    """What is legal is explained by nothing and played; all else is explained and refused."""
    legal = set(spot.legal)
    refused = []
    for action in [*spot.rows(), -1, len(spot.game.ACTIONS)]:
        if spot.mover >= 0:
            why_not = spot.game.why_not(spot.state, spot.mover, action)
            if (why_not is None) != (action in legal):
                verdict = "legal" if action in legal else "not legal"
                spot.report.add(
                    "why-not", f"{_name(spot, action)} is {verdict}, why_not: {why_not}"
                )
        if action not in legal:
            refused.append(action)
    refused += some(_chance_rows(spot), 4, spot.rng)
    _check_refusals(spot, refused)
    _check_acceptance(spot)
    _check_seats_not_to_move(spot)


def _chance_rows(spot: Spot) -> list[int]:
    rows = range(spot.game.seat_actions, len(spot.game.ACTIONS))
    return [] if spot.mover == CHANCE else list(rows)


def _check_refusals(spot: Spot, actions: list[int]) -> None:
    trial = spot.state.clone()
    before = trial.key()
    for action in actions:
        try:
            play(spot.game, trial, action)
        except IllegalAction:
            if trial.key() == before:
                continue
            spot.report.add("refusal", f"{_name(spot, action)} was refused and changed the state")
        else:
            spot.report.add("refusal", f"{_name(spot, action)} is not legal, but play accepts it")
        trial = spot.state.clone()


def _check_acceptance(spot: Spot) -> None:
    before = spot.state.key()
    for action in some(spot.legal, ACCEPTED, spot.rng):
        trial = spot.state.clone()
        with spot.report.guard("acceptance"):
            play(spot.game, trial, action)
        if spot.state.key() != before:
            spot.report.add("clone", f"{_name(spot, action)} on a clone changed the original")
            return


def _check_seats_not_to_move(spot: Spot) -> None:
    """They hear just that, whatever they ask about."""
    code = {CHANCE: "chance-to-move", NOBODY: "game-over"}.get(spot.mover, "not-your-turn")
    for seat in range(spot.options.seats):
        if seat == spot.mover:
            continue
        for action in (0, spot.game.seat_actions - 1, *some(spot.legal, 2, spot.rng)):
            found = spot.game.why_not(spot.state, seat, action)
            facts = dict(found.facts) if found else {}
            expected = {"seat": spot.mover} if spot.mover >= 0 else {}
            if found is None or found.code != code or facts != expected:
                spot.report.add("not-your-turn", f"seat {seat}, not to move, hears {found}")


def check_prompt(spot: Spot) -> None:
    """The prompt offers the legal list, to the mover alone, with ids that texts can be found by."""
    for seat in spot.audiences:
        prompt = spot.game.prompt(spot.game.view(spot.state, seat))
        if seat is None or seat != spot.mover:
            spot.report.expect(not prompt.choices, "prompt", f"seat {seat}, not to move, is asked")
        else:
            _check_choices(spot, prompt)


def _check_choices(spot: Spot, prompt: Prompt) -> None:
    offered, legal = [choice.action for choice in prompt.choices], set(spot.legal)
    message = f"offers {offered}, legal are {spot.legal}"
    fine = legal <= set(offered) if prompt.kind == "choose_set" else legal == set(offered)
    spot.report.expect(fine and len(set(offered)) == len(offered), "prompt", message)
    named = all(choice.target and choice.group for choice in prompt.choices)
    spot.report.expect(bool(prompt.asks) and named, "prompt", "a text id is empty")
    together = sum(choice.counts * choice.copies for choice in prompt.choices if not choice.alone)
    fine = 1 <= prompt.least <= prompt.most <= together or prompt.least == 0 < prompt.most
    message = f"asks for {prompt.least} to {prompt.most} of choices that count {together}"
    spot.report.expect(fine, "prompt", message)
    if fine and prompt.kind == "choose_set":
        for action in (choice.action for choice in prompt.choices if choice.alone):
            _check_answer(spot, [action])
        for _ in range(SETS):
            chosen = _some_set(spot, prompt)
            if prompt.is_answered_by(chosen):
                _check_answer(spot, chosen)


def _some_set(spot: Spot, prompt: Prompt) -> list[int]:
    """Choices drawn until they count enough, equal ones as often as there are copies."""
    offered = [c for c in prompt.choices if not c.alone for _ in range(c.copies)]
    enough = prompt.least + spot.rng.below(prompt.most - prompt.least + 1)
    chosen: list[int] = []
    counted = 0
    for choice in some(offered, len(offered), spot.rng):
        if counted < enough and counted + choice.counts <= prompt.most:
            chosen.append(choice.action)
            counted += choice.counts
    return chosen


def _check_answer(spot: Spot, actions: list[int]) -> None:
    """Any answer within the limits, in the engine's order, is legal step by step."""
    actions = sorted(actions)
    trial = spot.state.clone()
    names = " + ".join(_name(spot, action) for action in actions)
    for action in actions:
        if action not in trial.legal():
            spot.report.add("prompt", f"choose_set offers {names}, which cannot be played")
            return
        trial.apply(action)


def _name(spot: Spot, action: int) -> str:
    known = 0 <= action < len(spot.game.ACTIONS)
    return f"`{spot.game.text(action)}`" if known else f"row {action}"
