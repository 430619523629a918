"""Planning: tries out a seat's next turn on a world sampled from its own view."""

from collections.abc import Sequence

from durbar.core.game import WhyNot
from durbar.core.state import State
from durbar.core.types import Action
from durbar.server.outgoing.perspective import Perspective, why_not_info
from durbar.server.protocol.messages import Plan, PlanStep


def plan(
    perspective: Perspective, steps: Sequence[Sequence[Action]], with_prompt: bool
) -> Plan | None:
    """Plays each step completely or leaves it out. Returns None if no turn can be planned now."""
    world = perspective.next_turn()
    if world is None or perspective.seat is None:
        return None
    played = []
    for step in steps:
        after, result = _step(perspective, world, step)
        world = after or world
        played.append(result)
    end = Perspective(perspective.game, world, perspective.seat)
    if not with_prompt:
        return Plan(steps=tuple(played), insight=end.insight())
    # A set is answered when it is really asked, since what others play until then decides it
    prompt = end.prompt(previews=False) if world.to_move() == perspective.seat else None
    is_set = prompt is not None and prompt.kind == "choose_set"
    return Plan(
        steps=tuple(played),
        insight=end.insight(),
        view=end.view(),
        prompt=None if is_set else prompt,
    )


def _step(
    perspective: Perspective, world: State, step: Sequence[Action]
) -> tuple[State | None, PlanStep]:
    """Returns the world after a step and what it did, or None and why it cannot be played."""
    after = world.clone()
    ledgers = []
    for action in step:
        why_not = perspective.game.why_not(after, perspective.seat or 0, action)
        if why_not is not None:
            return None, _rejected(why_not)
        ledgers.append(perspective.ledger(action, after))
    return after, PlanStep(ledgers=tuple(ledgers))


def _rejected(why_not: WhyNot) -> PlanStep:
    return PlanStep(ledgers=(), why_not=why_not_info(why_not))
