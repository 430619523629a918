"""Ahead: a turn tried out before it comes, on a world sampled from the asker's own view."""

from collections.abc import Sequence

from durbar.core.game import WhyNot
from durbar.core.state import State
from durbar.core.types import Action
from durbar.server.outgoing.perspective import Perspective, why_not_told
from durbar.server.protocol.messages import Plan, PlanStep


def ahead(eyes: Perspective, steps: Sequence[Sequence[Action]], with_menu: bool) -> Plan | None:
    """Plays each step whole or leaves it out; None if no turn can be planned now."""
    world = eyes.ahead()
    if world is None or eyes.seat is None:
        return None
    told = []
    for step in steps:
        after, one = _step(eyes, world, step)
        world = after or world
        told.append(one)
    then = Perspective(eyes.game, world, eyes.seat)
    if not with_menu:
        return Plan(steps=tuple(told), insight=then.insight())
    # A set is answered when it is really asked: what others lay until then decides it
    prompt = then.prompt(previews=False) if world.to_move() == eyes.seat else None
    is_set = prompt is not None and prompt.kind == "choose_set"
    return Plan(
        steps=tuple(told),
        insight=then.insight(),
        view=then.view(),
        prompt=None if is_set else prompt,
    )


def _step(eyes: Perspective, world: State, step: Sequence[Action]) -> tuple[State | None, PlanStep]:
    """The world after a step and what it did, or None and why it cannot be played."""
    after = world.clone()
    ledgers = []
    for action in step:
        why_not = eyes.game.why_not(after, eyes.seat or 0, action)
        if why_not is not None:
            return None, _refused(why_not)
        ledgers.append(eyes.ledger(action, after))
    return after, PlanStep(ledgers=tuple(ledgers))


def _refused(why_not: WhyNot) -> PlanStep:
    return PlanStep(ledgers=(), why_not=why_not_told(why_not))
