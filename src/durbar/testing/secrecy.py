"""Secrecy: what a seat sees, hears and reads depends only on what it may know (kit point 5)."""

from typing import Final

from durbar.core.chance import Rng
from durbar.core.events import Audience, Event
from durbar.core.game import apply_with_events
from durbar.core.state import State
from durbar.core.types import CHANCE, Action, Seat
from durbar.testing.lines import some
from durbar.testing.plain import difference, events_text, text_of, view_text
from durbar.testing.spot import Spot

TRIED: Final = 4  # actions whose events are compared, per position


def check_views(spot: Spot) -> None:
    """A view names its reader, has the menu of the mover alone, and is plain data."""
    for seat in spot.audiences:
        with spot.report.guard("plain-data"):
            view_text(spot.game, spot.state, seat)
        view = spot.game.view(spot.state, seat)
        menu = tuple(spot.legal) if seat is not None and seat == spot.mover else ()
        fine = (view.seat, view.to_move, view.legal) == (seat, spot.mover, menu)
        spot.report.expect(fine, "view", f"seat {seat} sees {view.seat, view.to_move, view.legal}")
        options = dict(view.options)
        spot.report.expect(options == spot.options.to_json(), "view", f"options are {options}")


def check_secrecy(spot: Spot) -> None:
    """Worlds that differ only in what a seat may not know are one world to it."""
    spectator = view_text(spot.game, spot.state, None)
    for seat in spot.seats:
        seen = view_text(spot.game, spot.state, seat)
        twin = spot.state.clone()
        twin.resample(seat, spot.draw())
        twin_text = view_text(spot.game, twin, seat)
        if twin_text != seen:
            spot.report.add("view-secrecy", f"resample({seat}): {difference(seen, twin_text)}")
        twin_text = view_text(spot.game, twin, None)
        if twin_text != spectator:
            spot.report.add(
                "view-secrecy", f"spectator, resample({seat}): {difference(spectator, twin_text)}"
            )
        _check_world(spot, twin, f"resample({seat})")
        _check_why_not(spot, seat, twin)
        _check_sample(spot, seat, seen, twin)
        _check_events_of_twins(spot, seat, twin)


def _check_world(spot: Spot, world: State, name: str) -> None:
    for fault in world.invariants():
        spot.report.add("sample", f"{name}: {fault}")
    if world.to_move() != spot.mover:
        spot.report.add("sample", f"{name}: {world.to_move()} is to move, not {spot.mover}")


def _check_why_not(spot: Spot, seat: Seat, twin: State) -> None:
    if seat == spot.mover:
        for action in some(spot.rows(), 40, spot.rng):
            one = spot.game.why_not(spot.state, seat, action)
            other = spot.game.why_not(twin, seat, action)
            if text_of(one) != text_of(other):
                spot.report.add("why-not-secrecy", f"row {action}: {one} against {other}")


def _check_sample(spot: Spot, seat: Seat, seen: str, twin: State) -> None:
    """A sampled world looks the same, and no resampling peeks at the world it replaces."""
    world = spot.game.sample(spot.game.view(spot.state, seat), spot.draw())
    sampled = view_text(spot.game, world, seat)
    if sampled != seen:
        spot.report.add("sample", f"seat {seat}: {difference(seen, sampled)}")
    _check_world(spot, world, f"sample for seat {seat}")
    keys, seed = set(), int(spot.rng.next32())
    for state in (spot.state, twin, world):
        again = state.clone()
        again.resample(seat, Rng(seed))
        keys.add(again.key())
    spot.report.expect(
        len(keys) == 1, "resample-peeks", f"seat {seat}: equal views, equal generators, {keys}"
    )


def _check_events_of_twins(spot: Spot, seat: Seat, twin: State) -> None:
    """If a seat sees no difference after an action, it heard and read none."""
    in_both = [action for action in twin.legal() if action in spot.legal]
    for action in some(in_both, TRIED, spot.rng):
        if _read(spot, spot.state, seat, action) != _read(spot, twin, seat, action):
            spot.report.add("record-secrecy", f"seat {seat} reads the world from row {action}")
        one, other = (_after(spot, state, seat, action) for state in (spot.state, twin))
        if one[0] == other[0] and one[1] != other[1]:
            message = difference(one[1], other[1])
            spot.report.add("event-secrecy", f"seat {seat}, row {action}: {message}")


def check_redaction(spot: Spot) -> None:
    """A record shows of an action just what view and events show."""
    actions = some(spot.legal, TRIED, spot.rng)
    for seat in spot.audiences:
        if seat == spot.mover:
            continue
        outcomes = [
            (_read(spot, spot.state, seat, a), _after(spot, spot.state, seat, a)) for a in actions
        ]
        for (text, after), (other_text, other_after) in zip(outcomes, outcomes[1:], strict=False):
            if after == other_after and text != other_text:
                spot.report.add(
                    "record-secrecy",
                    f"only the record shows seat {seat} a difference: {text!r}, {other_text!r}",
                )
            if after != other_after and text == other_text and spot.mover == CHANCE:
                one, other = ("\n".join(each) for each in (after, other_after))
                spot.report.add(
                    "record-secrecy",
                    f"{text!r} hides from {seat} what is seen: {difference(one, other)}",
                )


def _read(spot: Spot, state: State, seat: Seat | None, action: Action) -> str:
    return spot.game.redacted_text(state, seat, action)


def _after(spot: Spot, state: State, seat: Seat | None, action: Action) -> tuple[str, str]:
    after = state.clone()
    events = apply_with_events(after, action)
    return view_text(spot.game, after, seat), events_text(spot.game, events, seat)


def check_events(spot: Spot, events: list[Event]) -> None:
    """Events are of the room's types, shown whole to their audience, and redacted once for all."""
    for event in events:
        name = type(event).__name__
        if type(event) not in spot.game.event_types:
            spot.report.add("events", f"{name} is not among the game's event_types")
        with spot.report.guard("plain-data"):
            text_of(event)
        for seat in spot.audiences:
            redacted = spot.game.redact(event, seat)
            whole = event.audience is Audience.ALL or getattr(event, "seat", None) == seat
            if whole and redacted != event:
                spot.report.add("events", f"seat {seat} is in the audience and hears {redacted}")
            if spot.game.redact(redacted, seat) != redacted:
                spot.report.add("events", f"{name} redacted twice for seat {seat} differs")
